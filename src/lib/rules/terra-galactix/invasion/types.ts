import type { Rolled, TableState, TableAction } from '../../contract.ts';
import type { CardCounts } from '../../deck.ts';
import type { Trip } from '../black-hole.ts';
import type { ShotAction } from '../bunker-shots.ts';
import type { Bunker } from '../bunkers.ts';
import type { Camp, Card, Colour, Line, SaucerId, Unnamed } from '../cards.ts';
import type { Galactix, Pile } from '../decks.ts';
import type { Flight } from '../fleet.ts';
import type { Options } from './options.ts';

/**
 * A player who gave a card away ('gave') plays and draws no cards until the end of the next turn of their own ('resting' during that turn;
 * p. 19).
 */
export const RESTS = ['no', 'gave', 'resting'] as const;
export type Rest = (typeof RESTS)[number];

/** A player with a mother ship and two saucers. */
export interface Pilot {
	readonly id: string;
	readonly camp: Camp;
	/** Soucoupe cards that still lie face up. */
	readonly lives: number;
	readonly hand: number;
	readonly rest: Rest;
	readonly saucers: Readonly<Record<Colour, Flight>>;
	/** The hand as its owner entered it, with the aid `ownHand`; forgotten when the hand changes. */
	readonly held?: CardCounts<Card>;
}

/** The five phases of a turn (p. 11). */
export type Phase = 'draw' | 'roll' | 'fire' | 'move' | 'attack';

export interface State extends TableState {
	readonly options: Options;
	readonly pilots: readonly Pilot[];
	readonly active: number;
	readonly phase: Phase;
	/** What the table must do before play goes on: push saucers back, set up bunkers again, or turn another Galactix card. */
	readonly pending?: 'wave' | 'resistance' | 'redraw';
	readonly bunkers: readonly Bunker[];
	readonly stack: Pile;
	readonly galactix: Galactix;
	/** Cards were played while the app kept the board only, so its counts are no longer right. */
	readonly uncounted?: true;
	/** The colour of the first saucer on Earth: the other colour waits until this squadron is complete (p. 9). */
	readonly first?: Colour;
	/** The one choice of phase 1 has been made. */
	readonly chosen: boolean;
	/** Cards drawn in this turn and kept. */
	readonly drawn: number;
	/** Those of them that were drawn before the discard was shuffled in: a Super Nova among them went into that shuffle. */
	readonly early: number;
	/** A Super Nova was drawn in this turn, so another one causes no shock wave. */
	readonly wave: boolean;
	readonly pulsars: readonly Colour[];
	/** The coloured dice thrown in this turn, for saucers that were in play: the face, or null if it was not entered. */
	readonly thrown: Readonly<Partial<Record<Colour, number | null>>>;
	/** The Resistance woke in this turn. */
	readonly woken?: true;
	/** Faces of the yellow dice of this turn. */
	readonly yellow: readonly number[];
	/** A step has already named the bunkers that fire in this turn. */
	readonly announced: boolean;
	/** A Giga Bouclier was played against the fire of this turn. */
	readonly giga?: true;
	/** Saucers that have answered a shot, or exploded; listed twice where a line fires twice. */
	readonly settled: readonly SaucerId[];
	/** Saucers whose move of this turn is over. */
	readonly moved: readonly SaucerId[];
	/** Tirs continus: saucers that ended on a lit line and have not paid for it. */
	readonly owed: readonly SaucerId[];
	/** The last trip through a black hole, kept as long as its place may turn out to be taken. */
	readonly jump?: Trip;
	/** Attacks on bunkers in this turn. */
	readonly shots: number;
	/** The saucers that made them, as far as positions show it. */
	readonly fired: readonly SaucerId[];
	/** Tirs continus: what the saucers have paid in this turn. The line is missing where it could be one of several. */
	readonly crossed: readonly { readonly saucer: SaucerId; readonly line?: number }[];
}

/** A card that protects a saucer, or none: then it explodes. */
type Payment = 'bouclier' | 'giga' | 'none';
/** The answers for a saucer under fire: a payment, or the cover of a Giga Bouclier that was played for another one. */
type Defence = Payment | 'covered';

/** An action for which partners may give cards. */
interface Helped {
	/** Partners who give one card each; the other cards are the player's own. */
	readonly by?: readonly string[];
}

/** The game's own actions. */
export type Own =
	| { readonly type: 'nova'; readonly before?: true }
	| ({ readonly type: 'pulsar'; readonly colours: readonly Colour[] } & Helped)
	| { readonly type: 'discard'; readonly card: Card | Unnamed }
	/** `pass`: a turn in which nothing happened that the app keeps. */
	| { readonly type: 'ready' | 'done' | 'quiet' | 'end' | 'pass' }
	| ({ readonly type: 'hole'; readonly saucer: SaucerId; readonly star?: string } & Helped)
	| { readonly type: 'redraw'; readonly star?: string }
	/** All dice, or the yellow ones alone and whether the Resistance woke. */
	| { readonly type: 'roll'; readonly dice: Rolled; readonly resistance?: true }
	/** What became of a saucer on a lit line. `covers` is a saucer of the giver that a given Giga Bouclier protects as well. */
	| ({ readonly type: 'defend'; readonly saucer: SaucerId; readonly how: Defence; readonly covers?: SaucerId } & Helped)
	/** Tirs continus: a saucer of the player whose turn it is enters, crosses or follows a lit line. */
	| ({ readonly type: 'cross'; readonly saucer: SaucerId; readonly how: Payment; readonly line?: number } & Helped)
	| { readonly type: 'move'; readonly saucer: SaucerId; readonly line: Line; readonly orbit: number }
	| { readonly type: 'stay'; readonly saucer: SaucerId }
	| { readonly type: 'land'; readonly saucer: SaucerId }
	| ({ readonly type: 'shoot' } & ShotAction & Helped)
	/** Where cards are not counted: a player gave a card to a partner, who played it. */
	| { readonly type: 'give'; readonly player: string }
	/** The cards of a player, for odds that only this player sees. */
	| { readonly type: 'hold'; readonly player: string; readonly cards: readonly Card[] };

export type Action = Own | TableAction<Own>;

/** The action of one type. */
export type ActionOf<Type extends Own['type']> = Extract<Own, { type: Type }>;
