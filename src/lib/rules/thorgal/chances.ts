import { type Distribution, hypergeometric, convolve } from '../odds/distribution.ts';
import { drawsCards, type White } from './cards.ts';
import { type Box, eachThrow, given, isHarmful, isTravel, leavesNoChoice, mustTake, picks, ranked, symbols, symbolsOn } from './kernel.ts';

/** What a die is worth to somebody. */
export type Measure = (die: White) => number;

export const TRAVEL: Measure = (die) => (isTravel(die) ? 1 : 0);
export const CARDS: Measure = drawsCards;
export const SYMBOLS: Measure = symbolsOn;

const total = (dice: readonly White[], measure: Measure): number => dice.reduce((all, die) => all + measure(die), 0);

const add = (counts: number[], n: number, chance: number): void => {
	while (counts.length <= n) counts.push(0);
	counts[n]! += chance;
};

/** Whoever wants something takes it first, then any other good die, then the smaller harm. */
const wanting =
	(wants: Measure): Measure =>
	(die) =>
		isHarmful(die) ? -symbolsOn(die) : 1 + 10 * wants(die);

/** One throw of n dice: how much of something it brings to a hero who wants this first. */
export function oneThrow(box: Box, n: number, wants: Measure, counts: Measure = wants): Distribution {
	const law: number[] = [0];
	eachThrow(box, n, (black, white, chance) => {
		const won = leavesNoChoice(black) ? given(black, white) : ranked(white, mustTake(black, n)!, wanting(wants));
		add(law, total(won, counts), chance);
	});
	return law;
}

/** One throw of n dice: must a Chaams die be taken by choice? */
export function forcedChaams(box: Box, n: number): number {
	let forced = 0;
	eachThrow(box, n, (black, white, chance) => {
		if (!leavesNoChoice(black) && symbols(ranked(white, mustTake(black, n)!, wanting(TRAVEL))) > 0) forced += chance;
	});
	return forced;
}

/** Chaams symbols that come through Ogotaï's face alone. */
export function throughOgotai(box: Box, n: number): Distribution {
	const law: number[] = [0];
	eachThrow(box, n, (black, white, chance) => add(law, black === 'O' ? symbols(given('O', white)) : 0, chance));
	return law;
}

/** Chaams symbols of a hero who throws again until so many travel dice are won, or no die is left. */
export function symbolsUntil(box: Box, n: number, travel: number): Distribution {
	const known = new Map<string, Distribution>();
	const until = (k: number, missing: number): Distribution => {
		const key = `${k} ${missing}`;
		const kept = known.get(key);
		if (kept) return kept;
		const law: number[] = [0];
		eachThrow(box, k, (black, white, chance) => {
			const over = leavesNoChoice(black);
			const won = over ? given(black, white) : ranked(white, mustTake(black, k)!, wanting(TRAVEL));
			const still = missing - total(won, TRAVEL);
			if (over || still <= 0 || won.length === k) return add(law, symbols(won), chance);
			for (const [more, p] of until(k - won.length, still).entries()) add(law, symbols(won) + more, chance * p);
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
	best(n: number, black: 'D1' | 'D2' | 'D3' | 'T', white: readonly White[], need: number, bears: number): readonly White[];
}

export function planner(box: Box, counts: Measure): Planner {
	const known = new Map<number, number>();

	function chance(n: number, need: number, bears: number): number {
		if (need <= 0) return 1;
		if (n === 0) return 0;
		const key = (n * 64 + Math.min(need, 63)) * 16 + Math.min(bears, 2 * n);
		const kept = known.get(key);
		if (kept !== undefined) return kept;
		let all = 0;
		eachThrow(box, n, (black, white, p) => {
			const take = mustTake(black, n);
			if (take !== undefined) all += p * Math.max(...picks(white, take).map((dice) => after(n, dice, need, bears)));
			else if (total(given(black as 'G' | 'O', white), counts) >= need) all += p;
		});
		known.set(key, all);
		return all;
	}

	const after = (n: number, dice: readonly White[], need: number, bears: number): number =>
		symbols(dice) > bears ? 0 : chance(n - dice.length, need - total(dice, counts), bears - symbols(dice));

	return {
		chance,
		best: (n, black, white, need, bears) =>
			picks(white, mustTake(black, n)!)
				.map((dice) => [dice, after(n, dice, need, bears), -symbols(dice), total(dice, wanting(counts))] as const)
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

export const worthOf =
	({ travel, chaam }: Prices): Measure =>
	(die) => {
		switch (die) {
			case 'V':
				return travel;
			case 'SV':
				return Math.max(drawsCards(die), travel);
			default:
				return drawsCards(die) - chaam * symbolsOn(die);
		}
	};

/** What throwing n dice and going on as well as can be is worth. What is already won does not matter: worth adds up. */
export function worth(box: Box, n: number, prices: Prices): number {
	const value = worthOf(prices);
	const known: number[] = [0];
	for (let k = 1; k <= n; k++) {
		let all = 0;
		eachThrow(box, k, (black, white, chance) => {
			const won = leavesNoChoice(black) ? given(black, white) : ranked(white, mustTake(black, k)!, value);
			const on = leavesNoChoice(black) ? 0 : Math.max(0, known[k - won.length]!);
			all += chance * (total(won, value) + on + (black === 'T' ? (prices.swap ?? 0) : 0));
		});
		known.push(all);
	}
	return known[n]!;
}

/** Throwing n dice pays as long as one Chaams costs less than this: what the throw brings over what it harms. */
export function breakEven(box: Box, n: number, travel: number): number {
	const value = worthOf({ travel, chaam: 0 });
	let good = 0;
	let harm = 0;
	eachThrow(box, n, (black, white, chance) => {
		const won = leavesNoChoice(black) ? given(black, white) : ranked(white, mustTake(black, n)!, wanting(value));
		good += chance * total(won, value);
		harm += chance * symbols(won);
	});
	return good / harm;
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A pile and the discard that becomes the next one: how many cards, how many of them wanted. */
export interface Draw {
	readonly pile: number;
	readonly wanted: number;
	readonly discard?: { readonly cards: number; readonly wanted: number };
}

/** At least so many wanted cards among m drawn. A pile that runs out is taken whole, then the shuffled discard. */
export function drawing({ pile, wanted, discard = { cards: 0, wanted: 0 } }: Draw, m: number, least: number): number {
	if (least <= 0) return 1;
	if (m <= pile) return atLeast(hypergeometric(pile, wanted, m), least);
	const more = Math.min(m - pile, discard.cards);
	return least <= wanted ? 1 : atLeast(hypergeometric(discard.cards, discard.wanted, more), least - wanted);
}

/** The chance to draw so many missing cards of one skill with the dice of this phase, played as well as can be. */
export function drawingThisTurn(box: Box, n: number, had: number, pile: Draw, missing: number): number {
	const enough = Array.from({ length: had + 3 * n + 1 }, (_, cards) => drawing(pile, cards, missing));
	const known = new Map<number, number>();
	const thrown = (k: number, cards: number): number => {
		const key = k * 64 + cards;
		const kept = known.get(key);
		if (kept !== undefined) return kept;
		let all = 0;
		eachThrow(box, k, (black, white, chance) => {
			const take = mustTake(black, k);
			if (take === undefined) return void (all += chance * enough[cards + total(given(black as 'G' | 'O', white), CARDS)]!);
			all += chance * Math.max(...picks(white, take).map((dice) => best(k - take, cards + total(dice, CARDS))));
		});
		known.set(key, all);
		return all;
	};
	const best = (k: number, cards: number): number => (k === 0 ? enough[cards]! : Math.max(enough[cards]!, thrown(k, cards)));
	return n === 0 ? enough[had]! : thrown(n, had);
}
