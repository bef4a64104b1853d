import type { Rolled, TableState, TableAction } from '../contract.ts';
import type { CardType, ContactId, EquipmentId, FoeId, KinId, LookId, Rank, WeaponId } from './cards.ts';
import type { PlanetId } from './ids.ts';
import type { FightState } from './kernel.ts';
import type { Options } from './options.ts';

/** The rooms of the Stargate Command. */
export const ROOMS = ['sgc1', 'sgc2', 'bank'] as const;
/** Where a pawn stands; `out` when all members of its team are infected. */
export type Place = (typeof ROOMS)[number] | 'out' | PlanetId;

/** A symbol or an Équipement in hand that was found since the team was last at home, and is therefore at risk. */
export interface Find {
	readonly type: 'symbol' | 'equipment' | 'card';
	/** Its name, where the table has entered it. */
	readonly card?: EquipmentId;
	/** This card is the Zak'n'oktel or Long Bâton that makes the team hit on 5. */
	readonly arms?: true;
}

/** What lies in front of a team. */
export interface Laid {
	/** The search colour, locked by the first symbol laid; unknown while the depth keeps only the number of symbols. */
	readonly colour?: number;
	/** One number for each symbol laid: its sign from 1 to 10, or 0 where the sign was not entered. */
	readonly symbols: readonly number[];
	readonly thor: number;
	/** Permanent Contacts and Équipements, and a M.A.L.P. in use. */
	readonly cards: readonly (EquipmentId | ContactId)[];
}

/** One player's SG team. */
export interface Team {
	/** The id of the player's seat. */
	readonly id: string;
	/** SG-2 to SG-7; a quick fight needs no pawn. */
	readonly pawn?: string;
	readonly at: Place;
	/** Members infected until the end of the game: at most three men and one woman. */
	readonly infected: { readonly men: number; readonly woman: number };
	/** Allied Jaffa pawns left. */
	readonly jaffas: number;
	/** Owns a Zak'n'oktel or a Long Bâton. */
	readonly zat: boolean;
	/** The value weapons in use until the fight ends; the best value counts. */
	readonly drawn?: readonly WeaponId[];
	/** How many cards are in hand; which ones they are stays with the player. */
	readonly hand: number;
	/** The cards in hand that a lost fight would cost. */
	readonly mission: readonly Find[];
	/** Cards in hand that are known to be Contacts. They are never at risk. */
	readonly contacts?: number;
	readonly laid: Laid;
	/** Planets reached since the team left the SG-C. */
	readonly visits: number;
	/** Turns still to be spent as a prisoner. */
	readonly held: number;
	/** The reactor gives a second turn after this one. */
	readonly again: boolean;
}

/** A card that lies face up on a pile: shown by a probe, or a Combat card that is not beaten yet. */
export type FaceUpCard =
	{ readonly type: Exclude<CardType, 'combat'> } | { readonly type: 'combat'; readonly foe: FoeId; readonly told?: readonly Rank[] };

/** The pile of one planet. */
export interface Planet {
	/** Cards that no longer lie face down. The cards left are not stored, because which planets hold four may be read later. */
	readonly gone: number;
	readonly up?: FaceUpCard;
}

/** The current fight, as it is stored. */
export interface Fight extends Pick<FightState, 'stage' | 'members' | 'spotted' | 'aim'> {
	readonly foe: FoeId;
	/** Figures entered for this fight only: the card has no name. */
	readonly told?: readonly Rank[];
	/** Phases fought. */
	readonly phase: number;
	/** Wounds dealt so far. The wounds left are not stored, because the card may be read again in the middle of a fight. */
	readonly damage: number;
	/** Losses of the phase that has just ended, which Jolinar can take back. */
	readonly fallen: { readonly member: number; readonly jaffa: number };
	/** The Nox have let this team fight again. */
	readonly replayed: boolean;
	/** This team has just turned the card, so the Tollans may be played. */
	readonly fresh?: true;
	/** At depth `teams`: how many cards a defeat would cost, where the table has entered it. */
	readonly risk?: number;
	/** In an Invasion: the seat of the team that fights. */
	readonly seat?: number;
	/** In an Invasion: how many invaders this team faces. */
	readonly share?: number;
}

/** The part of an Invasion that one team fights. */
export interface Share {
	readonly seat: number;
	readonly foes: number;
	/** Members who start this share; once it is fought, members who still stand. */
	readonly members: number;
	/** Invaders that this team has left standing; undefined while it has not fought. */
	readonly left?: number;
}

/** An Invasion that has begun: its card, and the shares of the teams. */
export interface Invasion {
	readonly foe: FoeId;
	readonly told?: readonly Rank[];
	readonly planet: number;
	readonly shares: readonly Share[];
}

/** The whole state of a game. */
export interface State extends TableState {
	readonly options: Options;
	readonly teams: readonly Team[];
	readonly active: number;
	readonly step: 'turn' | 'explore' | 'fight';
	/** Cards turned in this exploration. After a departure from the SG-C the team may return in the same turn. */
	readonly explore: { readonly turned: number; readonly departure: boolean };
	readonly planets: readonly Planet[];
	/** Cards that no player has seen yet, by type. */
	readonly unseen: Readonly<Record<CardType, number>>;
	readonly bank: number;
	readonly discard: number;
	/** Symbols in the discard by colour, and those whose colour has not been entered. */
	readonly gone: { readonly colours: readonly number[]; readonly untold: number };
	/** Copies of each named card met in this game. */
	readonly met: Readonly<Record<string, number>>;
	/** The M.A.L.P. has been sent in this turn. */
	readonly looked: boolean;
	/** An instant Tok'ra has been played: three cards may be turned in this turn. */
	readonly third?: true;
	/** The planet to which the alien technology may carry the team in this turn. */
	readonly carries?: number;
	/** The last Équipement or Contact found, as long as it can still be named. */
	readonly found?: { readonly seat: number; readonly type: 'equipment' | 'contact' };
	/** The seat whose turn has just ended. Until the next action that team may still lay what it found. */
	readonly just?: number;
	readonly fight?: Fight;
	readonly invasion?: Invasion;
	/** Dials of values that a lighter depth did not keep. The table is asked for them once the depth needs them again. */
	readonly unkept?: readonly string[];
}

/** A state with a current fight. */
export type Fighting = State & { readonly fight: Fight };
/** Whether there is a current fight, or one that was just won and is still in the state. */
export const isFighting = (state: State): state is Fighting => state.fight !== undefined;
/** A state in which an Invasion has begun. */
export type Invaded = Fighting & { readonly invasion: Invasion };
/** Whether an Invasion has begun. */
export const isInvaded = (state: State): state is Invaded => state.invasion !== undefined && isFighting(state);

/** What opens the gate. */
export type Key = 'symbol' | 'abydos' | 'dhd' | 'thor' | 'technologie';
/** Whom a larva infects. */
export type Victim = 'man' | 'woman';

/** The actions outside fights. */
export type TurnAction =
	/** Crossing the gate. The symbol shown may be given by its sign, from 1 to 10. */
	| {
			readonly type: 'go';
			readonly planet: number;
			readonly key?: Key;
			readonly glyph?: number;
			/** The colour of a symbol that is laid to travel on (option `hopSymbol`). */
			readonly colour?: number;
			/** Whether a symbol that is laid or discarded to travel on was found on this mission. */
			readonly find?: boolean;
	  }
	/** `next` ends a turn at depth `teams`, whatever the team did on the board. */
	| { readonly type: 'wait' | 'serve' | 'explore' | 'return' | 'stay' | 'stop' | 'rebel' | 'tokra' | 'recover' | 'next' }
	/** Several teams go on with one fight only. No ask leads to it: sessions before edition 4 could do so by a correction. */
	| { readonly type: 'quick' }
	/** `who` is the team whose turn has just ended; without it the team on turn. */
	| { readonly type: 'reactor'; readonly who?: string }
	| { readonly type: 'turn'; readonly card: 'symbol' | 'equipment' | 'contact' }
	/** The name of the find just made. */
	| { readonly type: 'name'; readonly card: EquipmentId | ContactId }
	/** A card of the booklet, one that the table has named, or one given by its dice and value. */
	| { readonly type: 'meet'; readonly foe: FoeId; readonly ranks?: readonly Rank[] }
	| { readonly type: 'look'; readonly with: LookId; readonly planet: number; readonly shows: FaceUpCard }
	| {
			readonly type: 'lay';
			readonly card: 'symbol' | EquipmentId | ContactId;
			readonly colour?: number;
			readonly glyph?: number;
			/** Whether the card was found on this mission; given where it could be either. */
			readonly find?: boolean;
			readonly who?: string;
	  }
	/**
	 * With more than six in hand the surplus goes to the bank. `finds` is how many of these cards were found on this mission. Sessions before
	 * edition 5 bank one card at a time: a find, by its place in `mission`, or an older card.
	 */
	| { readonly type: 'surplus'; readonly find?: number; readonly finds?: number }
	/** `net` is how many cards more or fewer `who` has afterwards; without `who` it is the team on turn. */
	| { readonly type: 'trade'; readonly with: string; readonly net: number; readonly who?: string }
	| { readonly type: 'give'; readonly find: number; readonly who?: string }
	/** A laid card goes to another team; a symbol is given by its sign. */
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

/** The actions while a Combat card lies on the table. */
export type FightAction =
	| { readonly type: 'tollans' | 'captive' | 'invade' | 'nox' | 'yield' }
	/** The table has settled the fight without the app. */
	| { readonly type: 'settle'; readonly won: boolean }
	/** At depth `teams`: how many cards the fight puts at risk. */
	| { readonly type: 'risk'; readonly cards: number }
	/** `find` says whether the weapon was found on this mission; given where it could be either. */
	| { readonly type: 'zat'; readonly find?: boolean }
	| { readonly type: 'kin'; readonly card: KinId }
	| { readonly type: 'arm'; readonly weapon: WeaponId }
	/** The card being fought gets a name, which the box memory keeps. */
	| { readonly type: 'call'; readonly name: string }
	/** How many dice go to each spotted Reetou. */
	| { readonly type: 'aim'; readonly at: readonly number[] }
	| { readonly type: 'grenade' | 'spot' | 'volley'; readonly dice: Rolled }
	| { readonly type: 'infection'; readonly dice: Rolled; readonly who?: Victim | readonly Victim[] }
	| { readonly type: 'jolinar'; readonly back: 'member' | 'jaffa' };

/** The game's own actions. */
export type Own = TurnAction | FightAction;
/** Everything a log may contain. */
export type Action = Own | TableAction<Own>;
