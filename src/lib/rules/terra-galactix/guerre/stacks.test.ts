import { describe, expect, test } from 'vitest';
import { carriedBy, detach, splitAtEntrance, stackOf, stackOnto } from './stacks.ts';

describe('stacks', () => {
	const three = [['A:red', 'B:red', 'C:red']] as const;
	test('the middle one leaves with the top one; the bottom one stays alone (W13)', () =>
		expect(detach(three, 'B:red')).toEqual([['B:red', 'C:red']]));
	test('the bottom carries all others', () => expect(carriedBy(three, 'A:red')).toEqual(['B:red', 'C:red']));
	test('docking on any saucer of a stack is docking on its top', () =>
		expect(stackOnto(three, 'D:red', 'A:red')).toEqual([['A:red', 'B:red', 'C:red', 'D:red']]));
	test('a carrier docks with all it carries', () =>
		expect(stackOnto([['A:red', 'B:red']], 'A:red', 'D:red')).toEqual([['D:red', 'A:red', 'B:red']]));
	test('a saucer by itself is its own stack', () => expect(stackOf(three, 'D:blue')).toEqual(['D:blue']));
	test('a carrier goes in: saucers of other camps stay outside in their order', () =>
		expect(splitAtEntrance([['A:red', 'B:red', 'A:blue', 'C:red']], 'A:red', ['B:red', 'C:red'])).toEqual([['B:red', 'C:red']]));
});
