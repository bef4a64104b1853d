import type { Log, Upgrade } from '../contract.ts';

/** Edition 2 brought the whole game. Before it every session was a quick fight. */
const writeQuickDepth = (log: Log): Log => ({ ...log, setup: { ...log.setup, options: { depth: 'fight', ...log.setup.options } } });

/** Since edition 3 a second value weapon does not put the first one away. The actions are the same, but the better value counts. */
const keepBothWeapons = (log: Log): Log => log;

/** One step for each edition but the last. */
export const UPGRADES: readonly Upgrade[] = [writeQuickDepth, keepBothWeapons];
