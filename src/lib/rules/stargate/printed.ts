import { choose, count, pick, text } from '../ask.ts';
import { knownFact, type PrintedFact } from '../facts.ts';
import type { Ask, Facts, Json, Next, TableAction } from '../contract.ts';
import {
	COLOURS,
	COORDINATES,
	CONTACTS,
	DECK,
	DOUBTFUL,
	type FoeId,
	GLYPHS,
	isContact,
	isDoubtful,
	isEquipment,
	isInvasion,
	isNamed,
	isRank,
	MOST_INVADERS,
	type Rank,
	WEAPON_VALUES,
	WEAPONS,
	within
} from './cards.ts';
import { BOOKLET_FOES, coupleRanks, foeAsk, learnFact, upTo } from './foe-ask.ts';
import { cellId, colourId, factId, glyphId, isNamedFoe, parseCell, parseFact, parseGlyph, planetId, tidyName } from './ids.ts';
import { ruling } from './rules.ts';

/** Facts that only the components print. They are asked for when they are first needed, or earlier as optional asks. */

/** Planets on the board. */
export const PLANETS = 24;
const NEAR = 5;
const OUTER = 10;

/** The hues that the six colours of a box may have; the booklet names none. */
export const HUES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'brown', 'grey', 'white', 'black', 'gold'] as const;

const isOneOf = (list: readonly string[]) => (of: string) => list.includes(of);
const isNumberUpTo = (most: number) => (of: string) => `${Number(of)}` === of && within(Number(of), 1, most);
const isName = (value: Json): boolean => typeof value === 'string' && value.trim() === value && value.length > 0 && value.length <= 40;
const isList = (value: Json, least: number, most: number, of: number): boolean =>
	Array.isArray(value) &&
	value.length >= least &&
	value.length <= most &&
	value.every((n, i) => within(n as Json, 1, of) && (i === 0 || (n as number) > (value[i - 1] as number)));

/** Each invader takes one wound, because invaders are counted one by one when teams come to each other's help. */
const isInvader = (rank: Json): boolean => isRank(rank, MOST_INVADERS) && (rank as unknown as Rank).wounds === 1;

const LETTERS = ['I', 'P'] as const;
/** Three Contacts are discarded by their own rule, so they can only be instant. */
const BOOKLET_LETTERS: Readonly<Record<string, 'I' | 'P'>> = { share: 'I', skaara: 'I', jolinar: 'I' };

function unlessDiscarded(card: string, letter: 'I' | 'P'): Next<TableAction<never>> {
	const book = BOOKLET_LETTERS[card];
	const kept = (value: 'I' | 'P') => ({ action: learnFact(factId('letter', card), value) });
	if (book === undefined || book === letter) return kept(letter);
	return {
		ask: () =>
			choose(ruling('letter.contradicts', { card, letter, book }), [
				{ id: 'keep-card', ...kept(letter) },
				{ id: 'keep-book', ...kept(book) }
			])
	};
}

/** Picked numbers are sorted, so that the same layout is always stored as the same fact. */
const sortedNumbers = (picked: readonly string[], parse: (id: string) => number | undefined): readonly number[] =>
	picked.flatMap((id) => parse(id) ?? []).toSorted((a, b) => a - b);
/**
 * The planets as options while the layout of the board is entered. Their ids differ from the destinations, because both may be offered at
 * once.
 */
const BOARD_CELLS = upTo(1, PLANETS).map((n) => ({ id: cellId(n), most: 1 }));

/** The facts of the box by kind: what the rulebook gives or the app assumes, which values are valid, and how each is asked for. */
export const PRINTED = {
	foe: {
		rulebook: BOOKLET_FOES,
		// The booklet gives the value of the couple, not that of their guards: 5 is assumed, as for the guards of Apophis.
		assumed: { couple: coupleRanks(5) },
		isReadable: (value, of) =>
			isNamed(of) &&
			Array.isArray(value) &&
			value.length >= (of === 'prisonnier' ? 0 : 1) &&
			value.length <= (isInvasion(of) ? 1 : 3) &&
			value.every((rank) => (isInvasion(of) ? isInvader(rank as Json) : isRank(rank as Json))),
		ask: (foe) => foeAsk(foe as FoeId)
	} satisfies PrintedFact<readonly Rank[]>,
	weapon: {
		isReadable: (value, of) => isOneOf(WEAPONS)(of) && (WEAPON_VALUES as readonly Json[]).includes(value),
		ask: (weapon) =>
			choose(
				ruling('weapon.value', { weapon }),
				WEAPON_VALUES.map((value) => ({ id: `value:${value}`, action: learnFact(factId('weapon', weapon), value) })),
				{ fact: factId('weapon', weapon) }
			)
	} satisfies PrintedFact<3 | 4>,
	/** Whether the invaders on the card are all there are, or so many for each team. */
	per: {
		isReadable: (value, of) => isInvasion(of) && (value === 'all' || value === 'team'),
		ask: (foe) =>
			choose(
				ruling('invasion.per', { foe }),
				['all', 'team'].map((value) => ({ id: factId('per', value), action: learnFact(factId('per', foe), value) })),
				{ fact: factId('per', foe) }
			)
	} satisfies PrintedFact<'all' | 'team'>,
	/** The letter in the corner of a Contact card. */
	letter: {
		rulebook: BOOKLET_LETTERS,
		assumed: { tollans: 'I', nox: 'I', tokra: 'P', chulak: 'P' },
		isReadable: (value, of) => isOneOf(CONTACTS)(of) && (value === 'I' || value === 'P'),
		ask: (card) =>
			choose(
				ruling('contact.letter', { card }),
				LETTERS.map((value) => ({ id: `corner:${value}`, ...unlessDiscarded(card, value) })),
				{ fact: factId('letter', card) }
			)
	} satisfies PrintedFact<'I' | 'P'>,
	/** Whether an Équipement is discarded after use. */
	once: {
		assumed: { reacteur: 'spent', abydos: 'kept', dhd: 'kept' },
		isReadable: (value, of) => isOneOf(DOUBTFUL)(of) && (value === 'spent' || value === 'kept'),
		ask: (card) =>
			choose(
				ruling('card.once', { card }),
				['spent', 'kept'].map((value) => ({ id: value, action: learnFact(factId('once', card), value) })),
				{ fact: factId('once', card) }
			)
	} satisfies PrintedFact<'spent' | 'kept'>,
	colour: {
		isReadable: (value, of) => isNumberUpTo(COLOURS)(of) && isOneOf(HUES)(`${value}`),
		ask: (of) =>
			choose(
				ruling('box.colour', { colour: colourId(Number(of)) }),
				HUES.map((hue) => ({ id: `hue:${hue}`, action: learnFact(factId('colour', of), hue) })),
				{ fact: factId('colour', of) }
			)
	} satisfies PrintedFact<(typeof HUES)[number]>,
	glyph: {
		isReadable: (value, of) => isNumberUpTo(GLYPHS)(of) && isName(value),
		ask: (of) => ({
			...text(ruling('box.glyph', { glyph: glyphId(Number(of)) }), (name) => ({ action: learnFact(factId('glyph', of), tidy(name)) })),
			fact: factId('glyph', of)
		})
	} satisfies PrintedFact<string>,
	planet: {
		isReadable: (value, of) => isNumberUpTo(PLANETS)(of) && isName(value),
		ask: (of) => ({
			...text(ruling('box.planet', { planet: planetId(Number(of)) }), (name) => ({ action: learnFact(factId('planet', of), tidy(name)) })),
			fact: factId('planet', of)
		})
	} satisfies PrintedFact<string>,
	/** The five planets nearest to the SG-C. Planets are numbered line by line; only the board shows which ones are near. */
	near: {
		assumed: { board: [1, 2, 3, 4, 5] },
		isReadable: (value, of) => of === 'board' && isList(value, NEAR, NEAR, PLANETS),
		ask: () => boardPick('near:board', NEAR)
	} satisfies PrintedFact<readonly number[]>,
	outer: {
		assumed: { board: [...upTo(1, 5), ...upTo(20, 24)] },
		isReadable: (value, of) => of === 'board' && isList(value, OUTER, OUTER, PLANETS),
		ask: () => boardPick('outer:board', OUTER)
	} satisfies PrintedFact<readonly number[]>,
	/** The signs that are known to open a planet. */
	coordinates: {
		isReadable: (value, of) => isNumberUpTo(PLANETS)(of) && isList(value, 1, COORDINATES, GLYPHS),
		ask: (of) =>
			pick({
				prompt: ruling('box.coordinates', { planet: planetId(Number(of)) }),
				fact: factId('coordinates', of),
				from: upTo(1, GLYPHS).map((n) => ({ id: glyphId(n), most: 1 })),
				ends: [
					{
						id: 'done',
						least: 1,
						most: COORDINATES,
						then: (picked) => ({ action: learnFact(factId('coordinates', of), sortedNumbers(picked, parseGlyph)) })
					}
				]
			})
	} satisfies PrintedFact<readonly number[]>,
	/** The most copies of a card met in one game. */
	copies: {
		isReadable: (value, of) => (isNamed(of) || isEquipment(of) || isContact(of)) && within(value, 1, DECK.combat),
		ask: (card) => ({
			...count<TableAction<never>>(ruling('box.copies', { card }), [1, DECK.combat], (n) => ({
				action: learnFact(factId('copies', card), n)
			})),
			fact: factId('copies', card)
		})
	} satisfies PrintedFact<number>
};

const tidy = (name: string): string => tidyName(name) || '?';

function boardPick(fact: 'near:board' | 'outer:board', n: number): Ask<TableAction<never>> {
	return pick({
		prompt: ruling(fact === 'near:board' ? 'box.near' : 'box.outer'),
		fact,
		from: BOARD_CELLS,
		ends: [{ id: 'done', least: n, most: n, then: (picked) => ({ action: learnFact(fact, sortedNumbers(picked, parseCell)) }) }]
	});
}

// ── What is known of this box ────────────────────────────────────────────────────────────────────────────────────

/** Whether a planet is reached without a symbol. */
export const isNear = (facts: Facts, planet: number): boolean =>
	knownFact<readonly number[]>(PRINTED, facts, 'near', 'board')!.value.includes(planet);

/** Cards dealt onto a planet at the start: four on the outer lines, five on the others. */
export const cardsDealt = (facts: Facts, planet: number): number =>
	knownFact<readonly number[]>(PRINTED, facts, 'outer', 'board')!.value.includes(planet) ? 4 : 5;

/** The signs that are known to open a planet. */
export const coordinates = (facts: Facts, planet: number): readonly number[] =>
	knownFact<readonly number[]>(PRINTED, facts, 'coordinates', `${planet}`)?.value ?? [];

/** Whether a sign opens a planet: yes, no because seven others are known, or undefined where that is not known. */
export function opens(facts: Facts, planet: number, glyph: number): boolean | undefined {
	const signs = coordinates(facts, planet);
	return signs.includes(glyph) ? true : signs.length === COORDINATES ? false : undefined;
}

/** The name id of a planet: by its name where the table has given one, otherwise by its number. */
export const planetName = (facts: Facts, planet: number): string =>
	`planet:${(facts[factId('planet', planet)] as string | undefined) ?? planet}`;
/** The name id of a sign. */
export const glyphName = (facts: Facts, glyph: number): string => `glyph:${(facts[factId('glyph', glyph)] as string | undefined) ?? glyph}`;
/** The name id of a colour: its hue where that is known. */
export const colourName = (facts: Facts, colour: number): string => {
	const hue = facts[factId('colour', colour)] as string | undefined;
	return hue ? `hue:${hue}` : factId('colour', colour);
};

/** I or P of a Contact card, as far as it is known or assumed. */
export const contactLetter = (facts: Facts, card: string): 'I' | 'P' | undefined =>
	knownFact<'I' | 'P'>(PRINTED, facts, 'letter', card)?.value;
/** Whether an Équipement is discarded after use. */
export const isSingleUse = (facts: Facts, card: string): boolean =>
	!isDoubtful(card) || knownFact<'spent' | 'kept'>(PRINTED, facts, 'once', card)?.value === 'spent';

/** The Combat cards that this table has named, the last one first. */
export const foesNamedHere = (facts: Facts): readonly FoeId[] =>
	Object.keys(facts)
		.map(parseFact)
		.flatMap(({ kind, of }) => (kind === 'foe' && isNamedFoe(of) ? [of] : []))
		.toReversed();
