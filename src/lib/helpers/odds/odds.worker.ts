import { expose } from 'comlink';
import type { AnyGame, GameId } from '../../rules/index.ts';
import type { OddsJob } from './job.ts';
import { runJob } from './run-job.ts';

/** The rules alone: the words of a game and its articles stay with the page. */
const RULES: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
	stargate: async () => (await import('../../rules/stargate/game.ts')).game,
	thorgal: async () => (await import('../../rules/thorgal/game.ts')).game,
	lightsaber: async () => (await import('../../rules/lightsaber/game.ts')).game,
	gforce: async () => (await import('../../rules/gforce/game.ts')).game,
	invasion: async () => (await import('../../rules/terra-galactix/invasion/game.ts')).game,
	guerre: async () => (await import('../../rules/terra-galactix/guerre/game.ts')).game,
	envahisseurs: async () => (await import('../../rules/terra-galactix/envahisseurs/game.ts')).game
};

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
		const steps = runJob(await RULES[game](), job, often);
		for (let step = steps.next(); ; step = steps.next()) {
			if (step.done) return step.value;
			often(step.value);
		}
	}
};

export type OddsWorker = typeof beside;
expose(beside);
