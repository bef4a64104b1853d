import type { Ruling } from '../../../contract.ts';
import { boardDoubts } from '../../bunkers.ts';
import { colourOf } from '../../cards.ts';
import { flightOf, mySaucers } from '../../fleet.ts';
import { diePoints } from '../../movement.ts';
import { dieOf } from '../act.ts';
import { campsOf, completeSquadrons, teamOf, waitsForCard } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** What the table should not forget; the app does not check it. */
export function reminders(state: State): readonly Ruling[] {
	const { phase } = state;
	const team = teamOf(state.active);
	const first = state.first[team];
	const waiting = mySaucers(state).filter((id) => waitsForCard(state, flightOf(state, id)));
	const list: Ruling[] = [];
	if (first && !completeSquadrons(state, team).includes(first))
		list.push(ruling('remind.colour', { colour: first, camps: campsOf(state, team) }));
	for (const id of waiting) list.push(ruling('remind.waits', { saucer: id }));
	if (phase === 'draw') list.push(ruling('remind.pulsar-first'));
	if (phase === 'fire') list.push(ruling('remind.giga-first'), ...boardDoubts(state.facts));
	if (phase !== 'act') return list;
	for (const id of mySaucers(state)) {
		const die = dieOf(state, id);
		const { where } = flightOf(state, id);
		if (die === undefined || where === 'earth' || waiting.includes(id)) continue;
		list.push(ruling('remind.steps', { saucer: id, steps: diePoints(die, state.pulsars.includes(colourOf(id))) }));
		if (where === 'base') list.push(ruling('remind.leave', { saucer: id }));
	}
	return [...list, ruling('remind.neighbour'), ruling('remind.once'), ruling('remind.hole')];
}
