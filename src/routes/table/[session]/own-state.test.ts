import { expect, test } from 'vitest';
import type { Dial, Seat } from '$lib/rules/contract.ts';
import { ownState } from './own-state.ts';

const SEATS: readonly Seat[] = [
	{ id: 'p1', name: 'Anna', takes: ['tho', 'kri'] },
	{ id: 'p2', name: 'Bruno', takes: ['aar'] }
];
const count = (id: string, value: number): Dial => ({ id, value, least: 0, most: 9 });
const text = (labels: Readonly<Record<string, string>>) => ({
	label: ({ id }: Dial) => labels[id] ?? id,
	value: ({ value }: Dial) => `${value}`
});

test('a player has the values of the own seat only, without the name in each label', () => {
	const dials = [count('hand:p1', 4), count('hand:p2', 5), { id: 'tokra:p1', value: 'off', from: ['on', 'off'] }, count('at', 1)];
	expect(ownState(dials, 'p1', SEATS, text({ 'hand:p1': 'Cards in hand (Anna)' }))).toEqual([
		{ title: undefined, values: [{ id: 'hand:p1', label: 'Cards in hand', value: '4' }] }
	]);
});

test('two heroes have a group each, and of many values those that are zero are left out', () => {
	const dials = ['tho', 'kri'].flatMap((hero, i) => ['com', 'esq', 'inf', 'per'].map((skill, n) => count(`holds:${hero}:${skill}`, n * i)));
	const labels = Object.fromEntries(dials.map(({ id }) => [id, `${id.slice(-3)} (${id.includes('tho') ? 'Thorgal' : 'Kriss'})`]));
	const groups = ownState([...dials, count('at:tho', 3)], 'p1', SEATS, text({ ...labels, 'at:tho': 'place (Thorgal)' }));
	expect(groups.map(({ title, values }) => [title, values.map(({ label, value }) => `${label} ${value}`)])).toEqual([
		['Kriss', ['esq 1', 'inf 2', 'per 3']],
		['Thorgal', ['place 3']]
	]);
});

test('a player of whom nothing is tracked has no group', () => {
	expect(ownState([count('at', 1)], 'p2', SEATS, text({}))).toEqual([]);
});
