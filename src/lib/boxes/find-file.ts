import type { LazyFiles } from './types.ts';

/** The module at the end of a path, for instance `stargate/game.ts`. */
export const findFile = (files: LazyFiles, path: string): (() => Promise<unknown>) | undefined =>
	Object.entries(files).find(([file]) => file.endsWith(`/${path}`))?.[1];

/** Loads a module that every game must have. */
export async function loadFile<T>(files: LazyFiles, path: string): Promise<T> {
	const load = findFile(files, path);
	if (!load) throw new Error(`src/lib/rules/${path} is missing: every game has one (CONTRIBUTING.md, "Add a game").`);
	return (await load()) as T;
}
