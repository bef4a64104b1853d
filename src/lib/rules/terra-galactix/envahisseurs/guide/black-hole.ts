import { choose, isLegal, menu, opensAsk } from '../../../ask.ts';
import type { Ask, Option, Ruling } from '../../../contract.ts';
import type { SaucerId } from '../../cards.ts';
import { starsIn, UNREAD_STAR } from '../../decks.ts';
import { activePilot, myFlyingSaucers } from '../../fleet.ts';
import { holeId, NEW_CARD, starFact } from '../../ids.ts';
import { newCardAsk } from '../../printed.ts';
import { countsCards } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { Action, Own, State } from '../types.ts';

export type Offer = (id: string, action: Action, label?: Ruling) => Option<Action>;

/** Trips of the saucers of the camp whose turn it is; and, right after a trip, the next card if the place was taken. */
export function tripAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { player } = activePilot(state);
	const options = myFlyingSaucers(state).map((id) => tripOption(state, holeId(id), id, offer));
	return [
		choose(ruling('hole.which', { player }), options, { optional: true, who: player }),
		...redrawAsks(state).map((ask) => ({ ...ask, optional: true as const }))
	];
}

/** A saucer leaves through a black hole: which card was turned? */
export const tripOption = (state: State, id: string, saucer: SaucerId, offer: Offer): Option<Action> =>
	menu(id, ruling('hole.card', { saucer }), () =>
		arrivalOptions(state, offer, (star) => ({ type: 'hole', saucer, ...(star === undefined ? {} : { star }) }))
	);

/** Every card that may have been turned. Where cards are not counted, the star is not asked. */
export function* arrivalOptions(state: State, offer: Offer, to: (star?: string) => Own): Generator<Option<Action>> {
	if (!countsCards(state)) return yield offer(UNREAD_STAR, to());
	const unread = offer(UNREAD_STAR, to(UNREAD_STAR));
	if (isLegal(unread)) yield* starOptions(state, to);
	yield unread;
}

/** The cards that this box has shown, each in one tap, and a new one. */
function* starOptions(state: State, to: (star: string) => Own): Generator<Option<Action>> {
	for (const star of starsIn(state.facts)) yield { id: starFact(star), action: to(star) };
	yield opensAsk<Action>(NEW_CARD, () => newCardAsk(to));
}

/** After a trip: the next Galactix card if the place was taken. */
export function redrawAsks(state: State): readonly Ask<Action>[] {
	if (!state.jump || !countsCards(state)) return [];
	const to = (star: string): Own => ({ type: 'redraw', star });
	const options = [...starOptions(state, to), { id: UNREAD_STAR, action: to(UNREAD_STAR) }];
	return [choose<Action>(ruling('hole.again', { saucer: state.jump.saucer }), options)];
}
