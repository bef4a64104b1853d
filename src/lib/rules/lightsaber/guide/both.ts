import { choose, menu } from '../../ask.ts';
import type { Ask, Option } from '../../contract.ts';
import { type CardId, CARDS, opponentOf } from '../cards.ts';
import { againstId, bothId, deckCard } from '../ids.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';
import type { Offer } from './offer.ts';

/**
 * On a player's own phone, the two cards that are turned at once can be entered in one step: the owner's card, and the opponent's card that
 * it meets. The board offers it as one touch that slides from a card to the other.
 */
export function askBoth({ options, turned }: State, offer: Offer): Ask<Action> | false {
	const side = options.phone;
	if (side === 'table' || options.depth !== 'cards' || Object.keys(turned).length > 0) return false;
	const opponent = opponentOf(side);
	const pairWith = (card: CardId): readonly Option<Action>[] =>
		CARDS.map((other) =>
			offer(
				againstId(opponent, other),
				side === 'quigon' ? { type: 'both', quigon: card, maul: other } : { type: 'both', quigon: other, maul: card }
			)
		);
	const keys = CARDS.map((card) =>
		menu(bothId(side, card), ruling('reveal.against', { card: deckCard(side, card) }), () => pairWith(card))
	);
	return choose(ruling('reveal.both'), keys, { optional: true });
}
