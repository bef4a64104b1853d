import type { DiceGroup, Rolled } from '../../contract.ts';
import { facesIn, matchesDice } from '../../dice.ts';
import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { BLUISH, type SaucerId } from '../cards.ts';
import { announceFire, isCovered, maybeOnFireLine, mayBeLit, numberToRead, onFireLine } from '../earth-fire.ts';
import { activePilot, allSaucers, flightOf, pilotAt, seatOf } from '../fleet.ts';
import { isShortRoll } from '../short-roll.ts';
import { diceOf } from './kernel.ts';
import { countsCards, destroySaucer, movableColours, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import { nextTurn } from './turn.ts';
import type { ActionOf, State } from './types.ts';

/** How many yellow dice are thrown. */
export const yellowDiceCount = ({ options }: State): number => (options.twoYellow ? 2 : 1);

/** The dice of this turn. */
export const turnDice = (state: State): readonly DiceGroup[] => diceOf(movableColours(state, activePilot(state)), yellowDiceCount(state));

/** The faces of the coloured dice for saucers that may move; null where only the yellow dice were entered. */
const colouredFaces = (state: State, rolled?: Rolled): State['thrown'] =>
	Object.fromEntries(
		movableColours(state, activePilot(state)).map((colour) => [
			colour,
			rolled && colour in rolled ? facesIn<number>(colour, rolled)[0] : null
		])
	);

/** Phase 2. Equal dice have no effect in this game: there is no Resistance (p. 38), so the yellow dice alone are enough. */
export function rollDice(state: State, { dice: rolled }: ActionOf<'roll'>, say: Say): State | Refusal {
	if (state.phase !== 'roll') return refuse('table.not-now');
	const all = turnDice(state);
	const isShort = isShortRoll(rolled) && all.length > 1;
	const groups = isShort ? all.filter(({ id }) => id === 'yellow') : all;
	if (!matchesDice(groups, rolled)) return refuse('table.dice');
	const { player } = activePilot(state);
	say(isShort ? 'roll.yellow' : 'roll.thrown', { player, faces: groups.flatMap(({ id }) => facesIn<number>(id, rolled)) });
	return {
		...state,
		phase: 'fire',
		yellow: facesIn<number>('yellow', rolled),
		thrown: colouredFaces(state, rolled),
		settled: [],
		announced: false
	};
}

/** Passes a turn in which nothing changed that the app keeps: the dice were rolled, no saucer was hit or attacked, none landed. */
export function passTurn(state: State, say: Say): State | Refusal {
	if (state.phase !== 'roll' || countsCards(state)) return refuse('table.not-now');
	say('turn.passed', { player: activePilot(state).player });
	return nextTurn({ ...state, thrown: colouredFaces(state) }, say);
}

/** Whether the fire of this turn concerns a saucer of this camp. With `envFire: 'active'` only those of the camp whose turn it is (A64). */
const underFire = ({ options, active }: State, seat: number): boolean => options.envFire === 'all' || seat === active;

/** In space, and not known to be on a bluish line, where no bunker fires. */
const inReach = (state: State, id: SaucerId): boolean => {
	const { where, line } = flightOf(state, id);
	return where === 'space' && line !== BLUISH && underFire(state, seatOf(state, id));
};

/** Saucers that may be on a lit line and have not answered: those known to be there, and those whose place is not known well enough. */
export const exposedSaucers = (state: State): readonly SaucerId[] =>
	maybeOnFireLine(
		state,
		allSaucers(state).filter((id) => inReach(state, id) && !state.settled.includes(id))
	);

/** Those of them that are known to be on a lit line. */
export const aimedSaucers = (state: State): readonly SaucerId[] => onFireLine(state, exposedSaucers(state));

/** A number of the yellow dice whose bunkers have not been read off the board, if anything depends on it. */
export const unreadNumber = (state: State): number | undefined =>
	state.phase === 'fire' && allSaucers(state).some((id) => inReach(state, id)) ? numberToRead(state) : undefined;

/** Records which bunkers fire, and goes on if no saucer can be hit. */
export function openFire(state: State, say: Say): State {
	if (state.phase !== 'fire' || state.pending) return state;
	const mayHit = announceFire(state, exposedSaucers(state), say);
	return { ...state, announced: true, ...(mayHit ? {} : { phase: 'act' }) };
}

/** Owners protect their own saucers, in any order. A Giga Bouclier stops the beam for enemies behind it as well (A68). */
export function defend(state: State, { saucer: id, how }: ActionOf<'defend'>, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	if (state.phase !== 'fire' || seat < 0 || state.settled.includes(id)) return refuse('table.not-now');
	const { where, line } = flightOf(state, id);
	if (where !== 'space') return refuse('fire.space', { saucer: id });
	if (!underFire(state, seat) && ruleHolds(state, 'fire.others')) return refuse('fire.others', { saucer: id });
	const away = line === BLUISH || (line !== undefined && !mayBeLit(state, line));
	if (away && ruleHolds(state, 'fire.off-line')) return refuse('fire.off-line', { saucer: id });
	const settled = [...state.settled, id];
	if (how === 'none') return { ...destroySaucer(state, id, say), settled };
	if (how === 'covered') {
		if (!state.giga) return refuse('fire.no-giga');
		say('fire.covered', { saucer: id });
		return { ...state, settled };
	}

	say(how === 'giga' ? 'fire.giga' : 'fire.shield', { saucer: id, player: pilotAt(state, seat).player });
	const paid = payCards(state, seat, how, 1);
	if (isRefusal(paid)) return paid;
	const behind = how === 'giga' ? exposedSaucers(state).filter((other) => other !== id && isCovered(state, id, other)) : [];
	for (const other of behind) say('fire.covered', { saucer: other });
	return { ...paid, ...(how === 'giga' ? { giga: true } : {}), settled: [...settled, ...behind] };
}

/** Goes on to phase 4, because no other saucer is on a lit line. */
export function leaveFire(state: State): State | Refusal {
	if (state.phase !== 'fire') return state;
	const [still] = aimedSaucers(state);
	return still && ruleHolds(state, 'fire.still') ? refuse('fire.still', { saucer: still }) : { ...state, phase: 'act' };
}

/** The table enters that no other saucer is on a lit line. */
export function endFire(state: State, say: Say): State | Refusal {
	if (state.phase !== 'fire') return refuse('table.not-now');
	const left = leaveFire(state);
	if (!isRefusal(left)) say('fire.over');
	return left;
}
