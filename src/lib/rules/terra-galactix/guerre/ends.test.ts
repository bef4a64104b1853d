import { describe, expect, test } from 'vitest';
import { startTable, correct, actingTable, roll, type GuerreTable, inFlight } from '../../../../../tests/support/guerre.ts';
import type { Setup } from '../../contract.ts';
import { type SaucerId } from '../cards.ts';

describe('variants', () => {
	/** A game of a Tournoi that ends with these bases: one player brings home the given number of tokens. */
	const playToEnd = (table: GuerreTable, bases: Readonly<Record<string, number>>, ender: SaucerId, brings: number) =>
		correct(table.act({ type: 'discard', card: 'pulsar' }, roll(1, 2)), { stock: 0, ...bases, ...inFlight(ender) }).act({
			type: 'home',
			saucer: ender,
			n: brings
		});

	test('a game ends 4, 3, 2, 0: five, three, two and no points (W01)', () => {
		const table = playToEnd(startTable(4, { games: 2 }), { 'base:A': 3, 'base:B': 3, 'base:C': 2 }, 'A:red', 1);
		expect(table.state.games).toEqual([{ bases: { p1: 4, p2: 3, p3: 2, p4: 0 }, won: ['p1'], points: { p1: 5, p2: 3, p3: 2, p4: 0 } }]);
		expect(table.state).toMatchObject({ phase: 'between' });
		expect(table.state.over).toBeUndefined();
	});

	test('two games add up to 7, 11, 2 and 3: the second is the Super Extra Terrestre (W03)', () => {
		const table = playToEnd(startTable(4, { games: 2 }), { 'base:A': 3, 'base:B': 3, 'base:C': 2 }, 'A:red', 1).tap('p2');
		expect(table.state).toMatchObject({ phase: 'draw', active: 0, order: ['B', 'C', 'D', 'A'], stock: 15, stack: { pile: 45 } });
		playToEnd(table, { 'base:A': 2, 'base:B': 3, 'base:D': 3 }, 'B:blue', 3);
		expect(table.state.over).toEqual({
			won: ['p2'],
			by: { rule: 'tournoi.won', with: { player: 'p2', points: 11 } },
			points: { p1: 7, p2: 11, p3: 2, p4: 3 }
		});
	});

	test('equal totals are shared', () => {
		const table = playToEnd(startTable(3, { games: 2 }), { 'base:A': 3 }, 'A:red', 1).tap('p2');
		playToEnd(table, { 'base:B': 3 }, 'B:red', 1);
		expect(table.state.over).toMatchObject({ won: ['p1', 'p2'], by: { rule: 'tournoi.shared', with: { points: 5 } } });
	});

	//                                           options, bases of A B C D before, who comes home with how many │ who has won, by
	const alliances: [string, Setup['options'], readonly number[], readonly string[], string][] = [
		['four and none against two and two is a draw (W05)', {}, [3, 2, 0, 2], [], 'end.alliance-draw'],
		['… or the team of the player who ended it (W05)', { allianceTie: 'ender' }, [3, 2, 0, 2], ['p1', 'p3'], 'end.alliance-ender'],
		['the team with more has won', {}, [3, 0, 2, 1], ['p1', 'p3'], 'end.alliance'],
		['the team that did not end it may have won', {}, [3, 3, 0, 3], ['p2', 'p4'], 'end.alliance']
	];
	test.each(alliances)('Alliance: %s', (_, options, [a, b, c, d], won, by) => {
		const table = correct(actingTable(4, { format: 'alliance', ...options }, ['A:red'], 0), {
			'base:A': a!,
			'base:B': b!,
			'base:C': c!,
			'base:D': d!
		});
		table.act({ type: 'home', saucer: 'A:red', n: 1 });
		expect(table.state.over).toMatchObject({ won, by: { rule: by } });
	});

	test('Duel: two in A, one in C and one more in C: four, the player wins (W06)', () => {
		const table = correct(startTable(2), { stock: 5, 'base:A': 2, 'base:C': 1, 'at:C:red': 'space', active: 'C' });
		table.act({ type: 'discard', card: 'laser' }, roll(2, 2), { type: 'home', saucer: 'C:red', n: 1 });
		expect(table.state.over).toMatchObject({ won: ['p1'], by: { rule: 'end.duel', with: { player: 'p1', n: 4 } } });
	});
});
