import { describe, expect, test } from 'vitest';
import { startTable, startRulings, type GuerreTable, setupFor } from '../../../../../tests/support/guerre.ts';
import type { Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { game } from './game.ts';

describe('setting up', () => {
	//                                           players, options │ pile, licences, stock
	const formats: [string, number, Setup['options'], number, number][] = [
		['two with one camp each: 60 in the pile (G01)', 2, { format: 'free' }, 60, 2],
		['three: 53 in the pile (G01)', 3, {}, 53, 2],
		['four: 46 in the pile (G01)', 4, {}, 46, 2],
		['an Alliance like four', 4, { format: 'alliance' }, 46, 2],
		['a Duel: 56 in the pile, four licences and one hand of five each (G01, W07)', 2, {}, 56, 4]
	];
	test.each(formats)('%s', (_, n, options, pile, licences) => {
		const table = startTable(n, options);
		expect(startRulings(table)).toContainEqual({ rule: 'setup.deal', with: { n: 5, pile } });
		expect(startRulings(table).at(-1)).toEqual({ rule: 'cards.drawn', with: { player: 'p1', n: 1, pile: pile - 1 } });
		expect(table.state.stock).toBe(15);
		expect(table.state.pilots.map(({ hand }) => hand)).toEqual([6, ...Array<number>(n - 1).fill(5)]);
		expect(table.state.pilots.every((each) => each.licences === licences)).toBe(true);
		expect(
			table.state.stack.pile + cardCount(table.state.stack.discard) + table.state.pilots.reduce((sum, p) => sum + p.hand + p.licences, 0)
		).toBe(74);
	});

	test('in a Duel camps take turns clockwise, and each player has one hand', () => {
		expect(startTable(2).state.order).toEqual(['A', 'B', 'C', 'D']);
		expect(startTable(2).state.pilots.map(({ camps }) => camps)).toEqual([
			['A', 'C'],
			['B', 'D']
		]);
	});

	test('only the red and the blue die are thrown (G02)', () => {
		const [ask] = startTable(3).act({ type: 'discard', card: 'laser' }).guide.asks;
		expect(ask?.kind === 'dice' && ask.groups.map(({ id }) => id)).toEqual(['red', 'blue']);
	});

	/** A setup whose seats take these mother ships. */
	const seated = (takes: readonly (readonly string[])[], options: Setup['options'] = {}): Setup => ({
		seats: takes.map((each, i) => ({ id: `p${i + 1}`, name: `Player ${i + 1}`, takes: each })),
		options
	});
	const begin = (setup: Setup) => {
		const outcome = game.start(setup, {});
		return outcome.ok ? outcome.state : outcome.refused.rule;
	};

	describe('in a Duel each player leads two mother ships that face each other (p. 36)', () => {
		const duels: [string, readonly (readonly string[])[], Setup['options'], string | undefined][] = [
			['the two diagonals', [['A+C'], ['B+D']], {}, undefined],
			[
				'the same, mother ship by mother ship',
				[
					['A', 'C'],
					['B', 'D']
				],
				{},
				undefined
			],
			['the second diagonal first', [['B+D'], ['A+C']], {}, undefined],
			[
				'neighbours A and B against C and D',
				[
					['A', 'B'],
					['C', 'D']
				],
				{},
				'setup.facing'
			],
			['one diagonal for both', [['A+C'], ['A+C']], {}, 'setup.form'],
			[
				'neighbours, where the table plays as listed',
				[
					['A', 'B'],
					['C', 'D']
				],
				{ seating: 'listed' },
				undefined
			]
		];
		test.each(duels)('%s', (_, takes, options, rule) => {
			const state = begin(seated(takes, options));
			expect(typeof state === 'string' ? state : undefined).toBe(rule);
		});

		test('the form offers only these, also when lots are drawn', () =>
			expect(game.form(setupFor(2)).takes).toEqual({ from: ['A+C', 'B+D'], each: 1 }));
	});

	//                                                     takes, options │ order of the mother ships, teams of the seats
	const orders: [string, readonly (readonly string[])[], Setup['options'], readonly string[], readonly number[]][] = [
		['four as they sit', [['A'], ['B'], ['C'], ['D']], {}, ['A', 'B', 'C', 'D'], [0, 1, 2, 3]],
		['four who were listed as A, C, B, D', [['A'], ['C'], ['B'], ['D']], {}, ['A', 'B', 'C', 'D'], [0, 1, 2, 3]],
		['the player at C starts', [['C'], ['A'], ['D']], {}, ['C', 'D', 'A'], [0, 1, 2]],
		[
			'a Duel begun at B',
			[
				['B', 'D'],
				['A', 'C']
			],
			{},
			['B', 'C', 'D', 'A'],
			[0, 1]
		],
		['allies face each other', [['A'], ['C'], ['B'], ['D']], { format: 'alliance' }, ['A', 'B', 'C', 'D'], [0, 0, 1, 1]],
		['as listed, where the table wants it so', [['A'], ['C'], ['B'], ['D']], { seating: 'listed' }, ['A', 'C', 'B', 'D'], [0, 1, 2, 3]],
		['allies as listed', [['A'], ['C'], ['B'], ['D']], { seating: 'listed', format: 'alliance' }, ['A', 'C', 'B', 'D'], [0, 1, 0, 1]]
	];
	test.each(orders)('play goes clockwise (p. 24): %s', (_, takes, options, order, teams) =>
		expect(begin(seated(takes, options))).toMatchObject({ order, pilots: teams.map((team) => ({ team })) })
	);

	test('before the first game the stickers go on the saucers (p. 5): the checklist contains it until a fact of the box is known', () => {
		const rules = (table: GuerreTable) => startRulings(table).map(({ rule }) => rule);
		expect(rules(startTable(3, {}, {})).slice(0, 2)).toEqual(['setup.contents', 'setup.stickers']);
		expect(rules(startTable(3))).not.toContain('setup.stickers');
	});
});
