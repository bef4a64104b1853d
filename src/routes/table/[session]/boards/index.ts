import { extra } from '$extra-boxes';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import { findFile } from '$lib/boxes/find-file.ts';
import { folderOf, type GameId } from '$lib/boxes/index.ts';

/** Each board is a chunk of its own that is loaded with its game. */
const FILES = { ...import.meta.glob('./**/board.ts'), ...extra.files };

/** The board of a game; a game without one of its own is shown by the default board. */
export async function loadBoard(game: GameId): Promise<BoardDefinition> {
	const load = findFile(FILES, `${folderOf(game)}/board.ts`) ?? (() => import('./default/board.ts'));
	return ((await load()) as { readonly board: BoardDefinition }).board;
}
