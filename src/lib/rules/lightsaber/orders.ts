import type { Json } from '../contract.ts';

/**
 * The language in which a special card is told: its value and the blocks of its order. What no block can say is done by hand.
 */
export const TARGETS = ['self', 'other'] as const;
export const MULTIPLY_SCOPES = ['previous', 'chosen', 'all', 'next', 'total'] as const;
export const CANCEL_SCOPES = ['last', 'chosen', 'all', 'next'] as const;
/** A cancelled card still counts as played, no longer counts, or leaves the table. */
export const CANCELLED_FATES = ['counts', 'silent', 'out'] as const;
export const TAKE_BACK_SCOPES = ['others', 'one', 'all'] as const;
export const DISCARD_CHOOSERS = ['owner', 'random', 'other'] as const;
const ENDS = ['lose', 'win', 'by-hand'] as const;

export type Target = (typeof TARGETS)[number];
export type CancelledFate = (typeof CANCELLED_FATES)[number];

export type OrderBlock =
	/** `may`: fewer, if the player likes. */
	| { readonly op: 'draw'; readonly who: Target; readonly n: number; readonly may?: true }
	| { readonly op: 'multiply'; readonly by: number; readonly scope: (typeof MULTIPLY_SCOPES)[number] }
	| { readonly op: 'cancel'; readonly what: (typeof CANCEL_SCOPES)[number]; readonly stays: CancelledFate }
	| {
			readonly op: 'discard';
			readonly who: Target;
			readonly n: number | 'all' | 'any';
			readonly by: (typeof DISCARD_CHOOSERS)[number];
			/** Only attacks of these values may go. */
			readonly only?: readonly number[];
			/** Each card thrown adds so much to the total. */
			readonly each?: number;
	  }
	| { readonly op: 'take-back'; readonly which: (typeof TAKE_BACK_SCOPES)[number] }
	| { readonly op: 'add'; readonly who: Target; readonly n: number }
	| { readonly op: (typeof ENDS)[number] };

export interface Order {
	readonly value: number;
	readonly ops: readonly OrderBlock[];
	/** What the card says, in the words of whoever read it. It stays on this device. */
	readonly text?: string;
}

export const MAX_BLOCKS = 4;
export const MAX_VALUE = 9;
/** How far a number of a block may go. */
export const NUMBER_RANGES = { draw: [1, 9], multiply: [2, 5], discard: [1, 9], add: [-9, 9], each: [0, 9] } as const;
const LONGEST_TEXT = 300;

const within = (n: Json | undefined, [least, most]: readonly [number, number]): boolean =>
	Number.isInteger(n) && (n as number) >= least && (n as number) <= most;
const one = (from: readonly string[], value: Json | undefined): boolean => typeof value === 'string' && from.includes(value);
const values = (only: Json | undefined): boolean =>
	only === undefined || (Array.isArray(only) && only.every((v, i) => within(v, [1, 5]) && (i === 0 || v > only[i - 1])));

function isOp(json: Json): boolean {
	const op = (json ?? {}) as Readonly<Record<string, Json | undefined>>;
	switch (op.op) {
		case 'draw':
			return one(TARGETS, op.who) && within(op.n, NUMBER_RANGES.draw) && (op.may === undefined || op.may === true);
		case 'multiply':
			return within(op.by, NUMBER_RANGES.multiply) && one(MULTIPLY_SCOPES, op.scope);
		case 'cancel':
			return one(CANCEL_SCOPES, op.what) && one(CANCELLED_FATES, op.stays);
		case 'discard':
			return (
				one(TARGETS, op.who) &&
				(op.n === 'all' || op.n === 'any' || within(op.n, NUMBER_RANGES.discard)) &&
				one(DISCARD_CHOOSERS, op.by) &&
				values(op.only) &&
				(op.each === undefined || within(op.each, NUMBER_RANGES.each))
			);
		case 'take-back':
			return one(TAKE_BACK_SCOPES, op.which);
		case 'add':
			return one(TARGETS, op.who) && within(op.n, NUMBER_RANGES.add) && op.n !== 0;
		default:
			return one(ENDS, op.op);
	}
}

/** Could a card say this? Also asked of imported files. */
export function isOrder(json: Json): boolean {
	const { value, ops, text } = (json ?? {}) as { value?: Json; ops?: Json; text?: Json };
	return (
		within(value, [0, MAX_VALUE]) &&
		Array.isArray(ops) &&
		ops.length <= MAX_BLOCKS &&
		ops.every(isOp) &&
		(text === undefined || (typeof text === 'string' && text.length <= LONGEST_TEXT))
	);
}

/** A block by name, and its small print: each of them is a thing with words. */
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

/** Does it leave totals and hands alone? Such a card is worth its value and one card more, nothing else. */
export const hasNoEffect = ({ ops }: Order): boolean => ops.length === 0;
