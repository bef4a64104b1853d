import { type CardCounts, countOf, cardCount } from '../deck.ts';
import { choose, hypergeometric, probability } from '../odds/distribution.ts';
import { type Card, UNNAMED } from './cards.ts';
import type { Pile } from './decks.ts';

/** The chance of at least so many wanted cards among k cards drawn from n. */
export function chanceOfAtLeast(n: number, wanted: number, k: number, least: number): number {
	if (k > n) return wanted >= least ? 1 : 0;
	return probability(hypergeometric(n, wanted, k), (found) => found >= least);
}

/** The chance that one throw of the yellow dice shows at least one of so many different numbers. */
const comesUp = (numbers: number, yellows: number): number => 1 - ((6 - numbers) / 6) ** yellows;

/** The chances that a line is fired at 0, 1, 2 … times in so many throws. */
export const shotDistribution = (throws: number, yellows: number): readonly number[] => {
	const p = comesUp(1, yellows);
	return Array.from({ length: throws + 1 }, (_, k) => choose(throws, k) * p ** k * (1 - p) ** (throws - k));
};

/** The chance of at least one shot along a line, or along one of several lines of different numbers, in so many throws. */
export const shotChance = (throws: number, yellows: number, numbers = 1): number => 1 - (1 - comesUp(numbers, yellows)) ** throws;

/** A pool of hidden cards, some of which are wanted. */
export interface Pool {
	readonly n: number;
	readonly wanted: number;
	/** The chance is approximate: it is unknown which open cards were drawn after the last shuffle, or a discarded card was not named. */
	readonly blurred: boolean;
}

/** The cards that may be in hands: everything of the deck that does not lie open. `never` lists kinds that are not kept in hands. */
export function hiddenInHands(deck: CardCounts<Card>, { discard, epoch }: Pile, kinds: readonly Card[], never: readonly Card[] = []): Pool {
	const left = (card: Card) => Math.max(0, countOf(deck, card) - countOf(discard, card));
	const cards = (Object.keys(deck) as Card[]).filter((card) => !never.includes(card));
	return {
		n: cards.reduce((sum, card) => sum + left(card), 0),
		wanted: kinds.reduce((sum, card) => sum + left(card), 0),
		blurred: (epoch > 0 && cardCount(discard) > 0) || countOf(discard, UNNAMED) > 0
	};
}

/** The cards that may be in the pile: before the first shuffle any hidden card, afterwards the cards that were shuffled. */
export function hiddenInPile(deck: CardCounts<Card>, pile: Pile, kinds: readonly Card[], never: readonly Card[] = []): Pool {
	const hidden = hiddenInHands(deck, pile, kinds, never);
	const { shuffled } = pile;
	if (!shuffled) return hidden;
	if (countOf(shuffled, UNNAMED) > 0) return { ...hidden, blurred: true };
	const left = (card: Card) => Math.max(0, countOf(deck, card) - countOf(pile.discard, card));
	const n = (Object.keys(shuffled) as Card[])
		.filter((card) => !never.includes(card))
		.reduce((sum, card) => sum + countOf(shuffled, card), 0);
	const wanted = kinds.reduce((sum, card) => sum + (left(card) > 0 ? countOf(shuffled, card) : 0), 0);
	return { n, wanted, blurred: hidden.blurred };
}
