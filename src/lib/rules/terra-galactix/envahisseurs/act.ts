import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { aimAtBunker, fireAtBunker, mayStillShoot, withMoved } from '../bunker-shots.ts';
import { colourOf, type SaucerId } from '../cards.ts';
import { flightOf, mySaucers, orbitsOf, seatOf, withFlight } from '../fleet.ts';
import { lineId } from '../ids.ts';
import { campsOf, completeSquadrons, countsCards, handOf, mayMove, payCards, teamOf, teamPilots } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import { type ActionOf, type State, TEAMS } from './types.ts';

/** Whether the die of this saucer was thrown in this turn. */
const hasDie = (state: State, id: SaucerId): boolean => state.thrown[colourOf(id)] !== undefined;

/** The face of a saucer's die, if it was thrown in this turn and entered. */
export const dieOf = (state: State, id: SaucerId): number | undefined => state.thrown[colourOf(id)] ?? undefined;

/** A saucer with a die to move it: in flight, or about to leave the base. */
const hasMove = (state: State, id: SaucerId): boolean => hasDie(state, id) && mayMove(state, id);

const isMyAction = (state: State, id: SaucerId): boolean => state.phase === 'act' && seatOf(state, id) === state.active;

/** A bunker is attacked at the end of a saucer's move (p. 38): a saucer that has shot can no longer move or land. */
const hasFired = (state: State, id: SaucerId): boolean =>
	!mayStillShoot(state, id, possibleShooters(state)) && ruleHolds(state, 'move.fired');

// ── Moving and landing ───────────────────────────────────────────────────────────────────────────────────────────

/** The table enters where a saucer went. The app does not check the way; entering it again corrects the place. */
export function moveSaucer(state: State, { saucer: id, line, orbit }: ActionOf<'move'>, say: Say): State | Refusal {
	if (!isMyAction(state, id) || !state.options.positions || !hasMove(state, id)) return refuse('table.not-now');
	if (!Number.isInteger(orbit) || orbit < 1 || orbit > orbitsOf(state)) return refuse('table.not-now');
	if (hasFired(state, id)) return refuse('move.fired', { saucer: id });
	say('move.told', { saucer: id, line: lineId(line), orbit });
	return { ...withFlight(state, id, { where: 'space', line, orbit }), moved: withMoved(state.moved, id) };
}

/** A saucer has no way to move, or no exit is free: it stays where it is. */
export function stayPut(state: State, id: SaucerId, say: Say): State | Refusal {
	if (!isMyAction(state, id) || state.moved.includes(id) || !hasMove(state, id)) return refuse('table.not-now');
	if (flightOf(state, id).where === 'space' && !state.options.positions) return refuse('table.not-now');
	say('move.stays', { saucer: id });
	return { ...state, moved: withMoved(state.moved, id) };
}

/**
 * A saucer lands through a breach, in the colour of its team's first squadron until that is complete (A74). Both teams may use a breach.
 */
export function landSaucer(state: State, id: SaucerId, say: Say): State | Refusal {
	const colour = colourOf(id);
	if (!isMyAction(state, id) || flightOf(state, id).where === 'earth') return refuse('table.not-now');
	if (flightOf(state, id).where === 'base' && !mayMove(state, id) && ruleHolds(state, 'licence.waits'))
		return refuse('licence.waits', { saucer: id });
	if (!hasDie(state, id)) return refuse('table.not-now');
	if (hasFired(state, id)) return refuse('move.fired', { saucer: id });
	if (state.moved.includes(id) && ruleHolds(state, 'move.over')) return refuse('move.over', { saucer: id });
	if (!state.bunkers.includes('destroyed') && ruleHolds(state, 'land.no-breach')) return refuse('land.no-breach');
	const team = teamOf(state.active);
	const first = state.first[team] ?? undefined;
	const locked = first !== undefined && first !== colour && !completeSquadrons(state, team).includes(first);
	if (locked && ruleHolds(state, 'land.colour')) return refuse('land.colour', { colour: first });

	say('land.done', { saucer: id });
	const landed = withFlight({ ...state, first: state.first.with(team, first ?? colour) }, id, { where: 'earth' });
	if (completeSquadrons(landed, team).includes(colour)) say('squadron.complete', { colour, camps: campsOf(state, team) });
	return landed;
}

/** Both squadrons of a team on Earth, or one in the easier game: that team has won, at once (p. 38). */
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

/** Saucers of the player that are in space, or have left the base with their die while their place was not entered. */
export const possibleShooters = (state: State): readonly SaucerId[] =>
	mySaucers(state).filter((id) => {
		const { where } = flightOf(state, id);
		return where === 'space' || (where === 'base' && hasMove(state, id) && !state.moved.includes(id));
	});

/** One shot for each saucer, at the end of its own move: one damage, or a Méga Laser (p. 38, A69). */
export function shootBunker(state: State, action: ActionOf<'shoot'>, say: Say): State | Refusal {
	if (state.phase !== 'act') return refuse('table.not-now');
	const aim = aimAtBunker(state, action, possibleShooters(state), true);
	if (isRefusal(aim)) return aim;
	const have = handOf(state, state.active);
	if (countsCards(state) && aim.price !== undefined && have < aim.price) return refuse('shoot.cost', { need: aim.price, have });
	return fireAtBunker(state, action, aim, (before, n) => payCards(before, state.active, action.weapon, n), say);
}
