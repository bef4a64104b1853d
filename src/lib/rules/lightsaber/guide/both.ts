import { choose, isLegal, opensAsk } from '../../ask.ts';
import type { Ask } from '../../contract.ts';
import { type CardId, CARDS, opponentOf, type Side } from '../cards.ts';
import { againstId, bothId, deckCard } from '../ids.ts';
import { copiesLeft } from '../queries.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';
import type { Offer } from './offer.ts';

/**
 * On a player's own phone, the two cards that are turned at once can be entered in one step: the owner's card, and the opponent's card that
 * it meets. The board offers it as one touch that slides from a card to the other. One pair is tried: only a card without copies left
 * could be refused where another is accepted, and those are left out.
 */
export function askBoth(state: State, offer: Offer): Ask<Action> | false {
	const { options, turned } = state;
	const own = options.phone;
	if (own === 'table' || options.depth !== 'cards' || Object.keys(turned).length > 0) return false;
	const opponent = opponentOf(own);
	const [ownCards, theirCards] = [cardsLeft(state, own), cardsLeft(state, opponent)];
	const pair = (card: CardId, other: CardId): Action =>
		own === 'quigon' ? { type: 'both', quigon: card, maul: other } : { type: 'both', quigon: other, maul: card };
	const [first, firstOther] = [ownCards[0], theirCards[0]];
	if (!first || !firstOther || !isLegal(offer(bothId(own, first), pair(first, firstOther)))) return false;
	const askAgainst = (card: CardId): Ask<Action> =>
		choose(
			ruling('reveal.against', { card: deckCard(own, card) }),
			theirCards.map((other) => ({ id: againstId(opponent, other), action: pair(card, other) }))
		);
	return choose(
		ruling('reveal.both'),
		ownCards.map((card) => opensAsk(bothId(own, card), () => askAgainst(card))),
		{ optional: true }
	);
}

const cardsLeft = (state: State, side: Side): readonly CardId[] => CARDS.filter((card) => copiesLeft(state, side, card) > 0);
