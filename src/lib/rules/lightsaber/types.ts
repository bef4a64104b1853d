import type { TableAction, TableState } from '../contract.ts';
import type { CardCounts } from '../deck.ts';
import type { CardId, Side, SpecialId } from './cards.ts';
import type { Options } from './options.ts';
import type { CancelledFate, Order, OrderBlock, Target } from './orders.ts';

/**
 * A lasting effect of an order: it ends when its card is cancelled. The discriminant is `op`, as in `OrderBlock`, because both are part of
 * stored facts and of digested states.
 */
export type LastingEffect =
	/** Multiplies cards given by their places in the fight, the next card until it has been laid, or the whole total. */
	| { readonly op: 'multiply'; readonly by: number; readonly of: readonly number[] | 'next' | 'total' }
	| { readonly op: 'add'; readonly who: Target; readonly n: number }
	/** Cancels the next card of the other side. */
	| { readonly op: 'cancel-next'; readonly stays: CancelledFate };

/** A card that was laid in the current fight. */
export interface PlayedCard {
	readonly card: CardId;
	/** 1 for the first card of this fight, counted over both sides. */
	readonly place: number;
	readonly from: 'plan' | 'hand';
	/** An order has cancelled it. */
	readonly silent: boolean;
	/** Counts as a card played when totals are equal. */
	readonly counts: boolean;
	readonly does: readonly LastingEffect[];
}

/** Everything the app keeps about one side. */
export interface Duelist {
	readonly seat: string;
	/** The final-duel card on which the figure stands. */
	readonly figure: number;
	readonly talon: number;
	readonly hand: number;
	/** Planned cards that still lie face down. They do not count as hand cards. */
	readonly plan: number;
	/** The cards of each fight won in this round: they stay on the table until the round ends. */
	readonly won: readonly (readonly CardId[])[];
	readonly current: readonly PlayedCard[];
	/** Corrections that are added to what the cards give: to the total, and to the number of cards played. */
	readonly adjust: { readonly total: number; readonly cards: number };
	readonly discard: CardCounts<CardId>;
	/** Cards that were discarded without being named. */
	readonly unknown: number;
	/** Cards that all players saw go back to the hand. */
	readonly back: CardCounts<CardId>;
	/** The hidden cards are no longer equally likely to be anywhere, so the odds are approximate. */
	readonly mixed: boolean;
	/** Fights were recorded by their result alone: the size of the hand is unknown until it is counted. */
	readonly blurred: boolean;
}

/** An order that has to be followed: first the whole card, then one block of it after the other. */
export type PendingOrder =
	| { readonly side: Side; readonly card: SpecialId; readonly place: number }
	| { readonly side: Side; readonly card: SpecialId; readonly place: number; readonly op: OrderBlock };

export type FightResult = Side | 'drawn';

export interface State extends TableState {
	readonly options: Options;
	readonly duelists: Readonly<Record<Side, Duelist>>;
	readonly round: number;
	/** The results of the fights of this round. */
	readonly results: readonly FightResult[];
	/** The side that is behind is not stored: `situationOf` derives it from the cards on the table. */
	readonly phase: 'reveal' | 'fight' | 'round-over';
	/** The card of the side that was entered first, until the other side's card is entered too. */
	readonly turned: Partial<Readonly<Record<Side, CardId>>>;
	/** Number of cards laid in this fight. */
	readonly laid: number;
	readonly orders: readonly PendingOrder[];
	/** The hand, and the planned cards, that the owner typed in. Exists only in a state made by `replayWithAid`. */
	readonly held?: { readonly hand: CardCounts<CardId>; readonly plan?: CardCounts<CardId> };
}

/** What the table did where the app could not follow an order. */
export interface ByHandResult {
	/** New totals, hands and talons, by the ids of their dials. */
	readonly set: Readonly<Record<string, number>>;
	/** Number of hand cards discarded without being named. */
	readonly throws: Partial<Readonly<Record<Side, number>>>;
	/** The side that won the fight, if the order ended it. */
	readonly won?: Side;
}

export type Own =
	/** A planned card, or a hand card in an impasse. Both sides turn at once; the cards are entered in either order. */
	| { readonly type: 'turn'; readonly side: Side; readonly card: CardId }
	/** Both cards of an opening or an impasse, entered in one step. */
	| { readonly type: 'both'; readonly quigon: CardId; readonly maul: CardId }
	| { readonly type: 'play'; readonly side: Side; readonly card: CardId }
	| { readonly type: 'concede'; readonly side: Side }
	| { readonly type: 'drawn' | 'next' | 'this-time' }
	/** The answer to an order with a choice: the place of a card in the fight, or a number of cards. */
	| { readonly type: 'follow'; readonly choice: number }
	| ({ readonly type: 'followed' } & ByHandResult)
	/** What a special card says that has the same name in both decks: it holds for the card of the other deck too, unless that was read. */
	| { readonly type: 'read'; readonly side: Side; readonly card: SpecialId; readonly order: Order }
	/** A fight recorded by its result alone, at any moment of it. */
	| { readonly type: 'result'; readonly won: FightResult }
	/** Names cards that were discarded unseen. */
	| { readonly type: 'shown'; readonly side: Side; readonly cards: readonly CardId[] }
	/** The hand and the planned cards of the owner, for a state that is thrown away. */
	| { readonly type: 'hold'; readonly cards: readonly CardId[]; readonly plan?: readonly CardId[] };

export type Action = Own | TableAction<Own>;
