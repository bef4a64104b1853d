import type { Rolled, TableState, TableAction } from '../contract.ts';
import type { OptionsOf } from '../setup.ts';
import type { Agent } from './cards.ts';
import type { OPTIONS } from './setup.ts';
import type { Positions, Space } from './star.ts';

export type Options = OptionsOf<typeof OPTIONS>;

/** A tile taken. It lies open before its player: what it needed is no secret any more. Where it lay is not kept. */
export interface Trophy {
	readonly points: number;
	/** The agents pictured; unknown where only the score is kept. */
	readonly agents?: readonly Agent[];
}

export interface Player {
	readonly id: string;
	readonly trophies: readonly Trophy[];
	/** Points the table put right by hand. */
	readonly byHand: number;
}

/** What is remembered of a tile that was turned up: a whole face, once every agent is in one of the two lists. */
export interface Clue {
	readonly needs: readonly Agent[];
	readonly useless: readonly Agent[];
}

/** By hex. Exists only while the table wants to be reminded. */
export type Memory = Readonly<Partial<Record<number, Clue>>>;

/** The last turn was claimed: the points that may lapse, and the agents that have used points. */
export interface Claim {
	readonly left: number;
	readonly moved: readonly Agent[];
}

export type Phase =
	/** Fewer tiles: which hexes get one. */
	| 'lay'
	/** Who rolls highest begins. */
	| 'start'
	| 'roll'
	| 'move'
	| 'look'
	/** A tile lies face up. */
	| 'open'
	/** A claim failed: the rest of the points. */
	| 'rest'
	/** Only the score is kept. */
	| 'score';

export interface State extends TableState {
	readonly options: Options;
	readonly players: readonly Player[];
	readonly active: number;
	/** Who still rolls for the start. */
	readonly rolling: readonly string[];
	/** Is there a tile on hex 1, 2 …? */
	readonly hidden: readonly boolean[];
	readonly phase: Phase;
	readonly die: number;
	/** Where the agents stood when the turn began, and where they stand now. */
	readonly from: Positions;
	readonly agents: Positions;
	/** Hexes looked at in this turn. */
	readonly looked: readonly number[];
	/** The tile that lies face up right now. */
	readonly open?: number;
	readonly claim?: Claim;
	readonly memory?: Memory;
	/** Tiles were taken while only the score was kept: nobody told which hexes. */
	readonly unplaced?: true;
}

/** Everything a player can tell. What a tile needs is told only with the memory aid. */
export type Own =
	| { readonly type: 'lay'; readonly hexes: readonly number[] }
	| { readonly type: 'roll-off'; readonly dice: Rolled }
	| { readonly type: 'begins'; readonly player: string }
	| { readonly type: 'roll'; readonly dice: Rolled }
	| { readonly type: 'place'; readonly agent: Agent; readonly space: Space }
	/** Enough moved, though points are left: only by decision of the table. */
	| { readonly type: 'stop' }
	| { readonly type: 'claim' }
	| { readonly type: 'look'; readonly hex: number }
	| { readonly type: 'skip' }
	/** What a look did, without the face: who is not pictured, and whether the tile was taken. */
	| { readonly type: 'looked'; readonly home: readonly Agent[]; readonly taken: boolean }
	/** With the memory aid: the agents pictured. */
	| { readonly type: 'face'; readonly needs: readonly Agent[] }
	| { readonly type: 'score'; readonly player: string; readonly points: number };

export type Action = Own | TableAction<Own>;
