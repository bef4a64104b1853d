import type { Upgrade } from '../../contract.ts';

/** One step for each edition but the last. */
export const UPGRADES: readonly Upgrade[] = [];
