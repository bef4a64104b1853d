import type { HandOdds, Log, Odd, Ruling, TableState } from '../../rules/contract.ts';
import type { AnyGame } from '../../rules/index.ts';
import type { SessionReview } from '../../rules/luck.ts';

/** One thing tried for a look, and the chance it would make. */
export interface WhatIfAnswer {
	readonly label: Ruling;
	readonly odd: Odd;
}

/** Work that may take longer than a frame. It is plain data: it can be done on the page or beside it. */
export type OddsJob =
	| { readonly is: 'odds'; readonly state: TableState }
	| { readonly is: 'what-ifs'; readonly state: TableState; readonly odd: Pick<Odd, 'of' | 'beside'> }
	| { readonly is: 'hand'; readonly state: TableState; readonly cards: readonly string[] }
	| { readonly is: 'evening'; readonly log: Log };

export type JobAnswer<J extends OddsJob> = J extends { is: 'odds' }
	? readonly Odd[]
	: J extends { is: 'what-ifs' }
		? readonly WhatIfAnswer[]
		: J extends { is: 'hand' }
			? HandOdds | undefined
			: SessionReview;

/** Less than two milliseconds of steps: at a quarter of the speed still half a frame (`bench/page.bench.ts`). */
export const SHORT_STEPS = 10_000;

/** How many actions are played again in about that time. */
const ACTIONS = 200;

/** Is this better done beside the page? */
export function isLong({ effort }: AnyGame, job: OddsJob): boolean {
	if (job.is === 'evening') return job.log.actions.length > ACTIONS;
	// Each card may be held or gone: that makes so many fights.
	const times = job.is === 'hand' ? 2 ** job.cards.length : 1;
	return times * (effort?.(job.state) ?? 0) > SHORT_STEPS;
}
