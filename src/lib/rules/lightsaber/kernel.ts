import { FIGHTS_PER_ROUND, LAST_DUEL_CARD, type Side, SIDES } from './cards.ts';
import type { Target } from './orders.ts';
import type { FightResult, LastingEffect } from './types.ts';

// The numbers of a fight, a round and the race. `apply` calls these functions with the cards that lie on the table, the odds with all
// cards that may be played.

/** A card on the table with its value. */
export interface LaidCard {
	readonly place: number;
	readonly value: number;
	readonly silent: boolean;
	readonly counts: boolean;
	readonly does: readonly LastingEffect[];
}

/** The cards of one side in a fight, and the corrections of the table. */
export interface FightPile {
	readonly cards: readonly LaidCard[];
	readonly adjust: { readonly total: number; readonly cards: number };
}

/** Effects of the cards that have not been cancelled. */
const activeEffects = ({ cards }: FightPile): readonly LastingEffect[] => cards.flatMap(({ silent, does }) => (silent ? [] : does));

/** Points that the effects of this pile add to its own side, or to the other one. */
const addedPoints = (pile: FightPile, who: Target): number =>
	activeEffects(pile).reduce((sum, each) => (each.op === 'add' && each.who === who ? sum + each.n : sum), 0);

/** The values of the cards that are not cancelled, multiplied where an effect does so, and then the added points. */
export function totalOf(own: FightPile, foe: FightPile): number {
	const multipliers = activeEffects(own).flatMap((each) => (each.op === 'multiply' ? [each] : []));
	const times = (place: number): number =>
		multipliers.reduce((by, each) => (Array.isArray(each.of) && each.of.includes(place) ? by * each.by : by), 1);
	const sum = own.cards.reduce((points, { place, value, silent }) => points + (silent ? 0 : value * times(place)), 0);
	return sum * totalMultiplier(own) + addedPoints(own, 'self') + addedPoints(foe, 'other') + own.adjust.total;
}

/** The factor of every card of this pile, including the cards still to come. */
export const totalMultiplier = (pile: FightPile): number =>
	activeEffects(pile).reduce((by, each) => (each.op === 'multiply' && each.of === 'total' ? by * each.by : by), 1);

/** The factor of the next card alone. */
export const nextCardMultiplier = (pile: FightPile): number =>
	activeEffects(pile).reduce((by, each) => (each.op === 'multiply' && each.of === 'next' ? by * each.by : by), 1);

/** The number of cards played, which decides when totals are equal. */
export const countedCards = ({ cards, adjust }: FightPile): number =>
	Math.max(0, cards.filter(({ counts }) => counts).length + adjust.cards);

/** Règlements sur les duels: the higher total leads; with equal totals, more cards. Positive means ahead, 0 means impasse. */
export const compareScores = (points: number, cards: number): number => Math.sign(points) || Math.sign(cards);

/** How far one side is behind, with the factors of its next card and of all its cards. */
export interface Gap {
	readonly points: number;
	readonly cards: number;
	readonly next: number;
	readonly times: number;
}

/** The gap after one more card of this value. */
export const gapAfterCard = ({ points, cards, next, times }: Gap, value: number): Gap => ({
	points: points - value * next * times,
	cards: cards - 1,
	next: 1,
	times
});

/** Positive when the gap is closed and the side leads, 0 in an impasse. */
export const compareGap = ({ points, cards }: Gap): number => compareScores(-points, -cards);

// ── Rounds and the race ──────────────────────────────────────────────────────────────────────────────────────────

/** The final-duel card on which each figure stands, or the number of cards it moves. */
export type Figures = Readonly<Record<Side, number>>;

/** How many fights of the round this side has won. */
export const fightsWon = (results: readonly FightResult[], side: Side): number => results.filter((result) => result === side).length;

/** Terminer une manche: the side that won more fights moves one card on, a side that won all three moves two. */
export function stepsOf(results: readonly FightResult[]): Figures {
	const [quigon, maul] = [fightsWon(results, 'quigon'), fightsWon(results, 'maul')];
	const steps = (own: number, their: number): number => (own === FIGHTS_PER_ROUND ? 2 : own > their ? 1 : 0);
	return { quigon: steps(quigon, maul), maul: steps(maul, quigon) };
}

/** Figures stop on the fifth card: there is no sixth. */
export const moveFigures = (figures: Figures, by: Figures): Figures => ({
	quigon: Math.min(LAST_DUEL_CARD, figures.quigon + by.quigon),
	maul: Math.min(LAST_DUEL_CARD, figures.maul + by.maul)
});

const HOUSE_ROUNDS = 3;

/** The side that has won after this round: on the fifth card or, by the house rule, further on after three rounds or more. */
export function winnerOf(figures: Figures, round: number, threeRounds: boolean): Side | undefined {
	const arrived = SIDES.find((side) => figures[side] === LAST_DUEL_CARD);
	if (arrived || !threeRounds || round < HOUSE_ROUNDS || figures.quigon === figures.maul) return arrived;
	return figures.quigon > figures.maul ? 'quigon' : 'maul';
}
