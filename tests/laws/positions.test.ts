import { describe, expect, test } from 'vitest';
import type { Setup } from '../../src/lib/rules/contract.ts';
import { colourOf, type SaucerId } from '../../src/lib/rules/terra-galactix/cards.ts';
import { game as envahisseurs } from '../../src/lib/rules/terra-galactix/envahisseurs/game.ts';
import { mayMove } from '../../src/lib/rules/terra-galactix/envahisseurs/pilots.ts';
import type * as Envahisseurs from '../../src/lib/rules/terra-galactix/envahisseurs/types.ts';
import { type Flight, myFlyingSaucers, placeOf } from '../../src/lib/rules/terra-galactix/fleet.ts';
import { game as invasion } from '../../src/lib/rules/terra-galactix/invasion/game.ts';
import type * as Invasion from '../../src/lib/rules/terra-galactix/invasion/types.ts';
import { playEnvahisseurs } from '../support/envahisseurs-game.ts';
import { playInvasion } from '../support/invasion-game.ts';
import type { TableDriver } from '../support/table-driver.ts';
import { startTable } from '../support/terra.ts';
import { ALL_FACTS, type Node, type Things } from '../support/terra-game.ts';

/**
 * A whole game is played with real pieces and entered without positions. The same play is entered at a second table with positions, each
 * action in the form of that setting. After every turn both states must be equal except for the places.
 */

type State = Invasion.State | Envahisseurs.State;
type Move = { readonly type: 'move'; readonly saucer: SaucerId } & Node;

/**
 * Moves that the table without positions does not enter: of the player's saucers that stand elsewhere now, and at the end of the moves of
 * all that have a die.
 */
const missingMoves = (state: State, things: Things, isEndOfMoves: boolean): readonly Move[] =>
	myFlyingSaucers(state).flatMap((saucer) => {
		const at = things.at.get(saucer);
		if (!at || state.thrown[colourOf(saucer)] === undefined || state.moved.includes(saucer)) return [];
		const before = placeOf(state, saucer);
		const isElsewhere = before?.line !== at.line || before.orbit !== at.orbit;
		return isElsewhere || isEndOfMoves ? [{ type: 'move' as const, saucer, line: at.line, orbit: at.orbit }] : [];
	});

const withoutPlace = ({ line: _, orbit: __, ...flight }: Flight): Flight => flight;

/** What both settings keep. */
const keptByBoth = (state: State) => {
	const { bunkers, stack, galactix, first, active, turn, phase, over, chosen } = state;
	const pilots = state.pilots.map(({ saucers, ...pilot }) => ({
		...pilot,
		red: withoutPlace(saucers.red),
		blue: withoutPlace(saucers.blue)
	}));
	return { pilots, bunkers, stack, galactix, first, active, turn, phase, over, chosen };
};

/** Plays a game on both tables, compares them after each turn, and returns the number of turns. */
function playPaired<Own extends { readonly type: string }, S extends State, A>(
	withPositions: TableDriver<S, A>,
	play: (follow: (action: Own, things: Things, state: S) => void) => void,
	enter: (action: Own, things: Things) => void
): number {
	let turns = 0;
	play((action, things, state) => {
		enter(action, things);
		if (action.type !== 'end' && !state.over) return;
		turns += 1;
		expect(keptByBoth(withPositions.state), `turn ${turns}`).toEqual(keptByBoth(state));
	});
	return turns;
}

const SEEDS = [11, 12, 13, 14];

describe('L’Invasion: positions change what is entered, not what happens', () => {
	function enterWithPositions(table: TableDriver<Invasion.State, Invasion.Action>, action: Invasion.Own, things: Things): void {
		const { state } = table;
		switch (action.type) {
			case 'shoot':
			case 'end':
				table.act(...(state.phase === 'move' ? missingMoves(state, things, true) : []), action);
				return;
			case 'cross':
				table.act(...missingMoves(state, things, false).filter(({ saucer }) => saucer === action.saucer), action);
				return;
			case 'defend': {
				// Positions show whom a Giga Bouclier covers.
				const { covers: _, ...defence } = action;
				table.act(defence);
				return;
			}
			case 'quiet':
				// With all places known the fire ends without an action.
				if (state.phase === 'fire') table.act(action);
				return;
			case 'done':
				// A shock wave that pushes no saucer needs no confirmation.
				if (state.pending) table.act(action);
				return;
			default:
				table.act(action);
		}
	}

	test.each<[string, Setup['options']]>([
		['the usual game', {}],
		['one attack for each saucer', { bunkerAttacksPerSaucer: 'one' }],
		['Tirs continus', { tirsContinus: true }],
		['Super résistance terrienne', { superResistance: 'on' }],
		['Univers instable', { novas: 10 }]
	])('%s', (_, options) => {
		let turns = 0;
		for (const players of [2, 3, 4])
			for (const seed of SEEDS) {
				const table = startTable(invasion, players, { ...options, positions: true }, ALL_FACTS);
				turns += playPaired(
					table,
					(follow: (action: Invasion.Own, things: Things, state: Invasion.State) => void) =>
						playInvasion(seed, players, options, { turns: 60, facts: ALL_FACTS, follow }),
					(action, things) => enterWithPositions(table, action, things)
				);
			}
		expect(turns).toBeGreaterThan(100);
	});
});

describe('La Guerre des Envahisseurs: positions change what is entered, not what happens', () => {
	function enterWithPositions(table: TableDriver<Envahisseurs.State, Envahisseurs.Action>, action: Envahisseurs.Own, things: Things): void {
		const { state } = table;
		switch (action.type) {
			case 'shoot':
				table.act(...missingMoves(state, things, false), action);
				return;
			case 'end':
				table.act(...missingMoves(state, things, true), action);
				return;
			case 'stay':
				// Once the other saucer is known to fly with the only Soucoupe card, this one stays without an action.
				table.act(...missingMoves(state, things, false));
				if (mayMove(table.state, action.saucer)) table.act(action);
				return;
			case 'quiet':
				// With all places known the fire ends without an action.
				if (state.phase === 'fire') table.act(action);
				return;
			default:
				table.act(action);
		}
	}

	test.each<[string, Setup['options']]>([
		['the usual game', {}],
		['bunkers fire at all saucers', { envFire: 'all' }],
		['two yellow dice', { twoYellow: true }],
		['anonymous licences', { licencesAnonymous: true }]
	])('%s', (_, options) => {
		let turns = 0;
		for (const players of [2, 4] as const)
			for (const seed of SEEDS) {
				const table = startTable(envahisseurs, players, { ...options, positions: true }, ALL_FACTS);
				turns += playPaired(
					table,
					(follow: (action: Envahisseurs.Own, things: Things, state: Envahisseurs.State) => void) =>
						playEnvahisseurs(seed, players, options, { turns: 60, facts: ALL_FACTS, follow }),
					(action, things) => enterWithPositions(table, action, things)
				);
			}
		expect(turns).toBeGreaterThan(100);
	});
});
