import { ruleHolds, isRefusal, type Refusal } from '../../table.ts';
import { type Bunker, shotPrice, damage } from '../bunkers.ts';
import { bunkerId, colourOf, type SaucerId } from '../cards.ts';
import { flightOf, withFlight, isBlocked, activePilot, mySaucers, orbitsOf, placeOf, seatOf, placesOnLine } from '../fleet.ts';
import { dieOf, litLines } from './fire.ts';
import { completeSquadrons, countsCards, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

const moving = (state: State): boolean => (state.phase === 'move' || state.phase === 'attack') && !state.pending;

// ── Phase 4: moving and landing ──────────────────────────────────────────────────────────────────────────────────

/** The table tells where a saucer went; how it got there is its own business. */
export function move(state: State, { saucer: id, line, orbit }: Extract<Own, { type: 'move' }>, say: Say): State | Refusal {
	if (!moving(state) || !state.options.positions || seatOf(state, id) !== state.active) return refuse('table.not-now');
	if (flightOf(state, id)!.where === 'earth' || dieOf(state, id) === undefined) return refuse('table.not-now');
	if (!Number.isInteger(orbit) || orbit < 1 || orbit > orbitsOf(state)) return refuse('table.not-now');
	if (state.phase === 'attack' && ruleHolds(state, 'move.before-fire')) return refuse('move.before-fire');
	say('move.told', { saucer: id, line: typeof line === 'number' ? `line:${line}` : line, orbit });
	return owing(ended(withFlight(state, id, { where: 'space', line, orbit }), id), id);
}

/** No way at all: it stays where it is. */
export function stay(state: State, id: SaucerId, say: Say): State | Refusal {
	if (!moving(state) || seatOf(state, id) !== state.active || state.moved.includes(id)) return refuse('table.not-now');
	const { where } = flightOf(state, id)!;
	if (where === 'earth' || (where === 'space' && !state.options.positions) || dieOf(state, id) === undefined)
		return refuse('table.not-now');
	say('move.stays', { saucer: id });
	return owing(ended(state, id), id);
}

const ended = (state: State, id: SaucerId): State => ({ ...state, moved: [...new Set([...state.moved, id])] });

/** Tirs continus: whoever ends on a lit line pays for it. */
function owing(state: State, id: SaucerId): State {
	const line = placeOf(state, id)?.line;
	const burns = state.options.tirsContinus && typeof line === 'number' && litLines(state).includes(line);
	const others = state.owed.filter((each) => each !== id);
	return { ...state, owed: burns ? [...others, id] : others };
}

/** Through a breach, in the colour of the first squadron until it is complete; points left on the die are lost. */
export function land(state: State, id: SaucerId, say: Say): State | Refusal {
	const colour = colourOf(id);
	if (!moving(state) || seatOf(state, id) !== state.active || flightOf(state, id)!.where === 'earth') return refuse('table.not-now');
	if (dieOf(state, id) === undefined || state.owed.length > 0) return refuse('table.not-now');
	if (state.phase === 'attack' && ruleHolds(state, 'land.before-fire')) return refuse('land.before-fire');
	if (!state.bunkers.includes('destroyed') && ruleHolds(state, 'land.no-breach')) return refuse('land.no-breach');
	const { first } = state;
	const locked = first !== undefined && first !== colour && !completeSquadrons(state).includes(first);
	if (locked && ruleHolds(state, 'land.colour')) return refuse('land.colour', { colour: first });

	say('land.done', { saucer: id });
	const down = withFlight({ ...state, first: first ?? colour }, id, { where: 'earth' });
	if (completeSquadrons(down).includes(colour)) say('squadron.complete', { colour });
	return down;
}

/** Both squadrons on Earth: everybody has won, at once. */
export function checkVictory(state: State, say: Say): State {
	if (state.over || completeSquadrons(state).length < 2) return state;
	say('end.won');
	return { ...state, over: { won: state.pilots.map(({ id }) => id), by: { rule: 'end.won' } } };
}

// ── Phase 5: attacks on bunkers ──────────────────────────────────────────────────────────────────────────────────

/** Saucers of the player that are out there, or have just left the base with their die. */
export const possibleShooters = (state: State): readonly SaucerId[] =>
	mySaucers(state).filter((id) => {
		const { where } = flightOf(state, id)!;
		return where === 'space' || (where === 'base' && dieOf(state, id) !== undefined && !state.moved.includes(id));
	});

export function shoot(state: State, { bunker: slot, weapon, orbit, by = [] }: Extract<Own, { type: 'shoot' }>, say: Say): State | Refusal {
	if (!moving(state) || state.owed.length > 0) return refuse('table.not-now');
	const bunker = bunkerId(slot);
	const target: Bunker | undefined = state.bunkers[slot - 1];
	if (target === undefined || (weapon === 'laser' && !(Number.isInteger(orbit) && orbit! >= 1))) return refuse('table.not-now');
	if (target === 'destroyed') return refuse('shoot.destroyed', { bunker });
	const out = possibleShooters(state).length;
	if (out === 0) return refuse('shoot.nobody');
	if (state.options.bunkerAttacksPerSaucer === 'one' && state.shots >= out && ruleHolds(state, 'shoot.once'))
		return refuse('shoot.once', { saucers: out });

	const from = placesOnLine(state, possibleShooters(state), slot);
	const there = from === 'unknown' ? [] : from.filter((place) => weapon === 'mega' || place.orbit === orbit);
	if (from !== 'unknown' && there.length === 0 && ruleHolds(state, 'shoot.no-saucer')) return refuse('shoot.no-saucer', { bunker });
	const barred =
		there.length > 0 ? there.every((place) => isBlocked(state, place)) : orbit !== undefined && isBlocked(state, { line: slot, orbit });
	const price = shotPrice({ weapon, ...(orbit === undefined ? {} : { orbit }), blocked: barred && ruleHolds(state, 'shoot.blocked') });
	if (price === 'blocked') return refuse('shoot.blocked', { bunker });
	if (price === 'too-far' && ruleHolds(state, 'shoot.too-far')) return refuse('shoot.too-far', { orbit: orbit! });
	const need = price === 'too-far' ? orbit! : price;
	const have = activePilot(state).hand + by.length;
	if (countsCards(state) && have < need) return refuse('shoot.cost', { need, have });

	if (weapon === 'mega') say('shoot.mega', { bunker });
	else say('shoot.laser', { bunker, cards: need });
	const paid = payCards(state, { seat: state.active, card: weapon, n: need, by }, say);
	if (isRefusal(paid)) return paid;
	const after = damage(target, weapon);
	say(after === 'destroyed' ? 'shoot.breach' : 'shoot.back', { bunker });
	return { ...paid, bunkers: state.bunkers.with(slot - 1, after), phase: 'attack', shots: state.shots + 1 };
}
