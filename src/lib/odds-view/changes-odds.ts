import type { Ask, Odd } from '$lib/rules/contract.ts';

/** Is this a choice of cards that change the odds? In a fight they are the chips of the odds panel. */
export const changesOdds = (ask: Ask<unknown>, odds: readonly Odd[]): boolean =>
	ask.kind === 'choose' && ask.options.some(({ id }) => odds.some(({ beside }) => beside === id));
