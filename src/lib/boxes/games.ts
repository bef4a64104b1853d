import { extra } from '$extra-boxes';
import type { AnyGame } from '../rules/contract.ts';
import { loadFile } from './find-file.ts';
import { folderOf, type GameId } from './index.ts';

/** Each game is a chunk of its own that is loaded when it is opened. */
const FILES = { ...import.meta.glob('../rules/**/game.ts'), ...extra.files };

export const loadGame = async (game: GameId): Promise<AnyGame> =>
	(await loadFile<{ readonly game: AnyGame }>(FILES, `${folderOf(game)}/game.ts`)).game;
