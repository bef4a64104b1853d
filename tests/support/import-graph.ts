import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** One import of a file: the specifier as written, and the file of this repository it leads to, if it leads to one. */
export interface Import {
	readonly specifier: string;
	readonly target?: string;
}

/** All imports of each file under `src`, static, dynamic and type-only. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

const isSource = (path: string): boolean => /\.(ts|js|svelte)$/.test(path) && !/\.(test|d)\.ts$/.test(path);

/** The scripts of a component; other files are scripts as a whole. */
const scriptsOf = (path: string, source: string): readonly string[] =>
	path.endsWith('.svelte') ? [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script!) : [source];

const specifiersOf = (path: string): readonly string[] =>
	scriptsOf(path, readFileSync(path, 'utf8')).flatMap((script) =>
		ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName)
	);

function resolveImport(from: string, specifier: string): Import {
	const path = specifier.startsWith('.')
		? join(dirname(from), specifier)
		: specifier.startsWith('$lib/')
			? join('src/lib', specifier.slice('$lib/'.length))
			: undefined;
	if (!path) return { specifier };
	const target = [path, `${path}.ts`, join(path, 'index.ts')].map(normalize).find((each) => /\.\w+$/.test(each) && existsSync(each));
	return target ? { specifier, target } : { specifier };
}

/** Reads the imports of all files of a folder, except tests and generated messages. */
export function readImportGraph(folder = 'src'): ImportGraph {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((path) => join(folder, path))
		.filter((path) => isSource(path) && !path.startsWith('src/lib/paraglide/'))
		.toSorted();
	return new Map(files.map((path) => [path, specifiersOf(path).map((specifier) => resolveImport(path, specifier))]));
}

/**
 * The cycles of a graph: Tarjan's strongly connected components with more than one file, or with a file that imports itself. Each is
 * returned as a path along real imports that comes back to its first file.
 */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
	const order = new Map<string, number>();
	const low = new Map<string, number>();
	const stack: string[] = [];
	const cycles: (readonly string[])[] = [];
	const targetsOf = (file: string) => (graph.get(file) ?? []).flatMap(({ target }) => (target && graph.has(target) ? [target] : []));
	const lower = (file: string, value: number) => low.set(file, Math.min(low.get(file) ?? value, value));

	const visit = (file: string): void => {
		order.set(file, order.size);
		low.set(file, order.get(file)!);
		stack.push(file);
		for (const target of targetsOf(file)) {
			if (!order.has(target)) {
				visit(target);
				lower(file, low.get(target)!);
			} else if (stack.includes(target)) lower(file, order.get(target)!);
		}
		if (low.get(file) !== order.get(file)) return;
		const component = new Set(stack.splice(stack.indexOf(file)));
		if (component.size > 1 || targetsOf(file).includes(file)) cycles.push(shortestCycle(file, component));
	};

	/** Breadth-first search from a file back to itself, within its component. */
	const shortestCycle = (start: string, component: ReadonlySet<string>): readonly string[] => {
		const paths: string[][] = [[start]];
		const visited = new Set<string>();
		for (const path of paths)
			for (const target of targetsOf(path.at(-1)!)) {
				if (target === start) return [...path, start];
				if (!component.has(target) || visited.has(target)) continue;
				visited.add(target);
				paths.push([...path, target]);
			}
		return [start];
	};

	for (const file of graph.keys()) if (!order.has(file)) visit(file);
	return cycles;
}
