import type { Dial, Thing } from '../contract.ts';
import { isOptionDial, optionDials, withOption } from '../setup.ts';
import { type Agent, AGENTS } from './cards.ts';
import { pointsOf } from './end.ts';
import { ACTIVE_DIAL, agentDial, DIE_DIAL, faceDial, hexDial, parseDial, pointsDial } from './ids.ts';
import { DIAL_OPTIONS, OPTIONS } from './options.ts';
import { HEX_NUMBERS, type Positions, pointsSpent, type Space, SPACES } from './star.ts';
import { activePlayer, clearTurn, forgetTile } from './turn.ts';
import type { State } from './types.ts';

/** The highest possible score: twelve tiles of six points. */
const MOST_POINTS = 72;

/** Everything the table may correct. */
export const dials = (state: State): readonly Dial[] => [
	...state.players.map((player): Dial => {
		const value = pointsOf(player);
		return { id: pointsDial(player.id), value, least: 0, most: Math.max(MOST_POINTS, value) };
	}),
	...(state.options.depth === 'full' ? boardDials(state) : []),
	...(state.options.depth === 'score' ? [] : tileDials(state)),
	...optionDials(DIAL_OPTIONS, state.options)
];

/** Where everything is. During a move the die can be corrected too, but not below the points already spent. */
const boardDials = (state: State): readonly Dial[] => [
	{ id: ACTIVE_DIAL, value: activePlayer(state).id, from: state.players.map(({ id }) => id) },
	...(state.phase === 'move'
		? [{ id: DIE_DIAL, value: state.die, least: Math.max(1, pointsSpent(state.from, state.agents)), most: 6 }]
		: []),
	...AGENTS.map((agent): Dial => ({ id: agentDial(agent), value: state.agents[agent], from: SPACES }))
];

/** Which hexes have a tile, and which tiles are remembered. */
const tileDials = (state: State): readonly Dial[] => [
	...HEX_NUMBERS.map((hex): Dial => ({ id: hexDial(hex), value: state.hidden[hex - 1] ? 'laid' : 'none', from: ['laid', 'none'] })),
	...Object.keys(state.memory ?? {}).map((hex): Dial => ({ id: faceDial(Number(hex)), value: 'known', from: ['known', 'forgotten'] }))
];

export function setDial(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return setOption(state, dial, to);
	const parsed = parseDial(dial);
	switch (parsed?.kind) {
		case 'points':
			return setPoints(state, parsed.player, Number(to));
		case 'active':
			return { ...state, active: state.players.findIndex(({ id }) => id === to) };
		case 'die':
			return { ...state, die: Number(to) };
		case 'agent':
			return setAgent(state, parsed.agent, to as Space);
		case 'hex':
			return setHex(state, parsed.hex, to === 'laid');
		case 'face':
			return to === 'forgotten' ? forgetTile(state, parsed.hex) : { ...state };
		case undefined:
			throw new Error(`No dial ${dial}.`);
	}
}

const setPoints = (state: State, id: string, points: number): State => ({
	...state,
	players: state.players.map((player) => (player.id === id ? { ...player, byHand: player.byHand + points - pointsOf(player) } : player))
});

/**
 * Puts an agent where the table says it stands. Once the points are spent, a move was probably entered wrong: the agent has moved there, if
 * the die allows it. Before that, it stood there when the turn began.
 */
function setAgent(state: State, agent: Agent, space: Space): State {
	const agents: Positions = { ...state.agents, [agent]: space };
	const isMoveDone = state.phase === 'look' || state.phase === 'open';
	const from = isMoveDone && pointsSpent(state.from, agents) <= state.die ? state.from : { ...state.from, [agent]: space };
	return withoutUnplaced({ ...state, agents, from });
}

function setHex(state: State, hex: number, hidden: boolean): State {
	const next = withoutUnplaced({ ...forgetTile(state, hex), hidden: state.hidden.with(hex - 1, hidden) });
	if (hidden || state.open !== hex) return next;
	const { open: _, ...closed } = next;
	return { ...closed, phase: state.options.depth === 'memory' ? 'tiles' : 'look' };
}

/** The table has checked the board, so the reminder to check it goes away. */
const withoutUnplaced = ({ unplaced: _, ...state }: State): State => state;

/** The memory aid knows only what is entered from now on, so the veil over earlier turns stays. */
function setOption(state: State, dial: string, to: Thing): State {
	const options = withOption(OPTIONS, state.options, dial, to);
	const next: State = { ...state, options };
	if (options.memoryAid !== state.options.memoryAid) return setMemoryAid(next, options.memoryAid);
	return options.depth === state.options.depth ? next : setDepth(next);
}

function setMemoryAid(state: State, memoryAid: boolean): State {
	if (memoryAid) return { ...state, memory: {} };
	const { memory: _, open: _open, ...forgetful } = state;
	// With the tiles alone, a face can no longer be entered for the tile that lies open.
	return {
		...forgetful,
		...(state.open !== undefined && (state.options.depth === 'memory' ? { phase: 'tiles' } : { open: state.open })),
		veil: true
	};
}

/** Only the current turn is dropped. The depth `memory` would keep little without the aid, so it switches the aid on. */
function setDepth(state: State): State {
	const { depth } = state.options;
	const cleared = clearTurn(state);
	if (depth === 'score') return { ...cleared, phase: 'score' };
	// The agents were not tracked until now, so the table has to check their places.
	if (depth === 'full') return { ...cleared, phase: 'roll', unplaced: true };
	return { ...cleared, options: { ...state.options, memoryAid: true }, memory: state.memory ?? {}, phase: 'tiles' };
}
