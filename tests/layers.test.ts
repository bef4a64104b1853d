import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/lib/boxes/index.ts';
import { findCycles, type Import, readImportGraph } from './support/import-graph.ts';

const GRAPH = readImportGraph();

/** Files of a folder with their imports. */
const filesUnder = (...folders: readonly string[]): readonly (readonly [file: string, imports: readonly Import[]])[] =>
	[...GRAPH].filter(([file]) => folders.some((folder) => file.startsWith(folder)));

/** `file → import` for every import of these folders that a rule forbids. */
const forbidden = (folders: readonly string[], isForbidden: (each: Import, file: string) => boolean): readonly string[] =>
	filesUnder(...folders).flatMap(([file, imports]) =>
		imports.filter((each) => isForbidden(each, file)).map(({ specifier }) => `${file} → ${specifier}`)
	);

const leadsTo = ({ specifier, target = '' }: Import, ...folders: readonly string[]): boolean =>
	folders.some((folder) => target.startsWith(folder) || specifier.startsWith(folder.replace('src/lib/', '$lib/')));

/** STYLE.md: routes → asking, components → helpers → rules. A layer imports only itself and the layers to its right. */
describe('layers', () => {
	test('rules import only rules: no package, no Svelte, no database', () =>
		expect(forbidden(['src/lib/rules/'], ({ target }) => !target?.startsWith('src/lib/rules/'))).toEqual([]));

	test('boxes import rules, and of the components only drawings', () =>
		expect(
			forbidden(
				['src/lib/boxes/'],
				({ specifier, target = '' }) =>
					specifier !== '$extra-boxes' && !/^src\/lib\/(boxes|rules)\/|^src\/lib\/components\/drawings\.ts$/.test(target)
			)
		).toEqual([]));

	test('rules use no clock, no randomness and nothing of the browser', () => {
		const uses = filesUnder('src/lib/rules/').filter(([file]) =>
			/Date\.now|new Date\(|Math\.random|crypto\.|localStorage|\bwindow\.|\bdocument\./.test(readFileSync(file, 'utf8'))
		);
		expect(uses.map(([file]) => file)).toEqual([]);
	});

	test('helpers import no component, no asking, no route and nothing of SvelteKit', () =>
		expect(
			forbidden(
				['src/lib/helpers/'],
				(each) => leadsTo(each, 'src/lib/components/', 'src/lib/asking/', 'src/routes/', '$app/') || isSvelte(each)
			)
		).toEqual([]));

	test('components and asking import no route', () =>
		expect(forbidden(['src/lib/components/', 'src/lib/asking/'], (each) => leadsTo(each, 'src/routes/'))).toEqual([]));

	test('only database.ts imports Dexie', () =>
		expect(forbidden(['src/'], ({ specifier }) => specifier === 'dexie')).toEqual(['src/lib/helpers/database.ts → dexie']));
});

const isSvelte = ({ specifier }: Import): boolean => specifier.endsWith('.svelte');

/** A folder with a `game.ts` is a game; its parent is the box if it is not the rules folder itself. */
const GAME_FOLDERS = [...GRAPH.keys()].filter((file) => /^src\/lib\/rules\/.*\/game\.ts$/.test(file)).map(dirname);
const gameOf = (file: string): string | undefined => GAME_FOLDERS.find((folder) => file.startsWith(`${folder}/`));
const boxOf = (file: string): string | undefined => /^src\/lib\/rules\/([^/]+)\//.exec(file)?.[1];
/** Folders of the rules that all games share. */
const SHARED = ['odds', 'text', 'entries'];

describe('games', () => {
	test('all registered ones are found', () => expect(GAME_FOLDERS).toHaveLength(GAME_IDS.length));

	test('a game imports no other game', () =>
		expect(
			forbidden(
				['src/lib/rules/'],
				({ target = '' }, file) => gameOf(file) !== undefined && gameOf(target) !== undefined && gameOf(target) !== gameOf(file)
			)
		).toEqual([]));

	test('what games share imports no game, except the registry', () =>
		expect(forbidden(['src/lib/rules/'], ({ target = '' }, file) => !gameOf(file) && !!gameOf(target))).toEqual([]));

	test('a box imports no other box', () =>
		expect(
			forbidden(['src/lib/rules/'], ({ target = '' }, file) => {
				const [from, to] = [boxOf(file), boxOf(target)];
				return !!from && !!to && from !== to && !SHARED.includes(to);
			})
		).toEqual([]));
});

describe('import cycles', () => {
	const graph = (edges: Readonly<Record<string, readonly string[]>>) =>
		new Map(Object.entries(edges).map(([file, targets]) => [file, targets.map((target) => ({ specifier: target, target }))]));

	test.each([
		['a chain has none', { a: ['b'], b: ['c'], c: [] }, []],
		['two files that import each other', { a: ['b'], b: ['a'] }, [['a', 'b', 'a']]],
		['a file that imports itself', { a: ['a'] }, [['a', 'a']]],
		['a long one beside a diamond', { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['e'], e: ['f'], f: ['d'] }, [['d', 'e', 'f', 'd']]]
	])('are found: %s', (_, edges, cycles) => expect(findCycles(graph(edges as Record<string, string[]>))).toEqual(cycles));

	test('do not exist in src, neither at runtime nor between types', () =>
		expect(findCycles(GRAPH).map((cycle) => cycle.join('\n  → '))).toEqual([]));
});
