import type { GameEnd, Ruling } from '../contract.ts';
import { ruling, type Say } from './rules.ts';
import { endTurn, tilesLeft } from './turn.ts';
import type { Player, State } from './types.ts';

/** The points of a player: trophies and corrections. */
export const pointsOf = ({ trophies, byHand }: Player): number => trophies.reduce((sum, { points }) => sum + points, byHand);

interface Scores {
	readonly most: number;
	/** The players with the most points. Fin du jeu: points decide, not the number of tiles; equal points share the victory. */
	readonly won: readonly string[];
	readonly points: Readonly<Record<string, number>>;
}

function countScores({ players }: State): Scores {
	const most = Math.max(...players.map(pointsOf));
	return {
		most,
		won: players.filter((player) => pointsOf(player) === most).map(({ id }) => id),
		points: Object.fromEntries(players.map((player) => [player.id, pointsOf(player)]))
	};
}

/** Counts the points and ends the game. */
export function finishGame(state: State, say: Say): State {
	const { most, won, points } = countScores(state);
	for (const player of state.players) say('end.score', { player: player.id, points: pointsOf(player), tiles: player.trophies.length });
	const [winner, second] = won;
	let by: Ruling;
	if (winner !== undefined && second === undefined) {
		say('end.won', { player: winner, points: most });
		by = ruling('end.won', { player: winner, points: most });
	} else {
		say('end.shared', { players: won, points: most });
		by = ruling('end.shared', { players: won, points: most });
	}
	return { ...state, over: { won, by, points } };
}

/**
 * A correction after the end counts the points again, or continues the game if a tile is left after all. A game that the table ended itself
 * stays ended.
 */
export function recount(state: State, over: GameEnd, say: Say): State {
	const { over: _, ...open } = state;
	if (over.by.rule === 'table.closed') return state;
	const tiles = tilesLeft(state);
	if (tiles > 0) {
		say('end.reopened', { tiles });
		return state.options.depth === 'full' ? endTurn(open, say) : open;
	}
	const { points } = countScores(state);
	return Object.entries(points).every(([id, n]) => over.points?.[id] === n) ? state : finishGame(open, say);
}
