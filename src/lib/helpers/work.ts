import type { Hand, Odd, Tell } from '../rules/contract.ts';
import type { AnyGame } from '../rules/index.ts';
import { type Evening, evening } from '../rules/luck.ts';
import { alike, tried } from '../rules/whatif.ts';
import type { Answered, Job } from './reckon.ts';

/**
 * Works piece by piece and says how far it is, so that whoever runs it may breathe in between, or stop. One long piece says so itself:
 * beside the page that is heard while it works.
 */
export function* work(
	game: AnyGame,
	job: Job,
	tell?: Tell
): Generator<number, readonly Odd[] | readonly Answered[] | Hand | undefined | Evening> {
	switch (job.is) {
		case 'odds':
			return game.odds(job.state, tell);
		case 'hand':
			return game.hand?.(job.state, job.cards);
		case 'evening':
			return yield* evening(game, job.log);
		case 'what-ifs': {
			const all = game.whatIfs?.(job.state) ?? [];
			const found: Answered[] = [];
			for (const [i, whatIf] of all.entries()) {
				const odd = alike(tried(game, job.state, whatIf), job.odd);
				if (odd) found.push({ label: whatIf.label, odd });
				yield (i + 1) / all.length;
			}
			return found;
		}
	}
}
