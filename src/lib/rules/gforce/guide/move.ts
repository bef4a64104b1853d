import { choose, menu, opensAsk } from '../../ask.ts';
import type { ChooseAsk, Option } from '../../contract.ts';
import { type Agent, AGENTS } from '../cards.ts';
import { ruling } from '../rules.ts';
import { distance, SPACES } from '../star.ts';
import { activePlayer, pointsLeft, tilesLeft } from '../turn.ts';
import type { Action, State } from '../types.ts';
import type { Offer } from './offer.ts';

/** Which agent moves: a touch on the agent opens the choice of its space. */
export function askMove(state: State, offer: Offer): ChooseAsk<Action> {
	const left = pointsLeft(state);
	const prompt = state.phase === 'rest' ? ruling('rest.now', { left }) : ruling('move.now', { left });
	return choose(
		prompt,
		[
			...AGENTS.map((agent) => agentOption(state, agent, offer)),
			...(isLastTurnPossible(state) ? [offer('claim', { type: 'claim' })] : []),
			offer('stop', { type: 'stop' })
		],
		{ who: activePlayer(state).id }
	);
}

/** The claim of the last turn is shown, if need be with its refusal, once the looks of one turn could take all tiles that are left. */
const isLastTurnPossible = (state: State): boolean => tilesLeft(state) <= (state.options.looks === 'everyNewHex' ? AGENTS.length : 1);

/**
 * The spaces an agent may go to, each with its cost; those that cost too much are refused. If the agent cannot move at all, its option says
 * why; the spaces can still be opened, because a table that overrules the refusal has to say where the agent goes.
 */
function agentOption(state: State, agent: Agent, offer: Offer): Option<Action> {
	const prompt = ruling('move.where', { agent, left: pointsLeft(state) });
	function* spaceOptions(): Generator<Option<Action>> {
		for (const space of SPACES)
			if (space !== state.agents[agent])
				yield offer(space, { type: 'place', agent, space }, ruling('move.cost', { space, points: distance(state.from[agent], space) }));
	}
	const { refused } = menu(agent, prompt, spaceOptions);
	const option = opensAsk<Action>(agent, () => choose(prompt, [...spaceOptions()]));
	return refused ? { ...option, refused } : option;
}
