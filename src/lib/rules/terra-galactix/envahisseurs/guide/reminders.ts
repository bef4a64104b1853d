import type { Ruling } from '../../../contract.ts';
import { boardDoubts } from '../../bunkers.ts';
import { colourOf } from '../../cards.ts';
import { flightOf, mySaucers } from '../../fleet.ts';
import { diePoints } from '../../movement.ts';
import { dieOf } from '../act.ts';
import { campsOf, completeSquadrons, countsCards, mayMove, teamOf, waitsForCard } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** Reminders of what the app does not check. Rules that never change are shown in the first round only. */
export function reminders(state: State): readonly Ruling[] {
	return [...due(state), ...(state.turn <= state.pilots.length ? basics(state) : [])];
}

/** What has to be done now, and what has just changed. */
function due(state: State): readonly Ruling[] {
	const { phase } = state;
	const team = teamOf(state.active);
	const first = state.first[team];
	const waiting = mySaucers(state).filter((id) => waitsForCard(state, flightOf(state, id)));
	const list: Ruling[] = [];
	if (first && !completeSquadrons(state, team).includes(first))
		list.push(ruling('remind.colour', { colour: first, camps: campsOf(state, team) }));
	for (const id of waiting) list.push(ruling('remind.waits', { saucer: id }));
	if (phase === 'fire') list.push(...boardDoubts(state.facts));
	if (phase !== 'act') return list;
	for (const id of mySaucers(state)) {
		const die = dieOf(state, id);
		if (die === undefined || flightOf(state, id).where === 'earth' || waiting.includes(id)) continue;
		list.push(ruling('remind.steps', { saucer: id, steps: diePoints(die, state.pulsars.includes(colourOf(id))) }));
	}
	return list;
}

function basics(state: State): readonly Ruling[] {
	switch (state.phase) {
		case 'draw':
			return [ruling('remind.pulsar-first')];
		case 'roll':
			return countsCards(state) ? [] : [ruling('remind.pulsar-first')];
		case 'fire':
			return [ruling('remind.giga-first')];
		case 'act': {
			const leaving = mySaucers(state).filter((id) => flightOf(state, id).where === 'base' && mayMove(state, id));
			return [
				...leaving.map((id) => ruling('remind.leave', { saucer: id })),
				ruling('remind.neighbour'),
				ruling('remind.once'),
				ruling('remind.hole')
			];
		}
	}
}
