import { choose, count, opensAsk } from '../../ask.ts';
import type { Ask, Option, Ruling } from '../../contract.ts';
import { type Side, SIDES, type SpecialId } from '../cards.ts';
import { dials } from '../dials.ts';
import { talonAfter } from '../follow-orders.ts';
import { counterDial, deckCard, newTotalId, wonId } from '../ids.ts';
import { orderOf, totalOf } from '../queries.ts';
import { ruling } from '../rules.ts';
import type { Action, ByHandResult, State } from '../types.ts';
import { type Offer, seatOf } from './offer.ts';

const EMPTY: ByHandResult = { set: {}, throws: {} };

/** The card that the table follows. */
interface CardByHand {
	readonly side: Side;
	readonly card: SpecialId;
}

/** How far from the present total a new total has a key of its own. */
const TOTALS_OFFERED = [-3, 10] as const;

/** Asks what a card did that the table followed by hand. Most change one total: that is one key, everything else is behind another. */
export function askByHand(state: State, byHand: CardByHand, offer: Offer): Ask<Action> {
	const { side } = byHand;
	const card = deckCard(side, byHand.card);
	const text = orderOf(state, side, byHand.card)?.value.text;
	const total = totalOf(state, side);
	const [below, above] = TOTALS_OFFERED;
	const least = Math.max(0, total + below);
	const totals = Array.from({ length: total + above - least + 1 }, (_, i) => least + i);
	return choose(
		text ? ruling('order.new-total-says', { card, side, text }) : ruling('order.new-total', { card, side }),
		[
			offer('followed', { type: 'followed', ...EMPTY }),
			opensAsk('changes', () => askChanges(state, byHand, offer)),
			...SIDES.map((winner) => offer(wonId(winner), { type: 'followed', ...EMPTY, won: winner })),
			...totals.map((n) => offer(newTotalId(n), { type: 'followed', ...EMPTY, set: { [counterDial('total', side)]: n } }))
		],
		{ who: seatOf(state, side) }
	);
}

/** Asks for all that the table did by hand: totals, hands, talons, discards and the end of the fight, in any order, stored as one action. */
function askChanges(state: State, byHand: CardByHand, offer: Offer, entered: ByHandResult = EMPTY): Ask<Action> {
	const card = deckCard(byHand.side, byHand.card);
	const text = orderOf(state, byHand.side, byHand.card)?.value.text;
	const followed = (more: Partial<ByHandResult> = {}): Action => ({ type: 'followed', ...entered, ...more });
	const askAgain = (next: ByHandResult) => ({ ask: () => askChanges(state, byHand, offer, next) });
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
			offer('done', followed()),
			...SIDES.flatMap((side) => [
				...dialOption(counterDial('total', side), ruling('order.total', { side })),
				...dialOption(counterDial('hand', side), ruling('order.hand', { side })),
				...discardOption(side),
				talonOption(side)
			]),
			...SIDES.map((side) => offer(wonId(side), followed({ won: side })))
		],
		{ who: seatOf(state, byHand.side) }
	);
}
