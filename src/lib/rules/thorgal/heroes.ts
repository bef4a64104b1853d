import { addCards, type CardCounts, cardCount, containsAll, countCards, countOf, removeCards, repeat } from '../deck.ts';
import { HAND_LIMIT, type Skill, STARTING_CARDS, WHITE_DICE } from './cards.ts';
import { unseenSkills } from './piles.ts';
import { readFact } from './printed.ts';
import type { Say } from './rules.ts';
import type { Hero, HeroTurn, State } from './types.ts';

/** A turn before its first throw. */
export const NEW_HERO_TURN: HeroTurn = {
	free: WHITE_DICE,
	throws: 0,
	won: [],
	swap: false,
	chaams: 0,
	power: false,
	aim: { goal: 'auto', bears: 'any', price: 'auto' }
};

/** The hero whose turn it is. */
export const activeHero = (state: State): Hero => state.heroes[state.active]!;
/** The hero with this id, if it is in the game. */
export const findHero = (state: State, id: string): Hero | undefined => state.heroes.find((each) => each.id === id);

/** The player of the active hero. A shared hero goes to the next player each round. */
export const activeLeader = (state: State): string => {
	const { seats, round } = state;
	return activeHero(state).seat ?? seats[(round - 1) % seats.length]!;
};

export const isHeroTurn = ({ phase }: State): boolean => phase !== 'ogotai' && phase !== 'march' && phase !== 'war';
/** Whether the hero with this index has played in this round. */
export const hasPlayed = (state: State, i: number): boolean => i < state.active || !isHeroTurn(state);

export const handSize = ({ hand, unknown }: Hero): number => cardCount(hand) + unknown;

/** The state after a change to the active hero's turn. */
export const withHeroTurn = (state: State, change: Partial<HeroTurn>): State => ({ ...state, heroTurn: { ...state.heroTurn, ...change } });

/** The throw from which dice are to be chosen. Only in the phase 'pick'. */
export function pendingThrow({ heroTurn: { thrown } }: State): NonNullable<HeroTurn['thrown']> {
	if (!thrown) throw new Error('There is no throw to choose dice from.');
	return thrown;
}

/**
 * The state after a change to one hero. When unknown cards leave the hand, they may be the starting cards: `starting` is dropped, because
 * those can no longer be read off the hero card. `paid` holds for one place only.
 */
export const withHero = (state: State, id: string, change: Partial<Omit<Hero, 'starting' | 'paid'>>): State => ({
	...state,
	heroes: state.heroes.map((each) => {
		if (each.id !== id) return each;
		const { starting, paid, ...others } = each;
		const stillStarting = starting && (change.unknown ?? each.unknown) >= each.unknown ? { starting } : {};
		const stillPaid = paid && (change.at ?? each.at) === each.at ? { paid } : {};
		return { ...others, ...stillStarting, ...stillPaid, ...change };
	})
});

/** A hand after cards were taken from it, and how many cards were missing. */
interface HandAfterTaking {
	readonly hand: CardCounts<Skill>;
	readonly unknown: number;
	readonly short: number;
}

/** Takes n cards of a skill: known cards first, then unknown ones as long as they may still be of that skill. */
export function takeCards(state: State, { hand, unknown }: Hero, skill: Skill, n: number): HandAfterTaking {
	const known = Math.min(n, countOf(hand, skill));
	const blind = Math.min(n - known, unknown, unseenSkills(state)[skill]);
	return { hand: removeCards(hand, ...repeat(skill, known)), unknown: unknown - blind, short: n - known - blind };
}

/** The largest number of cards of a skill that a hero may hold, as far as is known. */
export const mostPayable = (state: State, owner: Hero, skill: Skill): number =>
	countOf(owner.hand, skill) + Math.min(owner.unknown, unseenSkills(state)[skill]);

/** Pays these cards into the discard. Undefined if the hero cannot hold them. */
export function payCards(state: State, owner: Hero, cards: readonly Skill[]): State | undefined {
	let after = state;
	for (const [skill, n] of Object.entries(countCards(cards)) as [Skill, number][]) {
		const { hand, unknown, short } = takeCards(after, findHero(after, owner.id) ?? owner, skill, n);
		if (short > 0) return undefined;
		after = { ...withHero(after, owner.id, { hand, unknown }), skillDiscard: addCards(after.skillDiscard, ...repeat(skill, n)) };
	}
	return after;
}

/** Pays up to n unknown cards where hands are only counted, and returns how many were missing. */
export function payByNumber(state: State, { id, unknown }: Hero, n: number): { readonly after: State; readonly short: number } {
	const paid = Math.min(unknown, n);
	const after = {
		...withHero(state, id, { unknown: unknown - paid }),
		skillDiscard: addCards(state.skillDiscard, ...repeat('?' as const, paid))
	};
	return { after, short: n - paid };
}

/** A hero who holds more than ten cards, the active one first, and the number of surplus cards. */
export const handOverLimit = (state: State): { readonly hero: Hero; readonly surplus: number } | undefined => {
	const full = [activeHero(state), ...state.heroes].find((each) => handSize(each) > HAND_LIMIT);
	return full && { hero: full, surplus: handSize(full) - HAND_LIMIT };
};

/** Replaces unknown starting cards with those printed on the hero card, once they have been read off the box. */
export function dealStartingHands(state: State, say?: Say): State {
	if (state.options.depth !== 'full') return state;
	return state.heroes.reduce((now, { id, starting, hand, unknown }) => {
		const cards = starting && readFact(now.facts, 'hand', id);
		if (!cards || unknown < STARTING_CARDS || !containsAll(unseenSkills(now), cards)) return now;
		say?.('hand.starts', { hero: id, cards });
		return withHero(now, id, { hand: addCards(hand, ...cards), unknown: unknown - STARTING_CARDS });
	}, state);
}

/** Puts Ogotaï on the start space for this number of heroes, once it has been read off the box. */
export function placeOgotaiAtStart(state: State): State {
	const space = readFact(state.facts, 'start', state.heroes.length);
	return state.ogotai === 0 && space !== undefined ? { ...state, ogotai: space } : state;
}
