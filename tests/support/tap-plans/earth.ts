import type { TableState } from '../../../src/lib/rules/contract.ts';
import type { Fleet, Flight } from '../../../src/lib/rules/terra-galactix/fleet.ts';
import { PASS } from '../../../src/lib/rules/terra-galactix/ids.ts';
import type { TableDriver } from '../table-driver.ts';
import type { PlayCost } from './plan.ts';

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
function expectSameBoard(table: EarthState, played: EarthState): void {
	const [is, should] = [JSON.stringify(boardOf(table)), JSON.stringify(boardOf(played))];
	if (is !== should) throw new Error(`turn ${played.turn}: the table keeps ${is}, played was ${should}`);
}

/** How one of the games around Earth is tapped. */
interface EarthPlan<S extends EarthState, A, Own> {
	/** Plays a game with the real pieces, and calls back after each action with the state it led to. */
	readonly play: (follow: (action: Own, state: S) => void) => void;
	readonly isQuiet: (state: S, turn: readonly Own[]) => boolean;
	/** Whether the players pass a quiet turn, because nothing in it can concern them. */
	readonly mayPass: (state: S) => boolean;
	/** Enters an action. `next` is the one that follows in the same turn. */
	readonly enter: (table: TableDriver<S, A>, action: Own, next: Own | undefined, events: EventTaps) => void;
}

/** Plays one game with the real pieces and taps a table through it, turn by turn. */
export function tapThroughGame<S extends EarthState, A, Own>(table: TableDriver<S, A>, plan: EarthPlan<S, A, Own>): PlayCost {
	const events = new EventTaps();
	let turn: Own[] = [];
	plan.play((action, state) => {
		turn.push(action);
		if (state.turn === table.state.turn && !state.over) return;
		enterTurn(table, turn, plan, events);
		turn = [];
		expectSameBoard(table.state, state);
	});
	return { taps: table.taps, turns: table.state.turn, events: events.all };
}

function enterTurn<S extends EarthState, A, Own>(
	table: TableDriver<S, A>,
	turn: readonly Own[],
	plan: EarthPlan<S, A, Own>,
	events: EventTaps
): void {
	const isQuiet = plan.isQuiet(table.state, turn);
	const enter = () => {
		const { turn: at } = table.state;
		const isOver = () => table.state.turn !== at || table.state.over !== undefined;
		if (isQuiet && plan.mayPass(table.state)) return void table.tap(PASS);
		for (const [i, action] of turn.entries()) if (!isOver()) plan.enter(table, action, turn[i + 1], events);
		if (!isOver()) table.tap('end');
	};
	if (isQuiet) events.count('quiet turn', table, enter);
	else enter();
}
