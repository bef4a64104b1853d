import { record, string } from 'valibot';
import { Persisted } from './persisted.ts';
import { settings, type DiceEntryMode, DICE_ENTRY_MODES } from './settings.svelte.ts';

/** The mode of each session, by its id. */
const stored = new Persisted<Readonly<Record<string, string>>>('comparse.ways', record(string(), string()), {});
/** Only the latest sessions are remembered. */
const MOST = 40;

/** How the dice of one session are entered: as last time in this session, or as the settings say. */
export class TableDiceEntry {
	readonly #session: string;
	#chosen = $state.raw<DiceEntryMode>();

	constructor(session: string) {
		this.#session = session;
		this.#chosen = DICE_ENTRY_MODES.find((mode) => mode === stored.read()[session]);
	}

	get current(): DiceEntryMode {
		return this.#chosen ?? settings.current.diceEntry;
	}

	set current(mode: DiceEntryMode) {
		this.#chosen = mode;
		const others = Object.entries(stored.read()).filter(([session]) => session !== this.#session);
		stored.write(Object.fromEntries([...others.slice(1 - MOST), [this.#session, mode]]));
	}
}
