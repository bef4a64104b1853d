import type { Upgrade } from '../contract.ts';

/** How a log of an older edition becomes one of this: none so far. */
export const UPGRADES: readonly Upgrade[] = [];
