import type { AnyGame, TableState, Zone } from '$lib/rules/contract.ts';
import { isOptionDial } from '$lib/rules/setup.ts';

/** The zones a game declares; a game that declares none is shown by its dials. What only one seat may see is left out. */
export const zonesOf = (game: AnyGame, state: TableState): readonly Zone[] =>
	(game.zones?.(state) ?? zonesOfDials(game, state)).filter(({ eyes }) => eyes === undefined);

const zonesOfDials = (game: AnyGame, state: TableState): readonly Zone[] =>
	game
		.dials(state)
		.filter(({ id, eyes }) => !isOptionDial(id) && eyes === undefined)
		.map((dial) => ('from' in dial ? { id: dial.id, things: [dial.value] } : { id: dial.id, count: dial.value }));
