import type { TableState, TableAction } from '../contract.ts';
import type { CardCounts } from '../deck.ts';
import type { OptionsOf } from '../setup.ts';
import type { CardId, Side, SpecialId } from './cards.ts';
import type { OrderBlock, CancelledFate, Target } from './orders.ts';
import type { OPTIONS } from './setup.ts';

export type Options = OptionsOf<typeof OPTIONS>;

/** What an order goes on doing while its card lies active. Silence the card, and it stops. */
export type LastingEffect =
	/** Cards by their place in the fight; the next one, while none has followed; or the whole total. */
	| { readonly op: 'multiply'; readonly by: number; readonly of: readonly number[] | 'next' | 'total' }
	| { readonly op: 'add'; readonly who: Target; readonly n: number }
	/** Waits for the other side's next card. */
	| { readonly op: 'cancel-next'; readonly stays: CancelledFate };

export interface PlayedCard {
	readonly card: CardId;
	/** The how-manieth card of this fight it was, of both sides. */
	readonly place: number;
	readonly from: 'plan' | 'hand';
	/** An order has silenced it. */
	readonly silent: boolean;
	/** Counts as a card played when totals are equal. */
	readonly counts: boolean;
	readonly does: readonly LastingEffect[];
}

export interface Duelist {
	readonly seat: string;
	/** The final-duel card the figure stands on. */
	readonly figure: number;
	readonly talon: number;
	readonly hand: number;
	/** Face-down cards still lying. They are not in the hand. */
	readonly plan: number;
	/** Cards of each fight won in this round, left on the table. */
	readonly won: readonly (readonly CardId[])[];
	readonly current: readonly PlayedCard[];
	/** Set by hand on top of what the cards add up to: the total, and the cards counted as played. */
	readonly adjust: { readonly total: number; readonly cards: number };
	readonly discard: CardCounts<CardId>;
	/** Discarded without being shown or told. */
	readonly unknown: number;
	/** Everybody saw these go back to the hand. */
	readonly back: CardCounts<CardId>;
	/** What lies hidden is no longer one evenly mixed lot: chances are approximate. */
	readonly mixed: boolean;
	/** Fights were told by their result alone: the hand must be counted before it means anything. */
	readonly blurred: boolean;
}

/** An order still to be followed: a card whose text has to be known, or one block of it. */
export type PendingOrder =
	| { readonly side: Side; readonly card: SpecialId; readonly place: number }
	| { readonly side: Side; readonly card: SpecialId; readonly place: number; readonly op: OrderBlock };

export type FightResult = Side | 'drawn';

export interface State extends TableState {
	readonly options: Options;
	readonly duelists: Readonly<Record<Side, Duelist>>;
	readonly round: number;
	/** Of the fights of this round. */
	readonly results: readonly FightResult[];
	/** Who is behind, or whether nobody is, is worked out from the cards on the table: see `stance`. */
	readonly phase: 'reveal' | 'fight' | 'round-over';
	/** Turned, while the other side has not been told yet. */
	readonly turned: Partial<Readonly<Record<Side, CardId>>>;
	/** Cards laid in this fight so far. */
	readonly laid: number;
	readonly orders: readonly PendingOrder[];
	/** The hand its owner typed in for one look (and the cards they laid, if they like). Only a glimpse has it. */
	readonly held?: { readonly hand: CardCounts<CardId>; readonly plan?: CardCounts<CardId> };
}

/** What the table did where the companion could not follow an order. */
export interface ByHandResult {
	/** Totals, hands and talons as they are now, by their dials. */
	readonly set: Readonly<Record<string, number>>;
	/** Hand cards thrown away unseen. */
	readonly throws: Partial<Readonly<Record<Side, number>>>;
	/** The order ended the fight. */
	readonly won?: Side;
}

export type Own =
	/** A planned card, or a hand card in an impasse: both sides turn at once and are told in either order. */
	| { readonly type: 'turn'; readonly side: Side; readonly card: CardId }
	| { readonly type: 'play'; readonly side: Side; readonly card: CardId }
	| { readonly type: 'concede'; readonly side: Side }
	| { readonly type: 'drawn' | 'next' | 'this-time' }
	/** The answer to an order that lets somebody choose: a card by its place in the fight, or a number of cards. */
	| { readonly type: 'follow'; readonly choice: number }
	| ({ readonly type: 'followed' } & ByHandResult)
	/** A fight told by its result alone. */
	| { readonly type: 'result'; readonly won: FightResult }
	/** Which cards were thrown away unseen. */
	| { readonly type: 'shown'; readonly side: Side; readonly cards: readonly CardId[] }
	/** For one look: what the owner holds, and has laid. */
	| { readonly type: 'hold'; readonly cards: readonly CardId[]; readonly plan?: readonly CardId[] };

export type Action = Own | TableAction<Own>;
