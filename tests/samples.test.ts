import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/lib/boxes/index.ts';
import { loadGame } from '../src/lib/boxes/games.ts';
import { loadSample } from '../src/lib/boxes/samples.ts';
import { sampleOf } from '../src/lib/helpers/sample-table.ts';
import { isSample } from '../src/lib/helpers/sample-id.ts';
import { replay, upgradeLog } from '../src/lib/rules/replay.ts';

describe.each(GAME_IDS)('the sample table of %s', (id) => {
	test('replays to its last action in the current edition, and is not over', async () => {
		const game = await loadGame(id);
		const log = upgradeLog(game, await loadSample(id));
		const { state, stopped } = replay(game, log);
		expect(stopped).toBeUndefined();
		expect(state.over).toBeUndefined();
		expect(game.guide(state).asks.length).toBeGreaterThan(0);
		expect(log.actions.length).toBeGreaterThan(20);
	});

	test('is stored under an id of its own, in the current edition, with named players', async () => {
		const { session, actions } = await sampleOf(id);
		expect(isSample(session.id)).toBe(true);
		expect(session).toMatchObject({ game: id, edition: (await loadGame(id)).edition, at: actions.length, over: false });
		expect(session.setup.seats.map(({ name }) => name).join()).toMatch(/^Anna,Bruno/);
	});
});
