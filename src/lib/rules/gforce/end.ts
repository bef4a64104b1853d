import type { GameEnd, Ruling } from '../contract.ts';
import { ruling, type Say } from './rules.ts';
import { endTurn, tilesLeft } from './turn.ts';
import type { Player, State } from './types.ts';

export const pointsOf = ({ trophies, byHand }: Player): number => trophies.reduce((sum, each) => sum + each.points, byHand);

/** Most points, not most tiles; equal points share the victory. */
function tally({ players }: State): GameEnd {
	const most = Math.max(...players.map(pointsOf));
	const won = players.filter((player) => pointsOf(player) === most).map(({ id }) => id);
	const by: Ruling =
		won.length === 1 ? ruling('end.won', { player: won[0]!, points: most }) : ruling('end.shared', { players: won, points: most });
	return { won, by, points: Object.fromEntries(players.map((player) => [player.id, pointsOf(player)])) };
}

export function finishGame(state: State, say: Say): State {
	const over = tally(state);
	for (const player of state.players) say('end.score', { player: player.id, points: pointsOf(player), tiles: player.trophies.length });
	if (over.won.length === 1) say('end.won', { player: over.won[0]!, points: over.points![over.won[0]!]! });
	else say('end.shared', { players: over.won, points: over.points![over.won[0]!]! });
	return { ...state, over };
}

/** Something was put right after the end: points are counted again, or there is a tile after all. A table that stopped stays stopped. */
export function recount(state: State, say: Say): State {
	const { over, ...open } = state;
	if (over!.by.rule === 'table.closed') return state;
	const tiles = tilesLeft(state);
	if (tiles > 0) {
		say('end.reopened', { tiles });
		return state.options.depth === 'score' ? open : endTurn(open, say);
	}
	const again = tally(state).points!;
	return Object.entries(again).every(([id, n]) => over!.points?.[id] === n) ? state : finishGame(open, say);
}
