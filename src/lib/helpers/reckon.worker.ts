import { expose } from 'comlink';
import type { AnyGame, GameId } from '../rules/index.ts';
import type { Job } from './reckon.ts';
import { work } from './work.ts';

/** The rules alone: the words of a game and its articles stay with the page. */
const RULES: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
	stargate: async () => (await import('../rules/stargate/index.ts')).stargate,
	thorgal: async () => (await import('../rules/thorgal/index.ts')).thorgal,
	lightsaber: async () => (await import('../rules/lightsaber/index.ts')).lightsaber,
	gforce: async () => (await import('../rules/gforce/index.ts')).gforce,
	invasion: async () => (await import('../rules/terra-galactix/invasion/index.ts')).invasion,
	guerre: async () => (await import('../rules/terra-galactix/guerre/index.ts')).guerre,
	envahisseurs: async () => (await import('../rules/terra-galactix/envahisseurs/index.ts')).envahisseurs
};

/** Telling the page costs more than a small piece of work: it is told a few times a second. */
const OFTEN = 100;

const beside = {
	async run(game: GameId, job: Job, tell: (share: number) => void): Promise<unknown> {
		let told = performance.now();
		const often = (share: number): void => {
			if (performance.now() - told < OFTEN) return;
			told = performance.now();
			tell(share);
		};
		const steps = work(await RULES[game](), job, often);
		for (let step = steps.next(); ; step = steps.next()) {
			if (step.done) return step.value;
			often(step.value);
		}
	}
};

export type Beside = typeof beside;
expose(beside);
