import type { AnyGame, Log, TableState } from '../../src/lib/rules/contract.ts';
import { upgradeLog } from '../../src/lib/rules/replay.ts';

/** The states of a recorded session, from its start on. */
export function sessionStates(game: AnyGame, log: Log): readonly TableState[] {
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
