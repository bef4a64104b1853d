import { expect, test } from 'vitest';
import { browser } from '../../../tests/support/browser-stub.ts';
import { RELEASE_NOTES } from '../release-notes.ts';
import { LOCALES } from '../rules/locale.ts';
import { isLater, notesBetween } from './whats-new.ts';

test.each([
	['0.2.0', '0.1.0', true],
	['0.10.0', '0.9.3', true],
	['1.0.0', '0.99.99', true],
	['0.2.0', '0.2.0', false],
	['0.1.9', '0.2.0', false]
])('%s is later than %s: %s', (version, than, later) => expect(isLater(version, than)).toBe(later));

test('an update shows the notes of every version in between, and none of a version not installed yet', () => {
	const all = ['0.4.0', '0.3.0', '0.2.0', '0.1.0'].map((version) => ({ version, notes: { fr: [version], en: [version] } }));
	expect(notesBetween('0.1.0', '0.3.0', all).map(({ version }) => version)).toEqual(['0.3.0', '0.2.0']);
});

test.each([
	['a first visit', {}, 0],
	['a device that has played version 0.1.0', { 'comparse.visited': '' }, 1],
	['a device that has seen these notes', { 'comparse.visited': '', 'comparse.version': '"0.2.0"' }, 0]
])('after the update to 0.2.0, %s', async (_, before, shown) => {
	const { stored } = browser();
	Object.entries(before).forEach(([key, value]) => stored.set(key, value));
	globalThis.window ??= globalThis as never;
	const { noteSeen, unseenNotes } = await import('./whats-new.ts');
	expect(unseenNotes('0.2.0')).toHaveLength(shown);
	noteSeen('0.2.0');
	expect(unseenNotes('0.2.0')).toEqual([]);
});

test('the notes of each version are short and say as much in every language', () => {
	for (const { notes } of RELEASE_NOTES) {
		const counts = LOCALES.map((locale) => notes[locale].length);
		expect(Math.max(...counts)).toBeLessThanOrEqual(6);
		expect(new Set(counts).size).toBe(1);
		expect(LOCALES.flatMap((locale) => notes[locale]).filter((note) => note.length > 120)).toEqual([]);
	}
});
