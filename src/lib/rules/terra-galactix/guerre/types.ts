import type { Rolled, TableState, TableAction } from '../../contract.ts';
import type { CardCounts } from '../../deck.ts';
import type { Camp, Card, Colour, SaucerId } from '../cards.ts';
import type { Galactix, Hands } from '../decks.ts';
import type { Options } from './options.ts';

/** A player with the mother ships they lead. */
export interface Pilot {
	readonly id: string;
	/** One mother ship, or two opposite ones in a Duel. */
	readonly camps: readonly Camp[];
	readonly team: number;
	/** The number of cards in hand: the cards themselves are hidden. */
	readonly hand: number;
	/** Soucoupe cards face up: one is needed for each saucer in flight. */
	readonly licences: number;
}

/** In its mother ship, in its mother ship and waiting for a new Soucoupe card, or in flight. */
export const STATIONS = ['base', 'awaits', 'space'] as const;
/** Where a saucer is. */
export type Station = (typeof STATIONS)[number];

/** The four directions of a shot, seen from above: away from Earth, clockwise, towards Earth, counter-clockwise. */
export const DIRECTIONS = ['out', 'cw', 'in', 'ccw'] as const;
/** The direction in which a shot or a token flies. */
export type Direction = (typeof DIRECTIONS)[number];

export const WEAPONS = ['laser', 'mega', 'nova'] as const;
/** The cards an attack is made with. */
export type Weapon = (typeof WEAPONS)[number];

/** What destroyed a saucer, as far as its tokens depend on it: they scatter, or return to the stock. */
export type LossWeapon = Exclude<Weapon, 'mega'>;

/** An attack that waits for its answer, or whose tokens are still to be placed. */
export interface Attack {
	readonly target: SaucerId;
	readonly weapon: Weapon;
	/** How many cards were laid. */
	readonly n: number;
	/** The phase that goes on afterwards. */
	readonly back: Phase;
}

/** The current phase. `between` is the break between two games of a Tournoi. */
export type Phase = 'draw' | 'roll' | 'act' | 'answer' | 'wreck' | 'warp' | 'between';

/** The saucers in hyperspace, the next one to reappear first, and the phase that goes on afterwards. */
export interface Warp {
	readonly queue: readonly SaucerId[];
	readonly back: Phase;
}

/** The result of one game of a Tournoi, by seat. */
export interface GameScore {
	readonly bases: Readonly<Record<string, number>>;
	readonly won: readonly string[];
	readonly points: Readonly<Record<string, number>>;
}

/** What each saucer carries. */
export type Loads = Readonly<Partial<Record<SaucerId, number>>>;

/** The last saucer that came out of hyperspace. */
export interface Arrival {
	readonly saucer: SaucerId;
	readonly star: string;
	readonly loads: number;
	readonly back: Phase;
}

/** The state of a Guerre galactique. */
export interface State extends TableState, Hands {
	readonly options: Options;
	readonly pilots: readonly Pilot[];
	/** The camps in order of play. */
	readonly order: readonly Camp[];
	/** The index in `order` of the camp whose turn it is. */
	readonly active: number;
	readonly galactix: Galactix;
	/** Tokens beside the board. Tokens neither here nor in a base are on the board or in a hold. */
	readonly stock: number;
	readonly bases: Readonly<Partial<Record<Camp, number>>>;
	readonly saucers: Readonly<Partial<Record<SaucerId, Station>>>;
	readonly phase: Phase;
	/** The colours that a Pulsar doubles this turn. */
	readonly pulsars: readonly Colour[];
	readonly rolled?: Readonly<Record<Colour, number>>;
	readonly attack?: Attack;
	/** The tokens of a destroyed saucer: to be placed in the phase `wreck`, or shown until the next action where cards are not counted. */
	readonly debris?: { readonly saucer: SaucerId; readonly n: number };
	readonly warp?: Warp;
	/** Kept until the next action, because the place may turn out to be taken. */
	readonly arrived?: Arrival;
	/** The last discovery, kept until the next action, because a saucer may be on that star. */
	readonly found?: { readonly star: string; readonly bears: number; readonly put: number };
	/** The saucers attacked this turn. */
	readonly attacked: readonly SaucerId[];
	/** The saucers that stay in their mother ship this turn although they may fly. */
	readonly stays: readonly SaucerId[];
	/** The saucers that came home this turn. */
	readonly homed: readonly SaucerId[];
	/** The number of discoveries made this turn. */
	readonly discovered: number;
	/** Chevauchée: the saucers on top of each other, the lowest first. */
	readonly stacks: readonly (readonly SaucerId[])[];
	/** Only where holds are open: what each saucer carries. */
	readonly holds?: Loads;
	/** Only where holds are open: the tokens on the board by place. */
	readonly board?: Readonly<Record<string, number>>;
	/** Only where holds are sealed: the loads, sealed so that they cannot be read in passing. */
	readonly sealed?: string;
	/** The finished games of the Tournoi. */
	readonly games: readonly GameScore[];
	/** The depth was raised from `score`, so the table has to enter whose turn it is. */
	readonly resumed?: true;
	/** Cards changed hands without being recorded: odds of hidden cards are approximate until the next game. */
	readonly approximate?: true;
	/** A hand that was typed in for one look at the odds; removed by the next action. */
	readonly seen?: { readonly player: string; readonly cards: CardCounts<Card> };
}

/** The game's own actions. */
export type Own =
	| { readonly type: 'discard'; readonly card: Card }
	| { readonly type: 'pulsar'; readonly on: readonly Colour[] }
	/** Soucoupe cards from the hand to the table. The saucers that may fly again are named only if more are waiting than cards are laid. */
	| { readonly type: 'licence'; readonly n: number; readonly saucers?: readonly SaucerId[] }
	| { readonly type: 'trou'; readonly saucer: SaucerId }
	/** The Galactix card that was turned; with open holds, also the number of tokens on that star. */
	| { readonly type: 'arrive'; readonly star: string; readonly loads?: number }
	/** The place of the last card was taken, or its tokens did not fit: this card was turned instead. */
	| { readonly type: 'again'; readonly star: string; readonly loads?: number }
	| { readonly type: 'roll'; readonly dice: Rolled }
	| { readonly type: 'launch'; readonly saucer: SaucerId }
	/** A saucer that may fly stays in its mother ship this turn. */
	| { readonly type: 'stay'; readonly saucer: SaucerId }
	/** Home with so many tokens; without a number, as many as were noted. */
	| { readonly type: 'home'; readonly saucer: SaucerId; readonly n?: number }
	/** Tokens taken aboard, at tables that note it: openly from a place, or sealed. */
	| { readonly type: 'load'; readonly saucer: SaucerId; readonly place?: string; readonly n?: number; readonly sealed?: string }
	| { readonly type: 'attack'; readonly target: SaucerId; readonly weapon: Weapon; readonly n: number }
	| { readonly type: 'answer'; readonly how: Answer; readonly cargo?: number }
	/** A saucer was destroyed, at tables that do not count cards: neither the attack nor a failed answer is recorded. */
	| { readonly type: 'down'; readonly target: SaucerId; readonly weapon: LossWeapon; readonly cargo?: number }
	| { readonly type: 'wreck'; readonly from: Direction }
	/** The Galactix card turned by a discovery: its number, or its star, with open holds also the tokens already there. */
	| { readonly type: 'discover'; readonly star?: string; readonly loads?: number; readonly n?: number }
	/** The star of the last discovery, of which only the number was recorded. */
	| { readonly type: 'name'; readonly star: string }
	/** Where the tokens of the last discovery really went: into a hold, or not all of them onto the star. */
	| { readonly type: 'aboard'; readonly n?: number; readonly saucer?: SaucerId; readonly sealed?: string }
	| { readonly type: 'dock'; readonly saucer: SaucerId; readonly onto: SaucerId }
	| { readonly type: 'undock'; readonly saucer: SaucerId }
	/** The end of a turn. Logs of edition 1 end it with `noTakeOff`: saucers left their mother ship only where that was recorded. */
	| { readonly type: 'end'; readonly noTakeOff?: true }
	/** Nothing of this turn is recorded. */
	| { readonly type: 'skip' }
	/** At tables that keep only the score: so many tokens into this mother ship. */
	| { readonly type: 'bank'; readonly camp: Camp; readonly n: number }
	/** The next game of a Tournoi, and the player who starts it. */
	| { readonly type: 'next-game'; readonly first: string }
	| { readonly type: 'hand'; readonly player: string; readonly cards: CardCounts<Card> };

/** The answers to an attack. `lost` is no defence: the saucer is destroyed. */
export const ANSWERS = ['bouclier', 'giga', 'trou', 'lost'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The action of a type. */
export type ActionOf<Type extends Own['type']> = Extract<Own, { readonly type: Type }>;
/** Every action of a session of the Guerre. */
export type Action = Own | TableAction<Own>;
