import { LiveQuery } from './live-query.svelte.ts';
import type { Play } from './plays.ts';
import type { SessionRow } from './stored-rows.ts';

/** All finished games as plays, oldest first, kept up to date. Undefined until they have been read. */
export class StoredPlays {
	readonly #rows = new LiveQuery(({ sessions }) => sessions());
	#plays = $state.raw<readonly Play[]>();

	/** Reads them from within a component. `choose` takes a part of the rows, such as those of a filter. */
	constructor(choose: (rows: readonly SessionRow[]) => readonly SessionRow[] = (rows) => rows) {
		$effect(() => {
			const rows = this.#rows.current && choose(this.#rows.current);
			let isWanted = true;
			if (rows)
				void import('./play-results.ts').then(async ({ playsOf }) => {
					const plays = await playsOf(rows);
					if (isWanted) this.#plays = plays;
				});
			return () => (isWanted = false);
		});
	}

	/** The rows, the newest first. */
	get rows(): readonly SessionRow[] | undefined {
		return this.#rows.current;
	}
	get plays(): readonly Play[] | undefined {
		return this.#plays;
	}
}
