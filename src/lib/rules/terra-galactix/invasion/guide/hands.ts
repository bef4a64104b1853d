import { pick } from '../../../ask.ts';
import type { Ask } from '../../../contract.ts';
import type { Card } from '../../cards.ts';
import { hiddenCopies } from '../../decks.ts';
import { deck, HELD } from '../cards.ts';
import { countsCards } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';

/** With the aid `ownHand`: all players may enter their own cards, which only they see. */
export function handAsks(state: State): readonly Ask<Action>[] {
	if (!state.options.ownHand || !countsCards(state)) return [];
	const copies = deck(state.options.novas);
	return state.pilots.flatMap(({ id, hand, held }): readonly Ask<Action>[] => {
		if (held || hand === 0) return [];
		const from = HELD.map((card) => ({ id: card, most: Math.min(hand, hiddenCopies(copies, state.stack.discard, card)) })).filter(
			({ most }) => most > 0
		);
		if (from.reduce((sum, { most }) => sum + most, 0) < hand) return [];
		return [
			pick({
				prompt: ruling('hold.tell', { player: id }),
				optional: true,
				who: id,
				eyes: id,
				from,
				ends: [
					{
						id: 'told',
						least: hand,
						most: hand,
						then: (cards) => ({ action: { type: 'hold', player: id, cards: cards as readonly Card[] } })
					}
				]
			})
		];
	});
}
