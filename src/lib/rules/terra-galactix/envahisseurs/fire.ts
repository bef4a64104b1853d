import type { DiceGroup, Rolled } from '../../contract.ts';
import { facesIn, matchesDice } from '../../dice.ts';
import { ruleHolds, isRefusal, type Refusal } from '../../table.ts';
import { bunkersOf, litBunkers } from '../bunkers.ts';
import { BLUISH, type SaucerId } from '../cards.ts';
import { bunkerId } from '../ids.ts';
import { gigaCovers } from '../movement.ts';
import { allSaucers, flightOf, activePilot, placeOf, seatOf } from '../fleet.ts';
import { diceOf } from './kernel.ts';
import { destroySaucer, movableColours, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

export const yellowDiceCount = ({ options }: State): number => (options.twoYellow ? 2 : 1);

export const turnDice = (state: State): readonly DiceGroup[] => diceOf(movableColours(state, activePilot(state)), yellowDiceCount(state));

/** Equal dice mean nothing in this game: Earth does not resist, and destroyed bunkers never come back. */
export function roll(state: State, { dice: rolled }: { readonly dice: Rolled }, say: Say): State | Refusal {
	if (state.phase !== 'roll') return refuse('table.not-now');
	const groups = turnDice(state);
	if (!matchesDice(groups, rolled)) return refuse('table.dice');
	say('roll.thrown', { player: activePilot(state).player, faces: groups.flatMap(({ id }) => facesIn<number>(id, rolled)) });
	return {
		...state,
		phase: 'fire',
		yellow: facesIn<number>('yellow', rolled),
		thrown: Object.fromEntries(movableColours(state, activePilot(state)).map((colour) => [colour, facesIn<number>(colour, rolled)[0]!])),
		settled: [],
		announced: false
	};
}

/** Bunkers that fire in this turn. */
export const litLines = ({ facts, bunkers, yellow }: State): readonly number[] => litBunkers(facts, bunkers, yellow);

/** In space, where bunkers reach; everybody’s saucers unless the table lets only those of whose turn it is undergo the fire. */
const inReach = (state: State, id: SaucerId): boolean => {
	const { where, line } = flightOf(state, id)!;
	return where === 'space' && line !== BLUISH && (state.options.envFire === 'all' || seatOf(state, id) === state.active);
};

/** Saucers that may be on a lit line and have not answered: those the table has not told the place of, and those known to be there. */
export function exposedSaucers(state: State): readonly SaucerId[] {
	const burning = litLines(state);
	return allSaucers(state).filter((id) => {
		const { line } = flightOf(state, id)!;
		return inReach(state, id) && !state.settled.includes(id) && (typeof line !== 'number' || burning.includes(line));
	});
}

/** A number of the yellow dice nobody has read off the board, if anything depends on it. */
export function unreadNumber(state: State): number | undefined {
	if (state.phase !== 'fire' || !allSaucers(state).some((id) => inReach(state, id))) return undefined;
	return state.yellow.find((face) => bunkersOf(state.facts, face) === undefined);
}

/** Says which bunkers fire, and goes on where nobody can be hit. */
export function openFire(state: State, say: Say): State {
	if (state.phase !== 'fire' || state.pending) return state;
	const numbers = [...new Set(state.yellow)];
	const burning = litLines(state);
	const known = state.yellow.every((face) => bunkersOf(state.facts, face));
	if (!state.announced && known && burning.length > 0) say('fire.lit', { numbers, bunkers: burning.map(bunkerId) });
	if (!state.announced && known && burning.length === 0) say('fire.dark', { numbers });
	if (burning.length > 0 && exposedSaucers(state).length > 0) return { ...state, announced: true };
	if (burning.length > 0 || !known) say(state.announced ? 'fire.over' : 'fire.nobody');
	return { ...state, announced: true, phase: 'act' };
}

const covered = (state: State, giga: SaucerId, other: SaucerId): boolean => {
	const [from, to] = [placeOf(state, giga), placeOf(state, other)];
	return from !== undefined && to !== undefined && gigaCovers(from, to);
};

/** Owners answer for themselves, in any order. A Giga Bouclier stops the beam for enemies behind it as well. */
export function defend(state: State, { saucer: id, how }: Extract<Own, { type: 'defend' }>, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	if (state.phase !== 'fire' || seat < 0 || state.settled.includes(id)) return refuse('table.not-now');
	const { where, line } = flightOf(state, id)!;
	if (where !== 'space') return refuse('fire.space', { saucer: id });
	if (state.options.envFire === 'active' && seat !== state.active && ruleHolds(state, 'fire.others'))
		return refuse('fire.others', { saucer: id });
	const away = line === BLUISH || (line !== undefined && !litLines(state).includes(line));
	if (away && ruleHolds(state, 'fire.off-line')) return refuse('fire.off-line', { saucer: id });
	const settled = [...state.settled, id];
	if (how === 'none') return { ...destroySaucer(state, id, say), settled };

	say(how === 'giga' ? 'fire.giga' : 'fire.shield', { saucer: id, player: state.pilots[seat]!.player });
	const paid = payCards(state, seat, how, 1);
	if (isRefusal(paid)) return paid;
	if (how === 'bouclier') return { ...paid, settled };
	const behind = exposedSaucers(state).filter((other) => other !== id && covered(state, id, other));
	for (const other of behind) say('fire.covered', { saucer: other });
	return { ...paid, settled: [...settled, ...behind] };
}

/** Nobody else is on the line. */
export function endFire(state: State, say: Say): State | Refusal {
	if (state.phase !== 'fire') return refuse('table.not-now');
	const still = exposedSaucers(state).find((id) => flightOf(state, id)!.line !== undefined);
	if (still && ruleHolds(state, 'fire.still')) return refuse('fire.still', { saucer: still });
	say('fire.over');
	return { ...state, phase: 'act' };
}
