import type { Log, Upgrade } from '../contract.ts';

/** Edition 2 brought the whole game. Before it every session was a quick fight. */
const writeQuickDepth = (log: Log): Log => ({ ...log, setup: { ...log.setup, options: { depth: 'fight', ...log.setup.options } } });

/** Since edition 3 a second value weapon does not replace the first one. The actions are the same, but the better value counts. */
const keepBothWeapons = (log: Log): Log => log;

/**
 * Since edition 4 the larvae also threaten a team that is down, and a Zak'n'oktel shown in a fight may be a find that is lost with the
 * fight. Older sessions keep the ruling and the weapon that they were played with.
 */
const keepOldPrintasAndZat = (log: Log): Log => ({
	...log,
	setup: { ...log.setup, options: { printasInfectsWiped: false, ...log.setup.options } },
	actions: log.actions.map(withOlderZat)
});

/** The action with `find: false` wherever it shows a Zak'n'oktel, also inside `learn` and `anyway`. */
function withOlderZat(action: unknown): unknown {
	if (typeof action !== 'object' || action === null) return action;
	if ('type' in action && action.type === 'zat') return { ...action, find: false };
	if ('then' in action) return { ...action, then: withOlderZat(action.then) };
	if ('action' in action) return { ...action, action: withOlderZat(action.action) };
	return action;
}

/**
 * Since edition 5 several teams start at depth `teams`. Older sessions of several teams kept the whole game, or changed to a single fight by a
 * correction that is no longer offered.
 */
const keepDepthOfSeveralTeams = (log: Log): Log =>
	log.setup.seats.length < 2
		? log
		: {
				...log,
				setup: { ...log.setup, options: { depth: 'full', ...log.setup.options } },
				actions: log.actions.flatMap(withQuickAction)
			};

const DEPTH = 'option:depth';

/** A correction of the depth to a single fight becomes an action of its own, between the corrections before and after it. */
function withQuickAction(action: unknown): readonly unknown[] {
	const { type, set } = (action ?? {}) as { readonly type?: unknown; readonly set?: Readonly<Record<string, unknown>> };
	if (type !== 'correct' || set?.[DEPTH] !== 'fight') return [action];
	const dials = Object.entries(set);
	const at = dials.findIndex(([dial]) => dial === DEPTH);
	const correct = (part: typeof dials) => (part.length > 0 ? [{ type, set: Object.fromEntries(part) }] : []);
	return [...correct(dials.slice(0, at)), { type: 'quick' }, ...correct(dials.slice(at + 1))];
}

/** One step for each edition but the last. */
export const UPGRADES: readonly Upgrade[] = [writeQuickDepth, keepBothWeapons, keepOldPrintasAndZat, keepDepthOfSeveralTeams];
