import { describe, expect, test } from 'vitest';
import { startTable, correct, inFlight, actingTable, roll, laser, lost } from '../../../../../tests/support/guerre.ts';
import type { Facts } from '../../contract.ts';
import { GALACTIX_CARDS } from '../cards.ts';
import { game } from './game.ts';

describe('learning the box', () => {
	test('a new card is read in four taps, once, and discovers in the same breath', () => {
		const table = startTable(4, {}, {}).act({ type: 'discard', card: 'laser' }, roll(1, 2));
		const before = table.taps;
		table.tap('new', 'Véga', 'La Lyre', '2');
		expect(table.taps - before).toBe(4);
		expect(table.state.facts).toEqual({ 'galactix:Véga': { constellation: 'La Lyre', count: 2 } });
		expect(table.state.stock).toBe(13);
	});

	test('the symbol of a camp is asked early, aside; the orbits when something explodes', () => {
		const table = startTable(4).tap('symbol:A', 'Un croissant');
		expect(table.state.facts['symbol:A']).toBe('Un croissant');
		const wrecked = actingTable(4, {}, undefined, 5).act(laser('B:red'), lost(1));
		expect(wrecked.guide.asks.find(({ fact }) => fact === 'orbits:board')).toMatchObject({ optional: true });
	});

	test('once all 24 are known no new card is offered, and the odds of the next are exact (B06)', () => {
		const all: Facts = Object.fromEntries(
			Array.from({ length: GALACTIX_CARDS }, (_, i) => [`galactix:E${i}`, { constellation: 'X', count: i < 9 ? 1 : i < 19 ? 2 : 3 }])
		);
		const table = correct(startTable(4, {}, all).act({ type: 'discard', card: 'pulsar' }, roll(1, 1)), inFlight('A:red'));
		const turn = (star: string) => table.act({ type: 'discover', star }, { type: 'end' }, { type: 'discard', card: 'pulsar' }, roll(1, 1));
		for (const star of ['E0', 'E1', 'E9', 'E10', 'E23']) turn(star);
		const chances = game.odds(table.state).filter(({ of }) => of.rule === 'odds.galactix');
		expect(chances.map(({ chance }) => chance)).toEqual([7 / 19, 8 / 19, 4 / 19]);
		const [ask] = table.guide.asks.filter(({ prompt }) => prompt.rule === 'discover.which');
		expect(ask?.kind === 'choose' && ask.options.some(({ id }) => id === 'new')).toBe(false);
	});
});
