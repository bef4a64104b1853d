import type { Refusal } from '../../table.ts';
import { ruleHolds } from '../../table.ts';
import { COLOURS, SAUCERS, type SaucerId } from '../cards.ts';
import { starFact } from '../ids.ts';
import { withExtraCopy, faceOf, turnGalactix } from '../decks.ts';
import { FULL } from './cards.ts';
import { afield, counts, flies, mine } from './fleet.ts';
import { ELSEWHERE, loadOf, withLoad, withTokens } from './holds.ts';
import { brings, fits } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { unseal } from './seal.ts';
import { bottomOf } from './stacks.ts';
import type { Of, State } from './types.ts';

/** The next Galactix card is turned; where cards are not kept, nobody counts them. */
export function turned(state: State, star: string, say: Say): State {
	const { galactix, shuffled } = turnGalactix(state.galactix, star);
	if (shuffled > 0) say('discover.shuffle', { n: shuffled });
	return { ...state, galactix, facts: withExtraCopy(state.facts, galactix, star) };
}

const told = (n: number | undefined, least: number, most: number): n is number => Number.isInteger(n) && n! >= least && n! <= most;

/** A card names a star and a number: so many tokens out of the stock, as far as star and stock allow. */
export function discover(state: State, { star, loads, n }: Of<'discover'>, say: Say): State | Refusal {
	if (state.phase !== 'act') return refuse('table.not-now');
	if (counts(state) ? star === undefined : !told(n, 1, FULL)) return refuse('table.not-now');
	const bears = star === undefined ? n! : faceOf(state.facts, star)?.count;
	if (bears === undefined) return refuse('table.read-first', { fact: starFact(star!) });
	if (loads !== undefined && !state.board) return refuse('hold.told-not');
	if (loads !== undefined && !told(loads, 0, FULL)) return refuse('hold.too-many', { most: FULL });
	if (state.discovered >= COLOURS.length && ruleHolds(state, 'discover.once')) return refuse('discover.once');

	const place = star === undefined ? ELSEWHERE : starFact(star);
	const put = brings(bears, loads ?? 0, state.stock);
	const stock = state.stock - put;
	if (star === undefined) say('discover.tokens', { n: put, stock });
	else say('discover.found', { star: place, n: put, stock });
	if (put < bears) say('discover.capped', { bears, n: put });
	const card = star === undefined ? state : turned(state, star, say);
	return { ...withTokens({ ...card, stock }, place, put), discovered: state.discovered + 1, found: { star: place, bears, put } };
}

/** A saucer is on that star: its hold takes what it can, the rest stays in the stock. Only in the open do we say how much that is. */
export function aboard(state: State, action: Of<'aboard'>, say: Say): State | Refusal {
	const { found } = state;
	if (!found) return refuse('table.not-now');
	const stock = state.stock + found.put;
	const lifted = withTokens({ ...state, stock }, found.star, -found.put);

	if (action.sealed !== undefined) {
		if (state.options.holdSecrecy !== 'sealed') return refuse('hold.told-not');
		const [index = -1, n = -1] = [...(unseal(action.sealed) ?? '')].map(Number);
		const id = SAUCERS[index];
		if (!id || !flies(state, id) || !told(n, 0, Math.min(found.bears, stock))) return refuse('hold.unreadable');
		const left = { ...lifted, stock: stock - n };
		say('discover.lid', { stock: left.stock });
		return withLoad(left, id, Math.min(FULL, loadOf(state, id)! + n));
	}
	if (action.saucer !== undefined) {
		if (state.options.holdSecrecy !== 'open') return refuse('hold.told-not');
		const id = bottomOf(state.stacks, action.saucer);
		if (!flies(state, id)) return refuse('table.not-now');
		const load = loadOf(state, id)!;
		const n = brings(found.bears, load, stock);
		say('discover.into-hold', { saucer: id, n, load: load + n, stock: stock - n });
		return withLoad({ ...lifted, stock: stock - n }, id, load + n);
	}
	const { n } = action;
	if (!told(n, 0, found.put)) return refuse('hold.too-many', { most: found.put });
	say('discover.went-in', { n, stock: stock - n });
	return withTokens({ ...lifted, stock: stock - n }, found.star, n);
}

/** Tokens taken aboard: told only at tables that let us note it. Sealed, we never say whether it fits. */
export function load(state: State, action: Of<'load'>, say: Say): State | Refusal {
	const { saucer: id } = action;
	const secrecy = state.options.holdSecrecy;
	if (secrecy === 'none') return refuse('hold.told-not');
	const may = state.arrived?.saucer === id || (state.phase === 'act' && mine(state, id));
	if (!may || !flies(state, id)) return refuse('table.not-now');
	const carrier = bottomOf(state.stacks, id);
	if (carrier !== id) return refuse('dock.bottom', { saucer: id, carrier });
	return secrecy === 'sealed' ? loadSealed(state, id, action, say) : loadOpenly(state, id, action, say);
}

function loadSealed(state: State, id: SaucerId, { sealed }: Of<'load'>, say: Say): State | Refusal {
	const n = Number(unseal(sealed ?? '') ?? -1);
	if (!told(n, 1, FULL)) return refuse('hold.unreadable');
	say('hold.lid', { saucer: id });
	return withLoad(state, id, Math.min(FULL, loadOf(state, id)! + n, afield(state)));
}

function loadOpenly(state: State, id: SaucerId, { place, n, sealed }: Of<'load'>, say: Say): State | Refusal {
	const lying = state.board?.[place ?? ''] ?? 0;
	if (sealed !== undefined || !told(n, 1, lying)) return refuse('hold.too-many', { most: lying });
	const has = loadOf(state, id)!;
	if (!fits(has, n)) return refuse('hold.full', { saucer: id, load: has, tokens: n });
	say('hold.loaded', { saucer: id, n, load: has + n });
	return withLoad(withTokens(state, place!, -n), id, has + n);
}
