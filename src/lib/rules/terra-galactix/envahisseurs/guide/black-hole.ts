import { choose, isLegal, menu, opensAsk, pick } from '../../../ask.ts';
import type { Ask, Option, Ruling } from '../../../contract.ts';
import { type Card, type SaucerId } from '../../cards.ts';
import { starFact } from '../../ids.ts';
import { newCardAsk } from '../../printed.ts';
import { starsIn, UNREAD_STAR } from '../../decks.ts';
import { flightOf, activePilot, mySaucers } from '../../fleet.ts';
import { HELD, hiddenCopies } from '../cards.ts';
import { countsCards, handSeat } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { Action, Own, State } from '../types.ts';

export type Offer = (id: string, action: Action, label?: Ruling) => Option<Action>;

/** One’s own saucers, in one’s own turn; and, right after a trip, the next card if the place was taken. */
export function trips(state: State, offer: Offer): readonly Ask<Action>[] {
	const { player } = activePilot(state);
	const options = mySaucers(state)
		.filter((id) => flightOf(state, id)!.where !== 'earth')
		.map((id) => trip(state, `hole:${id}`, id, offer));
	return [
		choose(ruling('hole.which', { player }), options.filter(isLegal), { optional: true, who: player }),
		...(state.jump && countsCards(state) ? [{ ...again(state), optional: true as const }] : [])
	];
}

/** A saucer goes; which card was turned? */
export const trip = (state: State, id: string, saucer: SaucerId, offer: Offer): Option<Action> =>
	menu(id, ruling('hole.card', { saucer }), () => arrivals(state, offer, (star) => ({ type: 'hole', saucer, ...(star ? { star } : {}) })));

/** Every card that may have been turned: those met before in one tap. */
export function* arrivals(state: State, offer: Offer, to: (star?: string) => Own): Generator<Option<Action>> {
	if (!countsCards(state)) return yield offer(UNREAD_STAR, to());
	const untold = offer(UNREAD_STAR, to(UNREAD_STAR));
	if (isLegal(untold)) {
		for (const star of starsIn(state.facts)) yield { id: starFact(star), action: to(star) };
		yield opensAsk('new-card', () => newCardAsk((star) => to(star)));
	}
	yield untold;
}

/** The place was taken: the next card. */
export function again(state: State): Ask<Action> {
	const { saucer } = state.jump!;
	const to = (star: string): Own => ({ type: 'redraw', star });
	return choose<Action>(ruling('hole.again', { saucer }), [
		...starsIn(state.facts).map((star) => ({ id: starFact(star), action: to(star) })),
		opensAsk<Action>('new-card', () => newCardAsk(to)),
		{ id: UNREAD_STAR, action: to(UNREAD_STAR) }
	]);
}

/** With the aid: everybody may tell their own cards, for their own eyes. */
export function hands(state: State): readonly Ask<Action>[] {
	if (!state.options.ownHand || !countsCards(state)) return [];
	return state.pilots.flatMap(({ camp, player, hand, held }, seat): readonly Ask<Action>[] => {
		if (held || hand === 0 || handSeat(state, seat) !== seat) return [];
		const from = HELD.map((card) => ({ id: card, most: Math.min(hand, hiddenCopies(state, card)) })).filter(({ most }) => most > 0);
		if (from.reduce((sum, { most }) => sum + most, 0) < hand) return [];
		return [
			pick({
				prompt: ruling('hold.tell', { player, camp }),
				optional: true,
				who: player,
				eyes: player,
				from,
				ends: [
					{ id: 'told', least: hand, most: hand, then: (cards) => ({ action: { type: 'hold', camp, cards: cards as readonly Card[] } }) }
				]
			})
		];
	});
}
