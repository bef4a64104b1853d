import type { Setup, TableState, Thing } from '../rules/contract.ts';
import type { GameId } from '../boxes/index.ts';
import type { State as StargateState, Team } from '../rules/stargate/types.ts';
import { isQuick } from './session-list.ts';
import type { Session } from './session.svelte.ts';
import { startSession } from './start-session.ts';
import { sessions } from './storage.ts';
import type { SeriesLink } from './stored-rows.ts';

/** A single fight of Stargate SG-1 without the game around it. */
const SETUP: Setup = { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } };

/** Starts a quick fight and returns its id. A quick fight without any action is used again, so that empty sessions do not pile up. */
export async function quickFight(): Promise<string> {
	const unused = (await sessions().catch(() => [])).find((row) => isQuick(row) && row.at === 0 && !row.over);
	return unused?.id ?? startSession('stargate', SETUP);
}

/** Who starts the next game, and the series it belongs to. */
export interface Rematch {
	readonly starter?: string;
	readonly series?: SeriesLink | undefined;
}

/** The same setup with another seat first; the order of play stays the same. */
export function startingWith(setup: Setup, starter: string | undefined): Setup {
	const first = Math.max(
		0,
		setup.seats.findIndex(({ id }) => id === starter)
	);
	return { ...setup, seats: [...setup.seats.slice(first), ...setup.seats.slice(0, first)] };
}

/** Starts the next game with the same setup, or the next quick fight with the same team, and returns its id. */
export function playAgain({ game, setup, state }: Session, { starter, series }: Rematch = {}): Promise<string> {
	if (!isQuick({ game: game.id, setup })) return startSession(game.id as GameId, startingWith(setup, starter), [], series && { series });
	const set = teamDials(state);
	return startSession('stargate', SETUP, Object.keys(set).length > 0 ? [{ type: 'correct', set }] : []);
}

/**
 * The dials that make a new quick fight start with the team of the last one: the Jaffas that are left, its Zak'n'oktel, and without its
 * infected members, who are out for the rest of the game. If all are infected, a new team starts.
 */
export function teamDials(state: TableState): Readonly<Record<string, Thing>> {
	const [team] = (state as StargateState).teams as readonly [Team];
	const { infected, jaffas, zat } = team;
	const fit = MEMBERS - infected.men - infected.woman;
	if (fit === 0) return {};
	return {
		...(jaffas > 0 ? { jaffas } : {}),
		...(zat ? { weapon: 'zat' } : {}),
		// The woman comes first, because the dial of the members counts the men among the remaining members.
		...(infected.woman > 0 ? { woman: 'infected' } : {}),
		...(infected.men > 0 ? { members: fit } : {})
	};
}

/** Three men and a woman. */
const MEMBERS = 4;
