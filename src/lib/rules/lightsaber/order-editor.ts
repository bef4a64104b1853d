import { choose, count, opensAsk, pick, text } from '../ask.ts';
import type { Ask, Json, Next, Option, Ruling, TableAction } from '../contract.ts';
import { orderFact, parseDeckCard, parseValue, valueId } from './ids.ts';
import {
	blockNames,
	CANCEL_SCOPES,
	CANCELLED_FATES,
	DISCARD_CHOOSERS,
	MAX_BLOCKS,
	MAX_VALUE,
	MULTIPLY_SCOPES,
	NUMBER_RANGES,
	type Order,
	type OrderBlock,
	TAKE_BACK_SCOPES,
	type Target,
	TARGETS
} from './orders.ts';
import { ruling } from './rules.ts';

type Learn = TableAction<never>;
type DiscardBlock = Extract<OrderBlock, { readonly op: 'discard' }>;

const learn = (card: string, order: Order): Learn => ({ type: 'learn', fact: orderFact(card), value: order as unknown as Json });

const isBlank = ({ value, ops }: Order): boolean => ops.length === 0 && value === 0;

/**
 * Asks what a special card says, block by block. It starts with what the rulebook's advice says about the card, so that often one tap is
 * enough. `extraOptions` are offered only during a game: copy the order of the other deck, follow the card by hand this once.
 */
export function askOrder<Action = Learn>(
	card: string,
	order: Order,
	extraOptions: readonly Option<Action | Learn>[] = []
): Ask<Action | Learn> {
	return parseDeckCard(card)?.card === 'x2' && isBlank(order) ? askDoubling(card, extraOptions) : askBlocks(card, order, extraOptions);
}

/** The rulebook does not say what X2 doubles: each of the five readings is one tap. */
function askDoubling<Action>(card: string, extraOptions: readonly Option<Action | Learn>[]): Ask<Action | Learn> {
	const readings = MULTIPLY_SCOPES.flatMap((scope): readonly Option<Action | Learn>[] => {
		const op: OrderBlock = { op: 'multiply', by: 2, scope };
		return blockNames(op).map((id) => ({ id, action: learn(card, { value: 0, ops: [op] }) }));
	});
	const somethingElse = opensAsk<Action | Learn>('elsewise', () => askBlocks(card, { value: 0, ops: [] }, extraOptions));
	return choose(ruling('order.doubles', { card }), [...readings, somethingElse, ...extraOptions], { fact: orderFact(card) });
}

function askBlocks<Action>(card: string, order: Order, extraOptions: readonly Option<Action | Learn>[]): Ask<Action | Learn> {
	type Any = Action | Learn;
	const fact = orderFact(card);
	const { value, ops } = order;
	const editAgain = (next: Order): Next<Any> => ({ ask: () => askBlocks(card, next, extraOptions) });
	const addBlock = (op: OrderBlock): Next<Any> => editAgain({ ...order, ops: [...ops, op] });
	const option = (id: string, next: Next<Any>): Option<Any> => ({ id, ...next });
	/** All these questions have the same prompt, so each needs an id of its own. */
	const question = (about: string, options: readonly Option<Any>[]): Ask<Any> =>
		choose(ruling('order.block', { card }), options, { id: `order.block ${card} ${about}`, fact });
	const number = (
		about: string,
		[least, most]: readonly [number, number],
		then: (n: number) => Next<Any>,
		prompt: Ruling = ruling('order.number', { card })
	) => count<Any>(prompt, [least, most], then, { id: `${prompt.rule} ${card} ${about}`, fact });
	const targeted = (block: string, who: Target): string => (who === 'self' ? block : `${block}-other`);

	const askDraw = () =>
		question(
			'draw',
			TARGETS.flatMap((who) =>
				[false, true].map((may) => {
					const id = `${targeted('draw', who)}${may ? '-may' : ''}`;
					return opensAsk(id, () => number(id, NUMBER_RANGES.draw, (n) => addBlock({ op: 'draw', who, n, ...(may ? { may } : {}) })));
				})
			)
		);
	const askMultiply = () =>
		question(
			'multiply',
			MULTIPLY_SCOPES.map((scope) =>
				opensAsk(`multiply-${scope}`, () =>
					number(`multiply-${scope}`, NUMBER_RANGES.multiply, (by) => addBlock({ op: 'multiply', by, scope }))
				)
			)
		);
	const askCancel = () =>
		question(
			'cancel',
			CANCEL_SCOPES.map((what) =>
				opensAsk(`cancel-${what}`, () =>
					question(
						`cancel-${what}`,
						CANCELLED_FATES.map((stays) => option(`stays:${stays}`, addBlock({ op: 'cancel', what, stays })))
					)
				)
			)
		);
	const askDiscard = () =>
		question(
			'discard',
			TARGETS.flatMap((who) => [
				option(`${targeted('discard', who)}:all`, addBlock({ op: 'discard', who, n: 'all', by: 'owner' })),
				opensAsk(`${targeted('discard', who)}:any`, () => askDiscardChooser(who, 'any')),
				opensAsk(targeted('discard', who), () =>
					number(targeted('discard', who), NUMBER_RANGES.discard, (n) => ({ ask: () => askDiscardChooser(who, n) }))
				)
			])
		);
	const askDiscardChooser = (who: Target, n: number | 'any'): Ask<Any> =>
		question(
			`${targeted('discard', who)}:${n}`,
			DISCARD_CHOOSERS.map((by) => opensAsk(`picked:${by}`, () => askDiscardValues({ op: 'discard', who, n, by })))
		);
	const askDiscardValues = (op: DiscardBlock): Ask<Any> =>
		pick({
			prompt: ruling('order.only', { card }),
			fact,
			from: [1, 2, 3, 4, 5].map((attack) => ({ id: valueId(attack), most: 1 })),
			ends: [
				{
					id: 'done',
					least: 0,
					most: 5,
					then: (picked) => {
						const only = picked.map(parseValue).sort();
						return { ask: () => askPointsEach({ ...op, ...(only.length ? { only } : {}) }) };
					}
				}
			]
		});
	const askPointsEach = (op: DiscardBlock): Ask<Any> =>
		number('each', NUMBER_RANGES.each, (each) => addBlock({ ...op, ...(each ? { each } : {}) }), ruling('order.each', { card }));
	const askTakeBack = () =>
		question(
			'take-back',
			TAKE_BACK_SCOPES.map((which) => option(`take-back:${which}`, addBlock({ op: 'take-back', which })))
		);
	const askAdd = () =>
		question(
			'add',
			TARGETS.flatMap((who) => [
				opensAsk(targeted('add', who), () =>
					number(targeted('add', who), [1, NUMBER_RANGES.add[1]], (n) => addBlock({ op: 'add', who, n }))
				),
				opensAsk(targeted('subtract', who), () =>
					number(targeted('subtract', who), [1, -NUMBER_RANGES.add[0]], (n) => addBlock({ op: 'add', who, n: -n }))
				)
			])
		);

	const blockOptions: readonly Option<Any>[] =
		ops.length < MAX_BLOCKS
			? [
					opensAsk('draw', askDraw),
					opensAsk('multiply', askMultiply),
					opensAsk('cancel', askCancel),
					opensAsk('discard', askDiscard),
					opensAsk('take-back', askTakeBack),
					opensAsk('add', askAdd),
					option('lose', addBlock({ op: 'lose' })),
					option('win', addBlock({ op: 'win' })),
					option('by-hand', addBlock({ op: 'by-hand' }))
				]
			: [];
	const finish: Option<Any> = { id: 'that-is-all', action: learn(card, order) };
	const askBlank = () => choose(ruling('order.blank', { card }), [finish, option('by-hand', addBlock({ op: 'by-hand' }))], { fact });
	return choose(
		ruling('order.says', { card, value, ops: ops.length ? ops.flatMap(blockNames) : ['nothing'] }),
		[
			...(isBlank(order) ? [] : [finish]),
			opensAsk('value', () => number('value', [0, MAX_VALUE], (n) => editAgain({ ...order, value: n }), ruling('order.value', { card }))),
			...blockOptions,
			...(ops.length ? [option('clear', editAgain({ ...order, ops: [] }))] : []),
			opensAsk('text', () => text(ruling('order.text', { card }), (words) => editAgain({ ...order, text: words }))),
			...extraOptions,
			// An empty order is stored only after a second tap: a stray one must not teach for good that a card has no effect.
			...(isBlank(order) ? [opensAsk('no-effect', askBlank)] : [])
		],
		{ fact }
	);
}
