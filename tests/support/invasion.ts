import type { Bunker } from '../../src/lib/rules/terra-galactix/bunkers.ts';
import type { Colour, Line, SaucerId } from '../../src/lib/rules/terra-galactix/cards.ts';
import { apply } from '../../src/lib/rules/terra-galactix/invasion/apply.ts';
import { game as invasion } from '../../src/lib/rules/terra-galactix/invasion/game.ts';
import { flightOf, withFlight, withPilot } from '../../src/lib/rules/terra-galactix/fleet.ts';
import type { Options } from '../../src/lib/rules/terra-galactix/invasion/options.ts';
import type { Action, Own, Phase, Pilot, State } from '../../src/lib/rules/terra-galactix/invasion/types.ts';
import { startTable } from './terra.ts';

/** A table as the test vectors describe it: the places of the saucers, and the bunkers that are down. */
export interface Given {
	readonly players?: number;
	readonly options?: Partial<Options>;
	readonly phase?: Phase;
	readonly active?: number;
	/** `earth`, `base`, or a line and an orbit. All other saucers are in space at an unknown place. */
	readonly saucers?: Readonly<Partial<Record<SaucerId, 'earth' | 'base' | 'space' | readonly [Line, number]>>>;
	readonly bunkers?: Readonly<Record<number, Bunker>>;
	readonly pilots?: readonly Partial<Pilot>[];
	readonly first?: Colour;
	readonly yellow?: readonly number[];
	readonly thrown?: State['thrown'];
	readonly pile?: number;
	readonly discard?: State['stack']['discard'];
}

export function given({ players = 3, options = {}, phase = 'roll', active = 0, ...more }: Given = {}): State {
	let state: State = { ...startTable(invasion, players, options as Record<string, string>).state, phase, active };
	for (const id of state.pilots.flatMap(({ camp }) => [`${camp}:red`, `${camp}:blue`] as SaucerId[])) {
		const where = more.saucers?.[id] ?? 'space';
		state = withFlight(state, id, typeof where === 'string' ? { where } : { where: 'space', line: where[0], orbit: where[1] });
	}
	(more.pilots ?? []).forEach((pilot, seat) => (state = withPilot(state, seat, pilot)));
	for (const [slot, bunker] of Object.entries(more.bunkers ?? {}))
		state = { ...state, bunkers: state.bunkers.with(Number(slot) - 1, bunker) };
	const dice = phase === 'move' || phase === 'attack' ? { red: 3, blue: 5 } : {};
	state = { ...state, yellow: more.yellow ?? [], thrown: more.thrown ?? dice, announced: phase !== 'draw' && phase !== 'roll' };
	if (more.first) state = { ...state, first: more.first };
	if (more.pile !== undefined) state = { ...state, stack: { ...state.stack, pile: more.pile } };
	if (more.discard) state = { ...state, stack: { ...state.stack, discard: more.discard } };
	return state;
}

export const whereIs = (state: State, id: SaucerId) => flightOf(state, id).where;
export const livesOf = (state: State) => state.pilots.map((pilot) => pilot.lives);
export const rollOf = (dice: Record<string, number[]>): Own => ({ type: 'roll', dice });
export const refusalOf = (state: State, action: Action): string | undefined => {
	const outcome = apply(state, action);
	return outcome.ok ? undefined : outcome.refused.rule;
};

/** Both saucers of these camps on a bluish radius, where no bunker fires. */
export function outOfReach(...camps: readonly string[]): Record<string, ['bluish', number]> {
	return Object.fromEntries(camps.flatMap((camp) => [`${camp}:red`, `${camp}:blue`]).map((id) => [id, ['bluish', 5]]));
}
