import { choose, count, opensAsk } from '../../ask.ts';
import type { Ask, Option, Ruling } from '../../contract.ts';
import { type Side, SIDES } from '../cards.ts';
import { dials } from '../dials.ts';
import { type DueBlock, talonAfter } from '../follow-orders.ts';
import { counterDial, deckCard } from '../ids.ts';
import { orderOf } from '../queries.ts';
import { ruling } from '../rules.ts';
import type { Action, ByHandResult, State } from '../types.ts';
import { type Offer, seatOf } from './offer.ts';

const EMPTY: ByHandResult = { set: {}, throws: {} };

/** Asks what the table did by hand: totals, hands, talons, discards and the end of the fight, in any order, stored as one action. */
export function askByHand(state: State, block: DueBlock, offer: Offer, entered: ByHandResult = EMPTY): Ask<Action> {
	const card = deckCard(block.side, block.card);
	const text = orderOf(state, block.side, block.card)?.value.text;
	const followed = (more: Partial<ByHandResult> = {}): Action => ({ type: 'followed', ...entered, ...more });
	const askAgain = (next: ByHandResult) => ({ ask: () => askByHand(state, block, offer, next) });
	const allDials = dials(state);
	const numberOption = (id: string, prompt: Ruling, [least, most]: readonly [number, number], value: number): Option<Action> => {
		const then = (n: number) => askAgain({ ...entered, set: { ...entered.set, [id]: n } });
		const usual = Math.min(most, entered.set[id] ?? value);
		return opensAsk(id, () => count<Action>(prompt, [least, most], then, { usual }));
	};

	const dialOption = (id: string, prompt: Ruling): readonly Option<Action>[] =>
		allDials.flatMap((dial) => (dial.id === id && 'least' in dial ? [numberOption(id, prompt, [dial.least, dial.most], dial.value)] : []));
	const talonOption = (side: Side): Option<Action> => {
		const value = talonAfter(state.duelists[side], entered.set[counterDial('hand', side)]);
		return numberOption(counterDial('talon', side), ruling('order.talon', { side }), [0, value + state.duelists[side].unknown], value);
	};
	const discardOption = (side: Side): readonly Option<Action>[] => {
		const hand = entered.set[counterDial('hand', side)] ?? state.duelists[side].hand;
		if (hand === 0) return [];
		const then = (n: number) => askAgain({ ...entered, throws: { ...entered.throws, [side]: n } });
		return [opensAsk(`throws:${side}`, () => count<Action>(ruling('order.throws', { side }), [0, hand], then))];
	};

	return choose(
		text ? ruling('order.by-hand-says', { card, text }) : ruling('order.by-hand', { card }),
		[
			offer('followed', followed()),
			...SIDES.flatMap((side) => [
				...dialOption(counterDial('total', side), ruling('order.total', { side })),
				...dialOption(counterDial('hand', side), ruling('order.hand', { side })),
				...discardOption(side),
				talonOption(side)
			]),
			...SIDES.map((side) => offer(`won:${side}`, followed({ won: side })))
		],
		{ who: seatOf(state, block.side) }
	);
}
