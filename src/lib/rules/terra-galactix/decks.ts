import type { Facts } from '../contract.ts';
import { type CardCounts, drawCards, countOf, addCards, repeat, cardCount, type Stack } from '../deck.ts';
import { type Card, GALACTIX_CARDS, type GalactixFace, starFact } from './cards.ts';

/** The draw pile, only counted, its open discard, and what went into the last shuffle. */
export interface Pile extends Stack<Card> {
	/** How often the discard has been shuffled in. */
	readonly epoch: number;
	/** What the pile held right after the last shuffle: just the discard of that moment. */
	readonly shuffled?: CardCounts<Card>;
}

/** Hidden hands that are only counted, one pile, one open discard. */
export interface Hands {
	readonly stack: Pile;
	readonly pilots: readonly { readonly id: string; readonly hand: number }[];
}

/** May this hand lay so many of a card? Hands are hidden: only their size and what already lies open can say no. */
export const mayLay = ({ stack, pilots }: Hands, seat: number, card: Card, n: number, cards: CardCounts<Card>): boolean =>
	pilots[seat]!.hand >= n && countOf(stack.discard, card) + n <= countOf(cards, card);

export function layCards<S extends Hands>(state: S, seat: number, card: Card, n = 1): S {
	const pilots = state.pilots.with(seat, { ...state.pilots[seat]!, hand: state.pilots[seat]!.hand - n });
	return { ...state, pilots, stack: { ...state.stack, discard: addCards(state.stack.discard, ...repeat(card, n)) } };
}

/** Draws so many cards; the discard is shuffled in when a card is needed and the pile is empty. */
export function drawToHand<S extends Hands>(
	state: S,
	seat: number,
	n: number
): { readonly state: S; readonly drawn: number; readonly shuffled: number } {
	const { stack } = state;
	const pilot = state.pilots[seat]!;
	const { pile, discard, drawn, shuffled } = drawCards(stack, n);
	const after: Pile = shuffled ? { pile, discard, epoch: stack.epoch + 1, shuffled: stack.discard } : { ...stack, pile, discard };
	const pilots = state.pilots.with(seat, { ...pilot, hand: pilot.hand + drawn });
	return { state: { ...state, pilots, stack: after }, drawn, shuffled };
}

/** Phase 1 of all three games: up to the limit, and one more. */
export const refill = <S extends Hands>(state: S, seat: number, limit: number) =>
	drawToHand(state, seat, Math.max(0, limit + 1 - state.pilots[seat]!.hand));

/** What is hidden in hands and pile, by kind: the deck without what lies open. */
export const hiddenCopies = (cards: CardCounts<Card>, discard: CardCounts<Card>, card: Card): number =>
	Math.max(0, countOf(cards, card) - countOf(discard, card));

// ── The Galactix cards ───────────────────────────────────────────────────────────────────────────────────────────

/** A card that was turned and not told. */
export const UNREAD_STAR = '?';

/** 24 cards of their own; those turned lie open, by their star. */
export interface Galactix {
	readonly pile: number;
	readonly discard: CardCounts;
}

export const freshGalactix: Galactix = { pile: GALACTIX_CARDS, discard: {} };

/** Turns the next card; the turned ones are shuffled in when one is needed and none is left. */
export function turnGalactix({ pile, discard }: Galactix, star: string): { readonly galactix: Galactix; readonly shuffled: number } {
	const { pile: left, discard: open, shuffled } = drawCards({ pile, discard }, 1);
	return { galactix: { pile: left, discard: addCards(open, star) }, shuffled };
}

export const faceOf = (facts: Facts, star: string): GalactixFace | undefined => facts[starFact(star)] as GalactixFace | undefined;

const STAR = starFact('');

/** The stars met so far, by name. */
export const starsIn = (facts: Facts): readonly string[] =>
	Object.keys(facts)
		.filter((fact) => fact.startsWith(STAR))
		.map((fact) => fact.slice(STAR.length))
		.toSorted((a, b) => a.localeCompare(b, 'fr'));

/** A card whose every known copy already lies open has one copy more than we thought. */
export function withExtraCopy(facts: Facts, { discard }: Galactix, star: string): Facts {
	const face = faceOf(facts, star);
	const open = countOf(discard, star);
	if (!face || open <= (face.copies ?? 1)) return facts;
	return { ...facts, [starFact(star)]: { ...face, copies: open } };
}

/** How many of the 24 faces this box has shown us. */
export const facesSeen = (facts: Facts): number => starsIn(facts).reduce((sum, star) => sum + (faceOf(facts, star)!.copies ?? 1), 0);

/** The chances of 1, 2 and 3 on the next card: known only once all 24 faces are, and every turned card was told. */
export function nextGalactix(facts: Facts, { pile, discard }: Galactix): readonly (readonly [1 | 2 | 3, number])[] | undefined {
	if (facesSeen(facts) !== GALACTIX_CARDS || countOf(discard, UNREAD_STAR) > 0) return undefined;
	const open = pile === 0 ? {} : discard;
	const left = GALACTIX_CARDS - cardCount(open);
	return ([1, 2, 3] as const).map((n) => {
		const bearing = starsIn(facts).filter((star) => faceOf(facts, star)!.count === n);
		const cards = bearing.reduce((sum, star) => sum + Math.max(0, (faceOf(facts, star)!.copies ?? 1) - countOf(open, star)), 0);
		return [n, cards / left] as const;
	});
}

/** A pile put right by hand: so many of a card lie there. */
export function withCardCount(cards: CardCounts<Card>, card: Card, n: number): CardCounts<Card> {
	const { [card]: _, ...others } = cards;
	return n === 0 ? others : { ...others, [card]: n };
}
