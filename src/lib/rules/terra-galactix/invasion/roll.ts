import type { DiceGroup, Rolled } from '../../contract.ts';
import { facesIn, matchesDice } from '../../dice.ts';
import type { Refusal } from '../../table.ts';
import { INTACT_BUNKERS } from '../bunkers.ts';
import { type Colour, COLOURS, saucerId } from '../cards.ts';
import { activePilot, withoutField } from '../fleet.ts';
import { isShortRoll } from '../short-roll.ts';
import { diceOf, mayWakeByColour, type RollTerms, wakesResistance } from './kernel.ts';
import { completeSquadrons, countsCards, destroySaucer, landedColours } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import { nextTurn } from './turn.ts';
import type { ActionOf, Pilot, State } from './types.ts';

/** The terms that determine the dice of a player: the variant, and the saucers that have landed. */
export const rollTerms = ({ options }: State, pilot: Pilot): RollTerms => ({
	superResistance: options.superResistance,
	landed: landedColours(pilot)
});

/** The dice of this turn. */
export const turnDice = (state: State): readonly DiceGroup[] => diceOf(rollTerms(state, activePilot(state)));

/** The faces of the coloured dice for saucers in play; null where only the yellow dice were entered. */
const colouredFaces = (flying: readonly Colour[], rolled?: Rolled): State['thrown'] =>
	Object.fromEntries(flying.map((colour) => [colour, rolled && colour in rolled ? facesIn<number>(colour, rolled)[0] : null]));

/** The colours of a player's saucers that have not landed: their dice are rolled. */
const flyingColours = ({ landed }: RollTerms): readonly Colour[] => COLOURS.filter((colour) => !landed.includes(colour));

/** Phase 2: the dice are thrown, and may wake the Resistance. The yellow dice alone are enough. */
export function rollDice(state: State, { dice: rolled, resistance }: ActionOf<'roll'>, say: Say): State | Refusal {
	if (state.phase !== 'roll' || state.pending) return refuse('table.not-now');
	const all = turnDice(state);
	const isShort = isShortRoll(rolled) && all.length > 1;
	const groups = isShort ? all.filter(({ id }) => id === 'yellow') : all;
	if (!matchesDice(groups, rolled)) return refuse('table.dice');
	const pilot = activePilot(state);
	const terms = rollTerms(state, pilot);
	const yellow = facesIn<number>('yellow', rolled);
	if (resistance && !(isShortRoll(rolled) && mayWakeByColour(terms, yellow))) return refuse('table.dice');
	say(isShort ? 'roll.yellow' : 'roll.thrown', { player: pilot.id, faces: groups.flatMap(({ id }) => facesIn<number>(id, rolled)) });
	const thrown: State = {
		...state,
		phase: 'fire',
		yellow,
		thrown: colouredFaces(flyingColours(terms), rolled),
		settled: [],
		announced: false
	};
	return wakesResistance(terms, rolled, resistance) ? strikeBack(thrown, say) : thrown;
}

/** Passes a turn in which nothing changed that the app keeps: the dice were rolled, no saucer was hit, none landed. */
export function passTurn(state: State, say: Say): State | Refusal {
	if (state.phase !== 'roll' || state.pending || countsCards(state)) return refuse('table.not-now');
	const pilot = activePilot(state);
	say('turn.passed', { player: pilot.id });
	return nextTurn({ ...state, thrown: colouredFaces(flyingColours(rollTerms(state, pilot))) }, say);
}

/** The Resistance (p. 12): all bunkers are restored, and saucers on Earth are lost unless their squadron is complete. */
function strikeBack(state: State, say: Say): State {
	say('resistance.wakes');
	const safe = completeSquadrons(state);
	for (const colour of safe) say('resistance.spares', { colour });
	let next: State = { ...state, bunkers: INTACT_BUNKERS };
	for (const pilot of state.pilots)
		for (const colour of landedColours(pilot)) {
			if (safe.includes(colour) || next.over) continue;
			const id = saucerId(pilot.camp, colour);
			say('resistance.strikes', { saucer: id });
			next = destroySaucer(next, id, say);
		}
	if (next.over) return next;
	const earthIsEmpty = next.pilots.every((pilot) => landedColours(pilot).length === 0);
	if (earthIsEmpty && next.first !== undefined && state.options.resetColourWhenEarthEmpty) {
		say('resistance.frees');
		next = withoutField(next, 'first');
	}
	return countsCards(state) ? { ...next, pending: 'resistance' } : { ...next, woken: true };
}
