import { LOCALES } from '../src/lib/rules/locale.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const RULES = 'src/lib/rules';

const filesUnder = (folder: string): readonly string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name))
		.toSorted();

const GAME_FOLDERS = filesUnder(RULES)
	.filter((file) => basename(file) === 'game.ts')
	.map(dirname);

/** The files that every game has. `src/lib/rules/README.md` describes their content. */
const REQUIRED = [
	...['README.md', 'game.ts', 'types.ts', 'options.ts', 'setup.ts', 'rules.ts', 'apply.ts', 'upgrade.ts', 'entries.ts'],
	...['guide/index.ts', 'guide/now.ts'],
	...LOCALES.flatMap((locale) => [`entries/${locale}/index.ts`, `text/${locale}/index.ts`])
];
/** The published odds are the only file of a game that is no module; a game need not have them. */
const OPTIONAL = ['odds-tables.json'];

/** Modules of a phase or subject of the book, parts of texts (of one language or shared by all), and tests. */
const MODULE = /^(guide\/|(text|entries)\/((fr|en)\/)?)?[a-z]+(-[a-z]+)*(\.test)?\.ts$/;

/** Names that were given up or are too general: no phase module may have them. */
const RETIRED =
	/^(index|guide|tables|counsel|felt|said|box|util|utils|misc|common|helpers)\.ts$|(^|\/)(guide-.*|.*-(fr|en)|(fr|en)-.*)\.ts$/;

describe.each(GAME_FOLDERS)('%s', (folder) => {
	const files = filesUnder(folder).map((file) => file.slice(folder.length + 1));

	test('has the files that every game has', () => expect(REQUIRED.filter((file) => !files.includes(file))).toEqual([]));

	test('has no other files than modules with plain names', () => {
		const others = files.filter((file) => ![...REQUIRED, ...OPTIONAL].includes(file));
		expect(others.filter((file) => !MODULE.test(file) || RETIRED.test(file))).toEqual([]);
	});

	test('has the same parts of texts in every language', () => {
		const partsOf = (kind: string, locale: string) =>
			files.filter((file) => file.startsWith(`${kind}/${locale}/`)).map((file) => file.slice(kind.length + locale.length + 2));
		for (const kind of ['text', 'entries']) expect(partsOf(kind, 'en'), kind).toEqual(partsOf(kind, 'fr'));
	});
});

/** STYLE.md, Size: a longer file gives its reason in the first line. */
const LONG = /^(\/\/|<!--|\/\*) Long because \S+/;
const MOST_LINES = 350;
const MOST_COMPONENT_LINES = 250;

test('a file has at most 350 lines and a component 250, or its first line gives the reason', () => {
	const sources = ['src', 'tests', 'scripts', 'bench']
		.flatMap(filesUnder)
		.filter((file) => /\.(ts|mjs|js|svelte|css)$/.test(file) && !file.startsWith('src/lib/paraglide/'));
	const tooLong = sources.flatMap((file) => {
		const source = readFileSync(file, 'utf8');
		const lines = source.trimEnd().split('\n').length;
		const most = file.endsWith('.svelte') ? MOST_COMPONENT_LINES : MOST_LINES;
		return lines > most && !LONG.test(source) ? [`${file}: ${lines} lines`] : [];
	});
	expect(tooLong).toEqual([]);
});

test('docs/walk.md names only files that exist', () => {
	const named = [...readFileSync('docs/walk.md', 'utf8').matchAll(/`((?:src|tests|scripts)\/[^`]+\.\w+)`/g)].map(([, file]) => file!);
	expect(named.length).toBeGreaterThan(8);
	expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
