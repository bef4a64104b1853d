import { describe, expect, test } from 'vitest';
import { startTable, startRulings } from '../../../../../tests/support/guerre.ts';
import type { Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';

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

	test('in a Duel camps take turns clockwise, each with its player’s one hand', () => {
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
});
