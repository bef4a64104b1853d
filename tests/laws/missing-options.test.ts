import { describe, expect, test } from 'vitest';
import { readSessions } from '../../scripts/recorder.ts';
import { loadGame } from '../../src/lib/boxes/games.ts';
import { GAME_IDS } from '../../src/lib/boxes/index.ts';
import type { AnyGame, ChooseAsk, Option, TableState } from '../../src/lib/rules/contract.ts';
import { upgradeLog } from '../../src/lib/rules/replay.ts';
import { TABLE_RULES } from '../../src/lib/rules/table.ts';

/**
 * A key that is there in one turn and gone in the next without a reason looks like a fault of the app. So whenever an ask is open again,
 * the options it once had are shown, the refused ones with their reason. Exceptions are the rules marked `unshown`, each of which says why
 * players do not look for the option. Checked on all recorded sessions.
 */

type AnyOption = Option<unknown>;
type AnyChoose = ChooseAsk<unknown>;

/** Every how many states one is checked. */
const STRIDE = 2;

function chooseAsks(game: AnyGame, state: TableState): readonly AnyChoose[] {
	return game
		.guide(state)
		.asks.flatMap((ask) => (ask.kind === 'dice' && ask.shorter ? [ask.shorter] : [ask]))
		.filter((ask) => ask.kind === 'choose');
}

/** The options that each ask, by the rule of its prompt, had at some moment of the session. */
function everOffered(game: AnyGame, states: readonly TableState[]): ReadonlyMap<string, ReadonlyMap<string, AnyOption>> {
	const offered = new Map<string, Map<string, AnyOption>>();
	for (const state of states)
		for (const { prompt, options } of chooseAsks(game, state)) {
			const known = offered.get(prompt.rule) ?? new Map<string, AnyOption>();
			offered.set(prompt.rule, known);
			for (const option of options) known.set(option.id, option);
		}
	return offered;
}

/** The rules that would refuse an option which this ask does not show, each with an example. */
function missingReasons(game: AnyGame, states: readonly TableState[]): ReadonlyMap<string, string> {
	const offered = everOffered(game, states);
	const reasons = new Map<string, string>();
	for (const [at, state] of states.entries()) {
		if (at % STRIDE !== 0) continue;
		const asks = chooseAsks(game, state);
		const shown = new Set(asks.flatMap(({ options }) => options.map(({ id }) => id)));
		for (const { prompt } of asks)
			for (const option of offered.get(prompt.rule)?.values() ?? []) {
				if (shown.has(option.id) || !('action' in option)) continue;
				const outcome = game.apply(state, option.action);
				if (outcome.ok) continue;
				const { rule } = outcome.refused;
				if (!(rule in TABLE_RULES) && !game.rules[rule]?.unshown) reasons.set(rule, `${option.id} is missing in "${prompt.rule}"`);
			}
	}
	return reasons;
}

function statesOf(game: AnyGame, log: Parameters<typeof upgradeLog>[1]): readonly TableState[] {
	const { setup, facts, actions } = upgradeLog(game, log);
	const start = game.start(setup, facts);
	if (!start.ok) throw new Error(`cannot start: ${start.refused.rule}`);
	const states = [start.state];
	for (const action of actions) {
		const outcome = game.apply(states.at(-1) ?? start.state, action);
		if (!outcome.ok) break;
		states.push(outcome.state);
	}
	return states;
}

describe('an option that an ask once had is shown again, with the reason if it is refused', () => {
	test.each(GAME_IDS)('%s', async (id) => {
		const game = await loadGame(id);
		const found: Record<string, string> = {};
		for (const [path, log] of readSessions())
			if (log.game === id)
				for (const [rule, example] of missingReasons(game, statesOf(game, log))) found[rule] ??= `${example}, session ${path}`;
		expect(found).toEqual({});
	});

	test.each(GAME_IDS)('%s: every rule marked `unshown` gives its reason', async (id) => {
		for (const [rule, { unshown }] of Object.entries((await loadGame(id)).rules))
			if (unshown !== undefined) expect(unshown.length, rule).toBeGreaterThan(20);
	});
});
