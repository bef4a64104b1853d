import type { Rolled, TableAction, TableState } from '../../../src/lib/rules/contract.ts';
import type { CardId } from './cards.ts';
import type { Options } from './options.ts';

export interface Player {
	/** The id of the seat. */
	readonly id: string;
	readonly oil: number;
	readonly points: number;
	readonly hand: readonly CardId[];
}

export interface State extends TableState {
	readonly options: Options;
	/** In order of play. */
	readonly players: readonly Player[];
	/** The index of the player whose turn it is. */
	readonly active: number;
	readonly phase: 'day' | 'night';
	/** The lamp lit today, if any. */
	readonly lit?: CardId;
	readonly dark: number;
}

export type Own =
	{ readonly type: 'light'; readonly card: CardId } | { readonly type: 'stay-dark' } | { readonly type: 'night'; readonly dice: Rolled };

export type Action = Own | TableAction<Own>;
