import { convolve, type Distribution } from '../../src/lib/rules/odds/distribution.ts';
import { BLACK_FACES, WHITE_FACES, type WhiteFace } from '../../src/lib/rules/thorgal/cards.ts';
import { rankBy, TRAVEL } from '../../src/lib/rules/thorgal/chances.ts';
import {
	chaamsOnDice,
	countTravelDice,
	type DiceFaces,
	diceToTake,
	forEachThrow,
	givenDice,
	isGivingFace,
	takeBest
} from '../../src/lib/rules/thorgal/kernel.ts';
import { expect } from 'vitest';

/** Dice with one face of each symbol. */
export const DICE: DiceFaces = { white: WHITE_FACES, black: BLACK_FACES };

export const percent = (chance: number, digits = 2): number => Number((100 * chance).toFixed(digits));
/** Exact fractions must agree to twelve digits. */
export const expectExactly = (actual: number, expected: number): void => expect(Math.abs(actual - expected)).toBeLessThan(1e-12);

/** The dice taken from a throw by a hero who wants to travel and otherwise takes the fewest Chaams. */
export const diceWonByTraveller = (black: (typeof BLACK_FACES)[number], white: readonly WhiteFace[]): readonly WhiteFace[] =>
	isGivingFace(black) ? givenDice(black, white) : takeBest(white, diceToTake(black, white.length), rankBy(TRAVEL));

const add = (distribution: number[], n: number, chance: number): void => {
	while (distribution.length <= n) distribution.push(0);
	distribution[n] = (distribution[n] ?? 0) + chance;
};

/** The distribution of Chaams that come through Ogotaï's face alone, in one throw of n dice. */
export function chaamsThroughOgotai(n: number): Distribution {
	const distribution: number[] = [0];
	forEachThrow(DICE, n, (black, white, chance) => add(distribution, black === 'O' ? chaamsOnDice(givenDice('O', white)) : 0, chance));
	return distribution;
}

/** The distribution of Chaams of a hero who throws again until so many travel dice are won, or no die is left. */
export function chaamsUntilTravel(n: number, travel: number): Distribution {
	const cache = new Map<string, Distribution>();
	const until = (k: number, missing: number): Distribution => {
		const key = `${k} ${missing}`;
		const cached = cache.get(key);
		if (cached) return cached;
		const distribution: number[] = [0];
		forEachThrow(DICE, k, (black, white, chance) => {
			const won = diceWonByTraveller(black, white);
			const still = missing - countTravelDice(won);
			if (isGivingFace(black) || still <= 0 || won.length === k) return add(distribution, chaamsOnDice(won), chance);
			for (const [more, p] of until(k - won.length, still).entries()) add(distribution, chaamsOnDice(won) + more, chance * p);
		});
		cache.set(key, distribution);
		return distribution;
	};
	return until(n, travel);
}

export const mean = (distribution: Distribution): number => distribution.reduce((all, chance, n) => all + n * chance, 0);

/** The sum of so many heroes, each with the same distribution. */
export const sumOfHeroes = (distribution: Distribution, heroes: number): Distribution =>
	Array.from({ length: heroes }, () => distribution).reduce(convolve, [1]);
