import { describe, expect, test } from 'vitest';
import { startTable, correct, inFlight, actingTable, refusal, pilot, lastRulings } from '../../../../../tests/support/guerre.ts';

describe('black holes', () => {
	test('as the choice of phase 1: two cards, a place, then the dice', () => {
		const table = correct(startTable(4), inFlight('A:red')).act({ type: 'trou', saucer: 'A:red' }, { type: 'arrive', star: 'Étoile 1' });
		expect(table.state).toMatchObject({ phase: 'roll', galactix: { pile: 23, discard: { 'Étoile 1': 1 } } });
		expect(pilot(table, 0).hand).toBe(4);
	});

	test('from the mother ship, if the saucer may take off', () => {
		const table = actingTable(4, {}, []).act({ type: 'trou', saucer: 'A:red' }, { type: 'arrive', star: 'Étoile 1' });
		expect(table.state.saucers['A:red']).toBe('space');
		const closed = actingTable(4, { blackHoleFromBase: false }, []);
		expect(refusal(closed.state, { type: 'trou', saucer: 'A:red' })).toBe('trou.from-base');
	});

	test('if a place is taken the next card is entered; both cards are turned', () => {
		const table = actingTable().act(
			{ type: 'trou', saucer: 'A:red' },
			{ type: 'arrive', star: 'Étoile 1' },
			{ type: 'again', star: 'Étoile 2' }
		);
		expect(table.state.galactix).toEqual({ pile: 22, discard: { 'Étoile 1': 1, 'Étoile 2': 1 } });
		expect(table.undo).toEqual({ rule: 'trou.again', with: { saucer: 'A:red', star: 'galactix:Étoile 2' } });
	});

	test('open holds: a saucer with two tokens cannot reappear on a star with two tokens, another card is turned (G37)', () => {
		const table = correct(actingTable(4, { holdSecrecy: 'open' }).act({ type: 'discover', star: 'Étoile 2' }), {
			'hold:A:red': 2,
			stock: 11
		});
		table.act({ type: 'trou', saucer: 'A:red' }).tap('galactix:Étoile 2');
		expect(lastRulings(table)[0]).toEqual({
			rule: 'trou.full',
			with: { saucer: 'A:red', star: 'galactix:Étoile 2', load: 2, tokens: 2 }
		});
		expect(table.state).toMatchObject({ phase: 'warp', galactix: { pile: 22 }, holds: { 'A:red': 2 } });
		table.tap('galactix:Étoile 1');
		expect(table.state).toMatchObject({ phase: 'act', holds: { 'A:red': 2 }, board: { 'galactix:Étoile 2': 2 } });
	});

	test('open holds: tokens that lie there and fit are loaded', () => {
		const table = actingTable(4, { holdSecrecy: 'open' }).act({ type: 'discover', star: 'Étoile 2' });
		table.act({ type: 'trou', saucer: 'A:red' }).tap('galactix:Étoile 2');
		expect(table.state).toMatchObject({ holds: { 'A:red': 2 }, board: {} });
	});
});
