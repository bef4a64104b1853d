import { cardCount } from '../deck.ts';
import { PLACES } from './cards.ts';
import { handSize, withHeroTurn } from './heroes.ts';
import { dialId } from './ids.ts';
import type { Options } from './options.ts';
import type { Hero, SetAside, State } from './types.ts';

/* What the app keeps at each depth, and what happens to it when the table changes the depth. */

/** Whether the places of the heroes and the Chaams on the path are kept. */
export const tracksPath = ({ options: { depth } }: State): boolean => depth !== 'dice';
/** Whether hands are kept, at least by their number of cards. */
export const tracksHands = ({ options: { depth } }: State): boolean => depth === 'light' || depth === 'full';
/** Whether dice must be entered. Otherwise a hero may act from the start of its turn, and entering a throw is optional. */
export const needsDice = ({ options: { depth } }: State): boolean => depth !== 'war';
/** Whether the active hero may act, or note what it did. */
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

/** Hands are no longer kept. Their content is set aside, in case the table raises the depth again before anything happened. */
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

/** Hands are kept again: as they were set aside if nothing happened since, otherwise their cards must be counted. */
function backInHand(before: State, next: State): { readonly state: State; readonly missed: boolean } {
	const { aside, ...rest } = next;
	if (tracksHands(before)) {
		// From counted hands to known cards: faces that were set aside come back if no card has moved since.
		if (aside && isSame(aside, snapshot(before)))
			return { state: { ...rest, heroes: aside.heroes, skillDiscard: aside.skillDiscard }, missed: false };
		return { state: next.options.depth === 'full' ? rest : { ...rest, aside: snapshot(before) }, missed: false };
	}
	const untouched = aside ? isSame(aside, snapshot(before)) : before.turn === 1 && before.phase === 'throw';
	if (!untouched) return { state: { ...rest, heroes: rest.heroes.map(withoutStartingCards) }, missed: true };
	return { state: aside ? { ...rest, heroes: aside.heroes, skillDiscard: aside.skillDiscard } : rest, missed: false };
}

/** Whether no card has moved between these two moments. */
const isSame = (a: SetAside, b: SetAside): boolean =>
	a.turn === b.turn &&
	a.phase === b.phase &&
	a.dice === b.dice &&
	cardCount(a.skillDiscard) === cardCount(b.skillDiscard) &&
	a.heroes.every((hero, i) => handSize(hero) === handSize(b.heroes[i] ?? hero));

const withoutStartingCards = ({ starting: _, ...hero }: Hero): Hero => hero;

/** Where faces are not kept, those entered before are dropped from the hands, because they would become wrong. */
const turnHandsFaceDown = (state: State): State => ({
	...withHeroTurn(state, { swap: false }),
	heroes: state.heroes.map((each) => ({ ...each, hand: {}, unknown: handSize(each) })),
	skillDiscard: cardCount(state.skillDiscard) > 0 ? { '?': cardCount(state.skillDiscard) } : {}
});

/** The dials of what is kept now and was not kept before. */
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

/** The hero has noted something in a turn without dice: so it has thrown them at the table and is in its action phase. */
export const startActing = (state: State): State =>
	state.phase === 'throw' ? { ...withHeroTurn(state, { free: 0 }), phase: 'action' } : state;
