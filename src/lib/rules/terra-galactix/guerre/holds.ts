import { type SaucerId, SAUCERS } from '../cards.ts';
import { HOLD_CAPACITY } from './cards.ts';
import { tokensAfield } from './fleet.ts';
import { saltOf, seal, unseal } from './seal.ts';
import type { Loads, State } from './types.ts';

/**
 * What saucers carry. Remembering it is part of the game, so by default nobody tells us. Sealed, it is noted and shown to nobody; open, it
 * is shown to all. What is told later always beats what was noted: the table lifts the saucer, we do not.
 */

/** A place of the board without a name. */
export const ELSEWHERE = 'elsewhere';

const NOTHING = '0'.repeat(SAUCERS.length);

/** The holds as they were noted; nothing, where nobody tells us. */
export function notedLoads({ options, holds, sealed }: State): Loads | undefined {
	if (options.holdSecrecy === 'open') return holds ?? {};
	if (options.holdSecrecy === 'none') return undefined;
	const text = unseal(sealed ?? '') ?? NOTHING;
	return Object.fromEntries(SAUCERS.map((id, i) => [id, Number(text[i] ?? 0)])) as Loads;
}

export const loadOf = (state: State, id: SaucerId): number | undefined => {
	const loads = notedLoads(state);
	return loads && (loads[id] ?? 0);
};

const sum = (loads: Readonly<Record<string, number | undefined>>): number =>
	Object.values(loads).reduce<number>((all, n) => all + (n ?? 0), 0);

/** No more than there is: what the table told last stays, older notes give way. */
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

/** A fresh start: nothing in any hold, nothing on the board. */
export const freshHolds = (secrecy: State['options']['holdSecrecy'], salt: string): Pick<State, 'holds' | 'board' | 'sealed'> =>
	secrecy === 'open' ? { holds: {}, board: {} } : secrecy === 'sealed' ? { sealed: seal(NOTHING, salt) } : {};

const sealLoads = (loads: Loads, salt: string): string => seal(SAUCERS.map((id) => loads[id] ?? 0).join(''), salt);

/** Notes what a saucer carries now. In the open the rest of what is out there lies on the board. */
export function withLoad(state: State, id: SaucerId, n: number): State {
	const loads = notedLoads(state);
	if (!loads) return state;
	const next = capLoads({ ...loads, [id]: n }, tokensAfield(state), id);
	if (state.options.holdSecrecy === 'open') return { ...state, holds: next };
	return { ...state, sealed: sealLoads(next, saltOf(state.sealed ?? '', state.turn, state.stock)) };
}

/** Puts tokens on a place, or takes them away; only where holds are open is it kept. */
export function withTokens(state: State, place: string, by: number): State {
	if (!state.board) return state;
	const { [place]: lying = 0, ...rest } = state.board;
	const n = lying + by;
	if (n > 0) return { ...state, board: { ...rest, [place]: n } };
	// More was taken than was noted there: it lay somewhere else.
	return n < 0 ? takeFromAnywhere({ ...state, board: rest }, -n) : { ...state, board: rest };
}

function takeFromAnywhere(state: State, n: number): State {
	const board: Record<string, number> = { ...state.board };
	let left = n;
	for (const place of [ELSEWHERE, ...Object.keys(board).toSorted()]) {
		const less = Math.min(left, board[place] ?? 0);
		if (less === 0) continue;
		left -= less;
		if (board[place] === less) delete board[place];
		else board[place]! -= less;
	}
	const holds = left > 0 ? capLoads(state.holds ?? {}, Math.max(0, sum(state.holds ?? {}) - left)) : (state.holds ?? {});
	return { ...state, board, holds };
}

/** A hold is emptied, and so many tokens really came out of it: what was noted otherwise lies on the board, or lay there. */
export function emptyHold(state: State, id: SaucerId, n: number): State {
	const load = loadOf(state, id);
	if (load === undefined) return state;
	return withTokens(withLoad(state, id, 0), ELSEWHERE, load - n);
}

/** What is out there has become less: sealed notes keep to it. */
export function capSealedLoads(state: State): State {
	if (state.options.holdSecrecy !== 'sealed') return state;
	const loads = notedLoads(state)!;
	if (sum(loads) <= tokensAfield(state)) return state;
	return { ...state, sealed: sealLoads(capLoads(loads, tokensAfield(state)), saltOf(state.sealed ?? '', state.turn)) };
}

/** All tokens the companion can account for where holds are open: fifteen, unless somebody counted otherwise. */
export const tokensOnBoard = ({ board = {} }: State): number => sum(board);
export const tokensInHolds = (state: State): number => sum(notedLoads(state) ?? {});
