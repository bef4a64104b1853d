import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { aimAtBunker, fireAtBunker, withMoved } from '../bunker-shots.ts';
import { colourOf, type Place, type SaucerId } from '../cards.ts';
import { activePilot, flightOf, mySaucers, orbitsOf, placeOf, seatOf, withFlight } from '../fleet.ts';
import { lineId } from '../ids.ts';
import { linesToPay } from '../movement.ts';
import { litLines } from '../earth-fire.ts';
import { hasDie, paidLines } from './fire.ts';
import { completeSquadrons, countsCards, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, State } from './types.ts';

const isMovePhase = (state: State): boolean => (state.phase === 'move' || state.phase === 'attack') && !state.pending;

/** A saucer of the player whose turn it is that has not landed and has a die to move with. */
const hasMove = (state: State, id: SaucerId): boolean =>
	isMovePhase(state) && seatOf(state, id) === state.active && flightOf(state, id).where !== 'earth' && hasDie(state, id);

// ── Phase 4: moving and landing ──────────────────────────────────────────────────────────────────────────────────

/** The table enters where a saucer went. The app does not check the way; entering it again corrects the place. */
export function moveSaucer(state: State, { saucer: id, line, orbit }: ActionOf<'move'>, say: Say): State | Refusal {
	if (!state.options.positions || !hasMove(state, id)) return refuse('table.not-now');
	if (!Number.isInteger(orbit) || orbit < 1 || orbit > orbitsOf(state)) return refuse('table.not-now');
	if (state.phase === 'attack' && ruleHolds(state, 'move.before-fire')) return refuse('move.before-fire');
	say('move.told', { saucer: id, line: lineId(line), orbit });
	const moved = { ...withFlight(state, id, { where: 'space', line, orbit }), moved: withMoved(state.moved, id) };
	return withOwedLine(moved, id, placeOf(state, id), [{ line, orbit }]);
}

/** A saucer has no way to move and stays where it is. */
export function stayPut(state: State, id: SaucerId, say: Say): State | Refusal {
	if (!hasMove(state, id) || state.moved.includes(id)) return refuse('table.not-now');
	if (flightOf(state, id).where === 'space' && !state.options.positions) return refuse('table.not-now');
	say('move.stays', { saucer: id });
	return withOwedLine({ ...state, moved: withMoved(state.moved, id) }, id, placeOf(state, id), []);
}

/** Tirs continus: a saucer that ends on a lit line owes a card for it, unless it has paid for this line already (A37). */
export function withOwedLine(state: State, id: SaucerId, from: Place | undefined, path: readonly Place[]): State {
	const others = state.owed.filter((each) => each !== id);
	const paid = paidLines(state, id);
	const due = state.options.tirsContinus ? linesToPay(litLines(state), from, path).filter((line) => !paid.includes(line)) : [];
	return { ...state, owed: due.length > 0 ? [...others, id] : others };
}

/** A saucer lands through a breach, in the colour of the first squadron until that is complete; points left on the die are lost (p. 9, 13). */
export function landSaucer(state: State, id: SaucerId, say: Say): State | Refusal {
	const colour = colourOf(id);
	if (!hasMove(state, id) || state.owed.length > 0) return refuse('table.not-now');
	if (state.phase === 'attack' && ruleHolds(state, 'land.before-fire')) return refuse('land.before-fire');
	if (state.moved.includes(id) && ruleHolds(state, 'move.over')) return refuse('move.over', { saucer: id });
	if (!state.bunkers.includes('destroyed') && ruleHolds(state, 'land.no-breach')) return refuse('land.no-breach');
	const { first } = state;
	const locked = first !== undefined && first !== colour && !completeSquadrons(state).includes(first);
	if (locked && ruleHolds(state, 'land.colour')) return refuse('land.colour', { colour: first });

	say('land.done', { saucer: id });
	const landed = withFlight({ ...state, first: first ?? colour }, id, { where: 'earth' });
	if (completeSquadrons(landed).includes(colour)) say('squadron.complete', { colour });
	return landed;
}

/** Both squadrons on Earth: all players have won, at once. */
export function checkVictory(state: State, say: Say): State {
	if (state.over || completeSquadrons(state).length < 2) return state;
	say('end.won');
	return { ...state, over: { won: state.pilots.map(({ id }) => id), by: { rule: 'end.won' } } };
}

// ── Phase 5: attacks on bunkers ──────────────────────────────────────────────────────────────────────────────────

/** Saucers of the player that are in space, or have left the base with their die while their place was not entered. */
export const possibleShooters = (state: State): readonly SaucerId[] =>
	mySaucers(state).filter((id) => {
		const { where } = flightOf(state, id);
		return where === 'space' || (where === 'base' && hasDie(state, id) && !state.moved.includes(id));
	});

/** A saucer fires at the bunker of its line. The first shot ends the moves of the turn (p. 14). */
export function shootBunker(state: State, action: ActionOf<'shoot'>, say: Say): State | Refusal {
	if (!isMovePhase(state) || state.owed.length > 0) return refuse('table.not-now');
	const aim = aimAtBunker(state, action, possibleShooters(state), state.options.bunkerAttacksPerSaucer === 'one');
	if (isRefusal(aim)) return aim;
	const { by = [], weapon } = action;
	const have = activePilot(state).hand + by.length;
	if (countsCards(state) && aim.price !== undefined && have < aim.price) return refuse('shoot.cost', { need: aim.price, have });
	const pay = (before: State, n: number | undefined) => payCards(before, { seat: state.active, card: weapon, n, by }, say);
	const fired = fireAtBunker(state, action, aim, pay, say);
	return isRefusal(fired) ? fired : { ...fired, phase: 'attack' };
}
