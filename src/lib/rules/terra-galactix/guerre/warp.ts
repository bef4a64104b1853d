import { ruleHolds, type Refusal } from '../../table.ts';
import { type SaucerId } from '../cards.ts';
import { starFact } from '../ids.ts';
import { faceOf, UNREAD_STAR } from '../decks.ts';
import { FULL } from './cards.ts';
import { turned } from './discovery.ts';
import { notToLay } from './draw.ts';
import { counts, flies, lay, me, mine, seatNow, send } from './fleet.ts';
import { notToTakeOff } from './flight.ts';
import { loadOf, withLoad, withTokens } from './holds.ts';
import { fits } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { carriedBy, undocked, without } from './stacks.ts';
import type { Of, Phase, State } from './types.ts';

/** Two black holes: one saucer, in one’s own turn. Before the roll it is the choice of phase 1, or comes after it. */
export function trou(state: State, { saucer: id }: Of<'trou'>, say: Say): State | Refusal {
	if (!['draw', 'roll', 'act'].includes(state.phase)) return refuse('table.not-now');
	if (state.saucers[id] === undefined) return refuse('table.not-now');
	if (!mine(state, id)) return refuse('trou.own-turn', { saucer: id });
	const no = (flies(state, id) ? undefined : notFromBase(state, id)) ?? notToLay(state, seatNow(state), 'trou', 2);
	if (no) return no;
	say('trou.leaves', { player: me(state).id, saucer: id });
	return leap(lay(state, seatNow(state), 'trou', 2), id, state.phase === 'draw' ? 'roll' : state.phase, say);
}

/** Only a saucer that could take off anyway, and not where the table forbids it. */
const notFromBase = (state: State, id: SaucerId): Refusal | undefined =>
	!state.options.blackHoleFromBase && ruleHolds(state, 'trou.from-base')
		? refuse('trou.from-base', { saucer: id })
		: notToTakeOff(state, id);

/** Into hyperspace: each saucer it carries reappears by a card of its own. */
export function leap(state: State, id: SaucerId, back: Phase, say: Say): State {
	const queue = [id, ...carriedBy(state.stacks, id)];
	if (queue.length > 1) say('trou.apart', { n: queue.length });
	const apart = queue.reduce(without, undocked(state.stacks, id));
	const gone = send({ ...state, stacks: apart }, id, 'space');
	if (counts(state)) return { ...gone, phase: 'warp', warp: { queue, back } };
	say('trou.unread', { saucers: queue });
	return { ...gone, phase: back };
}

function notACard(state: State, star: string, loads: number | undefined): Refusal | undefined {
	if (star !== UNREAD_STAR && !faceOf(state.facts, star)) return refuse('table.read-first', { fact: starFact(star) });
	if (loads === undefined) return undefined;
	if (!state.board) return refuse('hold.told-not');
	return Number.isInteger(loads) && loads >= 0 && loads <= FULL ? undefined : refuse('hold.too-many', { most: FULL });
}

/** The card names the star where it reappears. In the open we see whether what lies there fits; otherwise its owner says so. */
export function arrive(state: State, { star, loads }: Of<'arrive'>, say: Say): State | Refusal {
	if (state.phase !== 'warp') return refuse('table.not-now');
	const no = notACard(state, star, loads);
	if (no) return no;
	const { queue, back } = state.warp!;
	return comeOut(state, queue, back, star, loads ?? 0, say, 'trou.arrives');
}

/** The place was taken, or what lies there did not fit: the next card. */
export function again(state: State, { star, loads }: Of<'again'>, say: Say): State | Refusal {
	const { arrived } = state;
	if (!arrived) return refuse('table.not-now');
	const no = notACard(state, star, loads);
	if (no) return no;
	const { saucer, star: before, loads: taken, back } = arrived;
	const put = taken > 0 ? withTokens(withLoad(state, saucer, Math.max(0, loadOf(state, saucer)! - taken)), before, taken) : state;
	return comeOut(put, [saucer, ...(state.warp?.queue ?? [])], back, star, loads ?? 0, say, 'trou.again');
}

function comeOut(
	state: State,
	[id, ...queue]: readonly SaucerId[],
	back: Phase,
	star: string,
	loads: number,
	say: Say,
	rule: 'trou.arrives' | 'trou.again'
): State {
	const load = loadOf(state, id!) ?? 0;
	const place = starFact(star);
	if (loads > 0 && !fits(load, loads)) {
		say('trou.full', { saucer: id!, star: place, load, tokens: loads });
		return { ...turned(state, star, say), phase: 'warp', warp: { queue: [id!, ...queue], back } };
	}
	say(rule, { saucer: id!, star: place });
	if (loads > 0) say('trou.loaded', { saucer: id!, n: loads, load: load + loads });
	const filled = loads > 0 ? withLoad(withTokens(turned(state, star, say), place, -loads), id!, load + loads) : turned(state, star, say);
	const arrived = { saucer: id!, star: place, loads, back };
	if (queue.length > 0) return { ...filled, arrived, phase: 'warp', warp: { queue, back } };
	const { warp: _, ...out } = filled;
	return { ...out, arrived, phase: back };
}
