import type { Locale } from '../rules/locale.ts';
import { boxOf, type GameId } from './index.ts';
import type { LazyFiles, LocalizedText } from './types.ts';

/** One step of the illustrated guide of a game. `npm run guides` takes its picture from the app and writes the pages of `docs/guide`. */
export interface GuideStep extends Readonly<Record<Locale, { readonly title: string; readonly text: string }>> {
	/** What the picture shows: the setup, the sample table, or a sheet over it. */
	readonly shows: 'setup' | 'table' | 'rules' | 'history';
	/** What is typed into the search for the picture. */
	readonly asks?: LocalizedText;
}

const FILES: LazyFiles = import.meta.glob('./*/guides/*.json', { import: 'default' });

const pathOf = (game: GameId): string => `./${boxOf(game)}/guides/${game}.json`;

/** Whether a game has an illustrated guide. A box of one build only may have none. */
export const hasGuide = (game: GameId): boolean => pathOf(game) in FILES;

/** The steps of the guide of a game. */
export async function loadGuide(game: GameId): Promise<readonly GuideStep[]> {
	const load = FILES[pathOf(game)];
	return load ? ((await load()) as { readonly steps: readonly GuideStep[] }).steps : [];
}

/** The file of the picture of a step, below `static/guides`. */
export const guidePicture = (game: string, step: number, locale: Locale): string => `${game}-${step + 1}.${locale}.jpg`;
