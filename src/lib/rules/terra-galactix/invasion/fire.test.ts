import { describe, expect, test } from 'vitest';
import { playOn, startTable } from '../../../../../tests/support/terra.ts';
import { outOfReach, given, type Given, livesOf, refusalOf, rollOf, whereIs } from '../../../../../tests/support/invasion.ts';
import type { SaucerId } from '../cards.ts';
import { game as invasion } from './game.ts';
import type { Own, State } from './types.ts';

describe('the bunkers fire', () => {
	const fire = (more: Given = {}): State => given({ phase: 'fire', yellow: [4], ...more });
	const shield = (saucer: SaucerId, by?: string[]): Own => ({ type: 'defend', saucer, how: 'bouclier', ...(by ? { by } : {}) });
	const giga = (saucer: SaucerId, by?: string[]): Own => ({ type: 'defend', saucer, how: 'giga', ...(by ? { by } : {}) });
	const explode = (saucer: SaucerId): Own => ({ type: 'defend', saucer, how: 'none' });
	/** Four saucers on line 2, which bears the 4, at orbits 1, 2, 4 and 5. */
	const line: Given = {
		players: 4,
		options: { positions: true },
		saucers: {
			'A:red': [2, 1],
			'B:red': [2, 2],
			'C:red': [2, 4],
			'D:red': [2, 5],
			'A:blue': [1, 3],
			'B:blue': [1, 2],
			'C:blue': [3, 3],
			'D:blue': ['bluish', 1]
		}
	};

	test('I12: the Giga of the farthest saucer covers only that one; the others need a Bouclier each', () => {
		const after = playOn(invasion, fire(line), giga('D:red'));
		expect(after.settled).toEqual(['D:red']);
		expect(refusalOf(after, { type: 'quiet' })).toBe('fire.still');
		const all = playOn(invasion, after, shield('A:red'), shield('B:red'), shield('C:red'));
		expect([all.phase, livesOf(all)]).toEqual(['move', [4, 4, 4, 4]]);
	});

	test('a Giga nearer to Earth covers all behind it, without a card of theirs', () => {
		const after = playOn(invasion, fire(line), giga('B:red'));
		expect(after.settled).toEqual(['B:red', 'C:red', 'D:red']);
		expect(after.pilots.map(({ hand }) => hand)).toEqual([5, 3, 4, 4]);
		expect(playOn(invasion, after, explode('A:red')).phase).toBe('move');
	});

	test('I14: one Bouclier for two saucers on a line saves one of them', () => {
		const state = fire({
			options: { positions: true },
			saucers: { ...outOfReach('B', 'C'), 'A:red': [2, 1], 'A:blue': [2, 2] },
			pilots: [{ hand: 1 }]
		});
		const after = playOn(invasion, state, shield('A:red'), explode('A:blue'));
		expect([whereIs(after, 'A:red'), whereIs(after, 'A:blue'), after.pilots[0]!.lives, after.pilots[0]!.hand]).toEqual([
			'space',
			'base',
			3,
			0
		]);
		expect(refusalOf(playOn(invasion, state, shield('A:red')), shield('A:blue'))).toBe('cards.none');
	});

	test('R11: hit, no Bouclier, a partner gives one: saved, and the partner is exhausted', () => {
		const after = playOn(invasion, fire(), shield('A:red', ['p2']));
		expect([whereIs(after, 'A:red'), after.pilots[1]!.rest, after.pilots[1]!.hand]).toEqual(['space', 'gave', 3]);
		expect(after.stack.discard).toEqual({ bouclier: 1 });
	});

	test('I17: an exhausted player who is hit may be helped by a third', () => {
		const state = fire({ pilots: [{}, { rest: 'gave' }] });
		expect(refusalOf(state, shield('B:red'))).toBe('cards.exhausted');
		const after = playOn(invasion, state, shield('B:red', ['p3']));
		expect(after.pilots.map(({ rest }) => rest)).toEqual(['no', 'gave', 'gave']);
		expect(livesOf(after)).toEqual([4, 4, 4]);
	});

	test('I18: an exhausted player gives nothing', () =>
		expect(refusalOf(fire({ pilots: [{}, { rest: 'gave' }] }), shield('A:red', ['p2']))).toBe('gift.exhausted'));

	test('I19: a Giga of a player who is not on the line saves all on it, and exhausts', () => {
		const state = fire({
			options: { positions: true },
			saucers: { ...outOfReach('B'), 'A:red': [2, 1], 'C:red': [2, 4], 'A:blue': [1, 1], 'C:blue': [1, 2] }
		});
		const after = playOn(invasion, state, giga('A:red', ['p2']));
		expect([after.phase, livesOf(after), after.pilots[1]!.rest]).toEqual(['move', [4, 4, 4], 'gave']);
	});

	test('A28: a Giga that also covers a saucer of its giver is not a gift', () =>
		expect(playOn(invasion, fire(line), giga('A:red', ['p3'])).pilots[2]!.rest).toBe('no'));

	test('I4: a partner whose own saucer is covered too is not exhausted, whether positions show it or the table enters it', () => {
		const state = fire({ players: 3 });
		const outcome = playOn(invasion, state, { ...giga('A:red', ['p2']), covers: 'B:red' } as Own);
		expect([outcome.pilots[1]!.rest, outcome.pilots[1]!.hand, outcome.settled]).toEqual(['no', 3, ['A:red', 'B:red']]);
		expect(playOn(invasion, state, giga('A:red', ['p2'])).pilots[1]!.rest).toBe('gave');
	});

	test.each<[string, Own]>([
		['a saucer of a third player', { type: 'defend', saucer: 'A:red', how: 'giga', by: ['p2'], covers: 'C:red' }],
		['by a Bouclier', { type: 'defend', saucer: 'A:red', how: 'bouclier', by: ['p2'], covers: 'B:red' }],
		['without a giver', { type: 'defend', saucer: 'A:red', how: 'giga', covers: 'B:red' }]
	])('I4: no saucer is covered like this: %s', (_, action) => expect(refusalOf(fire({ players: 3 }), action)).toBe('table.not-now'));

	test('I4: positions that show the opposite have precedence', () => {
		const state = fire({ ...line, saucers: { ...line.saucers, 'B:blue': [6, 2] } });
		expect(refusalOf(state, { type: 'defend', saucer: 'C:red', how: 'giga', by: ['p2'], covers: 'B:blue' })).toBe('table.not-now');
	});

	test('I4: the table is asked, and two more taps keep the partner from being exhausted', () => {
		const table = startTable(invasion, 2);
		for (const i of [0, 1])
			table.act(
				{ type: 'discard', card: 'laser' },
				rollOf({ red: [1], blue: [2], yellow: [3] }),
				...(i ? [{ type: 'quiet' } as const] : []),
				{ type: 'end' }
			);
		table.act({ type: 'discard', card: 'laser' }, rollOf({ red: [1], blue: [2], yellow: [4] }));
		table.tap('A:red', 'giga:p2', 'B:blue');
		expect([table.state.pilots[1]!.rest, table.state.settled]).toEqual(['no', ['A:red', 'B:blue']]);
	});

	test('I33: on a bluish radius no saucer is ever hit', () => {
		const state = { ...given({ players: 2, options: { positions: true }, saucers: { ...outOfReach('A', 'B') } }), announced: false };
		for (const face of [1, 2, 3, 4, 5, 6]) {
			const other = (face % 6) + 1;
			expect(playOn(invasion, state, rollOf({ red: [other], blue: [face], yellow: [face] })).phase).toBe('move');
		}
		expect(refusalOf(fire(line), explode('D:blue'))).toBe('fire.off-line');
	});

	test('I34: the player whose turn it is may leave before the shot; another may not', () => {
		const hole = (saucer: SaucerId): Own => ({ type: 'hole', saucer, star: '?' });
		const after = playOn(invasion, fire(), hole('A:red'));
		expect([livesOf(after), after.stack.discard, after.settled.includes('A:red')]).toEqual([[4, 4, 4], { trou: 2 }, true]);
		expect(refusalOf(fire(), hole('B:red'))).toBe('hole.own-turn');
		expect(refusalOf(fire({ options: { blackHoleReaction: 'anyLaser' } }), hole('B:red'))).toBeUndefined();
	});

	test('I39: the fourth destruction loses, although a saucer still flies', () => {
		const after = playOn(invasion, fire({ pilots: [{ lives: 1 }] }), explode('A:red'));
		expect(after.over).toEqual({ won: [], by: { rule: 'end.lost', with: { player: 'p1' } } });
		expect(whereIs(after, 'A:blue')).toBe('space');
	});

	test('V13: Tirs continus: a saucer of another player on a lit line answers as usual; those of the active player may still leave it', () => {
		const state = fire({ options: { tirsContinus: true } });
		expect(playOn(invasion, state, explode('B:red')).pilots[1]!.lives).toBe(3);
		expect(refusalOf(state, explode('A:red'))).toBe('table.not-now');
		expect(refusalOf(fire({ options: { tirsContinus: true, continuousActiveDodge: false } }), explode('A:red'))).toBeUndefined();
	});

	test('equal yellow dice fire once, or twice with the option', () => {
		const twice = fire({ yellow: [4, 4], options: { superResistance: 'on', doubleYellowFires: 'twice' } });
		expect(playOn(invasion, twice, shield('B:red')).settled).toEqual(['B:red']);
		expect(refusalOf(playOn(invasion, twice, shield('B:red')), shield('B:red'))).toBeUndefined();
		const once = fire({ yellow: [4, 4], options: { superResistance: 'on' } });
		expect(refusalOf(playOn(invasion, once, shield('B:red')), shield('B:red'))).toBe('table.not-now');
	});

	test('without a saucer in space the number is not asked for', () => {
		const table = startTable(invasion, 2, {}, {}).tap('discard:laser').tap(3, 5, 4);
		expect(table.state.phase).toBe('move');
		expect(table.history.at(-1)!.steps.map(({ rule }) => rule)).toEqual(['roll.thrown', 'fire.nobody']);
	});

	test('a saucer in its base or on Earth cannot be hit', () =>
		expect(refusalOf(fire({ saucers: { 'A:red': 'base' } }), explode('A:red'))).toBe('fire.space'));
});

describe('what the table may put off', () => {
	test('a fire number that is put off is not asked again: the table enters which saucer is hit, and may read the number later', () => {
		const table = startTable(invasion, 2, { depth: 'board' }, {});
		table.tap('pass').tap('yellow:4').tap('later');
		expect([table.state.phase, table.state.later]).toEqual(['fire', ['fire:4']]);
		table.tap('A:red', 'none').tap('end').tap('yellow:4');
		expect(table.guide.asks[0]?.prompt.rule).toBe('fire.now');
		table.tap('end').tap('fire:4', 'bunker:2', 'done');
		expect([table.state.later, table.state.facts['fire:4']]).toEqual([undefined, [2]]);
	});

	test('once a Giga Bouclier was played, being behind it is an answer that costs no card', () => {
		const fire = given({ phase: 'fire', yellow: [4] });
		expect(refusalOf(fire, { type: 'defend', saucer: 'A:red', how: 'covered' })).toBe('fire.no-giga');
		const after = playOn(
			invasion,
			fire,
			{ type: 'defend', saucer: 'B:red', how: 'giga' },
			{ type: 'defend', saucer: 'A:red', how: 'covered' }
		);
		expect([after.settled, after.stack.discard]).toEqual([['B:red', 'A:red'], { giga: 1 }]);
	});

	test('the end of the turn, a shot or a landing implies that no other saucer is hit, unless one is known to be on a lit line', () => {
		const fire = given({ phase: 'fire', yellow: [4], bunkers: { 5: 'destroyed' }, thrown: { red: null, blue: null } });
		expect(playOn(invasion, fire, { type: 'end' }).active).toBe(1);
		expect(playOn(invasion, fire, { type: 'land', saucer: 'A:red' }).phase).toBe('move');
		const known = given({ options: { positions: true }, phase: 'fire', yellow: [4], saucers: { 'A:red': [2, 3] } });
		expect(refusalOf(known, { type: 'end' })).toBe('fire.still');
	});
});
