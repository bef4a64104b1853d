import type { Upgrade } from '../contract.ts';

/** One step for each edition: how an older log becomes today's. There is only one edition so far. */
export const UPGRADES: readonly Upgrade[] = [];
