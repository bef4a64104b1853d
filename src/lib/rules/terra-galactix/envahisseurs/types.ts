import type { Rolled, TableState, TableAction } from '../../contract.ts';
import type { CardCounts } from '../../deck.ts';
import type { Answer, AttackCards } from '../answers.ts';
import type { Trip } from '../black-hole.ts';
import type { ShotAction } from '../bunker-shots.ts';
import type { Bunker } from '../bunkers.ts';
import type { Camp, Card, Colour, Line, SaucerId, Unnamed } from '../cards.ts';
import type { Galactix, Pile } from '../decks.ts';
import type { Flight as SaucerFlight } from '../fleet.ts';
import type { Options } from './options.ts';

/** Where a saucer is, and whether it waits for a Soucoupe card. */
export interface Flight extends SaucerFlight {
	/** It was destroyed, and no new Soucoupe card has been played for it. */
	readonly waits?: true;
}

/** A camp in order of play: that of one of four players, or one of the two camps of a player who plays two allies. */
export interface Pilot {
	/** The id is the camp: each has turns, licences and usually a hand of its own. */
	readonly id: Camp;
	readonly camp: Camp;
	/** The seat of the player. */
	readonly player: string;
	readonly hand: number;
	/** Soucoupe cards face up: one for each saucer in flight. */
	readonly licences: number;
	readonly saucers: Readonly<Record<Colour, Flight>>;
	/** The hand as its owner entered it, with the aid `ownHand`; forgotten when the hand changes. */
	readonly held?: CardCounts<Card>;
}

/** The two teams: camps in even places of the order of play, and those in odd ones. */
export const TEAMS = [0, 1] as const;
export type Team = (typeof TEAMS)[number];

/** The phases of a turn; moves and attacks mix in the last one (p. 38). */
export type Phase = 'draw' | 'roll' | 'fire' | 'act';

/** An attack on a saucer that its owner has not answered yet. */
export interface Attack extends AttackCards {
	readonly target: SaucerId;
}

export interface State extends TableState {
	readonly options: Options;
	/** Four camps in order of play; those in even and those in odd places are allies. */
	readonly pilots: readonly Pilot[];
	readonly active: number;
	readonly phase: Phase;
	readonly attack?: Attack;
	/** The place that a saucer jumped to is taken: another Galactix card is turned before play goes on. */
	readonly pending?: 'redraw';
	readonly bunkers: readonly Bunker[];
	readonly stack: Pile;
	readonly galactix: Galactix;
	/** Cards were played while the app kept the board only, so its counts are no longer right. */
	readonly uncounted?: true;
	/** For each team the colour of its first saucer on Earth. */
	readonly first: readonly (Colour | null)[];
	/** The one choice of phase 1 has been made. */
	readonly chosen: boolean;
	readonly pulsars: readonly Colour[];
	/** The coloured dice thrown in this turn, for saucers that might move: the face, or null if it was not entered. */
	readonly thrown: Readonly<Partial<Record<Colour, number | null>>>;
	/** Faces of the yellow dice of this turn. */
	readonly yellow: readonly number[];
	/** A step has already named the bunkers that fire in this turn. */
	readonly announced: boolean;
	/** A Giga Bouclier was played against the fire of this turn. */
	readonly giga?: true;
	/** Saucers that have answered a bunker, or exploded. */
	readonly settled: readonly SaucerId[];
	/** Saucers whose move of this turn is over. */
	readonly moved: readonly SaucerId[];
	/** The last trip through a black hole, kept as long as its place may turn out to be taken. */
	readonly jump?: Trip;
	/** Attacks on bunkers in this turn. */
	readonly shots: number;
	/** The saucers that made them, as far as positions show it. */
	readonly fired: readonly SaucerId[];
}

/** The game's own actions. */
export type Own =
	| { readonly type: 'pulsar'; readonly colours: readonly Colour[] }
	/** Soucoupe cards from hand to the table; the saucer is named where more wait than cards are played. */
	| { readonly type: 'licence'; readonly n: 1 | 2; readonly saucer?: SaucerId }
	| { readonly type: 'discard'; readonly card: Card | Unnamed }
	/** `pass`: a turn in which nothing happened that the app keeps. */
	| { readonly type: 'ready' | 'quiet' | 'end' | 'pass' }
	| { readonly type: 'hole'; readonly saucer: SaucerId; readonly star?: string }
	| { readonly type: 'redraw'; readonly star?: string }
	/** All dice, or the yellow ones alone. */
	| { readonly type: 'roll'; readonly dice: Rolled }
	/** What became of a saucer on a lit line. */
	| { readonly type: 'defend'; readonly saucer: SaucerId; readonly how: 'bouclier' | 'giga' | 'covered' | 'none' }
	| { readonly type: 'move'; readonly saucer: SaucerId; readonly line: Line; readonly orbit: number }
	| { readonly type: 'stay'; readonly saucer: SaucerId }
	| { readonly type: 'land'; readonly saucer: SaucerId }
	| ({ readonly type: 'shoot' } & ShotAction)
	| ({ readonly type: 'attack' } & Attack)
	| { readonly type: 'answer'; readonly how: Answer | 'none'; readonly star?: string }
	/** Where cards are not counted: an attack and how it ended, in one. */
	| { readonly type: 'strike'; readonly target: SaucerId; readonly how: 'none' | 'parried' | 'trou' }
	/** The cards of a camp, for odds that only its player sees. */
	| { readonly type: 'hold'; readonly camp: Camp; readonly cards: readonly Card[] };

export type Action = Own | TableAction<Own>;

/** The action of one type. */
export type ActionOf<Type extends Own['type']> = Extract<Own, { type: Type }>;
