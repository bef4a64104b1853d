import { choose, isLegal, menu, opensAsk, pick } from '../../../ask.ts';
import type { Ask, Option, Ruling } from '../../../contract.ts';
import { type Card, newCardAsk, type SaucerId, starFact } from '../../cards.ts';
import { starsIn, hiddenCopies, UNREAD_STAR } from '../../decks.ts';
import { flightOf, activePilot, mySaucers, seatOf } from '../../fleet.ts';
import { deck, HELD } from '../cards.ts';
import { countsCards } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { Action, Own, State } from '../types.ts';

export type Offer = (id: string, action: Action, label?: Ruling) => Option<Action>;

/** Partners who may still give a card. */
export const partnersOf = (state: State, seat: number): readonly string[] =>
	state.pilots.filter((pilot, i) => i !== seat && pilot.rest === 'no').map(({ id }) => id);

/** One’s own saucers, in one’s own turn, but those asked about already; and, right after a trip, the next card if the place was taken. */
export function trips(state: State, offer: Offer, asked: readonly SaucerId[] = []): readonly Ask<Action>[] {
	const player = activePilot(state).id;
	const flying = mySaucers(state).filter((id) => flightOf(state, id)!.where !== 'earth' && !asked.includes(id));
	const options = flying.map((id) => trip(state, `hole:${id}`, id, offer)).filter(isLegal);
	return [
		choose(ruling('hole.which', { player }), options, { optional: true, who: player }),
		...(state.jump && countsCards(state) ? [{ ...again(state), optional: true as const }] : [])
	];
}

/** Which card was turned, or whose cards were used. */
export function trip(state: State, id: string, saucer: SaucerId, offer: Offer): Option<Action> {
	const helpers = partnersOf(state, seatOf(state, saucer));
	const pairs = helpers.flatMap((first, i) => [[first], ...helpers.slice(i + 1).map((second) => [first, second])]);
	return menu(id, ruling('hole.card', { saucer }), function* () {
		yield* arrivals(state, saucer, offer);
		const given = menu('help', ruling('hole.by'), function* () {
			for (const by of pairs) {
				const option = menu(`by:${by.join('+')}`, ruling('hole.card', { saucer }), () => arrivals(state, saucer, offer, by));
				yield { ...option, label: ruling('gift.by', { helpers: by }) };
			}
		});
		if (pairs.length > 0 && isLegal(given)) yield given;
	});
}

function* arrivals(state: State, saucer: SaucerId, offer: Offer, by?: readonly string[]): Generator<Option<Action>> {
	const to = (star: string): Own => ({ type: 'hole', saucer, star, ...(by ? { by } : {}) });
	if (!countsCards(state)) return yield offer(UNREAD_STAR, { type: 'hole', saucer, ...(by ? { by } : {}) });
	const untold = offer(UNREAD_STAR, to(UNREAD_STAR));
	if (isLegal(untold)) {
		for (const star of starsIn(state.facts)) yield { id: starFact(star), action: to(star) };
		yield opensAsk('new-card', () => newCardAsk(to));
	}
	yield untold;
}

/** The place was taken: the next card, in one tap if it is known. */
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
	return state.pilots.flatMap(({ id, hand, held }): readonly Ask<Action>[] => {
		if (held || hand === 0) return [];
		const from = HELD.map((card) => ({
			id: card,
			most: Math.min(hand, hiddenCopies(deck(state.options.novas), state.stack.discard, card))
		})).filter(({ most }) => most > 0);
		if (from.reduce((sum, { most }) => sum + most, 0) < hand) return [];
		return [
			pick({
				prompt: ruling('hold.tell', { player: id }),
				optional: true,
				who: id,
				eyes: id,
				from,
				ends: [
					{
						id: 'told',
						least: hand,
						most: hand,
						then: (cards) => ({ action: { type: 'hold', player: id, cards: cards as readonly Card[] } })
					}
				]
			})
		];
	});
}
