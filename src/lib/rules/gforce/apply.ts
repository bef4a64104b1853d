import { isReadableFact } from '../facts.ts';
import type { Dial, Thing } from '../contract.ts';
import { isOptionDial, optionDials, withOption } from '../setup.ts';
import { atTable, type Refusal } from '../table.ts';
import { type Agent, AGENTS, PRINTED } from './cards.ts';
import { recordFace, lookAtTile, recordLook, skipLook } from './look.ts';
import { finishGame, pointsOf, recount } from './end.ts';
import { RULES, type Say } from './rules.ts';
import { OPTIONS, DIAL_OPTIONS } from './setup.ts';
import { HEX_NUMBERS, type Positions, type Space, SPACES, pointsSpent } from './star.ts';
import {
	afterLooks,
	afterMove,
	setStarter,
	claimLastTurn,
	clearTurn,
	endTurn,
	forgetTile,
	layTiles,
	pointsLeft,
	lookableHexes,
	placeAgent,
	rollDie,
	rollForStart,
	scoreTile,
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
	}
}

/** The last point ends the move, the last look the turn, the last tile the game. */
function settle(state: State, say: Say): State {
	if (state.over) return recount(state, say);
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

// ── Corrections ──────────────────────────────────────────────────────────────────────────────────────────────────

const MOST_POINTS = 72;

export const dials = (state: State): readonly Dial[] => [
	...state.players.map((player): Dial => ({
		id: `points:${player.id}`,
		value: pointsOf(player),
		least: 0,
		most: Math.max(MOST_POINTS, pointsOf(player))
	})),
	...(state.options.depth === 'full' ? board(state) : []),
	...optionDials(DIAL_OPTIONS, state.options)
];

/** Where everything is. During a move the die can be put right too, down to the points already used up. */
const board = (state: State): readonly Dial[] => [
	{ id: 'active', value: state.players[state.active]!.id, from: state.players.map(({ id }) => id) },
	...(state.phase === 'move' ? [{ id: 'die', value: state.die, least: Math.max(1, pointsSpent(state.from, state.agents)), most: 6 }] : []),
	...AGENTS.map((agent): Dial => ({ id: `at:${agent}`, value: state.agents[agent], from: SPACES })),
	...HEX_NUMBERS.map((hex): Dial => ({ id: `hex:${hex}`, value: state.hidden[hex - 1] ? 'laid' : 'none', from: ['laid', 'none'] })),
	...Object.keys(state.memory ?? {}).map((hex): Dial => ({ id: `face:${hex}`, value: 'known', from: ['known', 'forgotten'] }))
];

function set(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return setOption(state, dial, to);
	const [what, of] = dial.split(':') as [string, string];
	switch (what) {
		case 'points': {
			const seat = state.players.findIndex(({ id }) => id === of);
			const player = state.players[seat]!;
			return { ...state, players: state.players.with(seat, { ...player, byHand: player.byHand + Number(to) - pointsOf(player) }) };
		}
		case 'active':
			return { ...state, active: state.players.findIndex(({ id }) => id === to) };
		case 'die':
			return { ...state, die: Number(to) };
		case 'at':
			return setAgent(state, of as Agent, to as Space);
		case 'hex':
			return setHex(state, Number(of), to === 'laid');
		default:
			return to === 'forgotten' ? forgetTile(state, Number(of)) : { ...state };
	}
}

/** The table is the truth. Once the points are spent a move was told wrong, if it can have been that one; before, the agent started there. */
function setAgent(state: State, agent: Agent, space: Space): State {
	const agents: Positions = { ...state.agents, [agent]: space };
	const done = state.phase === 'look' || state.phase === 'open';
	const from = done && pointsSpent(state.from, agents) <= state.die ? state.from : { ...state.from, [agent]: space };
	return seenTo({ ...state, agents, from });
}

function setHex(state: State, hex: number, hidden: boolean): State {
	const laid = seenTo({ ...forgetTile(state, hex), hidden: state.hidden.with(hex - 1, hidden) });
	if (hidden || state.open !== hex) return laid;
	const { open: _, ...closed } = laid;
	return { ...closed, phase: 'look' };
}

const seenTo = ({ unplaced: _, ...state }: State): State => state;

/** The aid remembers what it is told from now on; what lies further back than the last turn stays veiled. */
function setOption(state: State, dial: string, to: Thing): State {
	const options = withOption(OPTIONS, state.options, dial, to);
	const next: State = { ...state, options };
	if (options.memoryAid !== state.options.memoryAid) {
		if (options.memoryAid) return { ...next, memory: {} };
		const { memory: _, ...dark } = next;
		return { ...dark, veil: true };
	}
	if (options.depth !== state.options.depth) return { ...clearTurn(next), phase: options.depth === 'score' ? 'score' : 'roll' };
	return next;
}

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact: () => undefined,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial: set
});
