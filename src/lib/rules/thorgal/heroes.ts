import { knownFact } from '../facts.ts';
import { type CardCounts, containsAll, removeCards, countOf, addCards, repeat, cardCount, countCards } from '../deck.ts';
import { HAND_LIMIT, PRINTED, type Skill, STARTING_CARDS } from './cards.ts';
import { unseenSkills } from './piles.ts';
import type { Say } from './rules.ts';
import type { Hero, HeroTurn, State } from './types.ts';

export const activeHero = (state: State): Hero => state.heroes[state.active]!;
export const findHero = (state: State, id: string): Hero | undefined => state.heroes.find((each) => each.id === id);

/** Who leads a hero: a shared one goes to the next player each round. */
const leaderOf = ({ seats, round }: State, { seat }: Hero): string => seat ?? seats[(round - 1) % seats.length]!;
export const activeLeader = (state: State): string => leaderOf(state, activeHero(state));

export const isHeroTurn = ({ phase }: State): boolean => phase !== 'ogotai' && phase !== 'march' && phase !== 'war';
export const hasPlayed = (state: State, i: number): boolean => i < state.active || !isHeroTurn(state);

export const handSize = ({ hand, unknown }: Hero): number => cardCount(hand) + unknown;

export const withHeroTurn = (state: State, change: Partial<HeroTurn>): State => ({ ...state, heroTurn: { ...state.heroTurn, ...change } });

/** Cards that leave a hand unseen may be the starting ones: then nobody can tell them any more. */
export const withHero = (state: State, id: string, change: Partial<Omit<Hero, 'starting' | 'paid'>>): State => ({
	...state,
	heroes: state.heroes.map((each) => {
		if (each.id !== id) return each;
		const { starting, paid, ...others } = each;
		const kept = starting && (change.unknown ?? each.unknown) >= each.unknown ? { starting } : {};
		const stays = paid && (change.at ?? each.at) === each.at ? { paid } : {};
		return { ...others, ...kept, ...stays, ...change };
	})
});

/** So many cards of a skill, told ones first; cards nobody told may be of that skill as long as all eight copies are not elsewhere. */
interface CardsTaken {
	readonly hand: CardCounts<Skill>;
	readonly unknown: number;
	readonly short: number;
}

export function takeCards(state: State, { hand, unknown }: Hero, skill: Skill, n: number): CardsTaken {
	const told = Math.min(n, countOf(hand, skill));
	const blind = Math.min(n - told, unknown, unseenSkills(state)[skill]);
	return { hand: removeCards(hand, ...repeat(skill, told)), unknown: unknown - blind, short: n - told - blind };
}

export const mostPayable = (state: State, owner: Hero, skill: Skill): number =>
	countOf(owner.hand, skill) + Math.min(owner.unknown, unseenSkills(state)[skill]);

/** Pays these cards out of a hand into the discard, or undefined when they are not there. */
export function payCards(state: State, owner: Hero, cards: readonly Skill[]): State | undefined {
	let after = state;
	for (const [skill, n] of Object.entries(countCards(cards)) as [Skill, number][]) {
		const now = findHero(after, owner.id)!;
		const { hand, unknown, short } = takeCards(after, now, skill, n);
		if (short > 0) return undefined;
		after = { ...withHero(after, owner.id, { hand, unknown }), skillDiscard: addCards(after.skillDiscard, ...repeat(skill, n)) };
	}
	return after;
}

/** Pays by number where faces are not tracked. */
export function payByNumber(state: State, { id, unknown }: Hero, n: number): State | undefined {
	if (unknown < n) return undefined;
	return { ...withHero(state, id, { unknown: unknown - n }), skillDiscard: addCards(state.skillDiscard, ...repeat('?' as const, n)) };
}

/** The hero whose hand is over the limit, if any: the active one first. */
export const handOverLimit = (state: State): { readonly hero: Hero; readonly surplus: number } | undefined => {
	const full = [activeHero(state), ...state.heroes].find((each) => handSize(each) > HAND_LIMIT);
	return full && { hero: full, surplus: handSize(full) - HAND_LIMIT };
};

/** Starting cards that are printed on the hero card and known of this box. */
export function dealStartingHands(state: State, say: Say | (() => void)): State {
	if (state.options.depth !== 'full') return state;
	return state.heroes.reduce((now, { id, starting }) => {
		const cards = starting && knownFact<readonly Skill[]>(PRINTED, now.facts, 'hand', id)?.value;
		const { hand, unknown } = findHero(now, id)!;
		if (!cards || unknown < STARTING_CARDS || !containsAll(unseenSkills(now), cards)) return now;
		(say as Say)('hand.starts', { hero: id, cards });
		return withHero(now, id, { hand: addCards(hand, ...cards), unknown: unknown - STARTING_CARDS });
	}, state);
}

/** Ogotaï stands on the space for this number of heroes, once it has been read. */
export function placeOgotaiAtStart(state: State): State {
	const space = knownFact<number>(PRINTED, state.facts, 'start', `${state.heroes.length}`)?.value;
	return state.ogotai === 0 && space !== undefined ? { ...state, ogotai: space } : state;
}
