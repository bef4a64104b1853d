import { extra } from '$extra-boxes';
import { meta as gforce } from './gforce/meta.ts';
import { meta as lightsaber } from './lightsaber/meta.ts';
import { meta as stargate } from './stargate/meta.ts';
import { meta as terraGalactix } from './terra-galactix/meta.ts';
import { meta as thorgal } from './thorgal/meta.ts';
import type { BoxMeta, GameMeta } from './types.ts';

/** The registry: every box, in the order of the shelf. Everything else about a box is found by its id and by the names of its files. */
const REGISTERED = [stargate, thorgal, terraGalactix, lightsaber, gforce] as const satisfies readonly BoxMeta[];

export type BoxId = (typeof REGISTERED)[number]['id'];
export type GameId = (typeof REGISTERED)[number]['games'][number]['id'];

interface RegisteredGame extends GameMeta {
	readonly id: GameId;
}
export interface Box extends BoxMeta {
	readonly id: BoxId;
	readonly games: readonly [RegisteredGame, ...RegisteredGame[]];
}

// Ids of extra boxes exist in their own build only, so the types do not list them.
export const BOXES: readonly Box[] = [...REGISTERED, ...(extra.boxes as readonly Box[])];

const BY_ID: ReadonlyMap<string, Box> = new Map(BOXES.map((box) => [box.id, box]));
const BOX_OF_GAME: ReadonlyMap<string, Box> = new Map(BOXES.flatMap((box) => box.games.map(({ id }) => [id, box])));

export const GAME_IDS: readonly GameId[] = BOXES.flatMap(({ games }) => games.map(({ id }) => id));

/** Whether a box is registered for this build only: no picture was drawn for its link previews. */
export const isExtra = (id: string): boolean => extra.boxes.some((box) => box.id === id);
/** Whether a stored row or an address names a box of this version. */
export const isBox = (id: string): id is BoxId => BY_ID.has(id);
/** Whether a stored row or an address names a game of this version. */
export const isGame = (id: string): id is GameId => BOX_OF_GAME.has(id);

function found<T>(value: T | undefined, id: string): T {
	if (value === undefined) throw new Error(`No box registered in src/lib/boxes/index.ts has the id ${id}.`);
	return value;
}

export const boxMeta = (id: BoxId): Box => found(BY_ID.get(id), id);
const boxOfGame = (game: GameId): Box => found(BOX_OF_GAME.get(game), game);

export const boxOf = (game: GameId): BoxId => boxOfGame(game).id;
export const gamesOf = (box: BoxId): readonly GameId[] => boxMeta(box).games.map(({ id }) => id);
export const gameMeta = (game: GameId): GameMeta =>
	found(
		boxOfGame(game).games.find(({ id }) => id === game),
		game
	);

/** The folder of a game below `rules/` and `boards/`: a game that shares its box with others lies in the folder of the box. */
export function folderOf(game: GameId): string {
	const { id, games } = boxOfGame(game);
	return games.length === 1 ? game : `${id}/${game}`;
}
