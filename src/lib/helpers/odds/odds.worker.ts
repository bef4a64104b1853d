import { expose } from 'comlink';
import { loadGame } from '../../boxes/games.ts';
import type { GameId } from '../../boxes/index.ts';
import type { OddsJob } from './job.ts';
import { runJob } from './run-job.ts';

/** Telling the page costs more than a small piece of work: it is told a few times a second. */
const OFTEN = 100;

const beside = {
	async run(game: GameId, job: OddsJob, tell: (share: number) => void): Promise<unknown> {
		let told = performance.now();
		const often = (share: number): void => {
			if (performance.now() - told < OFTEN) return;
			told = performance.now();
			tell(share);
		};
		const steps = runJob(await loadGame(game), job, often);
		for (let step = steps.next(); ; step = steps.next()) {
			if (step.done) return step.value;
			often(step.value);
		}
	}
};

export type OddsWorker = typeof beside;
expose(beside);
