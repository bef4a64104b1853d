import { describe, expect, test } from 'vitest';
import { given, type Given, refusalOf, rollOf, whereIs } from '../../../../../tests/support/envahisseurs.ts';
import { playOn } from '../../../../../tests/support/terra.ts';
import { flightOf } from '../fleet.ts';
import { game as envahisseurs } from './game.ts';
import type { Own, State } from './types.ts';

describe('licences', () => {
	test('E03: destroyed, licences 2 → 1; a Soucoupe card of phase 1 lets both fly again', () => {
		const hit = playOn(envahisseurs, given({ phase: 'fire', yellow: [4] }), { type: 'defend', saucer: 'A:red', how: 'none' });
		expect([hit.pilots[0]!.licences, hit.stack.discard, flightOf(hit, 'A:red')]).toEqual([
			1,
			{ soucoupe: 1 },
			{ where: 'base', waits: true }
		]);
		const drawing: State = { ...hit, phase: 'draw' };
		const back = playOn(envahisseurs, drawing, { type: 'licence', n: 1 });
		expect([back.pilots[0]!.licences, back.pilots[0]!.hand, flightOf(back, 'A:red'), back.phase]).toEqual([
			2,
			4,
			{ where: 'base' },
			'roll'
		]);
		const dice = envahisseurs.guide(back).asks[0];
		expect(dice?.kind === 'dice' && dice.groups.map(({ id }) => id)).toEqual(['red', 'blue', 'yellow']);
	});

	test('a saucer that waits has no die, does not leave and cannot use a black hole', () => {
		const state = given({ phase: 'roll', saucers: { 'A:red': 'waiting' }, pilots: [{ licences: 1 }] });
		expect(refusalOf(state, rollOf({ red: [1], blue: [2], yellow: [4] }))).toBe('table.dice');
		expect(refusalOf(state, { type: 'hole', saucer: 'A:red' })).toBe('licence.waits');
		const after = playOn(envahisseurs, state, rollOf({ blue: [2], yellow: [4] }), { type: 'quiet' }, { type: 'end' });
		expect(whereIs(after, 'A:red')).toBe('base');
	});

	test('E12: without licences a player plays on, with the yellow die alone', () => {
		const state = given({ phase: 'roll', saucers: { 'A:red': 'waiting', 'A:blue': 'waiting' }, pilots: [{ licences: 0 }] });
		const after = playOn(envahisseurs, state, rollOf({ yellow: [4] }), { type: 'end' });
		expect([after.over, after.active]).toEqual([undefined, 1]);
	});

	test('E14: red landed, blue destroyed: one licence, and blue waits; it leaves at once with anonymous licences', () => {
		const landed: Given = { phase: 'fire', yellow: [4], saucers: { 'A:red': 'earth' }, first: ['red', null] };
		const explode: Own = { type: 'defend', saucer: 'A:blue', how: 'none' };
		const down = playOn(envahisseurs, given(landed), explode);
		expect(down.pilots[0]!.licences).toBe(1);
		const groups = (state: State) => {
			const [ask] = envahisseurs.guide({ ...state, phase: 'roll' }).asks;
			return ask?.kind === 'dice' ? ask.groups.map(({ id }) => id) : [];
		};
		expect(groups(down)).toEqual(['yellow']);
		expect(groups(playOn(envahisseurs, given({ ...landed, options: { licencesAnonymous: true } }), explode))).toEqual(['blue', 'yellow']);
	});

	const refusals: [name: string, given: Given, action: Own, rule: string | undefined][] = [
		['a third Soucoupe card', {}, { type: 'licence', n: 1 }, 'licence.full'],
		[
			'two cards where one is missing',
			{ pilots: [{ licences: 1 }], saucers: { 'A:red': 'waiting' } },
			{ type: 'licence', n: 2 },
			'licence.full'
		],
		[
			'two cards for two saucers',
			{ pilots: [{ licences: 0 }], saucers: { 'A:red': 'waiting', 'A:blue': 'waiting' } },
			{ type: 'licence', n: 2 },
			undefined
		],
		[
			'a Pulsar for a saucer that waits',
			{ pilots: [{ licences: 1 }], saucers: { 'A:red': 'waiting' } },
			{ type: 'pulsar', colours: ['red'] },
			'pulsar.idle'
		],
		['R20: two Pulsars on one die', {}, { type: 'pulsar', colours: ['blue', 'blue'] }, 'pulsar.twice'],
		['a Super Nova to be discarded is kept or thrown like any card', {}, { type: 'discard', card: 'nova' }, undefined]
	];
	test.each(refusals)('%s', (_, table, action, rule) => expect(refusalOf(given({ phase: 'draw', ...table }), action)).toBe(rule));

	test.each<[1 | 2, number]>([
		[1, 1],
		[2, 2]
	])('E5: one or two Soucoupe cards are laid: %i', (n, cards) => {
		const state = given({ phase: 'draw', pilots: [{ licences: 0 }], saucers: { 'A:red': 'waiting', 'A:blue': 'waiting' } });
		const outcome = envahisseurs.apply(state, { type: 'licence', n });
		expect(outcome.ok && outcome.steps[0]).toEqual({ rule: 'licence.played', with: { player: 'p1', cards, licences: n } });
	});

	test('one card and two saucers waiting: the saucer must be named', () => {
		const state = given({ phase: 'draw', pilots: [{ licences: 0 }], saucers: { 'A:red': 'waiting', 'A:blue': 'waiting' } });
		const after = playOn(envahisseurs, state, { type: 'licence', n: 1, saucer: 'A:blue' });
		expect([flightOf(after, 'A:red').waits, flightOf(after, 'A:blue').waits]).toEqual([true, undefined]);
	});
});

describe('one hand for two camps', () => {
	const one = given({ players: 2, options: { envHands1v1: 'one', envFire: 'all' }, phase: 'fire', yellow: [4] });
	const [first, , third] = one.pilots.map(({ camp }) => camp);

	test('both camps play cards from it', () => {
		const after = playOn(envahisseurs, one, { type: 'defend', saucer: `${third!}:red`, how: 'bouclier' });
		expect(after.pilots.map(({ hand }) => hand)).toEqual([4, 4, 0, 0]);
		expect(envahisseurs.dials(one).some(({ id }) => id === `hand:${third!}`)).toBe(false);
		expect(first).not.toBe(third);
	});

	test('two hands become one when the table changes the option', () => {
		const two = given({ players: 2 });
		const merged = playOn(envahisseurs, two, { type: 'correct', set: { 'option:envHands1v1': 'one' } });
		expect(merged.pilots.map(({ hand }) => hand)).toEqual([9, 8, 0, 0]);
	});
});
