import { expect, test } from 'vitest';
import type { Dial } from '$lib/rules/contract.ts';
import { groupDials } from './dial-groups.ts';

const number = (id: string, label?: Dial['label']): Dial => ({ id, value: 1, least: 0, most: 3, ...(label ? { label } : {}) });
const SEATS = [
	{ id: 'p1', name: 'Anna', takes: ['tho'] },
	{ id: 'p2', name: 'Bo', takes: ['aar'] }
];

test('dials are grouped by the table, the players and the options', () => {
	const dials = [
		number('option:depth'),
		number('hand:p2'),
		number('at:tho'),
		number('war'),
		number('cards', { rule: 'cards.of', with: { player: 'p1' } })
	];
	expect(groupDials(dials, SEATS).map(({ of, dials: own }) => [of, own.map(({ id }) => id)])).toEqual([
		['table', ['war']],
		['p1', ['at:tho', 'cards']],
		['p2', ['hand:p2']],
		['options', ['option:depth']]
	]);
});
