import { describe, expect, test } from 'vitest';
import { type GameId, GAME_IDS } from '../src/lib/boxes/index.ts';
import type { QuantityKind } from '../src/lib/rules/quantities.ts';
import { LOCALES } from '../src/lib/rules/locale.ts';
import { QUESTIONS } from './support/questions.ts';
import { searchIndex } from './support/search-index.ts';

const SEARCHES = { fr: await searchIndex('fr'), en: await searchIndex('en') };
const SECTIONS = ['game', 'box', 'rest'];
const ENDING_WORDS = ['perdre', 'défaite', 'gagner', 'fin', 'lose', 'win', 'end'];

describe.each(LOCALES)('at a table, in %s', (locale) => {
	const { index, articles } = SEARCHES[locale];
	const at = (text: string, game: GameId) => index.search(text, game);

	test('every question begins with the open game, then its box, then the rest', () => {
		const asked = [
			...Object.values(QUESTIONS).flat(),
			...GAME_IDS.flatMap((game) => ENDING_WORDS.map((word) => ({ game, [locale]: word })))
		];
		for (const question of asked) {
			const sections = at(question[locale]!, question.game).map(({ section }) => section);
			expect(sections[0], question[locale]).toBe('game');
			expect(sections, question[locale]).toEqual(sections.toSorted((a, b) => SECTIONS.indexOf(a) - SECTIONS.indexOf(b)));
		}
	});

	test('a name or the beginning of one in another game does not come before a match in the open one', () => {
		for (const [text, game] of [
			['fuir', 'stargate'],
			['défaite', 'thorgal'],
			['how big is the hand', 'envahisseurs'],
			['final tie', 'gforce'],
			['laser', 'guerre'],
			['combat', 'lightsaber']
		] as const)
			expect(at(text, game)[0]?.section, text).toBe('game');
	});

	test('a thing of another game is found first if nothing of the open game has its name', () => {
		for (const [text, game, id] of [
			['apophis', 'thorgal', 'apophis'],
			['apofis', 'gforce', 'apophis'],
			['mixeur', 'stargate', 'tile:mixeur']
		] as const)
			expect(at(text, game)[0], text).toMatchObject({ section: 'rest', item: { article: { id } } });
		expect(at('bunker', 'guerre')[0]).toMatchObject({ item: { box: 'terra-galactix' } });
	});

	test.each(GAME_IDS)('every ending of %s is found by each word for an end', (game) => {
		const endings = articles.filter(({ games, article }) => games.includes(game) && article.kind === 'end');
		expect(endings.length).toBeGreaterThan(0);
		for (const text of ENDING_WORDS) {
			const found = at(text, game);
			expect(found[0]?.item.article.kind, text).toBe('end');
			expect(
				endings.filter((each) => !found.some(({ item }) => item === each)).map(({ article }) => article.id),
				text
			).toEqual([]);
		}
	});

	test('two slips in a long word, one in a shorter one and two swapped letters in a word of three are forgiven, more are not', () => {
		for (const typed of ['zaknoktel', 'zaknotkel', 'zaknktl', 'zat', 'zta'])
			expect(at(typed, 'stargate')[0]?.item.article.id, typed).toBe('zaknoktel');
		for (const typed of ['thor', 'tohr', 'thorr']) expect(at(typed, 'stargate')[0]?.item.article.id, typed).toBe('thor');
		for (const typed of ['zaknklt x', 'atz', 'trohh'])
			expect(['zaknoktel', 'thor'], typed).not.toContain(at(typed, 'stargate')[0]?.item.article.id);
	});
});

type Answered = readonly [game: GameId, fr: string, en: string, entry: string, kind: QuantityKind, is: number | undefined];
const ANSWERED: readonly Answered[] = [
	['stargate', 'combien de dés pour apophis', 'how many dice apophis', 'apophis', 'ranks', undefined],
	['stargate', 'combien de cartes en main', 'how many cards in hand', 'hand', 'hand', 6],
	['stargate', 'valeur du zat', 'value of the zat', 'zaknoktel', 'value', 5],
	['thorgal', 'combien de cartes en main', 'hand limit how many cards', 'limit:hand', 'hand', 10],
	['invasion', 'combien de bunkers', 'how many bunkers', 'piece:bunker', 'count', 14],
	['invasion', 'combien de cartes en main', 'how many cards in hand', 'limit:hand', 'hand', 4],
	['guerre', 'combien de super nova dans le paquet', 'how many super novas in the deck', 'limit:cards', 'copies', 10],
	['guerre', 'combien de cartes en main', 'how many cards in hand', 'limit:hand', 'hand', 5],
	['envahisseurs', 'combien de cartes en main', 'how many cards in hand', 'limit:hand', 'hand', 4],
	['lightsaber', 'combien de cartes dans le paquet', 'how many cards in the deck', 'paquet', 'cards', 55],
	['gforce', 'mixeur combien de points', 'how many points is the blender worth', 'tile:mixeur', 'points', 4],
	['gforce', 'combien de dés', 'how many dice', 'die', 'dice', 1]
];

for (const [game, fr, en, entry, kind, is] of ANSWERED)
	test(`at the table of ${game}, “${fr}” and “${en}” are answered by a number on top`, () => {
		for (const [locale, text] of [
			['fr', fr],
			['en', en]
		] as const) {
			const [best] = SEARCHES[locale].index.search(text, game);
			expect(best?.item.article.id, text).toBe(entry);
			expect(best?.answer?.kind, text).toBe(kind);
			if (is !== undefined) expect(best?.answer?.is, text).toBe(is);
		}
	});

test('the paragraph that answers a compound question is shown', () => {
	const [best] = SEARCHES.fr.index.search('grenade reetou', 'stargate');
	const sentence = best!.sentence.map(({ text }) => text).join('');
	expect(best!.isElsewhere).toBe(true);
	expect(sentence).toMatch(/Reetou|grenade/i);
});
