import { readFileSync } from 'node:fs';
import { loadArticles } from '../../src/lib/boxes/articles.ts';
import { BOXES, GAME_IDS, type GameId } from '../../src/lib/boxes/index.ts';
import { loadWords } from '../../src/lib/boxes/words.ts';
import type { Locale } from '../../src/lib/rules/locale.ts';

/** One text that players read, with the place where it is written. */
export interface PlayerText {
	readonly locale: Locale;
	readonly kind: 'message' | 'sentence' | 'name' | 'article' | 'box';
	/** The game, for texts of one game. */
	readonly game?: GameId;
	/** The key in its file: `amend_cannot`, `fight.throw`, `zaknoktel›does`. */
	readonly key: string;
	readonly text: string;
}

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

function messages(locale: Locale): readonly PlayerText[] {
	const { $schema: _, ...byKey } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Record<string, Message>;
	return Object.entries(byKey).flatMap(([key, message]) =>
		(typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))).map((text): PlayerText => ({
			locale,
			kind: 'message',
			key,
			text
		}))
	);
}

async function textsOfGame(game: GameId, locale: Locale): Promise<readonly PlayerText[]> {
	const { rules, names } = await loadWords(game, locale);
	const articles = await loadArticles(game, locale);
	const sentences = Object.entries(rules).map(([key, text]): PlayerText => ({ locale, game, kind: 'sentence', key, text }));
	const forms = Object.entries(names).flatMap(([key, name]) =>
		(typeof name === 'string' ? [name] : Object.values(name)).map((text): PlayerText => ({ locale, game, kind: 'name', key, text }))
	);
	// Aliases are for the search only and never shown.
	const parts = Object.entries(articles).flatMap(([id, { aliases: _, ...shown }]) =>
		Object.entries(shown).flatMap(([field, value]) =>
			(typeof value === 'string' ? [value] : (value as readonly string[])).map((text): PlayerText => ({
				locale,
				game,
				kind: 'article',
				key: `${id}›${field}`,
				text
			}))
		)
	);
	return [...sentences, ...forms, ...parts];
}

const boxTexts = (locale: Locale): readonly PlayerText[] =>
	BOXES.flatMap(({ id, name, shortName, games }) =>
		[name, shortName, ...games.flatMap((game) => [game.name, game.summary])].map((text): PlayerText => ({
			locale,
			kind: 'box',
			key: id,
			text: text[locale]
		}))
	);

/** Every text that players read in one language. A text that several games share is listed once. */
export async function playerTexts(locale: Locale): Promise<readonly PlayerText[]> {
	const ofGames = (await Promise.all(GAME_IDS.map((game) => textsOfGame(game, locale)))).flat();
	const seen = new Set<string>();
	return [...messages(locale), ...boxTexts(locale), ...ofGames].filter(({ kind, key, text }) => {
		const id = `${kind} ${key} ${text}`;
		return !seen.has(id) && seen.add(id);
	});
}
