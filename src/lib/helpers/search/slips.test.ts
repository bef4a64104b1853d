import { expect, test } from 'vitest';
import { isSwapped, slipsAllowed, slipsBetween } from './slips.ts';

test('a word of seven letters and more may have two slips, one of four and more a single one, a shorter one none', () => {
	expect([3, 4, 6, 7, 12].map(slipsAllowed)).toEqual([0, 1, 1, 2, 2]);
});

test.each([
	['grenade', 'grenade', 0],
	['grenade', 'grenad', 1],
	['grenade', 'grennade', 1],
	['grenade', 'grenabe', 1],
	['grenade', 'grendae', 1],
	['grenade', 'rgenaed', 2],
	['grenade', 'grnnad', 2],
	['grenade', 'gernaid', undefined]
])('%s and %s: a letter left out, added, replaced or swapped with its neighbour is one slip', (a, b, slips) => {
	expect(slipsBetween(a, b, 2)).toBe(slips);
});

test('two swapped neighbours are recognised, other changes are not', () => {
	expect(isSwapped('zat', 'zta')).toBe(true);
	expect(isSwapped('zat', 'atz')).toBe(false);
	expect(isSwapped('zat', 'zap')).toBe(false);
	expect(isSwapped('zat', 'zat')).toBe(false);
});
