import type { TableState } from '../../../src/lib/rules/contract.ts';
import type { Fleet, Flight } from '../../../src/lib/rules/terra-galactix/fleet.ts';
import type { TableDriver } from '../table-driver.ts';

/**
 * Common parts of the tap plans of the two games around Earth: a game is played with real cards, dice and pieces, and what happened in each
 * turn is tapped at a second table of the depth under test.
 */

/** Taps and occasions of single events, counted while a game is entered. */
export class EventTaps {
	readonly #events: Record<string, { taps: number; times: number }> = {};

	/** Counts the taps that an event costs. */
	count(event: string, table: { readonly taps: number }, enter: () => void): void {
		const before = table.taps;
		enter();
		const { taps, times } = this.#events[event] ?? { taps: 0, times: 0 };
		this.#events[event] = { taps: taps + table.taps - before, times: times + 1 };
	}

	get all(): Readonly<Record<string, { readonly taps: number; readonly times: number }>> {
		return this.#events;
	}
}

/** Taps one target after the other until an action was played. Later targets were not asked for. */
export function tapUntilPlayed<S extends TableState, A>(table: TableDriver<S, A>, ...targets: readonly string[]): void {
	const { length } = table.actions;
	for (const target of targets) if (table.actions.length === length) table.tap(target);
	if (table.actions.length === length) throw new Error(`${targets.join(' ')} played no action`);
}

interface EarthState extends Fleet, TableState {
	readonly bunkers: readonly string[];
	readonly first?: unknown;
}

const whereOf = ({ where }: Flight): string => where;

/** The part of the board that every depth keeps. */
const boardOf = ({ bunkers, first, active, turn, over, pilots }: EarthState) => ({
	bunkers,
	first,
	active,
	turn,
	over,
	saucers: pilots.map(({ saucers }) => [whereOf(saucers.red), whereOf(saucers.blue)])
});

/** Expects the same board at both tables. */
export function expectSameBoard(table: EarthState, played: EarthState): void {
	const [is, should] = [JSON.stringify(boardOf(table)), JSON.stringify(boardOf(played))];
	if (is !== should) throw new Error(`turn ${played.turn}: the table keeps ${is}, played was ${should}`);
}
