import type { Odd } from '../contract.ts';
import { AGENTS, TILES, tilesNotSeen } from './cards.ts';
import { chanceOneRollDecides, chanceWithin, lookDistribution, possibleTiles, shareWithAgent } from './chances.ts';
import { DIE_FACES, takingDice } from './kernel.ts';
import { faceAt } from './look.ts';
import { isLastTile, rememberedGoals } from './planner-view.ts';
import { tilesOfBox } from './printed.ts';
import { ruling } from './rules.ts';
import { agentsOn, hexSpace } from './star.ts';
import { lookableHexes } from './turn.ts';
import type { State } from './types.ts';

const TURNS_AHEAD = [2, 3] as const;

/** The odds of the current state. */
export function odds(state: State): readonly Odd[] {
	if (state.over) return [];
	switch (state.phase) {
		case 'start':
			return [{ of: ruling('odds.decides'), chance: chanceOneRollDecides(state.rolling.length) }];
		case 'roll':
			return [...captureOdds(state), ...picturedOdds(state)];
		case 'move':
			return [...threatOdds(state), ...picturedOdds(state)];
		case 'look':
			return lookOdds(state);
		default:
			return [];
	}
}

/** Before the die: the chance to take each remembered tile in this turn, or within two and three dice if nothing interferes. */
const captureOdds = (state: State): readonly Odd[] =>
	rememberedGoals(state).flatMap((goal): readonly Odd[] => {
		const space = hexSpace(goal.hex);
		const chanceIn = (turns: number): number => chanceWithin(state.agents, goal, turns, isLastTile(state));
		return [
			{ of: ruling('odds.capture', { space }), beside: space, chance: chanceIn(1) },
			...TURNS_AHEAD.map((turns) => ({ of: ruling('odds.within', { space, turns }), beside: space, chance: chanceIn(turns) }))
		];
	});

/** During the moves: what the next player could take if they ended here. */
const threatOdds = (state: State): readonly Odd[] =>
	state.options.planner
		? rememberedGoals(state).map((goal) => ({
				of: ruling('odds.threat', { space: hexSpace(goal.hex) }),
				beside: hexSpace(goal.hex),
				chance: takingDice(state.agents, goal, isLastTile(state)).length / DIE_FACES.length
			}))
		: [];

/** The tiles of the list that may still be hidden. The odds are marked as doubtful while the list may be incomplete. */
function unseenTiles(state: State) {
	const tiles = tilesOfBox(state.facts);
	const taken = state.players.flatMap(({ trophies }) => trophies.map(({ agents }) => agents));
	const seen = [...taken.flatMap((agents) => (agents ? [agents] : [])), ...rememberedGoals(state).map(({ needs }) => needs)];
	const isComplete = tiles.length === TILES && taken.every(Boolean);
	return { tiles: tilesNotSeen(tiles, seen), how: isComplete ? {} : { how: '?' as const } };
}

/** With the list of the box: how likely each agent is pictured on a hidden tile. */
function picturedOdds(state: State): readonly Odd[] {
	const { tiles, how } = unseenTiles(state);
	if (!state.options.inventoryAid || tiles.length === 0) return [];
	return AGENTS.map((agent) => ({ of: ruling('odds.pictured', { agent }), beside: agent, chance: shareWithAgent(tiles, agent), ...how }));
}

/** With the list of the box: what a look at each hex may bring. */
function lookOdds(state: State): readonly Odd[] {
	if (!state.options.inventoryAid) return [];
	const { tiles, how } = unseenTiles(state);
	const hasPartialClues = Object.keys(state.memory ?? {}).some((hex) => !faceAt(state, Number(hex)));
	return lookableHexes(state).flatMap((hex): readonly Odd[] => {
		const possible = possibleTiles(tiles, state.memory?.[hex]);
		if (faceAt(state, hex) || possible.length === 0) return [];
		const spread = lookDistribution(possible, agentsOn(state.agents, hex));
		const chance = spread.reduce((sum, [, each]) => sum + each, 0);
		const points = spread.reduce((sum, [value, each]) => sum + value * each, 0);
		const space = hexSpace(hex);
		return [
			{ of: ruling('odds.look', { space, points }), beside: space, chance, spread, ...(hasPartialClues ? { how: '≈' as const } : how) }
		];
	});
}
