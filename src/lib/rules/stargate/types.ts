import type { Rolled, TableState, TableAction } from '../contract.ts';
import type { OptionsOf } from '../setup.ts';
import type { CardType, ContactId, EquipmentId, FoeId, KinId, LookId, Rank, WeaponId } from './cards.ts';
import type { Stand } from './kernel.ts';
import type { OPTIONS } from './setup.ts';

export type Options = OptionsOf<typeof OPTIONS>;

export const ROOMS = ['sgc1', 'sgc2', 'bank'] as const;
type Room = (typeof ROOMS)[number];
type PlanetId = `planet:${number}`;
export type At = Room | 'out' | PlanetId;

/** A symbol or an Équipement in hand, found since the team was last at home: at risk. Named as far as somebody told. */
export interface Find {
	readonly type: 'symbol' | 'equipment' | 'card';
	readonly card?: EquipmentId;
	/** This very card made the team hit on 5. */
	readonly arms?: true;
}

export interface Laid {
	/** Locked by the first symbol laid. */
	readonly colour?: number;
	/** The signs laid, from 1 to 10, all of that colour. */
	readonly symbols: readonly number[];
	readonly thor: number;
	/** Permanent Contacts and Équipements; a M.A.L.P. on the table too. */
	readonly cards: readonly (EquipmentId | ContactId)[];
}

export interface Team {
	readonly id: string;
	/** SG-2 to SG-7; a quick fight needs none. */
	readonly pawn?: string;
	readonly at: At;
	/** For good: three men and one woman at most. */
	readonly infected: { readonly men: number; readonly woman: number };
	/** Allied pawns left. */
	readonly jaffas: number;
	/** Owns a Zak'n'oktel or a Long Bâton. */
	readonly zat: boolean;
	/** The value weapons in use until the fight ends: the best value counts. */
	readonly drawn?: readonly WeaponId[];
	/** Cards in hand: counted, never told. */
	readonly hand: number;
	readonly mission: readonly Find[];
	readonly laid: Laid;
	/** Planets reached since the SG-C. */
	readonly visits: number;
	/** Turns still to be spent as a prisoner. */
	readonly held: number;
	/** The reactor gives a second turn after this one. */
	readonly again: boolean;
}

/** What lies face up on a pile: a card shown by a probe, or a Combat card nobody has beaten. */
export type Up =
	{ readonly type: Exclude<CardType, 'combat'> } | { readonly type: 'combat'; readonly foe: FoeId; readonly told?: readonly Rank[] };

export interface Planet {
	/** Cards that no longer lie face down, and not those left: which planets hold four may be read later. */
	readonly gone: number;
	readonly up?: Up;
}

export interface Fight extends Pick<Stand, 'stage' | 'members' | 'spotted' | 'aim'> {
	readonly foe: FoeId;
	/** Told for this fight alone: a card nobody named. */
	readonly told?: readonly Rank[];
	/** Phases fought. */
	readonly phase: number;
	/** Wounds dealt so far, and not those left: the card may be read again in mid-fight. */
	readonly damage: number;
	/** Lost in the phase that has just ended: what Jolinar can bring back. */
	readonly fallen: { readonly member: number; readonly jaffa: number };
	/** The Nox have let this team fight again. */
	readonly replayed: boolean;
	/** This team has just turned the card: the moment for the Tollans. */
	readonly fresh?: true;
	/** Of an Invasion: who fights, and how many invaders. */
	readonly seat?: number;
	readonly share?: number;
}

export interface Share {
	readonly seat: number;
	readonly foes: number;
	/** Who started this share; afterwards who still stands. */
	readonly members: number;
	/** Invaders left by this team; open while it has not fought. */
	readonly left?: number;
}

export interface Invasion {
	readonly foe: FoeId;
	readonly told?: readonly Rank[];
	readonly planet: number;
	readonly shares: readonly Share[];
}

export interface State extends TableState {
	readonly options: Options;
	readonly teams: readonly Team[];
	readonly active: number;
	readonly step: 'turn' | 'explore' | 'fight';
	/** Cards turned in this exploration; on a departure the team may come home at once. */
	readonly explore: { readonly turned: number; readonly departure: boolean };
	readonly planets: readonly Planet[];
	/** Cards nobody has seen yet, by type. */
	readonly unseen: Readonly<Record<CardType, number>>;
	readonly bank: number;
	readonly discard: number;
	/** Symbols in the discard, colour by colour, and those whose colour nobody has told. */
	readonly gone: { readonly colours: readonly number[]; readonly untold: number };
	/** Copies of each named card met in this game. */
	readonly met: Readonly<Record<string, number>>;
	/** The M.A.L.P. has been sent in this turn. */
	readonly looked: boolean;
	/** Where the alien technology carries the team in this turn, if it likes. */
	readonly carries?: number;
	/** The last Équipement or Contact found, as long as it can be named in passing. */
	readonly found?: { readonly seat: number; readonly type: 'equipment' | 'contact' };
	/** Whose turn has just ended: until somebody acts, that team may still lay what it found. */
	readonly just?: number;
	readonly fight?: Fight;
	readonly invasion?: Invasion;
}

export type Key = 'symbol' | 'abydos' | 'dhd' | 'thor' | 'technologie';
export type Victim = 'man' | 'woman';

/** What is told outside fights. */
export type AtTable =
	/** Through the gate; a symbol may be told by its sign, from 1 to 10. */
	| { readonly type: 'go'; readonly planet: number; readonly key?: Key; readonly glyph?: number }
	| { readonly type: 'wait' | 'serve' | 'explore' | 'return' | 'stay' | 'stop' | 'reactor' | 'rebel' | 'recover' }
	| { readonly type: 'turn'; readonly card: 'symbol' | 'equipment' | 'contact' }
	/** The find just made has a name. */
	| { readonly type: 'name'; readonly card: EquipmentId | ContactId }
	/** A card of the booklet, one the table has named, or one told by its dice and value. */
	| { readonly type: 'meet'; readonly foe: FoeId; readonly ranks?: readonly Rank[] }
	| { readonly type: 'look'; readonly with: LookId; readonly planet: number; readonly shows: Up }
	| {
			readonly type: 'lay';
			readonly card: 'symbol' | EquipmentId | ContactId;
			readonly colour?: number;
			readonly glyph?: number;
			/** Found on this mission, or older: told where it could be either. */
			readonly find?: boolean;
			readonly who?: string;
	  }
	/** More than six in hand: a find, by its place in the list, or an older card goes to the bank. */
	| { readonly type: 'surplus'; readonly find?: number }
	/** How many cards more or fewer the team on turn has after it. */
	| { readonly type: 'trade'; readonly with: string; readonly net: number }
	| { readonly type: 'give'; readonly find: number }
	/** A laid card goes to another team; a symbol by its sign. */
	| {
			readonly type: 'pass';
			readonly from: string;
			readonly to: string;
			readonly card: 'symbol' | EquipmentId | ContactId;
			readonly glyph?: number;
	  }
	| { readonly type: 'gone'; readonly colour: number }
	| { readonly type: 'store'; readonly cards: number }
	| { readonly type: 'leave'; readonly to: 'sgc2' | 'bank' }
	| { readonly type: 'consult'; readonly cards: number };

/** What is told while a Combat card lies on the table. */
export type InFight =
	| { readonly type: 'tollans' | 'captive' | 'invade' | 'zat' | 'nox' | 'yield' }
	| { readonly type: 'kin'; readonly card: KinId }
	| { readonly type: 'arm'; readonly weapon: WeaponId }
	/** The card being fought gets a name, and the box remembers it. */
	| { readonly type: 'call'; readonly name: string }
	/** How many dice go to each Reetou that was spotted. */
	| { readonly type: 'aim'; readonly at: readonly number[] }
	| { readonly type: 'grenade' | 'spot' | 'volley'; readonly dice: Rolled }
	| { readonly type: 'infection'; readonly dice: Rolled; readonly who?: Victim | readonly Victim[] }
	| { readonly type: 'jolinar'; readonly back: 'member' | 'jaffa' };

export type Own = AtTable | InFight;
export type Action = Own | TableAction<Own>;
