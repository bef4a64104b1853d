import type { Remote } from 'comlink';
import type { AnyGame, GameId } from '../../rules/index.ts';
import { type JobAnswer, isLong, type OddsJob } from './job.ts';
import type { OddsWorker } from './odds.worker.ts';

/** A frame, with room left for everything else. */
const SLICE = 6;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Works out what takes longer than a tap may. Short work is done here in slices, between which the page breathes; long work is done in a
 * worker, which is made when it is first needed. Where there is no worker the page does it all, slice by slice.
 */
export class OddsRunner {
	readonly #game: AnyGame;
	#worker: Worker | undefined;
	#remote: Remote<OddsWorker> | undefined;
	#turn = 0;
	#give: (() => void) | undefined;
	#progress = $state.raw<number>();
	#stopped = $state.raw(false);

	constructor(game: AnyGame) {
		this.#game = game;
	}

	/** From 0 to 1 while something is being worked out. */
	get progress(): number | undefined {
		return this.#progress;
	}
	/** Somebody did not want to wait. */
	get stopped(): boolean {
		return this.#stopped;
	}

	/** The answer, or nothing if it was stopped or something else was asked. */
	async run<J extends OddsJob>(job: J): Promise<JobAnswer<J> | undefined> {
		this.#drop();
		const turn = ++this.#turn;
		this.#stopped = false;
		this.#progress = 0;
		const tell = (share: number): void => void (turn === this.#turn && (this.#progress = share));
		const given = new Promise<undefined>((resolve) => (this.#give = () => resolve(undefined)));
		const answer = await Promise.race([given, this.#answer(job, tell, () => turn !== this.#turn)]);
		if (turn !== this.#turn) return undefined;
		this.#progress = undefined;
		this.#give = undefined;
		return answer as JobAnswer<J> | undefined;
	}

	/** Enough: the worker is let go with its work. */
	stop(): void {
		if (this.#progress === undefined) return;
		this.#drop();
		this.#stopped = true;
	}

	/** The table is left. */
	close(): void {
		this.#drop();
		this.#worker?.terminate();
		this.#worker = this.#remote = undefined;
	}

	/** Whatever is being worked out is no longer wanted. A worker in the middle of something hears nothing: it is replaced. */
	#drop(): void {
		if (this.#give && this.#worker) {
			this.#worker.terminate();
			this.#worker = this.#remote = undefined;
		}
		this.#turn += 1;
		this.#progress = undefined;
		this.#give?.();
		this.#give = undefined;
	}

	async #answer(job: OddsJob, tell: (share: number) => void, dropped: () => boolean): Promise<unknown> {
		if (!isLong(this.#game, job)) return this.#here(job, tell, dropped);
		try {
			const { proxy } = await import('comlink');
			const remote = await this.#beside();
			return await remote.run(this.#game.id as GameId, job, proxy(tell));
		} catch {
			return this.#here(job, tell, dropped); // no worker here, or it could not be fetched
		}
	}

	async #beside(): Promise<Remote<OddsWorker>> {
		if (this.#remote) return this.#remote;
		const { wrap } = await import('comlink');
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- the bundler reads the address as it stands here
		const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
		const failed = new Promise<never>((_, reject) =>
			worker.addEventListener('error', () => reject(new Error('no worker')), { once: true })
		);
		this.#worker = worker;
		const remote = wrap<OddsWorker>(worker);
		this.#remote = {
			run: (...told: Parameters<OddsWorker['run']>) => Promise.race([failed, remote.run(...told)])
		} as unknown as Remote<OddsWorker>;
		failed.catch(() => (this.#worker = this.#remote = undefined));
		return this.#remote;
	}

	async #here(job: OddsJob, tell: (share: number) => void, dropped: () => boolean): Promise<unknown> {
		const { runJob } = await import('./run-job.ts');
		const steps = runJob(this.#game, job);
		let since = performance.now();
		for (let step = steps.next(); ; step = steps.next()) {
			if (step.done) return step.value;
			if (performance.now() - since < SLICE) continue;
			tell(step.value);
			await breath();
			if (dropped()) return undefined;
			since = performance.now();
		}
	}
}
