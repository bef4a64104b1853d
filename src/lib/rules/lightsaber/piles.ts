import { addCards, cardCount, countOf, drawCards, repeat } from '../deck.ts';
import { type CardId, CARDS, COPIES, type Side, SIDES } from './cards.ts';
import { updateDuelist } from './duelist.ts';
import { deckCard } from './ids.ts';
import { unseenCounts } from './queries.ts';
import type { Say } from './rules.ts';
import type { Duelist, State } from './types.ts';

type DiscardPile = Pick<Duelist, 'discard' | 'unknown' | 'mixed'>;

/**
 * The discard pile with these cards added. If the table played one copy more than the deck has, some earlier card was entered wrong: the
 * extra copy is counted as an unnamed card.
 */
export function addToDiscard({ discard, unknown, mixed }: Duelist, ...cards: readonly CardId[]): DiscardPile {
	return cards.reduce<DiscardPile>(
		(pile, card) =>
			countOf(pile.discard, card) < COPIES[card]
				? { ...pile, discard: addCards(pile.discard, card) }
				: { ...pile, unknown: pile.unknown + 1, mixed: true },
		{ discard, unknown, mixed }
	);
}

/** Draws from the talon and reshuffles the discards when it runs out. If no card is left, fewer are drawn. */
export function drawFromTalon(state: State, side: Side, n: number, say: Say): { readonly state: State; readonly drawn: number } {
	const duelist = state.duelists[side];
	const stack = { pile: duelist.talon, discard: { ...duelist.discard, ...(duelist.unknown ? { '?': duelist.unknown } : {}) } };
	const { pile, discard, drawn, shuffled } = drawCards<CardId | '?'>(stack, n, state.options.reshuffle);
	if (shuffled) {
		say('cards.shuffle', { side, cards: shuffled });
		if (state.options.counting && duelist.unknown === 0) announceHiddenCards(state, side, say);
	}
	const { '?': unknown = 0, ...named } = discard;
	// Cards that were hidden before the reshuffle belong to another set of cards than the new talon.
	const hadHiddenCards = shuffled > 0 && duelist.hand + duelist.talon + duelist.plan > 0;
	return {
		state: updateDuelist(state, side, {
			talon: pile,
			discard: named,
			unknown,
			hand: duelist.hand + drawn,
			mixed: duelist.mixed || hadHiddenCards
		}),
		drawn
	};
}

/** When a talon runs out, all cards that do not lie open are in the hand or planned. A table that counts cards is shown these cards. */
function announceHiddenCards(state: State, side: Side, say: Say): void {
	const unseen = unseenCounts(state, side);
	const { back } = state.duelists[side];
	const cards = CARDS.flatMap((card) => repeat(deckCard(side, card), unseen[card] + countOf(back, card)));
	if (cards.length > 0) say('cards.all-known', { side, cards });
}

/**
 * Discards hand cards without asking which. If the whole hand goes, the cards known to be in it are known in the discard pile too; if only
 * a part of it goes, the app can no longer say where they are.
 */
export function discardFromHand(state: State, side: Side, n: number): State {
	const duelist = state.duelists[side];
	const named = n === duelist.hand ? duelist.back : {};
	const losesTrack = n > 0 && n < duelist.hand && cardCount(duelist.back) > 0;
	const pile = addToDiscard(duelist, ...CARDS.flatMap((card) => repeat(card, countOf(named, card))));
	return updateDuelist(state, side, {
		...pile,
		hand: duelist.hand - n,
		unknown: pile.unknown + n - cardCount(named),
		back: n > 0 ? {} : duelist.back,
		mixed: pile.mixed || losesTrack
	});
}

/** The winner's cards stay on the table until the round ends, the loser's are discarded; after a drawn fight both sides discard. */
export function clearFight(state: State, winner: Side | undefined): State {
	return SIDES.reduce((next, side) => {
		const duelist = next.duelists[side];
		const cards = duelist.current.map(({ card }) => card);
		return updateDuelist(next, side, {
			current: [],
			adjust: { total: 0, cards: 0 },
			...(winner === side ? { won: [...duelist.won, cards] } : addToDiscard(duelist, ...cards))
		});
	}, state);
}
