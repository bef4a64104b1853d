import { choose, count, opensAsk, pick, text } from '../ask.ts';
import { knownFact, type PrintedFact } from '../facts.ts';
import type { Ask, Facts, Json, Next, TableAction } from '../contract.ts';
import {
	COLOURS,
	COORDINATES,
	CONTACTS,
	DECK,
	DOUBTFUL,
	type FoeId,
	foeRules,
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
import { ruling } from './rules.ts';

/** What only the components say: asked when it first matters, in one or two taps, or told in passing. */

export const PLANETS = 24;
const NEAR = 5;
const OUTER = 10;

/** Colours a box may show; the booklet names none. */
const HUES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'brown', 'grey', 'white', 'black', 'gold'] as const;

const upTo = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);
const one = (list: readonly string[]) => (of: string) => list.includes(of);
const numbered = (most: number) => (of: string) => /^\d+$/.test(of) && within(Number(of), 1, most);
const isName = (value: Json): boolean => typeof value === 'string' && value.trim() === value && value.length > 0 && value.length <= 40;
const isList = (value: Json, least: number, most: number, of: number): boolean =>
	Array.isArray(value) &&
	value.length >= least &&
	value.length <= most &&
	value.every((n, i) => within(n as Json, 1, of) && (i === 0 || (n as number) > (value[i - 1] as number)));

/** Invaders are counted one by one when teams come to each other's help. */
const isInvader = (rank: Json): boolean => isRank(rank, MOST_INVADERS) && (rank as unknown as Rank).wounds === 1;

const learn = (fact: string, value: Json): TableAction<never> => ({ type: 'learn', fact, value });

type Then<Action> = (ranks: readonly Rank[]) => Next<Action>;

/** Dice, then value: two taps. Also for a card nobody wants to name. */
export function dicePad<Action>(foe: FoeId, then: Then<Action>, more: Pick<Ask<Action>, 'fact'> = {}): Ask<Action> {
	const values = (dice: number): Ask<Action> =>
		choose(
			ruling('fight.foe-value', { foe, dice }),
			upTo(2, 6).map((value) => ({ id: `value:${value}`, ...then([{ count: dice, value, wounds: 1 }]) })),
			more
		);
	if (foeRules(foe).kind === 'hathor') return values(1); // one die against one die, says the booklet
	const dice = upTo(1, isInvasion(foe) ? MOST_INVADERS : 8).map((n) => opensAsk(`dice:${n}`, () => values(n)));
	const none = foe === 'prisonnier' ? [{ id: 'dice:0', ...then([]) }] : []; // it may hold a team without a fight
	return choose(ruling('fight.foe-dice', { foe }), [...none, ...dice], more);
}

/** Guards before a boss: how many they are, what they and he hit on. What he can take, the booklet says. */
function guardedPad<Action>(foe: FoeId, [, boss]: readonly Rank[], then: Then<Action>, more: Pick<Ask<Action>, 'fact'>): Ask<Action> {
	const pad = (rule: 'guards.dice' | 'guards.value' | 'guards.boss', kind: string, most: number, next: (n: number) => Next<Action>) =>
		choose(
			ruling(rule, { foe }),
			upTo(kind === 'dice' ? 1 : 2, most).map((n) => ({ id: `${kind}:${n}`, ...next(n) })),
			more
		);
	return pad('guards.dice', 'dice', 8, (count) => ({
		ask: () =>
			pad('guards.value', 'value', 6, (value) => ({
				ask: () =>
					pad('guards.boss', 'value', 6, (third) =>
						then([
							{ count, value, wounds: 1 },
							{ ...boss!, value: third }
						])
					)
			}))
	}));
}

/** What the card says against what the booklet says of it: asked once, and whichever the table keeps is the box's from then on. */
function unlessContradicted(foe: FoeId, ranks: readonly Rank[]): Next<TableAction<never>> {
	const book: readonly Rank[] | undefined = BOOKLET[foe as keyof typeof BOOKLET];
	const kept = (value: readonly Rank[]): Next<TableAction<never>> => ({ action: learn(`foe:${foe}`, value as unknown as Json) });
	if (!book || JSON.stringify(book) === JSON.stringify(ranks)) return kept(ranks);
	const [first, boss] = ranks;
	const [said, chief] = book;
	const prompt = boss
		? ruling('guards.contradict', {
				foe,
				dice: first!.count,
				value: first!.value,
				boss: boss.value,
				bookDice: said!.count,
				bookValue: said!.value,
				bookBoss: chief!.value
			})
		: ruling('foe.contradicts', { foe, dice: first!.count, value: first!.value, bookDice: said!.count, bookValue: said!.value });
	return {
		ask: () =>
			choose(prompt, [
				{ id: 'keep-card', ...kept(ranks) },
				{ id: 'keep-book', ...kept(book) }
			])
	};
}

/** What the booklet says of three Combat cards. */
const BOOKLET = {
	unas: [{ count: 2, value: 4, wounds: 1 }],
	faisceau: [
		{ count: 2, value: 5, wounds: 1 },
		{ count: 1, value: 3, wounds: 1 }
	],
	apophis: [
		{ count: 3, value: 5, wounds: 1 },
		{ count: 1, value: 3, wounds: 2 }
	]
} satisfies Partial<Record<FoeId, readonly Rank[]>>;

const LETTERS = ['I', 'P'] as const;
/** Three Contacts are discarded by their own rule: they can only be instant. */
const DISCARDED: Readonly<Record<string, 'I' | 'P'>> = { share: 'I', skaara: 'I', jolinar: 'I' };

function unlessDiscarded(card: string, letter: 'I' | 'P'): Next<TableAction<never>> {
	const book = DISCARDED[card];
	const kept = (value: 'I' | 'P') => ({ action: learn(`letter:${card}`, value) });
	if (book === undefined || book === letter) return kept(letter);
	return {
		ask: () =>
			choose(ruling('letter.contradicts', { card, letter, book }), [
				{ id: 'keep-card', ...kept(letter) },
				{ id: 'keep-book', ...kept(book) }
			])
	};
}

const GUARDED = (value: number): readonly Rank[] => [
	{ count: 5, value, wounds: 1 },
	{ count: 1, value: 3, wounds: 2 },
	{ count: 1, value: 3, wounds: 2 }
];

/** Several numbers at once, kept in order: two tellings of one board are one. */
const sorted = (picked: readonly string[]): readonly number[] =>
	picked.map((id) => Number(id.replace(/^\w+:/, ''))).toSorted((a, b) => a - b);
/** Not touched as places to go to: the board may offer both at once. */
const cells = upTo(1, PLANETS).map((n) => ({ id: `cell:${n}`, most: 1 }));

export const PRINTED = {
	foe: {
		rulebook: BOOKLET,
		// The booklet gives the couple's value, not their guards': five, as with Apophis.
		assumed: { couple: GUARDED(5) },
		isReadable: (value, of) =>
			isNamed(of) &&
			Array.isArray(value) &&
			value.length >= (of === 'prisonnier' ? 0 : 1) &&
			value.length <= (isInvasion(of) ? 1 : 3) &&
			value.every((rank) => (isInvasion(of) ? isInvader(rank as Json) : isRank(rank as Json))),
		ask: (foe) => {
			const fact = { fact: `foe:${foe}` };
			const read: Then<TableAction<never>> = (ranks) => unlessContradicted(foe as FoeId, ranks);
			const book = BOOKLET[foe as keyof typeof BOOKLET];
			if (foe === 'couple')
				return choose(
					ruling('couple.guards'),
					upTo(2, 6).map((value) => ({ id: `value:${value}`, action: learn('foe:couple', GUARDED(value) as unknown as Json) })),
					fact
				);
			return book && book.length > 1 ? guardedPad(foe as FoeId, book, read, fact) : dicePad(foe as FoeId, read, fact);
		}
	} satisfies PrintedFact<readonly Rank[]>,
	weapon: {
		isReadable: (value, of) => one(WEAPONS)(of) && (WEAPON_VALUES as readonly Json[]).includes(value),
		ask: (weapon) =>
			choose(
				ruling('weapon.value', { weapon }),
				WEAPON_VALUES.map((value) => ({ id: `value:${value}`, action: learn(`weapon:${weapon}`, value) })),
				{ fact: `weapon:${weapon}` }
			)
	} satisfies PrintedFact<3 | 4>,
	/** Are the invaders on the card all there are, or so many for each team? */
	per: {
		isReadable: (value, of) => isInvasion(of) && (value === 'all' || value === 'team'),
		ask: (foe) =>
			choose(
				ruling('invasion.per', { foe }),
				['all', 'team'].map((value) => ({ id: `per:${value}`, action: learn(`per:${foe}`, value) })),
				{ fact: `per:${foe}` }
			)
	} satisfies PrintedFact<'all' | 'team'>,
	/** The corner of a Contact card. */
	letter: {
		rulebook: DISCARDED,
		assumed: { tollans: 'I', nox: 'I', tokra: 'P', chulak: 'P' },
		isReadable: (value, of) => one(CONTACTS)(of) && (value === 'I' || value === 'P'),
		ask: (card) =>
			choose(
				ruling('contact.letter', { card }),
				LETTERS.map((value) => ({ id: `corner:${value}`, ...unlessDiscarded(card, value) })),
				{ fact: `letter:${card}` }
			)
	} satisfies PrintedFact<'I' | 'P'>,
	/** Is it discarded after use? */
	once: {
		assumed: { reacteur: 'spent', abydos: 'kept', dhd: 'kept' },
		isReadable: (value, of) => one(DOUBTFUL)(of) && (value === 'spent' || value === 'kept'),
		ask: (card) =>
			choose(
				ruling('card.once', { card }),
				['spent', 'kept'].map((value) => ({ id: value, action: learn(`once:${card}`, value) })),
				{ fact: `once:${card}` }
			)
	} satisfies PrintedFact<'spent' | 'kept'>,
	colour: {
		isReadable: (value, of) => numbered(COLOURS)(of) && one(HUES)(`${value}`),
		ask: (of) =>
			choose(
				ruling('box.colour', { colour: `colour:${of}` }),
				HUES.map((hue) => ({ id: `hue:${hue}`, action: learn(`colour:${of}`, hue) })),
				{ fact: `colour:${of}` }
			)
	} satisfies PrintedFact<(typeof HUES)[number]>,
	glyph: {
		isReadable: (value, of) => numbered(GLYPHS)(of) && isName(value),
		ask: (of) => ({
			...text(ruling('box.glyph', { glyph: `glyph:${of}` }), (name) => ({ action: learn(`glyph:${of}`, tidy(name)) })),
			fact: `glyph:${of}`
		})
	} satisfies PrintedFact<string>,
	planet: {
		isReadable: (value, of) => numbered(PLANETS)(of) && isName(value),
		ask: (of) => ({
			...text(ruling('box.planet', { planet: `planet:${of}` }), (name) => ({ action: learn(`planet:${of}`, tidy(name)) })),
			fact: `planet:${of}`
		})
	} satisfies PrintedFact<string>,
	/** Planets are numbered as they lie, line by line. Which five are nearest and which ten are outer only the board shows. */
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
		isReadable: (value, of) => numbered(PLANETS)(of) && isList(value, 1, COORDINATES, GLYPHS),
		ask: (of) =>
			pick({
				prompt: ruling('box.coordinates', { planet: `planet:${of}` }),
				fact: `coordinates:${of}`,
				from: upTo(1, GLYPHS).map((n) => ({ id: `glyph:${n}`, most: 1 })),
				ends: [
					{
						id: 'done',
						least: 1,
						most: COORDINATES,
						then: (picked) => ({ action: learn(`coordinates:${of}`, sorted(picked)) })
					}
				]
			})
	} satisfies PrintedFact<readonly number[]>,
	/** The most copies of a card met in one game. */
	copies: {
		isReadable: (value, of) => (isNamed(of) || isEquipment(of) || isContact(of)) && within(value, 1, DECK.combat),
		ask: (card) => ({
			...count<TableAction<never>>(ruling('box.copies', { card }), [1, DECK.combat], (n) => ({ action: learn(`copies:${card}`, n) })),
			fact: `copies:${card}`
		})
	} satisfies PrintedFact<number>
};

const tidy = (name: string): string => name.trim().slice(0, 40).trim() || '?';

function boardPick(fact: 'near:board' | 'outer:board', n: number): Ask<TableAction<never>> {
	return pick({
		prompt: ruling(fact === 'near:board' ? 'box.near' : 'box.outer'),
		fact,
		from: cells,
		ends: [{ id: 'done', least: n, most: n, then: (picked) => ({ action: learn(fact, sorted(picked)) }) }]
	});
}

// ── What is known of this box ────────────────────────────────────────────────────────────────────────────────────

export const isNear = (facts: Facts, planet: number): boolean =>
	knownFact<readonly number[]>(PRINTED, facts, 'near', 'board')!.value.includes(planet);

/** Cards dealt onto a planet: four on the outer lines, five on the others. */
export const dealt = (facts: Facts, planet: number): number =>
	knownFact<readonly number[]>(PRINTED, facts, 'outer', 'board')!.value.includes(planet) ? 4 : 5;

export const coordinates = (facts: Facts, planet: number): readonly number[] =>
	knownFact<readonly number[]>(PRINTED, facts, 'coordinates', `${planet}`)?.value ?? [];

/** Whether a sign opens a planet: known, ruled out by seven others, or open. */
export function opens(facts: Facts, planet: number, glyph: number): boolean | undefined {
	const signs = coordinates(facts, planet);
	return signs.includes(glyph) ? true : signs.length === COORDINATES ? false : undefined;
}

/** What it is called at this table: by its name or colour, if somebody told it. */
export const planetName = (facts: Facts, planet: number): string => `planet:${(facts[`planet:${planet}`] as string | undefined) ?? planet}`;
/** A sign by its name, or by its bare number where nobody has named it. */
export const sign = (facts: Facts, glyph: number): string | number => (`glyph:${glyph}` in facts ? glyphName(facts, glyph) : glyph);
export const glyphName = (facts: Facts, glyph: number): string => `glyph:${(facts[`glyph:${glyph}`] as string | undefined) ?? glyph}`;
export const colourName = (facts: Facts, colour: number): string => {
	const hue = facts[`colour:${colour}`] as string | undefined;
	return hue ? `hue:${hue}` : `colour:${colour}`;
};

export const letterOf = (facts: Facts, card: string): 'I' | 'P' | undefined => knownFact<'I' | 'P'>(PRINTED, facts, 'letter', card)?.value;
export const isSpent = (facts: Facts, card: string): boolean =>
	!isDoubtful(card) || knownFact<'spent' | 'kept'>(PRINTED, facts, 'once', card)?.value === 'spent';

/** Cards of the table's own naming, the last one learned first. */
export const others = (facts: Facts): readonly FoeId[] =>
	Object.keys(facts)
		.filter((fact) => fact.startsWith('foe:other:'))
		.map((fact) => fact.slice(4) as FoeId)
		.toReversed();
