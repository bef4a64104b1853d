import type { Upgrade } from '../contract.ts';

/** Since edition 2 the hand limit holds after all draws. Games of edition 1 applied it after each die unless they chose otherwise. */
const keepLimitAfterEachDie: Upgrade = (log) => ({
	...log,
	edition: 2,
	setup: { ...log.setup, options: { handLimit: 'perDie', ...log.setup.options } }
});

/** Since edition 3 the war track and the path are kept by default. Games of edition 2 kept every card unless they chose otherwise. */
const keepEveryCard: Upgrade = (log) => ({
	...log,
	edition: 3,
	setup: { ...log.setup, options: { depth: 'full', ...log.setup.options } }
});

/** One step for each raised edition: it brings a log of the edition before to the next. */
export const UPGRADES: readonly Upgrade[] = [keepLimitAfterEachDie, keepEveryCard];
