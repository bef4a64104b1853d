import { describe, expect, test } from 'vitest';
import { playOn, stepRules, startTable, RING } from '../../../../../tests/support/terra.ts';
import { given, type Given, refusalOf, rollOf, whereIs } from '../../../../../tests/support/invasion.ts';
import type { SaucerId } from '../cards.ts';
import { flightOf } from '../fleet.ts';
import { game as invasion } from './game.ts';
import type { Own } from './types.ts';

describe('cards of phase 1', () => {
	test('I28: hand of 2, four cards drawn with a Super Nova among them: hand of 5, one shock wave', () => {
		const before = given({ phase: 'move', active: 2, pilots: [{ hand: 2 }], players: 3 });
		const drawn = playOn(invasion, before, { type: 'end' });
		const after = playOn(invasion, drawn, { type: 'nova' });
		expect([after.pilots[0]!.hand, before.stack.pile - after.stack.pile, after.stack.discard, after.wave]).toEqual([
			5,
			4,
			{ nova: 1 },
			true
		]);
	});

	test('R10: a second Super Nova in the same phase is only replaced', () => {
		const table = given({ phase: 'draw' });
		const once = playOn(invasion, table, { type: 'nova' }, { type: 'done' });
		expect(stepRules(invasion, once, { type: 'nova' })).toEqual(['nova.again']);
		const twice = playOn(invasion, once, { type: 'nova' });
		expect([twice.pending, twice.pilots[0]!.hand, twice.stack.discard.nova]).toEqual([undefined, once.pilots[0]!.hand, 2]);
	});

	test('I27: the wave pushes on every radius at once, also saucers of other players', () => {
		const state = given({
			players: 4,
			phase: 'draw',
			options: { positions: true },
			saucers: {
				'A:red': [1, 1],
				'B:red': [2, 4],
				'C:red': [2, 3],
				'D:red': [3, 5],
				'A:blue': [3, 2],
				'B:blue': 'base',
				'C:blue': 'earth',
				'D:blue': ['bluish', 2]
			}
		});
		const after = playOn(invasion, state, { type: 'nova' });
		const orbit = (id: SaucerId) => flightOf(after, id).orbit;
		expect((['A:red', 'B:red', 'C:red', 'D:red', 'A:blue', 'D:blue'] as const).map(orbit)).toEqual([4, 4, 3, 5, 4, 4]);
		expect([whereIs(after, 'B:blue'), whereIs(after, 'C:blue')]).toEqual(['base', 'earth']);
	});

	test('V02: Saute-Soucoupes, radius {3,3,1}', () => {
		const saucers = { 'A:red': [2, 3], 'B:red': [2, 3], 'A:blue': [2, 1], 'B:blue': 'base' } as const;
		const state = given({ players: 2, phase: 'draw', options: { positions: true, sauteSoucoupes: true }, saucers });
		const after = playOn(invasion, state, { type: 'nova' });
		expect((['A:red', 'B:red', 'A:blue'] as const).map((id) => flightOf(after, id).orbit)).toEqual([4, 4, 4]);
	});

	test('V01: Saute-Soucoupes, two saucers may be entered on one intersection', () => {
		const state = given({ players: 2, phase: 'move', options: { positions: true, sauteSoucoupes: true }, saucers: { 'B:red': [2, 3] } });
		const after = playOn(invasion, state, { type: 'move', saucer: 'A:red', line: 2, orbit: 3 });
		expect(flightOf(after, 'A:red')).toEqual(flightOf(after, 'B:red'));
		expect(invasion.guide(after).remind).toContainEqual({ rule: 'remind.saute' });
	});

	test('B07: two of five Super Novas discarded leave exactly three in the pile, whatever was shuffled', () => {
		const state = given({ phase: 'move', pile: 20, discard: { nova: 2, laser: 4 } });
		const odd = invasion.odds(state).find(({ of }) => of.rule === 'odds.nova')!;
		expect(odd.chance).toBeCloseTo(3 / 20, 12);
	});

	test('a Super Nova drawn before the shuffle went into that shuffle', () => {
		const before = given({ phase: 'move', active: 2, pilots: [{ hand: 2 }], pile: 1, discard: { laser: 10, pulsar: 10 } });
		const drawn = playOn(invasion, before, { type: 'end' });
		expect([drawn.stack.pile, drawn.stack.discard, drawn.stack.epoch, drawn.early]).toEqual([18, {}, 1, 1]);
		const after = playOn(invasion, drawn, { type: 'nova', before: true });
		expect([after.stack.pile, after.stack.discard, after.pilots[0]!.hand, after.wave]).toEqual([18, {}, 5, true]);
	});

	const pulsars: [name: string, given: Given, action: Own, rule: string | undefined][] = [
		['R20: two Pulsars, one on each die', {}, { type: 'pulsar', colours: ['red', 'blue'] }, undefined],
		['R20: two Pulsars on the same die', {}, { type: 'pulsar', colours: ['red', 'red'] }, 'pulsar.twice'],
		['a Pulsar for a saucer on Earth', { saucers: { 'A:red': 'earth' } }, { type: 'pulsar', colours: ['red'] }, 'pulsar.landed'],
		['a Super Nova to be discarded', {}, { type: 'discard', card: 'nova' }, 'draw.never-held'],
		['a card of which all copies lie open', { discard: { giga: 2 } }, { type: 'discard', card: 'giga' }, 'cards.none'],
		['a Pulsar without a hand', { pilots: [{ hand: 0 }] }, { type: 'pulsar', colours: ['red'] }, 'cards.none']
	];
	test.each(pulsars)('%s', (_, table, action, rule) => expect(refusalOf(given({ phase: 'draw', ...table }), action)).toBe(rule));

	test('one choice ends the phase; with the option several are possible, until the table ends it', () => {
		expect(playOn(invasion, given({ phase: 'draw' }), { type: 'pulsar', colours: ['red'] }).phase).toBe('roll');
		const combine = playOn(invasion, given({ phase: 'draw', options: { phase1Combine: true } }), { type: 'pulsar', colours: ['red'] });
		expect(combine.phase).toBe('draw');
		expect(playOn(invasion, combine, { type: 'discard', card: 'laser' }, { type: 'ready' }).phase).toBe('roll');
	});

	test('more than four cards may not be kept', () => {
		const state = given({ phase: 'draw', pilots: [{ hand: 7 }] });
		const one = playOn(invasion, state, { type: 'discard', card: 'laser' });
		expect([one.phase, refusalOf(one, { type: 'pulsar', colours: ['red'] })]).toEqual(['draw', 'draw.one-choice']);
		expect(playOn(invasion, one, { type: 'discard', card: 'laser' }, { type: 'discard', card: 'mega' }).phase).toBe('roll');
		const combine = given({ phase: 'draw', pilots: [{ hand: 7 }], options: { phase1Combine: true } });
		expect(refusalOf(playOn(invasion, combine, { type: 'discard', card: 'laser' }), { type: 'ready' })).toBe('draw.limit');
	});
});

describe('co-operation and regeneration', () => {
	test('I15: from the gift in turn 1 to the refill in turn 5', () => {
		const table = startTable(invasion, 3);
		// First all players leave the base once, so that there are saucers to hit.
		for (const colours of [0, 1, 2])
			table.act(
				{ type: 'discard', card: 'laser' },
				rollOf({ red: [1], blue: [2], yellow: [(colours % 3) + 3] }),
				...(colours ? [{ type: 'quiet' } as const] : []),
				{ type: 'end' }
			);
		const hands = () => table.state.pilots.map(({ hand }) => hand);
		table.act({ type: 'discard', card: 'laser' }, rollOf({ red: [1], blue: [2], yellow: [4] }));
		expect(hands()).toEqual([4, 4, 4]);
		table.act({ type: 'defend', saucer: 'A:red', how: 'bouclier', by: ['p2'] }, { type: 'quiet' }, { type: 'end' });
		expect([table.state.pilots[1]!.rest, table.state.phase, hands()[1]]).toEqual(['resting', 'roll', 3]);
		expect(table.history.at(-1)!.steps).toContainEqual({ rule: 'turn.exhausted', with: { player: 'p2' } });
		table.act(rollOf({ red: [1], blue: [2], yellow: [4] }));
		expect(refusalOf(table.state, { type: 'defend', saucer: 'B:red', how: 'bouclier' })).toBe('cards.exhausted');
		table.act({ type: 'quiet' }, { type: 'end' });
		expect(table.state.pilots[1]!.rest).toBe('no');
		table.act({ type: 'discard', card: 'laser' }, rollOf({ red: [1], blue: [2], yellow: [4] }));
		expect(refusalOf(table.state, { type: 'defend', saucer: 'B:red', how: 'bouclier' })).toBeUndefined();
		table.act(
			{ type: 'quiet' },
			{ type: 'end' },
			{ type: 'discard', card: 'laser' },
			rollOf({ red: [1], blue: [2], yellow: [4] }),
			{ type: 'quiet' },
			{ type: 'end' }
		);
		expect([table.state.active, hands()[1]]).toEqual([1, 5]);
	});

	test('A29: a gift in the giver’s own turn locks the rest of it and the whole next one', () => {
		const state = given({ phase: 'fire', yellow: [4] });
		const after = playOn(invasion, state, { type: 'defend', saucer: 'B:red', how: 'bouclier', by: ['p1'] }, { type: 'quiet' });
		expect(refusalOf(after, { type: 'shoot', bunker: 1, weapon: 'laser', orbit: 1 })).toBe('cards.exhausted');
		expect(playOn(invasion, after, { type: 'end' }).pilots[0]!.rest).toBe('gave');
	});

	test('I40: one Trou noir of one’s own and one of a partner', () => {
		const after = playOn(invasion, given(), { type: 'hole', saucer: 'A:red', star: '?', by: ['p3'] });
		expect(after.stack.discard).toEqual({ trou: 2 });
		expect(after.pilots.map(({ hand, rest }) => [hand, rest])).toEqual([
			[4, 'no'],
			[4, 'no'],
			[3, 'gave']
		]);
	});

	test('A27: one card from each helper, or several with the option', () => {
		const twice: Own = { type: 'hole', saucer: 'A:red', by: ['p3', 'p3'] };
		expect(refusalOf(given(), twice)).toBe('gift.one');
		expect(refusalOf(given({ options: { helpCards: 'several' } }), twice)).toBeUndefined();
		expect(refusalOf(given({ players: 4 }), { type: 'hole', saucer: 'A:red', by: ['p3', 'p4'] })).toBeUndefined();
	});

	test('a partner may give a Pulsar to a resting player', () => {
		const state = given({ pilots: [{ rest: 'resting' }] });
		expect(playOn(invasion, state, { type: 'pulsar', colours: ['blue'], by: ['p2'] }).pulsars).toEqual(['blue']);
		expect(refusalOf(state, { type: 'pulsar', colours: ['blue'] })).toBe('table.not-now');
	});
});

describe('black holes', () => {
	test('I30: the first star is taken, the second free: two Galactix cards, two Trous noirs', () => {
		const after = playOn(invasion, given(), { type: 'hole', saucer: 'A:red', star: 'Véga' }, { type: 'redraw', star: 'Deneb' });
		expect([after.galactix, after.stack.discard]).toEqual([{ pile: 22, discard: { Véga: 1, Deneb: 1 } }, { trou: 2 }]);
	});

	test('if positions are kept, a taken star is detected, and another card is asked for', () => {
		const facts = { ...RING, 'place:Véga': { line: 2, orbit: 3 }, 'place:Deneb': { line: 7, orbit: 4 } };
		const state = { ...given({ options: { positions: true }, saucers: { 'B:red': [2, 3] } }), facts };
		const taken = playOn(invasion, state, { type: 'hole', saucer: 'A:red', star: 'Véga' });
		expect(taken.pending).toBe('redraw');
		expect(refusalOf(taken, { type: 'end' })).toBe('table.not-now');
		expect(flightOf(playOn(invasion, taken, { type: 'redraw', star: 'Deneb' }), 'A:red')).toEqual({ where: 'space', line: 7, orbit: 4 });
	});

	test('a star without a place is asked for once, and then known', () => {
		const state = given({ options: { positions: true } });
		const away = playOn(invasion, state, { type: 'hole', saucer: 'A:red', star: 'Véga' });
		expect(invasion.guide(away).asks[0]).toMatchObject({ fact: 'place:Véga' });
		const there = playOn(invasion, away, { type: 'learn', fact: 'place:Véga', value: { line: 7, orbit: 4 } });
		expect(flightOf(there, 'A:red')).toEqual({ where: 'space', line: 7, orbit: 4 });
	});

	const holes: [name: string, given: Given, action: Own, rule: string | undefined][] = [
		['from the base', { saucers: { 'A:red': 'base' } }, { type: 'hole', saucer: 'A:red' }, undefined],
		[
			'from the base, where the table forbids it',
			{ saucers: { 'A:red': 'base' }, options: { blackHoleFromBase: false } },
			{ type: 'hole', saucer: 'A:red' },
			'hole.base'
		],
		['from Earth', { saucers: { 'A:red': 'earth' } }, { type: 'hole', saucer: 'A:red' }, 'hole.earth'],
		['of another player', {}, { type: 'hole', saucer: 'B:red' }, 'hole.own-turn'],
		['with one card', { pilots: [{ hand: 1 }] }, { type: 'hole', saucer: 'A:red' }, 'cards.none'],
		['a second redraw without a trip', {}, { type: 'redraw' }, 'table.not-now']
	];
	test.each(holes)('%s', (_, table, action, rule) => expect(refusalOf(given(table), action)).toBe(rule));
});
