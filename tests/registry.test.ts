import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/lib/boxes/games.ts';
import { BOXES, folderOf, GAME_IDS } from '../src/lib/boxes/index.ts';
import { LOCALES } from '../src/lib/rules/locale.ts';
import { usualSetup } from '../src/lib/rules/setup.ts';

/** The files that every game must have below `src/lib/rules/<game>/`. All others are optional. */
const GAME_FILES = [
	'README.md',
	'game.ts',
	'entries.ts',
	...LOCALES.flatMap((locale) => [`text/${locale}/index.ts`, `entries/${locale}/index.ts`])
];

/** The colours that a box gives to the theme. */
const PALETTE = ['--accent-lit', '--accent-lit-ink', '--accent-ink', '--tray-dark', '--tray-light', '--lid', '--lid-print'];

const missing = (files: readonly string[]): readonly string[] =>
	files.filter((file) => !existsSync(file)).map((file) => `${file} is missing: see CONTRIBUTING.md, "Add a game".`);

describe('every registered game has its files', () => {
	test.each(GAME_IDS)('%s', (game) => {
		expect(missing(GAME_FILES.map((file) => join('src/lib/rules', folderOf(game), file)))).toEqual([]);
		expect(missing([`tests/laws/${game}.test.ts`, `tests/sessions/${game}`])).toEqual([]);
	});
});

describe('every registered box has its colours', () => {
	test.each(BOXES.map(({ id }) => id))('%s', (box) => {
		const file = `src/lib/boxes/${box}/palette.css`;
		expect(missing([file])).toEqual([]);
		const css = readFileSync(file, 'utf8');
		expect(css).toContain(`[data-box='${box}']`);
		expect(PALETTE.filter((colour) => !css.includes(`${colour}:`)).map((colour) => `${file} does not set ${colour}.`)).toEqual([]);
	});
});

test('every game in the rules folder is registered', () => {
	const found = readdirSync('src/lib/rules', { recursive: true, encoding: 'utf8' })
		.filter((file) => basename(file) === 'game.ts')
		.map((file) => dirname(file));
	const registered = new Set(GAME_IDS.map(folderOf));
	const forgotten = found.filter((folder) => !registered.has(folder));
	expect(forgotten.map((folder) => `src/lib/rules/${folder} is not in any box of src/lib/boxes/index.ts.`)).toEqual([]);
});

test('ids are unique', () => {
	const ids = [...BOXES.map(({ id }) => `box ${id}`), ...GAME_IDS.map((id) => `game ${id}`)];
	expect(new Set(ids).size).toBe(ids.length);
});

test.each(GAME_IDS)('%s: the setup shows at most three options at once, the depth among them', async (id) => {
	const game = await loadGame(id);
	for (const n of game.form({ seats: [], options: {} }).seats) {
		const { options } = game.form(usualSetup(game.form, Array<string>(n).fill('')));
		const shown = Object.keys(options).filter((option) => options[option]!.main);
		expect(shown.length, `${n} players: ${shown.join(', ')}`).toBeLessThanOrEqual(3);
		if ('depth' in options) expect(shown).toContain('depth');
	}
});
