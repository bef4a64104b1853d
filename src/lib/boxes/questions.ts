import { extra } from '$extra-boxes';
import type { Questions } from '../rules/questions.ts';
import { findFile } from './find-file.ts';
import { folderOf, type GameId } from './index.ts';

const FILES = { ...import.meta.glob('../rules/*/**/entries/questions.ts'), ...extra.files };

/** The questions that lead to the entries of a game; a game need not have any. Only the build reads them: they become part of the search index. */
export async function loadQuestions(game: GameId): Promise<Questions> {
	const load = findFile(FILES, `${folderOf(game)}/entries/questions.ts`);
	return load ? ((await load()) as { readonly QUESTIONS: Questions }).QUESTIONS : new Map();
}
