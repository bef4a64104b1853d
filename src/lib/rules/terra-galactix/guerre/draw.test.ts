import { describe, expect, test } from 'vitest';
import {
	startTable,
	correct,
	actingTable,
	lastSteps,
	refusal,
	pilot,
	roll,
	laser,
	lost,
	lastRulings,
	startRulings
} from '../../../../../tests/support/guerre.ts';
import { cardCount } from '../../deck.ts';

describe('cards and licences', () => {
	test('a Super Nova that is drawn is kept: nothing is asked (G03)', () => {
		const [ask] = startTable(4).guide.asks;
		expect(ask!.prompt.rule).toBe('cards.choose');
		expect(startRulings(startTable(4)).filter(({ rule }) => rule.startsWith('cards.'))).toHaveLength(1);
	});

	test('hand six, one licence: a Soucoupe makes it two, hand five, and both may fly this turn (G04)', () => {
		const table = correct(startTable(4), { 'licences:p1': 1, 'at:A:red': 'awaits' }).act({ type: 'licence', n: 1 }, roll(1, 2));
		expect(pilot(table, 0)).toMatchObject({ licences: 2, hand: 5 });
		table.act({ type: 'launch', saucer: 'A:red' }, { type: 'launch', saucer: 'A:blue' });
		expect(table.state.saucers).toMatchObject({ 'A:red': 'space', 'A:blue': 'space' });
	});

	test('two waiting and one card: the saucer must be named, and only that one flies', () => {
		const table = correct(startTable(4), { 'licences:p1': 0, 'at:A:red': 'awaits', 'at:A:blue': 'awaits' });
		expect(refusal(table.state, { type: 'licence', n: 1 })).toBe('licence.which');
		table.act({ type: 'licence', n: 1, saucers: ['A:blue'] }, roll(1, 2));
		expect(refusal(table.state, { type: 'launch', saucer: 'A:red' })).toBe('launch.awaits');
		expect(refusal(table.state, { type: 'launch', saucer: 'A:blue' })).toBeUndefined();
	});

	test('with anonymous licences, a free card lets any waiting saucer fly', () => {
		const table = correct(startTable(4, { licencesAnonymous: true }), { 'licences:p1': 1, 'at:A:red': 'awaits', 'at:A:blue': 'awaits' });
		table.act({ type: 'discard', card: 'laser' }, roll(1, 2));
		expect(refusal(table.state, { type: 'launch', saucer: 'A:red' })).toBeUndefined();
	});

	test('in a Duel a card played on the turn of one camp can let a saucer of the other camp fly', () => {
		const table = correct(startTable(2), { 'licences:p1': 3, 'at:C:red': 'awaits' }).act({ type: 'licence', n: 1 });
		expect(table.state.saucers['C:red']).toBe('base');
	});

	test('two Pulsars: one for each die (R20)', () => {
		const table = startTable(4).act({ type: 'pulsar', on: ['red', 'blue'] }, roll(3, 5));
		expect(lastRulings(table).slice(1)).toEqual([
			{ rule: 'roll.points', with: { saucer: 'A:red', points: 6 } },
			{ rule: 'roll.points', with: { saucer: 'A:blue', points: 10 } }
		]);
		expect(table.state.stack.discard).toEqual({ pulsar: 2 });
	});

	test('a destroyed saucer’s card goes to the discard and comes back with a shuffle (G32)', () => {
		const table = actingTable().act(laser('B:red'), lost(0));
		expect(table.state.stack.discard).toMatchObject({ laser: 1, soucoupe: 1, pulsar: 1 });
		correct(table, { 'discard:trou': 10, 'discard:bouclier': 10, 'discard:nova': 10, 'discard:laser': 10, 'discard:pulsar': 4 }).act({
			type: 'end'
		});
		while (table.state.stack.epoch === 0) table.act({ type: 'discard', card: 'soucoupe' }, roll(1, 1), { type: 'end' });
		expect(lastSteps(table)).toContain('cards.shuffle');
		expect(table.state.stack.shuffled!.soucoupe).toBeGreaterThan(1);
		expect(cardCount(table.state.stack.discard)).toBe(0);
	});

	test('a defender who spent three cards has two until his own phase 1, then draws three and one (G36)', () => {
		const table = actingTable().act(laser('B:red', 3), { type: 'answer', how: 'bouclier' });
		expect(pilot(table, 1).hand).toBe(2);
		table.act({ type: 'end' });
		expect(pilot(table, 1).hand).toBe(6);
		expect(lastRulings(table).at(-1)).toMatchObject({ rule: 'cards.drawn', with: { player: 'p2', n: 4 } });
	});
});
