import { type Distribution, hypergeometric } from '../odds/distribution.ts';
import { cardsDrawnBy, type TakingFace, type WhiteFace } from './cards.ts';
import {
	chaamsOnDice,
	chaamsOnDie,
	type DiceFaces,
	diceToTake,
	forEachThrow,
	givenDice,
	isChaamsDie,
	isGivingFace,
	isTravelDie,
	takeBest,
	waysToTake
} from './kernel.ts';

/** The number that one die adds to a count. */
export type Measure = (die: WhiteFace) => number;

export const TRAVEL: Measure = (die) => (isTravelDie(die) ? 1 : 0);
export const CARDS: Measure = cardsDrawnBy;
export const CHAAMS: Measure = chaamsOnDie;

const total = (dice: readonly WhiteFace[], measure: Measure): number => dice.reduce((all, die) => all + measure(die), 0);

const addChance = (distribution: number[], n: number, chance: number): void => {
	while (distribution.length <= n) distribution.push(0);
	distribution[n] = (distribution[n] ?? 0) + chance;
};

/** The order in which a hero takes dice: first the wanted ones, then other good ones, then those with the fewest Chaams. */
export const rankBy =
	(wants: Measure): Measure =>
	(die) =>
		isChaamsDie(die) ? -chaamsOnDie(die) : 1 + 10 * wants(die);

/** One throw of n dice: the distribution of the count for a hero who takes the wanted dice first. */
export function throwDistribution(faces: DiceFaces, n: number, wants: Measure, counts: Measure = wants): Distribution {
	const distribution: number[] = [0];
	forEachThrow(faces, n, (black, white, chance) => {
		const won = isGivingFace(black) ? givenDice(black, white) : takeBest(white, diceToTake(black, n), rankBy(wants));
		addChance(distribution, total(won, counts), chance);
	});
	return distribution;
}

/** One throw of n dice: the chance that a hero who avoids Chaams must choose a Chaams die. */
export function forcedChaamsChance(faces: DiceFaces, n: number): number {
	let forced = 0;
	forEachThrow(faces, n, (black, white, chance) => {
		if (!isGivingFace(black) && chaamsOnDice(takeBest(white, diceToTake(black, n), rankBy(TRAVEL))) > 0) forced += chance;
	});
	return forced;
}

/** The chance of n or more. */
export const atLeast = (distribution: Distribution, n: number): number =>
	distribution.reduce((all, chance, k) => (k >= n ? all + chance : all), 0);

// ── A goal for the whole phase ───────────────────────────────────────────────────────────────────────────────────

/** The best play for a goal, with n dice about to be thrown, `need` still missing and at most `bears` Chaams accepted. */
export interface Planner {
	/** The chance to reach the goal. */
	chance(n: number, need: number, bears: number): number;
	/** The dice to take from a throw. */
	best(n: number, black: TakingFace, white: readonly WhiteFace[], need: number, bears: number): readonly WhiteFace[];
}

/** Solves the choices and re-rolls of a destiny phase exactly. */
export function planner(faces: DiceFaces, counts: Measure): Planner {
	const cache = new Map<number, number>();

	function chance(n: number, need: number, bears: number): number {
		if (need <= 0) return 1;
		if (n === 0) return 0;
		const key = (n * 64 + Math.min(need, 63)) * 16 + Math.min(bears, 2 * n);
		const cached = cache.get(key);
		if (cached !== undefined) return cached;
		let all = 0;
		forEachThrow(faces, n, (black, white, p) => {
			if (!isGivingFace(black)) all += p * Math.max(...waysToTake(white, diceToTake(black, n)).map((dice) => after(n, dice, need, bears)));
			else if (total(givenDice(black, white), counts) >= need) all += p;
		});
		cache.set(key, all);
		return all;
	}

	const after = (n: number, dice: readonly WhiteFace[], need: number, bears: number): number =>
		chaamsOnDice(dice) > bears ? 0 : chance(n - dice.length, need - total(dice, counts), bears - chaamsOnDice(dice));

	return {
		chance,
		best: (n, black, white, need, bears) =>
			waysToTake(white, diceToTake(black, n))
				.map((dice) => [dice, after(n, dice, need, bears), -chaamsOnDice(dice), total(dice, rankBy(counts))] as const)
				.reduce((best, way) => ((way[1] - best[1] || way[2] - best[2] || way[3] - best[3]) > 0 ? way : best))[0]
	};
}

// ── The value of throwing again ──────────────────────────────────────────────────────────────────────────────────

/** Values in skill cards: what a travel die is worth, what one Chaams costs, what a swap brings. */
interface Prices {
	readonly travel: number;
	readonly chaam: number;
	readonly swap?: number;
}

/** A travel die is worth three cards, because one face of the dice offers either. */
export const TRAVEL_WORTH = 3;

/** What a die is worth, in skill cards. */
export const dieWorth =
	({ travel, chaam }: Prices): Measure =>
	(die) => {
		switch (die) {
			case 'V':
				return travel;
			case 'SV':
				return Math.max(cardsDrawnBy(die), travel);
			default:
				return cardsDrawnBy(die) - chaam * chaamsOnDie(die);
		}
	};

/** The expected value of throwing n dice and then playing on as well as possible. Dice already won do not matter: values add up. */
export function rerollWorth(faces: DiceFaces, n: number, prices: Prices): number {
	const value = dieWorth(prices);
	/** The value of throwing 0, 1, 2 … dice. Throwing again is optional, so the value is never less than 0. */
	const worth: number[] = [0];
	for (let k = 1; k <= n; k++) {
		let all = 0;
		forEachThrow(faces, k, (black, white, chance) => {
			const won = isGivingFace(black) ? givenDice(black, white) : takeBest(white, diceToTake(black, k), value);
			const again = isGivingFace(black) ? 0 : Math.max(0, worth[k - won.length] ?? 0);
			all += chance * (total(won, value) + again + (black === 'T' ? (prices.swap ?? 0) : 0));
		});
		worth.push(all);
	}
	return worth[n] ?? 0;
}

/** The price of a Chaams below which one throw of n dice pays: the expected gain divided by the expected number of Chaams. */
export function breakEvenPrice(faces: DiceFaces, n: number, travel: number): number {
	const value = dieWorth({ travel, chaam: 0 });
	let good = 0;
	let harm = 0;
	forEachThrow(faces, n, (black, white, chance) => {
		const won = isGivingFace(black) ? givenDice(black, white) : takeBest(white, diceToTake(black, n), rankBy(value));
		good += chance * total(won, value);
		harm += chance * chaamsOnDice(won);
	});
	return good / harm;
}

// ── Drawing cards ────────────────────────────────────────────────────────────────────────────────────────────────

/** A pile with the discard that is shuffled when the pile is empty: how many cards, and how many of them are wanted. */
export interface DrawPile {
	readonly pile: number;
	readonly wanted: number;
	readonly discard?: { readonly cards: number; readonly wanted: number };
}

/**
 * The chance of at least so many wanted cards among m drawn. If the pile runs out, all of it is drawn, then cards of the shuffled discard.
 */
export function chanceToDraw({ pile, wanted, discard = { cards: 0, wanted: 0 } }: DrawPile, m: number, least: number): number {
	if (least <= 0) return 1;
	if (m <= pile) return atLeast(hypergeometric(pile, wanted, m), least);
	const more = Math.min(m - pile, discard.cards);
	return least <= wanted ? 1 : atLeast(hypergeometric(discard.cards, discard.wanted, more), least - wanted);
}

/** The chance to draw so many missing cards of one skill with the dice of this phase, played as well as possible. */
export function chanceToDrawThisTurn(faces: DiceFaces, n: number, cardsWon: number, pile: DrawPile, missing: number): number {
	const byCards = Array.from({ length: cardsWon + 3 * n + 1 }, (_, cards) => chanceToDraw(pile, cards, missing));
	const stopping = (cards: number): number => byCards[cards] ?? 0;
	const cache = new Map<number, number>();
	const throwing = (k: number, cards: number): number => {
		const key = k * 64 + cards;
		const cached = cache.get(key);
		if (cached !== undefined) return cached;
		let all = 0;
		forEachThrow(faces, k, (black, white, chance) => {
			if (isGivingFace(black)) return void (all += chance * stopping(cards + total(givenDice(black, white), CARDS)));
			const take = diceToTake(black, k);
			all += chance * Math.max(...waysToTake(white, take).map((dice) => deciding(k - take, cards + total(dice, CARDS))));
		});
		cache.set(key, all);
		return all;
	};
	const deciding = (k: number, cards: number): number => (k === 0 ? stopping(cards) : Math.max(stopping(cards), throwing(k, cards)));
	return n === 0 ? stopping(cardsWon) : throwing(n, cardsWon);
}
