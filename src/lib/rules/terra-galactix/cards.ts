import { choose, count, pick, text } from '../ask.ts';
import type { PrintedFact } from '../facts.ts';
import type { Ask, Json, Next, TableAction } from '../contract.ts';
import { type CardCounts, remainingCards, cardCount } from '../deck.ts';
import { boxRuling } from './rules.ts';

// ── The action cards ─────────────────────────────────────────────────────────────────────────────────────────────

/** The 74 action cards of the box; each game leaves some of them out, or lays them open. */
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

/** What is shuffled and drawn in a game, and what stays in the box. Saucer cards that lie open are in neither. */
export interface Deck {
	readonly cards: Readonly<Record<Card, number>>;
	readonly box: CardCounts<Card>;
}

const without = (box: CardCounts<Card>, open = 0): Deck => ({ cards: remainingCards<Card>(COPIES, box, { soucoupe: open }), box });

/** L’Invasion: lives are counted with the box, and of ten Super Novas five play; more in an unstable universe. */
export const invasionDeck = (novas: number): Deck => without({ soucoupe: COPIES.soucoupe, nova: COPIES.nova - novas });

/** La Guerre galactique and La Guerre des Envahisseurs: everything plays but the saucer cards laid open as licences. */
export const licencedDeck = (open: number): Deck => without({}, open);

// ── Camps and saucers ────────────────────────────────────────────────────────────────────────────────────────────

export const COLOURS = ['red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** Mother ships, clockwise round the board. A is the one the table takes as its landmark. */
export const CAMPS = ['A', 'B', 'C', 'D'] as const;
export type Camp = (typeof CAMPS)[number];
export type SaucerId = `${Camp}:${Colour}`;

export const saucerId = (camp: Camp, colour: Colour): SaucerId => `${camp}:${colour}`;
export const campOf = (id: SaucerId): Camp => id.slice(0, 1) as Camp;
export const colourOf = (id: SaucerId): Colour => id.slice(2) as Colour;
const PAIRS = Object.fromEntries(CAMPS.map((camp) => [camp, COLOURS.map((colour) => saucerId(camp, colour))])) as unknown as Readonly<
	Record<Camp, readonly SaucerId[]>
>;
export const saucersOf = (camp: Camp): readonly SaucerId[] => PAIRS[camp];
export const SAUCERS: readonly SaucerId[] = CAMPS.flatMap(saucersOf);

// ── What only the box prints ─────────────────────────────────────────────────────────────────────────────────────

export const TOKENS = 15;
export const BUNKERS = 14;
/** Bunkers by number, clockwise from mother ship A. */
export const SLOTS: readonly number[] = Array.from({ length: BUNKERS }, (_, i) => i + 1);
export const bunkerId = (slot: number): string => `bunker:${slot}`;
export const slotOf = (id: string): number => Number(id.slice('bunker:'.length));

/** A radius that starts at a bunker, or one of the bluish ones nobody shoots along. */
export const BLUISH = 'bluish';
export type Line = number | typeof BLUISH;
export interface Place {
	readonly line: Line;
	/** Counted from Earth outwards. */
	readonly orbit: number;
}

export const GALACTIX_CARDS = 24;
/** A Galactix card as its face shows it. The star is its name: the fact is `galactix:<star>`. */
export interface GalactixFace {
	readonly constellation: string;
	readonly count: 1 | 2 | 3;
	/** Cards with the same face, as far as play has shown them: usually one. */
	readonly copies?: number;
}
export const starFact = (star: string): string => `galactix:${star}`;
/** A star as sentences name it: what the table wrote, by a name of its own kind. */
export const starName = (star: string): string => `star:${star}`;
export const placeFact = (star: string): string => `place:${star}`;

/** The text of p. 18 speaks of a fourth orbit, reviews of five. */
export const LEAST_ORBITS = 4;
const MOST_ORBITS = 9;
const MOST_BLUISH = 30;

type Learn = TableAction<never>;
const learn = (fact: string, value: Json): Next<Learn> => ({ action: { type: 'learn', fact, value } });

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: Json | undefined): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= 40;
const isCount = (value: Json | undefined, least: number, most: number): boolean =>
	Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isLine = (value: Json | undefined): boolean => value === BLUISH || isCount(value, 1, BUNKERS);

const FACES = ['1', '2', '3', '4', '5', '6'];

/** One table for the three games of the box, so that what one of them learns the others know. */
export const PRINTED = {
	/** The bunkers whose line bears this number. */
	fire: {
		isReadable: (value, number) =>
			FACES.includes(number) &&
			Array.isArray(value) &&
			new Set(value).size === value.length &&
			value.every((slot) => isCount(slot as Json, 1, BUNKERS)),
		ask: (number) => fireAsk(number, SLOTS)
	} satisfies PrintedFact<readonly number[]>,

	/** The symbol drawn on a mother ship and on its saucers. */
	symbol: {
		isReadable: (value, camp) => (CAMPS as readonly string[]).includes(camp) && isName(value),
		ask: (camp) => ({ ...text(boxRuling('box.symbol', { camp }), (value) => learn(`symbol:${camp}`, value)), fact: `symbol:${camp}` })
	} satisfies PrintedFact<string>,

	/** How many orbits there are around Earth. */
	orbits: {
		assumed: { board: 5 },
		isReadable: (value, of) => of === 'board' && isCount(value, LEAST_ORBITS, MOST_ORBITS),
		ask: () => ({
			...count<Learn>(boxRuling('box.orbits'), [LEAST_ORBITS, MOST_ORBITS], (value) => learn('orbits:board', value), { usual: 5 }),
			fact: 'orbits:board'
		})
	} satisfies PrintedFact<number>,

	/** How many bluish radii there are. Nothing depends on it: it is shown. */
	bluish: {
		isReadable: (value, of) => of === 'board' && isCount(value, 0, MOST_BLUISH),
		ask: () => ({
			...count<Learn>(boxRuling('box.bluish'), [0, MOST_BLUISH], (value) => learn('bluish:board', value)),
			fact: 'bluish:board'
		})
	} satisfies PrintedFact<number>,

	/** The face of a Galactix card, by its star. */
	galactix: {
		isReadable: (value, star) =>
			isName(star) &&
			isObject(value) &&
			isName(value['constellation']) &&
			isCount(value['count'], 1, 3) &&
			(value['copies'] === undefined || isCount(value['copies'], 1, GALACTIX_CARDS)),
		ask: (star) => ({ ...faceAsk<Learn>(star, (face) => learn(starFact(star), face)), fact: starFact(star) })
	} satisfies PrintedFact<GalactixFace>,

	/** Where a star lies on the board; only asked where positions are kept. */
	place: {
		isReadable: (value, star) => isName(star) && isObject(value) && isLine(value['line']) && isCount(value['orbit'], 1, MOST_ORBITS),
		ask: (star) => ({
			...placeAsk<Learn>(
				boxRuling('box.line', { star: starName(star) }),
				boxRuling('box.orbit', { star: starName(star) }),
				MOST_ORBITS,
				(place) => learn(placeFact(star), { ...place })
			),
			fact: placeFact(star)
		})
	} satisfies PrintedFact<Place>
};

/** "Tap every bunker whose line bears this number", among those that may bear it. */
export const fireAsk = (number: string, among: readonly number[]): Ask<Learn> =>
	pick({
		prompt: boxRuling('box.fire', { number: Number(number) }),
		fact: `fire:${number}`,
		from: among.map((slot) => ({ id: bunkerId(slot), most: 1 })),
		ends: [
			{
				id: 'done',
				least: 0,
				most: BUNKERS,
				then: (picked) =>
					learn(
						`fire:${number}`,
						picked.map(slotOf).toSorted((a, b) => a - b)
					)
			}
		]
	});

/** Constellation, then one, two or three. */
const faceAsk = <Action>(star: string, then: (face: { constellation: string; count: 1 | 2 | 3 }) => Next<Action>): Ask<Action> =>
	text(boxRuling('box.constellation', { star: starName(star) }), (constellation) => ({
		ask: () =>
			choose(
				boxRuling('box.count', { star: starName(star) }),
				([1, 2, 3] as const).map((n) => ({ id: `${n}`, ...then({ constellation, count: n }) }))
			)
	}));

/** Line, then orbit: where a saucer stands, where a star lies. */
export const placeAsk = <Action>(
	whichLine: Ask<Action>['prompt'],
	whichOrbit: Ask<Action>['prompt'],
	orbits: number,
	then: (place: Place) => Next<Action>
): Ask<Action> =>
	choose(
		whichLine,
		[...SLOTS.map((slot): [string, Line] => [`line:${slot}`, slot]), [BLUISH, BLUISH] as [string, Line]].map(([id, line]) => ({
			id,
			ask: () =>
				choose(
					whichOrbit,
					Array.from({ length: orbits }, (_, i) => ({ id: `orbit:${i + 1}`, ...then({ line, orbit: i + 1 }) }))
				)
		}))
	);

/** A Galactix card nobody has told us of yet: read once, and what it was turned for is told in the same breath. */
export const newCardAsk = <Own>(then: (star: string) => Own): Ask<Own | TableAction<Own>> =>
	text(boxRuling('box.star'), (star) => ({
		ask: () =>
			faceAsk<Own | TableAction<Own>>(star, (face) => ({
				action: { type: 'learn', fact: starFact(star), value: face, then: then(star) }
			}))
	}));
