import { answerable, choose, dice, optionMaker } from '../../../../src/lib/rules/ask.ts';
import type { Ask, Guide } from '../../../../src/lib/rules/contract.ts';
import { apply } from '../apply.ts';
import { lightOf, NIGHT_DICE } from '../kernel.ts';
import { activePlayer } from '../players.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';
import { now } from './now.ts';

export const guide = (state: State): Guide<Action> => ({
	now: now(state),
	asks: state.over ? [] : answerable(state.phase === 'day' ? lampAsk(state) : nightAsk(state))
});

/** A lamp that costs too much oil is offered as refused, with the reason. */
function lampAsk(state: State): Ask<Action> {
	const option = optionMaker<State, Action>(apply, state);
	const { id, hand } = activePlayer(state);
	return choose(
		ruling('day.which', { player: id }),
		[...hand.map((card) => option(card, { type: 'light', card })), option('stay-dark', { type: 'stay-dark' })],
		{ who: id }
	);
}

const nightAsk = (state: State): Ask<Action> =>
	dice({
		prompt: ruling('night.roll', { light: lightOf(state.lit) }),
		who: activePlayer(state).id,
		groups: [NIGHT_DICE],
		then: (rolled) => ({ action: { type: 'night', dice: rolled } })
	});
