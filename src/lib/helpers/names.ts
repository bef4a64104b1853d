import { type BoxId, boxMeta, BOXES, type GameId, gameMeta, GAME_IDS, isGame } from '../boxes/index.ts';
import { settings } from './settings.svelte.ts';

/** Names of boxes and games in the language of the reader. */

export const boxName = (box: BoxId): string => boxMeta(box).name[settings.current.locale];
/** The same where there is little room. */
export const boxShortName = (box: BoxId): string => boxMeta(box).shortName[settings.current.locale];
/** A stored row may name a game of another version. */
export const gameName = (game: string): string => (isGame(game) ? gameMeta(game).name[settings.current.locale] : game);
/** One line: who plays against whom. */
export const gameSummary = (game: GameId): string => gameMeta(game).summary[settings.current.locale];

// Temporary: importers move to the functions above.
const byId = <Id extends string>(ids: readonly Id[], name: (id: Id) => string) =>
	Object.fromEntries(ids.map((id) => [id, () => name(id)])) as Readonly<Record<Id, () => string>>;
const BOX_IDS = BOXES.map(({ id }) => id);
export const BOX_NAMES = byId(BOX_IDS, boxName);
export const BOX_SHORT = byId(BOX_IDS, boxShortName);
export const GAME_NAMES = byId(GAME_IDS, gameName);
export const GAME_KINDS = byId(GAME_IDS, gameSummary);
