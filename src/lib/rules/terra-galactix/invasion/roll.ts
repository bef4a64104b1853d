import type { DiceGroup, Rolled } from '../../contract.ts';
import { facesIn, matchesDice } from '../../dice.ts';
import type { Refusal } from '../../table.ts';
import { INTACT_BUNKERS } from '../bunkers.ts';
import { COLOURS, saucerId } from '../cards.ts';
import { activePilot, withoutField } from '../fleet.ts';
import { diceOf, type RollTerms, wakesResistance } from './kernel.ts';
import { completeSquadrons, destroySaucer, landedColours } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { Pilot, State } from './types.ts';

/** What decides the dice of a player: the variant, and the saucers that have landed. */
export const rollTerms = ({ options }: State, pilot: Pilot): RollTerms => ({
	superResistance: options.superResistance,
	landed: landedColours(pilot)
});

/** The dice of this turn. */
export const turnDice = (state: State): readonly DiceGroup[] => diceOf(rollTerms(state, activePilot(state)));

/** Phase 2: the dice fall, and may wake the Resistance. */
export function rollDice(state: State, { dice: rolled }: { readonly dice: Rolled }, say: Say): State | Refusal {
	if (state.phase !== 'roll' || state.pending) return refuse('table.not-now');
	const groups = turnDice(state);
	if (!matchesDice(groups, rolled)) return refuse('table.dice');
	const pilot = activePilot(state);
	const terms = rollTerms(state, pilot);
	const flying = COLOURS.filter((colour) => !terms.landed.includes(colour) && colour in rolled);
	say('roll.thrown', { player: pilot.id, faces: groups.flatMap(({ id }) => facesIn<number>(id, rolled)) });
	const thrown: State = {
		...state,
		phase: 'fire',
		yellow: facesIn<number>('yellow', rolled),
		thrown: Object.fromEntries(flying.map((colour) => [colour, facesIn<number>(colour, rolled)[0]])),
		settled: [],
		announced: false
	};
	return wakesResistance(terms, rolled) ? strikeBack(thrown, say) : thrown;
}

/** The Resistance (p. 12): all bunkers rise again, and saucers on Earth are lost unless their squadron is complete. */
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
	return { ...next, pending: 'resistance' };
}
