import { knownFact } from '../facts.ts';
import type { Ruling } from '../contract.ts';
import { countOf } from '../deck.ts';
import {
	type Chaam,
	COPIES_PER_SKILL,
	hasStep,
	type HeroId,
	levelOf,
	PLACES,
	PRINTED,
	diceToReveal,
	SUMMIT,
	type Skill,
	SKILLS
} from './cards.ts';
import { handSize, hasPlayed, isHeroTurn } from './heroes.ts';
import { warValueAt } from './ogotai.ts';
import { stepAt } from './path.ts';
import { emptyPlaces, chaamsInStock, unseenSkills } from './piles.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

/** What the screen shows of the board without asking the rules again: pure, and worked out from the state alone. */

export const rear = ({ heroes }: State): number => Math.min(...heroes.map(({ at }) => at));
export const leadPlace = ({ heroes }: State): number => Math.max(...heroes.map(({ at }) => at));

/** Chaams behind every hero: nobody can come back to remove them, powers aside. */
export const locked = (state: State): number => state.places.slice(0, rear(state) - 1).reduce((sum, cards) => sum + cards.length, 0);

/** Rounds left, this one included: Ogotaï climbs one space a round. */
export const roundsLeft = ({ ogotai }: State): number => SUMMIT - ogotai;
export const heroTurnsLeft = (state: State): number =>
	roundsLeft(state) * state.heroes.length - state.heroes.filter((_, i) => hasPlayed(state, i)).length;

/** Travel dice the foremost hero still needs at least: places to turn over, then journeys. */
export const travelToWin = (state: State): number => {
	const hidden = Array.from({ length: PLACES - state.frontier }, (_, i) => diceToReveal(state.frontier + 1 + i));
	return hidden.reduce<number>((sum, dice) => sum + dice, 0) + PLACES - leadPlace(state);
};

/** Cards the foremost hero still pays for steps, from the fewest to the most: two of them only the box can tell, and one of those asks for four. */
export function stepsToWin(state: State): { readonly least: number; readonly most: number } {
	const places = Array.from({ length: PLACES - leadPlace(state) + 1 }, (_, i) => leadPlace(state) + i).filter(hasStep);
	const due = places.map((place) => stepAt(state, place)?.cards);
	const unread = due.filter((cards) => cards === undefined).length;
	const read = due.reduce<number>((sum, cards) => sum + (cards ?? 0), 0);
	const otherIsSix = unread === 1 && [2, 4].some((place) => stepAt(state, place)?.cards === 6);
	return { least: read + 4 * unread, most: read + (unread === 2 ? 10 : unread * (otherIsSix ? 4 : 6)) };
}

/** The line that is always in sight. `nextWar` is undefined while nobody has read that space. */
export const statusFigures = (state: State) => ({
	ogotai: state.ogotai,
	nextWar: state.ogotai + 1 === SUMMIT ? ('summit' as const) : warValueAt(state, state.ogotai + 1),
	free: emptyPlaces(state).length,
	stock: chaamsInStock(state),
	travelToWin: travelToWin(state),
	stepsToWin: stepsToWin(state),
	danger: forecast(state).loses !== undefined
});

/**
 * Can the foremost hero still gather six cards of a skill? Its own, those of pile and discard, and those of others: only a Tanatloc
 * moves them. `far` marks a skill of which others hold more than the two that six of eight leave over.
 */
export const gathering = (
	state: State
): readonly { readonly skill: Skill; readonly own: number; readonly open: number; readonly far: boolean }[] => {
	const first = state.heroes.find(({ at }) => at === leadPlace(state))!;
	const unseen = unseenSkills(state);
	return SKILLS.map((skill) => {
		const others = state.heroes.reduce((sum, { id, hand }) => (id === first.id ? sum : sum + countOf(hand, skill)), 0);
		return {
			skill,
			own: countOf(first.hand, skill),
			open: unseen[skill] + countOf(state.skillDiscard, skill),
			far: others > COPIES_PER_SKILL - 6
		};
	});
};

// ── Ogotaï's next step ───────────────────────────────────────────────────────────────────────────────────────────

export type Defeat = 'end.track' | 'end.no-place' | 'end.no-chaams';

/** What would save the table: a place emptied, a place turned over that holds no Chaams, any Chaams eliminated. */
export type Repair =
	| {
			readonly kind: 'empty';
			readonly place: number;
			readonly chaams: readonly Chaam[];
			readonly cards: number;
			readonly heroes: readonly HeroId[];
	  }
	| { readonly kind: 'reveal'; readonly place: number; readonly sure: boolean }
	| { readonly kind: 'eliminate'; readonly chaams: number };

export interface Forecast {
	/** The space Ogotaï steps on next. */
	readonly space: number;
	readonly summit: boolean;
	/** Undefined while nobody has read that space. */
	readonly war: number | undefined;
	/** Places his Chaams fall on as the board stands, in this order. */
	readonly falls: readonly number[];
	readonly free: readonly number[];
	readonly stock: number;
	readonly loses?: Defeat;
	/** Places to be freed, or Chaams to be eliminated, before he moves. */
	readonly lacks: number;
	readonly repairs: readonly Repair[];
}

/** What the next step does to this board; with `war`, what it would do if that were printed there. */
export function forecast(state: State, war = warValueAt(state, state.ogotai + 1)): Forecast {
	const space = state.ogotai + 1;
	const free = emptyPlaces(state).toReversed();
	const left = chaamsInStock(state);
	const base = { space, summit: space >= SUMMIT, free, stock: left };
	if (base.summit) return { ...base, war: undefined, falls: [], loses: 'end.track', lacks: 0, repairs: [] };
	if (war === undefined || state.options.depth === 'dice') return { ...base, war, falls: [], lacks: 0, repairs: [] };
	const falls = free.slice(0, Math.min(war, left));
	if (falls.length === war) return { ...base, war, falls, lacks: 0, repairs: [] };
	// A card is drawn before its place is looked for.
	const loses = left <= free.length ? 'end.no-chaams' : 'end.no-place';
	const lacks = war - (loses === 'end.no-chaams' ? left : free.length);
	return { ...base, war, falls, loses, lacks, repairs: repairs(state, loses, lacks) };
}

const priceOf = (chaams: readonly Chaam[]): number => chaams.reduce((sum, card) => sum + (card === '?' ? 1 : levelOf(card)), 0);

function repairs(state: State, loses: Defeat, lacks: number): readonly Repair[] {
	if (loses === 'end.no-chaams') return [{ kind: 'eliminate', chaams: lacks }];
	const places = state.places
		.flatMap((chaams, i): Extract<Repair, { kind: 'empty' }>[] => {
			if (i >= state.frontier || chaams.length === 0) return [];
			const here = state.heroes.filter(({ at }, k) => at === i + 1 && !hasPlayed(state, k));
			return [{ kind: 'empty', place: i + 1, chaams, cards: priceOf(chaams), heroes: here.map(({ id }) => id) }];
		})
		.sort((a, b) => Number(b.heroes.length > 0) - Number(a.heroes.length > 0) || a.cards - b.cards);
	const next = state.frontier + 1;
	const symbols = next > PLACES ? undefined : knownFact<number>(PRINTED, state.facts, 'symbols', `${next}`)?.value;
	const reveal: readonly Repair[] = next <= PLACES && (symbols ?? 0) === 0 ? [{ kind: 'reveal', place: next, sure: symbols === 0 }] : [];
	return [...places, ...reveal];
}

/** The most Chaams the next step may bring without losing the game. */
export const bearableChaams = (state: State): number => Math.min(emptyPlaces(state).length, chaamsInStock(state));

/** The same in sentences, beside the step and its value: does it hold, and what would save the table, the nearest first. */
export function forecastSentences(state: State): readonly Ruling[] {
	const { summit, war, free, stock: left, loses, lacks, repairs: ways } = forecast(state);
	if (state.options.depth === 'dice') return summit ? [ruling('forecast.summit')] : [];
	if (summit) return [ruling('forecast.summit')];
	if (war === undefined)
		return [bearableChaams(state) === 0 ? ruling('forecast.unknown-lost') : ruling('forecast.unknown', { bears: bearableChaams(state) })];
	if (war === 0) return [ruling('forecast.quiet')];
	if (!loses) return [ruling('forecast.safe', { free: free.length, stock: left })];
	const coming =
		loses === 'end.no-place'
			? ruling('forecast.no-place', { free: free.length, lacks })
			: ruling('forecast.no-chaams', { stock: left, lacks });
	return [coming, ...ways.slice(0, 2).map(repairSentence)];
}

export function repairSentence(repair: Repair): Ruling {
	switch (repair.kind) {
		case 'empty': {
			const place = `L:${repair.place}`;
			const { cards, heroes } = repair;
			return heroes.length > 0 ? ruling('repair.empty-by', { place, cards, heroes }) : ruling('repair.empty', { place, cards });
		}
		case 'reveal':
			return ruling(repair.sure ? 'repair.reveal' : 'repair.reveal-maybe', { place: `L:${repair.place}` });
		case 'eliminate':
			return ruling('repair.eliminate', { chaams: repair.chaams });
	}
}

/** The fifteen steps of the pyramid, each with its value as far as it is known. */
export const warTrack = (state: State): readonly { readonly space: number; readonly war: number | undefined; readonly summit: boolean }[] =>
	Array.from({ length: SUMMIT }, (_, i) => ({
		space: i + 1,
		war: i + 1 < SUMMIT ? warValueAt(state, i + 1) : undefined,
		summit: i + 1 === SUMMIT
	}));

/** How the heroes stand, for the path and the tired sides of their cards. */
export const heroStatus = (state: State) =>
	state.heroes.map((each, i) => ({
		...each,
		cards: handSize(each),
		tired: hasPlayed(state, i),
		active: isHeroTurn(state) && i === state.active
	}));
