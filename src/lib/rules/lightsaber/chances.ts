import { type CardCounts, countOf, cardCount } from '../deck.ts';
import { probability, choose, hypergeometric } from '../odds/distribution.ts';
import { attackValue, type CardId, CARDS, FIGHTS_PER_ROUND, isSpecial, POWER_CARDS, type Side, SIDES } from './cards.ts';
import { gapAfterCard, type Figures, type Gap, moveFigures, compareGap, stepsOf, winnerOf } from './kernel.ts';
import type { FightResult } from './types.ts';

/** Exact chances, as if every hidden card were equally likely to be anywhere hidden. What counts is the kernel's business. */

/** A lot of cards by kind. */
export type CardPool = Readonly<Record<CardId, number>>;

export const poolSize = (lot: CardPool): number => cardCount(lot);
export const specialsIn = (lot: CardPool): number => CARDS.reduce((sum, card) => (isSpecial(card) ? sum + lot[card] : sum), 0);
export const strongIn = ({ a4, a5 }: CardPool): number => a4 + a5;

/** At least so many good ones among h cards out of n. */
export const atLeastInHand = (n: number, good: number, h: number, least = 1): number =>
	probability(hypergeometric(n, good, Math.min(h, n)), (k) => k >= least);

// ── Can they answer? ─────────────────────────────────────────────────────────────────────────────────────────────

export type Goal = 'answer' | 'lead';

/** How many attacks of 1 to 5 a hand holds, and final attacks: the cards of which everybody knows what they add. */
type Attacks = readonly number[];

const finaleAt = POWER_CARDS.length;
const worth = (i: number, finale: number): number => (i === finaleAt ? finale : i + 1);

/**
 * Is there an order of play that gets them out of being behind (answer), or ahead (lead)? Card by card, as at the table: an impasse on
 * the way ends the answer. The final attack costs the rest of the hand, so it comes last.
 */
export function canReach(goal: Goal, hand: Attacks, gap: Gap, finale: number): boolean {
	if (out(hand, gap, finale)) return false;
	const dead = new Set<number>();
	const search = (left: Attacks, now: Gap): boolean => {
		const behind: (readonly [card: number, next: Gap])[] = [];
		for (let i = left.length - 1; i >= 0; i--) {
			if (left[i] === 0) continue;
			const next = gapAfterCard(now, worth(i, finale));
			const standing = compareGap(next);
			if (standing > 0 || (standing === 0 && goal === 'answer')) return true;
			if (standing < 0 && i !== finaleAt) behind.push([i, next]);
		}
		const key = left.reduce((sum, n) => sum * 64 + n, 0); // a deck has fewer than 64 of anything
		if (behind.length === 0 || dead.has(key)) return false;
		dead.add(key);
		return behind.some(([i, next]) => search(left.with(i, left[i]! - 1), next));
	};
	return search(hand, gap);
}

/** Even all cards together would not reach the other side. */
function out(left: Attacks, { points, next, times }: Gap, finale: number): boolean {
	let [sum, best] = [0, 0];
	for (let i = 0; i < left.length; i++) {
		if (left[i] === 0) continue;
		sum += left[i]! * worth(i, finale);
		best = Math.max(best, worth(i, finale));
	}
	return (sum + best * (next - 1)) * times < points;
}

const attacksIn = (lot: CardCounts<CardId>): Attacks => [...POWER_CARDS.map((card) => countOf(lot, card)), countOf(lot, 'finale')];

/** The chance that a hand of h random cards out of a lot, and those known to be in it, can answer or lead. Other specials are left aside. */
export function chanceToReach(goal: Goal, lot: CardPool, h: number, gap: Gap, known: CardCounts<CardId> = {}, finale = 6): number {
	const there = attacksIn(lot);
	const hand = [...attacksIn(known)];
	const others = poolSize(lot) - there.reduce((sum, n) => sum + n, 0);
	const ways = there.map((n) => Array.from({ length: n + 1 }, (_, k) => choose(n, k)));
	let good = 0;
	const deal = (i: number, left: number, weight: number): void => {
		if (i === there.length) {
			const all = weight * choose(others, left);
			if (all > 0 && canReach(goal, hand, gap, finale)) good += all;
			return;
		}
		const sure = hand[i]!;
		for (let k = 0; k <= Math.min(left, there[i]!); k++) {
			hand[i] = sure + k;
			deal(i + 1, left - k, weight * ways[i]![k]!);
		}
		hand[i] = sure;
	};
	deal(0, h, 1);
	return good / choose(poolSize(lot), h);
}

// ── Two cards at once ────────────────────────────────────────────────────────────────────────────────────────────

/** A random card of theirs beside an attack of this value; `times` is what multiplies theirs. */
export function openerOdds(value: number, lot: CardPool, times = 1): Readonly<Record<'lower' | 'equal' | 'higher' | 'special', number>> {
	const n = poolSize(lot);
	const share = (is: (attack: number) => boolean): number =>
		POWER_CARDS.reduce((sum, card) => (is(attackValue(card) * times) ? sum + lot[card] : sum), 0) / n;
	return {
		lower: share((a) => a < value),
		equal: share((a) => a === value),
		higher: share((a) => a > value),
		special: specialsIn(lot) / n
	};
}

/** What multiplies the cards of both sides, if an order does. */
type Factors = readonly [ours: number, theirs: number];

/** One random card of each side: both special and void, the same attack, or one ahead. What a lone special does is left aside. */
export function revealOdds(
	ours: CardPool,
	theirs: CardPool,
	[mine, their]: Factors = [1, 1]
): Readonly<Record<'pair' | 'level' | 'ahead' | 'behind', number>> {
	const n = poolSize(ours) * poolSize(theirs);
	const pairs = POWER_CARDS.flatMap((a) =>
		POWER_CARDS.map((b) => [attackValue(a) * mine - attackValue(b) * their, ours[a] * theirs[b]] as const)
	);
	const share = (is: (gap: number) => boolean): number => pairs.reduce((sum, [gap, ways]) => (is(gap) ? sum + ways : sum), 0) / n;
	return {
		pair: (specialsIn(ours) * specialsIn(theirs)) / n,
		level: share((gap) => gap === 0),
		ahead: share((gap) => gap > 0),
		behind: share((gap) => gap < 0)
	};
}

/** A random card of a hand: those known to be in it for sure, the others as likely as they are unseen. Shares, not whole cards. */
export function handPool(lot: CardPool, hand: number, known: CardCounts<CardId>): CardPool {
	const random = (hand - cardCount(known)) / Math.max(1, poolSize(lot));
	return Object.fromEntries(CARDS.map((card) => [card, countOf(known, card) + lot[card] * random])) as Record<CardId, number>;
}

// ── The race ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** What one fight may bring. */
export type FightOdds = Readonly<Record<FightResult, number>>;
export const EVEN_FIGHT: FightOdds = { quigon: 1 / 2, maul: 1 / 2, drawn: 0 };

/** How a round may go on from the fights that have been fought, each end with its chance. */
export function forEachRoundEnd(
	results: readonly FightResult[],
	fight: FightOdds,
	falls: (results: readonly FightResult[], chance: number) => void,
	chance = 1
): void {
	if (results.length === FIGHTS_PER_ROUND) return falls(results, chance);
	for (const won of [...SIDES, 'drawn'] as const) if (fight[won] > 0) forEachRoundEnd([...results, won], fight, falls, chance * fight[won]);
}

export interface RaceStart {
	readonly figures: Figures;
	readonly round: number;
	readonly results: readonly FightResult[];
	readonly threeRounds: boolean;
}

/** Below this nothing a double could show is left. */
const NOTHING = 1e-17;

/** For each side the chance to win in 1, 2, 3 … rounds from now. Tied rounds may go on for ever, ever less likely. */
export function raceOdds(
	{ figures, round, results, threeRounds }: RaceStart,
	fight: FightOdds = EVEN_FIGHT
): Readonly<Record<Side, readonly number[]>> {
	const won: Record<Side, number[]> = { quigon: [], maul: [] };
	let open = new Map<string, readonly [Figures, number]>([[`${figures.quigon} ${figures.maul}`, [figures, 1]]]);
	let fought = results;
	for (let n = 0; open.size > 0; n++, fought = []) {
		const next: typeof open = new Map();
		for (const side of SIDES) won[side].push(0);
		for (const [at, chance] of open.values())
			forEachRoundEnd(fought, fight, (ends, p) => {
				const to = moveFigures(at, stepsOf(ends));
				const side = winnerOf(to, round + n, threeRounds);
				if (side) return void (won[side][n]! += chance * p);
				const key = `${to.quigon} ${to.maul}`;
				next.set(key, [to, (next.get(key)?.[1] ?? 0) + chance * p]);
			});
		open = new Map([...next].filter(([, [, chance]]) => chance > NOTHING));
	}
	return won;
}
