import { describe, expect, test } from 'vitest';
import { rollOf } from '../../../../../../tests/support/envahisseurs.ts';
import { RING, startTable } from '../../../../../../tests/support/terra.ts';
import { game as envahisseurs } from '../game.ts';

describe('taps at the default depth', () => {
	const flying = () => {
		const table = startTable(envahisseurs, 4, { depth: 'board' }, RING).tap('pass', 'pass', 'pass', 'pass');
		table.taps = 0;
		return table;
	};

	test('a quiet turn takes 2, a turn with no number to look up 1', () => {
		expect(flying().tap('yellow:4', 'end').taps).toBe(2);
		expect(startTable(envahisseurs, 4, { depth: 'board' }, RING).tap('pass').state.active).toBe(1);
	});

	test('an attack takes 2, a hit saucer 2, a Soucoupe card 1', () => {
		const table = flying().tap('yellow:4').tap('A:red', 'bouclier').tap('target:B:red', 'none');
		expect([table.taps, table.state.pilots[1]?.licences]).toEqual([5, 1]);
		table.tap('end').tap('licence:1');
		expect([table.taps, table.state.pilots[1]?.licences]).toEqual([7, 2]);
	});

	test('advice compares attacks only for a player who has entered the cards they need', () => {
		const table = startTable(envahisseurs, 4, { depth: 'full', ownHand: true }, RING);
		for (let i = 0; i < 4; i++) table.act({ type: 'discard', card: 'pulsar' }, { type: 'roll', dice: { yellow: [3] } }, { type: 'end' });
		table.act({ type: 'discard', card: 'pulsar' }, { type: 'roll', dice: { yellow: [3] } }, { type: 'quiet' });
		const attacks = () => envahisseurs.advice(table.state, envahisseurs.odds(table.state)).filter(({ of }) => of.rule === 'counsel.attack');
		expect(attacks()).toEqual([]);
		table.act({ type: 'hold', camp: 'A', cards: ['laser', 'trou', 'trou', 'giga'] });
		expect(attacks().map(({ of, eyes }) => [of.with?.['weapon'], of.with?.['cards'], eyes])).toEqual([['laser', 1, 'p1']]);
	});
});

describe('taps', () => {
	const flying = () => {
		const table = startTable(envahisseurs, 4, {}, RING);
		for (let i = 0; i < 4; i++)
			table.act({ type: 'discard', card: 'pulsar' }, rollOf({ red: [1], blue: [2], yellow: [3] }), { type: 'end' });
		table.taps = 0;
		return table;
	};

	test('a quiet turn: 6', () => expect(flying().tap('discard:laser').tap(2, 5, 4).tap('quiet').tap('end').taps).toBe(6));

	test('a saucer is hit: +2, without a confirmation', () => {
		const table = flying().tap('discard:laser').tap(2, 5, 4);
		table.taps = 0;
		expect([table.tap('A:red', 'none').taps, table.state.pilots[0]!.licences]).toEqual([2, 1]);
	});

	test('a Laser attack: 3 (target, number, answer)', () => {
		const table = flying().tap('discard:pulsar').tap(2, 5, 4).tap('quiet');
		table.taps = 0;
		table.tap('target:B:red', 'lasers:2', 'bouclier');
		expect([table.taps, table.state.stack.discard.bouclier]).toEqual([3, 2]);
	});

	test('a bunker shot +2, a landing +1, a Soucoupe card +1', () => {
		const table = flying().tap('discard:pulsar').tap(2, 5, 4).tap('quiet');
		table.taps = 0;
		expect(table.tap('bunker:5', 'mega').taps).toBe(2);
		expect(table.tap('A:red').taps).toBe(3);
		table.tap('end').act({ type: 'correct', set: { 'saucer:B:red': 'waiting', 'licences:B': 1 } });
		table.taps = 0;
		expect([table.tap('licence:1').taps, table.state.pilots[1]!.licences]).toEqual([1, 2]);
	});

	test('escaping a Super Nova: target, pair, Trou noir, card', () => {
		const table = flying().tap('discard:pulsar').tap(2, 5, 4).tap('quiet');
		table.taps = 0;
		table.tap('target:B:red', 'nova', 'trou', '?');
		expect([table.taps, table.state.stack.discard.trou, table.state.galactix.pile]).toEqual([4, 2, 23]);
	});
});
