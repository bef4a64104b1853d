import type { BoxId, GameId } from './index.ts';

/** Small pictures of games, as SVG markup by game id, for the page of a box that contains several. */
export type GamePictures = Readonly<Record<string, string>>;

const PICTURES = import.meta.glob<GamePictures>('./*/pictures.ts', { eager: true, import: 'pictures' });

/** The picture of a game; a game without one shows the emblem of its box. */
export const gamePicture = (box: BoxId, game: GameId): string | undefined => PICTURES[`./${box}/pictures.ts`]?.[game];
