import type { Upgrade } from '../contract.ts';

/** One step for each edition but the last: `UPGRADES[0]` takes a log of edition 1 to edition 2. */
export const UPGRADES: readonly Upgrade[] = [];
