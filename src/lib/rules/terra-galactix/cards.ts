import { type CardCounts, remainingCards, cardCount } from '../deck.ts';

// ── The action cards ─────────────────────────────────────────────────────────────────────────────────────────────

/** The 74 action cards of the box. Each game leaves some of them out, or lays them open. */
export const COPIES = {
	soucoupe: 20,
	pulsar: 10,
	bouclier: 10,
	laser: 10,
	nova: 10,
	trou: 10,
	giga: 2,
	mega: 2
} as const;
export type Card = keyof typeof COPIES;
export const CARD_KINDS = Object.keys(COPIES) as readonly Card[];
export const ACTION_CARDS = cardCount(COPIES);
/** A card of the discard that the table did not name. */
export const UNNAMED = '?';
export type Unnamed = typeof UNNAMED;

/** The cards that are shuffled and drawn in a game, and those that stay in the box. Soucoupe cards that lie open are in neither. */
interface Deck {
	readonly cards: Readonly<Record<Card, number>>;
	readonly box: CardCounts<Card>;
}

const deckWithout = (box: CardCounts<Card>, open = 0): Deck => ({ cards: remainingCards<Card>(COPIES, box, { soucoupe: open }), box });

/** L’Invasion: all Soucoupe cards lie open or stay in the box, and five Super Novas play, or more in « Univers instable » (p. 20). */
export const invasionDeck = (novas: number): Deck => deckWithout({ soucoupe: COPIES.soucoupe, nova: COPIES.nova - novas });

/** La Guerre galactique and La Guerre des Envahisseurs: all cards are used except the Soucoupe cards laid open as licences. */
export const licencedDeck = (open: number): Deck => deckWithout({}, open);

// ── Camps and saucers ────────────────────────────────────────────────────────────────────────────────────────────

/** Each camp has one saucer of each colour. */
export const COLOURS = ['red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** Mother ships, clockwise round the board. A is the one that the table chooses as its reference. */
export const CAMPS = ['A', 'B', 'C', 'D'] as const;
export type Camp = (typeof CAMPS)[number];
export type SaucerId = `${Camp}:${Colour}`;

/** The id of a saucer: its camp and its colour. */
export const saucerId = (camp: Camp, colour: Colour): SaucerId => `${camp}:${colour}`;
export const campOf = (id: SaucerId): Camp => id.slice(0, 1) as Camp;
export const colourOf = (id: SaucerId): Colour => id.slice(2) as Colour;
const PAIRS = Object.fromEntries(CAMPS.map((camp) => [camp, COLOURS.map((colour) => saucerId(camp, colour))])) as unknown as Readonly<
	Record<Camp, readonly SaucerId[]>
>;
/** The two saucers of a camp. */
export const saucersOf = (camp: Camp): readonly SaucerId[] => PAIRS[camp];
export const SAUCERS: readonly SaucerId[] = CAMPS.flatMap(saucersOf);

/** Mother ships that face each other: what a player takes in a game of one against one, and allies in a game of two against two. */
export const DIAGONALS: Readonly<Record<string, readonly [Camp, Camp]>> = { 'A+C': ['A', 'C'], 'B+D': ['B', 'D'] };

/** The mother ships that a seat takes: single ones, or a diagonal. */
export const campsTaken = (takes: readonly string[]): readonly Camp[] => takes.flatMap((take) => DIAGONALS[take] ?? [take as Camp]);

/** The diagonal of two mother ships that face each other. */
export const diagonalOf = (camps: readonly Camp[]): string | undefined =>
	Object.keys(DIAGONALS).find((id) => camps.length === 2 && DIAGONALS[id]?.every((camp) => camps.includes(camp)));

// ── The board ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The Galactix tokens of the box; fourteen of them are bunkers in the games around Earth. */
export const TOKENS = 15;
export const BUNKERS = 14;
/** Bunkers by number, clockwise from mother ship A. */
export const SLOTS: readonly number[] = Array.from({ length: BUNKERS }, (_, i) => i + 1);

/** One of the radii that start at no bunker. The app does not distinguish them. */
export const BLUISH = 'bluish';
/** A radius: the number of the bunker it starts at, or bluish. */
export type Line = number | typeof BLUISH;
/** A place on the board: a radius, and an orbit counted from Earth outwards. */
export interface Place {
	readonly line: Line;
	readonly orbit: number;
}

// ── The Galactix cards ───────────────────────────────────────────────────────────────────────────────────────────

export const GALACTIX_CARDS = 24;
/** A Galactix card as its face shows it. The star is its name: the fact is `galactix:<star>`. */
export interface GalactixFace {
	readonly constellation: string;
	readonly count: 1 | 2 | 3;
	/** Cards with the same face, as far as play has shown them: usually one. */
	readonly copies?: number;
}
