import { drawCards as drawFromStack, countOf, addCards, repeat, cardCount } from '../deck.ts';
import { type CardId, CARDS, COPIES, deckCard, type Side, SIDES } from './cards.ts';
import { unseenCounts, updateDuelist } from './queries.ts';
import type { Say } from './rules.ts';
import type { Duelist, State } from './types.ts';

type Pile = Pick<Duelist, 'discard' | 'unknown' | 'mixed'>;

/**
 * Cards onto the discard pile. One more than the deck has (the table would have it so) means that some card was told wrong: nobody knows
 * which.
 */
export function addToDiscard({ discard, unknown, mixed }: Duelist, ...cards: readonly CardId[]): Pile {
	return cards.reduce<Pile>(
		(pile, card) =>
			countOf(pile.discard, card) < COPIES[card]
				? { ...pile, discard: addCards(pile.discard, card) }
				: { ...pile, unknown: pile.unknown + 1, mixed: true },
		{ discard, unknown, mixed }
	);
}

/** Takes cards from the talon and shuffles the discards in when it runs out. Without any card left, fewer are drawn. */
export function drawFromTalon(state: State, side: Side, n: number, say: Say): { readonly state: State; readonly drawn: number } {
	const me = state.duelists[side];
	const stack = { pile: me.talon, discard: { ...me.discard, ...(me.unknown ? { '?': me.unknown } : {}) } };
	const { pile, discard, drawn, shuffled } = drawFromStack<CardId | '?'>(stack, n, state.options.reshuffle);
	if (shuffled) {
		say('cards.shuffle', { side, cards: shuffled });
		if (state.options.counting && me.unknown === 0) sayAllKnown(state, side, say);
	}
	const { '?': unknown = 0, ...told } = discard;
	// What was in the hand when the talon ran out is of another lot than the new talon.
	const older = shuffled > 0 && me.hand + me.talon + me.plan > 0;
	return {
		state: updateDuelist(state, side, { talon: pile, discard: told, unknown, hand: me.hand + drawn, mixed: me.mixed || older }),
		drawn
	};
}

/** At the moment a talon runs out everything that does not lie open is in the hand or in the plan. */
function sayAllKnown(state: State, side: Side, say: Say): void {
	const left = unseenCounts(state, side);
	const { back } = state.duelists[side];
	const cards = CARDS.flatMap((card) => repeat(deckCard(side, card), left[card] + (back[card] ?? 0)));
	if (cards.length > 0) say('cards.all-known', { side, cards });
}

/** Hand cards thrown away. Nobody is asked which; if the whole hand goes, those known to be in it are known in the discard too. */
export function discardFromHand(state: State, side: Side, n: number): State {
	const me = state.duelists[side];
	const seen = n === me.hand ? me.back : {};
	const doubtful = n > 0 && n < me.hand && cardCount(me.back) > 0;
	const pile = addToDiscard(me, ...CARDS.flatMap((card) => repeat(card, countOf(seen, card))));
	return updateDuelist(state, side, {
		...pile,
		hand: me.hand - n,
		unknown: pile.unknown + n - cardCount(seen),
		back: n > 0 ? {} : me.back,
		mixed: pile.mixed || doubtful
	});
}

/** The winner's cards stay on the table until the round is over; the loser's go to the discard, those of a drawn fight on both sides. */
export function clearFight(state: State, winner: Side | undefined): State {
	return SIDES.reduce((now, side) => {
		const me = now.duelists[side];
		const cards = me.current.map(({ card }) => card);
		return updateDuelist(now, side, {
			current: [],
			adjust: { total: 0, cards: 0 },
			...(winner === side ? { won: [...me.won, cards] } : addToDiscard(me, ...cards))
		});
	}, state);
}
