import type { Dial, Thing } from '../contract.ts';
import { countOf } from '../deck.ts';
import { isOptionDial, optionDials, withOption } from '../setup.ts';
import { CARDS, CARDS_PLANNED, type CardId, COPIES, DECK_SIZE, LAST_DUEL_CARD, type Side, SIDES } from './cards.ts';
import { updateDuelist } from './duelist.ts';
import { type Counter, counterDial, discardDial, parseDial, resultDial, ROUND_DIAL } from './ids.ts';
import { DIAL_OPTIONS, type Options } from './options.ts';
import { countedCards, totalOf, unseenCounts } from './queries.ts';
import type { Duelist, FightResult, State } from './types.ts';

const RESULTS = [...SIDES, 'drawn'] as const;
/** A bound for totals and rounds that no game reaches. */
const HIGHEST = 99;

/** Every number that the app keeps. A deck always has 55 cards: one card more in one place is one card less in another. */
export function dials(state: State): readonly Dial[] {
	const options = optionDials(DIAL_OPTIONS, state.options);
	if (state.over) return options;
	const sides = SIDES.flatMap((side) => [figureDial(state, side), ...(state.options.depth === 'cards' ? cardDials(state, side) : [])]);
	const results = state.results.map((value, i): Dial => ({ id: resultDial(i + 1), value, from: RESULTS }));
	return [...sides, ...results, { id: ROUND_DIAL, value: state.round, least: 1, most: HIGHEST }, ...options];
}

const figureDial = (state: State, side: Side): Dial => ({
	id: counterDial('figure', side),
	value: state.duelists[side].figure,
	least: 1,
	most: LAST_DUEL_CARD - 1
});

function cardDials(state: State, side: Side): readonly Dial[] {
	const { hand, talon, plan, unknown, discard } = state.duelists[side];
	const unseen = unseenCounts(state, side);
	const dial = (counter: Counter, value: number, most: number, least = 0): Dial => ({ id: counterDial(counter, side), value, least, most });
	const discardDials = CARDS.map((card): Dial => {
		const value = countOf(discard, card);
		return { id: discardDial(side, card), value, least: 0, most: Math.min(COPIES[card], value + Math.min(unknown, unseen[card])) };
	});
	return [
		dial('total', totalOf(state, side), HIGHEST, -HIGHEST),
		dial('cards', countedCards(state, side), DECK_SIZE),
		dial('hand', hand, hand + talon),
		dial('plan', plan, Math.min(CARDS_PLANNED, plan + hand)),
		dial('talon', talon, talon + hand),
		dial('unknown', unknown, unknown + talon),
		...(state.options.discards ? discardDials : [])
	];
}

/** Sets a dial. A card that only one side has turned so far is dropped, because the correction may contradict it. */
export function setDial(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return setOptions(state, withOption(DIAL_OPTIONS, state.options, dial, to));
	const next: State = { ...state, turned: {} };
	const parsed = parseDial(dial);
	switch (parsed?.kind) {
		case 'round':
			return { ...next, round: Number(to) };
		case 'result':
			return { ...next, results: next.results.with(parsed.fight - 1, to as FightResult) };
		case 'discard':
			return updateDuelist(next, parsed.side, setDiscard(next.duelists[parsed.side], parsed.card, Number(to)));
		case 'counter':
			return updateDuelist(next, parsed.side, setCounter(next, parsed.side, parsed.counter, Number(to)));
		case undefined:
			throw new Error(`No dial ${dial}.`);
	}
}

/** When the depth changes, the fight in progress is dropped; its cards are cleared with its result. */
function setOptions(state: State, chosen: Omit<Options, 'look'>): State {
	const options: Options = { ...chosen, look: state.options.look };
	return options.depth === state.options.depth ? { ...state, options } : { ...state, options, turned: {}, orders: [] };
}

function setCounter(state: State, side: Side, counter: Counter, n: number): Partial<Duelist> {
	const duelist = state.duelists[side];
	const { hand, talon, plan, unknown, adjust } = duelist;
	switch (counter) {
		case 'figure':
			return { figure: n };
		case 'total':
			return { adjust: { ...adjust, total: adjust.total + n - totalOf(state, side) } };
		case 'cards':
			return { adjust: { ...adjust, cards: adjust.cards + n - countedCards(state, side) } };
		case 'hand':
			return setHand(duelist, n);
		case 'plan':
			return { plan: n, hand: hand + plan - n };
		case 'talon':
			return { talon: n, hand: hand + talon - n };
		case 'unknown':
			return { unknown: n, talon: talon + unknown - n };
	}
}

/** Copies that leave the named discards stay in the pile as unnamed cards. */
function setDiscard({ discard, unknown }: Duelist, card: CardId, n: number): Partial<Duelist> {
	const { [card]: before = 0, ...others } = discard;
	return { discard: n > 0 ? { ...others, [card]: n } : others, unknown: unknown + before - n };
}

/**
 * A hand is filled from the talon. If fights were recorded by their result alone, the missing cards were played: they are in the discard
 * pile.
 */
function setHand({ hand, talon, unknown, blurred }: Duelist, n: number): Partial<Duelist> {
	if (blurred && n < hand) return { hand: n, unknown: unknown + hand - n, blurred: false };
	return { hand: n, talon: talon + hand - n, blurred: false };
}
