import type { Json } from '../contract.ts';

/**
 * The language in which a special card is told: its value and the blocks of its order. What no block can say is done by hand.
 */
export const WHO = ['self', 'other'] as const;
export const SCOPES = ['previous', 'chosen', 'all', 'next', 'total'] as const;
export const CANCELS = ['last', 'chosen', 'all', 'next'] as const;
/** A cancelled card still counts as played, no longer counts, or leaves the table. */
export const STAYS = ['counts', 'silent', 'out'] as const;
export const BACK = ['others', 'one', 'all'] as const;
export const PICKED_BY = ['owner', 'random', 'other'] as const;
const ENDS = ['lose', 'win', 'by-hand'] as const;

export type Who = (typeof WHO)[number];
export type Stays = (typeof STAYS)[number];

export type Op =
	/** `may`: fewer, if the player likes. */
	| { readonly op: 'draw'; readonly who: Who; readonly n: number; readonly may?: true }
	| { readonly op: 'multiply'; readonly by: number; readonly scope: (typeof SCOPES)[number] }
	| { readonly op: 'cancel'; readonly what: (typeof CANCELS)[number]; readonly stays: Stays }
	| {
			readonly op: 'discard';
			readonly who: Who;
			readonly n: number | 'all' | 'any';
			readonly by: (typeof PICKED_BY)[number];
			/** Only attacks of these values may go. */
			readonly only?: readonly number[];
			/** Each card thrown adds so much to the total. */
			readonly each?: number;
	  }
	| { readonly op: 'take-back'; readonly which: (typeof BACK)[number] }
	| { readonly op: 'add'; readonly who: Who; readonly n: number }
	| { readonly op: (typeof ENDS)[number] };

export interface Order {
	readonly value: number;
	readonly ops: readonly Op[];
	/** What the card says, in the words of whoever read it. It stays on this device. */
	readonly text?: string;
}

export const MOST_OPS = 4;
export const MOST_VALUE = 9;
/** How far a number of a block may go. */
export const RANGE = { draw: [1, 9], multiply: [2, 5], discard: [1, 9], add: [-9, 9], each: [0, 9] } as const;
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
			return one(WHO, op.who) && within(op.n, RANGE.draw) && (op.may === undefined || op.may === true);
		case 'multiply':
			return within(op.by, RANGE.multiply) && one(SCOPES, op.scope);
		case 'cancel':
			return one(CANCELS, op.what) && one(STAYS, op.stays);
		case 'discard':
			return (
				one(WHO, op.who) &&
				(op.n === 'all' || op.n === 'any' || within(op.n, RANGE.discard)) &&
				one(PICKED_BY, op.by) &&
				values(op.only) &&
				(op.each === undefined || within(op.each, RANGE.each))
			);
		case 'take-back':
			return one(BACK, op.which);
		case 'add':
			return one(WHO, op.who) && within(op.n, RANGE.add) && op.n !== 0;
		default:
			return one(ENDS, op.op);
	}
}

/** Could a card say this? Also asked of imported files. */
export function isOrder(json: Json): boolean {
	const { value, ops, text } = (json ?? {}) as { value?: Json; ops?: Json; text?: Json };
	return (
		within(value, [0, MOST_VALUE]) &&
		Array.isArray(ops) &&
		ops.length <= MOST_OPS &&
		ops.every(isOp) &&
		(text === undefined || (typeof text === 'string' && text.length <= LONGEST_TEXT))
	);
}

/** A block by name, and its small print: each of them is a thing with words. */
export function blocks(op: Op): readonly string[] {
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
export const harmless = ({ ops }: Order): boolean => ops.length === 0;
