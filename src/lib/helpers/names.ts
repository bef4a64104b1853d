import { type BoxId, boxMeta, type GameId, gameMeta, isGame } from '../boxes/index.ts';
import { settings } from './settings.svelte.ts';

/** Names of boxes and games in the language of the reader. */

export const boxName = (box: BoxId): string => boxMeta(box).name[settings.current.locale];
/** The short names, for places with little room. */
export const boxShortName = (box: BoxId): string => boxMeta(box).shortName[settings.current.locale];
/** A stored row may name a game of another version. */
export const gameName = (game: string): string => (isGame(game) ? gameMeta(game).name[settings.current.locale] : game);
/** One line under the name of a game: who plays against whom. */
export const gameSummary = (game: GameId): string => gameMeta(game).summary[settings.current.locale];
