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

/** A card read off the box, in both decks. */
export const reads = (card: CardId, value: number, ...ops: readonly OrderBlock[]): Facts =>
	Object.fromEntries(SIDES.map((side) => [`order:${side}:${card}`, { value, ops } as never]));

/** A box whose cards say what the rulebook gives away; the others have been read and do nothing but lie there. */
export const BOX: Facts = {
	...reads('puise', 0, { op: 'draw', who: 'self', n: 2 }),
	...reads('retraite', 0, { op: 'take-back', which: 'others' }, { op: 'lose' }),
	...reads('finale', 6, { op: 'discard', who: 'self', n: 'all', by: 'owner' }),
	...reads('x2', 0, { op: 'multiply', by: 2, scope: 'all' }),
	...reads('blocus', 0),
	...reads('chevalier', 0),
	...reads('perte', 0),
	...reads('explosion', 0),
	...reads('furie', 0)
};

export const sit = (facts: Facts = BOX, options = {}): Duel =>
	new TableDriver(lightsaber, usualSetup(lightsaber.form, ['Anna', 'Bo'], options), facts);

/** Both cards of a reveal or an impasse. */
export const face = (table: Duel, quigon: CardId, maul: CardId): Duel =>
	table.act({ type: 'turn', side: 'quigon', card: quigon }, { type: 'turn', side: 'maul', card: maul });

export const plays = (table: Duel, side: Side, ...cards: readonly CardId[]): Duel =>
	table.act(...cards.map((card): Action => ({ type: 'play', side, card })));

/** Hands as the vector wants them; the cards go to the talon or come from it. */
export const hands = (table: Duel, quigon: number, maul: number): Duel =>
	table.act({ type: 'correct', set: { 'hand:quigon': quigon, 'hand:maul': maul } });

/** "BEHIND(maul)", as the vectors write it. */
export function where(state: State): string {
	const now = situationOf(state);
	const kind = now.kind.toUpperCase().replaceAll('-', '_');
	return 'actor' in now ? `${kind}(${now.actor})` : kind;
}

/** "5:5 (1:3) [4:2]": totals, cards played, hands. */
export const score = (state: State): string => {
	const both = (of: (side: Side) => number): string => SIDES.map(of).join(':');
	return `${both((side) => totalOf(state, side))} (${both((side) => countedCards(state, side))}) [${both((side) => state.duelists[side].hand)}]`;
};

/** Talon, hand, plan, table, discard. */
export function counters(state: State, side: Side): readonly number[] {
	const { talon, hand, plan, won, current, discard, unknown } = state.duelists[side];
	return [talon, hand, plan, won.flat().length + current.length, cardCount(discard) + unknown];
}
