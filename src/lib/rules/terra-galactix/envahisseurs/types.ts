import type { Rolled, TableState, TableAction } from '../../contract.ts';
import type { CardCounts } from '../../deck.ts';
import type { OptionsOf } from '../../setup.ts';
import type { Bunker, Weapon } from '../bunkers.ts';
import type { Camp, Card, Colour, Line, SaucerId } from '../cards.ts';
import type { Galactix, Pile } from '../decks.ts';
import type { Flight as Flown } from '../fleet.ts';
import type { OPTIONS } from './setup.ts';

export type Options = OptionsOf<typeof OPTIONS>;

export interface Flight extends Flown {
	/** Destroyed, and no new saucer card has been played for it. */
	readonly waits?: true;
}

/** A camp in order of play: one of four players, or one of the two camps of somebody who plays two allies. */
export interface Pilot {
	/** The camp: each has turns, licences and usually a hand of its own. */
	readonly id: Camp;
	readonly camp: Camp;
	/** The seat of whoever plays it. */
	readonly player: string;
	readonly hand: number;
	/** Saucer cards face up: one for each saucer in flight. */
	readonly licences: number;
	readonly saucers: Readonly<Record<Colour, Flight>>;
	/** The hand as its owner told it, only with the aid that asks for it; forgotten when the hand changes. */
	readonly held?: CardCounts<Card>;
}

export const TEAMS = [0, 1] as const;
export type Team = (typeof TEAMS)[number];

export type Phase = 'draw' | 'roll' | 'fire' | 'act';

export interface Attack {
	readonly target: SaucerId;
	readonly weapon: Weapon | 'nova';
	/** Cards laid: one to five Lasers, one Méga Laser, two Super Novas. */
	readonly n: number;
}

export interface State extends TableState {
	readonly options: Options;
	/** Four camps; those in even and those in odd places are allies. */
	readonly pilots: readonly Pilot[];
	readonly active: number;
	readonly phase: Phase;
	/** An attack its target has not answered yet. */
	readonly attack?: Attack;
	/** The place a saucer jumped to is taken: another Galactix card. */
	readonly pending?: 'redraw';
	readonly bunkers: readonly Bunker[];
	readonly stack: Pile;
	readonly galactix: Galactix;
	/** For each team the colour of its first saucer on Earth. */
	readonly first: readonly (Colour | null)[];
	/** Phase 1 has been used for its one choice. */
	readonly chosen: boolean;
	readonly pulsars: readonly Colour[];
	/** Faces of the coloured dice thrown in this turn, for saucers that might move. */
	readonly thrown: Readonly<Partial<Record<Colour, number>>>;
	/** Faces of the yellow dice of this turn. */
	readonly yellow: readonly number[];
	/** It has been said which bunkers fire. */
	readonly announced: boolean;
	/** Saucers that have answered a bunker, or exploded. */
	readonly settled: readonly SaucerId[];
	/** Saucers whose move has been told in this turn. */
	readonly moved: readonly SaucerId[];
	/** The last trip through a black hole, as long as its place may still prove taken. */
	readonly jump?: { readonly saucer: SaucerId; readonly star: string; readonly placed?: true };
	/** Attacks on bunkers in this turn. */
	readonly shots: number;
}

export type Own =
	| { readonly type: 'pulsar'; readonly colours: readonly Colour[] }
	/** Saucer cards from hand to the table; the saucers are named where more wait than cards are played. */
	| { readonly type: 'licence'; readonly n: 1 | 2; readonly saucer?: SaucerId }
	| { readonly type: 'discard'; readonly card: Card }
	| { readonly type: 'ready' | 'quiet' | 'end' }
	| { readonly type: 'hole'; readonly saucer: SaucerId; readonly star?: string }
	| { readonly type: 'redraw'; readonly star?: string }
	| { readonly type: 'roll'; readonly dice: Rolled }
	/** What became of a saucer on a lit line. */
	| { readonly type: 'defend'; readonly saucer: SaucerId; readonly how: 'bouclier' | 'giga' | 'none' }
	| { readonly type: 'move'; readonly saucer: SaucerId; readonly line: Line; readonly orbit: number }
	| { readonly type: 'stay'; readonly saucer: SaucerId }
	| { readonly type: 'land'; readonly saucer: SaucerId }
	| { readonly type: 'shoot'; readonly bunker: number; readonly weapon: Weapon; readonly orbit?: number }
	| { readonly type: 'attack'; readonly target: SaucerId; readonly weapon: Attack['weapon']; readonly n: number }
	| { readonly type: 'answer'; readonly how: 'bouclier' | 'giga' | 'trou' | 'none'; readonly star?: string }
	/** One’s own cards, told for the odds of one pair of eyes. */
	| { readonly type: 'hold'; readonly camp: Camp; readonly cards: readonly Card[] };

export type Action = Own | TableAction<Own>;
