import type { Ask, Facts } from '../../src/lib/rules/contract.ts';
import {
	attackValue,
	type CardId,
	CARDS,
	COPIES,
	CARDS_DRAWN,
	FIGHTS_PER_ROUND,
	isSpecial,
	opponentOf,
	CARDS_PLANNED,
	POWER_CARDS,
	type Side,
	SIDES
} from '../../src/lib/rules/lightsaber/cards.ts';
import { situationOf, totalOf, winnerAfterRound } from '../../src/lib/rules/lightsaber/queries.ts';
import type { Action } from '../../src/lib/rules/lightsaber/types.ts';
import { cardCounters, type Duel, startDuel } from './lightsaber.ts';
import { type Below, below } from './random-walk.ts';

/** The real cards of one side, which only the test sees. */
interface Pile {
	talon: CardId[];
	hand: CardId[];
	plan: CardId[];
	current: CardId[];
	won: CardId[];
	discard: CardId[];
}

/** How a simulated player plays, in percent. */
interface Style {
	/** How often they go on although the attacks in hand are not enough. */
	readonly bold: number;
	/** How often they try a special card first. */
	readonly special: number;
	/** Thrifty players answer with one card or not at all, and keep cards for later fights. */
	readonly thrifty?: true;
}

interface PlayedMatch {
	readonly table: Duel;
	readonly shuffles: number;
	readonly drawnFights: number;
}

/**
 * Two simulated players with real, shuffled decks play a whole match and enter it card by card. After every tap the counters of the app are
 * compared with the real piles, as an independent check of draws, discards and reshuffles.
 */
export function playMatch(seed: number, style: Readonly<Record<Side, Style>>, facts: Facts = {}, options = {}): PlayedMatch {
	const dice = below(seed);
	const table = startDuel(facts, options);
	const real = { quigon: dealDeck(dice), maul: dealDeck(dice) };
	let [shuffles, drawnFights] = [0, 0];

	const draw = (side: Side, n: number): void => {
		const mine = real[side];
		const reshuffle = (): void => {
			if (mine.talon.length > 0 || mine.discard.length === 0) return;
			shuffles += 1;
			mine.talon = shuffle(mine.discard.splice(0), dice);
		};
		for (let i = 0; i < n; i++) {
			reshuffle();
			if (mine.talon.length > 0) mine.hand.push(mine.talon.pop()!);
			if (table.state.options.reshuffle === 'onEmpty') reshuffle();
		}
	};

	const lay = (side: Side): void => {
		const mine = real[side];
		mine.hand = shuffle(mine.hand, dice);
		mine.plan = mine.hand.splice(0, CARDS_PLANNED);
	};

	/** Follows the order of a special card with the real cards. */
	const followOrder = (side: Side, card: CardId, thrown: number): void => {
		const mine = real[side];
		if (card === 'puise') draw(side, 2);
		if (card === 'finale') mine.discard.push(...mine.hand.splice(0));
		if (card === 'retraite') mine.hand.push(...mine.current.splice(0, mine.current.length - 1));
		if (card === 'explosion') mine.discard.push(...mine.hand.sort().splice(0, thrown));
	};

	/** Enters the order of a special card when the app asks for it; returns the number of cards discarded for it. */
	const enterOrder = (side: Side): number => {
		let thrown = 0;
		while (situationOf(table.state).kind === 'order') {
			const ask: Ask<Action> = table.guide.asks[0]!;
			if (ask.kind === 'count') {
				thrown = real[side].hand.filter((card) => card === 'a1' || card === 'a2').length;
				table.tap(thrown);
				continue;
			}
			const ids = ask.kind === 'choose' ? ask.options.map(({ id }) => id) : [];
			const hinted = ask.prompt.rule === 'order.says';
			if (ids.includes('preset:double-all') && !hinted) table.tap('preset:double-all', 'that-is-all');
			else if (hinted) table.tap('that-is-all');
			else table.tap(...(ids.includes('this-time') ? ['this-time'] : []), 'followed');
		}
		return thrown;
	};

	/** If the last tap ended the fight, moves its cards. */
	const clearFight = (before: number): void => {
		const { results } = table.state;
		if (results.length === before) return;
		const result = results.at(-1)!;
		if (result === 'drawn') drawnFights += 1;
		for (const side of SIDES) (result === side ? real[side].won : real[side].discard).push(...real[side].current.splice(0));
	};

	const compareCounters = (what: string): void => {
		for (const side of SIDES) {
			const { talon, hand, plan, current, won, discard } = real[side];
			const is = [talon.length, hand.length, plan.length, won.length + current.length, discard.length];
			if (String(is) !== String(cardCounters(table.state, side)))
				throw new Error(`${what}: ${side} really has ${is}, the app counts ${cardCounters(table.state, side)}`);
		}
	};

	const take = (side: Side, from: 'hand' | 'plan', card: CardId): CardId => {
		real[side][from].splice(real[side][from].indexOf(card), 1);
		return card;
	};

	/** Enters two cards that were turned at once: on a player's own phone by one touch that slides from their card to the other. */
	const enterPair = (cards: Readonly<Record<Side, CardId>>, leader?: Side): void => {
		const { phone } = table.state.options;
		if (phone === 'table') {
			const first = dice(2) ? 'quigon' : 'maul';
			for (const side of [first, opponentOf(first)] as const) table.tap(`${side}:${cards[side]}`);
			return;
		}
		// The pair of the next fight implies that the side behind has conceded this one; the pair itself may end its fight too.
		resultsBefore = (table.state.results.length + (leader ? 1 : 0)) % FIGHTS_PER_ROUND;
		const other = opponentOf(phone);
		table.slide(`both:${phone}:${cards[phone]}`, `against:${other}:${cards[other]}`);
	};

	const together = (from: 'hand' | 'plan', leader?: Side): void => {
		const chosen = (side: Side): CardId => (from === 'plan' ? real[side].plan[0]! : pick(real[side].hand, dice));
		const cards = { quigon: take('quigon', from, chosen('quigon')), maul: take('maul', from, chosen('maul')) };
		enterPair(cards, leader);
		const pair = SIDES.every((side) => isSpecial(cards[side]));
		for (const side of SIDES) (pair ? real[side].discard : real[side].current).push(cards[side]);
		const lone = pair ? undefined : SIDES.find((side) => isSpecial(cards[side]));
		if (lone) followOrder(lone, cards[lone], enterOrder(lone));
	};

	const one = (side: Side, card: CardId): void => {
		real[side].current.push(take(side, 'hand', card));
		table.tap(`${side}:${card}`);
		if (isSpecial(card) && table.state.results.length === resultsBefore) followOrder(side, card, enterOrder(side));
		else if (isSpecial(card)) followOrder(side, card, 0);
	};

	const dealRound = (): void => {
		for (const side of SIDES) real[side].discard.push(...real[side].won.splice(0));
		for (const side of SIDES) {
			draw(side, CARDS_DRAWN);
			lay(side);
		}
	};

	/** A concession. On a player's own phone it is not entered: the next card of the side that leads implies it. */
	const concede = (side: Side): void => {
		const { results, options } = table.state;
		const leader = opponentOf(side);
		const isLast = results.length === FIGHTS_PER_ROUND - 1;
		const isWon = isLast && winnerAfterRound({ ...table.state, results: [...results, leader] });
		if (options.phone === 'table' || isWon) return void table.tap('concede');
		for (const each of SIDES) (each === leader ? real[each].won : real[each].discard).push(...real[each].current.splice(0));
		if (isLast) dealRound();
		together('plan', leader);
	};

	let resultsBefore = 0;
	for (let guard = 0; !table.state.over; guard++) {
		if (guard > 2000) throw new Error('The match does not end.');
		resultsBefore = table.state.results.length;
		const now = situationOf(table.state);
		switch (now.kind) {
			case 'reveal':
				together('plan');
				break;
			case 'impasse':
				together('hand');
				break;
			case 'impasse-one':
				one(now.actor, pick(real[now.actor].hand, dice));
				break;
			case 'behind': {
				const side = now.actor;
				const gap = totalOf(table.state, opponentOf(side)) - totalOf(table.state, side);
				const card = chooseAnswer(real[side].hand, gap, style[side], FIGHTS_PER_ROUND - 1 - resultsBefore, dice);
				if (card) one(side, card);
				else concede(side);
				break;
			}
			case 'must-concede':
				table.tap('concede');
				break;
			case 'drawn':
				table.tap('drawn');
				break;
			case 'round-over':
				if (winnerAfterRound(table.state)) {
					for (const side of SIDES) real[side].discard.push(...real[side].won.splice(0));
					table.tap('next');
				} else if (table.state.options.phone === 'table') {
					table.tap('next');
					dealRound();
				} else {
					dealRound();
					together('plan');
					clearFight(resultsBefore);
				}
				break;
			default:
				throw new Error(now.kind);
		}
		if (now.kind !== 'round-over') clearFight(resultsBefore);
		compareCounters(now.kind);
	}
	return { table, shuffles, drawnFights };
}

function dealDeck(dice: Below): Pile {
	const talon = shuffle(
		CARDS.flatMap((card) => Array<CardId>(COPIES[card]).fill(card)),
		dice
	);
	const hand = talon.splice(0, CARDS_DRAWN);
	return { talon, plan: hand.splice(0, CARDS_PLANNED), hand, current: [], won: [], discard: [] };
}

function shuffle<T>(cards: readonly T[], dice: Below): T[] {
	const rest = [...cards];
	return cards.map(() => rest.splice(dice(rest.length), 1)[0]!);
}

const pick = (hand: readonly CardId[], dice: Below): CardId => hand[dice(hand.length)]!;

/**
 * The card of a player who is behind: sometimes a special one, the smallest attack that is enough, otherwise the largest; or none to
 * concede.
 */
function chooseAnswer(
	hand: readonly CardId[],
	gap: number,
	{ bold, special, thrifty }: Style,
	fightsToCome: number,
	dice: Below
): CardId | undefined {
	if (thrifty && hand.length <= fightsToCome) return undefined;
	const specials = hand.filter(isSpecial);
	if (specials.length > 0 && dice(100) < special) return pick(specials, dice);
	const attacks = POWER_CARDS.filter((card) => hand.includes(card));
	const strongest = hand.flatMap((card) => (isSpecial(card) ? [] : [attackValue(card)])).toSorted((a, b) => b - a);
	const reach = strongest.slice(0, thrifty ? 1 : hand.length).reduce((sum, value) => sum + value, 0);
	if (reach < gap && dice(100) >= bold) return undefined;
	return attacks.find((card) => attackValue(card) > gap) ?? attacks.at(-1) ?? (dice(100) < bold ? specials[0] : undefined);
}
