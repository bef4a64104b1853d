import type { Log, Upgrade } from '../contract.ts';

/** Edition 2: a new table keeps only the score, and the first seat starts. Older tables keep what was usual when they were set up. */
const keepUsualOptions: Upgrade = (log: Log): Log => ({
	...log,
	setup: { ...log.setup, options: { depth: 'full', start: 'rollOff', ...log.setup.options } }
});

/** One step for each edition but the last: `UPGRADES[0]` takes a log of edition 1 to edition 2. */
export const UPGRADES: readonly Upgrade[] = [keepUsualOptions];
