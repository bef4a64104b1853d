import { CAMPS, SAUCERS } from '$lib/rules/terra-galactix/cards.ts';
import { optionIds } from '$lib/rules/terra-galactix/guerre/ids.ts';
import { DIRECTIONS } from '$lib/rules/terra-galactix/guerre/types.ts';
import type { Placement } from '$lib/asking/asking.svelte.ts';
import { isStar } from '../shared/ids.ts';

const { discard, pulsar, licences, trou, nova, stay, dock, aboard, into } = optionIds;
const isOneOf = (families: readonly { parse(id: string): unknown }[], id: string): boolean =>
	families.some((family) => family.parse(id) !== undefined);

/** An option of phase 1: a card that is thrown away or played. */
export const isCardOption = (id: string): boolean => isOneOf([discard, pulsar, licences, trou], id);

/** An option of an ask that is shown as a row in the tray: what is done to a saucer, or with so many tokens. */
export const isRowOption = (id: string): boolean => isOneOf([nova, trou, stay, dock, aboard, into], id);

/** A thing on the board: a saucer, a mother ship, the direction of a shot. */
const BOARD_THINGS: ReadonlySet<string> = new Set([...SAUCERS, ...CAMPS, ...DIRECTIONS]);

/** Where an option is touched. */
export const placement = (id: string): Placement =>
	BOARD_THINGS.has(id) ? 'board' : isCardOption(id) || isStar(id) || isRowOption(id) || id === 'end' ? 'tray' : 'list';
