import { FIGHTS_PER_ROUND, LAST_DUEL_CARD, type Side, SIDES } from './cards.ts';
import type { FightResult, LastingEffect } from './types.ts';

/**
 * A fight, a round and the race as small numbers. `apply` asks this file with the cards that lie, the odds with all that may be played:
 * what a pile is worth, who leads and who has won are written here and nowhere else.
 */

export interface LaidCard {
	readonly place: number;
	readonly value: number;
	readonly silent: boolean;
	readonly counts: boolean;
	readonly does: readonly LastingEffect[];
}

export interface FightPile {
	readonly cards: readonly LaidCard[];
	readonly adjust: { readonly total: number; readonly cards: number };
}

const standings = ({ cards }: FightPile): readonly LastingEffect[] => cards.flatMap(({ silent, does }) => (silent ? [] : does));

const added = (pile: FightPile, who: 'self' | 'other'): number =>
	standings(pile).reduce((sum, each) => (each.op === 'add' && each.who === who ? sum + each.n : sum), 0);

/** Values of the cards that are not silenced, then what multiplies them, then what is added. */
export function totalOf(own: FightPile, foe: FightPile): number {
	const multipliers = standings(own).flatMap((each) => (each.op === 'multiply' ? [each] : []));
	const times = (place: number): number =>
		multipliers.reduce((by, each) => (Array.isArray(each.of) && each.of.includes(place) ? by * each.by : by), 1);
	const sum = own.cards.reduce((points, { place, value, silent }) => points + (silent ? 0 : value * times(place)), 0);
	return sum * totalMultiplier(own) + added(own, 'self') + added(foe, 'other') + own.adjust.total;
}

/** What every card of this pile is multiplied by, those still to come too. */
export const totalMultiplier = (pile: FightPile): number =>
	standings(pile).reduce((by, each) => (each.op === 'multiply' && each.of === 'total' ? by * each.by : by), 1);

/** What the next card alone will be multiplied by. */
export const nextCardMultiplier = (pile: FightPile): number =>
	standings(pile).reduce((by, each) => (each.op === 'multiply' && each.of === 'next' ? by * each.by : by), 1);

/** Cards played, for equal totals. */
export const countedCards = ({ cards, adjust }: FightPile): number =>
	Math.max(0, cards.filter(({ counts }) => counts).length + adjust.cards);

/** The higher total leads; with equal totals more cards; otherwise it is an impasse. Positive: ahead; 0: impasse. */
export const compareScores = (points: number, cards: number): number => Math.sign(points) || Math.sign(cards);

/** How far one side is behind, and what multiplies its next card and all its cards. */
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

export const compareGap = ({ points, cards }: Gap): number => compareScores(-points, -cards);

// ── Rounds and the race ──────────────────────────────────────────────────────────────────────────────────────────

export type Figures = Readonly<Record<Side, number>>;

export const fightsWon = (results: readonly FightResult[], side: Side): number => results.filter((result) => result === side).length;

/** More fights won is a step; all three are two. Drawn fights never make a sweep. */
export function stepsOf(results: readonly FightResult[]): Figures {
	const [quigon, maul] = [fightsWon(results, 'quigon'), fightsWon(results, 'maul')];
	const pace = (own: number, their: number): number => (own === FIGHTS_PER_ROUND ? 2 : own > their ? 1 : 0);
	return { quigon: pace(quigon, maul), maul: pace(maul, quigon) };
}

/** There is no sixth card. */
export const moveFigures = (figures: Figures, by: Figures): Figures => ({
	quigon: Math.min(LAST_DUEL_CARD, figures.quigon + by.quigon),
	maul: Math.min(LAST_DUEL_CARD, figures.maul + by.maul)
});

const HOUSE_ROUNDS = 3;

/** Who has won after this round: on the fifth card; by a house rule, further on after three rounds or more. */
export function winnerOf(figures: Figures, round: number, threeRounds: boolean): Side | undefined {
	const arrived = SIDES.find((side) => figures[side] === LAST_DUEL_CARD);
	if (arrived || !threeRounds || round < HOUSE_ROUNDS || figures.quigon === figures.maul) return arrived;
	return figures.quigon > figures.maul ? 'quigon' : 'maul';
}
