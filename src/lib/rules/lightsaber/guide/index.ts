import { answerable, choose, count, opensAsk } from '../../ask.ts';
import type { Ask, Guide, Option, Ruling } from '../../contract.ts';
import { countOf } from '../../deck.ts';
import { type CardId, CARDS, FIGHTS_PER_ROUND, opponentOf, type Side, SIDES } from '../cards.ts';
import { counterDial, deckCard, discardDial, wonId } from '../ids.ts';
import { fightsWon } from '../kernel.ts';
import { canTurn, copiesLeft, countedCards, situationOf, totalOf, winnerAfterRound } from '../queries.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';
import { askBoth } from './both.ts';
import { askDiscards, askHand } from './known-cards.ts';
import { now } from './now.ts';
import { type Offer, offerFor, seatOf } from './offer.ts';
import { askAboutOrder, askDeck } from './orders.ts';
import { reminders } from './reminders.ts';

/** What the duel shows now. */
export function guide(state: State): Guide<Action> {
	const { over, round, results } = state;
	const where = ruling('match.where', {
		round,
		fight: Math.min(FIGHTS_PER_ROUND, results.length + 1),
		quigon: fightsWon(results, 'quigon'),
		maul: fightsWon(results, 'maul')
	});
	if (over) return { now: now(state), where, asks: [] };
	return { now: now(state), where, asks: answerable(...asksOf(state, offerFor(state))), remind: reminders(state) };
}

/** The asks of the current situation. The keys of both decks are always on the board; those that a rule forbids now carry the reason. */
function asksOf(state: State, offer: Offer): readonly (Ask<Action> | false | undefined)[] {
	const situation = situationOf(state);
	const optional = [askWinner(offer), askBoth(state, offer), askDeck(state), ...askHandSizes(state), askDiscards(state), askHand(state)];
	const { results } = state;
	switch (situation.kind) {
		case 'score':
			return [
				choose(
					ruling('score.ask', { fight: results.length + 1 }),
					([...SIDES, 'drawn'] as const).map((won) => offer(won, { type: 'result', won }))
				)
			];
		case 'order':
			return [askAboutOrder(state, offer), ...optional];
		case 'reveal':
		case 'impasse': {
			const rule = situation.kind === 'reveal' ? 'reveal.ask' : 'impasse.ask';
			const waiting = SIDES.filter((side) => canTurn(state, side) && !state.turned[side]);
			return [...waiting.map((side) => cardKeys(state, side, ruling(rule, { side }), 'turn', offer, waiting.length === 1)), ...optional];
		}
		case 'behind': {
			const side = situation.actor;
			return [
				cardKeys(state, side, behindPrompt(state, side), 'play', offer, true),
				askConcede(state, side, ruling('concede.ask', { side }), offer),
				...optional
			];
		}
		case 'must-concede': {
			const side = situation.actor;
			return [askConcede(state, side, ruling('concede.must', { side }), offer), ...optional];
		}
		case 'impasse-one': {
			const side = situation.actor;
			return [cardKeys(state, side, ruling('impasse.one', { side }), 'play', offer, true), ...optional];
		}
		case 'drawn':
			return [choose(ruling('drawn.ask'), [offer('drawn', { type: 'drawn' })]), ...optional];
		case 'round-over': {
			const prompt = ruling('round.ask', { quigon: fightsWon(results, 'quigon'), maul: fightsWon(results, 'maul') });
			const nextCards = SIDES.map((side) => ({
				...cardKeys(state, side, ruling('reveal.next', { side }), 'turn', offer),
				optional: true as const
			}));
			return [choose(prompt, [offer('next', { type: 'next' }, lastRoundLabel(state))]), ...nextCards, ...optional.slice(1)];
		}
	}
}

const askConcede = (state: State, side: Side, prompt: Ruling, offer: Offer): Ask<Action> =>
	choose(prompt, [offer('concede', { type: 'concede', side })], { who: seatOf(state, side) });

/** After the last round there is no next one, so its button names the winner. */
function lastRoundLabel(state: State): Ruling | undefined {
	const side = winnerAfterRound(state);
	return side && ruling('round.last', { side });
}

/** A fight that was settled without the app: its winner in one step, at any moment. */
const askWinner = (offer: Offer): Ask<Action> =>
	choose(
		ruling('fight.settle'),
		([...SIDES, 'drawn'] as const).map((won) => offer(wonId(won), { type: 'result', won })),
		{ optional: true }
	);

/** After fights that were recorded by their result alone, the size of a hand is asked for; the app goes on without it. */
const askHandSizes = (state: State): readonly Ask<Action>[] =>
	SIDES.filter((side) => state.options.depth === 'cards' && state.duelists[side].blurred).map((side) => {
		const { hand, talon } = state.duelists[side];
		const then = (n: number): { action: Action } => ({ action: { type: 'correct', set: { [counterDial('hand', side)]: n } } });
		return count<Action>(ruling('recount.hand', { side }), [0, hand + talon], then, { optional: true, usual: hand });
	});

/** Behind by points or, with equal totals, by cards. */
function behindPrompt(state: State, side: Side): Ruling {
	const opponent = opponentOf(side);
	const [own, their] = [totalOf(state, side), totalOf(state, opponent)];
	return own === their
		? ruling('fight.behind-cards', { side, total: own, own: countedCards(state, side), other: countedCards(state, opponent) })
		: ruling('fight.behind', { side, own, other: their });
}

/** The keys of one deck, and those of the other where its side is not asked at the same time. */
function cardKeys(state: State, side: Side, prompt: Ruling, type: 'turn' | 'play', offer: Offer, withOpponent = false): Ask<Action> {
	const keysOf = (of: Side, as: 'turn' | 'play') => CARDS.map((card) => cardKey(state, of, card, { type: as, side: of, card }, offer));
	const opponents = withOpponent ? keysOf(opponentOf(side), 'turn') : [];
	return choose(prompt, [...keysOf(side, type), ...opponents], { who: seatOf(state, side) });
}

/**
 * With counting on, a key shows how many copies are left and is refused when there is none. With counting off all keys look alike, because
 * a refused key would count the cards for the players: the rule is shown only when the key is touched, with a way to correct the discards
 * and a way to play the card anyway.
 */
function cardKey(state: State, side: Side, card: CardId, action: Extract<Action, { type: 'turn' | 'play' }>, offer: Offer): Option<Action> {
	const id = deckCard(side, card);
	if (state.options.counting) return offer(id, action, ruling('cards.left', { card: id, left: copiesLeft(state, side, card) }));
	const option = offer(id, action);
	const { refused } = option;
	if (refused?.rule !== 'cards.gone') return option;
	const anyway = () => offer('anyway', { type: 'anyway', action, bends: ['cards.gone'] });
	return opensAsk(id, () => choose(refused, [...correctDiscard(state, side, card, offer), anyway()], { who: seatOf(state, side) }));
}

/** One of the discarded copies was entered wrongly: it becomes an unnamed discard, so that the card in hand can be played. */
function correctDiscard({ duelists, options }: State, side: Side, card: CardId, offer: Offer): readonly Option<Action>[] {
	const n = countOf(duelists[side].discard, card);
	return options.discards && n > 0 ? [offer('told-wrong', { type: 'correct', set: { [discardDial(side, card)]: n - 1 } })] : [];
}
