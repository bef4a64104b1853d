import type { Dial, Thing } from '../contract.ts';
import { cardCount } from '../deck.ts';
import { isOptionDial, optionDials, withOption } from '../setup.ts';
import { type CardId, CARDS, COPIES, LAST_DUEL_CARD, CARDS_PLANNED, type Side, SIDES } from './cards.ts';
import { countedCards, totalOf, unseenCounts, updateDuelist } from './queries.ts';
import { DIAL_OPTIONS } from './setup.ts';
import type { Duelist, Options, FightResult, State } from './types.ts';

const RESULTS = [...SIDES, 'drawn'] as const;
const FAR = 99;

/** Every number the companion follows. Whatever is set, a deck stays 55 cards: a card more here is one less there. */
export function dials(state: State): readonly Dial[] {
	const options = optionDials(DIAL_OPTIONS, state.options);
	if (state.over) return options;
	const sides = SIDES.flatMap((side) => [figure(state, side), ...(state.options.depth === 'cards' ? counters(state, side) : [])]);
	const results = state.results.map((value, i): Dial => ({ id: `result:${i + 1}`, value, from: RESULTS }));
	return [...sides, ...results, { id: 'round', value: state.round, least: 1, most: FAR }, ...options];
}

const figure = (state: State, side: Side): Dial => ({
	id: `figure:${side}`,
	value: state.duelists[side].figure,
	least: 1,
	most: LAST_DUEL_CARD - 1
});

function counters(state: State, side: Side): readonly Dial[] {
	const { hand, talon, plan, unknown, discard } = state.duelists[side];
	const left = unseenCounts(state, side);
	const kinds = CARDS.map((card): Dial => {
		const value = discard[card] ?? 0;
		return { id: `discard:${side}:${card}`, value, least: 0, most: Math.min(COPIES[card], value + Math.min(unknown, left[card])) };
	});
	return [
		{ id: `total:${side}`, value: totalOf(state, side), least: -FAR, most: FAR },
		{ id: `cards:${side}`, value: countedCards(state, side), least: 0, most: DECK_MOST },
		{ id: `hand:${side}`, value: hand, least: 0, most: hand + talon },
		{ id: `plan:${side}`, value: plan, least: 0, most: Math.min(CARDS_PLANNED, plan + hand) },
		{ id: `talon:${side}`, value: talon, least: 0, most: talon + hand },
		{ id: `unknown:${side}`, value: unknown, least: 0, most: unknown + talon },
		...(state.options.discards ? kinds : [])
	];
}

const DECK_MOST = 55;

/** A correction may contradict what was half told: a card turned by one side alone is told again. */
export function setDial(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return option(state, withOption(DIAL_OPTIONS, state.options, dial, to));
	const now: State = { ...state, turned: {} };
	const [what, of, card] = dial.split(':') as [string, Side, CardId | undefined];
	if (what === 'round') return { ...now, round: to as number };
	if (what === 'result') return { ...now, results: now.results.with(Number(of) - 1, to as FightResult) };
	return updateDuelist(now, of, counter(now, of, what, to as number, card));
}

/** Who wants only the score drops the fight in hand; its cards are cleared with its result. */
function option(state: State, chosen: Omit<Options, 'look'>): State {
	const options: Options = { ...chosen, look: state.options.look };
	return options.depth === state.options.depth ? { ...state, options } : { ...state, options, turned: {}, orders: [] };
}

function counter(state: State, side: Side, what: string, n: number, card: CardId | undefined): Partial<Duelist> {
	const me = state.duelists[side];
	switch (what) {
		case 'figure':
			return { figure: n };
		case 'total':
			return { adjust: { ...me.adjust, total: me.adjust.total + n - totalOf(state, side) } };
		case 'cards':
			return { adjust: { ...me.adjust, cards: me.adjust.cards + n - countedCards(state, side) } };
		case 'hand':
			return hand(me, n);
		case 'plan':
			return { plan: n, hand: me.hand + me.plan - n };
		case 'talon':
			return { talon: n, hand: me.hand + me.talon - n };
		case 'unknown':
			return { unknown: n, talon: me.talon + me.unknown - n };
		case 'discard': {
			const { [card!]: was = 0, ...others } = me.discard as Record<CardId, number>;
			return { discard: n > 0 ? { ...others, [card!]: n } : others, unknown: me.unknown + was - n };
		}
		default:
			throw new Error(`No dial ${what}.`);
	}
}

/** A card more in the hand came from the talon. After fights told by their result alone, cards fewer were played and lie in the discard. */
function hand(me: Duelist, n: number): Partial<Duelist> {
	if (me.blurred && n < me.hand) return { hand: n, unknown: me.unknown + me.hand - n, blurred: false };
	return { hand: n, talon: me.talon + me.hand - n, blurred: false };
}

/** What no correction can leave: nothing below nothing, and what is known of a hand is in it. */
export const hasValidCounters = ({ hand, talon, plan, unknown, discard, back }: Duelist): boolean =>
	[hand, talon, plan, unknown, ...Object.values(discard)].every((n) => n >= 0) && plan <= CARDS_PLANNED && cardCount(back) <= hand;
