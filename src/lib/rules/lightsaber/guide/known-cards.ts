import { pick } from '../../ask.ts';
import type { Ask } from '../../contract.ts';
import { type CardId, CARDS, SIDES } from '../cards.ts';
import { heldId, pickedCards, thrownId } from '../ids.ts';
import { hiddenCounts, unseenCounts } from '../queries.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';
import { seatOf } from './offer.ts';

/** Asks which cards were discarded unseen: they lie open at the table, and the odds and the counts of cards need them. */
export function askDiscards(state: State): Ask<Action> | false {
	const { options, duelists } = state;
	const side = SIDES.find((each) => duelists[each].unknown > 0);
	if (!side || !options.discards || !(options.counting || options.odds)) return false;
	const { unknown } = duelists[side];
	const unseen = unseenCounts(state, side);
	const from = CARDS.filter((card) => unseen[card] > 0).map((card) => ({
		id: thrownId(side, card),
		most: Math.min(unseen[card], unknown)
	}));
	return (
		from.length > 0 &&
		pick({
			prompt: ruling('cards.shown-ask', { side, cards: unknown }),
			optional: true,
			from,
			ends: [{ id: 'done', least: 1, most: unknown, then: (picked) => ({ action: { type: 'shown', side, cards: pickedCards(picked) } }) }]
		})
	);
}

/** Asks the owner for their hand and their planned cards. Only a state made by `replayWithAid` has a `look`, and only the owner sees it. */
export function askHand(state: State): Ask<Action> | false {
	const { look } = state.options;
	if (look === 'nobody' || state.held || state.duelists[look].hand === 0) return false;
	const { hand, plan } = state.duelists[look];
	const hidden = hiddenCounts(state, look);
	const ownerOnly = { who: seatOf(state, look), eyes: seatOf(state, look), optional: true } as const;
	const cardsWithout = (taken: readonly CardId[]) =>
		CARDS.map((card) => ({ id: heldId(look, card), most: hidden[card] - taken.filter((each) => each === card).length })).filter(
			({ most }) => most > 0
		);
	const askPlan = (cards: readonly CardId[]): Ask<Action> =>
		pick({
			prompt: ruling('hand.plan-ask', { laid: plan }),
			...ownerOnly,
			from: cardsWithout(cards),
			ends: [
				{ id: 'done', least: plan, most: plan, then: (picked) => ({ action: { type: 'hold', cards, plan: pickedCards(picked) } }) },
				{ id: 'skip', least: 0, most: 0, then: () => ({ action: { type: 'hold', cards } }) }
			]
		});
	return pick<Action>({
		prompt: ruling('hand.ask', { hand }),
		...ownerOnly,
		from: cardsWithout([]),
		ends: [
			{
				id: 'done',
				least: hand,
				most: hand,
				then: (picked) => {
					const cards = pickedCards(picked);
					return plan > 0 ? { ask: () => askPlan(cards) } : { action: { type: 'hold', cards } };
				}
			}
		]
	});
}
