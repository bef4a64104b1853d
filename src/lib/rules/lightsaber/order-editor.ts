import { choose, count, opensAsk, pick, text } from '../ask.ts';
import type { Ask, Json, Next, Option, Ruling, TableAction } from '../contract.ts';
import { orderFact, parseDeckCard, parseValue, valueId } from './ids.ts';
import { presetsFor } from './order-presets.ts';
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

/** An edit in progress: the card, what was entered so far, and further offers of the editor. */
interface Edit<Action> {
	readonly card: string;
	readonly order: Order;
	/** Offered only during a game: copy the order of the other deck, follow the card by hand this once. */
	readonly extraOptions: readonly Option<Action | Learn>[];
	/** The action that stores the order for both decks, where the card has the same name in the other one. */
	readonly forBoth: ((order: Order) => Action) | undefined;
}

const isBlank = ({ value, ops }: Order): boolean => ops.length === 0 && value === 0;

/**
 * Asks what a special card says. The prompt is the preview, the first key stores it, and whole sentences add an effect in one tap. It
 * starts with the effect that the rulebook's advice suggests for the card, so that one tap is often enough.
 */
export const askOrder = <Action = Learn>(
	card: string,
	order: Order,
	extraOptions: readonly Option<Action | Learn>[] = [],
	forBoth?: (order: Order) => Action
): Ask<Action | Learn> => askEditor({ card, order, extraOptions, forBoth });

const learn = (card: string, order: Order): Learn => ({ type: 'learn', fact: orderFact(card), value: order as unknown as Json });

function promptOf(card: string, order: Order): Ruling {
	const { value, ops } = order;
	if (!isBlank(order)) return ruling('order.says', { card, value, ops: ops.length ? ops.flatMap(blockNames) : ['nothing'] });
	return parseDeckCard(card)?.card === 'x2' ? ruling('order.doubles', { card }) : ruling('order.ask', { card });
}

function askEditor<Action>(edit: Edit<Action>): Ask<Action | Learn> {
	type Any = Action | Learn;
	const { card, order, extraOptions, forBoth } = edit;
	const fact = orderFact(card);
	const { value, ops } = order;
	const editAgain = (next: Order): Next<Any> => ({ ask: () => askEditor({ ...edit, order: next }) });
	const addBlocks = (blocks: readonly OrderBlock[]): Next<Any> => editAgain({ ...order, ops: [...ops, ...blocks] });
	const store = (id: string): Option<Any> => ({ id, action: forBoth ? forBoth(order) : learn(card, order) });

	// An empty order is stored only after a second tap, because one accidental tap must not store for ever that a card has no effect.
	const askBlank = () =>
		choose<Any>(ruling('order.blank', { card }), [store('no-effect'), { id: 'by-hand', ...addBlocks([{ op: 'by-hand' }]) }], {
			fact
		});
	const main = isBlank(order) ? opensAsk<Any>('that-is-all', askBlank, ruling('order.save-blank')) : store('that-is-all');
	const presets = presetsFor(card)
		.filter(({ blocks }) => ops.length + blocks.length <= MAX_BLOCKS)
		.map(({ id, blocks }): Option<Any> => ({ id, ...addBlocks(blocks) }));
	const askValue = () =>
		count<Any>(ruling('order.value', { card }), [0, MAX_VALUE], (n) => editAgain({ ...order, value: n }), { usual: value, fact });
	return choose<Any>(
		promptOf(card, order),
		[
			main,
			...presets,
			...(ops.length < MAX_BLOCKS ? [opensAsk<Any>('elsewise', () => askEffect(card, (block) => addBlocks([block])))] : []),
			opensAsk('value', askValue, ruling('order.value-is', { value })),
			...(ops.length ? [{ id: 'clear', ...editAgain({ ...order, ops: [] }) }] : []),
			opensAsk('text', () => text(ruling('order.text', { card }), (words) => editAgain({ ...order, text: words }))),
			...(forBoth && !isBlank(order) ? [{ id: 'this-deck', action: learn(card, order) }] : []),
			...extraOptions
		],
		{ fact }
	);
}

/** Asks for an effect that is not among the listed sentences: its kind, then its details. */
function askEffect<Any>(card: string, addBlock: (block: OrderBlock) => Next<Any>): Ask<Any> {
	const fact = orderFact(card);
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

	return choose(
		ruling('order.effect', { card }),
		[
			opensAsk('draw', askDraw),
			opensAsk('multiply', askMultiply),
			opensAsk('cancel', askCancel),
			opensAsk('discard', askDiscard),
			opensAsk('take-back', askTakeBack),
			opensAsk('add', askAdd),
			option('lose', addBlock({ op: 'lose' })),
			option('win', addBlock({ op: 'win' })),
			option('by-hand', addBlock({ op: 'by-hand' }))
		],
		{ fact }
	);
}
