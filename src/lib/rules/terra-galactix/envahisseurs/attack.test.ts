import { describe, expect, test } from 'vitest';
import { given, type Given, refusalOf, whereIs } from '../../../../../tests/support/envahisseurs.ts';
import { playOn, stepRules } from '../../../../../tests/support/terra.ts';
import type { SaucerId } from '../cards.ts';
import { flightOf } from '../fleet.ts';
import { game as envahisseurs } from './game.ts';
import type { Attack, Own, State } from './types.ts';

describe('attacks on saucers', () => {
	const attack = (weapon: Attack['weapon'], n: number, target: SaucerId = 'B:red'): Own => ({ type: 'attack', target, weapon, n });
	const answer = (how: 'bouclier' | 'giga' | 'trou' | 'none'): Own => ({ type: 'answer', how });

	const parries: [name: string, attack: Own, answer: Own, discard: State['stack']['discard']][] = [
		['1 Laser, 1 Bouclier', attack('laser', 1), answer('bouclier'), { laser: 1, bouclier: 1 }],
		['2 Lasers, 2 Boucliers', attack('laser', 2), answer('bouclier'), { laser: 2, bouclier: 2 }],
		['R19: 5 Lasers, 1 Giga', attack('laser', 5), answer('giga'), { laser: 5, giga: 1 }],
		['Méga, 1 Giga', attack('mega', 1), answer('giga'), { mega: 1, giga: 1 }],
		['Super Nova, 2 Trous noirs', attack('nova', 2), answer('trou'), { nova: 2, trou: 2 }]
	];
	test.each(parries)('parried: %s', (_, first, second, discard) => {
		const after = playOn(envahisseurs, given({ pilots: [{ hand: 5 }] }), first, second);
		expect([after.stack.discard, whereIs(after, 'B:red'), after.pilots[1]!.licences, after.attack]).toEqual([
			discard,
			'space',
			2,
			undefined
		]);
	});

	const noAnswer: [string, Own, Own, string][] = [
		['a Bouclier against a Méga', attack('mega', 1), answer('bouclier'), 'attack.no-answer'],
		['a Bouclier against a Super Nova', attack('nova', 2), answer('bouclier'), 'attack.no-answer'],
		['a Giga against a Super Nova', attack('nova', 2), answer('giga'), 'attack.no-answer'],
		['a Trou noir against a Laser', attack('laser', 1), answer('trou'), 'attack.no-answer'],
		['a Trou noir against a Méga', attack('mega', 1), answer('trou'), 'attack.no-answer'],
		['anything else while an attack waits', attack('laser', 1), { type: 'end' }, 'table.not-now']
	];
	test.each(noAnswer)('refused: %s', (_, first, second, rule) =>
		expect(refusalOf(playOn(envahisseurs, given(), first), second)).toBe(rule)
	);

	test('with the option a Trou noir dodges a Laser', () => {
		const state = playOn(envahisseurs, given({ options: { blackHoleReaction: 'anyLaser' } }), attack('laser', 1));
		expect(refusalOf(state, answer('trou'))).toBeUndefined();
	});

	test('E08: a Super Nova without a pair of Trous noirs destroys', () => {
		const after = playOn(envahisseurs, given(), attack('nova', 2), answer('none'));
		expect([flightOf(after, 'B:red'), after.pilots[1]!.licences]).toEqual([{ where: 'base', waits: true }, 1]);
		expect(after.stack.discard).toEqual({ nova: 2, soucoupe: 1 });
	});

	test('a player whose hand is too small to answer is not asked', () => {
		const state = given({ pilots: [{}, { hand: 1 }] });
		expect(stepRules(envahisseurs, state, attack('nova', 2))).toEqual(['attack.nova', 'attack.hits', 'saucer.destroyed', 'licence.lost']);
		expect(playOn(envahisseurs, state, attack('laser', 2)).attack).toBeDefined(); // A Giga would be enough.
	});

	const refusals: [name: string, given: Given, action: Own, rule: string | undefined][] = [
		['an ally', {}, attack('laser', 1, 'C:red'), 'attack.ally'],
		['one’s own', {}, attack('laser', 1, 'A:blue'), 'attack.ally'],
		['a saucer in its base', { saucers: { 'B:red': 'base' } }, attack('nova', 2), 'attack.base'],
		['a landed saucer', { saucers: { 'B:red': 'earth' } }, attack('nova', 2), 'attack.landed'],
		['a landed saucer by option', { saucers: { 'B:red': 'earth' }, options: { envLandedImmune: false } }, attack('nova', 2), undefined],
		[
			'a landed saucer by Laser, whatever the option',
			{ saucers: { 'B:red': 'earth' }, options: { envLandedImmune: false } },
			attack('laser', 1),
			'attack.landed'
		],
		['six Lasers', { pilots: [{ hand: 6 }] }, attack('laser', 6), 'attack.number'],
		['one Super Nova', {}, attack('nova', 1), 'attack.number'],
		[
			'Lasers without a saucer out there',
			{ saucers: { 'A:red': 'earth', 'A:blue': 'waiting' }, pilots: [{ licences: 1 }] },
			attack('laser', 1),
			'attack.nobody'
		],
		[
			'a Super Nova without a saucer out there',
			{ saucers: { 'A:red': 'earth', 'A:blue': 'waiting' }, pilots: [{ licences: 1 }] },
			attack('nova', 2),
			undefined
		],
		['A75: before the roll', { phase: 'roll' }, attack('laser', 1), undefined],
		[
			'A75: before the roll, by option not',
			{ phase: 'roll', options: { attackBeforeRoll: false } },
			attack('laser', 1),
			'attack.before-roll'
		],
		['in phase 1', { phase: 'draw' }, attack('laser', 1), 'table.not-now'],
		['more Lasers than cards in hand', { pilots: [{ hand: 1 }] }, attack('laser', 2), 'cards.none']
	];
	test.each(refusals)('%s', (_, table, action, rule) => expect(refusalOf(given(table), action)).toBe(rule));
});

describe('an attack where cards are not counted', () => {
	const strike = (how: 'none' | 'parried' | 'trou', target: SaucerId = 'B:red'): Own => ({ type: 'strike', target, how });
	const board = (more: Given = {}) => given({ options: { depth: 'board' }, ...more });

	test.each([
		['none', 'base', 1],
		['parried', 'space', 2],
		['trou', 'space', 2]
	] as const)('%s: the saucer is in %s, its camp has %i licences', (how, where, licences) => {
		const after = playOn(envahisseurs, board(), strike(how));
		expect([whereIs(after, 'B:red'), after.pilots[1]?.licences]).toEqual([where, licences]);
	});

	test('refused as with cards: allies, saucers in their base or on Earth; and where cards are counted', () => {
		expect(refusalOf(board(), strike('none', 'C:red'))).toBe('attack.ally');
		expect(refusalOf(board({ saucers: { 'B:red': 'base' } }), strike('none'))).toBe('attack.base');
		expect(refusalOf(board({ saucers: { 'B:red': 'earth' } }), strike('none'))).toBe('attack.landed');
		expect(refusalOf(given(), strike('none'))).toBe('table.not-now');
	});
});
