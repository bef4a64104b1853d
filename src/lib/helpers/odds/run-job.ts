import type { OnProgress } from '../../rules/contract.ts';
import type { AnyGame } from '../../rules/contract.ts';
import { reviewSession } from '../../rules/luck.ts';
import { tallyOf } from '../../rules/tally.ts';
import { matchingOdd, oddsAfter } from '../../rules/what-if.ts';
import type { JobAnswer, OddsJob, WhatIfAnswer } from './job.ts';

/**
 * Runs a job in pieces and yields the share that is done after each piece, so that the caller can let the page draw, or stop. One long
 * call to `odds` cannot yield; it reports through `onProgress`, which only the worker can pass on while the call runs.
 */
export function* runJob(game: AnyGame, job: OddsJob, onProgress?: OnProgress): Generator<number, JobAnswer<OddsJob>> {
	switch (job.kind) {
		case 'odds':
			return game.odds?.(job.state, onProgress) ?? [];
		case 'hand':
			return game.hand?.(job.state, job.cards);
		case 'review':
			return yield* reviewSession(game, job.log);
		case 'tally':
			return tallyOf(game, job.log);
		case 'what-ifs': {
			const whatIfs = game.whatIfs?.(job.state) ?? [];
			const answers: WhatIfAnswer[] = [];
			for (const [i, whatIf] of whatIfs.entries()) {
				const odd = matchingOdd(oddsAfter(game, job.state, whatIf), job.odd);
				if (odd) answers.push({ label: whatIf.label, odd });
				yield (i + 1) / whatIfs.length;
			}
			return answers;
		}
	}
}
