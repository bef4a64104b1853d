import type { Ruling } from '../../contract.ts';
import { CARDS_PLANNED, opponentOf, SIDES } from '../cards.ts';
import { stepsOf } from '../kernel.ts';
import { situationOf } from '../queries.ts';
import { ruling } from '../rules.ts';
import type { FightResult, State } from '../types.ts';

/** What the players have to do with the real cards and figures; the app does not check it. */
export function reminders(state: State): readonly Ruling[] {
	const { kind } = situationOf(state);
	const last = state.results.at(-1);
	const uncounted = state.options.depth === 'cards' ? SIDES.filter((side) => state.duelists[side].blurred) : [];
	const countHands = uncounted.map((side) => ruling('remind.count', { side }));
	// Rules that never change are shown as reminders in the first round only.
	if (state.round > 1 && kind !== 'round-over') return countHands;
	switch (kind) {
		case 'reveal':
			return [...countHands, ...slideHint(state), ...(last ? afterFight(last) : [ruling('remind.lay', { laid: CARDS_PLANNED })])];
		case 'impasse':
			return [...countHands, ruling('remind.together'), ruling('remind.no-conceding')];
		case 'impasse-one':
			return [...countHands, ruling('remind.no-conceding')];
		case 'behind':
			return [...countHands, ruling('remind.overlap')];
		case 'round-over': {
			const steps = stepsOf(state.results);
			const mover = SIDES.find((side) => steps[side] > 0);
			return [
				...(mover ? [ruling('remind.figure', { side: mover, steps: steps[mover] })] : []),
				...(state.round === 1 ? [ruling('remind.clear'), ruling('remind.keep')] : [])
			];
		}
		default:
			return countHands;
	}
}

/** On a player's own phone, how both cards are entered in one touch. */
const slideHint = ({ options }: State): readonly Ruling[] =>
	options.phone === 'table' || options.depth !== 'cards' ? [] : [ruling('remind.slide', { side: options.phone })];

/** Who leaves the cards of the last fight on the table, and who discards them. */
function afterFight(result: FightResult): readonly Ruling[] {
	if (result === 'drawn') return SIDES.map((side) => ruling('remind.discard', { side }));
	return [ruling('remind.leave', { side: result }), ruling('remind.discard', { side: opponentOf(result) })];
}
