import { extra } from '$extra-boxes';
import type { Quantity } from '../rules/quantities.ts';
import { findFile } from './find-file.ts';
import { folderOf, type GameId } from './index.ts';

const FILES = { ...import.meta.glob('../rules/*/**/quantities.ts'), ...extra.files };

/** The numbers of a game that a question may ask for; a game need not have any. Only the build reads them, because they need the game's own code. */
export async function loadQuantities(game: GameId): Promise<readonly Quantity[]> {
	const load = findFile(FILES, `${folderOf(game)}/quantities.ts`);
	return load ? ((await load()) as { readonly QUANTITIES: readonly Quantity[] }).QUANTITIES : [];
}
