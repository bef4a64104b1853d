import { choose, opensAsk, pick } from '../../ask.ts';
import type { ChooseAsk, PickAsk } from '../../contract.ts';
import { type Agent, AGENTS, FEWEST_PICTURED, MOST_PICTURED, type Tile, tilesNotSeen } from '../cards.ts';
import { possibleTiles } from '../chances.ts';
import { tileFact } from '../ids.ts';
import { stayRules } from '../look.ts';
import { rememberedGoals } from '../planner-view.ts';
import { tilesOfBox } from '../printed.ts';
import { ruling } from '../rules.ts';
import { agentsOn, HEX_NUMBERS, hexSpace } from '../star.ts';
import { activePlayer } from '../turn.ts';
import type { Action, State } from '../types.ts';
import type { Offer } from './offer.ts';

/**
 * Asks which tile to turn up. Tiles with agents that may not be looked at are shown with the reason. Empty hexes and hexes without agents
 * are left out: they would be ten refused options at every look.
 */
export const askLook = (state: State, offer: Offer): ChooseAsk<Action> =>
	choose(
		ruling('look.now'),
		[
			...HEX_NUMBERS.filter((hex) => state.hidden[hex - 1] && agentsOn(state.agents, hex).length > 0).map((hex) =>
				offer(hexSpace(hex), { type: 'look', hex })
			),
			offer('skip', { type: 'skip' })
		],
		{ who: activePlayer(state).id }
	);

/**
 * Asks which agents are not pictured, then what happened to the tile. The face itself is not entered, so it cannot be kept. "Taken" is not
 * offered with fewer than two agents there, because a tile needs at least two.
 */
export function askLookResult(state: State, hex: number): PickAsk<Action> {
	const space = hexSpace(hex);
	const present = agentsOn(state.agents, hex);
	const isFaceSecret = stayRules(state).afterLook;
	const end = (id: 'hidden' | 'taken', most: number) => ({
		id,
		least: 0,
		most,
		then: (home: readonly string[]) => ({ action: { type: 'looked', home: home as readonly Agent[], taken: id === 'taken' } as const })
	});
	return pick({
		who: activePlayer(state).id,
		prompt: isFaceSecret ? ruling('look.taken-or-not', { space }) : ruling('look.who-goes', { space }),
		from: present.map((id) => ({ id, most: 1 })),
		ends: [
			end('hidden', isFaceSecret ? 0 : present.length),
			...(present.length >= FEWEST_PICTURED ? [end('taken', present.length - FEWEST_PICTURED)] : [])
		]
	});
}

/** With the memory aid: the face, agent by agent. */
export const askFace = (state: State, hex: number): PickAsk<Action> =>
	pick({
		who: activePlayer(state).id,
		prompt: ruling('look.pictured', { space: hexSpace(hex) }),
		from: AGENTS.map((id) => ({ id, most: 1 })),
		ends: [
			{
				id: 'done',
				least: FEWEST_PICTURED,
				most: MOST_PICTURED,
				then: (needs) => ({ action: { type: 'face', needs: needs as readonly Agent[] } })
			}
		]
	});

/** The known tiles of the box that may lie on a hex: neither taken, nor remembered elsewhere, nor contradicted by what is remembered. */
export function tilesPossibleAt(state: State, hex: number): readonly Tile[] {
	const taken = state.players.flatMap(({ trophies }) => trophies.flatMap(({ agents }) => (agents ? [agents] : [])));
	const remembered = rememberedGoals(state).flatMap((goal) => (goal.hex === hex ? [] : [goal.needs]));
	return possibleTiles(tilesNotSeen(tilesOfBox(state.facts), [...taken, ...remembered]), state.memory?.[hex]);
}

/**
 * With the memory aid: asks for the name of the tile, in one touch, or for the result without the face. Tiles contradicted by what is
 * remembered are left out; such a face can still be entered agent by agent.
 */
export function askTileName(state: State, hex: number, offer: Offer): ChooseAsk<Action> {
	return choose(
		ruling('look.which-tile', { space: hexSpace(hex) }),
		[
			...tilesPossibleAt(state, hex).map(({ name, agents }) => offer(tileFact(name), { type: 'face', needs: agents })),
			opensAsk('short', () => askLookResult(state, hex))
		],
		{ who: activePlayer(state).id }
	);
}
