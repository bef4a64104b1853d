import { type CardCounts, countOf, cardCount } from '../deck.ts';
import { probability, choose, hypergeometric } from '../odds/distribution.ts';
import type { Card } from './cards.ts';
import type { Pile } from './decks.ts';

/** At least so many wanted ones among k cards of n. */
export function chanceOfAtLeast(n: number, wanted: number, k: number, least: number): number {
	if (k > n) return wanted >= least ? 1 : 0;
	return probability(hypergeometric(n, wanted, k), (found) => found >= least);
}

/** Can a hand of h out of n hidden cards answer an attack of so many Lasers: as many Boucliers, or one Giga? Zero Boucliers: only a Giga. */
export function parries(n: number, boucliers: number, gigas: number, h: number, lasers: number): number {
	let fails = 0;
	for (let i = 0; i < (lasers || h + 1); i++) fails += (choose(boucliers, i) * choose(n - boucliers - gigas, h - i)) / choose(n, h);
	return 1 - fails;
}

/** One throw of the yellow dice: the chance that at least one of so many different numbers comes up. */
const comesUp = (numbers: number, yellows: number): number => 1 - ((6 - numbers) / 6) ** yellows;

/** How often a line is fired at in so many throws. */
export const shotDistribution = (throws: number, yellows: number): readonly number[] => {
	const p = comesUp(1, yellows);
	return Array.from({ length: throws + 1 }, (_, k) => choose(throws, k) * p ** k * (1 - p) ** (throws - k));
};

/** At least one shot along a line, or along one of several lines of different numbers, in so many throws. */
export const shotChance = (throws: number, yellows: number, numbers = 1): number => 1 - (1 - comesUp(numbers, yellows)) ** throws;

/** Two lines of different numbers, both fired at in so many throws. */
export const bothShotAt = (throws: number, yellows: number): number => 2 * shotChance(throws, yellows) - shotChance(throws, yellows, 2);

/** How many of so many living bunkers fire in a throw, on average. */
export const firing = (alive: number, yellows: number): number => alive * comesUp(1, yellows);

/** A pool of cards nobody sees, of which some kind is wanted. */
export interface Pool {
	readonly n: number;
	readonly wanted: number;
	/** Cards have been laid open since the last shuffle: which of them were drawn after it nobody knows. */
	readonly blurred: boolean;
}

/** Hands: everything of the deck that lies nowhere open. `kinds` are wanted; what never rests in a hand is left out. */
export function hiddenInHands(deck: CardCounts<Card>, { discard, epoch }: Pile, kinds: readonly Card[], never: readonly Card[] = []): Pool {
	const left = (card: Card) => Math.max(0, countOf(deck, card) - countOf(discard, card));
	const cards = (Object.keys(deck) as Card[]).filter((card) => !never.includes(card));
	return {
		n: cards.reduce((sum, card) => sum + left(card), 0),
		wanted: kinds.reduce((sum, card) => sum + left(card), 0),
		blurred: epoch > 0 && cardCount(discard) > 0
	};
}

/** The next cards of the pile: before the first shuffle like any hidden card, afterwards just what was shuffled in. */
export function hiddenInPile(deck: CardCounts<Card>, pile: Pile, kinds: readonly Card[], never: readonly Card[] = []): Pool {
	const hidden = hiddenInHands(deck, pile, kinds, never);
	if (!pile.shuffled) return hidden;
	const shuffled = pile.shuffled;
	const left = (card: Card) => Math.max(0, countOf(deck, card) - countOf(pile.discard, card));
	const n = (Object.keys(shuffled) as Card[])
		.filter((card) => !never.includes(card))
		.reduce((sum, card) => sum + countOf(shuffled, card), 0);
	const wanted = kinds.reduce((sum, card) => sum + (left(card) > 0 ? countOf(shuffled, card) : 0), 0);
	return { n, wanted, blurred: hidden.blurred };
}
