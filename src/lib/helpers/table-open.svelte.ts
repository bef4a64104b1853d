import { untrack } from 'svelte';

const LOCK = 'comparse.table';

/**
 * Whether a game is being played in any tab. A new version reloads every tab, so it waits until none is. The page of a session calls
 * `$effect(() => tableOpen.hold())`; other tabs see the lock, which the browser releases even when a tab crashes.
 */
class TableOpen {
	#count = $state(0);

	/** Whether a game is being played in this tab. */
	get here(): boolean {
		return this.#count > 0;
	}

	/** Marks a game as being played, and returns the way to end it. */
	hold(): () => void {
		untrack(() => (this.#count += 1));
		let release = (): void => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		void navigator.locks?.request(LOCK, { mode: 'shared' }, () => held);
		return () => {
			untrack(() => (this.#count -= 1));
			release();
		};
	}

	/** Whether a game is being played in this tab or another. */
	async anywhere(): Promise<boolean> {
		if (this.here) return true;
		const { held = [] } = (await navigator.locks?.query()) ?? {};
		return held.some(({ name }) => name === LOCK);
	}
}

export const tableOpen = new TableOpen();
