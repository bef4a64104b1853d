import { expect, test } from 'vitest';
import { CARDS, SIDES } from './cards.ts';
import { ENTRIES } from './entries.ts';
import { articles as entriesEn } from './entries/en/index.ts';
import { articles as entriesFr } from './entries/fr/index.ts';
import { OPTIONS } from './options.ts';
import { words as en } from './text/en/index.ts';
import { words as fr } from './text/fr/index.ts';

test('every card of both decks has an article of its own, as has every key of the board', () => {
	for (const side of SIDES) for (const card of CARDS) expect(ENTRIES).toHaveProperty([`${side}:${card}`]);
	expect(
		new Set(SIDES.flatMap((side) => CARDS.map((card) => `${entriesFr[`${side}:${card}`].name} ${entriesFr[`${side}:${card}`].gloss}`))).size
	).toBe(28);
});

test('every search term and every one of the thirty rulings has an article', () => {
	const terms =
		'manche combat cartes-jouees total departage impasse impasse-seule egalite deux-speciales conceder cartes-gagnantes rejet talon main figurine duel-final regarder conseils';
	for (const term of terms.split(' ')) expect(ENTRIES).toHaveProperty([term]);
	const rulings = Object.entries(ENTRIES).filter(([, { kind }]) => kind === 'ruling');
	expect(rulings.map(([id]) => id)).toEqual(Array.from({ length: 30 }, (_, i) => `ruling-${i + 1}`));
	for (const texts of [entriesFr, entriesEn] as Readonly<Record<string, { ruling?: string }>>[])
		for (const [id] of rulings) expect(texts[id]!.ruling, id).toBeTruthy();
});

test('an option that changes a ruling exists, and every option of the form has an article', () => {
	const named = Object.values(ENTRIES).flatMap((entry) => ('option' in entry && entry.option ? [entry.option] : []));
	expect(named.filter((option) => !(option in OPTIONS))).toEqual([]);
	expect(Object.keys(OPTIONS).filter((option) => option !== 'look' && !named.includes(option))).toEqual([]);
});

test('every article can be found by another name, and no two of a deck share a name', () => {
	for (const [id, { aliases }] of Object.entries({ ...entriesFr })) expect(aliases?.length, id).toBeGreaterThan(0);
	for (const [id, { aliases }] of Object.entries({ ...entriesEn })) expect(aliases?.length, id).toBeGreaterThan(0);
});

test('French typography: no straight apostrophe, a non-breaking space before high punctuation', () => {
	const names = Object.values(fr.names).map((name) => (typeof name === 'string' ? name : name.is));
	const rules = Object.entries(fr.rules).flatMap(([rule, text]) => (rule.startsWith('table.') ? [] : [text]));
	const articles = Object.values(entriesFr).map((entry) => JSON.stringify(entry).replaceAll(/["\\]/g, ''));
	const sentences = [...rules, ...names, ...articles];
	for (const text of sentences) {
		expect(text).not.toMatch(/[A-Za-zé]'[A-Za-zé]/);
		expect(text.replaceAll(/\{[^}]*\}/g, 'x')).not.toMatch(/ [:;?!»]|« /);
	}
	for (const text of Object.values(en.rules)) expect(text).not.toMatch(/\u00a0/);
});
