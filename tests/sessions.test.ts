import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Log, GameEnd } from '../src/lib/rules/contract.ts';
import { type GameId, GAMES, loadGame } from '../src/lib/rules/index.ts';
import { digest, replay, upgradeLog } from '../src/lib/rules/replay.ts';

/** A game somebody played. A bug report becomes one of these. */
interface Recorded extends Log {
	readonly title: string;
	readonly ends: { readonly over: GameEnd | null; readonly digest: string };
}

const FOLDER = 'tests/sessions';
const recorded = (Object.keys(GAMES) as GameId[]).flatMap((game) => {
	const folder = join(FOLDER, game);
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((file) => file.endsWith('.json'))
		.map((file) => [`${game}/${file}`, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded] as const);
});

test('every game has recorded sessions', () => {
	for (const game of Object.keys(GAMES))
		expect(
			recorded.some(([file]) => file.startsWith(`${game}/`)),
			game
		).toBe(true);
});

describe('a recorded session replays to its end, whatever edition it was played in', () => {
	test.each(recorded)('%s', async (_, { ends, ...log }) => {
		const game = await loadGame(log.game as GameId);
		const { state, stopped } = replay(game, upgradeLog(game, log));
		expect(stopped).toBeUndefined();
		expect(state.over ?? null).toEqual(ends.over);
		// A fingerprint holds for the edition it was taken in: another may keep more of the same game.
		if (log.edition === game.edition) expect(digest(state)).toBe(ends.digest);
	});
});
