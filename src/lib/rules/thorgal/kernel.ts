import { distinctThrows } from '../odds/distribution.ts';
import { type BlackFace, cardsDrawnBy, type GivingFace, type TakingFace, type WhiteFace } from './cards.ts';

/*
 * A destiny throw, and where Chaams lie on the path. `apply` calls these functions with the dice that were thrown, the odds call them
 * with every possible throw.
 */

const DICE_TAKEN: Readonly<Record<TakingFace, number>> = { D1: 1, D2: 2, D3: 3, T: 1 };

/** How many of n dice the hero must take: all of them if there are fewer than the black face asks for. */
export const diceToTake = (black: TakingFace, n: number): number => Math.min(DICE_TAKEN[black], n);

export const isChaamsDie = (die: WhiteFace): boolean => die === 'C1' || die === 'C2';
export const isTravelDie = (die: WhiteFace): boolean => die === 'V' || die === 'SV';
/** The Goddess gives every good die of the throw, Ogotaï every Chaams die. */
export const isGivenBy = (black: GivingFace, die: WhiteFace): boolean => isChaamsDie(die) === (black === 'O');
/** Whether this black face alone determines the dice won. */
export const isGivingFace = (black: BlackFace): black is GivingFace => black === 'G' || black === 'O';

/** The dice of a throw that the Goddess or Ogotaï gives. */
export const givenDice = (black: GivingFace, white: readonly WhiteFace[]): readonly WhiteFace[] =>
	white.filter((die) => isGivenBy(black, die));

const sum = (dice: readonly WhiteFace[], of: (die: WhiteFace) => number): number => dice.reduce((total, die) => total + of(die), 0);

export const chaamsOnDie = (die: WhiteFace): number => (die === 'C1' ? 1 : die === 'C2' ? 2 : 0);
/** Chaams cards to be drawn for these dice. */
export const chaamsOnDice = (dice: readonly WhiteFace[]): number => sum(dice, chaamsOnDie);
export const countTravelDice = (dice: readonly WhiteFace[]): number => sum(dice, (die) => (isTravelDie(die) ? 1 : 0));
/** Skill cards these dice can draw, including those that could also be used to travel. */
export const cardsDrawnByDice = (dice: readonly WhiteFace[]): number => sum(dice, cardsDrawnBy);

/** The faces of the dice in this box. */
export interface DiceFaces {
	readonly white: readonly WhiteFace[];
	readonly black: readonly BlackFace[];
}

/** Calls `visit` with every different throw of n white dice and the black one, and its chance. */
export function forEachThrow(
	faces: DiceFaces,
	n: number,
	visit: (black: BlackFace, white: readonly WhiteFace[], chance: number) => void
): void {
	const black = new Map<BlackFace, number>();
	for (const face of faces.black) black.set(face, (black.get(face) ?? 0) + 1 / faces.black.length);
	for (const [white, p] of distinctThrows(faces.white, n)) for (const [face, q] of black) visit(face, white, p * q);
}

/** Every different way to take so many of these dice. */
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

/** The `take` dice with the highest rank. */
export const takeBest = (white: readonly WhiteFace[], take: number, rank: (die: WhiteFace) => number): readonly WhiteFace[] =>
	white.toSorted((a, b) => rank(b) - rank(a)).slice(0, take);

// ── Chaams on the path ───────────────────────────────────────────────────────────────────────────────────────────

/** The path, reduced to what decides whether the game is lost. */
export interface KernelPath {
	/** The last discovered place. */
	readonly frontier: number;
	/** A bit for each place with Chaams; see `placeBit`. */
	readonly taken: number;
	/** Chaams that can still be drawn. */
	readonly stock: number;
}

/** The bit of a place in `KernelPath.taken`. */
export const placeBit = (place: number): number => 1 << (place - 1);

export type WarDefeat = 'end.no-chaams' | 'end.no-place';

/**
 * Where Ogotaï's next card is put: on the farthest discovered place without Chaams. The card is drawn before its place is determined, so a
 * missing card is the first reason to lose.
 */
export function nextWarPlace({ stock, taken, frontier }: KernelPath): number | WarDefeat {
	if (stock === 0) return 'end.no-chaams';
	for (let place = frontier; place >= 1; place--) if (!(taken & placeBit(place))) return place;
	return 'end.no-place';
}

export const isDefeat = (place: number | WarDefeat): place is WarDefeat => typeof place === 'string';

/** The places on which a hero may put Chaams: its own, the one before, and the next if it is discovered. */
export const placesNear = (at: number, frontier: number): readonly number[] =>
	[at, at - 1, at + 1].filter((to) => to >= 1 && to <= frontier);
