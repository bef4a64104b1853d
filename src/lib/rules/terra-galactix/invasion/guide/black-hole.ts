import { choose, isLegal, menu, opensAsk } from '../../../ask.ts';
import type { Ask, Option, Ruling } from '../../../contract.ts';
import { PAIR } from '../../answers.ts';
import type { SaucerId } from '../../cards.ts';
import { starsIn, UNREAD_STAR } from '../../decks.ts';
import { activePilot, myFlyingSaucers, seatOf } from '../../fleet.ts';
import { giversId, holeId, NEW_CARD, starFact } from '../../ids.ts';
import { newCardAsk } from '../../printed.ts';
import { countsCards } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { Action, Own, State } from '../types.ts';

export type Offer = (id: string, action: Action, label?: Ruling) => Option<Action>;

/** Partners who are not resting: they may give a card. */
export const partnersOf = (state: State, seat: number): readonly string[] =>
	state.pilots.filter((pilot, i) => i !== seat && pilot.rest === 'no').map(({ id }) => id);

/** All groups of partners that may give a card each, the smallest first. */
export const partiesOf = (state: State, seat: number): readonly (readonly string[])[] =>
	partnersOf(state, seat)
		.reduce<readonly (readonly string[])[]>((all, id) => [...all, ...all.map((party) => [...party, id])], [[]])
		.slice(1);

/**
 * Trips of the saucers of the player whose turn it is, except those that have a question of their own; and, right after a trip, the next
 * card if the place was taken.
 */
export function tripAsks(state: State, offer: Offer, except: readonly SaucerId[] = []): readonly Ask<Action>[] {
	const player = activePilot(state).id;
	const options = myFlyingSaucers(state)
		.filter((id) => !except.includes(id))
		.map((id) => tripOption(state, holeId(id), id, offer));
	return [
		choose(ruling('hole.which', { player }), options, { optional: true, who: player }),
		...redrawAsks(state).map((ask) => ({ ...ask, optional: true as const }))
	];
}

/** A saucer leaves through a black hole: which card was turned, or whose cards were used. */
export function tripOption(state: State, id: string, saucer: SaucerId, offer: Offer): Option<Action> {
	const parties = partiesOf(state, seatOf(state, saucer)).filter(({ length }) => length <= PAIR);
	const prompt = ruling('hole.card', { saucer });
	return menu(id, prompt, function* () {
		yield* arrivalOptions(state, saucer, offer);
		const given = menu('help', ruling('hole.by'), function* () {
			for (const by of parties) {
				const option = menu(giversId(by), prompt, () => arrivalOptions(state, saucer, offer, by));
				yield { ...option, label: ruling('gift.by', { helpers: by }) };
			}
		});
		if (parties.length > 0 && isLegal(given)) yield given;
	});
}

function* arrivalOptions(state: State, saucer: SaucerId, offer: Offer, by?: readonly string[]): Generator<Option<Action>> {
	const givers = by ? { by } : {};
	const to = (star: string): Own => ({ type: 'hole', saucer, star, ...givers });
	if (!countsCards(state)) return yield offer(UNREAD_STAR, { type: 'hole', saucer, ...givers });
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
