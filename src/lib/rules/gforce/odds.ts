import type { Odd } from '../contract.ts';
import { AGENTS, tilesNotSeen, TILES, tilesOfBox } from './cards.ts';
import { lookDistribution, possibleTiles, chanceOneRollDecides, shareWithAgent, chanceWithin } from './chances.ts';
import { takingDice } from './kernel.ts';
import { faceAt } from './look.ts';
import { ruling } from './rules.ts';
import { agentsOn } from './star.ts';
import { lookableHexes } from './turn.ts';
import type { State } from './types.ts';
import { rememberedGoals, hiddenHexes } from './planner-view.ts';

const TURNS = [2, 3] as const;

export function odds(state: State): readonly Odd[] {
	if (state.over) return [];
	switch (state.phase) {
		case 'start':
			return [{ of: ruling('odds.decides'), chance: chanceOneRollDecides(state.rolling.length) }];
		case 'roll':
			return [...captures(state), ...pictured(state)];
		case 'move':
			return [...threats(state), ...pictured(state)];
		case 'look':
			return looks(state);
		default:
			return [];
	}
}

const isLast = (state: State): boolean => hiddenHexes(state).length === 1;

/** Before the die: the chance to take each known tile in this turn, or within two and three if nobody interferes. */
const captures = (state: State): readonly Odd[] =>
	rememberedGoals(state).flatMap((goal): readonly Odd[] => {
		const space = `hex:${goal.hex}`;
		const last = isLast(state);
		return [
			{ of: ruling('odds.capture', { space }), beside: space, chance: chanceWithin(state.agents, goal, 1, last) },
			...TURNS.map((turns) => ({
				of: ruling('odds.within', { space, turns }),
				beside: space,
				chance: chanceWithin(state.agents, goal, turns, last)
			}))
		];
	});

/** During the move: what the next player could take if it ended here. */
const threats = (state: State): readonly Odd[] =>
	state.options.planner
		? rememberedGoals(state).map((goal) => ({
				of: ruling('odds.threat', { space: `hex:${goal.hex}` }),
				beside: `hex:${goal.hex}`,
				chance: takingDice(state.agents, goal, isLast(state)).length / 6
			}))
		: [];

/** Tiles of the list that may still lie hidden, and whether the list can be trusted to hold them all. */
function rest(state: State) {
	const list = tilesOfBox(state.facts);
	const taken = state.players.flatMap(({ trophies }) => trophies.map(({ agents }) => agents));
	const seen = [...taken.flatMap((agents) => (agents ? [agents] : [])), ...rememberedGoals(state).map(({ needs }) => needs)];
	const how = list.length === TILES && taken.every(Boolean) ? {} : { how: '?' as const };
	return { tiles: tilesNotSeen(list, seen), how };
}

/** With the list of the box: which agents a hidden tile may picture. */
function pictured(state: State): readonly Odd[] {
	const { tiles, how } = rest(state);
	if (!state.options.inventoryAid || tiles.length === 0) return [];
	return AGENTS.map((agent) => ({ of: ruling('odds.pictured', { agent }), beside: agent, chance: shareWithAgent(tiles, agent), ...how }));
}

/** With the list of the box: what a look at each hex may bring. */
function looks(state: State): readonly Odd[] {
	if (!state.options.inventoryAid) return [];
	const { tiles, how } = rest(state);
	const guessed = Object.keys(state.memory ?? {}).some((hex) => !faceAt(state, Number(hex)));
	return lookableHexes(state).flatMap((hex): readonly Odd[] => {
		const may = possibleTiles(tiles, state.memory?.[hex]);
		if (faceAt(state, hex) || may.length === 0) return [];
		const spread = lookDistribution(may, agentsOn(state.agents, hex));
		const chance = spread.reduce((sum, [, each]) => sum + each, 0);
		const points = spread.reduce((sum, [value, each]) => sum + value * each, 0);
		const space = `hex:${hex}`;
		return [{ of: ruling('odds.look', { space, points }), beside: space, chance, spread, ...(guessed ? { how: '≈' as const } : how) }];
	});
}
