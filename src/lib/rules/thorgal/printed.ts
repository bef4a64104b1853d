import { choose, count, opensAsk, pick, text } from '../ask.ts';
import type { Ask, Facts, Json, PickAsk, Ruling, TableAction } from '../contract.ts';
import { knownFact, type KnownFact, type PrintedFact } from '../facts.ts';
import {
	BLACK_FACES,
	type BlackFace,
	CHAAM_FACES,
	type ChaamFace,
	CHAAMS_IN_BOX,
	CHALLENGES,
	COLOURS,
	HEROES,
	hasStep,
	levelOf,
	type Met,
	PLACES,
	type Power,
	POWER_EFFECTS,
	type Skill,
	SKILLS,
	STARTING_CARDS,
	type Step,
	STEPS,
	SUMMIT,
	WHITE_FACES,
	type WhiteFace
} from './cards.ts';
import { challengeId, colourId, factId, type FactKind, placeId, spaceId } from './ids.ts';
import { ruling } from './rules.ts';

type Learn = TableAction<never>;

const learn = (fact: string, value: Json): { readonly action: Learn } => ({ action: { type: 'learn', fact, value } });
const isWithin = (value: Json, least: number, most: number): boolean =>
	Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isOneOf = (value: string, list: readonly string[]): boolean => list.includes(value);
const isNumberWithin = (of: string, least: number, most: number): boolean => /^\d+$/.test(of) && isWithin(Number(of), least, most);
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
/** Lists are stored in the order of their catalogue, so that the same cards entered in another order give the same fact. */
const sorted = <T extends string>(list: readonly string[], catalogue: readonly T[]): readonly T[] =>
	catalogue.flatMap((each) => list.filter((one) => one === each) as T[]);
const isSorted = (value: Json, catalogue: readonly string[], n: number): boolean =>
	Array.isArray(value) && value.length === n && JSON.stringify(sorted(value as string[], catalogue)) === JSON.stringify(value);

const numberAsk = (fact: string, prompt: Ruling, least: number, most: number): Ask<Learn> =>
	choose(
		prompt,
		Array.from({ length: most - least + 1 }, (_, i) => ({ id: `${least + i}`, ...learn(fact, least + i) })),
		{ fact }
	);

const listAsk = <T extends string>(fact: string, prompt: Ruling, catalogue: readonly T[], n: number): PickAsk<Learn> =>
	pick({
		prompt,
		fact,
		from: catalogue.map((id) => ({ id, most: n })),
		ends: [{ id: 'done', least: n, most: n, then: (picked) => learn(fact, sorted(picked, catalogue)) }]
	});

const textAsk = (fact: string, prompt: Ruling): Ask<Learn> => ({ ...text<Learn>(prompt, (value) => learn(fact, value)), fact });

/** The 12, 6 and 6 Chaams cards suggest two copies of each skill at level 1 and one at levels 2 and 3. Only the box can confirm it. */
const ASSUMED_COPIES = Object.fromEntries(CHAAM_FACES.map((face) => [face, levelOf(face) === 1 ? 2 : 1]));

/** Figures that only the components print, and how each is asked. */
export const PRINTED = {
	/** How many Chaams a space of the war track brings. */
	war: {
		isReadable: (value, space) => isNumberWithin(space, 1, SUMMIT - 1) && isWithin(value, 0, 4),
		ask: (space) => numberAsk(factId('war', space), ruling('box.war', { space: spaceId(space) }), 0, 4)
	} satisfies PrintedFact<number>,
	/** Where Ogotaï starts, by number of heroes. */
	start: {
		isReadable: (value, heroes) => isNumberWithin(heroes, 3, 4) && isWithin(value, 1, SUMMIT - 1),
		ask: (heroes) => numberAsk(factId('start', heroes), ruling('box.start', { heroes }), 1, SUMMIT - 1)
	} satisfies PrintedFact<number>,
	/** Chaams symbols on a place. */
	symbols: {
		rulebook: { 7: 2 },
		isReadable: (value, place) => isNumberWithin(place, 1, PLACES) && isWithin(value, 0, 3),
		ask: (place) => numberAsk(factId('symbols', place), ruling('box.symbols', { place: placeId(Number(place)) }), 0, 3)
	} satisfies PrintedFact<number>,
	/** The mandatory step of a place. */
	step: {
		rulebook: { 6: STEPS['different:6'], 8: STEPS['identical:6'] },
		isReadable: (value, place) =>
			isNumberWithin(place, 2, PLACES) &&
			hasStep(Number(place)) &&
			isObject(value) &&
			Object.values(STEPS).some(({ cards, kind }) => cards === value.cards && kind === value.kind),
		ask: (place) =>
			choose(
				ruling('box.step', { place: placeId(Number(place)) }),
				Object.entries(STEPS).map(([id, step]) => ({ id, ...learn(factId('step', place), { ...step }) })),
				{ fact: factId('step', place) }
			)
	} satisfies PrintedFact<Step>,
	/** The three skill cards a hero starts with. */
	hand: {
		isReadable: (value, hero) => isOneOf(hero, HEROES) && isSorted(value, SKILLS, STARTING_CARDS),
		ask: (hero) => listAsk(factId('hand', hero), ruling('box.hand', { hero }), SKILLS, STARTING_CARDS)
	} satisfies PrintedFact<readonly Skill[]>,
	/** A hero's power, in the owner's own words. */
	power: {
		isReadable: (value, hero) =>
			isOneOf(hero, HEROES) &&
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
								then: (picked) => learn(factId('power', hero), { note, touches: sorted(picked, POWER_EFFECTS) })
							}
						]
					})
			})),
			fact: factId('power', hero)
		})
	} satisfies PrintedFact<Power>,
	/** How many copies of a Chaams card the box holds. */
	copies: {
		assumed: ASSUMED_COPIES,
		isReadable: (value, face) => isOneOf(face, CHAAM_FACES) && isWithin(value, 0, CHAAMS_IN_BOX[levelOf(face as ChaamFace)]),
		ask: (face) =>
			count(
				ruling('box.copies', { card: face }),
				[0, CHAAMS_IN_BOX[levelOf(face as ChaamFace)] ?? 0],
				(value) => learn(factId('copies', face), value),
				{ fact: factId('copies', face), usual: ASSUMED_COPIES[face] ?? 0 }
			)
	} satisfies PrintedFact<number>,
	/** The six faces of the white dice, and of the black one. */
	faces: {
		assumed: { white: WHITE_FACES, black: BLACK_FACES },
		isReadable: (value, die) => (die === 'white' ? isSorted(value, WHITE_FACES, 6) : die === 'black' && isSorted(value, BLACK_FACES, 6)),
		ask: (die) => {
			const faces: readonly string[] = die === 'white' ? WHITE_FACES : BLACK_FACES;
			const fact = factId('faces', die);
			return choose(
				ruling('box.faces', { die }),
				[
					{ id: 'one-each', ...learn(fact, faces) },
					opensAsk('other-faces', () => listAsk(fact, ruling('box.which-faces', { die }), faces, 6))
				],
				{ fact }
			);
		}
	} satisfies PrintedFact<readonly string[]>,
	/** The colour of a skill. */
	colour: {
		isReadable: (value, skill) => isOneOf(skill, SKILLS) && typeof value === 'string' && isOneOf(value, COLOURS),
		ask: (skill) =>
			choose(
				ruling('box.colour', { skill }),
				COLOURS.map((colour) => ({ id: colourId(colour), ...learn(factId('colour', skill), colour) })),
				{ fact: factId('colour', skill) }
			)
	} satisfies PrintedFact<string>,
	/** The name of the second place, which the rulebook does not mention. */
	name: {
		isReadable: (value, place) => place === '2' && typeof value === 'string' && value.trim() !== '',
		ask: (place) => textAsk(factId('name', place), ruling('box.name', { place: placeId(Number(place)) }))
	} satisfies PrintedFact<string>,
	/** What a challenge demands, in the owner's own words. */
	challenge: {
		isReadable: (value, n) => isNumberWithin(n, 1, CHALLENGES) && typeof value === 'string',
		ask: (n) => textAsk(factId('challenge', n), ruling('box.challenge', { challenge: challengeId(n) }))
	} satisfies PrintedFact<string>,
	/** Challenges met with this box: in a game of the app, or `true` for one met before. */
	met: {
		isReadable: (value, n) => isNumberWithin(n, 1, CHALLENGES) && (value === true || (isObject(value) && Array.isArray(value.heroes))),
		ask: (n) =>
			choose(ruling('box.met', { challenge: challengeId(n) }), [{ id: 'met-before', ...learn(factId('met', n), true) }], {
				fact: factId('met', n)
			})
	} satisfies PrintedFact<Met | true>
} satisfies Record<FactKind, unknown>;

/** The value of each kind of figure. */
interface FactValues {
	war: number;
	start: number;
	symbols: number;
	step: Step;
	hand: readonly Skill[];
	power: Power;
}

/** A figure of this box, as far as the box or the rulebook gives it. */
export const readFact = <K extends keyof FactValues>(facts: Facts, kind: K, of: string | number): FactValues[K] | undefined =>
	knownFact<FactValues[K]>(PRINTED, facts, kind, `${of}`)?.value;

/** The copies of a Chaams card in this box, and whether that number is only assumed. */
export const copiesInBox = (facts: Facts, face: ChaamFace): KnownFact<number> =>
	knownFact<number>(PRINTED, facts, 'copies', face) ?? { value: 0, from: 'assumed' };

/** The six faces of a die of this box, and whether they are only assumed. */
export const whiteFacesInBox = (facts: Facts): KnownFact<readonly WhiteFace[]> =>
	knownFact<readonly WhiteFace[]>(PRINTED, facts, 'faces', 'white') ?? { value: WHITE_FACES, from: 'assumed' };
/** The six faces of the black die of this box, and whether they are only assumed. */
export const blackFacesInBox = (facts: Facts): KnownFact<readonly BlackFace[]> =>
	knownFact<readonly BlackFace[]>(PRINTED, facts, 'faces', 'black') ?? { value: BLACK_FACES, from: 'assumed' };
