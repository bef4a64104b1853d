import { describe, expect, test } from 'vitest';
import { given, type Given, refusalOf, rollOf, whereIs } from '../../../../../tests/support/envahisseurs.ts';
import { playOn, stepRules } from '../../../../../tests/support/terra.ts';
import { game as envahisseurs } from './game.ts';
import type { Own } from './types.ts';

describe('dice and bunkers', () => {
	test('E02: three equal dice: no Resistance, and the number fires; a destroyed bunker stays destroyed', () => {
		const state = given({ phase: 'roll', bunkers: { 6: 'destroyed' } });
		expect(stepRules(envahisseurs, state, rollOf({ red: [4], blue: [4], yellow: [4] }))).toEqual(['roll.thrown', 'fire.lit']);
		expect(playOn(envahisseurs, state, rollOf({ red: [4], blue: [4], yellow: [4] })).bunkers[5]).toBe('destroyed');
	});

	test('two yellow dice in the harder game, equal ones fire once', () => {
		const state = given({ phase: 'roll', options: { twoYellow: true } });
		const after = playOn(envahisseurs, state, rollOf({ red: [1], blue: [2], yellow: [4, 4] }), {
			type: 'defend',
			saucer: 'B:red',
			how: 'bouclier'
		});
		expect(refusalOf(after, { type: 'defend', saucer: 'B:red', how: 'bouclier' })).toBe('table.not-now');
		expect(refusalOf(state, rollOf({ red: [1], blue: [2], yellow: [4] }))).toBe('table.dice');
	});

	test('the fire is for both teams, or by option only for whose turn it is', () => {
		const fire: Given = { phase: 'fire', yellow: [4] };
		const explode: Own = { type: 'defend', saucer: 'B:red', how: 'none' };
		expect(whereIs(playOn(envahisseurs, given(fire), explode), 'B:red')).toBe('base');
		expect(refusalOf(given({ ...fire, options: { envFire: 'active' } }), explode)).toBe('fire.others');
	});

	test('A68: a Giga Bouclier covers enemies behind it', () => {
		const state = given({ phase: 'fire', yellow: [4], options: { positions: true }, saucers: { 'A:red': [2, 1], 'B:red': [2, 4] } });
		expect(playOn(envahisseurs, state, { type: 'defend', saucer: 'A:red', how: 'giga' }).settled).toEqual(['A:red', 'B:red']);
	});
});
