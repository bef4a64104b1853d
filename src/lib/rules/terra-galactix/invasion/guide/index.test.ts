import { describe, expect, test } from 'vitest';
import { startTable } from '../../../../../../tests/support/terra.ts';
import type { Facts } from '../../../contract.ts';
import { game as invasion } from '../game.ts';

/** All saucers are in space, and the first player is in phase 1. */
const flying = (players = 2, options = {}, facts?: Facts) => {
	const table = startTable(invasion, players, options, facts);
	for (let i = 0; i < players; i++)
		table.act(
			{ type: 'discard', card: 'pulsar' },
			{ type: 'roll', dice: { red: [1], blue: [2], yellow: [3] } },
			...(i ? [{ type: 'quiet' } as const] : []),
			{ type: 'end' }
		);
	table.taps = 0;
	return table;
};

/** A turn up to the fire of the bunkers numbered 4: a card and three dice. */
const underFire = (players = 2, options = {}) => {
	const table = flying(players, options).tap('discard:laser').tap(2, 5, 4);
	table.taps = 0;
	return table;
};

describe('taps (real dice)', () => {
	test('a quiet turn: 6', () => {
		const table = flying().tap('discard:laser').tap(2, 5, 4).tap('quiet').tap('end');
		expect([table.taps, table.state.active]).toEqual([6, 1]);
	});

	test('if no bunker of the number stands: 5, phase 3 is skipped', () => {
		const table = flying();
		table.act({
			type: 'correct',
			set: { 'bunker:2': 'destroyed', 'bunker:6': 'destroyed', 'bunker:9': 'destroyed', 'bunker:13': 'destroyed' }
		});
		table.tap('discard:laser').tap(2, 5, 4).tap('end');
		expect(table.taps).toBe(5);
		expect(table.history.flatMap(({ steps }) => steps)).toContainEqual({ rule: 'fire.dark', with: { numbers: [4] } });
	});

	test.each([
		['a saucer hit and shielded', ['A:red', 'bouclier'], 2],
		['hit and destroyed: the life turns itself', ['B:red', 'none'], 2],
		['shielded by a helper: the timer starts itself', ['A:red', 'bouclier:p2'], 2],
		['Giga', ['A:red', 'giga'], 2]
	] as const)('%s: +2, without a confirmation', (_, touches, taps) => {
		const table = underFire();
		table.tap(...touches);
		expect([table.taps, table.state.settled.length > 0]).toEqual([taps, true]);
	});

	test('with positions the hit saucers are known: +1 each, and a Giga settles those behind it', () => {
		const table = flying(3, { positions: true });
		const onLine2 = { 'line:A:red': '2', 'orbit:A:red': 1, 'line:B:red': '2', 'orbit:B:red': 2, 'line:C:red': '2', 'orbit:C:red': 4 };
		table.act({ type: 'correct', set: { ...onLine2, 'line:A:blue': 'bluish', 'line:B:blue': 'bluish', 'line:C:blue': 'bluish' } });
		table.tap('discard:laser').tap(2, 5, 4);
		table.taps = 0;
		expect(table.guide.asks.map(({ prompt }) => prompt.with?.['saucer'])).toEqual(['A:red', 'B:red', 'C:red', undefined]);
		table.act({ type: 'defend', saucer: 'B:red', how: 'giga' });
		expect(table.state.settled).toEqual(['B:red', 'C:red']);
		expect([table.tap('bouclier').taps, table.state.phase]).toEqual([1, 'move']);
	});

	test('after the last saucer that could be hit the fire ends without a tap', () => {
		const table = underFire();
		table.tap('A:red', 'bouclier').tap('A:blue', 'bouclier').tap('B:red', 'bouclier').tap('B:blue', 'bouclier');
		expect([table.taps, table.state.phase]).toEqual([8, 'move']);
	});

	test('a bunker shot: +2', () => {
		const table = underFire().tap('quiet');
		table.taps = 0;
		table.tap('bunker:5', 'laser:2');
		expect([table.taps, table.state.stack.discard.laser]).toEqual([2, 3]);
		expect(table.tap('bunker:5', 'mega').state.bunkers[4]).toBe('destroyed');
	});

	test('landing: +1', () => {
		const table = underFire();
		table.act({ type: 'correct', set: { 'bunker:5': 'destroyed' } }).tap('quiet');
		table.taps = 0;
		expect([table.tap('A:red').taps, table.state.pilots[0]!.saucers.red.where]).toEqual([1, 'earth']);
	});

	test('a Super Nova is drawn: +1, then +1 after the pieces were moved', () => {
		const table = flying().tap('nova');
		expect([table.taps, table.state.pending]).toEqual([1, 'wave']);
		expect([table.tap('done').taps, table.state.phase]).toEqual([2, 'draw']);
	});

	test('a Resistance is detected: +1 to confirm', () => {
		const table = flying().tap('discard:laser').tap(4, 4, 4);
		expect([table.taps, table.state.pending]).toEqual([4, 'resistance']);
		expect(table.tap('done').taps).toBe(5);
	});

	test('black hole: +2 with a known card, +1 for each redraw (B05)', () => {
		const table = flying();
		table.act({ type: 'learn', fact: 'galactix:Véga', value: { constellation: 'Lyre', count: 2 } });
		table.act({ type: 'learn', fact: 'galactix:Deneb', value: { constellation: 'Cygne', count: 1 } });
		table.tap('hole:A:red', 'galactix:Véga');
		expect([table.taps, table.state.galactix.discard]).toEqual([2, { Véga: 1 }]);
		expect([table.tap('galactix:Deneb').taps, table.state.galactix.pile]).toEqual([3, 22]);
	});

	test('a new Galactix card: +4 once, learned and used together', () => {
		const table = flying().tap('hole:A:red', 'new-card', 'Véga', 'Lyre', '2');
		expect(table.taps).toBe(5);
		expect(table.state.facts['galactix:Véga']).toEqual({ constellation: 'Lyre', count: 2 });
		expect(table.actions.at(-1)).toMatchObject({ type: 'learn', then: { type: 'hole', saucer: 'A:red', star: 'Véga' } });
	});

	test('B01: an unread number: +1 for each bunker and +1 to confirm, then never again', () => {
		const table = flying(2, {}, { 'fire:3': [3, 11] })
			.tap('discard:laser')
			.tap(2, 5, 4);
		expect(table.guide.asks[0]).toMatchObject({ kind: 'pick', fact: 'fire:4' });
		table.taps = 0;
		table.tap('bunker:1', 'bunker:5', 'bunker:8', 'bunker:12', 'done');
		expect([table.taps, table.state.facts['fire:4']]).toEqual([5, [1, 5, 8, 12]]);
		expect(table.guide.asks[0]!.prompt).toEqual({ rule: 'fire.now', with: { numbers: [4] } });
		table.tap('quiet').tap('end').tap('discard:laser').tap(2, 5, 4);
		expect(table.guide.asks[0]!.prompt.rule).toBe('fire.now');
	});

	test('a saucer that cannot be saved explodes with one tap', () => {
		const table = underFire(2);
		table.act({ type: 'correct', set: { 'hand:A': 0, 'hand:B': 0 } });
		table.taps = 0;
		expect([table.tap('A:red').taps, table.state.pilots[0]!.lives]).toEqual([1, 3]);
	});
});
