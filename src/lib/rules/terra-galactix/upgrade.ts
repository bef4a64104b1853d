import type { Facts, Json, Log, Outcome, Setup, TableState } from '../contract.ts';
import { parseFireFact } from './ids.ts';

interface Playable<State, Action> {
	start(setup: Setup, facts: Facts): Outcome<State>;
	apply(state: State, action: Action): Outcome<State>;
}

/** An action that the table did although a rule forbids it. */
const anyway = (action: unknown, rule: string): unknown => {
	const done = action as { readonly type: string; readonly bends?: readonly string[] };
	return done.type === 'anyway' ? { ...done, bends: [...(done.bends ?? []), rule] } : { type: 'anyway', action, bends: [rule] };
};

/**
 * A log whose actions were accepted before these rules were added. An action that they would refuse now is stored as overruled ("done
 * anyway"), so that the session replays as it was played, and the history shows it.
 */
export function bendNewRules<State extends TableState, Action>(game: Playable<State, Action>, log: Log, rules: readonly string[]): Log {
	const start = game.start(log.setup, log.facts);
	if (!start.ok) return log;
	let { state } = start;
	const actions = log.actions.map((action) => {
		const outcome = game.apply(state, action as Action);
		if (outcome.ok) {
			state = outcome.state;
			return action;
		}
		if (!rules.includes(outcome.refused.rule)) return action;
		const bent = anyway(action, outcome.refused.rule);
		const again = game.apply(state, bent as Action);
		if (!again.ok) return action;
		state = again.state;
		return bent;
	});
	return { ...log, actions };
}

/**
 * A log without the actions of these types that the rules no longer expect at that moment: confirmations that a lighter depth does not ask
 * for any more.
 */
export function withoutConfirmations<State extends TableState, Action>(
	game: Playable<State, Action>,
	log: Log,
	types: readonly string[]
): Log {
	const start = game.start(log.setup, log.facts);
	if (!start.ok) return log;
	let { state } = start;
	const actions = log.actions.filter((action) => {
		const outcome = game.apply(state, action as Action);
		if (outcome.ok) state = outcome.state;
		return outcome.ok || !types.includes((action as { readonly type: string }).type);
	});
	return { ...log, actions };
}

/** A setup from the time when everything was kept unless the setup said otherwise. */
export const withFullDepth = (log: Log): Log => ({
	...log,
	setup: { ...log.setup, options: { depth: 'full', ...log.setup.options } }
});

const isEmptyFireFact = (id: string, value: Json): boolean => parseFireFact(id) !== undefined && Array.isArray(value) && value.length === 0;

/**
 * Fact ids of numbers that were stored without any bunker: an accidental "done" used to store that, and the number never fired again. A new
 * game asks for them again.
 */
export const withoutEmptyFireFacts = (facts: Facts): Facts =>
	Object.fromEntries(Object.entries(facts).filter(([id, value]) => !isEmptyFireFact(id, value)));

/** An older session that started with such facts learns them first, because a start now drops them. */
export const learnEmptyFireFacts = (log: Log): Log => ({
	...log,
	actions: [
		...Object.entries(log.facts)
			.filter(([id, value]) => isEmptyFireFact(id, value))
			.map(([fact, value]) => ({ type: 'learn', fact, value })),
		...log.actions
	]
});
