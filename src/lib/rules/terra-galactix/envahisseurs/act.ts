import { ruleHolds, isRefusal, type Refusal } from '../../table.ts';
import { type Bunker, shotPrice, damage } from '../bunkers.ts';
import { colourOf, type SaucerId } from '../cards.ts';
import { bunkerId } from '../ids.ts';
import { flightOf, withFlight, isBlocked, mySaucers, orbitsOf, seatOf, placesOnLine } from '../fleet.ts';
import { campsOf, completeSquadrons, countsCards, handOf, mayMove, payCards, teamOf, teamPilots } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import { type Own, type State, TEAMS } from './types.ts';

/** The die of a saucer, if it was thrown in this turn. */
export const dieOf = (state: State, id: SaucerId): number | undefined => state.thrown[colourOf(id)];

/** A saucer of whose turn it is, with a die to move it: in flight, or about to leave the base. */
const flies = (state: State, id: SaucerId): boolean => dieOf(state, id) !== undefined && mayMove(state, id);

// ── Moving and landing ───────────────────────────────────────────────────────────────────────────────────────────

/** The table tells where a saucer went; how it got there is its own business. */
export function move(state: State, { saucer: id, line, orbit }: Extract<Own, { type: 'move' }>, say: Say): State | Refusal {
	if (state.phase !== 'act' || !state.options.positions || seatOf(state, id) !== state.active || !flies(state, id))
		return refuse('table.not-now');
	if (!Number.isInteger(orbit) || orbit < 1 || orbit > orbitsOf(state)) return refuse('table.not-now');
	say('move.told', { saucer: id, line: typeof line === 'number' ? `line:${line}` : line, orbit });
	return ended(withFlight(state, id, { where: 'space', line, orbit }), id);
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
	if (flightOf(state, id)!.where === 'base' && !mayMove(state, id) && ruleHolds(state, 'licence.waits'))
		return refuse('licence.waits', { saucer: id });
	if (dieOf(state, id) === undefined) return refuse('table.not-now');
	if (!state.bunkers.includes('destroyed') && ruleHolds(state, 'land.no-breach')) return refuse('land.no-breach');
	const team = teamOf(state.active);
	const first = state.first[team] ?? undefined;
	const locked = first !== undefined && first !== colour && !completeSquadrons(state, team).includes(first);
	if (locked && ruleHolds(state, 'land.colour')) return refuse('land.colour', { colour: first });

	say('land.done', { saucer: id });
	const down = withFlight({ ...state, first: state.first.with(team, first ?? colour) }, id, { where: 'earth' });
	if (completeSquadrons(down, team).includes(colour)) say('squadron.complete', { colour, camps: campsOf(state, team) });
	return down;
}

/** Both squadrons of a team on Earth, or one in the easier game: that team has won, at once. */
export function checkVictory(state: State, say: Say): State {
	if (state.over) return state;
	const needed = state.options.oneSquadron ? 1 : 2;
	const team = TEAMS.find((each) => completeSquadrons(state, each).length >= needed);
	if (team === undefined) return state;
	const by = { rule: 'end.won', with: { camps: campsOf(state, team) } };
	say('end.won', by.with);
	return { ...state, over: { won: [...new Set(teamPilots(state, team).map(({ player }) => player))], by } };
}

// ── Attacks on bunkers ───────────────────────────────────────────────────────────────────────────────────────────

/** Saucers of the player that are out there, or have just left the base with their die. */
export const possibleShooters = (state: State): readonly SaucerId[] =>
	mySaucers(state).filter((id) => {
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
	const out = possibleShooters(state).length;
	if (out === 0) return refuse('shoot.nobody');
	if (state.shots >= out && ruleHolds(state, 'shoot.once')) return refuse('shoot.once', { saucers: out });

	const from = placesOnLine(state, possibleShooters(state), slot);
	const there = from === 'unknown' ? [] : from.filter((place) => weapon === 'mega' || place.orbit === orbit);
	if (from !== 'unknown' && there.length === 0 && ruleHolds(state, 'shoot.no-saucer')) return refuse('shoot.no-saucer', { bunker });
	const barred =
		there.length > 0 ? there.every((place) => isBlocked(state, place)) : orbit !== undefined && isBlocked(state, { line: slot, orbit });
	const price = shotPrice({ weapon, ...(orbit === undefined ? {} : { orbit }), blocked: barred && ruleHolds(state, 'shoot.blocked') });
	if (price === 'blocked') return refuse('shoot.blocked', { bunker });
	if (price === 'too-far' && ruleHolds(state, 'shoot.too-far')) return refuse('shoot.too-far', { orbit: orbit! });
	const need = price === 'too-far' ? orbit! : price;
	const have = handOf(state, state.active);
	if (countsCards(state) && have < need) return refuse('shoot.cost', { need, have });

	if (weapon === 'mega') say('shoot.mega', { bunker });
	else say('shoot.laser', { bunker, cards: need });
	const paid = payCards(state, state.active, weapon, need);
	if (isRefusal(paid)) return paid;
	const after = damage(target, weapon);
	say(after === 'destroyed' ? 'shoot.breach' : 'shoot.back', { bunker });
	return { ...paid, bunkers: state.bunkers.with(slot - 1, after), shots: state.shots + 1 };
}
