import { describe, expect, test } from 'vitest';
import { RING } from '../../../../tests/support/terra.ts';
import type { Facts } from '../contract.ts';
import {
	type Bunker,
	bunkersOf,
	shotPrice,
	damage,
	boardDoubts,
	INTACT_BUNKERS,
	litBunkers,
	numberOf,
	type BunkerShot,
	unreadBunkers,
	unreadNumbers
} from './bunkers.ts';

describe('fire numbers are learned from the board', () => {
	const known: [name: string, facts: Facts, number: number, bunkers: readonly number[] | undefined][] = [
		['an unread number is unknown', {}, 4, undefined],
		['a number that was read (B01: slots 1, 5, 8 and 12)', { 'fire:4': [1, 5, 8, 12] }, 4, [1, 5, 8, 12]],
		[
			'B03: five numbers on 11 slots leave 3 for the sixth',
			{ 'fire:1': [1, 2], 'fire:2': [3, 4], 'fire:3': [5, 6], 'fire:4': [7, 8, 9, 10], 'fire:5': [11] },
			6,
			[12, 13, 14]
		],
		[
			'B04: all 14 slots over five numbers leave none for the sixth',
			{ 'fire:1': [1, 2, 3], 'fire:2': [4, 5, 6], 'fire:3': [7, 8, 9], 'fire:4': [10, 11, 12, 13], 'fire:5': [14] },
			6,
			[]
		],
		['four numbers leave the other two unknown', { 'fire:1': [1], 'fire:2': [3, 4], 'fire:3': [5, 6], 'fire:4': [7, 8] }, 6, undefined],
		[
			'all 14 slots under four numbers: the other two never fire',
			{ 'fire:1': [1, 2, 3, 4], 'fire:2': [5, 6, 7, 8], 'fire:3': [9, 10, 11, 12], 'fire:4': [13, 14] },
			6,
			[]
		]
	];
	test.each(known)('%s', (_, facts, number, bunkers) => expect(bunkersOf(facts, number)).toEqual(bunkers));

	test('only what is not known yet is asked for', () => {
		const { 'fire:4': four, 'fire:6': six, ...rest } = RING;
		expect(unreadBunkers(rest)).toEqual([2, 4, 6, 9, 10, 13]);
		expect(unreadNumbers(rest)).toEqual([4, 6]);
		expect(unreadNumbers({ ...rest, 'fire:6': six! })).toEqual([]);
		expect(numberOf({ ...rest, 'fire:4': four! }, 10)).toBe(6);
	});

	const warned: [name: string, facts: Facts, rules: readonly string[]][] = [
		['a board as the booklet describes it', RING, []],
		['five bunkers on one number', { 'fire:4': [1, 2, 3, 4, 5] }, ['box.over-four']],
		[
			'B04: a number that never fires',
			{ 'fire:1': [1, 2, 3], 'fire:2': [4, 5, 6], 'fire:3': [7, 8, 9], 'fire:4': [10, 11, 12, 13], 'fire:5': [14] },
			['box.never-fires']
		],
		[
			'no number with exactly four',
			{ 'fire:1': [1, 2, 3], 'fire:2': [4, 5, 6], 'fire:3': [7, 8, 9], 'fire:4': [10, 11], 'fire:5': [12, 13] },
			['box.none-four']
		],
		['one bunker under two numbers', { 'fire:1': [1, 2], 'fire:2': [2] }, ['box.twice']]
	];
	test.each(warned)('what contradicts the booklet is shown and not refused: %s', (_, facts, rules) =>
		expect(boardDoubts(facts).map(({ rule }) => rule)).toEqual(rules)
	);
});

describe('which bunkers fire', () => {
	const bunkers = INTACT_BUNKERS.with(5, 'destroyed').with(8, 'fallback');
	const rows: [name: string, faces: readonly number[], slots: readonly number[]][] = [
		['I13: a bunker that fell back fires, a destroyed one does not', [4], [2, 9, 13]],
		['two yellow dice light both numbers', [1, 4], [1, 2, 8, 9, 13]],
		['V03: equal yellow dice light their bunkers once', [4, 4], [2, 9, 13]]
	];
	test.each(rows)('%s', (_, faces, slots) => expect(litBunkers(RING, bunkers, faces)).toEqual(slots));
});

describe('attacks on a bunker', () => {
	const shots: [name: string, shot: BunkerShot, price: ReturnType<typeof shotPrice>][] = [
		['R03: one Laser from orbit 1', { weapon: 'laser', orbit: 1 }, 1],
		['R04: two Lasers from orbit 2', { weapon: 'laser', orbit: 2 }, 2],
		['R05: three Lasers from orbit 3', { weapon: 'laser', orbit: 3 }, 3],
		['R06: no Laser from orbit 4', { weapon: 'laser', orbit: 4 }, 'too-far'],
		['R06: a Méga Laser from orbit 4', { weapon: 'mega', orbit: 4 }, 1],
		['I23: a Méga Laser from orbit 5', { weapon: 'mega', orbit: 5 }, 1],
		['I22: no Laser past another saucer', { weapon: 'laser', orbit: 2, blocked: true }, 'blocked'],
		['I22: no Méga Laser past another saucer', { weapon: 'mega', orbit: 2, blocked: true }, 'blocked']
	];
	test.each(shots)('%s', (_, shot, price) => expect(shotPrice(shot)).toBe(price));

	const damages: [name: string, bunker: Bunker, weapon: 'laser' | 'mega', after: Bunker][] = [
		['R03: the first damage drives it back', 'start', 'laser', 'fallback'],
		['R07: the second destroys it', 'fallback', 'laser', 'destroyed'],
		['R06: a Méga Laser destroys it at once', 'start', 'mega', 'destroyed'],
		['a Méga Laser destroys what has fallen back', 'fallback', 'mega', 'destroyed']
	];
	test.each(damages)('%s', (_, bunker, weapon, after) => expect(damage(bunker, weapon)).toBe(after));
});
