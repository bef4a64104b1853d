import type { Goal } from './kernel.ts';
import { faceAt, stayRules } from './look.ts';
import type { PlannerView } from './planner.ts';
import { HEX_NUMBERS } from './star.ts';
import type { State } from './types.ts';

/** Hexes with a tile. */
export const hiddenHexes = ({ hidden }: Pick<State, 'hidden'>): readonly number[] => HEX_NUMBERS.filter((hex) => hidden[hex - 1]);

/** The tiles whose face is remembered. */
export const rememberedGoals = (state: State): readonly Goal[] =>
	hiddenHexes(state).flatMap((hex): readonly Goal[] => {
		const needs = faceAt(state, hex);
		return needs ? [{ hex, needs }] : [];
	});

/** Whether one tile is left: taking it ends the game. */
export const isLastTile = (state: State): boolean => hiddenHexes(state).length === 1;

/** What the planner needs to know of the turn. */
export const plannerView = (state: State): PlannerView => ({
	now: state.from,
	goals: rememberedGoals(state),
	tiles: hiddenHexes(state),
	severalLooks: state.options.looks === 'everyNewHex',
	agentsStay: stayRules(state).afterCapture
});
