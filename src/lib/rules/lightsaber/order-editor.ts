import { choose, count, opensAsk, pick, text } from '../ask.ts';
import type { Ask, Json, Next, Option, Ruling, TableAction } from '../contract.ts';
import {
	TAKE_BACK_SCOPES,
	blockNames,
	CANCEL_SCOPES,
	MAX_BLOCKS,
	MAX_VALUE,
	type OrderBlock,
	type Order,
	DISCARD_CHOOSERS,
	NUMBER_RANGES,
	MULTIPLY_SCOPES,
	CANCELLED_FATES,
	TARGETS
} from './orders.ts';
import { ruling } from './rules.ts';

type Told = TableAction<never>;
/** Options only a running table has: the other deck's card, this time by hand. */
type Besides<Action> = readonly Option<Action>[];

const learn = (of: string, order: Order): Told => ({ type: 'learn', fact: `order:${of}`, value: order as unknown as Json });

/**
 * "What does your card say?" Block by block, until that is all. A question that leads to itself: further ones are made when they are
 * asked. It begins with what the rulebook gives away, so that often one tap will do.
 */
export function askOrder<Action = Told>(of: string, order: Order, besides: Besides<Action | Told> = []): Ask<Action | Told> {
	if (of.endsWith(':x2') && order.ops.length === 0 && order.value === 0) return askDoubling(of, besides);
	return askBlocks(of, order, besides);
}

/** Nothing in the book says what the card doubles: its five readings are one tap each. */
function askDoubling<Action>(of: string, besides: Besides<Action | Told>): Ask<Action | Told> {
	const readings = MULTIPLY_SCOPES.map((scope): Option<Action | Told> => {
		const op: OrderBlock = { op: 'multiply', by: 2, scope };
		return { id: blockNames(op)[0]!, action: learn(of, { value: 0, ops: [op] }) };
	});
	const elsewise = opensAsk<Action | Told>('elsewise', () => askBlocks(of, { value: 0, ops: [] }, besides));
	return choose(ruling('order.doubles', { card: of }), [...readings, elsewise, ...besides], { fact: `order:${of}` });
}

function askBlocks<Action>(of: string, order: Order, besides: Besides<Action | Told>): Ask<Action | Told> {
	type Any = Action | Told;
	const fact = `order:${of}`;
	const { value, ops } = order;
	const back = (next: Order): Next<Any> => ({ ask: () => askBlocks(of, next, besides) });
	const lay = (op: OrderBlock): Next<Any> => back({ ...order, ops: [...ops, op] });
	const button = (id: string, next: Next<Any>): Option<Any> => ({ id, ...next });
	const question = (options: readonly Option<Any>[]): Ask<Any> => choose(ruling('order.block', { card: of }), options, { fact });
	const number = (
		[least, most]: readonly [number, number],
		then: (n: number) => Next<Any>,
		prompt: Ruling = ruling('order.number', { card: of })
	) => count<Any>(prompt, [least, most], then, { fact });
	const mine = (block: string, who: (typeof TARGETS)[number]): string => (who === 'self' ? block : `${block}-other`);

	const draw = () =>
		question(
			TARGETS.flatMap((who) =>
				[false, true].map((may) =>
					opensAsk(`${mine('draw', who)}${may ? '-may' : ''}`, () =>
						number(NUMBER_RANGES.draw, (n) => lay({ op: 'draw', who, n, ...(may ? { may } : {}) }))
					)
				)
			)
		);
	const multiply = () =>
		question(
			MULTIPLY_SCOPES.map((scope) =>
				opensAsk(`multiply-${scope}`, () => number(NUMBER_RANGES.multiply, (by) => lay({ op: 'multiply', by, scope })))
			)
		);
	const cancel = () =>
		question(
			CANCEL_SCOPES.map((what) =>
				opensAsk(`cancel-${what}`, () =>
					question(CANCELLED_FATES.map((stays) => button(`stays:${stays}`, lay({ op: 'cancel', what, stays }))))
				)
			)
		);
	const discard = () =>
		question(
			TARGETS.flatMap((who) => [
				button(`${mine('discard', who)}:all`, lay({ op: 'discard', who, n: 'all', by: 'owner' })),
				opensAsk(`${mine('discard', who)}:any`, () => smallPrint(who, 'any')),
				opensAsk(mine('discard', who), () => number(NUMBER_RANGES.discard, (n) => ({ ask: () => smallPrint(who, n) })))
			])
		);
	/** Who picks the cards, which may go, what each is worth. */
	const smallPrint = (who: (typeof TARGETS)[number], n: number | 'any'): Ask<Any> =>
		question(DISCARD_CHOOSERS.map((by) => opensAsk(`picked:${by}`, () => onlyThese({ op: 'discard', who, n, by }))));
	const onlyThese = (op: Extract<OrderBlock, { op: 'discard' }>): Ask<Any> =>
		pick({
			prompt: ruling('order.only', { card: of }),
			fact,
			from: [1, 2, 3, 4, 5].map((v) => ({ id: `value:${v}`, most: 1 })),
			ends: [
				{
					id: 'done',
					least: 0,
					most: 5,
					then: (picked) => {
						const only = picked.map((id) => Number(id.slice('value:'.length))).sort();
						return { ask: () => eachAdds({ ...op, ...(only.length ? { only } : {}) }) };
					}
				}
			]
		});
	const eachAdds = (op: Extract<OrderBlock, { op: 'discard' }>): Ask<Any> =>
		number(NUMBER_RANGES.each, (each) => lay({ ...op, ...(each ? { each } : {}) }), ruling('order.each', { card: of }));
	const takeBack = () => question(TAKE_BACK_SCOPES.map((which) => button(`take-back:${which}`, lay({ op: 'take-back', which }))));
	const add = () =>
		question(
			TARGETS.flatMap((who) => [
				opensAsk(mine('add', who), () => number([1, NUMBER_RANGES.add[1]], (n) => lay({ op: 'add', who, n }))),
				opensAsk(mine('subtract', who), () => number([1, -NUMBER_RANGES.add[0]], (n) => lay({ op: 'add', who, n: -n })))
			])
		);

	const more: readonly Option<Any>[] =
		ops.length < MAX_BLOCKS
			? [
					opensAsk('draw', draw),
					opensAsk('multiply', multiply),
					opensAsk('cancel', cancel),
					opensAsk('discard', discard),
					opensAsk('take-back', takeBack),
					opensAsk('add', add),
					button('lose', lay({ op: 'lose' })),
					button('win', lay({ op: 'win' })),
					button('by-hand', lay({ op: 'by-hand' }))
				]
			: [];
	const all: Option<Any> = { id: 'that-is-all', action: learn(of, order) };
	const blank = ops.length === 0 && value === 0; // a stray tap must not teach for ever that a card does nothing
	return choose(
		ruling('order.says', { card: of, value, ops: ops.length ? ops.flatMap(blockNames) : ['nothing'] }),
		[
			...(blank ? [] : [all]),
			opensAsk('value', () => number([0, MAX_VALUE], (n) => back({ ...order, value: n }), ruling('order.value', { card: of }))),
			...more,
			...(ops.length ? [button('clear', back({ ...order, ops: [] }))] : []),
			opensAsk('text', () => text(ruling('order.text', { card: of }), (words) => back({ ...order, text: words }))),
			...besides,
			...(blank ? [all] : [])
		],
		{ fact }
	);
}
