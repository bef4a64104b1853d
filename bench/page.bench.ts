import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { isLong, type OddsJob } from '../src/lib/helpers/odds/job.ts';
import { runJob } from '../src/lib/helpers/odds/run-job.ts';
import type { Log } from '../src/lib/rules/contract.ts';
import type { AnyGame } from '../src/lib/rules/contract.ts';
import { game as gforce } from '../src/lib/rules/gforce/game.ts';
import { game as lightsaber } from '../src/lib/rules/lightsaber/game.ts';
import { game as stargate } from '../src/lib/rules/stargate/game.ts';
import { game as envahisseurs } from '../src/lib/rules/terra-galactix/envahisseurs/game.ts';
import { game as guerre } from '../src/lib/rules/terra-galactix/guerre/game.ts';
import { game as invasion } from '../src/lib/rules/terra-galactix/invasion/game.ts';
import { game as thorgal } from '../src/lib/rules/thorgal/game.ts';
import { print } from './measure.ts';
import { record } from './record.mjs';

const GAMES: readonly AnyGame[] = [stargate, thorgal, lightsaber, gforce, invasion, guerre, envahisseurs];
/** The assumed slowdown of a phone against this machine. */
const SLOWER = 4;
/** The limit for work on the page's own thread, in milliseconds: half a frame. */
const ALLOWED = 8;

/** The shortest of several runs, to exclude the effect of other work of the machine. */
function shortestRun(run: () => void, times = 12): number {
	let best = Infinity;
	for (let i = 0; i < times; i++) {
		const start = performance.now();
		run();
		best = Math.min(best, performance.now() - start);
		if (best < 0.5) break;
	}
	return best;
}

/** The longest slice of a job that runs in slices on the page. */
function longestSlice(game: AnyGame, job: OddsJob): number {
	const best: number[] = [];
	for (let run = 0; run < 6; run++) {
		const steps = runJob(game, job);
		for (let i = 0, done = false; !done; i++)
			best[i] = Math.min(
				best[i] ?? Infinity,
				shortestRun(() => void (done = steps.next().done === true), 1)
			);
	}
	return Math.max(...best);
}

test('how long odds and advice of every recorded moment block the page on a processor four times slower', () => {
	const rows = GAMES.map((game) => {
		let [moments, inWorker, odds, advice, slice] = [0, 0, 0, 0, 0];
		for (const file of readdirSync(`tests/sessions/${game.id}`)) {
			const log = JSON.parse(readFileSync(`tests/sessions/${game.id}/${file}`, 'utf8')) as Log;
			const start = game.start(log.setup, log.facts);
			if (!start.ok) continue;
			let { state } = start;
			for (const [at, action] of log.actions.entries()) {
				moments += 1;
				if (isLong(game, { kind: 'odds', state })) inWorker += 1;
				else {
					odds = Math.max(
						odds,
						shortestRun(() => void (game.odds?.(state) ?? []))
					);
					const now = game.odds?.(state) ?? [];
					advice = Math.max(
						advice,
						shortestRun(() => void game.advice?.(state, now))
					);
					// What-ifs run one after the other, and the page can paint in between.
					if (at % 10 === 0 && now[0]) slice = Math.max(slice, longestSlice(game, { kind: 'what-ifs', state, odd: now[0] }));
				}
				const outcome = game.apply(state, action);
				if (!outcome.ok) break;
				state = outcome.state;
			}
		}
		const slow = (ms: number): string => `${(ms * SLOWER).toFixed(1)}${ms * SLOWER > ALLOWED ? ' !' : ''}`;
		const longest = Math.max(odds, advice, slice) * SLOWER;
		return {
			game: game.id,
			longest,
			moments,
			'in a worker': inWorker,
			'odds ms': slow(odds),
			'advice ms': slow(advice),
			'one what if ms': slow(slice)
		};
	});
	record(
		'page thread',
		rows.map(({ game, longest }) => [
			`${game}: longest odds, advice or what-if at 4× slowdown`,
			`${longest.toFixed(1)} ms`,
			`${ALLOWED} ms`
		])
	);
	print(`the longest moment on the page's own thread at a quarter of the speed (allowed: ${ALLOWED} ms)`, rows);
});
