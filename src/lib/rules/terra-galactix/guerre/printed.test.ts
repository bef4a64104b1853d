import { describe, expect, test } from 'vitest';
import { startTable, correct, inFlight, actingTable, roll } from '../../../../../tests/support/guerre.ts';
import type { Facts } from '../../contract.ts';
import { GALACTIX_CARDS } from '../cards.ts';
import { game } from './game.ts';

describe('learning the box', () => {
	test('a discovery needs only the number of its card; its star may be named afterwards', () => {
		const table = actingTable().tap('found:2');
		expect(table.taps).toBe(1);
		expect(table.state).toMatchObject({ stock: 13, galactix: { pile: 23, discard: { '?': 1 } } });
		const named = actingTable().tap('found:2').tap('name-star', 'galactix:Étoile 2');
		expect(named.state).toMatchObject({ stock: 13, galactix: { pile: 23, discard: { 'Étoile 2': 1 } } });
		const read = actingTable().tap('found:3').tap('name-star', 'new', 'Véga', 'La Lyre');
		expect(read.state.facts['galactix:Véga']).toEqual({ constellation: 'La Lyre', count: 3 });
		expect(read.state.galactix.discard).toEqual({ Véga: 1 });
		expect(game.guide(read.state).asks.some(({ prompt }) => prompt.rule === 'discover.name')).toBe(false);
	});

	test('with open holds, a star that is named later receives the tokens', () => {
		const table = actingTable(4, { holdSecrecy: 'open' }).tap('found:2');
		expect(table.state.board).toEqual({ elsewhere: 2 });
		expect(table.tap('name-star', 'galactix:Étoile 2').state.board).toEqual({ 'galactix:Étoile 2': 2 });
		table.tap('found:2').tap('name-star', 'galactix:Étoile 2');
		expect(table.state).toMatchObject({ board: { 'galactix:Étoile 2': 3 }, stock: 12 });
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
		expect(() => table.tap('found:1').tap('name-star', 'new')).toThrow('No new');
	});
});
