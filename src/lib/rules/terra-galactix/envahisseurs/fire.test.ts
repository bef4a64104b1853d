import { describe, expect, test } from 'vitest';
import { given, type Given, refusalOf, rollOf, whereIs } from '../../../../../tests/support/envahisseurs.ts';
import { playOn, stepRules } from '../../../../../tests/support/terra.ts';
import { game as envahisseurs } from './game.ts';

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
			saucer: 'A:red',
			how: 'bouclier'
		});
		expect(refusalOf(after, { type: 'defend', saucer: 'A:red', how: 'bouclier' })).toBe('table.not-now');
		expect(refusalOf(state, rollOf({ red: [1], blue: [2], yellow: [4] }))).toBe('table.dice');
	});

	test('E4: players are shot at during their own turn; with the option both teams are', () => {
		const fire: Given = { phase: 'fire', yellow: [4] };
		const explode = { type: 'defend', saucer: 'B:red', how: 'none' } as const;
		expect(refusalOf(given(fire), explode)).toBe('fire.others');
		expect(whereIs(playOn(envahisseurs, given(fire), { ...explode, saucer: 'A:red' }), 'A:red')).toBe('base');
		expect(whereIs(playOn(envahisseurs, given({ ...fire, options: { envFire: 'all' } }), explode), 'B:red')).toBe('base');
	});

	test('A68: a Giga Bouclier covers enemies behind it', () => {
		const state = given({
			phase: 'fire',
			yellow: [4],
			options: { positions: true, envFire: 'all' },
			saucers: { 'A:red': [2, 1], 'B:red': [2, 4] }
		});
		expect(playOn(envahisseurs, state, { type: 'defend', saucer: 'A:red', how: 'giga' }).settled).toEqual(['A:red', 'B:red']);
	});
});
