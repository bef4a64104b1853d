import { choose, count, opensAsk } from '../../ask.ts';
import type { Ask, Option, Ruling } from '../../contract.ts';
import { deckCard, type Side, SIDES } from '../cards.ts';
import { dials } from '../dials.ts';
import { orderOf } from '../queries.ts';
import { type DueBlock, talonAfter } from '../follow-orders.ts';
import type { Offer } from './index.ts';
import { ruling } from '../rules.ts';
import type { Action, ByHandResult, State } from '../types.ts';

const BLANK: ByHandResult = { set: {}, throws: {} };

/** Done by hand: totals, hands, talons, cards thrown away and the end of the fight, told in any order and taken as one step. */
export function askByHand(state: State, it: DueBlock, offer: Offer, told: ByHandResult = BLANK): Ask<Action> {
	const card = deckCard(it.side, it.card);
	const text = orderOf(state, it.side, it.card)?.value.text;
	const followed = (more: Partial<ByHandResult> = {}): Action => ({ type: 'followed', ...told, ...more });
	const again = (next: ByHandResult) => ({ ask: () => askByHand(state, it, offer, next) });
	const now = dials(state);
	const setting = (id: string, prompt: Ruling, [least, most]: readonly [number, number], value: number): Option<Action> => {
		const then = (n: number) => again({ ...told, set: { ...told.set, [id]: n } });
		const usual = Math.min(most, told.set[id] ?? value);
		return opensAsk(id, () => count<Action>(prompt, [least, most], then, { usual }));
	};

	const byDial = (id: string, prompt: Ruling): readonly Option<Action>[] =>
		now.flatMap((dial) => (dial.id === id && 'least' in dial ? [setting(id, prompt, [dial.least, dial.most], dial.value)] : []));
	const talon = (side: Side): Option<Action> => {
		const value = talonAfter(state.duelists[side], told.set[`hand:${side}`]);
		return setting(`talon:${side}`, ruling('order.talon', { side }), [0, value + state.duelists[side].unknown], value);
	};
	const throws = (side: Side): readonly Option<Action>[] => {
		const hand = told.set[`hand:${side}`] ?? state.duelists[side].hand;
		if (hand === 0) return [];
		const then = (n: number) => again({ ...told, throws: { ...told.throws, [side]: n } });
		return [opensAsk(`throws:${side}`, () => count<Action>(ruling('order.throws', { side }), [0, hand], then))];
	};

	return choose(
		text ? ruling('order.by-hand-says', { card, text }) : ruling('order.by-hand', { card }),
		[
			offer('followed', followed()),
			...SIDES.flatMap((side) => [
				...byDial(`total:${side}`, ruling('order.total', { side })),
				...byDial(`hand:${side}`, ruling('order.hand', { side })),
				...throws(side),
				talon(side)
			]),
			...SIDES.map((side) => offer(`won:${side}`, followed({ won: side })))
		],
		{ who: state.duelists[it.side].seat }
	);
}
