import type { Ruling } from '../../../contract.ts';
import { boardDoubts } from '../../bunkers.ts';
import { colourOf } from '../../cards.ts';
import { flightOf, myFlyingSaucers } from '../../fleet.ts';
import { diePoints } from '../../movement.ts';
import { dieOf, litLines } from '../fire.ts';
import { completeSquadrons } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** What the table should not forget; the app does not check it. */
export function reminders(state: State): readonly Ruling[] {
	const { phase, options, first, pilots } = state;
	const flying = myFlyingSaucers(state);
	const list: Ruling[] = pilots.filter(({ rest }) => rest !== 'no').map(({ id }) => ruling('remind.exhausted', { player: id }));
	if (first && !completeSquadrons(state).includes(first)) list.push(ruling('remind.colour', { colour: first }));
	if (phase === 'draw' && flying.length > 0) list.push(ruling('remind.pulsar-first'));
	if (phase === 'fire') list.push(ruling('remind.giga-first'), ...boardDoubts(state.facts));
	if ((phase === 'fire' || phase === 'move') && options.tirsContinus && litLines(state).length > 0)
		list.push(ruling('remind.continuous', { numbers: [...new Set(state.yellow)] }));
	if (phase === 'move') {
		for (const id of flying) {
			const die = dieOf(state, id);
			if (die === undefined) list.push(ruling('remind.grounded', { saucer: id }));
			else list.push(ruling('remind.steps', { saucer: id, steps: diePoints(die, state.pulsars.includes(colourOf(id))) }));
			if (die !== undefined && flightOf(state, id).where === 'base') list.push(ruling('remind.leave', { saucer: id }));
		}
		if (options.sauteSoucoupes) list.push(ruling('remind.saute'));
		list.push(ruling('remind.hole'));
	}
	if (phase === 'attack' && !options.positions) list.push(ruling('remind.way'));
	return list;
}
