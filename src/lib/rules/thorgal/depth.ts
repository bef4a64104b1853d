import { cardCount } from '../deck.ts';
import { PLACES } from './cards.ts';
import { handSize, withHeroTurn } from './heroes.ts';
import { dialId } from './ids.ts';
import type { Options } from './options.ts';
import type { Hero, SetAside, State } from './types.ts';

/*
 * What the app follows at each depth, and what happens to it when the table changes the depth.
 */

/** Are the places of the heroes and the Chaams on the path followed? */
export const tracksPath = ({ options: { depth } }: State): boolean => depth !== 'dice';
/** Are hands followed, at least by number? */
export const tracksHands = ({ options: { depth } }: State): boolean => depth === 'light' || depth === 'full';
/** Must dice be entered? Without them a hero acts from the start of its turn, and throwing here is only an offer. */
export const needsDice = ({ options: { depth } }: State): boolean => depth !== 'war';
/** May the active hero act, or note what it did? */
export const mayAct = (state: State): boolean => state.phase === 'action' || (state.phase === 'throw' && !needsDice(state));

/** The state after the depth was changed by hand. */
export function changeDepth(state: State, options: Options): State {
	const next: State = { ...state, options };
	const before = state.options.depth;
	if (options.depth === before) return next;
	const hands = tracksHands(next) ? backInHand(state, next) : setHandsAside(state, next);
	const faces = options.depth === 'full' ? hands.state : turnHandsFaceDown(hands.state);
	return { ...faces, recount: dialsToRecount(state, next, hands.missed) };
}

/** Hands are no longer followed. What is known of them is kept, in case the table comes back before anything happened. */
const setHandsAside = (before: State, next: State): { readonly state: State; readonly missed: boolean } => ({
	state: tracksHands(before) ? { ...next, aside: snapshot(before) } : next,
	missed: false
});

const snapshot = ({ turn, phase, heroTurn, heroes, skillDiscard }: State): SetAside => ({
	turn,
	phase,
	dice: heroTurn.won.length,
	heroes,
	skillDiscard
});

/** Hands are followed (again): as they were set aside if nothing happened since, otherwise they must be counted. */
function backInHand(before: State, next: State): { readonly state: State; readonly missed: boolean } {
	const { aside, ...rest } = next;
	if (tracksHands(before)) {
		// From light to full: faces that were set aside come back if no card has moved since.
		if (aside && isSame(aside, snapshot(before)))
			return { state: { ...rest, heroes: aside.heroes, skillDiscard: aside.skillDiscard }, missed: false };
		return { state: next.options.depth === 'full' ? rest : { ...rest, aside: snapshot(before) }, missed: false };
	}
	const untouched = aside ? isSame(aside, snapshot(before)) : before.turn === 1 && before.phase === 'throw';
	if (!untouched) return { state: { ...rest, heroes: rest.heroes.map(withoutStartingCards) }, missed: true };
	return { state: aside ? { ...rest, heroes: aside.heroes, skillDiscard: aside.skillDiscard } : rest, missed: false };
}

/** Has no card moved between these two moments? */
const isSame = (a: SetAside, b: SetAside): boolean =>
	a.turn === b.turn &&
	a.phase === b.phase &&
	a.dice === b.dice &&
	cardCount(a.skillDiscard) === cardCount(b.skillDiscard) &&
	a.heroes.every((hero, i) => handSize(hero) === handSize(b.heroes[i] ?? hero));

const withoutStartingCards = ({ starting: _, ...hero }: Hero): Hero => hero;

/** Where faces are not followed, those entered before are dropped from the hands: they would become wrong. */
const turnHandsFaceDown = (state: State): State => ({
	...withHeroTurn(state, { swap: false }),
	heroes: state.heroes.map((each) => ({ ...each, hand: {}, unknown: handSize(each) })),
	skillDiscard: cardCount(state.skillDiscard) > 0 ? { '?': cardCount(state.skillDiscard) } : {}
});

/** The dials of what was not followed before and is followed now. */
function dialsToRecount(before: State, next: State, missedHands: boolean): readonly string[] {
	if (!tracksPath(next)) return [];
	const handIds = before.heroes.map(({ id }) => dialId({ kind: 'unknown', hero: id }));
	const missedPath = !tracksPath(before);
	const path = [
		dialId({ kind: 'frontier' }),
		...before.heroes.map(({ id }) => dialId({ kind: 'at', hero: id })),
		...Array.from({ length: PLACES }, (_, i) => dialId({ kind: 'chaams', place: i + 1 }))
	];
	const hands = missedPath ? tracksHands(next) : missedHands;
	const kept = tracksHands(next) ? before.recount : before.recount.filter((id) => !handIds.includes(id));
	return [...new Set([...(missedPath ? path : []), ...(hands ? handIds : []), ...kept])];
}

/** The hero has noted something in a turn without dice: it has thrown them at the table and acts now. */
export const startActing = (state: State): State =>
	state.phase === 'throw' ? { ...withHeroTurn(state, { free: 0 }), phase: 'action' } : state;
