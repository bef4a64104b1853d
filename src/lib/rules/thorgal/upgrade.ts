import type { Upgrade } from '../contract.ts';

/** One step for each raised edition: it brings a log of the edition before to the next. */
export const UPGRADES: readonly Upgrade[] = [];
