import { expect, test } from 'vitest';
import { browser } from '../../../tests/support/browser-stub.ts';

browser();
const { clockText, seatToPlay, TableTimer } = await import('./table-timer.svelte.ts');

const SEATS = [
	{ id: 'p1', name: 'Anna', takes: [] },
	{ id: 'p2', name: 'Bruno', takes: [] }
];

test('it counts only while it is on and not paused, for the player whose turn it is, and is kept', () => {
	const timer = new TableTimer('t');
	timer.add('p1', 1_000);
	expect(timer.spentBy('p1')).toBe(0);
	timer.toggle();
	timer.add('p1', 1_000);
	timer.add('p2', 2_000);
	timer.add(undefined, 500);
	timer.pause();
	timer.add('p2', 4_000);
	timer.pause();
	timer.add('p2', 3_600_000);
	const again = new TableTimer('t');
	expect([again.isOn, again.spentBy('p1'), again.spentBy('p2')]).toEqual([true, 1_000, 2_500]);
});

test('whose turn it is comes from the ask, or from the sentence of the moment', () => {
	const ask = { id: 'a', kind: 'text', prompt: { rule: 'x' }, then: () => ({ action: {} }) } as const;
	expect(seatToPlay({ now: { rule: 'x' }, asks: [{ ...ask, who: 'p2' }] }, SEATS)).toBe('p2');
	expect(seatToPlay({ now: { rule: 'x' }, where: { rule: 'y', with: { player: 'p1' } }, asks: [ask] }, SEATS)).toBe('p1');
	expect(seatToPlay({ now: { rule: 'x' }, asks: [ask] }, SEATS)).toBeUndefined();
});

test.each([
	[0, '0:00'],
	[61_500, '1:01'],
	[3_600_000, '60:00']
])('%i ms are shown as %s', (ms, text) => expect(clockText(ms)).toBe(text));
