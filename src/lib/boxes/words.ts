import { extra } from '$extra-boxes';
import type { Locale } from '../rules/locale.ts';
import type { Words } from '../rules/words.ts';
import { loadFile } from './find-file.ts';
import { folderOf, type GameId } from './index.ts';

const FILES = { ...import.meta.glob('../rules/**/text/*/index.ts'), ...extra.files };

/** The sentences and names of a game in one language. */
export const loadWords = async (game: GameId, locale: Locale): Promise<Words> =>
	(await loadFile<{ readonly words: Words }>(FILES, `${folderOf(game)}/text/${locale}/index.ts`)).words;
