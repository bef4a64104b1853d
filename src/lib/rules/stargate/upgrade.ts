import type { Log, Upgrade } from '../contract.ts';

/** Edition 2 brought the whole game: a table that said nothing about its depth had been a quick fight. */
const aQuickFight = (log: Log): Log => ({ ...log, setup: { ...log.setup, options: { depth: 'fight', ...log.setup.options } } });

/** In edition 3 a second value weapon no longer puts the first one away: the same actions are told, the better value counts. */
const bothWeapons = (log: Log): Log => log;

export const UPGRADES: readonly Upgrade[] = [aQuickFight, bothWeapons];
