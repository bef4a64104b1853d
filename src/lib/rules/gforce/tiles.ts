import type { Refusal } from '../table.ts';
import { FEWEST_PICTURED, MOST_PICTURED } from './cards.ts';
import { faceAt } from './look.ts';
import { refuse, type Say } from './rules.ts';
import { hexSpace } from './star.ts';
import { forgetTile, withTrophy } from './turn.ts';
import type { Own, State } from './types.ts';

/** A player took a tile, where only the tiles are kept. A known face gives the points, otherwise they are entered. */
export function takeTile(state: State, { player, hex, points }: Extract<Own, { type: 'took' }>, say: Say): State | Refusal {
	const seat = state.players.findIndex(({ id }) => id === player);
	const isPossible = state.phase === 'tiles' || (state.phase === 'open' && state.options.depth === 'memory' && state.open === hex);
	if (!isPossible || seat < 0) return refuse('table.not-now');
	if (!state.hidden[hex - 1]) return refuse('look.no-tile', { space: hexSpace(hex) });
	const agents = points === undefined ? faceAt(state, hex) : undefined;
	const worth = agents?.length ?? points;
	if (worth === undefined || !Number.isInteger(worth) || worth < FEWEST_PICTURED || worth > MOST_PICTURED) return refuse('score.range');
	say('tiles.taken', { player, space: hexSpace(hex), points: worth });
	const { open: _, ...closed } = forgetTile(state, hex);
	return {
		...closed,
		players: withTrophy(state, seat, { points: worth, ...(agents && { agents }) }),
		hidden: state.hidden.with(hex - 1, false),
		phase: 'tiles'
	};
}
