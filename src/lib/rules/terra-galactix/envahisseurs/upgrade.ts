import type { Upgrade } from '../../contract.ts';

/** Brings logs of older editions along: one step for each edition but the last. */
export const UPGRADES: readonly Upgrade[] = [];
