import { ruleHolds, isRefusal, type Refusal } from '../../table.ts';
import { type Bunker, cost, damaged } from '../bunkers.ts';
import { bunkerId, colourOf, type SaucerId } from '../cards.ts';
import { flightOf, fly, inTheWay, mine, orbitsOf, seatOf, stands } from '../fleet.ts';
import { campsOf, complete, counts, handOf, mayLeave, pay, teamOf, teamPilots } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import { type Own, type State, TEAMS } from './types.ts';

/** The die of a saucer, if it was thrown in this turn. */
export const dieOf = (state: State, id: SaucerId): number | undefined => state.thrown[colourOf(id)];

/** A saucer of whose turn it is, with a die to move it: in flight, or about to leave the base. */
const flies = (state: State, id: SaucerId): boolean => dieOf(state, id) !== undefined && mayLeave(state, id);

// ── Moving and landing ───────────────────────────────────────────────────────────────────────────────────────────

/** The table tells where a saucer went; how it got there is its own business. */
export function move(state: State, { saucer: id, line, orbit }: Extract<Own, { type: 'move' }>, say: Say): State | Refusal {
	if (state.phase !== 'act' || !state.options.positions || seatOf(state, id) !== state.active || !flies(state, id))
		return refuse('table.not-now');
	if (!Number.isInteger(orbit) || orbit < 1 || orbit > orbitsOf(state)) return refuse('table.not-now');
	say('move.told', { saucer: id, line: typeof line === 'number' ? `line:${line}` : line, orbit });
	return ended(fly(state, id, { where: 'space', line, orbit }), id);
}

/** No way at all, or no leave to take off: it stays where it is. */
export function stay(state: State, id: SaucerId, say: Say): State | Refusal {
	if (state.phase !== 'act' || seatOf(state, id) !== state.active || state.moved.includes(id) || !flies(state, id))
		return refuse('table.not-now');
	if (flightOf(state, id)!.where === 'space' && !state.options.positions) return refuse('table.not-now');
	say('move.stays', { saucer: id });
	return ended(state, id);
}

const ended = (state: State, id: SaucerId): State => ({ ...state, moved: [...new Set([...state.moved, id])] });

/** Through a breach, in the colour of the team’s first squadron until it is complete. A breach serves everybody. */
export function land(state: State, id: SaucerId, say: Say): State | Refusal {
	const colour = colourOf(id);
	if (state.phase !== 'act' || seatOf(state, id) !== state.active || flightOf(state, id)!.where === 'earth') return refuse('table.not-now');
	if (flightOf(state, id)!.where === 'base' && !mayLeave(state, id) && ruleHolds(state, 'licence.waits'))
		return refuse('licence.waits', { saucer: id });
	if (dieOf(state, id) === undefined) return refuse('table.not-now');
	if (!state.bunkers.includes('destroyed') && ruleHolds(state, 'land.no-breach')) return refuse('land.no-breach');
	const team = teamOf(state.active);
	const first = state.first[team] ?? undefined;
	const locked = first !== undefined && first !== colour && !complete(state, team).includes(first);
	if (locked && ruleHolds(state, 'land.colour')) return refuse('land.colour', { colour: first });

	say('land.done', { saucer: id });
	const down = fly({ ...state, first: state.first.with(team, first ?? colour) }, id, { where: 'earth' });
	if (complete(down, team).includes(colour)) say('squadron.complete', { colour, camps: campsOf(state, team) });
	return down;
}

/** Both squadrons of a team on Earth, or one in the easier game: that team has won, at once. */
export function won(state: State, say: Say): State {
	if (state.over) return state;
	const needed = state.options.oneSquadron ? 1 : 2;
	const team = TEAMS.find((each) => complete(state, each).length >= needed);
	if (team === undefined) return state;
	const by = { rule: 'end.won', with: { camps: campsOf(state, team) } };
	say('end.won', by.with);
	return { ...state, over: { won: [...new Set(teamPilots(state, team).map(({ player }) => player))], by } };
}

// ── Attacks on bunkers ───────────────────────────────────────────────────────────────────────────────────────────

/** Saucers of the player that are out there, or have just left the base with their die. */
export const shooters = (state: State): readonly SaucerId[] =>
	mine(state).filter((id) => {
		const { where } = flightOf(state, id)!;
		return where === 'space' || (where === 'base' && flies(state, id) && !state.moved.includes(id));
	});

/** One shot for each saucer, after its own move: one damage, or a Méga Laser. */
export function shoot(state: State, { bunker: slot, weapon, orbit }: Extract<Own, { type: 'shoot' }>, say: Say): State | Refusal {
	if (state.phase !== 'act') return refuse('table.not-now');
	const bunker = bunkerId(slot);
	const target: Bunker | undefined = state.bunkers[slot - 1];
	if (target === undefined || (weapon === 'laser' && !(Number.isInteger(orbit) && orbit! >= 1))) return refuse('table.not-now');
	if (target === 'destroyed') return refuse('shoot.destroyed', { bunker });
	const out = shooters(state).length;
	if (out === 0) return refuse('shoot.nobody');
	if (state.shots >= out && ruleHolds(state, 'shoot.once')) return refuse('shoot.once', { saucers: out });

	const from = stands(state, shooters(state), slot);
	const there = from === 'unknown' ? [] : from.filter((place) => weapon === 'mega' || place.orbit === orbit);
	if (from !== 'unknown' && there.length === 0 && ruleHolds(state, 'shoot.no-saucer')) return refuse('shoot.no-saucer', { bunker });
	const barred =
		there.length > 0 ? there.every((place) => inTheWay(state, place)) : orbit !== undefined && inTheWay(state, { line: slot, orbit });
	const price = cost({ weapon, ...(orbit === undefined ? {} : { orbit }), blocked: barred && ruleHolds(state, 'shoot.blocked') });
	if (price === 'blocked') return refuse('shoot.blocked', { bunker });
	if (price === 'too-far' && ruleHolds(state, 'shoot.too-far')) return refuse('shoot.too-far', { orbit: orbit! });
	const need = price === 'too-far' ? orbit! : price;
	const have = handOf(state, state.active);
	if (counts(state) && have < need) return refuse('shoot.cost', { need, have });

	if (weapon === 'mega') say('shoot.mega', { bunker });
	else say('shoot.laser', { bunker, cards: need });
	const paid = pay(state, state.active, weapon, need);
	if (isRefusal(paid)) return paid;
	const after = damaged(target, weapon);
	say(after === 'destroyed' ? 'shoot.breach' : 'shoot.back', { bunker });
	return { ...paid, bunkers: state.bunkers.with(slot - 1, after), shots: state.shots + 1 };
}
