import { settings, type DiceEntryMode, DICE_ENTRY_MODES } from './settings.svelte.ts';

const KEY = 'comparse.ways';
/** So many tables are remembered, the latest. */
const MOST = 40;

function read(): Record<string, unknown> {
	try {
		return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>;
	} catch {
		return {};
	}
}

/** How one table tells its throws: as it did last, or as this reader usually does. */
export class TableDiceEntry {
	readonly #table: string;
	#chosen = $state.raw<DiceEntryMode>();

	constructor(table: string) {
		this.#table = table;
		this.#chosen = DICE_ENTRY_MODES.find((way) => way === read()[table]);
	}

	get current(): DiceEntryMode {
		return this.#chosen ?? settings.current.way;
	}

	set current(way: DiceEntryMode) {
		this.#chosen = way;
		const others = Object.entries(read()).filter(([table]) => table !== this.#table);
		try {
			localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [this.#table, way]])));
		} catch {
			// It holds for this visit.
		}
	}
}
