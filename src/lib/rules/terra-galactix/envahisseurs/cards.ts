import { countOf } from '../../deck.ts';
import { type Card, CARD_KINDS, COPIES } from '../cards.ts';
import type { State } from './types.ts';

/** The numbers of Soucoupe cards open in front of each camp: at the start, and at most. */
export const LICENCES = 2;
/** The most Lasers of one attack on a saucer (p. 27). */
export const MOST_LASERS = 5;

/** The cards that may be in a hand: all kinds, because no card has an effect when it is drawn. */
export const HELD: readonly Card[] = CARD_KINDS;

/** How many copies of a card are hidden in hands and pile: all but those that lie open, licences included. */
export const hiddenCopies = ({ stack, pilots }: Pick<State, 'stack' | 'pilots'>, card: Card): number => {
	const open = card === 'soucoupe' ? pilots.reduce((sum, { licences }) => sum + licences, 0) : 0;
	return Math.max(0, COPIES[card] - countOf(stack.discard, card) - open);
};
