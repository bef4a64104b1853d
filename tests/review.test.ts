import { expect, test } from 'vitest';
import { readSessions } from '../scripts/recorder.ts';
import type { GameId } from '../src/lib/boxes/index.ts';
import { loadGame } from '../src/lib/boxes/games.ts';
import { reviewSession, type SessionReview } from '../src/lib/rules/luck.ts';
import { replay, upgradeLog } from '../src/lib/rules/replay.ts';

/** The review of a recorded session: its turning points and unusual throws. */
async function reviewOf(
	path: string
): Promise<{ review: SessionReview; game: Awaited<ReturnType<typeof loadGame>>; log: ReturnType<typeof upgradeLog> }> {
	const [, recorded] = readSessions().find(([name]) => name === `${path}.json`)!;
	const game = await loadGame(recorded.game as GameId);
	const log = upgradeLog(game, recorded);
	const steps = reviewSession(game, log);
	let step = steps.next();
	while (!step.done) step = steps.next();
	return { review: step.value, game, log };
}

test.each([
	'stargate/win',
	'thorgal/victory',
	'gforce/full-game',
	'lightsaber/seven-rounds',
	'invasion/won-by-four',
	'guerre/free-four',
	'envahisseurs/first-team-wins'
])('the review of %s agrees with the odds before and after each of its turning points', async (path) => {
	const { review, game, log } = await reviewOf(path);
	const chanceAt = (actions: number, of: unknown, who: string | undefined): number | undefined => {
		const { state } = replay(game, { ...log, actions: log.actions.slice(0, actions) });
		if (who) return game.standing?.(state)?.lines[who];
		return game.odds?.(state).find((odd) => odd.beside === undefined && JSON.stringify(odd.of) === JSON.stringify(of))?.chance;
	};
	for (const { at, of, who, before, after } of review.turningPoints) {
		expect(chanceAt(at, of, who)).toBe(before);
		expect(chanceAt(at + 1, of, who)).toBe(after);
		expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.2);
	}
	expect(review.turningPoints.map(({ at }) => at)).toEqual(review.turningPoints.map(({ at }) => at).toSorted((a, b) => a - b));
	for (const thrown of [review.luckiest, review.unluckiest]) if (thrown) expect(thrown.chance).toBeLessThanOrEqual(0.2);
});
