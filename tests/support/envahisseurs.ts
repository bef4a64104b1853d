import type { Bunker } from '../../src/lib/rules/terra-galactix/bunkers.ts';
import type { Line, SaucerId } from '../../src/lib/rules/terra-galactix/cards.ts';
import { apply } from '../../src/lib/rules/terra-galactix/envahisseurs/apply.ts';
import { game as envahisseurs } from '../../src/lib/rules/terra-galactix/envahisseurs/game.ts';
import { allSaucers, flightOf, withFlight, withPilot } from '../../src/lib/rules/terra-galactix/fleet.ts';
import type { Options } from '../../src/lib/rules/terra-galactix/envahisseurs/options.ts';
import type { Action, Own, Phase, Pilot, State } from '../../src/lib/rules/terra-galactix/envahisseurs/types.ts';
import { startTable } from './terra.ts';

/** A table as the test vectors describe it: the places of the saucers, and the bunkers that are down. */
export interface Given {
	readonly players?: 2 | 4;
	readonly options?: Partial<Options>;
	readonly phase?: Phase;
	readonly active?: number;
	/** `earth`, `base`, `waiting`, or a line and an orbit. All other saucers are in space at an unknown place. */
	readonly saucers?: Readonly<Partial<Record<SaucerId, 'earth' | 'base' | 'space' | 'waiting' | readonly [Line, number]>>>;
	readonly bunkers?: Readonly<Record<number, Bunker>>;
	readonly pilots?: readonly Partial<Pilot>[];
	readonly first?: State['first'];
	readonly yellow?: readonly number[];
	readonly thrown?: State['thrown'];
}

export function given({ players = 4, options = {}, phase = 'act', active = 0, ...more }: Given = {}): State {
	let state: State = { ...startTable(envahisseurs, players, options as Record<string, string>).state, phase, active };
	for (const id of allSaucers(state)) {
		const where = more.saucers?.[id] ?? 'space';
		if (where === 'waiting') state = withFlight(state, id, { where: 'base', waits: true });
		else state = withFlight(state, id, typeof where === 'string' ? { where } : { where: 'space', line: where[0], orbit: where[1] });
	}
	(more.pilots ?? []).forEach((pilot, seat) => (state = withPilot(state, seat, pilot)));
	for (const [slot, bunker] of Object.entries(more.bunkers ?? {}))
		state = { ...state, bunkers: state.bunkers.with(Number(slot) - 1, bunker) };
	const thrown = more.thrown ?? (phase === 'act' ? { red: 3, blue: 5 } : {});
	return { ...state, first: more.first ?? [null, null], yellow: more.yellow ?? [], thrown, announced: phase === 'fire' };
}

export const whereIs = (state: State, id: SaucerId) => flightOf(state, id).where;
export const rollOf = (dice: Record<string, number[]>): Own => ({ type: 'roll', dice });
export const refusalOf = (state: State, action: Action): string | undefined => {
	const outcome = apply(state, action);
	return outcome.ok ? undefined : outcome.refused.rule;
};
