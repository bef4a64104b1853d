import type { HandOdds, Log, Odd, Ruling, TableState } from '../../rules/contract.ts';
import type { AnyGame } from '../../rules/contract.ts';
import type { SessionReview } from '../../rules/luck.ts';
import type { PlayTally } from '../../rules/tally.ts';

/** A what-if with the chance that it would give. */
export interface WhatIfAnswer {
	readonly label: Ruling;
	readonly odd: Odd;
}

/** A calculation that may take longer than a frame. It is plain data, so that a worker can be given it. */
export type OddsJob =
	| { readonly kind: 'odds'; readonly state: TableState }
	| { readonly kind: 'what-ifs'; readonly state: TableState; readonly odd: Pick<Odd, 'of' | 'beside'> }
	| { readonly kind: 'hand'; readonly state: TableState; readonly cards: readonly string[] }
	| { readonly kind: 'review'; readonly log: Log }
	| { readonly kind: 'tally'; readonly log: Log };

/** What the calculation of a job returns. */
export type JobAnswer<J extends OddsJob> = J extends { kind: 'odds' }
	? readonly Odd[]
	: J extends { kind: 'what-ifs' }
		? readonly WhatIfAnswer[]
		: J extends { kind: 'hand' }
			? HandOdds | undefined
			: J extends { kind: 'tally' }
				? PlayTally
				: SessionReview;

/**
 * A job with at most this many steps takes less than two milliseconds, and half a frame on a device four times slower
 * (`bench/page.bench.ts`).
 */
export const SHORT_STEPS = 10_000;

/** The number of actions that are replayed, with the odds after each, in about the same time. */
const SHORT_LOG = 10;

/** Whether a job is too long for the page and belongs in the worker. */
export function isLong({ effort }: AnyGame, job: OddsJob): boolean {
	if (job.kind === 'review' || job.kind === 'tally') return job.log.actions.length > SHORT_LOG;
	// Each card of a hand is either still held or already played, so the number of fights doubles with each card.
	const fights = job.kind === 'hand' ? 2 ** job.cards.length : 1;
	return fights * (effort?.(job.state) ?? 0) > SHORT_STEPS;
}
