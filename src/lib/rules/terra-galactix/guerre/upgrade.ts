import type { Upgrade } from '../../contract.ts';

/** One step for each edition but the first: none yet. */
export const UPGRADES: readonly Upgrade[] = [];
