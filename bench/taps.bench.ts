import { test } from 'vitest';
import { meanCost } from '../tests/support/tap-plans/plan.ts';
import { TAP_PLANS } from '../tests/support/tap-plans/index.ts';

const GAMES = 40;

test('taps a turn of every game and depth', () => {
	console.table(
		TAP_PLANS.map((plan) => {
			const { perTurn, perGame, events } = meanCost(plan, GAMES);
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
