import { settings } from './settings.svelte.ts';

type WakeLockState = 'on' | 'off' | 'refused' | 'unsupported';

/**
 * Keeps the screen on while a session is shown: `$effect(() => wakeLock.hold())`. Browsers release the lock when the page is hidden, so
 * it is requested again when the page is visible; some refuse it, for example when the battery is low, and the page says so.
 */
export class WakeLock {
	#state = $state.raw<WakeLockState>('off');
	#lock: WakeLockSentinel | undefined;
	#isWanted = false;

	get state(): WakeLockState {
		return this.#state;
	}

	/** Requests the lock, and returns the way to release it. The effect calls it again when the setting changes. */
	hold(): () => void {
		this.#isWanted = settings.current.awake;
		if (!this.#isWanted) this.#state = 'off';
		else if (!('wakeLock' in navigator)) this.#state = 'unsupported';
		else void this.#request();
		document.addEventListener('visibilitychange', this.#request);
		return () => {
			document.removeEventListener('visibilitychange', this.#request);
			this.#isWanted = false;
			this.#state = 'off';
			void this.#lock?.release();
			this.#lock = undefined;
		};
	}

	readonly #request = async (): Promise<void> => {
		if (!this.#isWanted || !('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
		if (this.#lock && !this.#lock.released) return;
		try {
			const lock = await navigator.wakeLock.request('screen');
			// The page may have been left while the browser was answering.
			if (!this.#isWanted) return void lock.release();
			this.#lock = lock;
			this.#state = 'on';
			lock.addEventListener('release', () => this.#lock === lock && this.#isWanted && (this.#state = 'off'));
		} catch {
			if (this.#isWanted) this.#state = 'refused';
		}
	};
}
