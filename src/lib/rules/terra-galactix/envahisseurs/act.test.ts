import { describe, expect, test } from 'vitest';
import { given, type Given, refusalOf } from '../../../../../tests/support/envahisseurs.ts';
import { playOn } from '../../../../../tests/support/terra.ts';
import type { SaucerId } from '../cards.ts';
import { apply } from './apply.ts';
import { game as envahisseurs } from './game.ts';
import { completeSquadrons } from './pilots.ts';
import type { Action, Own, State } from './types.ts';

describe('landing by team', () => {
	const land = (saucer: SaucerId): Own => ({ type: 'land', saucer });
	const breach: Given = { bunkers: { 5: 'destroyed' } };

	test('E04: the whole team lands red first, then blue', () => {
		const red = playOn(envahisseurs, given(breach), land('A:red'));
		const ally: State = { ...red, active: 2, moved: [] };
		expect(refusalOf(ally, land('C:blue'))).toBe('land.colour');
		const both = playOn(envahisseurs, ally, land('C:red'));
		expect([completeSquadrons(both, 0), refusalOf(both, land('C:blue'))]).toEqual([['red'], undefined]);
	});

	test('E05: the first colour of one team does not restrict the other', () =>
		expect(
			refusalOf(given({ ...breach, active: 1, saucers: { 'A:red': 'earth' }, first: ['red', null] }), land('B:blue'))
		).toBeUndefined());

	test('both squadrons win; E10: one is enough in the easier game', () => {
		const reds = { 'A:red': 'earth', 'C:red': 'earth' } as const;
		const last = given({ ...breach, active: 2, first: ['red', null], saucers: { ...reds, 'A:blue': 'earth' } });
		expect(playOn(envahisseurs, last, land('C:blue')).over).toEqual({
			won: ['p1', 'p3'],
			by: { rule: 'end.won', with: { camps: ['A', 'C'] } }
		});
		const easy = given({ ...breach, active: 2, options: { oneSquadron: true }, first: ['red', null], saucers: { 'A:red': 'earth' } });
		expect(playOn(envahisseurs, easy, land('C:red')).over?.won).toEqual(['p1', 'p3']);
		const duel = given({
			players: 2,
			...breach,
			active: 2,
			options: { oneSquadron: true },
			first: ['red', null],
			saucers: { [`${given({ players: 2 }).pilots[0]!.camp}:red`]: 'earth' }
		});
		expect(playOn(envahisseurs, duel, land(`${duel.pilots[2]!.camp}:red`)).over?.won).toEqual(['p1']);
	});

	test('landing needs a breach', () => expect(refusalOf(given(), land('A:red'))).toBe('land.no-breach'));

	test('E1: a bunker is attacked at the end of a saucer’s move: a single flying saucer does not land through its own breach', () => {
		const alone: Given = { saucers: { 'A:blue': 'waiting' }, pilots: [{ licences: 1 }], thrown: { red: 3 } };
		const after = playOn(envahisseurs, given(alone), { type: 'shoot', bunker: 5, weapon: 'mega' });
		expect(refusalOf(after, land('A:red'))).toBe('move.fired');
	});

	test('E1: where positions show the shooter, that saucer neither lands nor moves, and the other one may', () => {
		const state = given({ options: { positions: true }, saucers: { 'A:red': [5, 1], 'A:blue': [5, 3] } });
		const after = playOn(envahisseurs, state, { type: 'shoot', bunker: 5, weapon: 'mega' });
		expect(after.fired).toEqual(['A:red']);
		expect(refusalOf(after, land('A:red'))).toBe('move.fired');
		expect(refusalOf(after, { type: 'move', saucer: 'A:red', line: 6, orbit: 1 })).toBe('move.fired');
		expect(refusalOf(after, land('A:blue'))).toBeUndefined();
	});

	test('E1: two shots with two saucers: neither lands', () => {
		const shoot: Own = { type: 'shoot', bunker: 5, weapon: 'laser', orbit: 1 };
		const after = playOn(envahisseurs, given(), shoot, shoot);
		expect([refusalOf(after, land('A:red')), refusalOf(after, land('A:blue'))]).toEqual(['move.fired', 'move.fired']);
	});

	test('E1: a saucer whose move was entered has finished it and does not land', () => {
		const state = given({ ...breach, options: { positions: true } });
		const after = playOn(envahisseurs, state, { type: 'move', saucer: 'A:red', line: 5, orbit: 1 });
		expect(refusalOf(after, land('A:red'))).toBe('move.over');
	});

	test('a breach opened by one saucer can be used by the other in the same turn', () => {
		const after = playOn(envahisseurs, given(), { type: 'shoot', bunker: 5, weapon: 'mega' });
		expect(refusalOf(after, land('A:blue'))).toBeUndefined();
	});
});

describe('attacks on bunkers', () => {
	const laser = (orbit: number): Own => ({ type: 'shoot', bunker: 4, weapon: 'laser', orbit });

	test('E2: one shot for each saucer: a saucer on the line does not shoot twice because another one flies elsewhere', () => {
		const state = given({ options: { positions: true }, saucers: { 'A:red': [4, 1], 'A:blue': [9, 2] } });
		const after = playOn(envahisseurs, state, laser(1));
		expect(refusalOf(after, laser(1))).toBe('shoot.once');
		expect(refusalOf(after, { type: 'shoot', bunker: 9, weapon: 'laser', orbit: 2 })).toBeUndefined();
	});

	test('E2: two saucers on one line shoot once each', () => {
		const state = given({ options: { positions: true }, saucers: { 'A:red': [4, 1], 'A:blue': [4, 2] } });
		const red = playOn(envahisseurs, state, laser(1));
		expect(refusalOf(red, laser(2))).toBe('shoot.blocked');
		expect(refusalOf(red, { type: 'shoot', bunker: 4, weapon: 'mega' })).toBe('shoot.blocked');
	});

	test('E06: one saucer, two Lasers at orbit 1: one shot only', () => {
		const alone = given({ saucers: { 'A:blue': 'earth' }, first: ['blue', null] });
		const after = playOn(envahisseurs, alone, laser(1));
		expect([after.bunkers[3], refusalOf(after, laser(1))]).toEqual(['fallback', 'shoot.once']);
		expect(playOn(envahisseurs, given(), laser(1), laser(1)).bunkers[3]).toBe('destroyed');
	});

	test.each<[string, Given, Own, string]>([
		['Lasers from orbit 4', {}, laser(4), 'shoot.too-far'],
		['two Lasers needed, one card in hand', { pilots: [{ hand: 1 }] }, laser(2), 'shoot.cost'],
		['a destroyed bunker', { bunkers: { 4: 'destroyed' } }, laser(1), 'shoot.destroyed'],
		['no saucer in space', { saucers: { 'A:red': 'earth', 'A:blue': 'waiting' }, pilots: [{ licences: 1 }] }, laser(1), 'shoot.nobody'],
		[
			'past another saucer',
			{ options: { positions: true }, saucers: { 'A:red': [4, 2], 'A:blue': [1, 1], 'B:red': [4, 1] } },
			laser(2),
			'shoot.blocked'
		],
		['from another line', { options: { positions: true }, saucers: { 'A:red': [5, 2], 'A:blue': [1, 1] } }, laser(2), 'shoot.no-saucer']
	])('refused, and nothing changes: %s', (_, table, action, rule) => {
		const state = given(table);
		const before = JSON.stringify(state);
		expect(refusalOf(state, action)).toBe(rule);
		expect(JSON.stringify(state)).toBe(before);
	});
});

test('impossible actions are refused by a rule, and the state does not change', () => {
	const state = given();
	const nonsense: Action[] = [
		{ type: 'land', saucer: 'B:red' },
		{ type: 'move', saucer: 'A:red', line: 3, orbit: 99 },
		{ type: 'redraw' },
		{ type: 'answer', how: 'none' },
		{ type: 'hold', camp: 'A', cards: ['laser'] },
		{ type: 'shoot', bunker: 0, weapon: 'mega' },
		{ type: 'learn', fact: 'fire:9', value: [] },
		{ type: 'correct', set: { 'hand:A': -1 } }
	];
	for (const action of nonsense) expect(apply(state, action).ok, JSON.stringify(action)).toBe(false);
});
