import type { Agent } from './cards.ts';
import type { Goal } from './kernel.ts';
import { faceAt } from './look.ts';
import type { View } from './planner.ts';
import { hexes } from './star.ts';
import type { State } from './types.ts';

/** Hexes with a tile. */
export const hiddenHexes = ({ hidden }: Pick<State, 'hidden'>): readonly number[] => hexes.filter((hex) => hidden[hex - 1]);

/** Tiles whose face is remembered. */
export const goals = (state: State): readonly Goal[] =>
	hiddenHexes(state).flatMap((hex): readonly Goal[] => {
		const needs: readonly Agent[] | undefined = faceAt(state, hex);
		return needs ? [{ hex, needs }] : [];
	});

/** The turn as the planner sees it. */
export const view = (state: State): View => ({
	now: state.from,
	goals: goals(state),
	tiles: hiddenHexes(state),
	severalLooks: state.options.looks === 'everyNewHex'
});
