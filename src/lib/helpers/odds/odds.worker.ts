import { expose } from 'comlink';
import { loadGame } from '../../boxes/games.ts';
import type { GameId } from '../../boxes/index.ts';
import type { OddsJob } from './job.ts';
import { runJob } from './run-job.ts';

/** Milliseconds between two progress messages: a message costs more than a small piece of work. */
const PROGRESS_INTERVAL = 100;

const oddsWorker = {
	async run(game: GameId, job: OddsJob, onProgress: (share: number) => void): Promise<unknown> {
		let reportedAt = performance.now();
		const report = (share: number): void => {
			if (performance.now() - reportedAt < PROGRESS_INTERVAL) return;
			reportedAt = performance.now();
			onProgress(share);
		};
		const steps = runJob(await loadGame(game), job, report);
		for (let step = steps.next(); ; step = steps.next()) {
			if (step.done) return step.value;
			report(step.value);
		}
	}
};

export type OddsWorker = typeof oddsWorker;
expose(oddsWorker);
