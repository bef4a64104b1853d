import type { Ruling } from '../contract.ts';
import { type Chaam, diceToReveal, hasStep, type HeroId, levelOf, PLACES, SUMMIT } from './cards.ts';
import { tracksPath } from './depth.ts';
import { handSize, hasPlayed, isHeroTurn } from './heroes.ts';
import { placeId } from './ids.ts';
import { warValueAt } from './ogotai.ts';
import { stepAt } from './path.ts';
import { chaamsInStock, emptyPlaces } from './piles.ts';
import { readFact } from './printed.ts';
import { ruling } from './rules.ts';
import type { Hero, State } from './types.ts';

/** The place of the foremost hero. */
export const leadPlace = ({ heroes }: State): number => Math.max(...heroes.map(({ at }) => at));

/** Rounds left, this one included: Ogotaï climbs one space a round. */
export const roundsLeft = ({ ogotai }: State): number => SUMMIT - ogotai;

/** The fewest travel dice the foremost hero still needs to reveal the places ahead and travel through them. */
export const travelToWin = (state: State): number => {
	const hidden = Array.from({ length: PLACES - state.frontier }, (_, i) => diceToReveal(state.frontier + 1 + i));
	return hidden.reduce<number>((sum, dice) => sum + dice, 0) + PLACES - leadPlace(state);
};

/**
 * The fewest and the most cards the foremost hero still pays for steps. The steps of places 2 and 4 are only printed on the box, and the
 * rulebook says that at least one of them asks for four cards.
 */
export function stepsToWin(state: State): { readonly least: number; readonly most: number } {
	const lead = leadPlace(state);
	const places = Array.from({ length: PLACES - lead + 1 }, (_, i) => lead + i).filter(hasStep);
	const due = places.map((place) => stepAt(state, place)?.cards);
	const unread = due.filter((cards) => cards === undefined).length;
	const read = due.reduce<number>((sum, cards) => sum + (cards ?? 0), 0);
	const otherIsSix = unread === 1 && [2, 4].some((place) => stepAt(state, place)?.cards === 6);
	return { least: read + 4 * unread, most: read + (unread === 2 ? 10 : unread * (otherIsSix ? 4 : 6)) };
}

/** The figures of the status strip. `nextWar` is undefined while the next space has not been read. */
export const statusFigures = (state: State) => ({
	ogotai: state.ogotai,
	nextWar: state.ogotai + 1 === SUMMIT ? ('summit' as const) : warValueAt(state, state.ogotai + 1),
	free: emptyPlaces(state).length,
	stock: chaamsInStock(state),
	travelToWin: travelToWin(state),
	stepsToWin: stepsToWin(state),
	danger: forecast(state).loses !== undefined
});

// ── Ogotaï's next step ───────────────────────────────────────────────────────────────────────────────────────────

export type Defeat = 'end.track' | 'end.no-place' | 'end.no-chaams';

/** A way to prevent the defeat: clear a place, reveal a place without Chaams symbols, or eliminate Chaams anywhere. */
export type Repair =
	| {
			readonly kind: 'empty';
			readonly place: number;
			readonly chaams: readonly Chaam[];
			readonly cards: number;
			/** Heroes on this place who have not played yet. */
			readonly heroes: readonly HeroId[];
	  }
	| { readonly kind: 'reveal'; readonly place: number; readonly sure: boolean }
	| { readonly kind: 'eliminate'; readonly chaams: number };

/** What Ogotaï's next step does to this board. */
export interface Forecast {
	/** The space Ogotaï steps on next. */
	readonly space: number;
	readonly summit: boolean;
	/** Undefined while that space has not been read. */
	readonly war: number | undefined;
	/** The places on which his Chaams will be put, in this order. */
	readonly falls: readonly number[];
	readonly free: readonly number[];
	readonly stock: number;
	readonly loses?: Defeat;
	/** How many places must be freed, or Chaams eliminated, before he moves. */
	readonly lacks: number;
	readonly repairs: readonly Repair[];
}

/** What Ogotaï's next step does to this board, with the value printed on that space or with a given one. */
export function forecast(state: State, war = warValueAt(state, state.ogotai + 1)): Forecast {
	const space = state.ogotai + 1;
	const free = emptyPlaces(state).toReversed();
	const stock = chaamsInStock(state);
	const base = { space, summit: space >= SUMMIT, free, stock };
	if (base.summit) return { ...base, war: undefined, falls: [], loses: 'end.track', lacks: 0, repairs: [] };
	if (war === undefined || !tracksPath(state)) return { ...base, war, falls: [], lacks: 0, repairs: [] };
	const falls = free.slice(0, Math.min(war, stock));
	if (falls.length === war) return { ...base, war, falls, lacks: 0, repairs: [] };
	// A card is drawn before its place is determined, so a missing card is the first reason to lose.
	const loses = stock <= free.length ? 'end.no-chaams' : 'end.no-place';
	const lacks = war - (loses === 'end.no-chaams' ? stock : free.length);
	return { ...base, war, falls, loses, lacks, repairs: findRepairs(state, loses, lacks) };
}

const costToClear = (chaams: readonly Chaam[]): number => chaams.reduce((sum, card) => sum + (card === '?' ? 1 : levelOf(card)), 0);

function findRepairs(state: State, loses: Defeat, lacks: number): readonly Repair[] {
	if (loses === 'end.no-chaams') return [{ kind: 'eliminate', chaams: lacks }];
	const places = state.places
		.flatMap((chaams, i): Extract<Repair, { kind: 'empty' }>[] => {
			if (i >= state.frontier || chaams.length === 0) return [];
			const here = state.heroes.filter(({ at }, k) => at === i + 1 && !hasPlayed(state, k));
			return [{ kind: 'empty', place: i + 1, chaams, cards: costToClear(chaams), heroes: here.map(({ id }) => id) }];
		})
		.sort((a, b) => Number(b.heroes.length > 0) - Number(a.heroes.length > 0) || a.cards - b.cards);
	const next = state.frontier + 1;
	const symbols = next > PLACES ? undefined : readFact(state.facts, 'symbols', next);
	const reveal: readonly Repair[] = next <= PLACES && (symbols ?? 0) === 0 ? [{ kind: 'reveal', place: next, sure: symbols === 0 }] : [];
	return [...places, ...reveal];
}

/** The most Chaams the next step may bring without losing the game. */
const mostBearable = (state: State): number => Math.min(emptyPlaces(state).length, chaamsInStock(state));

/** The forecast in sentences: whether the board withstands the next step, then up to two ways to prevent a defeat, the nearest first. */
export function forecastSentences(state: State): readonly Ruling[] {
	const { summit, war, free, stock, loses, lacks, repairs } = forecast(state);
	if (summit) return [ruling('forecast.summit')];
	if (!tracksPath(state)) return [];
	const bears = mostBearable(state);
	if (war === undefined) return [bears === 0 ? ruling('forecast.unknown-lost') : ruling('forecast.unknown', { bears })];
	if (war === 0) return [ruling('forecast.quiet')];
	if (!loses) return [ruling('forecast.safe', { free: free.length, stock })];
	const defeat =
		loses === 'end.no-place' ? ruling('forecast.no-place', { free: free.length, lacks }) : ruling('forecast.no-chaams', { stock, lacks });
	return [defeat, ...repairs.slice(0, 2).map(repairSentence)];
}

function repairSentence(repair: Repair): Ruling {
	switch (repair.kind) {
		case 'empty': {
			const { cards, heroes, chaams } = repair;
			const place = placeId(repair.place);
			// If a level is unknown, the price is unknown too.
			if (chaams.includes('?'))
				return heroes.length > 0
					? ruling('repair.clear-by', { place, chaams: chaams.length, heroes })
					: ruling('repair.clear', { place, chaams: chaams.length });
			return heroes.length > 0 ? ruling('repair.empty-by', { place, cards, heroes }) : ruling('repair.empty', { place, cards });
		}
		case 'reveal':
			return ruling(repair.sure ? 'repair.reveal' : 'repair.reveal-maybe', { place: placeId(repair.place) });
		case 'eliminate':
			return ruling('repair.eliminate', { chaams: repair.chaams });
	}
}

// ── For the board ────────────────────────────────────────────────────────────────────────────────────────────────

/** The fifteen spaces of the war track, each with its value as far as it has been read. */
export const warTrack = (state: State): readonly { readonly space: number; readonly war: number | undefined; readonly summit: boolean }[] =>
	Array.from({ length: SUMMIT }, (_, i) => ({
		space: i + 1,
		war: i + 1 < SUMMIT ? warValueAt(state, i + 1) : undefined,
		summit: i + 1 === SUMMIT
	}));

/** A hero as the board shows it. */
export interface HeroStatus extends Hero {
	readonly cards: number;
	readonly tired: boolean;
	readonly active: boolean;
}

/** The heroes as the board shows them. */
export const heroStatus = (state: State): readonly HeroStatus[] =>
	state.heroes.map((each, i) => ({
		...each,
		cards: handSize(each),
		tired: hasPlayed(state, i),
		active: isHeroTurn(state) && i === state.active
	}));
