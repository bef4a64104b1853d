import { describe, expect, test } from 'vitest';
import { type Answer, keyFor, matchTyped } from './typed-answers.ts';

const answers = (...texts: readonly string[]): readonly Answer[] => texts.map((text) => ({ id: text, text, take: () => {} }));
const taken = (ranks: readonly (readonly Answer[])[], typed: string): string | undefined => matchTyped(ranks, typed).taken?.text;

describe('a digit', () => {
	test.each([
		['takes the number of a row', ['0 touche', '1 touche', '2 touches : un garde'], '2', '2 touches : un garde'],
		['takes the number that tells an answer apart', ['Planète 7', 'Planète 8'], '8', 'Planète 8'],
		['takes the answer at its place, if there are no numbers', ['Équipement', 'Contact', 'Combat'], '2', 'Contact'],
		['waits for a second digit, if a longer number begins with it', ['1', '2', '10', '11'], '1', undefined],
		['takes the longer number at its last digit', ['1', '2', '10', '11'], '10', '10'],
		['takes a negative number', ['-1', '0', '+1'], '-1', '-1'],
		['takes a positive change without its sign', ['-1', '0', '+1'], '1', '+1'],
		['takes the place of a face, if several have the same number', ['1 compétence', '2 compétences', '1 Chaam'], '3', '1 Chaam'],
		['does not count places beside numbers', ['5', '6', 'Aucun'], '3', undefined]
	] as const)('%s', (_, texts, typed, expected) => {
		expect(taken([answers(...texts)], typed)).toBe(expected);
	});

	test('that may be complete is what Enter takes', () => {
		expect(matchTyped([answers('1', '10')], '1').likely?.text).toBe('1');
	});
});

describe('a letter', () => {
	test.each([
		['takes the only answer that begins with it', ['Équipement', 'Contact'], 'e', 'Équipement'],
		['looks behind an article', ['Les Unas', 'Apophis'], 'u', 'Les Unas'],
		['waits for more, if several begin with it', ['Contact', 'Combat'], 'c', undefined],
		['may be followed by a number', ['bunker n° 2', 'bunker n° 3'], 'b3', 'bunker n° 3'],
		['goes on after a space', ['A rouge', 'A bleue', 'B rouge'], 'ab', 'A bleue'],
		['takes the answer that the next letters leave', ['Contact', 'Combat'], 'com', 'Combat']
	] as const)('%s', (_, texts, typed, expected) => {
		expect(taken([answers(...texts)], typed)).toBe(expected);
	});

	test('takes an optional answer only if no other fits', () => {
		const ranks = [answers('Contact'), answers('Carte', 'Note')];
		expect(taken(ranks, 'c')).toBe('Contact');
		expect(taken(ranks, 'n')).toBe('Note');
	});
});

test('the list of shortcuts names the key that takes an answer', () => {
	const planets = answers('Planète 7', 'Planète 12');
	const words = answers('Équipement', 'Contact');
	expect(planets.map((each) => keyFor(each, planets, 0))).toEqual(['7', '12']);
	expect(words.map((each) => keyFor(each, words, 0))).toEqual(['1', '2']);
	expect(words.map((each) => keyFor(each, words, 1))).toEqual(['equipement', 'contact']);
});
