import { type Refusal, ruleHolds } from '../table.ts';
import { type Agent, AGENTS, FEWEST_PICTURED, inBoxOrder, isFace, without } from './cards.ts';
import { agentsLeaving, judgeLook, type StayRules } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { agentsOn, hexSpace, newcomers, sendHome } from './star.ts';
import { activePlayer, afterLooks, forgetTile, lookableHexes, pointsLeft, withTrophy } from './turn.ts';
import type { Clue, Own, State } from './types.ts';

/** Which agents stay on their hex in the variant of this table. */
export const stayRules = ({ options: { stay } }: Pick<State, 'options'>): StayRules => ({
	afterCapture: stay === 'longGame' || stay === 'stayAfterCapture',
	afterLook: stay === 'longGame' || stay === 'stayAfterLook'
});

/** The agents a tile needs, if the memory aid is on and knows the whole face. */
export function faceAt({ memory }: Pick<State, 'memory'>, hex: number): readonly Agent[] | undefined {
	const clue = memory?.[hex];
	return clue && clue.needs.length >= FEWEST_PICTURED && clue.needs.length + clue.useless.length === AGENTS.length ? clue.needs : undefined;
}

/** Turns up the tile on a hex. A remembered face is judged at once and not asked again. */
export function lookAtTile(state: State, hex: number, say: Say): State | Refusal {
	const space = hexSpace(hex);
	if (state.phase === 'tiles') return openTile(state, hex, say);
	if (state.phase === 'move') return refuse('look.after-move', { left: pointsLeft(state) });
	if (state.phase !== 'look') return refuse('table.not-now');
	if (!state.hidden[hex - 1]) return refuse('look.no-tile', { space });
	if (agentsOn(state.agents, hex).length === 0) return refuse('look.nobody', { space });
	const isSecondLook = state.looked.includes(hex) || (state.options.looks === 'onePerTurn' && state.looked.length > 0);
	if (isSecondLook && ruleHolds(state, 'look.once')) return refuse('look.once');
	if (newcomers(state.from, state.agents, hex).length === 0 && ruleHolds(state, 'look.newcomer')) return refuse('look.newcomer', { space });

	say('look.turns', { player: activePlayer(state).id, space });
	const opened: State = { ...state, open: hex, looked: [...new Set([...state.looked, hex])], phase: 'open' };
	const pictured = faceAt(state, hex);
	if (!pictured) return opened;
	say('look.remembered', { pictured });
	const { taken, home } = judgeLook(agentsOn(state.agents, hex), pictured);
	return closeTile(opened, hex, home, taken, say);
}

/** Where only the tiles are kept, any tile may be noted as revealed: the app knows neither the agents nor the die. */
function openTile(state: State, hex: number, say: Say): State | Refusal {
	const space = hexSpace(hex);
	if (!state.hidden[hex - 1]) return refuse('look.no-tile', { space });
	if (!state.memory) return refuse('look.aid-off');
	say('tiles.revealed', { space });
	return { ...state, open: hex, phase: 'open' };
}

/** Where only the tiles are kept: the tile that lies open is turned face down again. */
function closeOpenTile(state: State): State {
	const { open: _, ...closed } = state;
	return { ...closed, phase: 'tiles' };
}

export function skipLook(state: State, say: Say): State | Refusal {
	if (state.phase === 'open' && state.options.depth === 'memory' && state.open !== undefined) {
		say('tiles.left', { space: hexSpace(state.open) });
		return closeOpenTile(state);
	}
	if (state.phase !== 'look') return refuse('table.not-now');
	say('look.skips', { player: activePlayer(state).id });
	return afterLooks(state, say);
}

/**
 * The result of a look without the face: the agents that are not pictured, and whether the tile was taken. A taken tile is worth the number
 * of agents pictured.
 */
export function recordLook(state: State, { home, taken }: Extract<Own, { type: 'looked' }>, say: Say): State | Refusal {
	const { phase, open: hex } = state;
	if (phase !== 'open' || hex === undefined || state.options.depth === 'memory') return refuse('table.not-now');
	const present = agentsOn(state.agents, hex);
	if (!home.every((agent) => present.includes(agent)) || new Set(home).size !== home.length)
		return refuse('look.not-here', { space: hexSpace(hex) });
	if (taken && present.length - home.length < FEWEST_PICTURED) return refuse('look.two');
	// If no agent goes home, entering those that are not pictured would record the face of a hidden tile.
	const isFaceSecret = !taken && stayRules(state).afterLook;
	if (isFaceSecret && home.length > 0) return refuse('look.stays');
	const next = isFaceSecret ? state : remember(state, hex, { needs: without(present, home), useless: home });
	return closeTile(next, hex, inBoxOrder(home), taken, say);
}

/** The face of the tile, which only a table with the memory aid enters. */
export function recordFace(state: State, needs: readonly Agent[], say: Say): State | Refusal {
	const { phase, open: hex } = state;
	if (phase !== 'open' || hex === undefined) return refuse('table.not-now');
	if (!state.memory) return refuse('look.aid-off');
	if (!isFace(needs)) return refuse('look.two');
	const pictured = inBoxOrder(needs);
	say('look.face', { space: hexSpace(hex), pictured });
	const clue: Clue = { needs: pictured, useless: without(AGENTS, pictured) };
	const informed: State = { ...state, memory: { ...state.memory, [hex]: clue } };
	if (state.options.depth === 'memory') return closeOpenTile(informed);
	const { taken, home } = judgeLook(agentsOn(state.agents, hex), pictured);
	return closeTile(informed, hex, home, taken, say);
}

/** Adds what a look has shown to what is remembered of the tile; the new look overrules an earlier one. */
function remember(state: State, hex: number, shown: Clue): State {
	if (!state.memory) return state;
	const before = state.memory[hex];
	const useless = inBoxOrder([...shown.useless, ...without(before?.useless ?? [], shown.needs)]);
	const needs = inBoxOrder([...shown.needs, ...without(before?.needs ?? [], shown.useless)]);
	return { ...state, memory: { ...state.memory, [hex]: { needs, useless } } };
}

/** Sends agents home and gives the tile to its player, or turns it down again. The steps name the agents that leave, not the face. */
function closeTile(state: State, hex: number, home: readonly Agent[], taken: boolean, say: Say): State {
	const { open: _, ...closed } = state;
	const space = hexSpace(hex);
	const present = agentsOn(state.agents, hex);
	const leaving = agentsLeaving(present, taken, home, stayRules(state));
	const next: State = { ...closed, agents: sendHome(state.agents, leaving), phase: 'look' };
	if (!taken) {
		say('look.hidden', { space });
		if (leaving.length > 0) say('look.home', { agents: leaving });
		return continueLooks(next, say);
	}
	const agents = without(present, home);
	say('look.taken', { player: activePlayer(state).id, space, points: agents.length });
	if (leaving.length > 0) say('look.evacuated', { agents: leaving });
	else say('look.remain', { agents: present });
	const players = withTrophy(state, state.active, { points: agents.length, agents });
	return continueLooks({ ...forgetTile(next, hex), players, hidden: state.hidden.with(hex - 1, false) }, say);
}

const continueLooks = (state: State, say: Say): State => (lookableHexes(state).length > 0 ? state : afterLooks(state, say));
