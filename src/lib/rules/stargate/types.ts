import type { Rolled, Tabled, TableAction } from '../contract.ts';
import type { OptionsOf } from '../setup.ts';
import type { FoeId, Rank, WeaponId } from './cards.ts';
import type { Stand } from './kernel.ts';
import type { OPTIONS } from './setup.ts';

export type Options = OptionsOf<typeof OPTIONS>;

export interface Team {
	readonly id: string;
	/** For good: three men and one woman at most. */
	readonly infected: { readonly men: number; readonly woman: number };
	/** Allied pawns left. */
	readonly jaffas: number;
	/** Owns a Zak'n'oktel or a Long Bâton. */
	readonly zat: boolean;
	/** The value weapon in use: until the fight ends. */
	readonly drawn?: WeaponId;
}

export interface Fight extends Pick<Stand, 'stage' | 'members' | 'spotted'> {
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
}

export interface State extends Tabled {
	readonly options: Options;
	readonly teams: readonly Team[];
	readonly active: number;
	readonly fight?: Fight;
}

export type Own =
	/** A card of the booklet, or one told by its dice and value. */
	| { readonly type: 'meet'; readonly foe: FoeId; readonly ranks?: readonly Rank[] }
	| { readonly type: 'arm'; readonly weapon: WeaponId }
	| { readonly type: 'zat' | 'nox' | 'yield' }
	| { readonly type: 'grenade' | 'spot' | 'volley'; readonly dice: Rolled }
	| { readonly type: 'infection'; readonly dice: Rolled; readonly who?: 'man' | 'woman' }
	| { readonly type: 'jolinar'; readonly back: 'member' | 'jaffa' };

export type Action = Own | TableAction<Own>;
