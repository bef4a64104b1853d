import { choose, count, opensAsk } from '../../ask.ts';
import type { Ask, Option } from '../../contract.ts';
import { hasSameName } from '../card-names.ts';
import { opponentOf, type Side, SIDES, SPECIAL_CARDS, type SpecialId } from '../cards.ts';
import { type DueBlock, dueBlock, mostCards, selectableCards, targetOf } from '../follow-orders.ts';
import { deckCard, orderFact, placeId } from '../ids.ts';
import { askOrder } from '../order-editor.ts';
import { assumedOrder } from '../printed.ts';
import { orderOf, unreadOrder } from '../queries.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';
import { askByHand } from './by-hand.ts';
import { type Offer, seatOf } from './offer.ts';

/** Asks about the order that is due: what the card says, what its player chooses, or what the table did by hand. */
export function askAboutOrder(state: State, offer: Offer): Ask<Action> | undefined {
	const unread = unreadOrder(state);
	if (unread) {
		return { ...askOrderAtTable(state, unread, gameOptions(state, unread, offer)), who: seatOf(state, unread.side) };
	}
	const block = dueBlock(state);
	if (!block) return undefined;
	if (block.op.op === 'by-hand') return askByHand(state, block, offer);
	const most = mostCards(state, block);
	return most === undefined ? askWhichCard(state, block, offer) : askHowMany(state, block, most);
}

/** The order may be copied from the card of the same name in the other deck, or followed by hand this time. */
function gameOptions(
	state: State,
	{ side, card }: { readonly side: Side; readonly card: SpecialId },
	offer: Offer
): readonly Option<Action>[] {
	const isCounterpartRead = orderOf(state, opponentOf(side), card)?.from === 'box';
	const value = state.facts[orderFact(deckCard(opponentOf(side), card))];
	return [
		...(isCounterpartRead && value !== undefined
			? [offer('other-deck', { type: 'learn', fact: orderFact(deckCard(side, card)), value })]
			: []),
		opensAsk('this-time', () => askByHand(state, { side, card }, offer))
	];
}

/** The order of a card during a game: what is entered also holds for the card of the same name in the other deck, if that one is unread. */
function askOrderAtTable(
	{ facts }: State,
	{ side, card }: { readonly side: Side; readonly card: SpecialId },
	extraOptions: readonly Option<Action>[] = []
): Ask<Action> {
	const id = deckCard(side, card);
	const isForBoth = hasSameName(card) && facts[orderFact(deckCard(opponentOf(side), card))] === undefined;
	return askOrder<Action>(id, assumedOrder(id), extraOptions, isForBoth ? (order) => ({ type: 'read', side, card, order }) : undefined);
}

/**
 * Before the first card, while the decks are shuffled: asks for the special cards that were not read yet, once for cards with the same name
 * in both decks.
 */
export function askDeck(state: State): Ask<Action> | false {
	const { turn, phase, turned, options, facts } = state;
	if (turn > 1 || phase !== 'reveal' || Object.keys(turned).length > 0 || options.depth !== 'cards') return false;
	const unread = SIDES.flatMap((side) =>
		SPECIAL_CARDS.filter((card) => facts[orderFact(deckCard(side, card))] === undefined && (side === 'quigon' || !hasSameName(card))).map(
			(card) => ({ side, card })
		)
	);
	if (unread.length === 0) return false;
	const cardOption = ({ side, card }: { readonly side: Side; readonly card: SpecialId }): Option<Action> =>
		opensAsk(
			`read:${deckCard(side, card)}`,
			() => askOrderAtTable(state, { side, card }),
			ruling('deck.of', { card: deckCard(side, card), side })
		);
	return choose(ruling('deck.read'), unread.map(cardOption), { optional: true });
}

function askHowMany(state: State, block: DueBlock, most: number): Ask<Action> {
	const about = { side: targetOf(block), card: deckCard(block.side, block.card) };
	const isDraw = block.op.op === 'draw';
	const prompt = isDraw ? ruling('order.draw-how-many', about) : ruling('order.how-many', about);
	return count<Action>(prompt, [0, most], (choice) => ({ action: { type: 'follow', choice } }), {
		who: seatOf(state, targetOf(block)),
		usual: isDraw ? most : 0
	});
}

function askWhichCard(state: State, block: DueBlock, offer: Offer): Ask<Action> {
	const owner = block.op.op === 'cancel' ? opponentOf(block.side) : block.side;
	const { current } = state.duelists[owner];
	return choose(
		ruling('order.choose', { card: deckCard(block.side, block.card) }),
		selectableCards(state, block).map((played) => {
			const label = ruling('order.nth', { card: deckCard(owner, played.card), nth: current.indexOf(played) + 1 });
			return offer(placeId(played.place), { type: 'follow', choice: played.place }, label);
		}),
		{ who: seatOf(state, block.side) }
	);
}
