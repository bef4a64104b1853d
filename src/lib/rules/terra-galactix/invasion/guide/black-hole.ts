import { choose, isLegal, menu } from '../../../ask.ts';
import type { Ask, Option, Ruling } from '../../../contract.ts';
import { PAIR } from '../../answers.ts';
import type { SaucerId } from '../../cards.ts';
import { activePilot, myFlyingSaucers, pilotAt, seatOf } from '../../fleet.ts';
import { giversId, holeId } from '../../ids.ts';
import { arrivalOptions, redrawAsks } from '../../trip-options.ts';
import { countsCards } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { Action, Own, State } from '../types.ts';

export type Offer = (id: string, action: Action, label?: Ruling) => Option<Action>;

/** The partners of a player, in order of play. */
export const partnersOf = (state: State, seat: number): readonly string[] => state.pilots.filter((_, i) => i !== seat).map(({ id }) => id);

/** The partners who are not resting: they may give a card. */
export const restedPartnersOf = (state: State, seat: number): readonly string[] =>
	state.pilots.filter((pilot, i) => i !== seat && pilot.rest === 'no').map(({ id }) => id);

/** All groups of partners that may give a card each, the smallest first. */
export const partiesOf = (state: State, seat: number): readonly (readonly string[])[] =>
	restedPartnersOf(state, seat)
		.reduce<readonly (readonly string[])[]>((all, id) => [...all, ...all.map((party) => [...party, id])], [[]])
		.slice(1);

/**
 * Asks for trips of the saucers of the player whose turn it is, except those that have an ask of their own; and, right after a trip, for
 * the next card if the place was taken.
 */
export function tripAsks(state: State, offer: Offer, except: readonly SaucerId[] = []): readonly Ask<Action>[] {
	const player = activePilot(state).id;
	const options = myFlyingSaucers(state)
		.filter((id) => !except.includes(id))
		.map((id) => tripOption(state, holeId(id), id, offer));
	return [
		choose(ruling('hole.which', { player }), options, { optional: true, who: player }),
		...redraws(state).map((ask) => ({ ...ask, optional: true as const }))
	];
}

/** A saucer leaves through a black hole: asks which card was turned, or whose cards were used. */
export function tripOption(state: State, id: string, saucer: SaucerId, offer: Offer): Option<Action> {
	const seat = seatOf(state, saucer);
	const parties = partiesOf(state, seat).filter(({ length }) => length <= PAIR);
	// If cards are not counted, the star is not asked for, and a gift is an action of its own, unless the player must not play own cards.
	if (!countsCards(state))
		return pilotAt(state, seat).rest === 'no' || parties.length === 0
			? offer(id, { type: 'hole', saucer })
			: menu(id, ruling('hole.by'), () =>
					parties.map((by) => offer(giversId(by), { type: 'hole', saucer, by }, ruling('gift.by', { helpers: by })))
				);
	const prompt = ruling('hole.card', { saucer });
	const arrivals = (by?: readonly string[]): Generator<Option<Action>> =>
		arrivalOptions<Own>(state, offer, (star) => ({ type: 'hole', saucer, star, ...(by ? { by } : {}) }));
	return menu(id, prompt, function* () {
		yield* arrivals();
		const given = menu('help', ruling('hole.by'), function* () {
			for (const by of parties) yield { ...menu(giversId(by), prompt, () => arrivals(by)), label: ruling('gift.by', { helpers: by }) };
		});
		if (parties.length > 0 && isLegal(given)) yield given;
	});
}

/** After a trip: asks for the next Galactix card if the place was taken. */
export const redraws = (state: State): readonly Ask<Action>[] => redrawAsks<Own>(state, (star) => ({ type: 'redraw', star }));
