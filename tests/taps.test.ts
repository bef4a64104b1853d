import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/lib/boxes/games.ts';
import { GAME_IDS } from '../src/lib/boxes/index.ts';
import { usualSetup } from '../src/lib/rules/setup.ts';
import { meanCost } from './support/tap-plans/plan.ts';
import { TAP_PLANS } from './support/tap-plans/index.ts';

const GAMES = 20;

describe.each(TAP_PLANS)('$game, $depth', (plan) => {
	test(`at most ${plan.goal} taps a ${plan.per}, and its events within their goals`, () => {
		const { perTurn, events } = meanCost(plan, GAMES);
		expect(perTurn).toBeLessThanOrEqual(plan.goal);
		for (const [event, goal] of Object.entries(plan.eventGoals ?? {})) {
			expect(events, `${event} never happened`).toHaveProperty(event);
			expect(events[event], event).toBeLessThanOrEqual(goal);
		}
	});
});

test.each(GAME_IDS)('every depth of %s is simulated, and its tile in the setup shows the measured taps', async (id) => {
	const game = await loadGame(id);
	const { seats } = game.form({ seats: [], options: {} });
	const depths = seats.flatMap((n) => {
		const { depth } = game.form(usualSetup(game.form, Array<string>(n).fill(''))).options;
		return depth && 'from' in depth ? [depth] : [];
	});
	// Some depths are for one number of players only; the default is that of a table with the most players.
	const offered = [...new Set(depths.flatMap(({ from }) => from))].toSorted();
	const plans = TAP_PLANS.filter((plan) => plan.game === id);
	expect(plans.map((plan) => plan.depth).toSorted()).toEqual(offered);
	expect(plans.filter(({ usual }) => usual).map((plan) => plan.depth)).toEqual(depths.slice(-1).map(({ usual }) => usual));
	for (const { from, taps = {} } of depths) expect(Object.keys(taps)).toEqual(expect.arrayContaining([...from]));
});
