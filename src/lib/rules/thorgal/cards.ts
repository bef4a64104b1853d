import { choose, count, opensAsk, pick, text } from '../ask.ts';
import type { PrintedFact } from '../facts.ts';
import type { Ask, Json, PickAsk, Ruling, TableAction } from '../contract.ts';
import { ruling } from './rules.ts';

export const SKILLS = ['com', 'esq', 'inf', 'per', 'ass', 'cor'] as const;
export type Skill = (typeof SKILLS)[number];
/** Eight of each skill: 48 cards. */
export const COPIES_PER_SKILL = 8;
export const STARTING_CARDS = 3;
export const HAND_LIMIT = 10;

export const HEROES = ['tho', 'kri', 'aar', 'jol', 'tja', 'pie'] as const;
export type HeroId = (typeof HEROES)[number];

export const WHITE_FACES = ['S1', 'S2', 'SV', 'V', 'C1', 'C2'] as const;
export type WhiteFace = (typeof WHITE_FACES)[number];
export const BLACK_FACES = ['D1', 'D2', 'D3', 'T', 'G', 'O'] as const;
export type BlackFace = (typeof BLACK_FACES)[number];
export const WHITE_DICE = 5;

/** Skill cards a die draws. */
const DRAWS: Readonly<Partial<Record<WhiteFace, 1 | 2 | 3>>> = { S1: 1, S2: 2, SV: 3 };
export const cardsDrawnBy = (die: WhiteFace): number => DRAWS[die] ?? 0;

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];
/** A Chaams card by its skill and level: `cor2` is a Corruption of level 2. */
export type ChaamFace = `${Skill}${Level}`;
/** '?' is one whose face the table did not tell. */
export type Chaam = ChaamFace | '?';
export const CHAAM_FACES: readonly ChaamFace[] = SKILLS.flatMap((skill) => LEVELS.map((level) => `${skill}${level}` as const));
export const levelOf = (card: ChaamFace): Level => Number(card.slice(3)) as Level;
export const skillOf = (card: ChaamFace): Skill => card.slice(0, 3) as Skill;

/** A game always has 18 Chaams. The hard one swaps six of level 1 for the six of level 3. */
export const CHAAMS_IN_GAME = 18;
const IN_BOX: Readonly<Record<Level, number>> = { 1: 12, 2: 6, 3: 6 };
const BASE: Readonly<Record<Level, number>> = { 1: 12, 2: 6, 3: 0 };
const HARD: Readonly<Record<Level, number>> = { 1: 6, 2: 6, 3: 6 };
export const chaamsByLevel = (level3: boolean): Readonly<Record<Level, number>> => (level3 ? HARD : BASE);

export const CHALLENGES = 20;

export const PLACES = 8;
export const LAB = 8;
/** The fourth and the eighth place are turned by two travel dice together. */
export const diceToReveal = (place: number): 1 | 2 => (place === 4 || place === LAB ? 2 : 1);
export const hasStep = (place: number): boolean => place % 2 === 0;

/** The last space of the war track: the top of the pyramid. */
export const SUMMIT = 15;

export interface Step {
	readonly cards: 4 | 6;
	readonly kind: 'different' | 'identical';
}

export const STEPS = {
	'different:4': { cards: 4, kind: 'different' },
	'identical:4': { cards: 4, kind: 'identical' },
	'different:6': { cards: 6, kind: 'different' },
	'identical:6': { cards: 6, kind: 'identical' }
} as const satisfies Record<string, Step>;

/** What a power may touch, told by its owner: it only opens the matching dials. */
const POWER_EFFECTS = ['draw', 'discard', 'gain-dice', 'move-hero', 'remove-chaam', 'move-chaam', 'swap-cards', 'reveal', 'other'] as const;
export type PowerEffect = (typeof POWER_EFFECTS)[number];

export interface Power {
	/** The owner's own words. */
	readonly note: string;
	readonly touches: readonly PowerEffect[];
}

/** A challenge this box has seen validated. */
export interface Met {
	readonly heroes: readonly HeroId[];
	readonly players: number;
	readonly level3: boolean;
	readonly round: number;
	readonly won: boolean;
}

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'brown', 'grey', 'black', 'white'] as const;

type Learn = TableAction<never>;

const learn = (fact: string, value: Json): { readonly action: Learn } => ({ action: { type: 'learn', fact, value } });
const within = (value: Json, least: number, most: number): boolean =>
	Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const among = (value: string, list: readonly string[]): boolean => list.includes(value);
const numbered = (of: string, least: number, most: number): boolean => /^\d+$/.test(of) && within(Number(of), least, most);
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list keeps the order of its catalogue, or two ways of telling it would be two boxes. */
const sorted = <T extends string>(list: readonly string[], catalogue: readonly T[]): readonly T[] =>
	catalogue.flatMap((each) => list.filter((one) => one === each) as T[]);
const isSorted = (value: Json, catalogue: readonly string[], n: number): boolean =>
	Array.isArray(value) && value.length === n && JSON.stringify(sorted(value as string[], catalogue)) === JSON.stringify(value);

const numbers = (fact: string, prompt: Ruling, least: number, most: number): Ask<Learn> =>
	choose(
		prompt,
		Array.from({ length: most - least + 1 }, (_, i) => ({ id: `${least + i}`, ...learn(fact, least + i) })),
		{ fact }
	);

const several = <T extends string>(fact: string, prompt: Ruling, catalogue: readonly T[], n: number): PickAsk<Learn> =>
	pick({
		prompt,
		fact,
		from: catalogue.map((id) => ({ id, most: n })),
		ends: [{ id: 'done', least: n, most: n, then: (picked) => learn(fact, sorted(picked, catalogue)) }]
	});

/** One copy of each second and third level and two of each first is what 12, 6 and 6 cards suggest; only the box can tell. */
const ASSUMED_COPIES = Object.fromEntries(CHAAM_FACES.map((key) => [key, levelOf(key) === 1 ? 2 : 1]));

/** What only the components print, and how each is asked. */
export const PRINTED = {
	/** How many Chaams a space of the war track brings. */
	war: {
		isReadable: (value, space) => numbered(space, 1, SUMMIT - 1) && within(value, 0, 4),
		ask: (space) => numbers(`war:${space}`, ruling('box.war', { space: `space:${space}` }), 0, 4)
	} satisfies PrintedFact<number>,
	/** Where Ogotaï starts, by number of heroes. */
	start: {
		isReadable: (value, heroes) => numbered(heroes, 3, 4) && within(value, 1, SUMMIT - 1),
		ask: (heroes) => numbers(`start:${heroes}`, ruling('box.start', { heroes }), 1, SUMMIT - 1)
	} satisfies PrintedFact<number>,
	/** Chaams symbols on a place. */
	symbols: {
		rulebook: { 7: 2 },
		isReadable: (value, place) => numbered(place, 1, PLACES) && within(value, 0, 3),
		ask: (place) => numbers(`symbols:${place}`, ruling('box.symbols', { place: `L:${place}` }), 0, 3)
	} satisfies PrintedFact<number>,
	/** What a place asks of a hero who leaves it. */
	step: {
		rulebook: { 6: STEPS['different:6'], 8: STEPS['identical:6'] },
		isReadable: (value, place) =>
			numbered(place, 2, PLACES) &&
			hasStep(Number(place)) &&
			isObject(value) &&
			Object.values(STEPS).some(({ cards, kind }) => cards === value.cards && kind === value.kind),
		ask: (place) =>
			choose(
				ruling('box.step', { place: `L:${place}` }),
				Object.entries(STEPS).map(([id, step]) => ({ id, ...learn(`step:${place}`, { ...step }) })),
				{ fact: `step:${place}` }
			)
	} satisfies PrintedFact<Step>,
	/** The three cards a hero starts with. */
	hand: {
		isReadable: (value, hero) => among(hero, HEROES) && isSorted(value, SKILLS, STARTING_CARDS),
		ask: (hero) => several(`hand:${hero}`, ruling('box.hand', { hero }), SKILLS, STARTING_CARDS)
	} satisfies PrintedFact<readonly Skill[]>,
	/** What a hero's power does, in the words of the owner. */
	power: {
		isReadable: (value, hero) =>
			among(hero, HEROES) &&
			isObject(value) &&
			typeof value.note === 'string' &&
			Array.isArray(value.touches) &&
			isSorted(value.touches, POWER_EFFECTS, value.touches.length),
		ask: (hero) => ({
			...text<Learn>(ruling('box.power', { hero }), (note) => ({
				ask: () =>
					pick({
						prompt: ruling('box.touches', { hero }),
						from: POWER_EFFECTS.map((id) => ({ id, most: 1 })),
						ends: [
							{
								id: 'done',
								least: 0,
								most: POWER_EFFECTS.length,
								then: (picked) => learn(`power:${hero}`, { note, touches: sorted(picked, POWER_EFFECTS) })
							}
						]
					})
			})),
			fact: `power:${hero}`
		})
	} satisfies PrintedFact<Power>,
	/** How many copies of a Chaams card the box holds. */
	copies: {
		assumed: ASSUMED_COPIES,
		isReadable: (value, key) => among(key, CHAAM_FACES) && within(value, 0, IN_BOX[levelOf(key as ChaamFace)]),
		ask: (key) =>
			count(ruling('box.copies', { card: key }), [0, IN_BOX[levelOf(key as ChaamFace)] ?? 0], (value) => learn(`copies:${key}`, value), {
				fact: `copies:${key}`,
				usual: ASSUMED_COPIES[key] ?? 0
			})
	} satisfies PrintedFact<number>,
	/** The six faces of the white dice, and of the black one. */
	faces: {
		assumed: { white: WHITE_FACES, black: BLACK_FACES },
		isReadable: (value, die) => (die === 'white' ? isSorted(value, WHITE_FACES, 6) : die === 'black' && isSorted(value, BLACK_FACES, 6)),
		ask: (die) => {
			const faces: readonly string[] = die === 'white' ? WHITE_FACES : BLACK_FACES;
			const fact = `faces:${die}`;
			return choose(
				ruling('box.faces', { die }),
				[
					{ id: 'one-each', ...learn(fact, faces) },
					opensAsk('other-faces', () => several(fact, ruling('box.which-faces', { die }), faces, 6))
				],
				{ fact }
			);
		}
	} satisfies PrintedFact<readonly string[]>,
	/** The colour of a skill. */
	colour: {
		isReadable: (value, skill) => among(skill, SKILLS) && typeof value === 'string' && among(value, COLOURS),
		ask: (skill) =>
			choose(
				ruling('box.colour', { skill }),
				COLOURS.map((colour) => ({ id: `tint:${colour}`, ...learn(`colour:${skill}`, colour) })),
				{ fact: `colour:${skill}` }
			)
	} satisfies PrintedFact<string>,
	/** The name of a place the rulebook never calls by name. */
	name: {
		isReadable: (value, place) => place === '2' && typeof value === 'string' && value.trim() !== '',
		ask: (place) => ({
			...text<Learn>(ruling('box.name', { place: `L:${place}` }), (name) => learn(`name:${place}`, name)),
			fact: `name:${place}`
		})
	} satisfies PrintedFact<string>,
	/** What a challenge asks for, in the words of the owner. */
	challenge: {
		isReadable: (value, n) => numbered(n, 1, CHALLENGES) && typeof value === 'string',
		ask: (n) => ({
			...text<Learn>(ruling('box.challenge', { challenge: `challenge:${n}` }), (note) => learn(`challenge:${n}`, note)),
			fact: `challenge:${n}`
		})
	} satisfies PrintedFact<string>,
	/** The lasting log: a challenge this box has seen validated, in a game with these heroes or before there was a companion. */
	met: {
		isReadable: (value, n) => numbered(n, 1, CHALLENGES) && (value === true || (isObject(value) && Array.isArray(value.heroes))),
		ask: (n) =>
			choose(ruling('box.met', { challenge: `challenge:${n}` }), [{ id: 'met-before', ...learn(`met:${n}`, true) }], { fact: `met:${n}` })
	} satisfies PrintedFact<Met | true>
};
