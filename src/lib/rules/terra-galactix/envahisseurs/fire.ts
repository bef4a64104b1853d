import type { DiceGroup, Rolled } from '../../contract.ts';
import { facesIn, matchesDice } from '../../dice.ts';
import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { bunkersOf, litBunkers } from '../bunkers.ts';
import { BLUISH, type SaucerId } from '../cards.ts';
import { activePilot, allSaucers, flightOf, pilotAt, placeOf, seatOf } from '../fleet.ts';
import { bunkerId } from '../ids.ts';
import { gigaCovers } from '../movement.ts';
import { diceOf } from './kernel.ts';
import { destroySaucer, movableColours, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, State } from './types.ts';

/** How many yellow dice are thrown. */
export const yellowDiceCount = ({ options }: State): number => (options.twoYellow ? 2 : 1);

/** The dice of this turn. */
export const turnDice = (state: State): readonly DiceGroup[] => diceOf(movableColours(state, activePilot(state)), yellowDiceCount(state));

/** Phase 2. Equal dice mean nothing in this game: there is no Resistance (p. 38). */
export function rollDice(state: State, { dice: rolled }: { readonly dice: Rolled }, say: Say): State | Refusal {
	if (state.phase !== 'roll') return refuse('table.not-now');
	const groups = turnDice(state);
	if (!matchesDice(groups, rolled)) return refuse('table.dice');
	const pilot = activePilot(state);
	say('roll.thrown', { player: pilot.player, faces: groups.flatMap(({ id }) => facesIn<number>(id, rolled)) });
	return {
		...state,
		phase: 'fire',
		yellow: facesIn<number>('yellow', rolled),
		thrown: Object.fromEntries(movableColours(state, pilot).map((colour) => [colour, facesIn<number>(colour, rolled)[0]])),
		settled: [],
		announced: false
	};
}

/** The lines that are fired along in this turn, by their bunkers. */
export const litLines = ({ facts, bunkers, yellow }: State): readonly number[] => litBunkers(facts, bunkers, yellow);

/** Does the fire of this turn concern a saucer of this camp? With `envFire: 'active'` only those of the camp whose turn it is (A64). */
const underFire = ({ options, active }: State, seat: number): boolean => options.envFire === 'all' || seat === active;

/** In space, and not known to be on a bluish line, where no bunker fires. */
const inReach = (state: State, id: SaucerId): boolean => {
	const { where, line } = flightOf(state, id);
	return where === 'space' && line !== BLUISH && underFire(state, seatOf(state, id));
};

/** Saucers that may be on a lit line and have not answered: those known to be there, and those whose place is not known. */
export function exposedSaucers(state: State): readonly SaucerId[] {
	const lit = litLines(state);
	return allSaucers(state).filter((id) => {
		const { line } = flightOf(state, id);
		return inReach(state, id) && !state.settled.includes(id) && (typeof line !== 'number' || lit.includes(line));
	});
}

/** Those of them that are known to be on a lit line. */
export const aimedSaucers = (state: State): readonly SaucerId[] =>
	exposedSaucers(state).filter((id) => flightOf(state, id).line !== undefined);

/** A number of the yellow dice whose bunkers have not been read off the board, if anything depends on it. */
export function unreadNumber(state: State): number | undefined {
	if (state.phase !== 'fire' || !allSaucers(state).some((id) => inReach(state, id))) return undefined;
	return state.yellow.find((face) => bunkersOf(state.facts, face) === undefined);
}

/** Says which bunkers fire, and goes on where no saucer can be hit. */
export function openFire(state: State, say: Say): State {
	if (state.phase !== 'fire' || state.pending) return state;
	const { yellow, announced } = state;
	const numbers = [...new Set(yellow)];
	const lit = litLines(state);
	const allRead = yellow.every((face) => bunkersOf(state.facts, face));
	if (!announced && allRead && lit.length > 0) say('fire.lit', { numbers, bunkers: lit.map(bunkerId) });
	if (!announced && allRead && lit.length === 0) say('fire.dark', { numbers });
	if (lit.length > 0 && exposedSaucers(state).length > 0) return { ...state, announced: true };
	if (lit.length > 0 || !allRead) say(announced ? 'fire.over' : 'fire.nobody');
	return { ...state, announced: true, phase: 'act' };
}

/** Does a Giga at this saucer cover that one? Only where both places are known. */
const covered = (state: State, giga: SaucerId, other: SaucerId): boolean => {
	const [from, to] = [placeOf(state, giga), placeOf(state, other)];
	return from !== undefined && to !== undefined && gigaCovers(from, to);
};

/** Owners protect their own saucers, in any order. A Giga Bouclier stops the beam for enemies behind it as well (A68). */
export function defend(state: State, { saucer: id, how }: ActionOf<'defend'>, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	if (state.phase !== 'fire' || seat < 0 || state.settled.includes(id)) return refuse('table.not-now');
	const { where, line } = flightOf(state, id);
	if (where !== 'space') return refuse('fire.space', { saucer: id });
	if (!underFire(state, seat) && ruleHolds(state, 'fire.others')) return refuse('fire.others', { saucer: id });
	const away = line === BLUISH || (line !== undefined && !litLines(state).includes(line));
	if (away && ruleHolds(state, 'fire.off-line')) return refuse('fire.off-line', { saucer: id });
	const settled = [...state.settled, id];
	if (how === 'none') return { ...destroySaucer(state, id, say), settled };

	say(how === 'giga' ? 'fire.giga' : 'fire.shield', { saucer: id, player: pilotAt(state, seat).player });
	const paid = payCards(state, seat, how, 1);
	if (isRefusal(paid)) return paid;
	const behind = how === 'giga' ? exposedSaucers(state).filter((other) => other !== id && covered(state, id, other)) : [];
	for (const other of behind) say('fire.covered', { saucer: other });
	return { ...paid, settled: [...settled, ...behind] };
}

/** No other saucer is on a lit line. */
export function endFire(state: State, say: Say): State | Refusal {
	if (state.phase !== 'fire') return refuse('table.not-now');
	const [still] = aimedSaucers(state);
	if (still && ruleHolds(state, 'fire.still')) return refuse('fire.still', { saucer: still });
	say('fire.over');
	return { ...state, phase: 'act' };
}
