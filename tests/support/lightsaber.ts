import type { Facts } from '../../src/lib/rules/contract.ts';
import { cardCount } from '../../src/lib/rules/deck.ts';
import { type CardId, type Side, SIDES } from '../../src/lib/rules/lightsaber/cards.ts';
import { countedCards, situationOf, totalOf } from '../../src/lib/rules/lightsaber/queries.ts';
import { game as lightsaber } from '../../src/lib/rules/lightsaber/game.ts';
import type { OrderBlock } from '../../src/lib/rules/lightsaber/orders.ts';
import type { Action, State } from '../../src/lib/rules/lightsaber/types.ts';
import { usualSetup } from '../../src/lib/rules/setup.ts';
import { TableDriver } from './table-driver.ts';

export type Duel = TableDriver<State, Action>;

/** The facts of a card that was read off the box with this order, for both decks. */
export const orderFacts = (card: CardId, value: number, ...ops: readonly OrderBlock[]): Facts =>
	Object.fromEntries(SIDES.map((side) => [`order:${side}:${card}`, { value, ops } as never]));

/** A box whose cards say what the rulebook's advice suggests; the other cards were read and have no effect. */
export const BOX: Facts = {
	...orderFacts('puise', 0, { op: 'draw', who: 'self', n: 2 }),
	...orderFacts('retraite', 0, { op: 'take-back', which: 'others' }, { op: 'lose' }),
	...orderFacts('finale', 6, { op: 'discard', who: 'self', n: 'all', by: 'owner' }),
	...orderFacts('x2', 0, { op: 'multiply', by: 2, scope: 'all' }),
	...orderFacts('blocus', 0),
	...orderFacts('chevalier', 0),
	...orderFacts('perte', 0),
	...orderFacts('explosion', 0),
	...orderFacts('furie', 0)
};

/** A duel of two players that keeps every card and confirms forced concessions, so that each situation can be examined. */
export const startDuel = (facts: Facts = BOX, options = {}): Duel =>
	new TableDriver(lightsaber, usualSetup(lightsaber.form, ['Anna', 'Bo'], { depth: 'cards', forced: 'asked', ...options }), facts);

/** Turns both cards of a reveal or an impasse. */
export const turnBoth = (table: Duel, quigon: CardId, maul: CardId): Duel =>
	table.act({ type: 'turn', side: 'quigon', card: quigon }, { type: 'turn', side: 'maul', card: maul });

/** Plays hand cards of one side, one after the other. */
export const playCards = (table: Duel, side: Side, ...cards: readonly CardId[]): Duel =>
	table.act(...cards.map((card): Action => ({ type: 'play', side, card })));

/** Sets the sizes of both hands; the cards go to the talon or come from it. */
export const setHands = (table: Duel, quigon: number, maul: number): Duel =>
	table.act({ type: 'correct', set: { 'hand:quigon': quigon, 'hand:maul': maul } });

/** The situation as the test tables write it: "BEHIND(maul)". */
export function situationName(state: State): string {
	const now = situationOf(state);
	const kind = now.kind.toUpperCase().replaceAll('-', '_');
	return 'actor' in now ? `${kind}(${now.actor})` : kind;
}

/** Totals, cards played and hands: "5:5 (1:3) [4:2]". */
export const scoreLine = (state: State): string => {
	const both = (of: (side: Side) => number): string => SIDES.map(of).join(':');
	return `${both((side) => totalOf(state, side))} (${both((side) => countedCards(state, side))}) [${both((side) => state.duelists[side].hand)}]`;
};

/** The sizes of talon, hand, plan, table and discard pile. */
export function cardCounters(state: State, side: Side): readonly number[] {
	const { talon, hand, plan, won, current, discard, unknown } = state.duelists[side];
	return [talon, hand, plan, won.flat().length + current.length, cardCount(discard) + unknown];
}

/** All cards of a deck, wherever they are. */
export const deckTotal = (state: State, side: Side): number => cardCounters(state, side).reduce((sum, n) => sum + n);
