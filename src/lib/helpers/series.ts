import type { Play } from './plays.ts';
import type { SeriesLink } from './stored-rows.ts';

/** The state of a series, from its plays. All functions are pure. */

/** One player of a series. */
export interface SeriesScore {
	readonly name: string;
	readonly games: number;
	readonly wins: number;
	readonly points: number;
}

export interface Series {
	readonly link: SeriesLink;
	/** Oldest first. */
	readonly plays: readonly Play[];
	/** The best first: by points in a tournament, by wins otherwise. */
	readonly scores: readonly SeriesScore[];
	/** Games won by the players together, for a campaign. */
	readonly won: number;
	/** Who has won the series: no other player can catch up any more. */
	readonly winners: readonly string[];
	readonly isOver: boolean;
	/** The wins that decide a "best of". */
	readonly needed?: number;
}

/** The series that plays belong to, the one played last first. The plays are oldest first. */
export function allSeries(plays: readonly Play[]): readonly Series[] {
	const groups = new Map<string, Play[]>();
	for (const play of plays) {
		if (!play.series) continue;
		const group = groups.get(play.series.id);
		if (group) group.push(play);
		else groups.set(play.series.id, [play]);
	}
	return [...groups.values()].map(seriesOf).sort((a, b) => (b.plays.at(-1)?.when ?? 0) - (a.plays.at(-1)?.when ?? 0));
}

function seriesOf(plays: readonly Play[]): Series {
	const link = plays.at(-1)!.series!;
	const scores = new Map<string, SeriesScore>();
	for (const { players } of plays)
		for (const { name, won, points = 0 } of players) {
			const score = scores.get(name) ?? { name, games: 0, wins: 0, points: 0 };
			scores.set(name, { name, games: score.games + 1, wins: score.wins + (won ? 1 : 0), points: score.points + points });
		}
	const count = countOf(link);
	const sorted = [...scores.values()].sort((a, b) => count(b) - count(a) || b.wins - a.wins || a.name.localeCompare(b.name));
	const needed = link.kind === 'best-of' && link.games ? Math.floor(link.games / 2) + 1 : undefined;
	const [first] = sorted;
	const isAllPlayed = link.games !== undefined && plays.length >= link.games;
	const isDecided = first !== undefined && needed !== undefined && first.wins >= needed;
	const isOver = isAllPlayed || isDecided;
	return {
		link,
		plays,
		scores: sorted,
		won: plays.filter(({ won }) => won).length,
		winners: isOver && first ? sorted.filter((each) => count(each) === count(first)).map(({ name }) => name) : [],
		isOver,
		...(needed && { needed })
	};
}

/** What decides a series. */
export const countOf =
	({ kind }: SeriesLink) =>
	({ wins, points }: SeriesScore): number =>
		kind === 'tournament' ? points : wins;

/** The kinds of series that suit a game: a campaign where all win or lose together, added points where the game counts them. */
export function kindsFor({ players }: Play): readonly SeriesLink['kind'][] {
	if (new Set(players.map(({ won }) => won)).size === 1) return ['campaign'];
	return players.some(({ points }) => points !== undefined) ? ['best-of', 'tournament'] : ['best-of'];
}

/** Who may start the next game, by the index of the player in the last one. */
export interface Starter {
	readonly at: number;
	readonly why: 'loser' | 'next' | 'same';
}

/** The players who may start the next game, each once: who lost (by the fewest points, where they are counted), the next in turn, the same again. */
export function startersAfter({ players }: Play): readonly Starter[] {
	const losers = players.flatMap(({ won, points = 0 }, at) => (won ? [] : [{ at, points }]));
	const least = Math.min(...losers.map(({ points }) => points));
	const loser = losers.length < players.length ? losers.find(({ points }) => points === least) : undefined;
	const all: readonly Starter[] = [
		...(loser ? [{ at: loser.at, why: 'loser' as const }] : []),
		...(players.length > 1 ? [{ at: 1, why: 'next' as const }] : []),
		{ at: 0, why: 'same' }
	];
	return all.filter(({ at }, i) => all.findIndex((each) => each.at === at) === i);
}
