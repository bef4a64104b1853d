import { ruleHolds, type Refusal } from '../table.ts';
import { type Agent, AGENTS, inBoxOrder, isFace, FEWEST_PICTURED, without } from './cards.ts';
import { judgeLook, agentsLeaving, type StayRules } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { sendHome as sentHome, newcomers, agentsOn } from './star.ts';
import { afterLooks, forgetTile, pointsLeft, lookableHexes, activePlayer } from './turn.ts';
import type { Clue, Own, State } from './types.ts';

export const stayRules = ({ options: { stay } }: State): StayRules => ({
	afterCapture: stay === 'longGame' || stay === 'stayAfterCapture',
	afterLook: stay === 'longGame' || stay === 'stayAfterLook'
});

/** What a tile needs, if the table is reminded and has told it all. */
export function faceAt({ memory }: Pick<State, 'memory'>, hex: number): readonly Agent[] | undefined {
	const clue = memory?.[hex];
	return clue && clue.needs.length >= FEWEST_PICTURED && clue.needs.length + clue.useless.length === AGENTS.length ? clue.needs : undefined;
}

export function lookAtTile(state: State, hex: number, say: Say): State | Refusal {
	const space = `hex:${hex}`;
	if (state.phase === 'move') return refuse('look.after-move', { left: pointsLeft(state) });
	if (state.phase !== 'look') return refuse('table.not-now');
	if (!state.hidden[hex - 1]) return refuse('look.no-tile', { space });
	if (agentsOn(state.agents, hex).length === 0) return refuse('look.nobody', { space });
	const again = state.looked.includes(hex) || (state.options.looks === 'onePerTurn' && state.looked.length > 0);
	if (again && ruleHolds(state, 'look.once')) return refuse('look.once');
	if (newcomers(state.from, state.agents, hex).length === 0 && ruleHolds(state, 'look.newcomer')) return refuse('look.newcomer', { space });

	say('look.turns', { player: activePlayer(state).id, space });
	const open: State = { ...state, open: hex, looked: [...new Set([...state.looked, hex])], phase: 'open' };
	const pictured = faceAt(state, hex);
	if (!pictured) return open;
	say('look.remembered', { pictured });
	const { taken, home } = judgeLook(agentsOn(state.agents, hex), pictured);
	return resolved(open, home, taken, say);
}

export function skipLook(state: State, say: Say): State | Refusal {
	if (state.phase !== 'look') return refuse('table.not-now');
	say('look.skips', { player: activePlayer(state).id });
	return afterLooks(state, say);
}

/** Told without the face: who is not pictured, and whether the tile was taken. On a capture those who are give its points. */
export function recordLook(state: State, { home, taken }: Extract<Own, { type: 'looked' }>, say: Say): State | Refusal {
	if (state.phase !== 'open') return refuse('table.not-now');
	const hex = state.open!;
	const on = agentsOn(state.agents, hex);
	if (!home.every((agent) => on.includes(agent)) || new Set(home).size !== home.length)
		return refuse('look.not-here', { space: `hex:${hex}` });
	if (taken && on.length - home.length < FEWEST_PICTURED) return refuse('look.two');
	// Nobody leaves in this variant: to tell who is not pictured would be to write down the face.
	if (!taken && stayRules(state).afterLook && home.length > 0) return refuse('look.stays');
	const told = !taken && stayRules(state).afterLook ? state : remembered(state, { needs: without(on, home), useless: home });
	return resolved(told, inBoxOrder(home), taken, say);
}

/** Only a table that wants to be reminded tells a face. */
export function recordFace(state: State, needs: readonly Agent[], say: Say): State | Refusal {
	if (state.phase !== 'open') return refuse('table.not-now');
	if (!state.memory) return refuse('look.aid-off');
	if (!isFace(needs)) return refuse('look.two');
	const hex = state.open!;
	const pictured = inBoxOrder(needs);
	say('look.face', { space: `hex:${hex}`, pictured });
	const { taken, home } = judgeLook(agentsOn(state.agents, hex), pictured);
	const clue: Clue = { needs: pictured, useless: without(AGENTS, pictured) };
	return resolved({ ...state, memory: { ...state.memory, [hex]: clue } }, home, taken, say);
}

/** What a look has shown is added to what is remembered of the tile, if anything is. */
function remembered(state: State, shown: Clue): State {
	if (!state.memory) return state;
	const before = state.memory[state.open!];
	const useless = inBoxOrder([...shown.useless, ...without(before?.useless ?? [], shown.needs)]);
	const needs = inBoxOrder([...shown.needs, ...without(before?.needs ?? [], shown.useless)]);
	return { ...state, memory: { ...state.memory, [state.open!]: { needs, useless } } };
}

/** Agents go home, the tile goes to its taker or is turned down again. Who goes home everybody sees; what the tile needs is not said. */
function resolved(state: State, home: readonly Agent[], taken: boolean, say: Say): State {
	const hex = state.open!;
	const { open: _, ...closed } = state;
	const on = agentsOn(state.agents, hex);
	const leave = agentsLeaving(on, taken, home, stayRules(state));
	const next: State = { ...closed, agents: sentHome(state.agents, leave), phase: 'look' };
	if (!taken) {
		say('look.hidden', { space: `hex:${hex}` });
		if (leave.length > 0) say('look.home', { agents: leave });
		return goOn(next, say);
	}
	const agents = without(on, home);
	say('look.taken', { player: activePlayer(state).id, space: `hex:${hex}`, points: agents.length });
	if (leave.length > 0) say('look.evacuated', { agents: leave });
	else say('look.remain', { agents: on });
	const mine = activePlayer(state);
	const players = state.players.with(state.active, { ...mine, trophies: [...mine.trophies, { points: agents.length, agents }] });
	return goOn({ ...forgetTile(next, hex), players, hidden: state.hidden.with(hex - 1, false) }, say);
}

const goOn = (state: State, say: Say): State => (lookableHexes(state).length > 0 ? state : afterLooks(state, say));
