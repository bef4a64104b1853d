import { describe, expect, test } from 'vitest';
import { playOn, stepRules } from '../../../../../tests/support/terra.ts';
import { given, type Given, livesOf, refusalOf, rollOf, whereIs } from '../../../../../tests/support/invasion.ts';
import { game as invasion } from './game.ts';
import { completeSquadrons } from './pilots.ts';
import type { State } from './types.ts';

describe('the Resistance', () => {
	test('I02: three equal dice, Earth empty: all bunkers rise, no saucer is lost, and the restored ones fire', () => {
		const before = given({ bunkers: { 4: 'destroyed', 9: 'destroyed', 2: 'fallback' } });
		const action = rollOf({ red: [4], blue: [4], yellow: [4] });
		const after = playOn(invasion, before, action, { type: 'done' });
		expect(after.bunkers.every((bunker) => bunker === 'start')).toBe(true);
		expect(livesOf(after)).toEqual([4, 4, 4]);
		expect(after.phase).toBe('fire');
		expect(stepRules(invasion, playOn(invasion, before, action), { type: 'done' })).toEqual(['resistance.done', 'fire.lit']);
	});

	const rolls: [name: string, given: Given, dice: Record<string, number[]>, wakes: boolean][] = [
		['I03: red 3, blue 3, yellow 5', {}, { red: [3], blue: [3], yellow: [5] }, false],
		['I05: red landed, blue 2, yellow 5', { saucers: { 'A:red': 'earth' }, first: 'red' }, { blue: [2], yellow: [5] }, false],
		['I04: red landed, blue 2, yellow 2', { saucers: { 'A:red': 'earth' }, first: 'red' }, { blue: [2], yellow: [2] }, true],
		[
			'V03: Super résistance, red 1, blue 6, yellows 4 and 4',
			{ options: { superResistance: 'on' } },
			{ red: [1], blue: [6], yellow: [4, 4] },
			true
		],
		[
			'Super résistance: a triple of the wrong dice does nothing',
			{ options: { superResistance: 'on' } },
			{ red: [4], blue: [4], yellow: [4, 5] },
			false
		],
		[
			'V05: attenuated, yellows 3 and 3, red 3',
			{ options: { superResistance: 'attenuated' } },
			{ red: [3], blue: [5], yellow: [3, 3] },
			true
		],
		[
			'V05: attenuated, yellows 3 and 3, red 1, blue 5',
			{ options: { superResistance: 'attenuated' } },
			{ red: [1], blue: [5], yellow: [3, 3] },
			false
		],
		[
			'V06: attenuated, one landed, yellows 3 and 3, blue 5',
			{ options: { superResistance: 'attenuated' }, saucers: { 'A:red': 'earth' }, first: 'red' },
			{ blue: [5], yellow: [3, 3] },
			true
		]
	];
	test.each(rolls)('%s', (_, table, dice, wakes) =>
		expect(stepRules(invasion, given(table), rollOf(dice)).includes('resistance.wakes')).toBe(wakes)
	);

	test('I04: the only saucer on Earth is lost, and the colour is free again', () => {
		const after = playOn(
			invasion,
			given({ players: 2, saucers: { 'A:red': 'earth' }, first: 'red', bunkers: { 3: 'destroyed' } }),
			rollOf({ blue: [2], yellow: [2] })
		);
		expect([whereIs(after, 'A:red'), after.pilots[0]!.lives, after.first]).toEqual(['base', 3, undefined]);
	});

	test('I04 with the option: the first colour stays', () =>
		expect(
			playOn(
				invasion,
				given({ saucers: { 'A:red': 'earth' }, first: 'red', options: { resetColourWhenEarthEmpty: false } }),
				rollOf({ blue: [2], yellow: [2] })
			).first
		).toBe('red'));

	test('I06: the complete squadron is spared, the blues of two players are lost', () => {
		const reds = { 'A:red': 'earth', 'B:red': 'earth', 'C:red': 'earth' } as const;
		const state = given({ active: 2, first: 'red', saucers: { ...reds, 'A:blue': 'earth', 'B:blue': 'earth' } });
		const after = playOn(invasion, state, rollOf({ blue: [6], yellow: [6] }));
		expect(livesOf(after)).toEqual([3, 3, 4]);
		expect(completeSquadrons(after)).toEqual(['red']);
		expect([whereIs(after, 'A:blue'), whereIs(after, 'B:blue'), after.first]).toEqual(['base', 'base', 'red']);
	});

	test('I07: with the last life all players have lost, at once', () => {
		const state = given({ saucers: { 'A:red': 'earth' }, first: 'red', pilots: [{ lives: 1 }] });
		expect(playOn(invasion, state, rollOf({ blue: [2], yellow: [2] })).over).toEqual({
			won: [],
			by: { rule: 'end.lost', with: { player: 'p1' } }
		});
	});

	test('I08: both landed, red squadron complete: blue is lost, red stays, and two dice are rolled again next time', () => {
		const state = given({ players: 2, first: 'red', saucers: { 'A:red': 'earth', 'B:red': 'earth', 'A:blue': 'earth' } });
		const after = playOn(invasion, state, rollOf({ red: [1], yellow: [1] }));
		expect([whereIs(after, 'A:red'), whereIs(after, 'A:blue'), livesOf(after)]).toEqual(['earth', 'base', [3, 4]]);
		const again = invasion.guide({ ...after, phase: 'roll', pending: undefined } as unknown as State).asks[0];
		expect(again?.kind === 'dice' && again.groups.map(({ id }) => id)).toEqual(['blue', 'yellow']);
	});

	test('a saucer destroyed by its owner’s Resistance stays in the base: its die was not rolled', () => {
		const state = given({ players: 2, first: 'red', saucers: { 'A:red': 'earth' }, bunkers: { 1: 'destroyed' } });
		const after = playOn(invasion, state, rollOf({ blue: [2], yellow: [2] }), { type: 'done' }, { type: 'quiet' }, { type: 'end' });
		expect(whereIs(after, 'A:red')).toBe('base');
	});

	test('dice that must not be thrown are refused', () =>
		expect(refusalOf(given({ saucers: { 'A:red': 'earth' } }), rollOf({ red: [2], blue: [2], yellow: [2] }))).toBe('table.dice'));
});

describe('the yellow die alone', () => {
	const board = { options: { depth: 'board' } } as const;

	test('is enough at every depth: the coloured dice are thrown, but their faces are not known', () => {
		for (const options of [{}, board.options]) {
			const after = playOn(invasion, given({ options }), rollOf({ yellow: [4] }));
			expect([after.phase, after.thrown, after.yellow]).toEqual(['fire', { red: null, blue: null }, [4]]);
		}
	});

	test('with the key of the Resistance all bunkers rise; if cards are not counted, no confirmation is asked', () => {
		const woken = { type: 'roll', dice: { yellow: [4] }, resistance: true } as const;
		expect(playOn(invasion, given({ bunkers: { 4: 'destroyed' } }), woken).pending).toBe('resistance');
		const after = playOn(invasion, given({ ...board, bunkers: { 4: 'destroyed' } }), woken);
		expect([after.pending, after.woken, after.bunkers[3]]).toEqual([undefined, true, 'start']);
		expect(invasion.guide(after).remind).toContainEqual({ rule: 'resistance.rebuild' });
	});

	test.each<[string, Given, Record<string, number[]>]>([
		['where all dice are entered, they decide', {}, { red: [1], blue: [2], yellow: [3] }],
		['in Super résistance the yellow dice decide', { options: { superResistance: 'on' } }, { yellow: [3, 4] }]
	])('the key is refused %s', (_, state, dice) =>
		expect(refusalOf(given(state), { type: 'roll', dice, resistance: true })).toBe('table.dice')
	);

	test('attenuated: two equal yellow dice wake it only together with a third one, until a saucer has landed', () => {
		const options = { superResistance: 'attenuated', depth: 'board' } as const;
		const roll = rollOf({ yellow: [4, 4] });
		expect(playOn(invasion, given({ options }), roll).woken).toBeUndefined();
		expect(playOn(invasion, given({ options }), { ...roll, resistance: true } as typeof roll).woken).toBe(true);
		expect(playOn(invasion, given({ options, saucers: { 'A:red': 'earth' }, first: 'red' }), roll).woken).toBe(true);
	});

	test('if cards are not counted, a turn in which nothing happened passes with one action', () => {
		const before = given({ ...board, saucers: { 'A:red': 'base', 'A:blue': 'base' } });
		const after = playOn(invasion, before, { type: 'pass' });
		expect([after.active, after.turn, whereIs(after, 'A:red')]).toEqual([1, before.turn + 1, 'space']);
		expect(refusalOf(given(), { type: 'pass' })).toBe('table.not-now');
	});
});
