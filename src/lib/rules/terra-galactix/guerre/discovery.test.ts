import { describe, expect, test } from 'vitest';
import { correct, actingTable, lastSteps, refusal } from '../../../../../tests/support/guerre.ts';
import { tokensAfield } from './fleet.ts';
import type { Own } from './types.ts';

describe('discoveries, holds and deposits', () => {
	test('three on a free star with two in the stock: two placed, none left (G23)', () => {
		const table = actingTable(4, {}, undefined, 2).act({ type: 'discover', star: 'Étoile 3' });
		expect(table.state).toMatchObject({ stock: 0, found: { put: 2, bears: 3 } });
		expect(lastSteps(table)).toEqual(['discover.found', 'discover.capped']);
	});

	test('open holds: two on a star with a saucer that carries two: its hold is full, one stays in the stock (G24)', () => {
		const table = correct(actingTable(4, { holdSecrecy: 'open' }), { stock: 13, 'hold:B:red': 2 }).act({
			type: 'discover',
			star: 'Étoile 2'
		});
		table.act({ type: 'aboard', saucer: 'B:red' });
		expect(table.state).toMatchObject({ holds: { 'B:red': 3 }, stock: 12, board: {} });
	});

	test('secret holds: the owner says how many went in', () => {
		const table = actingTable().act({ type: 'discover', star: 'Étoile 3' }, { type: 'aboard', n: 1 });
		expect(table.state.stock).toBe(14);
	});

	test('a move that does not end on a star turns no card: no ask has to be answered (G25)', () => {
		expect(actingTable().tap('end').state.galactix.pile).toBe(24);
	});

	//                                                    load, tokens │ load after
	const loads: [string, number, number, number | string][] = [
		['load one and two tokens: three (G26)', 1, 2, 3],
		['load two and one token: three (G26)', 2, 1, 3],
		['load three and one token: refused (G26)', 3, 1, 'hold.full'],
		['load two and two tokens: an obstacle (p. 31)', 2, 2, 'hold.full']
	];
	test.each(loads)('open holds: %s', (_, load, tokens, after) => {
		const table = correct(actingTable(4, { holdSecrecy: 'open' }), { stock: 5, 'hold:A:red': load }).act({
			type: 'discover',
			star: `Étoile ${tokens}`
		});
		const action: Own = { type: 'load', saucer: 'A:red', place: `galactix:Étoile ${tokens}`, n: tokens };
		if (typeof after === 'string') expect(refusal(table.state, action)).toBe(after);
		else expect(table.act(action).state.holds).toMatchObject({ 'A:red': after });
	});

	//                                                                   load, tokens there, taken │ refused by
	const parts: [string, number, number, number, string][] = [
		['one of two tokens that do not all fit are an obstacle (p. 31)', 2, 2, 1, 'hold.full'],
		['one of two tokens that would fit: the saucer is put down on all of them (p. 31)', 0, 2, 1, 'hold.all']
	];
	test.each(parts)('open holds: %s', (_, load, tokens, taken, rule) => {
		const table = correct(actingTable(4, { holdSecrecy: 'open' }), { stock: 5, 'hold:A:red': load });
		table.act({ type: 'discover', star: `Étoile ${tokens}` });
		expect(refusal(table.state, { type: 'load', saucer: 'A:red', place: `galactix:Étoile ${tokens}`, n: taken })).toBe(rule);
	});

	test('base three, deposit three: six, and it wins (G28)', () => {
		const table = correct(actingTable(4, {}, ['A:red'], 5), { 'base:A': 3 }).act({ type: 'home', saucer: 'A:red', n: 3 });
		expect(table.state.bases.A).toBe(6);
		expect(table.state.over).toEqual({
			won: ['p1'],
			by: { rule: 'end.won', with: { player: 'p1', n: 6 } },
			points: { p1: 6, p2: 0, p3: 0, p4: 0 }
		});
	});

	test('coming home and leaving again in one turn (G29), or coming home and staying (G30)', () => {
		const table = actingTable(4, {}, ['A:red']).act({ type: 'home', saucer: 'A:red', n: 0 });
		expect(refusal(table.state, { type: 'end' })).toBeUndefined();
		table.act({ type: 'launch', saucer: 'A:red' });
		expect(table.state.saucers['A:red']).toBe('space');
	});

	test('two turns in the mother ship are allowed, and refused with the option, but not on the turn it came home (G33)', () => {
		expect(refusal(actingTable(4, {}, []).state, { type: 'stay', saucer: 'A:red' })).toBeUndefined();
		const strict = actingTable(4, { guerreMustLeave: true }, ['A:red', 'A:blue']);
		strict.act({ type: 'home', saucer: 'A:red', n: 0 });
		expect(refusal(strict.state, { type: 'end' })).toBeUndefined();
		const leaving = actingTable(4, { guerreMustLeave: true }, ['A:red']);
		expect(refusal(leaving.state, { type: 'stay', saucer: 'A:blue' })).toBe('home.must-leave');
		expect(leaving.act({ type: 'end' }).state.saucers['A:blue']).toBe('space');
		const grounded = correct(actingTable(4, { guerreMustLeave: true }, ['A:red']), { 'licences:p1': 1 });
		expect(grounded.act({ type: 'end' }).state.saucers['A:blue']).toBe('base');
	});

	test('stock 6, board 3, bases 2 + 1 and holds 3 make fifteen; any other sum is shown as an error (G31)', () => {
		const table = actingTable(4, { holdSecrecy: 'open' }).act({ type: 'discover', star: 'Étoile 3' });
		correct(table, { stock: 6, 'base:A': 2, 'base:B': 1, 'hold:A:red': 3 });
		expect(table.guide.remind!.filter(({ rule }) => rule === 'hold.sum')).toEqual([]);
		correct(table, { 'hold:A:red': 2 });
		expect(table.guide.remind).toContainEqual({ rule: 'hold.sum', with: { is: 14, should: 15 } });
	});

	test('if loads are not kept, the tokens on the board are those that are nowhere else', () =>
		expect(tokensAfield(correct(actingTable(), { stock: 6, 'base:A': 2 }).state)).toBe(7));

	test('a discovery takes one tap: the number of its card (B05)', () => {
		const table = actingTable();
		const before = table.taps;
		expect(table.tap('found:3').taps - before).toBe(1);
		expect(table.state.stock).toBe(12);
	});
});
