import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BoardDefinition, OutlineSection } from '../src/lib/asking/board-definition.ts';
import { loadGame } from '../src/lib/boxes/games.ts';
import { loadWords } from '../src/lib/boxes/words.ts';
import type { GameId } from '../src/lib/boxes/index.ts';
import { settings } from '../src/lib/helpers/settings.svelte.ts';
import type { Log } from '../src/lib/rules/contract.ts';
import { type Locale, LOCALES } from '../src/lib/rules/locale.ts';
import { replay, upgradeLog } from '../src/lib/rules/replay.ts';
import { nameOf, toSentence } from '../src/lib/rules/words.ts';
import { SPOKEN } from './support/spoken-moments.ts';

/** The board in words at named moments of every game, and at every moment of one session per game: nothing empty, no name missing. */

type OutlineFile = { readonly outline: (...args: Parameters<NonNullable<BoardDefinition['outline']>>) => readonly OutlineSection[] };
const FILES = import.meta.glob<OutlineFile>('../src/routes/table/*/boards/**/outline.ts');

async function outlineAt(session: string, upTo: number | undefined, locale: Locale): Promise<readonly OutlineSection[]> {
	const log = JSON.parse(readFileSync(`tests/sessions/${session}.json`, 'utf8')) as Log;
	const game = await loadGame(log.game as GameId);
	const words = await loadWords(log.game as GameId, locale);
	const load = Object.entries(FILES).find(([path]) => path.includes(`/${log.game}/outline.ts`))?.[1];
	if (!load) throw new Error(`${log.game} has no outline`);
	const upgraded = upgradeLog(game, { ...log, actions: log.actions.slice(0, upTo) });
	const { state } = replay(game, upgraded);
	settings.change({ locale });
	const { seats } = upgraded.setup;
	return (await load()).outline(state, {
		name: (id, form) => nameOf(words, id, seats, form),
		sentence: (ruling) => toSentence(words, ruling, seats)
	});
}

describe.each(SPOKEN)('$game, $moment', ({ session, at, outline }) => {
	test('the outline in French', async () => {
		const sections = await outlineAt(session, at, 'fr');
		expect(sections.flatMap(({ title, lines }) => [`# ${title}`, ...lines])).toEqual(outline);
	});
	test.each(LOCALES)('no part is empty or without a name, %s', async (locale) => {
		for (const { title, lines } of await outlineAt(session, at, locale))
			for (const text of [title, ...lines]) expect(text).not.toMatch(/undefined|\[object|^\s*$|^,|, ,|\w:\w/);
	});
});
