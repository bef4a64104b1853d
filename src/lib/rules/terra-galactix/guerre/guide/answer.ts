import { choose, count, opensAsk } from '../../../ask.ts';
import type { Ask, Option, Ruling } from '../../../contract.ts';
import { HOLD_CAPACITY } from '../cards.ts';
import { pilotOf, tokensToCarry } from '../fleet.ts';
import { loadOf } from '../holds.ts';
import { optionIds } from '../ids.ts';
import { ruling } from '../rules.ts';
import type { Action, ActionOf, Attack, State } from '../types.ts';
import type { Offer } from './draw.ts';

/** Asks the attacked player for an answer, in the turn of another player. */
export function answerAsk(state: State, attack: Attack, offer: Offer): Ask<Action> {
	const { target, weapon, n } = attack;
	const { id: player } = pilotOf(state, target);
	const answer = (how: ActionOf<'answer'>['how'], label?: Ruling): Option<Action> => offer(how, { type: 'answer', how }, label);
	return choose(
		weapon === 'nova' ? ruling('answer.nova', { player, saucer: target }) : ruling('answer.now', { player, saucer: target }),
		[
			...explosionOptions(state, attack, offer),
			answer('bouclier', ruling('answer.boucliers', { n: weapon === 'laser' ? n : 1 })),
			answer('giga'),
			answer('trou')
		],
		{ who: player }
	);
}

/** No defence. The number of tokens in the hold is asked for at once, unless it was noted. */
function explosionOptions(state: State, { target }: Attack, offer: Offer): readonly Option<Action>[] {
	if (loadOf(state, target) === undefined)
		return Array.from({ length: HOLD_CAPACITY + 1 }, (_, cargo) =>
			offer(optionIds.lost(cargo), { type: 'answer', how: 'lost', cargo }, ruling('answer.lost', { n: cargo }))
		);
	const most = Math.min(HOLD_CAPACITY, tokensToCarry(state));
	const otherCargoAsk = (): Ask<Action> =>
		count(ruling('answer.cargo', { saucer: target }), [0, most], (cargo) => ({ action: { type: 'answer', how: 'lost', cargo } }));
	return [
		offer('lost', { type: 'answer', how: 'lost' }, ruling('answer.lost-noted')),
		...(most > 0 ? [opensAsk<Action>('lost:other', otherCargoAsk, ruling('home.other'))] : [])
	];
}
