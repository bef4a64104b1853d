import { ruleHolds, type Refusal } from '../../table.ts';
import { type SaucerId } from '../cards.ts';
import { starFact } from '../ids.ts';
import { faceOf, UNREAD_STAR } from '../decks.ts';
import { HOLD_CAPACITY } from './cards.ts';
import { turnCard } from './discovery.ts';
import { layRefusal } from './draw.ts';
import { activePilot, activeSeat, countsCards, isFlying, isOfActiveCamp, layCards, withStation } from './fleet.ts';
import { takeOffRefusal } from './flight.ts';
import { loadOf, withLoad, withTokens } from './holds.ts';
import { fitsInHold } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { carriedBy, detach, removeFromStack } from './stacks.ts';
import type { ActionOf, Arrival, Phase, State } from './types.ts';

/** Two Trous noirs send one saucer of the active camp into hyperspace. Before the dice this is the choice of phase 1, or follows it. */
export function trou(state: State, { saucer: id }: ActionOf<'trou'>, say: Say): State | Refusal {
	if (!['draw', 'roll', 'act'].includes(state.phase)) return refuse('table.not-now');
	if (state.saucers[id] === undefined) return refuse('table.not-now');
	if (!isOfActiveCamp(state, id)) return refuse('trou.own-turn', { saucer: id });
	const no = (isFlying(state, id) ? undefined : fromBaseRefusal(state, id)) ?? layRefusal(state, activeSeat(state), 'trou', 2);
	if (no) return no;
	say('trou.leaves', { player: activePilot(state).id, saucer: id });
	return enterHyperspace(layCards(state, activeSeat(state), 'trou', 2), id, state.phase === 'draw' ? 'roll' : state.phase, say);
}

const fromBaseRefusal = (state: State, id: SaucerId): Refusal | undefined =>
	!state.options.blackHoleFromBase && ruleHolds(state, 'trou.from-base')
		? refuse('trou.from-base', { saucer: id })
		: takeOffRefusal(state, id);

/** A saucer enters hyperspace. Each saucer it carries reappears by a Galactix card of its own (p. 37). */
export function enterHyperspace(state: State, id: SaucerId, back: Phase, say: Say): State {
	const queue = [id, ...carriedBy(state.stacks, id)];
	if (queue.length > 1) say('trou.apart', { n: queue.length });
	const stacks = queue.reduce(removeFromStack, detach(state.stacks, id));
	const gone = withStation({ ...state, stacks }, id, 'space');
	if (countsCards(state)) return { ...gone, phase: 'warp', warp: { queue, back } };
	say('trou.unread', { saucers: queue });
	return { ...gone, phase: back };
}

function cardRefusal(state: State, star: string, loads: number | undefined): Refusal | undefined {
	if (star !== UNREAD_STAR && !faceOf(state.facts, star)) return refuse('table.read-first', { fact: starFact(star) });
	if (loads === undefined) return undefined;
	if (!state.board) return refuse('hold.told-not');
	return Number.isInteger(loads) && loads >= 0 && loads <= HOLD_CAPACITY ? undefined : refuse('hold.too-many', { most: HOLD_CAPACITY });
}

/** The next saucer in hyperspace reappears on the star of this card. */
export function arrive(state: State, { star, loads }: ActionOf<'arrive'>, say: Say): State | Refusal {
	const { warp } = state;
	const [saucer, ...queue] = warp?.queue ?? [];
	if (state.phase !== 'warp' || !warp || !saucer) return refuse('table.not-now');
	const no = cardRefusal(state, star, loads);
	if (no) return no;
	return reappear(state, { saucer, star, loads: loads ?? 0, back: warp.back }, queue, say, 'trou.arrives');
}

/** The place of the last card was taken, or its tokens did not fit: the saucer reappears on the star of another card (p. 7). */
export function again(state: State, { star, loads }: ActionOf<'again'>, say: Say): State | Refusal {
	const { arrived } = state;
	if (!arrived) return refuse('table.not-now');
	const no = cardRefusal(state, star, loads);
	if (no) return no;
	const { saucer, star: before, loads: taken, back } = arrived;
	const load = loadOf(state, saucer) ?? 0;
	const unloaded = taken > 0 ? withTokens(withLoad(state, saucer, Math.max(0, load - taken)), before, taken) : state;
	return reappear(unloaded, { saucer, star, loads: loads ?? 0, back }, state.warp?.queue ?? [], say, 'trou.again');
}

/** With open holds, tokens that do not fit send the saucer on to another card; otherwise its owner enters that (ruling A79). */
function reappear(
	state: State,
	{ saucer, star, loads, back }: Arrival,
	queue: readonly SaucerId[],
	say: Say,
	rule: 'trou.arrives' | 'trou.again'
): State {
	const load = loadOf(state, saucer) ?? 0;
	const place = starFact(star);
	if (loads > 0 && !fitsInHold(load, loads)) {
		say('trou.full', { saucer, star: place, load, tokens: loads });
		return { ...turnCard(state, star, say), phase: 'warp', warp: { queue: [saucer, ...queue], back } };
	}
	say(rule, { saucer, star: place });
	if (loads > 0) say('trou.loaded', { saucer, n: loads, load: load + loads });
	const turned = turnCard(state, star, say);
	const loaded = loads > 0 ? withLoad(withTokens(turned, place, -loads), saucer, load + loads) : turned;
	const arrived: Arrival = { saucer, star: place, loads, back };
	if (queue.length > 0) return { ...loaded, arrived, phase: 'warp', warp: { queue, back } };
	const { warp: _, ...out } = loaded;
	return { ...out, arrived, phase: back };
}
