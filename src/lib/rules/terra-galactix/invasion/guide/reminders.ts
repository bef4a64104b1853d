import type { Ruling } from '../../../contract.ts';
import { boardDoubts } from '../../bunkers.ts';
import { colourOf } from '../../cards.ts';
import { litLines } from '../../earth-fire.ts';
import { flightOf, myFlyingSaucers } from '../../fleet.ts';
import { diePoints } from '../../movement.ts';
import { dieOf, hasDie } from '../fire.ts';
import { completeSquadrons, countsCards } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** Reminders of what the app does not check. Rules that never change are shown in the first round only. */
export function reminders(state: State): readonly Ruling[] {
	return [...due(state), ...(state.turn <= state.pilots.length ? basics(state) : [])];
}

/** What has to be done now, and what has just changed. */
function due(state: State): readonly Ruling[] {
	const { phase, options, first, pilots } = state;
	const list: Ruling[] = pilots.filter(({ rest }) => rest !== 'no').map(({ id }) => ruling('remind.exhausted', { player: id }));
	if (first && !completeSquadrons(state).includes(first)) list.push(ruling('remind.colour', { colour: first }));
	// At depth `board` the app does not wait until the pieces were moved.
	if (phase === 'roll' && state.wave && !options.positions && !countsCards(state)) list.push(ruling('nova.push'));
	if (phase !== 'roll' && state.woken) list.push(ruling('resistance.rebuild'));
	if (phase === 'fire') list.push(...boardDoubts(state.facts));
	if ((phase === 'fire' || phase === 'move') && options.tirsContinus && litLines(state).length > 0)
		list.push(ruling('remind.continuous', { numbers: [...new Set(state.yellow)] }));
	if (phase !== 'move') return list;
	for (const id of myFlyingSaucers(state)) {
		const die = dieOf(state, id);
		if (!hasDie(state, id)) list.push(ruling('remind.grounded', { saucer: id }));
		if (die !== undefined) list.push(ruling('remind.steps', { saucer: id, steps: diePoints(die, state.pulsars.includes(colourOf(id))) }));
	}
	return list;
}

function basics(state: State): readonly Ruling[] {
	const { phase, options } = state;
	const flying = myFlyingSaucers(state);
	switch (phase) {
		case 'draw':
		case 'roll':
			return flying.length > 0 && (phase === 'draw' || !countsCards(state)) ? [ruling('remind.pulsar-first')] : [];
		case 'fire':
			return [ruling('remind.giga-first')];
		case 'move': {
			const leaving = flying.filter((id) => hasDie(state, id) && flightOf(state, id).where === 'base');
			return [
				...leaving.map((id) => ruling('remind.leave', { saucer: id })),
				...(options.sauteSoucoupes ? [ruling('remind.saute')] : []),
				ruling('remind.hole')
			];
		}
		case 'attack':
			return options.positions ? [] : [ruling('remind.way')];
	}
}
