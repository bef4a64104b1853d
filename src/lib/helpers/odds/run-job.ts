import type { HandOdds, Odd, OnProgress } from '../../rules/contract.ts';
import type { AnyGame } from '../../rules/index.ts';
import { type SessionReview, reviewSession } from '../../rules/luck.ts';
import { matchingOdd, oddsAfter } from '../../rules/what-if.ts';
import type { WhatIfAnswer, OddsJob } from './job.ts';

/**
 * Works piece by piece and says how far it is, so that whoever runs it may breathe in between, or stop. One long piece says so itself:
 * beside the page that is heard while it works.
 */
export function* runJob(
	game: AnyGame,
	job: OddsJob,
	tell?: OnProgress
): Generator<number, readonly Odd[] | readonly WhatIfAnswer[] | HandOdds | undefined | SessionReview> {
	switch (job.is) {
		case 'odds':
			return game.odds?.(job.state, tell) ?? [];
		case 'hand':
			return game.hand?.(job.state, job.cards);
		case 'evening':
			return yield* reviewSession(game, job.log);
		case 'what-ifs': {
			const all = game.whatIfs?.(job.state) ?? [];
			const found: WhatIfAnswer[] = [];
			for (const [i, whatIf] of all.entries()) {
				const odd = matchingOdd(oddsAfter(game, job.state, whatIf), job.odd);
				if (odd) found.push({ label: whatIf.label, odd });
				yield (i + 1) / all.length;
			}
			return found;
		}
	}
}
