import type { Log, Upgrade } from '../contract.ts';

/** Edition 2 brought the whole game. Before it every session was a quick fight. */
const writeQuickDepth = (log: Log): Log => ({ ...log, setup: { ...log.setup, options: { depth: 'fight', ...log.setup.options } } });

/** Since edition 3 a second value weapon does not put the first one away. The actions are the same, but the better value counts. */
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

/** One step for each edition but the last. */
export const UPGRADES: readonly Upgrade[] = [writeQuickDepth, keepBothWeapons, keepOldPrintasAndZat];
