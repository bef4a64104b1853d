import { isLocked } from '../../locked.ts';
import type { Refusal } from '../../table.ts';
import { ruleHolds } from '../../table.ts';
import { COLOURS, SAUCERS, type SaucerId } from '../cards.ts';
import { starFact } from '../ids.ts';
import { faceOf, nameUnread, turnGalactix, UNREAD_STAR, withExtraCopy } from '../decks.ts';
import { HOLD_CAPACITY } from './cards.ts';
import { countsCards, isFlying, isOfActiveCamp, tokensAfield } from './fleet.ts';
import { ELSEWHERE, loadOf, withHiddenLoad, withLoad, withTokens } from './holds.ts';
import { fitsInHold, tokensBrought } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { unseal } from './seal.ts';
import { bottomOf } from './stacks.ts';
import type { ActionOf, State } from './types.ts';

/** Turns the next Galactix card. */
export function turnCard(state: State, star: string, say: Say): State {
	const { galactix, shuffled } = turnGalactix(state.galactix, star);
	if (shuffled > 0) say('discover.shuffle', { n: shuffled });
	return { ...state, galactix, facts: withExtraCopy(state.facts, galactix, star) };
}

const isCount = (n: number | undefined, least: number, most: number): n is number =>
	n !== undefined && Number.isInteger(n) && n >= least && n <= most;

/**
 * A Galactix card puts this many tokens from the stock on its star, as far as star and stock allow (p. 30). Its number is enough; its star
 * may be named.
 */
export function discover(state: State, { star, loads, n }: ActionOf<'discover'>, say: Say): State | Refusal {
	if (state.phase !== 'act') return refuse('table.not-now');
	if (star === undefined && !isCount(n, 1, HOLD_CAPACITY)) return refuse('table.not-now');
	const bears = star === undefined ? n : faceOf(state.facts, star)?.count;
	if (bears === undefined) return refuse('table.read-first', { fact: starFact(star ?? '') });
	if (loads !== undefined && !state.board) return refuse('hold.told-not');
	if (loads !== undefined && !isCount(loads, 0, HOLD_CAPACITY)) return refuse('hold.too-many', { most: HOLD_CAPACITY });
	if (state.discovered >= COLOURS.length && ruleHolds(state, 'discover.once')) return refuse('discover.once');

	const place = star === undefined ? ELSEWHERE : starFact(star);
	const put = tokensBrought(bears, loads ?? 0, state.stock);
	const stock = state.stock - put;
	if (star === undefined) say('discover.tokens', { n: put, stock });
	else say('discover.found', { star: place, n: put, stock });
	if (put < bears) say('discover.capped', { bears, n: put });
	const turned = countsCards(state) || star !== undefined ? turnCard(state, star ?? UNREAD_STAR, say) : state;
	return { ...withTokens({ ...turned, stock }, place, put), discovered: state.discovered + 1, found: { star: place, bears, put } };
}

/** The star of a discovery that was recorded by its number: the box remembers the card, and tokens on the board get their place. */
export function nameStar(state: State, { star }: ActionOf<'name'>, say: Say): State | Refusal {
	const { found, galactix } = state;
	if (!found || found.star !== ELSEWHERE || (galactix.discard[UNREAD_STAR] ?? 0) === 0) return refuse('table.not-now');
	const face = faceOf(state.facts, star);
	if (!face) return refuse('table.read-first', { fact: starFact(star) });
	if (face.count !== found.bears) return refuse('table.not-now');
	const place = starFact(star);
	const named = nameUnread(galactix, star);
	say('discover.named', { star: place, n: found.bears });
	// Tokens that already lie there leave less room.
	const put = tokensBrought(found.put, state.board?.[place] ?? 0, found.put);
	const stock = state.stock + found.put - put;
	if (put < found.put) say('discover.capped', { bears: found.bears, n: put });
	const moved = withTokens(withTokens({ ...state, stock }, ELSEWHERE, -found.put), place, put);
	return { ...moved, galactix: named, facts: withExtraCopy(state.facts, named, star) };
}

/** A saucer is on the star of the last discovery: its hold takes what fits, the rest stays in the stock. Only open holds let the app work out how much. */
export function aboard(state: State, action: ActionOf<'aboard'>, say: Say): State | Refusal {
	const { found } = state;
	if (!found) return refuse('table.not-now');
	const stock = state.stock + found.put;
	const lifted = withTokens({ ...state, stock }, found.star, -found.put);

	if (action.sealed !== undefined) {
		if (state.options.holdSecrecy !== 'sealed') return refuse('hold.told-not');
		if (isLocked(action.sealed)) return aboardUnseen(state, lifted, action, say);
		const [index = -1, n = -1] = [...(unseal(action.sealed) ?? '')].map(Number);
		const id = SAUCERS[index];
		if (id && !isFlying(state, id)) return refuse('table.not-now');
		if (!id || !isCount(n, 0, Math.min(found.bears, stock))) return refuse('hold.unreadable');
		const left = { ...lifted, stock: stock - n };
		say('discover.lid', { stock: left.stock });
		return withMore(left, id, n);
	}
	if (action.saucer !== undefined) {
		if (state.options.holdSecrecy !== 'open') return refuse('hold.told-not');
		const id = bottomOf(state.stacks, action.saucer);
		if (!isFlying(state, id)) return refuse('table.not-now');
		const load = loadOf(state, id) ?? 0;
		const n = tokensBrought(found.bears, load, stock);
		say('discover.into-hold', { saucer: id, n, load: load + n, stock: stock - n });
		return withLoad({ ...lifted, stock: stock - n }, id, load + n);
	}
	const { n } = action;
	if (!isCount(n, 0, found.put)) return refuse('hold.too-many', { most: found.put });
	say('discover.went-in', { n, stock: stock - n });
	return withTokens({ ...lifted, stock: stock - n }, found.star, n);
}

/** Another phone has entered into which hold the tokens went. How many they were is seen on the stock; any saucer in flight may carry them. */
function aboardUnseen(state: State, lifted: State, { n }: ActionOf<'aboard'>, say: Say): State | Refusal {
	const { found, stock } = lifted;
	if (!found || !isCount(n, 0, Math.min(found.bears, stock))) return refuse('hold.unreadable');
	say('discover.lid', { stock: stock - n });
	return SAUCERS.filter((id) => isFlying(state, id)).reduce(withHiddenLoad, { ...lifted, stock: stock - n });
}

/** More tokens in a sealed hold, as many as fit. What a hold carries stays unknown if its load before was. */
function withMore(state: State, id: SaucerId, n: number, most: number = HOLD_CAPACITY): State {
	const load = loadOf(state, id);
	return load === undefined ? state : withLoad(state, id, Math.min(HOLD_CAPACITY, load + n, most));
}

/** Tokens are taken aboard, at tables that note it. A sealed load is never checked openly, because a refusal would reveal it. */
export function load(state: State, action: ActionOf<'load'>, say: Say): State | Refusal {
	const { saucer: id } = action;
	const secrecy = state.options.holdSecrecy;
	if (secrecy === 'none') return refuse('hold.told-not');
	const may = state.arrived?.saucer === id || (state.phase === 'act' && isOfActiveCamp(state, id));
	if (!may || !isFlying(state, id)) return refuse('table.not-now');
	const carrier = bottomOf(state.stacks, id);
	if (carrier !== id) return refuse('dock.bottom', { saucer: id, carrier });
	return secrecy === 'sealed' ? loadSealed(state, id, action, say) : loadOpenly(state, id, action, say);
}

function loadSealed(state: State, id: SaucerId, { sealed }: ActionOf<'load'>, say: Say): State | Refusal {
	const isHidden = isLocked(sealed);
	const n = Number(unseal(sealed ?? '') ?? -1);
	if (!isHidden && !isCount(n, 1, HOLD_CAPACITY)) return refuse('hold.unreadable');
	say('hold.lid', { saucer: id });
	return isHidden ? withHiddenLoad(state, id) : withMore(state, id, n, tokensAfield(state));
}

function loadOpenly(state: State, id: SaucerId, { place = '', n, sealed }: ActionOf<'load'>, say: Say): State | Refusal {
	const lying = state.board?.[place] ?? 0;
	if (sealed !== undefined || !isCount(n, 1, lying)) return refuse('hold.too-many', { most: lying });
	const carried = loadOf(state, id) ?? 0;
	// The saucer is put down on all tokens of an intersection at once (p. 31); tokens without a named place may lie on several.
	const tokens = place === ELSEWHERE ? n : lying;
	if (!fitsInHold(carried, tokens)) return refuse('hold.full', { saucer: id, load: carried, tokens });
	if (n < tokens && ruleHolds(state, 'hold.all')) return refuse('hold.all', { tokens });
	say('hold.loaded', { saucer: id, n, load: carried + n });
	return withLoad(withTokens(state, place, -n), id, carried + n);
}
