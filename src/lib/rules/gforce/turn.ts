import type { DiceGroup, Rolled } from '../contract.ts';
import { facesIn, matchesDice, facesGroup } from '../dice.ts';
import { ruleHolds, type Refusal } from '../table.ts';
import { type Agent, isAgent, FEWEST_PICTURED, MOST_PICTURED } from './cards.ts';
import { refuse, type Say } from './rules.ts';
import { distance, HEX_NUMBERS, isSpace, movedAgents, newcomers, type Positions, type Space, pointsSpent } from './star.ts';
import type { Own, Player, State } from './types.ts';

export const activePlayer = (state: State): Player => state.players[state.active]!;
export const pointsLeft = ({ die, from, agents }: State): number => die - pointsSpent(from, agents);
export const tilesLeft = ({ hidden }: Pick<State, 'hidden'>): number => hidden.filter(Boolean).length;

// ── Before the first turn ────────────────────────────────────────────────────────────────────────────────────────

/** Fewer tiles lie wherever the table likes. */
export function layTiles(state: State, told: readonly number[], say: Say): State | Refusal {
	if (state.phase !== 'lay') return refuse('table.not-now');
	const { tiles, start } = state.options;
	const laid = HEX_NUMBERS.filter((hex) => told.includes(hex));
	if (laid.length !== tiles || told.length !== tiles) return refuse('lay.count', { tiles });
	say('lay.laid', { tiles, spaces: laid.map((hex) => `hex:${hex}`) });
	return { ...state, hidden: HEX_NUMBERS.map((hex) => laid.includes(hex)), phase: start === 'rollOff' ? 'start' : 'roll' };
}

/** One die for each player who still rolls for the start. */
export const rollOffDice = ({ rolling }: State): readonly DiceGroup[] => rolling.map((player) => facesGroup(player, 1));

export function rollForStart(state: State, dice: Rolled, say: Say): State | Refusal {
	if (state.phase !== 'start') return refuse('table.not-now');
	if (!matchesDice(rollOffDice(state), dice)) return refuse('table.dice');
	const faces = state.rolling.map((player) => facesIn<number>(player, dice)[0]!);
	say('start.rolled', { faces });
	const points = Math.max(...faces);
	const highest = state.rolling.filter((_, i) => faces[i] === points);
	if (highest.length === 1) return setStarter(state, highest[0]!, say);
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

export const DIE: readonly DiceGroup[] = [facesGroup('die', 1)];

export function rollDie(state: State, dice: Rolled, say: Say): State | Refusal {
	if (state.phase !== 'roll') return refuse('table.not-now');
	if (!matchesDice(DIE, dice)) return refuse('table.dice');
	const die = facesIn<number>('die', dice)[0]!;
	say('die.rolled', { player: activePlayer(state).id, points: die });
	const { unplaced: _, ...placed } = state;
	return { ...placed, die, phase: 'move' };
}

/** Agents are put anywhere, again and again, while the points last; the last point ends the move. */
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

/** All points must be used up; a table may decide otherwise. */
export function stopMoving(state: State, say: Say): State | Refusal {
	if (state.phase !== 'move' && state.phase !== 'rest') return refuse('table.not-now');
	if (ruleHolds(state, 'move.all')) return refuse('move.all', { left: pointsLeft(state) });
	say('move.stopped', { left: pointsLeft(state) });
	return state.phase === 'rest' ? endTurn(state, say) : afterMove(state, say);
}

const mayFinish = (state: State): boolean =>
	lookableHexes(state).length === tilesLeft(state) && (state.options.looks === 'everyNewHex' || tilesLeft(state) === 1);

/** The last turn: points need not be used up if every tile that is left is about to be taken. */
export function claimLastTurn(state: State, say: Say): State | Refusal {
	if (state.phase !== 'move') return refuse('table.not-now');
	if (!mayFinish(state)) return refuse('claim.not-last');
	say('claim.made', { player: activePlayer(state).id, left: pointsLeft(state) });
	return { ...state, claim: { left: pointsLeft(state), moved: movedAgents(state.from, state.agents) }, phase: 'look' };
}

// ── After the moves ──────────────────────────────────────────────────────────────────────────────────────────────

/** Hexes that may be looked at now: a tile, a newcomer, not looked at yet. */
export function lookableHexes({ options, looked, hidden, from, agents }: State): readonly number[] {
	if (options.looks === 'onePerTurn' && looked.length > 0) return [];
	return HEX_NUMBERS.filter((hex) => hidden[hex - 1] && !looked.includes(hex) && newcomers(from, agents, hex).length > 0);
}

export const afterMove = (state: State, say: Say): State =>
	lookableHexes(state).length > 0 ? { ...state, phase: 'look' } : endTurn(state, say);

/** A claim that failed: the points left are used up by agents that have not moved, without another look. */
export function afterLooks(state: State, say: Say): State {
	const { claim: claimed } = state;
	if (tilesLeft(state) === 0) {
		if (claimed) say('claim.kept', { left: claimed.left });
		return { ...state, phase: 'look' };
	}
	if (!claimed) return endTurn(state, say);
	say('claim.failed', { left: claimed.left });
	return { ...state, from: state.agents, die: claimed.left, phase: 'rest' };
}

/** What belongs to one turn only, put away. */
export function clearTurn(state: State): State {
	const { claim: _claim, open: _open, ...kept } = state;
	return { ...kept, from: state.agents, die: 0, looked: [] };
}

export function endTurn(state: State, say: Say): State {
	if (tilesLeft(state) === 0) return state;
	const active = (state.active + 1) % state.players.length;
	say('turn.next', { player: state.players[active]!.id });
	return { ...clearTurn(state), active, turn: state.turn + 1, phase: 'roll' };
}

// ── Only the score ───────────────────────────────────────────────────────────────────────────────────────────────

/** Nobody tells which hex it was: one that is not remembered, the last of them, stands for it. */
export function scoreTile(state: State, { player, points }: Extract<Own, { type: 'score' }>, say: Say): State | Refusal {
	const seat = state.players.findIndex(({ id }) => id === player);
	if (state.phase !== 'score' || seat < 0) return refuse('table.not-now');
	if (!Number.isInteger(points) || points < FEWEST_PICTURED || points > MOST_PICTURED) return refuse('score.range');
	say('score.taken', { player, points });
	const each = state.players[seat]!;
	const strange = state.hidden.findLastIndex((hidden, i) => hidden && !state.memory?.[i + 1]);
	const hex = strange < 0 ? state.hidden.lastIndexOf(true) : strange;
	const players = state.players.with(seat, { ...each, trophies: [...each.trophies, { points }] });
	return { ...forgetTile(state, hex + 1), players, hidden: state.hidden.with(hex, false), unplaced: true };
}

/** What was remembered of a tile that is gone, or was remembered wrongly. */
export function forgetTile(state: State, hex: number): State {
	if (!state.memory) return state;
	const { [hex]: _, ...memory } = state.memory;
	return { ...state, memory };
}
