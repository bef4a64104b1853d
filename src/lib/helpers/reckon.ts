import type { Log, Odd, Ruling, Tabled } from '../rules/contract.ts';
import type { AnyGame } from '../rules/index.ts';
import { type Evening, evening } from '../rules/luck.ts';
import { alike, tried } from '../rules/whatif.ts';

/** One thing tried for a look, and the chance it would make. */
export interface Answered {
	readonly label: Ruling;
	readonly odd: Odd;
}

/** Work that may take longer than a frame. It is plain data: it can be done on the page or beside it. */
export type Job =
	| { readonly is: 'odds'; readonly state: Tabled }
	| { readonly is: 'what-ifs'; readonly state: Tabled; readonly odd: Pick<Odd, 'of' | 'beside'> }
	| { readonly is: 'evening'; readonly log: Log };

export type Answer<J extends Job> = J extends { is: 'odds' }
	? readonly Odd[]
	: J extends { is: 'what-ifs' }
		? readonly Answered[]
		: Evening;

/** About two milliseconds of steps: at a quarter of the speed still half a frame. */
export const SHORT = 20_000;

/** How many actions are played again in about that time. */
const ACTIONS = 200;

/** Is this better done beside the page? */
export function isLong({ effort }: AnyGame, job: Job): boolean {
	if (job.is === 'evening') return job.log.actions.length > ACTIONS;
	return (effort?.(job.state) ?? 0) > SHORT;
}

/** Works piece by piece and says how far it is, so that whoever runs it may breathe in between, or stop. */
export function* work(game: AnyGame, job: Job): Generator<number, readonly Odd[] | readonly Answered[] | Evening> {
	switch (job.is) {
		case 'odds':
			return game.odds(job.state);
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
