import { distinctThrows } from '../odds/distribution.ts';
import { type BlackFace, cardsDrawnBy, type WhiteFace } from './cards.ts';

/**
 * The destiny throw in small numbers: what a black face does with white dice. `apply` asks it with the dice that fell, the odds with all
 * that can fall.
 */
const TAKES: Readonly<Partial<Record<BlackFace, number>>> = { D1: 1, D2: 2, D3: 3, T: 1 };

/** How many of n dice the hero must take, by choice; undefined where the black face leaves none. */
export const diceToTake = (black: BlackFace, n: number): number | undefined => {
	const takes = TAKES[black];
	return takes === undefined ? undefined : Math.min(takes, n);
};

export const isChaamsDie = (die: WhiteFace): boolean => die === 'C1' || die === 'C2';
export const isTravelDie = (die: WhiteFace): boolean => die === 'V' || die === 'SV';
export const isGivenBy = (black: 'G' | 'O', die: WhiteFace): boolean => isChaamsDie(die) === (black === 'O');
export const leavesNoChoice = (black: BlackFace): black is 'G' | 'O' => black === 'G' || black === 'O';

/** The Goddess gives every good die of the throw, Ogotaï every Chaams. */
export const givenDice = (black: 'G' | 'O', white: readonly WhiteFace[]): readonly WhiteFace[] =>
	white.filter((die) => isGivenBy(black, die));

const total = (dice: readonly WhiteFace[], of: (die: WhiteFace) => number): number => dice.reduce((sum, die) => sum + of(die), 0);

export const chaamsOnDie = (die: WhiteFace): number => (die === 'C1' ? 1 : die === 'C2' ? 2 : 0);
/** Chaams to be drawn for these dice. */
export const chaamsOnDice = (dice: readonly WhiteFace[]): number => total(dice, chaamsOnDie);
export const countTravelDice = (dice: readonly WhiteFace[]): number => total(dice, (die) => (isTravelDie(die) ? 1 : 0));
/** Skill cards these dice can draw, a die that could also travel included. */
export const cardsDrawnByDice = (dice: readonly WhiteFace[]): number => total(dice, cardsDrawnBy);

/** The faces of the dice in this box. */
export interface DiceFaces {
	readonly white: readonly WhiteFace[];
	readonly black: readonly BlackFace[];
}

/** Every throw of n white dice with the black one, each with its chance. */
export function forEachThrow(
	box: DiceFaces,
	n: number,
	falls: (black: BlackFace, white: readonly WhiteFace[], chance: number) => void
): void {
	const black = new Map<BlackFace, number>();
	for (const face of box.black) black.set(face, (black.get(face) ?? 0) + 1 / box.black.length);
	for (const [white, p] of distinctThrows(box.white, n)) for (const [face, q] of black) falls(face, white, p * q);
}

/** Every way to take so many of these dice, equal ways once. */
export function waysToTake(white: readonly WhiteFace[], take: number): readonly (readonly WhiteFace[])[] {
	const faces = [...new Set(white)];
	const ways: (readonly WhiteFace[])[] = [];
	const fill = (from: number, left: number, taken: readonly WhiteFace[]): void => {
		if (left === 0) return void ways.push(taken);
		const face = faces[from];
		if (face === undefined) return;
		const most = Math.min(left, white.filter((die) => die === face).length);
		for (let k = most; k >= 0; k--) fill(from + 1, left - k, [...taken, ...Array<WhiteFace>(k).fill(face)]);
	};
	fill(0, take, []);
	return ways;
}

/** Takes the first ones of this order. */
export const takeBest = (white: readonly WhiteFace[], take: number, rank: (die: WhiteFace) => number): readonly WhiteFace[] =>
	white.toSorted((a, b) => rank(b) - rank(a)).slice(0, take);

// ── Chaams on the path ───────────────────────────────────────────────────────────────────────────────────────────

/** The path in small numbers, as far as it can be lost on. */
export interface KernelPath {
	/** Places 1 to this one are discovered. */
	readonly frontier: number;
	/** A bit for each place that carries Chaams, from the first. */
	readonly taken: number;
	/** Chaams that can still be drawn. */
	readonly stock: number;
}

/** A place among those that carry Chaams. */
export const placeBit = (place: number): number => 1 << (place - 1);

/** The farthest discovered place without Chaams is the one Ogotaï's next card falls on; it is drawn before its place is looked for. */
export function nextWarPlace({ stock, taken, frontier }: KernelPath): number | 'end.no-chaams' | 'end.no-place' {
	if (stock === 0) return 'end.no-chaams';
	for (let place = frontier; place >= 1; place--) if (!(taken & placeBit(place))) return place;
	return 'end.no-place';
}

export const isDefeat = (fate: number | string): fate is string => typeof fate === 'string';

/** A Hero lays Chaams on its own place, the one before, and the next if it is discovered. */
export const placesNear = (at: number, frontier: number): readonly number[] =>
	[at, at - 1, at + 1].filter((to) => to >= 1 && to <= frontier);
