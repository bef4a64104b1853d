import { isReadableFact } from '../facts.ts';
import { atTable, type Refusal } from '../table.ts';
import { dials, setDial } from './dials.ts';
import { finishGame, recount } from './end.ts';
import { lookAtTile, recordFace, recordLook, skipLook } from './look.ts';
import { PRINTED } from './printed.ts';
import { RULES, type Say } from './rules.ts';
import { takeTile } from './tiles.ts';
import {
	afterLooks,
	afterMove,
	claimLastTurn,
	endTurn,
	gatherAgents,
	layTiles,
	lookableHexes,
	passTurn,
	placeAgent,
	pointsLeft,
	rollDie,
	rollForStart,
	scoreTile,
	setStarter,
	stopMoving,
	tilesLeft
} from './turn.ts';
import type { Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	switch (action.type) {
		case 'lay':
			return layTiles(state, action.hexes, say);
		case 'roll-off':
			return rollForStart(state, action.dice, say);
		case 'begins':
			return setStarter(state, action.player, say);
		case 'roll':
			return rollDie(state, action.dice, say);
		case 'place':
			return placeAgent(state, action.agent, action.space, say);
		case 'gather':
			return gatherAgents(state, action.space, action.agents, say);
		case 'pass':
			return passTurn(state, say);
		case 'stop':
			return stopMoving(state, say);
		case 'claim':
			return claimLastTurn(state, say);
		case 'look':
			return lookAtTile(state, action.hex, say);
		case 'skip':
			return skipLook(state, say);
		case 'looked':
			return recordLook(state, action, say);
		case 'face':
			return recordFace(state, action.needs, say);
		case 'score':
			return scoreTile(state, action, say);
		case 'took':
			return takeTile(state, action, say);
	}
}

/** The last point ends the moves, the last look ends the turn, the last tile ends the game. */
function settle(state: State, say: Say): State {
	if (state.over) return recount(state, state.over, say);
	if (tilesLeft(state) === 0) return finishGame(state, say);
	switch (state.phase) {
		case 'move':
			if (pointsLeft(state) > 0) return state;
			say('move.spent');
			return afterMove(state, say);
		case 'rest':
			return pointsLeft(state) > 0 ? state : endTurn(state, say);
		case 'look':
			return lookableHexes(state).length > 0 ? state : afterLooks(state, say);
		default:
			return state;
	}
}

/** Applies an action of the game or of the table. */
export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact: () => undefined,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial
});
