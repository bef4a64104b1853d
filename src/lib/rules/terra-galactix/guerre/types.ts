import type { Rolled, TableState, TableAction } from '../../contract.ts';
import type { CardCounts } from '../../deck.ts';
import type { OptionsOf } from '../../setup.ts';
import type { Camp, Card, Colour, SaucerId } from '../cards.ts';
import type { Galactix, Hands } from '../decks.ts';
import type { OPTIONS } from './options.ts';

export type Options = OptionsOf<typeof OPTIONS>;

export interface Pilot {
	readonly id: string;
	/** One mother ship; in a Duel two that face each other. */
	readonly camps: readonly Camp[];
	readonly team: number;
	/** Hands are hidden: only how many cards. */
	readonly hand: number;
	/** Saucer cards face up: one for each saucer in flight. */
	readonly licences: number;
}

/** In its mother ship, in its mother ship waiting for a new saucer card, or in flight. */
export const STATIONS = ['base', 'awaits', 'space'] as const;
export type Station = (typeof STATIONS)[number];

/** Seen from above, orbits run clockwise. */
export const DIRECTIONS = ['out', 'cw', 'in', 'ccw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const WEAPONS = ['laser', 'mega', 'nova'] as const;
export type Weapon = (typeof WEAPONS)[number];

export interface Attack {
	readonly target: SaucerId;
	readonly weapon: Weapon;
	/** How many cards. */
	readonly n: number;
	/** Where play goes on afterwards. */
	readonly back: Phase;
}

export type Phase = 'draw' | 'roll' | 'act' | 'answer' | 'wreck' | 'warp' | 'between';

/** Saucers in hyperspace, the next one to reappear first, and where play goes on afterwards. */
export interface Warp {
	readonly queue: readonly SaucerId[];
	readonly back: Phase;
}

/** One game of a tournament, by seat. */
export interface GameScore {
	readonly bases: Readonly<Record<string, number>>;
	readonly won: readonly string[];
	readonly points: Readonly<Record<string, number>>;
}

export type Loads = Readonly<Partial<Record<SaucerId, number>>>;

export interface State extends TableState, Hands {
	readonly options: Options;
	readonly pilots: readonly Pilot[];
	/** Camps in order of play: clockwise. */
	readonly order: readonly Camp[];
	readonly active: number;
	readonly galactix: Galactix;
	/** Tokens beside the board. What is neither here nor in a base is on the board or in a hold. */
	readonly stock: number;
	readonly bases: Readonly<Partial<Record<Camp, number>>>;
	readonly saucers: Readonly<Partial<Record<SaucerId, Station>>>;
	readonly phase: Phase;
	/** Colours a Pulsar doubles this turn. */
	readonly pulsars: readonly Colour[];
	readonly rolled?: Readonly<Record<Colour, number>>;
	readonly attack?: Attack;
	/** Tokens of a wreck that still have to fall somewhere. */
	readonly debris?: { readonly saucer: SaucerId; readonly n: number };
	readonly warp?: Warp;
	/** The last saucer out of hyperspace, in sight until the next action: its place may prove taken. */
	readonly arrived?: { readonly saucer: SaucerId; readonly star: string; readonly loads: number; readonly back: Phase };
	/** The last discovery, in sight until the next action: a saucer may be on that star. */
	readonly found?: { readonly star: string; readonly bears: number; readonly put: number };
	/** This turn: targets attacked, saucers that came home, discoveries made. */
	readonly attacked: readonly SaucerId[];
	readonly homed: readonly SaucerId[];
	readonly discovered: number;
	/** Chevauchée: saucers on top of each other, the carrier of all first. */
	readonly stacks: readonly (readonly SaucerId[])[];
	/** Only where holds are open: what each saucer carries, and what lies where on the board. */
	readonly holds?: Loads;
	readonly board?: Readonly<Record<string, number>>;
	/** Only where holds are sealed: the same, for nobody to read. */
	readonly sealed?: string;
	/** Games of the tournament that are over. */
	readonly games: readonly GameScore[];
	/** A hand somebody typed in for one look; gone with the next action. */
	readonly seen?: { readonly player: string; readonly cards: CardCounts<Card> };
}

export type Own =
	| { readonly type: 'discard'; readonly card: Card }
	| { readonly type: 'pulsar'; readonly on: readonly Colour[] }
	/** Saucer cards from the hand to the table; which saucers fly again is told only if more are waiting. */
	| { readonly type: 'licence'; readonly n: number; readonly saucers?: readonly SaucerId[] }
	| { readonly type: 'trou'; readonly saucer: SaucerId }
	/** The Galactix card that was turned; with open holds, what lies on that star. */
	| { readonly type: 'arrive'; readonly star: string; readonly loads?: number }
	/** The place of the last card was taken, or its tokens did not fit: this card was turned instead. */
	| { readonly type: 'again'; readonly star: string; readonly loads?: number }
	| { readonly type: 'roll'; readonly dice: Rolled }
	| { readonly type: 'launch'; readonly saucer: SaucerId }
	/** Home with so many tokens; without a number, as many as the companion was told of. */
	| { readonly type: 'home'; readonly saucer: SaucerId; readonly n?: number }
	/** Tokens taken aboard, where the table lets the companion know: in the open from a place, or sealed. */
	| { readonly type: 'load'; readonly saucer: SaucerId; readonly place?: string; readonly n?: number; readonly sealed?: string }
	| { readonly type: 'attack'; readonly target: SaucerId; readonly weapon: Weapon; readonly n: number }
	| { readonly type: 'answer'; readonly how: Answer; readonly cargo?: number }
	| { readonly type: 'wreck'; readonly from: Direction }
	/** The Galactix card turned by a discovery, with open holds what lies on that star already; or only its number, where cards are not kept. */
	| { readonly type: 'discover'; readonly star?: string; readonly loads?: number; readonly n?: number }
	/** Where the last discovery really went: into a hold, or not all of it onto the star. */
	| { readonly type: 'aboard'; readonly n?: number; readonly saucer?: SaucerId; readonly sealed?: string }
	| { readonly type: 'dock'; readonly saucer: SaucerId; readonly onto: SaucerId }
	| { readonly type: 'undock'; readonly saucer: SaucerId }
	| { readonly type: 'end' }
	/** Where only the score is kept: so many tokens into this mother ship. */
	| { readonly type: 'bank'; readonly camp: Camp; readonly n: number }
	/** The next game of a tournament, and who starts it. */
	| { readonly type: 'next-game'; readonly first: string }
	| { readonly type: 'hand'; readonly player: string; readonly cards: CardCounts<Card> };

/** `lost`: no answer; the saucer is destroyed. */
export const ANSWERS = ['bouclier', 'giga', 'trou', 'lost'] as const;
export type Answer = (typeof ANSWERS)[number];

export type ActionOf<Type extends Own['type']> = Extract<Own, { readonly type: Type }>;
export type Action = Own | TableAction<Own>;
