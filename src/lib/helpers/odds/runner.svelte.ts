import type { Remote } from 'comlink';
import type { OnProgress } from '../../rules/contract.ts';
import type { GameId } from '../../boxes/index.ts';
import type { AnyGame } from '../../rules/contract.ts';
import { type JobAnswer, isLong, type OddsJob } from './job.ts';
import type { OddsWorker } from './odds.worker.ts';

/** Milliseconds of work on the page before it may draw again: less than half of a frame. */
const SLICE = 6;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs one odds job at a time. A short job runs on the page in slices, between which the page can draw; a long job runs in a worker that
 * is created when it is first needed. Without a worker the page runs everything in slices.
 */
export class OddsRunner {
	readonly #game: AnyGame;
	#worker: Worker | undefined;
	#remote: Remote<OddsWorker> | undefined;
	/** The number of the latest job: an answer to an earlier one is ignored. */
	#jobNumber = 0;
	/** Ends the wait for the running job; defined only while one is running. */
	#abandon: (() => void) | undefined;
	#progress = $state.raw<number>();
	#stopped = $state.raw(false);

	constructor(game: AnyGame) {
		this.#game = game;
	}

	/** From 0 to 1 while a job is running. */
	get progress(): number | undefined {
		return this.#progress;
	}
	/** Whether the reader stopped the last job. */
	get stopped(): boolean {
		return this.#stopped;
	}

	/** The answer, or undefined if the job was stopped or another one was started. */
	async run<J extends OddsJob>(job: J): Promise<JobAnswer<J> | undefined> {
		this.#cancel();
		const number = ++this.#jobNumber;
		const isCurrent = (): boolean => number === this.#jobNumber;
		this.#stopped = false;
		this.#progress = 0;
		const onProgress = (share: number): void => {
			if (isCurrent()) this.#progress = share;
		};
		const abandoned = new Promise<undefined>((resolve) => (this.#abandon = () => resolve(undefined)));
		const answer = await Promise.race([abandoned, this.#answer(job, onProgress, isCurrent)]);
		if (!isCurrent()) return undefined;
		this.#progress = undefined;
		this.#abandon = undefined;
		return answer as JobAnswer<J> | undefined;
	}

	/** The reader does not want to wait: ends the running job. */
	stop(): void {
		if (this.#progress === undefined) return;
		this.#cancel();
		this.#stopped = true;
	}

	/** Frees the worker when the page is left. */
	close(): void {
		this.#cancel();
		this.#endWorker();
	}

	/** Drops the running job. A worker that is calculating reads no messages, so it can only be replaced. */
	#cancel(): void {
		if (this.#abandon) this.#endWorker();
		this.#jobNumber += 1;
		this.#progress = undefined;
		this.#abandon?.();
		this.#abandon = undefined;
	}

	#endWorker(): void {
		this.#worker?.terminate();
		this.#worker = this.#remote = undefined;
	}

	async #answer(job: OddsJob, onProgress: OnProgress, isCurrent: () => boolean): Promise<unknown> {
		if (!isLong(this.#game, job)) return this.#runOnPage(job, onProgress, isCurrent);
		try {
			const { proxy } = await import('comlink');
			const remote = await this.#openWorker();
			return await remote.run(this.#game.id as GameId, job, proxy(onProgress));
		} catch {
			// The browser has no module workers, or the worker's script could not be fetched.
			return this.#runOnPage(job, onProgress, isCurrent);
		}
	}

	async #openWorker(): Promise<Remote<OddsWorker>> {
		if (this.#remote) return this.#remote;
		const { wrap } = await import('comlink');
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- the bundler finds the worker by this literal address
		const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
		const failed = new Promise<never>((_, reject) =>
			worker.addEventListener('error', () => reject(new Error('no worker')), { once: true })
		);
		this.#worker = worker;
		const remote = wrap<OddsWorker>(worker);
		// Comlink waits forever for a worker that failed to load, so each call also waits for the failure.
		this.#remote = {
			run: (...parameters: Parameters<OddsWorker['run']>) => Promise.race([failed, remote.run(...parameters)])
		} as unknown as Remote<OddsWorker>;
		failed.catch(() => (this.#worker = this.#remote = undefined));
		return this.#remote;
	}

	async #runOnPage(job: OddsJob, onProgress: OnProgress, isCurrent: () => boolean): Promise<unknown> {
		const { runJob } = await import('./run-job.ts');
		const pieces = runJob(this.#game, job);
		let sliceStart = performance.now();
		for (let piece = pieces.next(); ; piece = pieces.next()) {
			if (piece.done) return piece.value;
			if (performance.now() - sliceStart < SLICE) continue;
			onProgress(piece.value);
			await nextTask();
			if (!isCurrent()) return undefined;
			sliceStart = performance.now();
		}
	}
}
