import type { Log, Upgrade } from '../contract.ts';

/** Edition 2 brought the whole game: a table that said nothing about its depth had been a quick fight. */
const aQuickFight = (log: Log): Log => ({ ...log, setup: { ...log.setup, options: { depth: 'fight', ...log.setup.options } } });

export const UPGRADES: readonly Upgrade[] = [aQuickFight];
