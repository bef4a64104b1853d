import { choose, isLegal, menu, opensAsk, pick } from '../../ask.ts';
import type { ChooseAsk, Option, PickAsk, Ruling } from '../../contract.ts';
import { type Agent, AGENTS } from '../cards.ts';
import { ruling } from '../rules.ts';
import { distance, HEX_NUMBERS, hexSpace, SPACES } from '../star.ts';
import { activePlayer, pointsLeft, tilesLeft } from '../turn.ts';
import type { Action, State } from '../types.ts';
import type { Offer } from './offer.ts';

/** Asks which agent moves: touching an agent opens the choice of its space, touching a hex the choice of the agents that go there. */
export function askMove(state: State, offer: Offer): ChooseAsk<Action> {
	const left = pointsLeft(state);
	const prompt = state.phase === 'rest' ? ruling('rest.now', { left }) : ruling('move.now', { left });
	return choose(
		prompt,
		[
			...AGENTS.map((agent) => agentOption(state, agent, offer)),
			...HEX_NUMBERS.map((hex) => hexOption(state, hex, offer)),
			...(isLastTurnPossible(state) ? [offer('claim', { type: 'claim' })] : []),
			offer('stop', { type: 'stop' })
		],
		{ who: activePlayer(state).id }
	);
}

/** The claim of the last turn is offered, possibly with its refusal, once the looks of one turn could take all tiles that are left. */
const isLastTurnPossible = (state: State): boolean => tilesLeft(state) <= (state.options.looks === 'everyNewHex' ? AGENTS.length : 1);

/**
 * The spaces an agent may go to, each with its cost; those that cost too much are refused. If the agent cannot move at all, its option has
 * the refusal, but the spaces can still be opened: a table that overrules it must choose one.
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

/** The agents that go to a hex, several at once. */
function hexOption(state: State, hex: number, offer: Offer): Option<Action> {
	const space = hexSpace(hex);
	const left = pointsLeft(state);
	const options = AGENTS.filter((agent) => state.agents[agent] !== space).map((agent) => offer(agent, { type: 'place', agent, space }));
	const from = options.filter(isLegal).map(({ id }) => ({ id, most: 1 }));
	const askAgents = (prompt: Ruling): PickAsk<Action> =>
		pick({
			prompt,
			who: activePlayer(state).id,
			from,
			ends: [
				{
					id: 'done',
					least: 1,
					most: from.length,
					then: (picked) => {
						const gather = offer('done', { type: 'gather', space, agents: picked as readonly Agent[] });
						// Each agent can go there alone, but not all together: the question is asked again.
						return isLegal(gather) ? gather : { ask: () => askAgents(ruling('move.fewer', { space, left })) };
					}
				}
			]
		});
	if (from.length > 0) return opensAsk(space, () => askAgents(ruling('move.who', { space, left })));
	return menu(space, ruling('move.who', { space, left }), () => options);
}
