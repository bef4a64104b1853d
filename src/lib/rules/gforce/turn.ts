import type { DiceGroup, Rolled } from '../contract.ts';
import { facesGroup, facesIn, matchesDice } from '../dice.ts';
import { isRefusal, type Refusal, ruleHolds } from '../table.ts';
import { type Agent, FEWEST_PICTURED, isAgent, MOST_PICTURED } from './cards.ts';
import { refuse, type Say } from './rules.ts';
import { distance, HEX_NUMBERS, hexSpace, isSpace, movedAgents, newcomers, type Positions, pointsSpent, type Space } from './star.ts';
import type { Own, Player, State, Trophy } from './types.ts';

function playerAt({ players }: State, seat: number): Player {
	const player = players[seat];
	if (!player) throw new Error(`No player ${seat}.`);
	return player;
}

/** The player whose turn it is. */
export const activePlayer = (state: State): Player => playerAt(state, state.active);
/** Points of the die that are still to be spent. */
export const pointsLeft = ({ die, from, agents }: State): number => die - pointsSpent(from, agents);
/** Tiles that still lie on the board. */
export const tilesLeft = ({ hidden }: Pick<State, 'hidden'>): number => hidden.filter(Boolean).length;

/** The players after one of them took a tile. */
export function withTrophy(state: State, seat: number, trophy: Trophy): readonly Player[] {
	const player = playerAt(state, seat);
	return state.players.with(seat, { ...player, trophies: [...player.trophies, trophy] });
}

// ── Before the first turn ────────────────────────────────────────────────────────────────────────────────────────

/**
 * With fewer tiles the table chooses the hexes that get one. Later it may say again where the tiles lie, if some were taken without the
 * app knowing from which hex.
 */
export function layTiles(state: State, hexes: readonly number[], say: Say): State | Refusal {
	const isCheck = state.unplaced === true && (state.phase === 'roll' || state.phase === 'tiles');
	if (state.phase !== 'lay' && !isCheck) return refuse('table.not-now');
	const { depth, start } = state.options;
	const tiles = isCheck ? tilesLeft(state) : state.options.tiles;
	const laid = HEX_NUMBERS.filter((hex) => hexes.includes(hex));
	if (laid.length !== tiles || hexes.length !== tiles) return refuse('lay.count', { tiles });
	say('lay.laid', { tiles, spaces: laid.map(hexSpace) });
	const hidden = HEX_NUMBERS.map((hex) => laid.includes(hex));
	if (isCheck) {
		const { unplaced: _, ...placed } = HEX_NUMBERS.filter((hex) => !laid.includes(hex)).reduce(forgetTile, state);
		return { ...placed, hidden };
	}
	return { ...state, hidden, phase: depth === 'memory' ? 'tiles' : start === 'rollOff' ? 'start' : 'roll' };
}

/** One die for each player who still rolls for the start. */
export const startDice = ({ rolling }: State): readonly DiceGroup[] => rolling.map((player) => facesGroup(player, 1));

export function rollForStart(state: State, dice: Rolled, say: Say): State | Refusal {
	if (state.phase !== 'start') return refuse('table.not-now');
	if (!matchesDice(startDice(state), dice)) return refuse('table.dice');
	const faces = state.rolling.flatMap((player) => facesIn<number>(player, dice));
	say('start.rolled', { faces });
	const points = Math.max(...faces);
	const highest = state.rolling.filter((_, i) => faces[i] === points);
	const [starter, tied] = highest;
	if (starter !== undefined && tied === undefined) return setStarter(state, starter, say);
	say('start.tie', { players: highest, points });
	return { ...state, rolling: highest };
}

export function setStarter(state: State, player: string, say: Say): State | Refusal {
	if (state.phase !== 'start') return refuse('table.not-now');
	if (!state.rolling.includes(player)) return refuse('start.tied-only', { players: state.rolling });
	say('start.begins', { player });
	return { ...state, active: state.players.findIndex(({ id }) => id === player), phase: 'roll' };
}

// ── Die and moves ────────────────────────────────────────────────────────────────────────────────────────────────

/** The die of a turn. */
export const TURN_DIE: readonly DiceGroup[] = [facesGroup('die', 1)];

export function rollDie(state: State, dice: Rolled, say: Say): State | Refusal {
	if (state.phase !== 'roll') return refuse('table.not-now');
	if (!matchesDice(TURN_DIE, dice)) return refuse('table.dice');
	const [die = 0] = facesIn<number>('die', dice);
	say('die.rolled', { player: activePlayer(state).id, points: die });
	const { unplaced: _, ...placed } = state;
	return { ...placed, die, phase: 'move' };
}

/** Puts an agent on a space. Moves may be changed while points are left; the last point ends the moves (see `settle`). */
export function placeAgent(state: State, agent: Agent, space: Space, say: Say): State | Refusal {
	const { phase, from, agents, claim } = state;
	if (!isAgent(agent)) return refuse('board.agents');
	if (!isSpace(space)) return refuse('board.spaces');
	if (phase === 'roll') return refuse('move.roll-first');
	if (phase === 'look' || phase === 'open') return refuse('move.done');
	if (phase !== 'move' && phase !== 'rest') return refuse('table.not-now');
	if (phase === 'rest' && claim?.moved.includes(agent) && ruleHolds(state, 'move.fresh')) return refuse('move.fresh', { agent });
	if (agents[agent] === space) return from[agent] === space ? refuse('move.no-return', { agent }) : refuse('table.not-now');

	const next: Positions = { ...agents, [agent]: space };
	const points = distance(from[agent], space);
	if (pointsSpent(from, next) > state.die)
		return refuse('move.too-far', { points, left: pointsLeft(state) + distance(from[agent], agents[agent]) });
	if (points === 0) say('move.put-back', { agent, space });
	else say('move.placed', { agent, space, points });
	return { ...state, agents: next };
}

/** Several agents go to the same space, one after the other; all of them or none. */
export function gatherAgents(state: State, space: Space, agents: readonly Agent[], say: Say): State | Refusal {
	let next = state;
	for (const agent of agents) {
		const moved = placeAgent(next, agent, space, say);
		if (isRefusal(moved)) return moved;
		next = moved;
	}
	return next === state ? refuse('table.not-now') : next;
}

/** Passes a turn that was played without the app: the table has to check agents and tiles. */
export function passTurn(state: State, say: Say): State | Refusal {
	if (state.phase !== 'roll') return refuse('table.not-now');
	say('turn.passed', { player: activePlayer(state).id });
	return { ...endTurn(state, say), unplaced: true };
}

/** Autres règles importantes: all points must be spent. A table may decide otherwise. */
export function stopMoving(state: State, say: Say): State | Refusal {
	if (state.phase !== 'move' && state.phase !== 'rest') return refuse('table.not-now');
	if (ruleHolds(state, 'move.all')) return refuse('move.all', { left: pointsLeft(state) });
	say('move.stopped', { left: pointsLeft(state) });
	return state.phase === 'rest' ? endTurn(state, say) : afterMove(state, say);
}

/** Whether this turn's looks could take every tile that is left. */
const canFinish = (state: State): boolean =>
	lookableHexes(state).length === tilesLeft(state) && (state.options.looks === 'everyNewHex' || tilesLeft(state) === 1);

/** In the last turn points need not be spent: the player claims that every tile that is left will be taken. */
export function claimLastTurn(state: State, say: Say): State | Refusal {
	if (state.phase !== 'move') return refuse('table.not-now');
	if (!canFinish(state)) return refuse('claim.not-last');
	say('claim.made', { player: activePlayer(state).id, left: pointsLeft(state) });
	return { ...state, claim: { left: pointsLeft(state), moved: movedAgents(state.from, state.agents) }, phase: 'look' };
}

// ── After the moves ──────────────────────────────────────────────────────────────────────────────────────────────

/** Hexes that may be looked at now: with a tile and a newcomer, and not looked at yet. */
export function lookableHexes({ options, looked, hidden, from, agents }: State): readonly number[] {
	if (options.looks === 'onePerTurn' && looked.length > 0) return [];
	return HEX_NUMBERS.filter((hex) => hidden[hex - 1] && !looked.includes(hex) && newcomers(from, agents, hex).length > 0);
}

/** All points are spent: a look if one is possible, otherwise the end of the turn. */
export const afterMove = (state: State, say: Say): State =>
	lookableHexes(state).length > 0 ? { ...state, phase: 'look' } : endTurn(state, say);

/** After the looks the turn ends. If a claim has failed, agents that have not moved must spend the points left, without another look. */
export function afterLooks(state: State, say: Say): State {
	const { claim } = state;
	if (tilesLeft(state) === 0) {
		if (claim) say('claim.kept', { left: claim.left });
		return { ...state, phase: 'look' };
	}
	if (!claim) return endTurn(state, say);
	say('claim.failed', { left: claim.left });
	return { ...state, from: state.agents, die: claim.left, phase: 'rest' };
}

/** Removes the parts of the state that belong to one turn only. */
export function clearTurn(state: State): State {
	const { claim: _claim, open: _open, ...kept } = state;
	return { ...kept, from: state.agents, die: 0, looked: [] };
}

/** The turn of the next player; nothing when no tile is left, because then the game is over. */
export function endTurn(state: State, say: Say): State {
	if (tilesLeft(state) === 0) return state;
	const active = (state.active + 1) % state.players.length;
	say('turn.next', { player: playerAt(state, active).id });
	return { ...clearTurn(state), active, turn: state.turn + 1, phase: 'roll' };
}

// ── Depth score ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Records a tile where only the score is kept. Its hex is unknown: the last hex whose tile is not remembered becomes empty. */
export function scoreTile(state: State, { player, points }: Extract<Own, { type: 'score' }>, say: Say): State | Refusal {
	const seat = state.players.findIndex(({ id }) => id === player);
	if (state.phase !== 'score' || seat < 0) return refuse('table.not-now');
	if (!Number.isInteger(points) || points < FEWEST_PICTURED || points > MOST_PICTURED) return refuse('score.range');
	say('score.taken', { player, points });
	const unremembered = state.hidden.findLastIndex((hidden, i) => hidden && !state.memory?.[i + 1]);
	const index = unremembered < 0 ? state.hidden.lastIndexOf(true) : unremembered;
	return {
		...forgetTile(state, index + 1),
		players: withTrophy(state, seat, { points }),
		hidden: state.hidden.with(index, false),
		unplaced: true
	};
}

/** Drops what is remembered of the tile on a hex. */
export function forgetTile(state: State, hex: number): State {
	if (!state.memory) return state;
	const { [hex]: _, ...memory } = state.memory;
	return { ...state, memory };
}
