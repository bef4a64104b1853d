import { answerable, choose, dice, menu, optionMaker, pick } from '../../../ask.ts';
import type { Ask, Guide, Ruling } from '../../../contract.ts';
import { countCards, countOf } from '../../../deck.ts';
import { type Camp, type Card, CARD_KINDS, COPIES } from '../../cards.ts';
import { UNREAD_STAR } from '../../decks.ts';
import { apply } from '../apply.ts';
import { HOLD_CAPACITY } from '../cards.ts';
import { activeCamp, activePilot, allSaucers, isGrounded, pilotOf, stationOf } from '../fleet.ts';
import { DICE } from '../flight.ts';
import { dialIds } from '../ids.ts';
import { ruling } from '../rules.ts';
import { type Action, DIRECTIONS, type State } from '../types.ts';
import { actionAsk } from './action.ts';
import { answerAsk } from './answer.ts';
import { cardAsk, moreCardsAsk, type Offer, skipAsk } from './draw.ts';
import { now } from './now.ts';
import { reminders } from './reminders.ts';
import { arrivalAsks, occupiedStarAsk, starNameAsk, starOptions, tokensOnStar } from './stars.ts';

/** The asks and reminders of the current state. */
export function guide(state: State): Guide<Action> {
	const { over, options, turn, games } = state;
	const where =
		options.games > 1
			? ruling('turn.where-game', { turn, game: Math.min(games.length + 1, options.games), games: options.games })
			: ruling('turn.where', { turn, camp: activeCamp(state) });
	if (over) return { now: now(state), where, asks: [] };
	return { now: now(state), where, asks: asksOf(state, optionMaker(apply, state)), remind: reminders(state) };
}

function asksOf(state: State, offer: Offer): readonly Ask<Action>[] {
	if (state.phase === 'between') return [nextGameAsk(state, offer)];
	if (state.options.depth === 'score') return [scoreAsk(state, offer)];
	if (state.resumed) return [whoseTurnAsk(state, offer)];
	switch (state.phase) {
		case 'draw':
			return answerable(cardAsk(state, offer), skipAsk(offer), ...handAsks(state));
		case 'roll':
			return answerable(rollAsk(state), ...arrivalAsks(state, offer), moreCardsAsk(state, offer), skipAsk(offer), ...handAsks(state));
		case 'act':
			return answerable(
				actionAsk(state, offer),
				...arrivalAsks(state, offer),
				state.debris && { ...wreckAsk(offer, ruling('wreck.way')), optional: true },
				starNameAsk(state, offer),
				occupiedStarAsk(state, offer),
				...handAsks(state)
			);
		case 'answer':
			return answerable(state.attack && answerAsk(state, state.attack, offer));
		case 'wreck':
			return answerable(wreckAsk(offer, ruling('wreck.where', { n: state.debris?.n ?? 0 })));
		case 'warp':
			return answerable(arrivalCardAsk(state, offer), ...arrivalAsks(state, offer));
	}
}

const rollAsk = (state: State): Ask<Action> =>
	dice({
		who: activePilot(state).id,
		prompt: ruling('roll.now', { player: activePilot(state).id }),
		groups: DICE,
		then: (rolled) => ({ action: { type: 'roll', dice: rolled } })
	});

/** The direction of the shot decides where the tokens of a destroyed saucer fly. */
const wreckAsk = (offer: Offer, prompt: Ruling): Ask<Action> =>
	choose(
		prompt,
		DIRECTIONS.map((from) => offer(from, { type: 'wreck', from }, ruling(`wreck.from-${from}`)))
	);

/** Asks for the Galactix card by which the next saucer in hyperspace reappears. */
function arrivalCardAsk(state: State, offer: Offer): Ask<Action> | undefined {
	const saucer = state.warp?.queue[0];
	if (!saucer) return undefined;
	return choose(
		ruling('trou.card', { saucer }),
		[
			offer(UNREAD_STAR, { type: 'arrive', star: UNREAD_STAR }),
			...starOptions(state, offer, (star) => ({ type: 'arrive', star, ...tokensOnStar(state, star) }))
		],
		{ who: pilotOf(state, saucer).id }
	);
}

const scoreAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('score.where'),
		state.order.map((camp) =>
			menu(camp, ruling('score.how-many', { camp }), function* () {
				for (let n = 1; n <= HOLD_CAPACITY; n++) yield offer(`${n}`, { type: 'bank', camp, n });
			})
		)
	);

const nextGameAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('tournoi.first', { game: state.games.length + 1, games: state.options.games }),
		state.pilots.map(({ id }) => offer(id, { type: 'next-game', first: id }))
	);

/**
 * After depth `score` only the active player is missing and asked for. Saucers are in flight by then: those in their mother ship are put
 * into space with the answer.
 */
const whoseTurnAsk = (state: State, offer: Offer): Ask<Action> => {
	const leaving = allSaucers(state).filter((id) => stationOf(state, id) === 'base' && !isGrounded(state, id));
	const set = (camp: Camp) => ({ active: camp, ...Object.fromEntries(leaving.map((id) => [dialIds.at(id), 'space'])) });
	return choose(
		ruling('turn.whose'),
		state.order.map((camp) => offer(camp, { type: 'correct', set: set(camp) }))
	);
};

/** Asks for a hand for one look at the odds: only if the option allows it, and visible to its owner only. */
const handAsks = (state: State): readonly Ask<Action>[] =>
	(state.options.handAid ? state.pilots : [])
		.filter(({ hand }) => hand > 0)
		.map(({ id, hand }) =>
			pick({
				optional: true,
				who: id,
				eyes: id,
				prompt: ruling('hand.tell', { player: id }),
				from: CARD_KINDS.map((card) => ({ id: card, most: mostHeld(state, card, hand) })),
				ends: [
					{
						id: 'done',
						least: hand,
						most: hand,
						then: (picked) => ({ action: { type: 'hand', player: id, cards: countCards(picked as Card[]) } })
					}
				]
			})
		);

const mostHeld = ({ stack, pilots }: State, card: Card, hand: number): number => {
	const open = countOf(stack.discard, card) + (card === 'soucoupe' ? pilots.reduce((sum, { licences }) => sum + licences, 0) : 0);
	return Math.max(0, Math.min(hand, COPIES[card] - open));
};
