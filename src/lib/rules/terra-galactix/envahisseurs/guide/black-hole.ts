import { choose, menu } from '../../../ask.ts';
import type { Ask, Option, Ruling } from '../../../contract.ts';
import type { SaucerId } from '../../cards.ts';
import { activePilot, myFlyingSaucers } from '../../fleet.ts';
import { holeId } from '../../ids.ts';
import { arrivalOptions, redrawAsks } from '../../trip-options.ts';
import { countsCards } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { Action, Own, State } from '../types.ts';

export type Offer = (id: string, action: Action, label?: Ruling) => Option<Action>;

/** Asks for trips of the saucers of the camp whose turn it is; and, right after a trip, for the next card if the place was taken. */
export function tripAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { player } = activePilot(state);
	const options = myFlyingSaucers(state).map((id) => tripOption(state, holeId(id), id, offer));
	return [
		choose(ruling('hole.which', { player }), options, { optional: true, who: player }),
		...redraws(state).map((ask) => ({ ...ask, optional: true as const }))
	];
}

/** A saucer leaves through a black hole: asks which card was turned. If cards are not counted, there is nothing to ask. */
export function tripOption(state: State, id: string, saucer: SaucerId, offer: Offer): Option<Action> {
	if (!countsCards(state)) return offer(id, { type: 'hole', saucer });
	return menu(id, ruling('hole.card', { saucer }), () => arrivalOptions<Own>(state, offer, (star) => ({ type: 'hole', saucer, star })));
}

/** After a trip: asks for the next Galactix card if the place was taken. */
export const redraws = (state: State): readonly Ask<Action>[] => redrawAsks<Own>(state, (star) => ({ type: 'redraw', star }));
