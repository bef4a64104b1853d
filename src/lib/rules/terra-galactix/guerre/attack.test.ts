import { describe, expect, test } from 'vitest';
import { actingTable, lastSteps, refusal, pilot, laser, nova, mega, lost, lastRulings } from '../../../../../tests/support/guerre.ts';
import { game } from './game.ts';

describe('attacks and answers', () => {
	test('two Lasers against one Bouclier: it explodes and the defender discards nothing (G07)', () => {
		const table = actingTable().act(laser('B:red', 2));
		const before = pilot(table, 1).hand;
		table.act(lost(0));
		expect(pilot(table, 1)).toMatchObject({ hand: before, licences: 1 });
		expect(table.state.saucers['B:red']).toBe('awaits');
		expect(table.state.stack.discard).toEqual({ pulsar: 1, laser: 2, soucoupe: 1 });
	});

	test('two Lasers against two Boucliers: parried, four cards discarded (G08)', () => {
		const table = actingTable().act(laser('B:red', 2), { type: 'answer', how: 'bouclier' });
		expect(table.state.saucers['B:red']).toBe('space');
		expect(table.state.stack.discard).toEqual({ pulsar: 1, laser: 2, bouclier: 2 });
		expect(pilot(table, 1).hand).toBe(3);
	});

	test('five Lasers against one Giga: parried (R19)', () => {
		const table = actingTable().act(laser('B:red', 5), { type: 'answer', how: 'giga' });
		expect(table.state.stack.discard).toEqual({ pulsar: 1, laser: 5, giga: 1 });
		expect(pilot(table, 1).licences).toBe(2);
	});

	test('a Méga Laser: Boucliers are refused, a Giga parries (G10)', () => {
		const table = actingTable().act(mega('B:red'));
		expect(refusal(table.state, { type: 'answer', how: 'bouclier' })).toBe('answer.useless');
		expect(refusal(table.state, { type: 'answer', how: 'trou' })).toBe('answer.useless');
		expect(lastSteps(table.act({ type: 'answer', how: 'giga' }))).toEqual(['answer.parried']);
	});

	test('with the option a pair of Trous noirs dodges a Laser', () => {
		const table = actingTable(4, { blackHoleReaction: 'anyLaser' }).act(laser('B:red', 2), { type: 'answer', how: 'trou' });
		expect(table.state).toMatchObject({ phase: 'warp', warp: { queue: ['B:red'], back: 'act' } });
		expect(pilot(table, 1).hand).toBe(3);
	});

	test('with the option a Méga Laser is still parried by a Giga Bouclier only (p. 27)', () => {
		const table = actingTable(4, { blackHoleReaction: 'anyLaser' }).act(mega('B:red'));
		expect(refusal(table.state, { type: 'answer', how: 'trou' })).toBe('answer.useless');
		const [odd] = game.odds(table.state).filter(({ of }) => of.rule === 'odds.answers');
		// 64 cards are hidden, two of them Gigas; the target holds five.
		expect(odd?.chance).toBeCloseTo(1 - (59 * 58) / (64 * 63), 12);
	});

	test('a Super Nova on a load of two: stock +2, licence −1, three cards discarded (G20)', () => {
		const table = actingTable(4, {}, ['B:red'], 10).act(nova('B:red'), lost(2));
		expect(table.state.stock).toBe(12);
		expect(pilot(table, 1).licences).toBe(1);
		expect(table.state.stack.discard).toEqual({ pulsar: 1, nova: 2, soucoupe: 1 });
		expect(table.state.phase).toBe('act');
	});

	test('a Super Nova is escaped through a black hole, which discovers nothing', () => {
		const table = actingTable(4, {}, ['B:red'], 10).act(nova('B:red'), { type: 'answer', how: 'trou' });
		expect(lastSteps(table)).toEqual(['answer.fled', 'trou.no-discovery']);
		table.act({ type: 'arrive', star: 'Étoile 2' });
		expect(table.state).toMatchObject({ phase: 'act', stock: 10, saucers: { 'B:red': 'space' } });
		expect(table.state.stack.discard).toEqual({ pulsar: 1, nova: 2, trou: 2 });
	});

	test('a wreck with three tokens scatters front, left, right (R14)', () => {
		const table = actingTable(4, {}, undefined, 10).act(laser('B:red'), lost(3), { type: 'wreck', from: 'out' });
		expect(lastRulings(table)[0]).toEqual({ rule: 'wreck.scatter', with: { n: 3, places: ['out', 'ccw', 'cw'] } });
		expect(table.state.phase).toBe('act');
	});

	test('five Laser attacks in one turn are allowed if the cards are there; each attacked saucer is stored for the reminder', () => {
		const table = actingTable().act(laser('B:red'), { type: 'answer', how: 'bouclier' }, laser('B:red'), lost(0), laser('B:blue'), lost(0));
		expect(table.state.attacked).toEqual(['B:red', 'B:blue']);
		expect(table.guide.remind).toContainEqual({ rule: 'attack.move-first', with: { saucers: ['B:red', 'B:blue'] } });
	});
});
