import { answerable, choose, dice, menu, optionMaker, pick } from '../../../ask.ts';
import type { Ask, Guide, Ruling } from '../../../contract.ts';
import { countCards } from '../../../deck.ts';
import { type Card, CARD_KINDS, COPIES } from '../../cards.ts';
import { UNREAD_STAR } from '../../decks.ts';
import { FULL, PRINTED } from '../cards.ts';
import { acting, answering, holes, novas } from './action.ts';
import { apply } from '../apply.ts';
import { choice, early, more } from './choices.ts';
import { campNow, me, pilotOf } from '../fleet.ts';
import { DICE } from '../flight.ts';
import { reminders } from '../remind.ts';
import { ruling } from '../rules.ts';
import { arrivals, cards, discovery, lying, someone } from '../stars.ts';
import { type Action, DIRECTIONS, type State } from '../types.ts';

type Offer = ReturnType<typeof optionMaker<State, Action>>;

export function guide(state: State): Guide<Action> {
	const { over, options, turn, games } = state;
	const where =
		options.games > 1
			? ruling('turn.where-game', { turn, game: Math.min(games.length + 1, options.games), games: options.games })
			: ruling('turn.where', { turn, camp: campNow(state) });
	if (over) return { now: over.by, where, asks: [] };
	return { now: now(state), where, asks: asks(state, optionMaker(apply, state)), remind: reminders(state) };
}

const now = (state: State): Ruling => {
	if (state.options.depth === 'score' && state.phase !== 'between') return ruling('score.where');
	if (state.phase === 'answer') return ruling('answer.of', { player: pilotOf(state, state.attack!.target).id });
	return ruling('turn.of', { player: me(state).id });
};

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	if (state.phase === 'between') return [nextGame(state, offer)];
	if (state.options.depth === 'score') return [score(state, offer)];
	switch (state.phase) {
		case 'draw':
			return answerable(choice(state, offer), ...early(state), ...hands(state));
		case 'roll':
			return answerable(
				dice({
					who: me(state).id,
					prompt: ruling('roll.now', { player: me(state).id }),
					groups: DICE,
					then: (dice) => ({ action: { type: 'roll', dice } })
				}),
				...arrivals(state, offer),
				more(state, offer),
				...hands(state)
			);
		case 'act':
			return answerable(
				acting(state, offer),
				...arrivals(state, offer),
				state.found ? someone(state, offer) : undefined,
				discovery(state, offer),
				novas(state, offer),
				holes(state, offer),
				...hands(state)
			);
		case 'answer':
			return [answering(state, offer)];
		case 'wreck':
			return answerable(
				choose(
					ruling('wreck.where', { n: state.debris!.n }),
					DIRECTIONS.map((from) => offer(from, { type: 'wreck', from }, ruling(`wreck.from-${from}`)))
				),
				state.facts['orbits:board'] === undefined ? { ...(PRINTED.orbits.ask() as Ask<Action>), optional: true as const } : undefined
			);
		case 'warp':
			return answerable(
				choose(
					ruling('trou.card', { saucer: state.warp!.queue[0]! }),
					[
						...cards(state, offer, (star) => ({ type: 'arrive', star, ...lying(state, star) })),
						offer(UNREAD_STAR, { type: 'arrive', star: UNREAD_STAR })
					],
					{ who: pilotOf(state, state.warp!.queue[0]!).id }
				),
				...arrivals(state, offer)
			);
	}
}

const score = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('score.where'),
		state.order.map((camp) =>
			menu(camp, ruling('score.how-many', { camp }), function* () {
				for (let n = 1; n <= FULL; n++) yield offer(`${n}`, { type: 'bank', camp, n });
			})
		)
	);

const nextGame = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('tournoi.first', { game: state.games.length + 1, games: state.options.games }),
		state.pilots.map(({ id }) => offer(id, { type: 'next-game', first: id }))
	);

/** Only where the table switched this on, and only for the eyes of whose hand it is. */
const hands = (state: State): readonly Ask<Action>[] =>
	state.options.handAid
		? state.pilots
				.filter(({ hand }) => hand > 0)
				.map(({ id, hand }) =>
					pick({
						optional: true,
						who: id,
						eyes: id,
						prompt: ruling('hand.tell', { player: id, n: hand }),
						from: CARD_KINDS.map((card) => ({ id: card, most: held(state, card, hand) })),
						ends: [
							{
								id: 'done',
								least: hand,
								most: hand,
								then: (picked) => ({ action: { type: 'hand', player: id, cards: countCards(picked as Card[]) } })
							}
						]
					})
				)
		: [];

const held = ({ stack, pilots }: State, card: Card, hand: number): number => {
	const open = (stack.discard[card] ?? 0) + (card === 'soucoupe' ? pilots.reduce((sum, { licences: n }) => sum + n, 0) : 0);
	return Math.max(0, Math.min(hand, COPIES[card] - open));
};
