import { m } from '../paraglide/messages.js';
import type { BoxId, GameId } from '../rules/index.ts';

/** What boxes and games are called. The names are those on the boxes, in every language. */
export const BOX_NAMES: Readonly<Record<BoxId, () => string>> = {
	stargate: m.box_stargate,
	thorgal: m.box_thorgal,
	'terra-galactix': m.box_terra_galactix,
	lightsaber: m.box_lightsaber,
	gforce: m.box_gforce
};

/** The same where there is little room. */
export const BOX_SHORT: Readonly<Record<BoxId, () => string>> = {
	stargate: m.box_short_stargate,
	thorgal: m.box_short_thorgal,
	'terra-galactix': m.box_short_terra_galactix,
	lightsaber: m.box_short_lightsaber,
	gforce: m.box_short_gforce
};

export const GAME_NAMES: Readonly<Record<GameId, () => string>> = {
	stargate: m.game_stargate,
	thorgal: m.game_thorgal,
	invasion: m.game_invasion,
	guerre: m.game_guerre,
	envahisseurs: m.game_envahisseurs,
	lightsaber: m.game_lightsaber,
	gforce: m.game_gforce
};

/** One line under the name of a game: who plays against whom. */
export const GAME_KINDS: Readonly<Record<GameId, () => string>> = {
	stargate: m.kind_stargate,
	thorgal: m.kind_thorgal,
	invasion: m.kind_invasion,
	guerre: m.kind_guerre,
	envahisseurs: m.kind_envahisseurs,
	lightsaber: m.kind_lightsaber,
	gforce: m.kind_gforce
};

/** A stored row may name a game of another version. */
export const gameName = (game: string): string => GAME_NAMES[game as GameId]?.() ?? game;
