import { settings } from './settings.svelte.ts';

/**
 * Keeps the screen awake while a table is looked at: `$effect(() => awake.hold())`. Browsers let go of the lock whenever the page is
 * hidden, so it is asked for again on return; some refuse it (a battery that runs low), and the table says so.
 */
export class WakeLock {
	#state = $state.raw<'on' | 'off' | 'refused' | 'unsupported'>('off');
	#lock: WakeLockSentinel | undefined;
	#held = false;

	get state(): 'on' | 'off' | 'refused' | 'unsupported' {
		return this.#state;
	}

	/** Holds it until the answer is called. Called again when the reader changes the setting. */
	hold(): () => void {
		this.#held = settings.current.awake;
		if (!this.#held) this.#state = 'off';
		else if (!('wakeLock' in navigator)) this.#state = 'unsupported';
		else void this.#ask();
		document.addEventListener('visibilitychange', this.#ask);
		return () => {
			document.removeEventListener('visibilitychange', this.#ask);
			this.#held = false;
			this.#state = 'off';
			void this.#lock?.release();
			this.#lock = undefined;
		};
	}

	readonly #ask = async (): Promise<void> => {
		if (!this.#held || !('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
		if (this.#lock && !this.#lock.released) return;
		try {
			const lock = await navigator.wakeLock.request('screen');
			// The table may have been left while the browser was thinking.
			if (!this.#held) return void lock.release();
			this.#lock = lock;
			this.#state = 'on';
			lock.addEventListener('release', () => this.#lock === lock && this.#held && (this.#state = 'off'));
		} catch {
			if (this.#held) this.#state = 'refused';
		}
	};
}
