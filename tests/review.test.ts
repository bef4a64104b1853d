import { expect, test } from 'vitest';
import { readSessions } from '../scripts/recorder.ts';
import type { GameId } from '../src/lib/boxes/index.ts';
import { loadGame } from '../src/lib/boxes/games.ts';
import { reviewSession, type SessionReview } from '../src/lib/rules/luck.ts';
import { tallyOf } from '../src/lib/rules/tally.ts';
import { startingWith } from '../src/lib/helpers/quick-fight.ts';
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

test('after every recorded game each player may start the next one', async () => {
	for (const [path, recorded] of readSessions()) {
		const game = await loadGame(recorded.game as GameId);
		const { setup, facts } = upgradeLog(game, recorded);
		for (const { id } of setup.seats) expect(game.start(startingWith(setup, id), facts).ok, `${path} ${id}`).toBe(true);
	}
});

/** The quantity that the story of each game draws over time. */
const CHARTS: Readonly<Record<string, readonly string[]>> = {
	'stargate/win': ['standing.symbols'],
	'thorgal/victory': ['standing.race', 'course.chaams'],
	'gforce/full-game': ['standing.points'],
	'lightsaber/seven-rounds': ['standing.match', 'course.totals'],
	'invasion/won-by-four': ['standing.landed', 'course.lives'],
	'guerre/free-four': ['standing.bases'],
	'envahisseurs/first-team-wins': ['standing.landed', 'course.lives']
};
test.each(Object.entries(CHARTS))('the review of %s draws its quantities', async (path, rules) => {
	const { review } = await reviewOf(path);
	expect([review.standings, ...review.courses].map((points) => points[0]?.of.rule)).toEqual(rules);
});

test('the counts of a recorded game are those of its review, and its fights have a winner', async () => {
	const { review, game, log } = await reviewOf('stargate/win');
	const { luck, fights } = tallyOf(game, log);
	for (const { who, of, throws, result, expected } of luck)
		expect(review.luck.find((each) => each.who === who && each.of === of)).toMatchObject({
			throws,
			result,
			expected: expect.closeTo(expected)
		});
	const steps = replay(game, log).history.flatMap((line) => line.steps);
	const countOf = (rule: string): number => steps.filter((step) => step.rule === rule).length;
	const sum = (key: 'won' | 'lost'): number => fights.reduce((total, each) => total + each[key], 0);
	expect([sum('won'), sum('lost')]).toEqual([countOf('fight.won') + countOf('tollans.played'), countOf('fight.lost')]);
});

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
