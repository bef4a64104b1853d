import type { Ruling } from '../../../contract.ts';
import { TOKENS } from '../../cards.ts';
import { activeSaucers, countsCards, pilotOf, tokensAfield } from '../fleet.ts';
import { assumedTakeOffs } from '../flight.ts';
import { tokensInHolds, tokensOnBoard } from '../holds.ts';
import { ruling } from '../rules.ts';
import { carrierOf } from '../stacks.ts';
import type { State } from '../types.ts';

/** The rules about places, paths and lines, which only the table can check. */
export function reminders(state: State): readonly Ruling[] {
	if (state.phase === 'between' || state.options.depth === 'score') return tokenSumReminder(state);
	return [
		...(state.phase === 'act' ? [...(isFirstRound(state) ? firstRoundReminders(state) : []), ...actionReminders(state)] : []),
		...(state.phase === 'answer' ? convoyReminder(state) : []),
		...tokenSumReminder(state)
	];
}

const isFirstRound = ({ turn, order }: State): boolean => turn <= order.length;

/** Rules that players know after one round; later they are found in the articles. */
const firstRoundReminders = (state: State): readonly Ruling[] => {
	const { options } = state;
	const secretHolds = options.holdSecrecy !== 'open';
	return [
		ruling('act.move'),
		ruling('act.star'),
		...(countsCards(state) ? [] : [ruling('down.only-losses')]),
		ruling('attack.range'),
		...(secretHolds ? [ruling(options.mustLoad ? 'act.must-load' : 'act.load')] : []),
		...(options.oneAttackPerIntersection === 'total' ? [ruling('attack.one-a-node')] : []),
		...(options.blackHoleMidMove ? [] : [ruling('trou.not-in-move')]),
		...(options.chevauchee && secretHolds ? [ruling('dock.must-be-empty')] : [])
	];
};

/** What has to be done in this turn. */
const actionReminders = (state: State): readonly Ruling[] => {
	const { options } = state;
	return [
		...takeOffReminder(state),
		...attackAgainReminder(state),
		...(activeSaucers(state).some((id) => carrierOf(state.stacks, id)) ? [ruling('dock.parasites-stay')] : []),
		...(options.chevauchee && state.arrived ? [ruling('dock.may-move')] : [])
	];
};

const takeOffReminder = (state: State): readonly Ruling[] => {
	const saucers = assumedTakeOffs(state);
	return saucers.length > 0 ? [ruling('launch.assumed-soon', { saucers })] : [];
};

const attackAgainReminder = ({ attacked, options }: State): readonly Ruling[] => {
	if (attacked.length === 0 || options.oneAttackPerIntersection === 'total') return [];
	const rule = options.oneAttackPerIntersection === 'perTarget' ? 'attack.move-first' : 'attack.move-first-player';
	return [ruling(rule, { saucers: attacked })];
};

const convoyReminder = ({ attack, stacks, ...state }: State): readonly Ruling[] =>
	attack && stacks.some(([bottom]) => bottom === attack.target)
		? [ruling('answer.alone', { player: pilotOf({ stacks, ...state }, attack.target).id })]
		: [];

/** With open holds the Galactix must add up to fifteen. Any other sum is shown, and the table corrects the wrong number. */
const tokenSumReminder = (state: State): readonly Ruling[] => {
	if (!state.board) return [];
	const is = tokensOnBoard(state) + tokensInHolds(state) + (TOKENS - tokensAfield(state));
	return is === TOKENS ? [] : [ruling('hold.sum', { is, should: TOKENS })];
};
