import type { Json } from '../contract.ts';

// The order of a special card is described by its value and up to four blocks. What no block can express is done by hand. Orders are part
// of stored facts, so their discriminant stays `op`.

/** Whom a block concerns: the player of the card, or the opponent. */
export const TARGETS = ['self', 'other'] as const;
export const MULTIPLY_SCOPES = ['previous', 'chosen', 'all', 'next', 'total'] as const;
export const CANCEL_SCOPES = ['last', 'chosen', 'all', 'next'] as const;
/** What becomes of a cancelled card: it still counts as played, no longer counts, or leaves the table. */
export const CANCELLED_FATES = ['counts', 'silent', 'out'] as const;
export const TAKE_BACK_SCOPES = ['others', 'one', 'all'] as const;
export const DISCARD_CHOOSERS = ['owner', 'random', 'other'] as const;
const ENDS = ['lose', 'win', 'by-hand'] as const;

export type Target = (typeof TARGETS)[number];
export type CancelledFate = (typeof CANCELLED_FATES)[number];

/** One instruction of an order. */
export type OrderBlock =
	/** With `may` the player may draw fewer cards. */
	| { readonly op: 'draw'; readonly who: Target; readonly n: number; readonly may?: true }
	| { readonly op: 'multiply'; readonly by: number; readonly scope: (typeof MULTIPLY_SCOPES)[number] }
	| { readonly op: 'cancel'; readonly what: (typeof CANCEL_SCOPES)[number]; readonly stays: CancelledFate }
	| {
			readonly op: 'discard';
			readonly who: Target;
			readonly n: number | 'all' | 'any';
			readonly by: (typeof DISCARD_CHOOSERS)[number];
			/** Only attack cards of these values may be discarded. */
			readonly only?: readonly number[];
			/** Points that each discarded card adds to the total. */
			readonly each?: number;
	  }
	| { readonly op: 'take-back'; readonly which: (typeof TAKE_BACK_SCOPES)[number] }
	| { readonly op: 'add'; readonly who: Target; readonly n: number }
	| { readonly op: (typeof ENDS)[number] };

/** What a special card says. */
export interface Order {
	readonly value: number;
	readonly ops: readonly OrderBlock[];
	/** The text of the card as a player typed it. It stays on this device. */
	readonly text?: string;
}

export const MAX_BLOCKS = 4;
export const MAX_VALUE = 9;
/** The least and the greatest number of each kind of block. */
export const NUMBER_RANGES = { draw: [1, 9], multiply: [2, 5], discard: [1, 9], add: [-9, 9], each: [0, 9] } as const;
const LONGEST_TEXT = 300;

const isWithin = (n: Json | undefined, [least, most]: readonly [number, number]): boolean =>
	Number.isInteger(n) && (n as number) >= least && (n as number) <= most;
const isOneOf = (from: readonly string[], value: Json | undefined): boolean => typeof value === 'string' && from.includes(value);
const isValueList = (only: Json | undefined): boolean =>
	only === undefined || (Array.isArray(only) && only.every((v, i) => isWithin(v, [1, 5]) && (i === 0 || v > only[i - 1])));

function isOp(json: Json): boolean {
	const op = (json ?? {}) as Readonly<Record<string, Json | undefined>>;
	switch (op.op) {
		case 'draw':
			return isOneOf(TARGETS, op.who) && isWithin(op.n, NUMBER_RANGES.draw) && (op.may === undefined || op.may === true);
		case 'multiply':
			return isWithin(op.by, NUMBER_RANGES.multiply) && isOneOf(MULTIPLY_SCOPES, op.scope);
		case 'cancel':
			return isOneOf(CANCEL_SCOPES, op.what) && isOneOf(CANCELLED_FATES, op.stays);
		case 'discard':
			return (
				isOneOf(TARGETS, op.who) &&
				(op.n === 'all' || op.n === 'any' || isWithin(op.n, NUMBER_RANGES.discard)) &&
				isOneOf(DISCARD_CHOOSERS, op.by) &&
				isValueList(op.only) &&
				(op.each === undefined || isWithin(op.each, NUMBER_RANGES.each))
			);
		case 'take-back':
			return isOneOf(TAKE_BACK_SCOPES, op.which);
		case 'add':
			return isOneOf(TARGETS, op.who) && isWithin(op.n, NUMBER_RANGES.add) && op.n !== 0;
		default:
			return isOneOf(ENDS, op.op);
	}
}

/** Whether this JSON value is an order that a card could have. Imported files are checked with it, too. */
export function isOrder(json: Json): boolean {
	const { value, ops, text } = (json ?? {}) as { value?: Json; ops?: Json; text?: Json };
	return (
		isWithin(value, [0, MAX_VALUE]) &&
		Array.isArray(ops) &&
		ops.length <= MAX_BLOCKS &&
		ops.every(isOp) &&
		(text === undefined || (typeof text === 'string' && text.length <= LONGEST_TEXT))
	);
}

/** The ids of the words for a block: the block itself, then its details. */
export function blockNames(op: OrderBlock): readonly string[] {
	switch (op.op) {
		case 'draw':
			return [`draw${op.who === 'other' ? '-other' : ''}${op.may ? '-may' : ''}:${op.n}`];
		case 'multiply':
			return [`multiply-${op.scope}:${op.by}`];
		case 'cancel':
			return [`cancel-${op.what}:${op.stays}`];
		case 'discard':
			return [
				`discard${op.who === 'other' ? '-other' : ''}:${op.n}`,
				...(op.by === 'owner' ? [] : [`picked:${op.by}`]),
				...(op.only?.length ? [`only:${op.only.join('-')}`] : []),
				...(op.each ? [`each:${op.each}`] : [])
			];
		case 'take-back':
			return [`take-back:${op.which}`];
		case 'add':
			return [`add${op.who === 'other' ? '-other' : ''}:${op.n}`];
		default:
			return [op.op];
	}
}

/** Whether the order changes neither totals nor hands: the card only adds its value and counts as one card. */
export const hasNoEffect = ({ ops }: Order): boolean => ops.length === 0;
