import { describe, expect, test } from 'vitest';
import { playOn, startTable } from '../../../../../tests/support/terra.ts';
import { given } from '../../../../../tests/support/invasion.ts';
import type { SaucerId } from '../cards.ts';
import { flightOf } from '../fleet.ts';
import { game as invasion } from './game.ts';
import type { Action } from './types.ts';

describe('corrections and depth', () => {
	test('a saucer set on Earth by hand sets the colour; both squadrons there win', () => {
		const state = given({ players: 2, phase: 'move' });
		const set = (id: SaucerId): Action => ({ type: 'correct', set: { [`saucer:${id}`]: 'earth' } });
		expect(playOn(invasion, state, set('A:blue')).first).toBe('blue');
		expect(playOn(invasion, state, set('A:blue'), set('B:blue'), set('A:red'), set('B:red')).over?.won).toEqual(['p1', 'p2']);
	});

	test('the board only: phase 1 is not asked, cards are not counted, the rest is', () => {
		const table = startTable(invasion, 2, { depth: 'board' });
		expect(table.state.phase).toBe('roll');
		table.tap(3, 5, 4).tap('end').tap(3, 5, 4);
		expect(table.state.phase).toBe('fire');
		table.tap('A:red', 'bouclier:p2').tap('quiet');
		expect([table.state.pilots[1]!.rest, table.state.stack.discard]).toEqual(['gave', {}]);
		expect(invasion.odds(table.state).some(({ of }) => of.rule === 'odds.draw')).toBe(false);
	});

	test('positions switched off in mid-game are forgotten', () => {
		const state = given({ options: { positions: true }, saucers: { 'A:red': [2, 3] } });
		const off = playOn(invasion, state, { type: 'correct', set: { 'option:positions': 'off' } });
		expect(flightOf(off, 'A:red')).toEqual({ where: 'space' });
	});
});
