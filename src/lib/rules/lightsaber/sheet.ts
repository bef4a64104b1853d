import { choose, count, leads } from '../ask.ts';
import type { Ask, Option } from '../contract.ts';
import { named, SIDES } from './cards.ts';
import { dials } from './dials.ts';
import { orderOf } from './duel.ts';
import type { Due } from './follow.ts';
import type { Offer } from './guide.ts';
import { ruling } from './rules.ts';
import type { Action, Sheet, State } from './types.ts';

const BLANK: Sheet = { set: {}, throws: {} };

/** Done by hand: totals, hands, cards thrown away and the end of the fight, told in any order and taken as one step. */
export function sheet(state: State, it: Due, offer: Offer, told: Sheet = BLANK): Ask<Action> {
	const card = named(it.side, it.card);
	const text = orderOf(state, it.side, it.card)?.value.text;
	const followed = (more: Partial<Sheet> = {}): Action => ({ type: 'followed', ...told, ...more });
	const again = (next: Sheet) => ({ ask: () => sheet(state, it, offer, next) });
	const now = dials(state);

	const number = (id: string, rule: 'order.total' | 'order.hand', side: (typeof SIDES)[number]): Option<Action> =>
		leads(id, () => {
			const dial = now.find((each) => each.id === id)!;
			const [least, most] = 'least' in dial ? [dial.least, dial.most] : [0, 0];
			const usual = told.set[id] ?? (dial.value as number);
			return count<Action>(ruling(rule, { side }), [least, most], (n) => again({ ...told, set: { ...told.set, [id]: n } }), { usual });
		});
	const throws = (side: (typeof SIDES)[number]): readonly Option<Action>[] => {
		const hand = told.set[`hand:${side}`] ?? state.duelists[side].hand;
		if (hand === 0) return [];
		const then = (n: number) => again({ ...told, throws: { ...told.throws, [side]: n } });
		return [leads(`throws:${side}`, () => count<Action>(ruling('order.throws', { side }), [0, hand], then))];
	};

	return choose(
		text ? ruling('order.by-hand-says', { card, text }) : ruling('order.by-hand', { card }),
		[
			offer('followed', followed()),
			...SIDES.flatMap((side) => [
				number(`total:${side}`, 'order.total', side),
				number(`hand:${side}`, 'order.hand', side),
				...throws(side)
			]),
			...SIDES.map((side) => offer(`won:${side}`, followed({ won: side })))
		],
		{ who: state.duelists[it.side].seat }
	);
}
