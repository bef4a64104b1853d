import type { Rolled, TableAction, TableState } from '../contract.ts';
import type { Agent } from './cards.ts';
import type { Options } from './options.ts';
import type { Positions, Space } from './star.ts';

/** A tile that was taken. It lies open before its player, so its agents are no secret; the hex where it lay is not kept. */
export interface Trophy {
	readonly points: number;
	/** The agents pictured; missing where only the score is kept. */
	readonly agents?: readonly Agent[];
}

export interface Player {
	readonly id: string;
	readonly trophies: readonly Trophy[];
	/** Points added or removed by a correction. */
	readonly byHand: number;
}

/** What is remembered of a tile that was turned up. The whole face is known once every agent is in one of the two lists. */
export interface Clue {
	readonly needs: readonly Agent[];
	readonly useless: readonly Agent[];
}

/** The clues by hex. It exists only with the memory aid. */
export type Memory = Readonly<Partial<Record<number, Clue>>>;

/** A player has claimed the last turn: the points that may lapse, and the agents that have used points. */
export interface Claim {
	readonly left: number;
	readonly moved: readonly Agent[];
}

export type Phase =
	/** A game with fewer tiles: which hexes get one. */
	| 'lay'
	/** The highest roll begins. */
	| 'start'
	| 'roll'
	| 'move'
	| 'look'
	/** A tile lies face up. */
	| 'open'
	/** A claim failed: the remaining points have to be spent. */
	| 'rest'
	/** Only the tiles are kept: what they need, and who took them. */
	| 'tiles'
	/** Only the score is kept. */
	| 'score';

export interface State extends TableState {
	readonly options: Options;
	readonly players: readonly Player[];
	readonly active: number;
	/** The players who still roll for the start. */
	readonly rolling: readonly string[];
	/** Whether a tile lies on hex 1, 2 … */
	readonly hidden: readonly boolean[];
	readonly phase: Phase;
	readonly die: number;
	/** Where the agents stood when the turn began, and where they stand now. */
	readonly from: Positions;
	readonly agents: Positions;
	/** Hexes looked at in this turn. */
	readonly looked: readonly number[];
	/** The hex whose tile lies face up now. */
	readonly open?: number;
	readonly claim?: Claim;
	readonly memory?: Memory;
	/** A turn was played without the app, so agents or tiles may lie elsewhere. */
	readonly unplaced?: true;
}

/** The actions of the game. What a tile needs is entered only with the memory aid. */
export type Own =
	| { readonly type: 'lay'; readonly hexes: readonly number[] }
	| { readonly type: 'roll-off'; readonly dice: Rolled }
	| { readonly type: 'begins'; readonly player: string }
	| { readonly type: 'roll'; readonly dice: Rolled }
	| { readonly type: 'place'; readonly agent: Agent; readonly space: Space }
	/** Several agents go to the same space. */
	| { readonly type: 'gather'; readonly space: Space; readonly agents: readonly Agent[] }
	/** The turn was played without the app. */
	| { readonly type: 'pass' }
	/** Stops moving although points are left: only by decision of the table. */
	| { readonly type: 'stop' }
	| { readonly type: 'claim' }
	| { readonly type: 'look'; readonly hex: number }
	| { readonly type: 'skip' }
	/** The result of a look without the face: which agents are not pictured, and whether the tile was taken. */
	| { readonly type: 'looked'; readonly home: readonly Agent[]; readonly taken: boolean }
	/** With the memory aid: the agents pictured. */
	| { readonly type: 'face'; readonly needs: readonly Agent[] }
	| { readonly type: 'score'; readonly player: string; readonly points: number }
	/** A tile was taken where only the tiles are kept. The points are entered if its face is not known. */
	| { readonly type: 'took'; readonly player: string; readonly hex: number; readonly points?: number };

export type Action = Own | TableAction<Own>;
