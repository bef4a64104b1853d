import { describe, expect, test } from 'vitest';
import { playOn, startTable } from '../../../../../tests/support/terra.ts';
import { given } from '../../../../../tests/support/invasion.ts';
import type { SaucerId } from '../cards.ts';
import { flightOf } from '../fleet.ts';
import { countActionCards } from './apply.ts';
import { game as invasion } from './game.ts';
import type { Action } from './types.ts';

describe('corrections and depth', () => {
	test('a saucer set on Earth by hand sets the colour; both squadrons there win', () => {
		const state = given({ players: 2, phase: 'move' });
		const set = (id: SaucerId): Action => ({ type: 'correct', set: { [`saucer:${id}`]: 'earth' } });
		expect(playOn(invasion, state, set('A:blue')).first).toBe('blue');
		expect(playOn(invasion, state, set('A:blue'), set('B:blue'), set('A:red'), set('B:red')).over?.won).toEqual(['p1', 'p2']);
	});

	test('at depth board: phase 1 is not asked, cards are not counted, the rest is kept', () => {
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

	test('to a deeper depth in mid-game: the counts that were kept stay; after a turn without them all hands are full, and the pile is asked for', () => {
		const depth = (to: string): Action => ({ type: 'correct', set: { 'option:depth': to } });
		const start = startTable(invasion, 2).act({ type: 'discard', card: 'laser' }).state;
		const back = playOn(invasion, start, depth('board'), depth('full'));
		expect([back.stack, back.pilots.map(({ hand }) => hand)]).toEqual([start.stack, start.pilots.map(({ hand }) => hand)]);

		const table = startTable(invasion, 2, { depth: 'board' }).tap('pass').act(depth('full'));
		expect(table.state.pilots.map(({ hand }) => hand)).toEqual([4, 4]);
		expect(invasion.odds(table.state).map(({ of }) => of.rule)).not.toContain('odds.nova');
		expect(table.guide.asks.map(({ prompt }) => prompt.rule)).toContain('cards.pile');
		table.act({ type: 'correct', set: { pile: 30, 'discards:?': 11 } });
		expect([table.state.uncounted, countActionCards(table.state)]).toEqual([undefined, 49]);
	});

	test('if cards are not counted, a gift is an action of its own: the giver rests', () => {
		const table = startTable(invasion, 2, { depth: 'board' }).tap('give:p2');
		expect(table.state.pilots.map(({ rest }) => rest)).toEqual(['no', 'gave']);
	});
});
