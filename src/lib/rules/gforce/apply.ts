import { isReadableFact } from '../facts.ts';
import type { Dial, Thing } from '../contract.ts';
import { isOptionDial, optionDials, withOption } from '../setup.ts';
import { atTable, type Refusal } from '../table.ts';
import { type Agent, AGENTS, PRINTED } from './cards.ts';
import { face, look, looked, skip } from './look.ts';
import { finished, points, recounted } from './end.ts';
import { RULES, type Say } from './rules.ts';
import { OPTIONS, TURNABLE } from './setup.ts';
import { hexes, type Positions, type Space, SPACES, spent } from './star.ts';
import {
	afterLooks,
	afterMove,
	begins,
	claim,
	cleared,
	endTurn,
	forgotten,
	lay,
	left,
	lookable,
	place,
	roll,
	rollOff,
	score,
	stop,
	tilesLeft
} from './turn.ts';
import type { Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	switch (action.type) {
		case 'lay':
			return lay(state, action.hexes, say);
		case 'roll-off':
			return rollOff(state, action.dice, say);
		case 'begins':
			return begins(state, action.player, say);
		case 'roll':
			return roll(state, action.dice, say);
		case 'place':
			return place(state, action.agent, action.space, say);
		case 'stop':
			return stop(state, say);
		case 'claim':
			return claim(state, say);
		case 'look':
			return look(state, action.hex, say);
		case 'skip':
			return skip(state, say);
		case 'looked':
			return looked(state, action, say);
		case 'face':
			return face(state, action.needs, say);
		case 'score':
			return score(state, action, say);
	}
}

/** The last point ends the move, the last look the turn, the last tile the game. */
function settle(state: State, say: Say): State {
	if (state.over) return recounted(state, say);
	if (tilesLeft(state) === 0) return finished(state, say);
	switch (state.phase) {
		case 'move':
			if (left(state) > 0) return state;
			say('move.spent');
			return afterMove(state, say);
		case 'rest':
			return left(state) > 0 ? state : endTurn(state, say);
		case 'look':
			return lookable(state).length > 0 ? state : afterLooks(state, say);
		default:
			return state;
	}
}

// ── Corrections ──────────────────────────────────────────────────────────────────────────────────────────────────

const MOST_POINTS = 72;

export const dials = (state: State): readonly Dial[] => [
	...state.players.map((player): Dial => ({
		id: `points:${player.id}`,
		value: points(player),
		least: 0,
		most: Math.max(MOST_POINTS, points(player))
	})),
	...(state.options.depth === 'full' ? board(state) : []),
	...optionDials(TURNABLE, state.options)
];

/** Where everything is. During a move the die can be put right too, down to the points already used up. */
const board = (state: State): readonly Dial[] => [
	{ id: 'active', value: state.players[state.active]!.id, from: state.players.map(({ id }) => id) },
	...(state.phase === 'move' ? [{ id: 'die', value: state.die, least: Math.max(1, spent(state.from, state.agents)), most: 6 }] : []),
	...AGENTS.map((agent): Dial => ({ id: `at:${agent}`, value: state.agents[agent], from: SPACES })),
	...hexes.map((hex): Dial => ({ id: `hex:${hex}`, value: state.hidden[hex - 1] ? 'laid' : 'none', from: ['laid', 'none'] })),
	...Object.keys(state.memory ?? {}).map((hex): Dial => ({ id: `face:${hex}`, value: 'known', from: ['known', 'forgotten'] }))
];

function set(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return setOption(state, dial, to);
	const [what, of] = dial.split(':') as [string, string];
	switch (what) {
		case 'points': {
			const seat = state.players.findIndex(({ id }) => id === of);
			const player = state.players[seat]!;
			return { ...state, players: state.players.with(seat, { ...player, byHand: player.byHand + Number(to) - points(player) }) };
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
			return to === 'forgotten' ? forgotten(state, Number(of)) : { ...state };
	}
}

/** The table is the truth. Once the points are spent a move was told wrong, if it can have been that one; before, the agent started there. */
function setAgent(state: State, agent: Agent, space: Space): State {
	const agents: Positions = { ...state.agents, [agent]: space };
	const done = state.phase === 'look' || state.phase === 'open';
	const from = done && spent(state.from, agents) <= state.die ? state.from : { ...state.from, [agent]: space };
	return seenTo({ ...state, agents, from });
}

function setHex(state: State, hex: number, hidden: boolean): State {
	const laid = seenTo({ ...forgotten(state, hex), hidden: state.hidden.with(hex - 1, hidden) });
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
	if (options.depth !== state.options.depth) return { ...cleared(next), phase: options.depth === 'score' ? 'score' : 'roll' };
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
