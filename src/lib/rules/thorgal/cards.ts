/** The six skills, by the first letters of their French names. */
export const SKILLS = ['com', 'esq', 'inf', 'per', 'ass', 'cor'] as const;
export type Skill = (typeof SKILLS)[number];
/** There are 8 cards of each skill: 48 in all. */
export const COPIES_PER_SKILL = 8;
export const STARTING_CARDS = 3;
export const HAND_LIMIT = 10;

export const HEROES = ['tho', 'kri', 'aar', 'jol', 'tja', 'pie'] as const;
export type HeroId = (typeof HEROES)[number];

/** Faces of the white dice: 1 or 2 skill cards, 3 skill cards or a journey, a journey, 1 or 2 Chaams. */
export const WHITE_FACES = ['S1', 'S2', 'SV', 'V', 'C1', 'C2'] as const;
export type WhiteFace = (typeof WHITE_FACES)[number];
/** Faces of the black die: take 1, 2 or 3 dice, Tanatloc, the Goddess without a name, Ogotaï. */
export const BLACK_FACES = ['D1', 'D2', 'D3', 'T', 'G', 'O'] as const;
export type BlackFace = (typeof BLACK_FACES)[number];
/** Black faces that alone determine the dice won, and end the destiny phase. */
export type GivingFace = 'G' | 'O';
/** Black faces that let the hero choose dice. */
export type TakingFace = Exclude<BlackFace, GivingFace>;
export const WHITE_DICE = 5;

const CARDS_DRAWN: Readonly<Partial<Record<WhiteFace, 1 | 2 | 3>>> = { S1: 1, S2: 2, SV: 3 };
/** Skill cards a white face draws. */
export const cardsDrawnBy = (die: WhiteFace): number => CARDS_DRAWN[die] ?? 0;

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];
/** A Chaams card by its skill and level: `cor2` is a Corruption of level 2. */
export type ChaamFace = `${Skill}${Level}`;
/** A Chaams card as the app knows it; '?' is a card whose face was not entered. */
export type Chaam = ChaamFace | '?';
export const CHAAM_FACES: readonly ChaamFace[] = SKILLS.flatMap((skill) => LEVELS.map((level) => `${skill}${level}` as const));
/** The level of a Chaams, which is also its price in cards of its skill. */
export const levelOf = (card: ChaamFace): Level => Number(card.slice(3)) as Level;
/** The skill whose cards eliminate a Chaams. */
export const skillOf = (card: ChaamFace): Skill => card.slice(0, 3) as Skill;

/** A game always has 18 Chaams. */
export const CHAAMS_IN_GAME = 18;
/** Chaams cards in the box, by level. */
export const CHAAMS_IN_BOX: Readonly<Record<Level, number>> = { 1: 12, 2: 6, 3: 6 };
const BASE_GAME: Readonly<Record<Level, number>> = { 1: 12, 2: 6, 3: 0 };
const HARD_GAME: Readonly<Record<Level, number>> = { 1: 6, 2: 6, 3: 6 };
/** Chaams in the game, by level. The option for level 3 replaces six cards of level 1 with the six of level 3. */
export const chaamsByLevel = (level3: boolean): Readonly<Record<Level, number>> => (level3 ? HARD_GAME : BASE_GAME);

export const CHALLENGES = 20;

export const PLACES = 8;
/** The laboratory is the last place. */
export const LAB = 8;
/** The number of travel dice that reveal a place: two at once for the fourth and the eighth. */
export const diceToReveal = (place: number): 1 | 2 => (place === 4 || place === LAB ? 2 : 1);
/** Places 2, 4, 6 and 8 have a mandatory step. */
export const hasStep = (place: number): boolean => place % 2 === 0;

/** The last space of the war track: the top of the pyramid. */
export const SUMMIT = 15;

/** The cards a mandatory step asks for. */
export interface Step {
	readonly cards: 4 | 6;
	readonly kind: 'different' | 'identical';
}

/** Every step a place may print, by its id. */
export const STEPS = {
	'different:4': { cards: 4, kind: 'different' },
	'identical:4': { cards: 4, kind: 'identical' },
	'different:6': { cards: 6, kind: 'different' },
	'identical:6': { cards: 6, kind: 'identical' }
} as const satisfies Record<string, Step>;

/** What a power may change. It only decides which dials open when the power is used. */
export const POWER_EFFECTS = [
	'draw',
	'discard',
	'gain-dice',
	'move-hero',
	'remove-chaam',
	'move-chaam',
	'swap-cards',
	'reveal',
	'other'
] as const;
export type PowerEffect = (typeof POWER_EFFECTS)[number];

/** A hero's power, in the words of the box's owner. */
export interface Power {
	readonly note: string;
	readonly touches: readonly PowerEffect[];
}

/** The first game of this box in which a challenge was met. */
export interface Met {
	readonly heroes: readonly HeroId[];
	readonly players: number;
	readonly level3: boolean;
	readonly round: number;
	readonly won: boolean;
}

/** Colours a skill may have in the box. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'brown', 'grey', 'black', 'white'] as const;
