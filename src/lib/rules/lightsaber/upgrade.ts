import type { Log, Upgrade } from '../contract.ts';

/**
 * Since edition 2 a shared phone keeps only the score, and the app records forced concessions and drawn fights itself. Older logs kept
 * every card and contain the concessions that the table confirmed.
 */
const keepUsualOptions: Upgrade = (log: Log): Log => ({
	...log,
	setup: { ...log.setup, options: { depth: 'cards', forced: 'asked', ...log.setup.options } }
});

/** One step for each edition but the last: `UPGRADES[0]` takes a log of edition 1 to edition 2. */
export const UPGRADES: readonly Upgrade[] = [keepUsualOptions];
