import { untrack } from 'svelte';

const LOCK = 'comparse.table';

/**
 * Is a table laid out? A new version reloads every tab, so it waits until none has one. A table says so by
 * `$effect(() => tableOpen.hold())`; other tabs know by a lock that the browser itself takes back when a tab dies.
 */
class TableOpen {
	#count = $state(0);

	/** In this tab. */
	get here(): boolean {
		return this.#count > 0;
	}

	hold(): () => void {
		untrack(() => (this.#count += 1));
		let leave = (): void => {};
		const held = new Promise<void>((resolve) => (leave = resolve));
		void navigator.locks?.request(LOCK, { mode: 'shared' }, () => held);
		return () => {
			untrack(() => (this.#count -= 1));
			leave();
		};
	}

	/** In this tab or another. */
	async anywhere(): Promise<boolean> {
		if (this.here) return true;
		const { held = [] } = (await navigator.locks?.query()) ?? {};
		return held.some(({ name }) => name === LOCK);
	}
}

export const tableOpen = new TableOpen();
