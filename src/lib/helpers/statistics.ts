import { type OverallLuck, overallLuck } from './luck-totals.ts';
import type { Play, PlayPlayer } from './plays.ts';

/** Counts over finished games. All functions are pure; the plays are expected oldest first. */

/** Games won and lost against one opponent or one foe of a game. */
export interface Versus {
	readonly id: string;
	readonly won: number;
	readonly lost: number;
}

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
	readonly longest?: Play;
	readonly fastest?: Play;
	/** Other players, where one of the two has won and the other has not; the one met most often first. */
	readonly opponents: readonly Versus[];
	/** Foes of the games, such as those of the Combat cards; the one met most often first. */
	readonly foes: readonly (Versus & { readonly game: string })[];
	readonly luck?: OverallLuck;
}

/** The plays of one game. */
export interface GameStatistics {
	readonly game: string;
	readonly games: number;
	/** Games with a winner. */
	readonly won: number;
	readonly minutes: number;
	readonly longest?: Play;
	readonly fastest?: Play;
	/** The most points in one game. */
	readonly record?: { readonly name: string; readonly points: number; readonly play: Play };
	/** The most games that one player has won one after the other. */
	readonly streak?: { readonly name: string; readonly n: number };
	/** What was taken most often, if anything was taken twice. */
	readonly favourite?: { readonly thing: string; readonly times: number };
	/** The wins of each player, the most first. Empty where all win or lose together. */
	readonly winners: readonly { readonly name: string; readonly games: number; readonly wins: number }[];
	readonly foes: readonly Versus[];
	readonly luck?: OverallLuck;
	/** Of games that were won by all players or by none: how many were won, by number of players. */
	readonly together: readonly { readonly players: number; readonly games: number; readonly won: number }[];
}

/** A play as one of its players sees it. */
interface OwnPlay extends PlayPlayer {
	readonly play: Play;
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
	const best = [...counts.values()].reduce<{ item: T; times: number } | undefined>(
		(most, each) => (most && most.times >= each.times ? most : each),
		undefined
	);
	return best && best.times > 1 ? best : undefined;
}

/** The plays of each player, oldest first. */
function byPlayer(plays: readonly Play[]): ReadonlyMap<string, readonly OwnPlay[]> {
	const all = new Map<string, OwnPlay[]>();
	for (const play of plays)
		for (const player of play.players)
			if (player.name) {
				const own = all.get(player.name);
				if (own) own.push({ ...player, play });
				else all.set(player.name, [{ ...player, play }]);
			}
	return all;
}

/** The longest run of won games, and the run at the end. */
function streaks(own: readonly OwnPlay[]): { readonly streak: number; readonly bestStreak: number } {
	let [streak, bestStreak] = [0, 0];
	for (const { won } of own) {
		streak = won ? streak + 1 : 0;
		bestStreak = Math.max(bestStreak, streak);
	}
	return { streak, bestStreak };
}

/** Adds up wins and losses by id, the one met most often first. */
function addVersus<T extends Versus>(all: readonly T[], key: (each: T) => string = ({ id }) => id): readonly T[] {
	const sums = new Map<string, T>();
	for (const each of all) {
		const sum = sums.get(key(each));
		sums.set(key(each), sum ? { ...sum, won: sum.won + each.won, lost: sum.lost + each.lost } : each);
	}
	const met = ({ won, lost }: Versus): number => won + lost;
	return [...sums.values()].sort((a, b) => met(b) - met(a) || b.won - a.won || a.id.localeCompare(b.id));
}

const opponentsOf = (own: readonly OwnPlay[]): readonly Versus[] =>
	addVersus(
		own.flatMap(({ name, won, play }) =>
			play.players
				.filter((other) => other.name && other.name !== name && other.won !== won)
				.map((other): Versus => ({ id: other.name, won: won ? 1 : 0, lost: won ? 0 : 1 }))
		)
	);

const foesOf = (own: readonly OwnPlay[]): readonly (Versus & { readonly game: string })[] =>
	addVersus(
		own.flatMap(({ play: { game }, fights = [] }) => fights.map(({ foe, won, lost }) => ({ id: foe, game, won, lost }))),
		({ game, id }) => `${game} ${id}`
	);

const luckOf = (own: readonly OwnPlay[]): OverallLuck | undefined =>
	overallLuck(own.flatMap(({ play: { game }, luck = [] }) => luck.map((total) => ({ ...total, game }))));

const minutesOf = (plays: readonly Play[]): number => plays.reduce((total, { minutes = 0 }) => total + minutes, 0);

const extreme = (plays: readonly Play[], isBetter: (a: number, b: number) => boolean): Play | undefined =>
	plays.reduce<Play | undefined>(
		(best, play) => (play.minutes !== undefined && (best?.minutes === undefined || isBetter(play.minutes, best.minutes)) ? play : best),
		undefined
	);

/** The longest and the fastest play, where their length is known. */
function extremes(plays: readonly Play[]): { readonly longest?: Play; readonly fastest?: Play } {
	const longest = extreme(plays, (a, b) => a > b);
	const fastest = extreme(plays, (a, b) => a < b);
	return { ...(longest && { longest }), ...(fastest && { fastest }) };
}

/** Statistics of each player, who played most first. */
export function playerStatistics(plays: readonly Play[]): readonly PlayerStatistics[] {
	return [...byPlayer(plays)]
		.map(([name, own]): PlayerStatistics => {
			const taken = own.flatMap(({ play: { game }, takes }) => takes.map((thing) => ({ thing, game })));
			const favourite = mostOften(taken, ({ thing, game }) => `${game} ${thing}`);
			const luck = luckOf(own);
			const ownPlays = own.map(({ play }) => play);
			return {
				name,
				games: own.length,
				wins: own.filter(({ won }) => won).length,
				...streaks(own),
				...(favourite && { favourite: { ...favourite.item, times: favourite.times } }),
				minutes: minutesOf(ownPlays),
				...extremes(ownPlays),
				opponents: opponentsOf(own),
				foes: foesOf(own),
				...(luck && { luck })
			};
		})
		.sort((a, b) => b.games - a.games || b.wins - a.wins || a.name.localeCompare(b.name));
}

/** Statistics of each game, the most played first. */
export function gameStatistics(plays: readonly Play[]): readonly GameStatistics[] {
	const games = [...new Set(plays.map(({ game }) => game))];
	return games
		.map((game): GameStatistics => {
			const own = plays.filter((play) => play.game === game);
			const scores = own.flatMap((play) =>
				play.players.flatMap(({ name, points }) => (points === undefined ? [] : [{ name, points, play }]))
			);
			const record = scores.reduce<(typeof scores)[number] | undefined>(
				(best, each) => (best && best.points >= each.points ? best : each),
				undefined
			);
			const several = own.filter(({ players }) => players.length > 1);
			const areTogether = several.length > 0 && several.every(isTogether);
			const players = [...byPlayer(own)];
			const streak = players
				.map(([name, theirs]) => ({ name, n: streaks(theirs).bestStreak }))
				.reduce<{ name: string; n: number } | undefined>((best, each) => (each.n > (best?.n ?? 1) ? each : best), undefined);
			const favourite = mostOften(
				own.flatMap(({ players: seats }) => seats.flatMap(({ takes }) => takes)),
				(thing) => thing
			);
			const seats = own.flatMap((play) => play.players.map((player) => ({ ...player, play })));
			const luck = luckOf(seats);
			return {
				game,
				games: own.length,
				won: own.filter(({ won }) => won).length,
				minutes: minutesOf(own),
				...extremes(own),
				...(record && { record }),
				...(streak && { streak }),
				...(favourite && { favourite: { thing: favourite.item, times: favourite.times } }),
				winners: areTogether
					? []
					: players
							.map(([name, theirs]) => ({ name, games: theirs.length, wins: theirs.filter(({ won }) => won).length }))
							.sort((a, b) => b.wins - a.wins || a.games - b.games || a.name.localeCompare(b.name)),
				foes: foesOf(seats).map(({ id, won, lost }) => ({ id, won, lost })),
				...(luck && { luck }),
				together: areTogether ? winsBySize(own) : []
			};
		})
		.sort((a, b) => b.games - a.games);
}

/** How many games were won, by number of players. */
function winsBySize(plays: readonly Play[]): GameStatistics['together'] {
	return [...new Set(plays.map(({ players }) => players.length))]
		.sort((a, b) => a - b)
		.map((players) => {
			const equal = plays.filter((play) => play.players.length === players);
			return { players, games: equal.length, won: equal.filter(({ won }) => won).length };
		});
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
