import type { Facts } from '../contract.ts';
import { type CardCounts, drawCards, countOf, addCards, repeat, cardCount, type Stack } from '../deck.ts';
import { type Card, GALACTIX_CARDS, type GalactixFace, type Unnamed } from './cards.ts';
import { parseStarFact, starFact } from './ids.ts';

/** The draw pile, of which only the size is known, its open discard, and what went into the last shuffle. */
export interface Pile extends Stack<Card | Unnamed> {
	/** How often the discard has been shuffled in. */
	readonly epoch: number;
	/** What the pile held right after the last shuffle: the discard of that moment. */
	readonly shuffled?: CardCounts<Card | Unnamed>;
}

/** Hidden hands, of which only the sizes are known, one pile and one open discard. */
export interface Hands {
	readonly stack: Pile;
	readonly pilots: readonly { readonly id: string; readonly hand: number }[];
}

/** Moves cards from a hand to the open discard. */
export function layCards<S extends Hands>(state: S, seat: number, card: Card | Unnamed, n = 1): S {
	const pilots = state.pilots.with(seat, { ...state.pilots[seat]!, hand: state.pilots[seat]!.hand - n });
	return { ...state, pilots, stack: { ...state.stack, discard: addCards(state.stack.discard, ...repeat(card, n)) } };
}

/** Draws cards into a hand; the discard is shuffled in when a card is needed and the pile is empty. */
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

/** Phase 1 of all three games: the hand is filled up to its limit, and one more card is drawn. */
export const refill = <S extends Hands>(state: S, seat: number, limit: number) =>
	drawToHand(state, seat, Math.max(0, limit + 1 - state.pilots[seat]!.hand));

/** How many copies of a card are hidden in hands and pile: those of the deck that do not lie open. */
export const hiddenCopies = (cards: CardCounts<Card>, discard: CardCounts<Card>, card: Card): number =>
	Math.max(0, countOf(cards, card) - countOf(discard, card));

// ── The Galactix cards ───────────────────────────────────────────────────────────────────────────────────────────

/** A Galactix card that was turned and whose star was not entered. */
export const UNREAD_STAR = '?';

/** The pile of the 24 Galactix cards; those turned lie open, by their star. */
export interface Galactix {
	readonly pile: number;
	readonly discard: CardCounts;
}

export const freshGalactix: Galactix = { pile: GALACTIX_CARDS, discard: {} };

/** Turns the next card; the turned ones are shuffled when a card is needed and none is left. */
export function turnGalactix({ pile, discard }: Galactix, star: string): { readonly galactix: Galactix; readonly shuffled: number } {
	const { pile: left, discard: open, shuffled } = drawCards({ pile, discard }, 1);
	return { galactix: { pile: left, discard: addCards(open, star) }, shuffled };
}

/** The star of a turned card that had not been entered. */
export function nameUnread({ pile, discard }: Galactix, star: string): Galactix {
	const { [UNREAD_STAR]: unread = 0, ...named } = discard;
	return { pile, discard: addCards(unread > 1 ? { ...named, [UNREAD_STAR]: unread - 1 } : named, star) };
}

/** The face of a Galactix card, if this box has shown it. */
export const faceOf = (facts: Facts, star: string): GalactixFace | undefined => facts[starFact(star)] as GalactixFace | undefined;

/** The stars that this box has shown, sorted by name. */
export const starsIn = (facts: Facts): readonly string[] =>
	Object.keys(facts)
		.flatMap((fact) => parseStarFact(fact) ?? [])
		.toSorted((a, b) => a.localeCompare(b, 'fr'));

/** Counts one copy more of a card that was turned although all its copies known so far lie open. */
export function withExtraCopy(facts: Facts, { discard }: Galactix, star: string): Facts {
	const face = faceOf(facts, star);
	const open = countOf(discard, star);
	if (!face || open <= (face.copies ?? 1)) return facts;
	return { ...facts, [starFact(star)]: { ...face, copies: open } };
}

const copiesOf = (facts: Facts, star: string): number => faceOf(facts, star)?.copies ?? 1;

/** How many of the 24 faces this box has shown. */
export const facesSeen = (facts: Facts): number => starsIn(facts).reduce((sum, star) => sum + copiesOf(facts, star), 0);

/** The chances of 1, 2 and 3 on the next card; undefined until all 24 faces are known and every turned card was entered. */
export function nextGalactix(facts: Facts, { pile, discard }: Galactix): readonly (readonly [1 | 2 | 3, number])[] | undefined {
	if (facesSeen(facts) !== GALACTIX_CARDS || countOf(discard, UNREAD_STAR) > 0) return undefined;
	const open = pile === 0 ? {} : discard;
	const left = GALACTIX_CARDS - cardCount(open);
	return ([1, 2, 3] as const).map((n) => {
		const bearing = starsIn(facts).filter((star) => faceOf(facts, star)?.count === n);
		const cards = bearing.reduce((sum, star) => sum + Math.max(0, copiesOf(facts, star) - countOf(open, star)), 0);
		return [n, cards / left] as const;
	});
}

/** Card counts after a correction by hand. */
export function withCardCount<Kind extends string>(cards: CardCounts<Kind>, card: Kind, n: number): CardCounts<Kind> {
	const { [card]: _, ...others } = cards;
	return (n === 0 ? others : { ...others, [card]: n }) as CardCounts<Kind>;
}
