import { test } from 'vitest';
import { record } from './record.mjs';
import { meanCost } from '../tests/support/tap-plans/plan.ts';
import { TAP_PLANS } from '../tests/support/tap-plans/index.ts';

const GAMES = 40;

test('taps a turn of every game and depth', () => {
	const measured = TAP_PLANS.map((plan) => ({ plan, ...meanCost(plan, GAMES) }));
	record(
		'taps',
		measured.map(({ plan, perTurn }) => [`${plan.game}, ${plan.depth}`, perTurn.toFixed(2), plan.goal])
	);
	console.table(
		measured.map(({ plan, perTurn, perGame, events }) => {
			return {
				game: plan.game,
				depth: plan.usual ? `${plan.depth} (new tables)` : plan.depth,
				[`taps a turn or fight`]: Number(perTurn.toFixed(2)),
				goal: plan.goal,
				'taps a game': Math.round(perGame),
				...Object.fromEntries(Object.entries(events).map(([event, taps]) => [event, Number(taps.toFixed(1))]))
			};
		})
	);
});
