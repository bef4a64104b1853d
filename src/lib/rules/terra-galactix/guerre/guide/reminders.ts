import type { Ruling } from '../../../contract.ts';
import { saucersOf, TOKENS } from '../../cards.ts';
import { tokensAfield, activeCamp, pilotOf } from '../fleet.ts';
import { tokensInHolds, tokensOnBoard } from '../holds.ts';
import { ruling } from '../rules.ts';
import { carrierOf } from '../stacks.ts';
import type { State } from '../types.ts';

/** What the companion does not see: places, paths and lines. */
export function reminders(state: State): readonly Ruling[] {
	if (state.phase === 'between' || state.options.depth === 'score') return tokenSumReminder(state);
	const { attacked, options } = state;
	const acting = state.phase === 'act';
	return [
		...(acting ? [ruling('act.move'), ruling('act.star'), ruling('attack.range')] : []),
		...(acting && options.holdSecrecy !== 'open' ? [ruling('act.load')] : []),
		...(acting && attacked.length > 0 && options.oneAttackPerIntersection === 'perTarget'
			? [ruling('attack.move-first', { saucers: attacked })]
			: []),
		...(acting && attacked.length > 0 && options.oneAttackPerIntersection === 'perPlayer'
			? [ruling('attack.move-first-player', { saucers: attacked })]
			: []),
		...(acting && options.oneAttackPerIntersection === 'total' ? [ruling('attack.one-a-node')] : []),
		...(acting && !options.blackHoleMidMove ? [ruling('trou.not-in-move')] : []),
		...(acting && options.chevauchee && options.holdSecrecy !== 'open' ? [ruling('dock.must-be-empty')] : []),
		...(acting && saucersOf(activeCamp(state)).some((id) => carrierOf(state.stacks, id)) ? [ruling('dock.parasites-stay')] : []),
		...(acting && options.chevauchee && state.arrived ? [ruling('dock.may-move')] : []),
		...(state.phase === 'answer' && state.stacks.some((stack) => stack[0] === state.attack!.target)
			? [ruling('answer.alone', { player: pilotOf(state, state.attack!.target).id })]
			: []),
		...tokenSumReminder(state)
	];
}

/** Fifteen tokens in all: any other sum is shown, and the table says which number is wrong. */
const tokenSumReminder = (state: State): readonly Ruling[] => {
	if (!state.board) return [];
	const is = tokensOnBoard(state) + tokensInHolds(state) + (TOKENS - tokensAfield(state));
	return is === TOKENS ? [] : [ruling('hold.sum', { is, should: TOKENS })];
};
