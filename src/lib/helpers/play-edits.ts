import { type GameId, boxOf } from '../boxes/index.ts';
import { usualSetup } from '../rules/setup.ts';
import type { PlayTally } from '../rules/tally.ts';
import { store } from './database.ts';
import { isSample } from './sample-id.ts';
import { loadGameAndWords, rowOf } from './start-session.ts';
import { boxFacts, createSession, write } from './storage.ts';
import type { PlayEnd, SeriesLink, SessionRow } from './stored-rows.ts';

/** Changes of finished games that are not actions: notes, series, names, and plays that are added by hand. */

/** Changes a row without a new revision: the log stays as it is, so an open table need not notice. */
const changeRow = (id: string, change: (row: SessionRow) => SessionRow): Promise<void> =>
	write(async () => {
		const row = await store.sessions.get(id);
		if (row) await store.sessions.put(change(row));
	});

/** Sets the note of a game, or removes it. */
export const saveNote = (id: string, text: string): Promise<void> =>
	changeRow(id, ({ note: _, ...row }) => (text.trim() ? { ...row, note: text.trim() } : row));

/** Makes a game part of a series, or takes it out. */
export const saveSeries = (id: string, link: SeriesLink | undefined): Promise<void> =>
	changeRow(id, ({ series: _, ...row }) => (link ? { ...row, series: link } : row));

/** A counted game: its result, and its throws and fights. */
export interface Counted {
	readonly id: string;
	/** The revision of the row whose log was counted. */
	readonly rev: number;
	readonly end: PlayEnd;
	readonly tally: PlayTally;
}

/** Stores what was counted, unless a game has changed since. */
export const saveTallies = (counted: readonly Counted[]): Promise<void> =>
	write(async () => {
		for (const { id, rev, end, tally } of counted) {
			const row = await store.sessions.get(id);
			if (row?.over && row.rev === rev) await store.sessions.put({ ...row, end: { ...end, tally } });
		}
	});

/** A player has another name from now on. An existing name merges the two. */
export interface Renaming {
	readonly from: string;
	readonly to: string;
}

const hasPlayer = ({ setup }: SessionRow, name: string): boolean => setup?.seats?.some((seat) => seat.name.trim() === name) ?? false;

/** The games of a player, and those in which both names play: then they are two people and cannot be merged. */
export function renamedGames(
	rows: readonly SessionRow[],
	{ from, to }: Renaming
): { readonly games: number; readonly merges: number; readonly together: number } {
	const own = rows.filter((row) => hasPlayer(row, from));
	return {
		games: own.length,
		merges: from === to ? 0 : rows.filter((row) => hasPlayer(row, to)).length,
		together: from === to ? 0 : own.filter((row) => hasPlayer(row, to)).length
	};
}

/** Renames a player in all games, all or none, and returns what takes it back. The revision rises, so that an open table notices. */
export async function renamePlayer({ from, to }: Renaming): Promise<() => Promise<void>> {
	const setNames = (isRenamed: (row: SessionRow, seat: string) => boolean, name: string): Promise<readonly string[]> =>
		write(async () => {
			const changed: string[] = [];
			for (const row of await store.sessions.toArray()) {
				if (isSample(row.id)) continue;
				const seats = (row.setup?.seats ?? []).map((seat) => {
					if (!isRenamed(row, seat.id)) return seat;
					changed.push(`${row.id} ${seat.id}`);
					return { ...seat, name };
				});
				if (seats.some((seat, i) => seat !== row.setup.seats[i]))
					await store.sessions.put({ ...row, rev: row.rev + 1, setup: { ...row.setup, seats } });
			}
			return changed;
		});
	const changed = new Set(await setNames(({ setup }, id) => setup.seats.find((seat) => seat.id === id)?.name.trim() === from, to));
	return async () => void (await setNames((row, seat) => changed.has(`${row.id} ${seat}`), from));
}

/** A play with its result only. */
export interface PlayByHand {
	readonly game: GameId;
	readonly when: number;
	readonly minutes?: number;
	readonly note?: string;
	readonly players: readonly { readonly name: string; readonly won: boolean; readonly points?: number }[];
}

/** Adds a play that was not played with the app: a session whose only action is its end. Returns its id, or undefined if the game has no such number of players. */
export async function addPlay({ game, when, minutes, note, players }: PlayByHand): Promise<string | undefined> {
	const loaded = await loadGameAndWords(game);
	const setup = usualSetup(
		(draft) => loaded.game.form(draft),
		players.map(({ name }) => name)
	);
	const facts = Object.fromEntries(Object.entries(await boxFacts(boxOf(game))).map(([fact, { value }]) => [fact, value]));
	if (!loaded.game.start(setup, facts).ok) return undefined;
	const won = setup.seats.filter((_, i) => players[i]?.won).map(({ id }) => id);
	const points = Object.fromEntries(
		setup.seats.flatMap(({ id }, i) => (players[i]?.points === undefined ? [] : [[id, players[i].points]]))
	);
	const action = { type: 'close', won, ...(Object.keys(points).length > 0 && { points }) };
	const row = rowOf(loaded, { game, edition: loaded.game.edition, setup, facts, actions: [action] });
	await createSession(
		{ ...row, byHand: true, playedAt: when, startedAt: when - (minutes ?? 0) * 60_000, ...(note?.trim() && { note: note.trim() }) },
		[action]
	);
	return row.id;
}
