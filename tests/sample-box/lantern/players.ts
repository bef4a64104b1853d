import type { Player, State } from './types.ts';

/** The player whose turn it is. */
export function activePlayer({ players, active }: State): Player {
	const player = players[active];
	if (!player) throw new Error(`There is no player ${active}.`);
	return player;
}

/** The state with the active player changed. */
export const withActivePlayer = (state: State, change: Partial<Player>): State => ({
	...state,
	players: state.players.with(state.active, { ...activePlayer(state), ...change })
});
