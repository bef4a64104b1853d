import type { Ruling } from '../../contract.ts';
import { CAPTURE_LINES, plannerLines } from '../planner-lines.ts';
import { ruling } from '../rules.ts';
import { lookableHexes, tilesLeft } from '../turn.ts';
import type { State } from '../types.ts';

/** First a tile that can be taken now, then the reminders of the phase, then the other plans of the planner. */
export function reminders(state: State): readonly Ruling[] {
	const lines = plannerLines(state);
	const captures = lines.filter(({ rule }) => CAPTURE_LINES.includes(rule));
	return [...captures, ...phaseReminders(state), ...lines.filter(({ rule }) => !CAPTURE_LINES.includes(rule))];
}

/** Rules that never change are shown as reminders only in the first turn of each player. */
const isFirstRound = ({ turn, players }: State): boolean => turn <= players.length;

function phaseReminders(state: State): readonly Ruling[] {
	switch (state.phase) {
		case 'roll':
		case 'tiles':
			return state.unplaced ? [ruling('score.unplaced')] : [];
		case 'move':
			return [
				...(isFirstRound(state) ? [ruling('move.keep')] : []),
				...(isFirstRound(state) && lookableHexes(state).length > 0 ? [ruling('look.last-point')] : []),
				...(tilesLeft(state) === 1 ? [ruling('claim.lapses')] : [])
			];
		case 'look':
			if (!isFirstRound(state)) return [];
			return [ruling('look.free'), ...(state.options.looks === 'onePerTurn' ? [ruling('look.one')] : [])];
		default:
			return [];
	}
}
