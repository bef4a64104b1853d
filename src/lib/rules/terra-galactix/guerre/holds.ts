import { type SaucerId, SAUCERS } from '../cards.ts';
import { HOLD_CAPACITY } from './cards.ts';
import { tokensAfield } from './fleet.ts';
import { saltOf, seal, unseal } from './seal.ts';
import type { Loads, State } from './types.ts';

/**
 * What saucers carry. Remembering it is part of the game, so by default the app does not know it. `sealed` loads are noted but never shown,
 * `open` ones are shown to all. A number that the table enters later always replaces the noted one, because the table can lift the saucer.
 */

/** The tokens on the board whose place has no name. */
export const ELSEWHERE = 'elsewhere';

const NO_LOADS = '0'.repeat(SAUCERS.length);
/** In the sealed text: a load that was entered on another phone, which alone can read it. */
const ELSEWHERE_NOTED = '?';

const sealedText = ({ sealed }: State): string => unseal(sealed ?? '') ?? NO_LOADS;

/** The loads as they were noted, or undefined at tables that do not note them. Loads that only another phone knows are left out. */
export function notedLoads(state: State): Loads | undefined {
	const { options, holds } = state;
	if (options.holdSecrecy === 'open') return holds ?? {};
	if (options.holdSecrecy === 'none') return undefined;
	const text = sealedText(state);
	return Object.fromEntries(SAUCERS.flatMap((id, i) => (text[i] === ELSEWHERE_NOTED ? [] : [[id, Number(text[i] ?? 0)]]))) as Loads;
}

/** Whether only another phone knows what a saucer carries. */
const isNotedElsewhere = (state: State, id: SaucerId): boolean =>
	state.options.holdSecrecy === 'sealed' && sealedText(state)[SAUCERS.indexOf(id)] === ELSEWHERE_NOTED;

/** What one saucer carries, or undefined where this phone does not know it: the table then counts the tokens. */
export const loadOf = (state: State, id: SaucerId): number | undefined => {
	const loads = notedLoads(state);
	return loads && !isNotedElsewhere(state, id) ? (loads[id] ?? 0) : undefined;
};

const sum = (loads: Readonly<Record<string, number | undefined>>): number =>
	Object.values(loads).reduce<number>((all, n) => all + (n ?? 0), 0);

/** Lowers the loads until they add up to `most` at the most. The load of `kept` is lowered last, because it was recorded last. */
function capLoads(loads: Loads, most: number, kept?: SaucerId): Loads {
	let over = sum(loads) - most;
	const next: Partial<Record<SaucerId, number>> = {};
	for (const id of [...SAUCERS.filter((each) => each !== kept), ...(kept ? [kept] : [])]) {
		const n = Math.min(HOLD_CAPACITY, loads[id] ?? 0);
		const less = Math.max(0, Math.min(n, over));
		over -= less;
		if (n - less > 0) next[id] = n - less;
	}
	return next;
}

/** Empty holds and an empty board, as far as this table notes them. */
export const freshHolds = (secrecy: State['options']['holdSecrecy'], salt: string): Pick<State, 'holds' | 'board' | 'sealed'> =>
	secrecy === 'open' ? { holds: {}, board: {} } : secrecy === 'sealed' ? { sealed: seal(NO_LOADS, salt) } : {};

/** Loads that are noted elsewhere stay so. */
const sealLoads = (state: State, loads: Loads, salt: string): string =>
	seal(SAUCERS.map((id) => (isNotedElsewhere(state, id) ? ELSEWHERE_NOTED : (loads[id] ?? 0))).join(''), salt);

/** Notes what a saucer carries now. */
export function withLoad(state: State, id: SaucerId, n: number): State {
	const loads = notedLoads(state);
	if (!loads) return state;
	const next = capLoads({ ...loads, [id]: n }, tokensAfield(state), id);
	if (state.options.holdSecrecy === 'open') return { ...state, holds: next };
	const salt = saltOf(state.sealed ?? '', state.turn, state.stock);
	return { ...state, sealed: sealLoads(markHold(state, id, '0'), next, salt) };
}

/** Notes that a saucer has loaded what only another phone can read. */
export const withHiddenLoad = (state: State, id: SaucerId): State => markHold(state, id, ELSEWHERE_NOTED);

function markHold(state: State, id: SaucerId, mark: string): State {
	const text = [...sealedText(state)].with(SAUCERS.indexOf(id), mark).join('');
	return { ...state, sealed: seal(text, saltOf(state.sealed ?? '', state.turn, state.stock)) };
}

/** Puts tokens on a place, or takes them away. The board is kept only where holds are open. */
export function withTokens(state: State, place: string, by: number): State {
	if (!state.board) return state;
	const { [place]: lying = 0, ...rest } = state.board;
	const n = lying + by;
	if (n > 0) return { ...state, board: { ...rest, [place]: n } };
	// More tokens were taken than were noted there, so the rest came from another place.
	return n < 0 ? takeFromAnywhere({ ...state, board: rest }, -n) : { ...state, board: rest };
}

/** Takes the tokens of a discovery that was not recorded from the stock: as many as n exceeds the tokens outside the stock and the bases. */
export function supplyTokens(state: State, n: number): State {
	const missing = Math.max(0, n - tokensAfield(state));
	return missing === 0 ? state : withTokens({ ...state, stock: state.stock - missing }, ELSEWHERE, missing);
}

function takeFromAnywhere(state: State, n: number): State {
	const board: Record<string, number> = { ...state.board };
	let left = n;
	for (const place of [ELSEWHERE, ...Object.keys(board).toSorted()]) {
		const lying = board[place] ?? 0;
		const less = Math.min(left, lying);
		if (less === 0) continue;
		left -= less;
		if (lying === less) delete board[place];
		else board[place] = lying - less;
	}
	const holds = left > 0 ? capLoads(state.holds ?? {}, Math.max(0, sum(state.holds ?? {}) - left)) : (state.holds ?? {});
	return { ...state, board, holds };
}

/** Empties a hold out of which n tokens really came. The difference to the noted load is put on the board, or taken from it. */
export function emptyHold(state: State, id: SaucerId, n: number): State {
	const load = loadOf(state, id);
	if (load === undefined) return withLoad(state, id, 0);
	return withTokens(withLoad(state, id, 0), ELSEWHERE, load - n);
}

/** Lowers sealed loads when fewer tokens are outside the stock and the bases than were noted. */
export function capSealedLoads(state: State): State {
	const loads = notedLoads(state);
	if (!loads || state.options.holdSecrecy !== 'sealed' || sum(loads) <= tokensAfield(state)) return state;
	return { ...state, sealed: sealLoads(state, capLoads(loads, tokensAfield(state)), saltOf(state.sealed ?? '', state.turn)) };
}

/** The tokens that are noted on the board; only where holds are open. */
export const tokensOnBoard = ({ board = {} }: State): number => sum(board);

/** The tokens that are noted in all holds together. */
export const tokensInHolds = (state: State): number => sum(notedLoads(state) ?? {});
