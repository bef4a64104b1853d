import { tableOpen } from './table-open.svelte.ts';

/**
 * A new version waits until somebody takes it, and is not even offered while a table is open: taking it reloads every tab. The worker
 * is registered for the whole app, whatever page was visited first.
 */
class Update {
	#ready = $state(false);
	#later = $state(false);
	#take: (() => Promise<void>) | undefined;

	/** Fetched, waiting, and not put off for this visit. */
	get ready(): boolean {
		return this.#ready && !this.#later;
	}

	/** Once, when the app has been shown: the first paint does not wait for it. */
	async watch(): Promise<void> {
		const { registerSW } = await import('virtual:pwa-register');
		this.#take = registerSW({ immediate: true, onNeedRefresh: () => (this.#ready = true) });
	}

	later(): void {
		this.#later = true;
	}

	/** Answers false, and does nothing, while a table is open in any tab. */
	async take(): Promise<boolean> {
		if (await tableOpen.anywhere()) return false;
		await this.#take?.();
		return true;
	}
}

export const update = new Update();
