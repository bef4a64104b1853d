import type { Ask, Odd } from '$lib/rules/contract.ts';

/** Whether an ask offers cards that change the odds. In a fight they are the chips of the odds panel. */
export const changesOdds = (ask: Ask<unknown>, odds: readonly Odd[]): boolean =>
	ask.kind === 'choose' && ask.options.some(({ id }) => odds.some(({ beside }) => beside === id));
