import { tableOpen } from './table-open.svelte.ts';

/**
 * A new version of the app. It waits until the reader installs it, and is not offered while a game is being played, because installing it
 * reloads every tab.
 */
class Update {
	#ready = $state(false);
	#isPostponed = $state(false);
	#install: (() => Promise<void>) | undefined;

	/** Whether a new version is loaded and was not postponed during this visit. */
	get ready(): boolean {
		return this.#ready && !this.#isPostponed;
	}

	/** Registers the service worker. It is called after the first paint, so that the paint does not wait for it. */
	async watch(): Promise<void> {
		const { registerSW } = await import('virtual:pwa-register');
		this.#install = registerSW({ immediate: true, onNeedRefresh: () => void this.#offer() });
	}

	/**
	 * On a first visit the worker is new as well but replaces no earlier one. Firefox reports it as waiting if the page is reloaded in the
	 * meantime.
	 */
	async #offer(): Promise<void> {
		const registration = await navigator.serviceWorker.getRegistration();
		this.#ready = !!registration?.active && !!registration.waiting;
	}

	postpone(): void {
		this.#isPostponed = true;
	}

	/** Installs the new version. Returns false, and does nothing, while a game is being played in any tab. */
	async install(): Promise<boolean> {
		if (await tableOpen.anywhere()) return false;
		await this.#install?.();
		return true;
	}
}

export const update = new Update();
