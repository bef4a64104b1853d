import { CAMPS, SAUCERS } from '$lib/rules/terra-galactix/cards.ts';
import { optionIds } from '$lib/rules/terra-galactix/guerre/ids.ts';
import { DIRECTIONS, type State } from '$lib/rules/terra-galactix/guerre/types.ts';
import type { Placement } from '$lib/asking/asking.svelte.ts';
import type { TableState } from '$lib/rules/contract.ts';

const { discard, pulsar, licences, trou, found } = optionIds;

/** An option of phase 1: a card that is thrown away or played. */
export const isCardOption = (id: string): boolean => [discard, pulsar, licences, trou].some((family) => family.parse(id) !== undefined);

/** The number of a discovery, and the end of the turn: the keys of phase 3 that are in the tray. */
export const isFoundOption = (id: string): boolean => found.parse(id) !== undefined;
const isTurnOption = (id: string): boolean => id === 'end' || isFoundOption(id);

/** A thing on the board: a saucer, a mother ship, the direction of a shot. */
const BOARD_THINGS: ReadonlySet<string> = new Set([...SAUCERS, ...CAMPS, ...DIRECTIONS]);

/** Where an option is touched. */
export const placement = (id: string, _: number, state: TableState): Placement => {
	if (BOARD_THINGS.has(id)) return 'board';
	return isTurnOption(id) || ((state as State).phase === 'draw' && isCardOption(id)) ? 'tray' : 'list';
};
