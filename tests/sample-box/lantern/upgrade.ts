import type { Upgrade } from '../../../src/lib/rules/contract.ts';

/** One step for each edition but the last: it brings an older log to the next edition. */
export const UPGRADES: readonly Upgrade[] = [];
