import { describe, expect, test } from 'vitest';
import { playOn, RING, startTable } from '../../../../../tests/support/terra.ts';
import { game as envahisseurs } from './game.ts';
import type { Action } from './types.ts';

const depth = (to: 'board' | 'full'): Action => ({ type: 'correct', set: { 'option:depth': to } });

describe('the depth changes during a game', () => {
	test('to the board and back: the hands and the draw pile that were kept are there again', () => {
		const start = startTable(envahisseurs, 4, { depth: 'full' }, RING).act({ type: 'discard', card: 'laser' }).state;
		const back = playOn(envahisseurs, start, depth('board'), depth('full'));
		expect([back.stack, back.pilots]).toEqual([start.stack, start.pilots]);
	});

	test('to the board: the dice are the next question, bunkers and Soucoupe cards stay', () => {
		const table = startTable(envahisseurs, 4, { depth: 'full' }, RING).act({ type: 'correct', set: { 'bunker:5': 'destroyed' } });
		const { bunkers, pilots } = table.state;
		table.act(depth('board'));
		expect(table.state).toMatchObject({ bunkers, pilots: pilots.map(({ licences }) => ({ licences })) });
		expect(table.guide.asks[0]?.kind).toBe('dice');
	});

	test('to the cards: only the draw pile is asked for, and what rests on it is absent until then', () => {
		const table = startTable(envahisseurs, 4, { depth: 'board' }, RING).tap('pass', 'pass').act(depth('full'));
		expect(table.state.active).toBe(2);
		expect(table.guide.asks.filter(({ prompt }) => prompt.rule === 'cards.pile')).toHaveLength(1);
		expect(envahisseurs.odds(table.state).filter(({ of }) => of.rule === 'odds.draw' || of.rule === 'odds.nova')).toEqual([]);
	});
});
