import type { Play } from './plays.ts';

/** Counts over finished games. All functions are pure; the plays are expected oldest first. */

/** The plays of one player. */
export interface PlayerStatistics {
	readonly name: string;
	readonly games: number;
	readonly wins: number;
	/** The most games won one after the other, and how many of the last ones were won. */
	readonly bestStreak: number;
	readonly streak: number;
	/** What this player took most often, if anything was taken twice. */
	readonly favourite?: { readonly thing: string; readonly game: string; readonly times: number };
	readonly minutes: number;
}

/** The plays of one game. */
export interface GameStatistics {
	readonly game: string;
	readonly games: number;
	/** Games with a winner. */
	readonly won: number;
	readonly longest?: Play;
	readonly fastest?: Play;
	/** The most points in one game. */
	readonly record?: { readonly name: string; readonly points: number; readonly play: Play };
	/** Of games that were won by all players or by none: how many were won, by number of players. */
	readonly together: readonly { readonly players: number; readonly games: number; readonly won: number }[];
}

/** A game that all players win or lose together. A game of one player counts as such only if the others of its kind do. */
const isTogether = ({ players }: Play): boolean => new Set(players.map(({ won }) => won)).size === 1;

function mostOften<T>(items: readonly T[], key: (item: T) => string): { readonly item: T; readonly times: number } | undefined {
	const counts = new Map<string, { item: T; times: number }>();
	for (const item of items) {
		const count = counts.get(key(item));
		if (count) count.times++;
		else counts.set(key(item), { item, times: 1 });
	}
	return [...counts.values()].reduce<{ item: T; times: number } | undefined>(
		(best, each) => (best && best.times >= each.times ? best : each),
		undefined
	);
}

/** Statistics of each player, who played most first. */
export function playerStatistics(plays: readonly Play[]): readonly PlayerStatistics[] {
	const byName = new Map<string, { play: Play; won: boolean; takes: readonly string[] }[]>();
	for (const play of plays)
		for (const { name, won, takes } of play.players)
			if (name) {
				const own = byName.get(name);
				if (own) own.push({ play, won, takes });
				else byName.set(name, [{ play, won, takes }]);
			}
	return [...byName]
		.map(([name, own]) => {
			let [streak, bestStreak] = [0, 0];
			for (const { won } of own) {
				streak = won ? streak + 1 : 0;
				bestStreak = Math.max(bestStreak, streak);
			}
			const taken = own.flatMap(({ play: { game }, takes }) => takes.map((thing) => ({ thing, game })));
			const favourite = mostOften(taken, ({ thing, game }) => `${game} ${thing}`);
			return {
				name,
				games: own.length,
				wins: own.filter(({ won }) => won).length,
				bestStreak,
				streak,
				...(favourite && favourite.times > 1 ? { favourite: { ...favourite.item, times: favourite.times } } : {}),
				minutes: own.reduce((total, { play }) => total + (play.minutes ?? 0), 0)
			};
		})
		.sort((a, b) => b.games - a.games || b.wins - a.wins || a.name.localeCompare(b.name));
}

const extreme = (plays: readonly Play[], isBetter: (a: number, b: number) => boolean): Play | undefined =>
	plays.reduce<Play | undefined>(
		(best, play) => (play.minutes !== undefined && (best?.minutes === undefined || isBetter(play.minutes, best.minutes)) ? play : best),
		undefined
	);

/** Statistics of each game, the most played first. */
export function gameStatistics(plays: readonly Play[]): readonly GameStatistics[] {
	const games = [...new Set(plays.map(({ game }) => game))];
	return games
		.map((game) => {
			const own = plays.filter((play) => play.game === game);
			const longest = extreme(own, (a, b) => a > b);
			const fastest = extreme(own, (a, b) => a < b);
			const scores = own.flatMap((play) =>
				play.players.flatMap(({ name, points }) => (points === undefined ? [] : [{ name, points, play }]))
			);
			const record = scores.reduce<(typeof scores)[number] | undefined>(
				(best, each) => (best && best.points >= each.points ? best : each),
				undefined
			);
			const several = own.filter(({ players }) => players.length > 1);
			const together = several.length > 0 && several.every(isTogether) ? own : [];
			return {
				game,
				games: own.length,
				won: own.filter(({ won }) => won).length,
				...(longest ? { longest } : {}),
				...(fastest ? { fastest } : {}),
				...(record ? { record } : {}),
				together: [...new Set(together.map(({ players }) => players.length))]
					.sort((a, b) => a - b)
					.map((players) => {
						const equal = together.filter((play) => play.players.length === players);
						return { players, games: equal.length, won: equal.filter(({ won }) => won).length };
					})
			};
		})
		.sort((a, b) => b.games - a.games);
}

/** How many games were played in each of these many months, the last one containing `now`. */
export function playsByMonth(
	plays: readonly Play[],
	now: number,
	months = 12
): readonly { readonly month: number; readonly games: number }[] {
	const end = new Date(now);
	const starts = Array.from({ length: months + 1 }, (_, i) => new Date(end.getFullYear(), end.getMonth() - months + 1 + i, 1).getTime());
	return starts
		.slice(0, -1)
		.map((month, i) => ({ month, games: plays.filter(({ when }) => when >= month && when < starts[i + 1]!).length }));
}
