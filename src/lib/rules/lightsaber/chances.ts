import { cardCount, type CardCounts, countOf } from '../deck.ts';
import { choose, hypergeometric, probability } from '../odds/distribution.ts';
import { attackValue, type CardId, CARDS, FIGHTS_PER_ROUND, isSpecial, POWER_CARDS, type Side, SIDES } from './cards.ts';
import { compareGap, type Figures, type Gap, gapAfterCard, moveFigures, stepsOf, winnerOf } from './kernel.ts';
import type { FightResult } from './types.ts';

// Exact chances. They assume that every hidden card is equally likely to be in every hidden place.

/** A set of cards, as the number of copies of each. */
export type CardPool = Readonly<Record<CardId, number>>;

export const poolSize = (pool: CardPool): number => cardCount(pool);
export const specialsIn = (pool: CardPool): number => CARDS.reduce((sum, card) => (isSpecial(card) ? sum + pool[card] : sum), 0);
/** A pool with exactly these cards. */
export const toPool = (cards: CardCounts<CardId>): CardPool =>
	Object.fromEntries(CARDS.map((card) => [card, countOf(cards, card)])) as Record<CardId, number>;
/** Attacks of 4 and 5. */
export const strongIn = ({ a4, a5 }: CardPool): number => a4 + a5;

/** The chance of at least so many good cards in a hand drawn from n cards. */
export const atLeastInHand = (n: number, good: number, hand: number, least = 1): number =>
	probability(hypergeometric(n, good, Math.min(hand, n)), (k) => k >= least);

// ── The answer of the side that is behind ────────────────────────────────────────────────────────────────────────

/** `answer`: at least an impasse. `lead`: ahead. */
export type Goal = 'answer' | 'lead';

/** How many attacks of 1 to 5 a hand holds and, last, how many Attaque finale: the cards whose value is known to all players. */
type Attacks = readonly number[];

const FINALE_INDEX = POWER_CARDS.length;
const valueAt = (i: number, finale: number): number => (i === FINALE_INDEX ? finale : i + 1);

/**
 * Whether some order of play reaches the goal. Cards are played one by one as at the table: an impasse on the way ends the answer.
 * Attaque finale costs the rest of the hand, so it can only be the last card.
 */
export function canReach(goal: Goal, hand: Attacks, gap: Gap, finale: number): boolean {
	if (isOutOfReach(hand, gap, finale)) return false;
	const failedHands = new Set<number>();
	const search = (left: Attacks, now: Gap): boolean => {
		const behind: (readonly [card: number, next: Gap])[] = [];
		for (let i = left.length - 1; i >= 0; i--) {
			if (left[i] === 0) continue;
			const next = gapAfterCard(now, valueAt(i, finale));
			const comparison = compareGap(next);
			if (comparison > 0 || (comparison === 0 && goal === 'answer')) return true;
			if (comparison < 0 && i !== FINALE_INDEX) behind.push([i, next]);
		}
		const key = left.reduce((sum, n) => sum * 64 + n, 0); // A deck has fewer than 64 copies of any card.
		if (behind.length === 0 || failedHands.has(key)) return false;
		failedHands.add(key);
		return behind.some(([i, next]) =>
			search(
				left.map((n, at) => (at === i ? n - 1 : n)),
				next
			)
		);
	};
	return search(hand, gap);
}

/** Whether even all cards of the hand together do not reach the opponent's total. */
function isOutOfReach(hand: Attacks, { points, next, times }: Gap, finale: number): boolean {
	let [sum, best] = [0, 0];
	for (const [i, n] of hand.entries()) {
		if (n === 0) continue;
		sum += n * valueAt(i, finale);
		best = Math.max(best, valueAt(i, finale));
	}
	return (sum + best * (next - 1)) * times < points;
}

const attacksIn = (pool: CardCounts<CardId>): Attacks => [...POWER_CARDS.map((card) => countOf(pool, card)), countOf(pool, 'finale')];

/**
 * The chance that a hand reaches the goal: `unknownCards` random cards out of the pool, and the cards known to be in it. Special cards
 * other than Attaque finale are left out.
 */
export function chanceToReach(
	goal: Goal,
	pool: CardPool,
	unknownCards: number,
	gap: Gap,
	knownCards: CardCounts<CardId> = {},
	finale = 6
): number {
	const available = attacksIn(pool);
	const certain = attacksIn(knownCards);
	const others = poolSize(pool) - available.reduce((sum, n) => sum + n, 0);
	const combinations = available.map((copies) => Array.from({ length: copies + 1 }, (_, k) => choose(copies, k)));
	let good = 0;
	/** Deals the attacks kind by kind; `ways` counts the ways to deal what was dealt so far. */
	const deal = (hand: Attacks, left: number, ways: number): void => {
		const waysByCopies = combinations[hand.length];
		if (!waysByCopies) {
			const all = ways * choose(others, left);
			if (all > 0 && canReach(goal, hand, gap, finale)) good += all;
			return;
		}
		const sure = certain[hand.length] ?? 0;
		for (const [k, waysOfKind] of waysByCopies.entries()) {
			if (k > left) break;
			deal([...hand, sure + k], left - k, ways * waysOfKind);
		}
	};
	deal([], unknownCards, 1);
	return good / choose(poolSize(pool), unknownCards);
}

// ── Two cards at once ────────────────────────────────────────────────────────────────────────────────────────────

/** A random card of the opponent compared with an attack of this value; `factor` multiplies the opponent's card. */
export function openerOdds(value: number, pool: CardPool, factor = 1): Readonly<Record<'lower' | 'equal' | 'higher' | 'special', number>> {
	const n = poolSize(pool);
	const share = (matches: (attack: number) => boolean): number =>
		POWER_CARDS.reduce((sum, card) => (matches(attackValue(card) * factor) ? sum + pool[card] : sum), 0) / n;
	return {
		lower: share((attack) => attack < value),
		equal: share((attack) => attack === value),
		higher: share((attack) => attack > value),
		special: specialsIn(pool) / n
	};
}

/** One random card of each side: both special and void, equal, or one side ahead. The effect of a single special card is left out. */
export function revealOdds(
	own: CardPool,
	their: CardPool,
	[ownFactor, theirFactor]: readonly [number, number] = [1, 1]
): Readonly<Record<'pair' | 'level' | 'ahead' | 'behind', number>> {
	const n = poolSize(own) * poolSize(their);
	const pairs = POWER_CARDS.flatMap((a) =>
		POWER_CARDS.map((b) => [attackValue(a) * ownFactor - attackValue(b) * theirFactor, own[a] * their[b]] as const)
	);
	const share = (matches: (gap: number) => boolean): number => pairs.reduce((sum, [gap, ways]) => (matches(gap) ? sum + ways : sum), 0) / n;
	return {
		pair: (specialsIn(own) * specialsIn(their)) / n,
		level: share((gap) => gap === 0),
		ahead: share((gap) => gap > 0),
		behind: share((gap) => gap < 0)
	};
}

/** A random card of a hand, as a pool with fractions: a known card counts as one, a hidden card by its probability of being in the hand. */
export function handPool(pool: CardPool, hand: number, knownCards: CardCounts<CardId>): CardPool {
	const share = (hand - cardCount(knownCards)) / Math.max(1, poolSize(pool));
	return Object.fromEntries(CARDS.map((card) => [card, countOf(knownCards, card) + pool[card] * share])) as Record<CardId, number>;
}

// ── The race ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The chance of each result of one fight. */
export type FightOdds = Readonly<Record<FightResult, number>>;
export const EVEN_FIGHT: FightOdds = { quigon: 1 / 2, maul: 1 / 2, drawn: 0 };

/** Calls `visit` for every way the round may end, with its chance, from the results so far. */
export function forEachRoundEnd(
	results: readonly FightResult[],
	fight: FightOdds,
	visit: (results: readonly FightResult[], chance: number) => void,
	chance = 1
): void {
	if (results.length === FIGHTS_PER_ROUND) return visit(results, chance);
	for (const won of [...SIDES, 'drawn'] as const) if (fight[won] > 0) forEachRoundEnd([...results, won], fight, visit, chance * fight[won]);
}

export interface RaceStart {
	readonly figures: Figures;
	readonly round: number;
	readonly results: readonly FightResult[];
	readonly threeRounds: boolean;
}

/** Positions with a smaller probability are dropped: they are below the precision of a double. */
const NEGLIGIBLE = 1e-17;

/**
 * For each side the chance to win in 1, 2, 3 … rounds from now. With drawn fights the race may go on without end, with falling probability.
 */
export function raceOdds(
	{ figures, round, results, threeRounds }: RaceStart,
	fight: FightOdds = EVEN_FIGHT
): Readonly<Record<Side, readonly number[]>> {
	const won: Record<Side, number[]> = { quigon: [], maul: [] };
	let open = new Map<string, readonly [Figures, number]>([[`${figures.quigon} ${figures.maul}`, [figures, 1]]]);
	let fought = results;
	for (let n = 0; open.size > 0; n++, fought = []) {
		const next: typeof open = new Map();
		const wonNow: Record<Side, number> = { quigon: 0, maul: 0 };
		for (const [at, chance] of open.values())
			forEachRoundEnd(fought, fight, (ends, p) => {
				const to = moveFigures(at, stepsOf(ends));
				const side = winnerOf(to, round + n, threeRounds);
				if (side) return void (wonNow[side] += chance * p);
				const key = `${to.quigon} ${to.maul}`;
				next.set(key, [to, (next.get(key)?.[1] ?? 0) + chance * p]);
			});
		for (const side of SIDES) won[side].push(wonNow[side]);
		open = new Map([...next].filter(([, [, chance]]) => chance > NEGLIGIBLE));
	}
	return won;
}

/** The chance of each side to win the race at all. */
export function winningChances(start: RaceStart): Readonly<Record<Side, number>> {
	const { quigon, maul } = raceOdds(start);
	const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);
	return { quigon: sum(quigon), maul: sum(maul) };
}
