import { type Distribution, hypergeometric, convolve } from '../odds/distribution.ts';
import { cardsDrawnBy, type WhiteFace } from './cards.ts';
import {
	type DiceFaces,
	forEachThrow,
	givenDice,
	isChaamsDie,
	isTravelDie,
	leavesNoChoice,
	diceToTake,
	waysToTake,
	takeBest,
	chaamsOnDice,
	chaamsOnDie
} from './kernel.ts';

/** What a die is worth to somebody. */
export type Measure = (die: WhiteFace) => number;

export const TRAVEL: Measure = (die) => (isTravelDie(die) ? 1 : 0);
export const CARDS: Measure = cardsDrawnBy;
export const CHAAMS: Measure = chaamsOnDie;

const total = (dice: readonly WhiteFace[], measure: Measure): number => dice.reduce((all, die) => all + measure(die), 0);

const addChance = (counts: number[], n: number, chance: number): void => {
	while (counts.length <= n) counts.push(0);
	counts[n]! += chance;
};

/** Whoever wants something takes it first, then any other good die, then the smaller harm. */
const rankBy =
	(wants: Measure): Measure =>
	(die) =>
		isChaamsDie(die) ? -chaamsOnDie(die) : 1 + 10 * wants(die);

/** One throw of n dice: how much of something it brings to a hero who wants this first. */
export function throwDistribution(box: DiceFaces, n: number, wants: Measure, counts: Measure = wants): Distribution {
	const law: number[] = [0];
	forEachThrow(box, n, (black, white, chance) => {
		const won = leavesNoChoice(black) ? givenDice(black, white) : takeBest(white, diceToTake(black, n)!, rankBy(wants));
		addChance(law, total(won, counts), chance);
	});
	return law;
}

/** One throw of n dice: must a Chaams die be taken by choice? */
export function forcedChaamsChance(box: DiceFaces, n: number): number {
	let forced = 0;
	forEachThrow(box, n, (black, white, chance) => {
		if (!leavesNoChoice(black) && chaamsOnDice(takeBest(white, diceToTake(black, n)!, rankBy(TRAVEL))) > 0) forced += chance;
	});
	return forced;
}

/** Chaams symbols that come through Ogotaï's face alone. */
export function throughOgotai(box: DiceFaces, n: number): Distribution {
	const law: number[] = [0];
	forEachThrow(box, n, (black, white, chance) => addChance(law, black === 'O' ? chaamsOnDice(givenDice('O', white)) : 0, chance));
	return law;
}

/** Chaams symbols of a hero who throws again until so many travel dice are won, or no die is left. */
export function symbolsUntil(box: DiceFaces, n: number, travel: number): Distribution {
	const known = new Map<string, Distribution>();
	const until = (k: number, missing: number): Distribution => {
		const key = `${k} ${missing}`;
		const kept = known.get(key);
		if (kept) return kept;
		const law: number[] = [0];
		forEachThrow(box, k, (black, white, chance) => {
			const over = leavesNoChoice(black);
			const won = over ? givenDice(black, white) : takeBest(white, diceToTake(black, k)!, rankBy(TRAVEL));
			const still = missing - total(won, TRAVEL);
			if (over || still <= 0 || won.length === k) return addChance(law, chaamsOnDice(won), chance);
			for (const [more, p] of until(k - won.length, still).entries()) addChance(law, chaamsOnDice(won) + more, chance * p);
		});
		known.set(key, law);
		return law;
	};
	return until(n, travel);
}

export const expected = (law: Distribution): number => law.reduce((all, chance, n) => all + n * chance, 0);
export const atLeast = (law: Distribution, n: number): number => law.reduce((all, chance, k) => (k >= n ? all + chance : all), 0);

/** So many heroes one after the other, each by the same law. */
export const together = (law: Distribution, heroes: number): Distribution =>
	Array.from({ length: heroes }, () => law).reduce(convolve, [1]);

// ── A goal for the whole phase ───────────────────────────────────────────────────────────────────────────────────

/** The best chance to get there with n dice about to be thrown, choosing and re-rolling as well as can be. */
export interface Planner {
	chance(n: number, need: number, bears: number): number;
	best(n: number, black: 'D1' | 'D2' | 'D3' | 'T', white: readonly WhiteFace[], need: number, bears: number): readonly WhiteFace[];
}

export function planner(box: DiceFaces, counts: Measure): Planner {
	const known = new Map<number, number>();

	function chance(n: number, need: number, bears: number): number {
		if (need <= 0) return 1;
		if (n === 0) return 0;
		const key = (n * 64 + Math.min(need, 63)) * 16 + Math.min(bears, 2 * n);
		const kept = known.get(key);
		if (kept !== undefined) return kept;
		let all = 0;
		forEachThrow(box, n, (black, white, p) => {
			const take = diceToTake(black, n);
			if (take !== undefined) all += p * Math.max(...waysToTake(white, take).map((dice) => after(n, dice, need, bears)));
			else if (total(givenDice(black as 'G' | 'O', white), counts) >= need) all += p;
		});
		known.set(key, all);
		return all;
	}

	const after = (n: number, dice: readonly WhiteFace[], need: number, bears: number): number =>
		chaamsOnDice(dice) > bears ? 0 : chance(n - dice.length, need - total(dice, counts), bears - chaamsOnDice(dice));

	return {
		chance,
		best: (n, black, white, need, bears) =>
			waysToTake(white, diceToTake(black, n)!)
				.map((dice) => [dice, after(n, dice, need, bears), -chaamsOnDice(dice), total(dice, rankBy(counts))] as const)
				.reduce((best, way) => ((way[1] - best[1] || way[2] - best[2] || way[3] - best[3]) > 0 ? way : best))[0]
	};
}

// ── Worth ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Everything told in skill cards: what a travel die is worth, what one Chaams costs, what a swap would bring. */
interface Prices {
	readonly travel: number;
	readonly chaam: number;
	readonly swap?: number;
}

/** One travel die counts as three cards, since one face of the dice does. */
export const TRAVEL_WORTH = 3;

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

/** What throwing n dice and going on as well as can be is worth. What is already won does not matter: worth adds up. */
export function rerollWorth(box: DiceFaces, n: number, prices: Prices): number {
	const value = dieWorth(prices);
	const known: number[] = [0];
	for (let k = 1; k <= n; k++) {
		let all = 0;
		forEachThrow(box, k, (black, white, chance) => {
			const won = leavesNoChoice(black) ? givenDice(black, white) : takeBest(white, diceToTake(black, k)!, value);
			const on = leavesNoChoice(black) ? 0 : Math.max(0, known[k - won.length]!);
			all += chance * (total(won, value) + on + (black === 'T' ? (prices.swap ?? 0) : 0));
		});
		known.push(all);
	}
	return known[n]!;
}

/** Throwing n dice pays as long as one Chaams costs less than this: what the throw brings over what it harms. */
export function breakEvenPrice(box: DiceFaces, n: number, travel: number): number {
	const value = dieWorth({ travel, chaam: 0 });
	let good = 0;
	let harm = 0;
	forEachThrow(box, n, (black, white, chance) => {
		const won = leavesNoChoice(black) ? givenDice(black, white) : takeBest(white, diceToTake(black, n)!, rankBy(value));
		good += chance * total(won, value);
		harm += chance * chaamsOnDice(won);
	});
	return good / harm;
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A pile and the discard that becomes the next one: how many cards, how many of them wanted. */
export interface DrawPile {
	readonly pile: number;
	readonly wanted: number;
	readonly discard?: { readonly cards: number; readonly wanted: number };
}

/** At least so many wanted cards among m drawn. A pile that runs out is taken whole, then the shuffled discard. */
export function chanceToDraw({ pile, wanted, discard = { cards: 0, wanted: 0 } }: DrawPile, m: number, least: number): number {
	if (least <= 0) return 1;
	if (m <= pile) return atLeast(hypergeometric(pile, wanted, m), least);
	const more = Math.min(m - pile, discard.cards);
	return least <= wanted ? 1 : atLeast(hypergeometric(discard.cards, discard.wanted, more), least - wanted);
}

/** The chance to draw so many missing cards of one skill with the dice of this phase, played as well as can be. */
export function chanceToDrawThisTurn(box: DiceFaces, n: number, had: number, pile: DrawPile, missing: number): number {
	const enough = Array.from({ length: had + 3 * n + 1 }, (_, cards) => chanceToDraw(pile, cards, missing));
	const known = new Map<number, number>();
	const thrown = (k: number, cards: number): number => {
		const key = k * 64 + cards;
		const kept = known.get(key);
		if (kept !== undefined) return kept;
		let all = 0;
		forEachThrow(box, k, (black, white, chance) => {
			const take = diceToTake(black, k);
			if (take === undefined) return void (all += chance * enough[cards + total(givenDice(black as 'G' | 'O', white), CARDS)]!);
			all += chance * Math.max(...waysToTake(white, take).map((dice) => best(k - take, cards + total(dice, CARDS))));
		});
		known.set(key, all);
		return all;
	};
	const best = (k: number, cards: number): number => (k === 0 ? enough[cards]! : Math.max(enough[cards]!, thrown(k, cards)));
	return n === 0 ? enough[had]! : thrown(n, had);
}
