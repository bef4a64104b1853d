import { expect, test } from 'vitest';
import { nameOf, toSentence, placeholdersOf, type Words } from './words.ts';

const fr: Words = {
	locale: 'fr',
	rules: { met: '{player} rencontre {foe:the}.', hits: '{n} {n|touche|touches} {foe:of}, aux faces {faces}.' },
	names: {
		unas: { is: 'Les Unas', the: 'les Unas', of: 'des Unas' },
		apophis: 'Apophis',
		'planet:#': 'planète #',
		'seat:unnamed': 'Votre équipe'
	}
};
const seats = [
	{ id: 'p1', name: 'Léa', takes: [] },
	{ id: 'p2', name: '', takes: [] }
];

test.each<[string, Parameters<typeof toSentence>[1]]>([
	['Léa rencontre les Unas.', { rule: 'met', with: { player: 'p1', foe: 'unas' } }],
	['Votre équipe rencontre Apophis.', { rule: 'met', with: { player: 'p2', foe: 'apophis' } }],
	['1 touche d’Apophis, aux faces 6.', { rule: 'hits', with: { n: 1, foe: 'apophis', faces: [6] } }],
	['2 touches des Unas, aux faces 2, 5 et 4.', { rule: 'hits', with: { n: 2, foe: 'unas', faces: [2, 5, 4] } }]
])('%s', (sentence, ruling) => expect(toSentence(fr, ruling, seats)).toBe(sentence));

test('a name with a pattern, a name typed by a player, and the values that a sentence uses', () => {
	expect(nameOf(fr, 'planet:7')).toBe('planète 7');
	expect(nameOf(fr, 'Véga $&')).toBe('Véga $&');
	expect(placeholdersOf(fr.rules['hits']!)).toEqual(['n', 'foe', 'faces']);
});
