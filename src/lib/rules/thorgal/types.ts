import type { Rolled, TableState, TableAction } from '../contract.ts';
import type { CardCounts } from '../deck.ts';
import type { OptionsOf } from '../setup.ts';
import type { BlackFace, Chaam, HeroId, ChaamFace, Skill, WhiteFace } from './cards.ts';
import type { OPTIONS } from './setup.ts';

export type Options = OptionsOf<typeof OPTIONS>;

export interface Hero {
	readonly id: HeroId;
	/** Nobody's own: the fourth hero of three players. */
	readonly seat?: string;
	readonly at: number;
	readonly hand: CardCounts<Skill>;
	/** Cards in hand whose face the table did not tell. */
	readonly unknown: number;
	/** Three of them are the ones printed on the hero card, not told yet. */
	readonly starting?: true;
	/** Has validated the step of the place it stands on and not left yet: only where the table splits the two. */
	readonly paid?: true;
}

/** What the player is after in this destiny phase: the companion's own idea, most cards, so many travel dice or cards, or the last step. */
export const GOALS = [
	'auto',
	'cards',
	'travel:1',
	'travel:2',
	'travel:3',
	'skills:1',
	'skills:2',
	'skills:3',
	'skills:4',
	'skills:5',
	'skills:6',
	'final'
] as const;
export type Goal = (typeof GOALS)[number];
/** Chaams symbols the table can bear on the way. */
export const BEARS = ['any', '0', '1', '2', '3', '4'] as const;
/** What one Chaams costs the table, in skill cards. */
export const PRICES = ['auto', '1', '2', '3', '4', '5', '6', '8'] as const;

export interface Aim {
	readonly goal: Goal;
	readonly bears: (typeof BEARS)[number];
	readonly price: (typeof PRICES)[number];
}

export interface HeroTurn {
	/** White dice not won yet. */
	readonly free: number;
	readonly throws: number;
	readonly thrown?: { readonly black: BlackFace; readonly white: readonly WhiteFace[] };
	/** On the hero card; Chaams dice leave it when their cards are drawn. */
	readonly won: readonly WhiteFace[];
	/** Tanatloc allows a swap before anything else is done. */
	readonly swap: boolean;
	/** The Goddess or Ogotaï was told without the dice they gave: so many of them may still be told, until anything else is done. */
	readonly gains?: { readonly black: 'G' | 'O'; readonly dice: number };
	/** Chaams still to be drawn, in the Chaams phase or for a place just revealed. */
	readonly chaams: number;
	readonly power: boolean;
	readonly aim: Aim;
}

/** 'uncover' and 'march' last only while a figure has to be read off the box. */
export type Phase = 'throw' | 'pick' | 'decide' | 'chaams' | 'action' | 'uncover' | 'reveal' | 'ogotai' | 'march' | 'war';

export interface State extends TableState {
	readonly options: Options;
	/** Players in the order of play; the first one never changes. */
	readonly seats: readonly string[];
	/** In the order of play. Those before the active one have played and are tired. */
	readonly heroes: readonly Hero[];
	readonly active: number;
	readonly round: number;
	/** Places 1 to this one are discovered. */
	readonly frontier: number;
	/** Chaams on each place, from the first. */
	readonly places: readonly (readonly Chaam[])[];
	/** Places whose step somebody has paid: counts where a table lets one hero pay for all. */
	readonly passed: readonly number[];
	readonly skillDiscard: CardCounts<Skill | '?'>;
	readonly chaamsDiscard: CardCounts<Chaam>;
	/** The Chaams discard has come back at least once: from then on the pile no longer shows what the box holds. */
	readonly shuffled: boolean;
	/** Space of the war track; 0 until its start has been read off the box. */
	readonly ogotai: number;
	/** Chaams Ogotaï still brings. */
	readonly war: number;
	readonly phase: Phase;
	readonly heroTurn: HeroTurn;
	/** Dials to be set after the table began to track more than before. */
	readonly recount: readonly string[];
	/** The challenge this game has met. */
	readonly challenge?: number;
}

export type Own =
	| { readonly type: 'throw'; readonly dice: Rolled }
	/** Told shorter: the black face and the dice that were taken. */
	| { readonly type: 'took'; readonly black: BlackFace; readonly dice: readonly WhiteFace[] }
	/** One more die of the Goddess or of Ogotaï. */
	| { readonly type: 'gain'; readonly die: WhiteFace }
	| { readonly type: 'gained' }
	| { readonly type: 'pick'; readonly dice: readonly WhiteFace[] }
	| { readonly type: 'swap'; readonly partner: HeroId; readonly give: Skill; readonly take: Skill; readonly n: number }
	| { readonly type: 'stop' }
	| { readonly type: 'aim'; readonly goal: Goal; readonly bears?: Aim['bears'] }
	| { readonly type: 'chaam'; readonly card: Chaam; readonly to: number }
	| { readonly type: 'draw'; readonly die: WhiteFace; readonly cards?: readonly (Skill | '?')[] }
	| { readonly type: 'discard'; readonly cards: readonly (Skill | '?')[] }
	/** Which dice, if not the plain travel ones first. */
	| { readonly type: 'reveal'; readonly dice?: readonly WhiteFace[] }
	| { readonly type: 'move'; readonly die?: WhiteFace }
	| { readonly type: 'step'; readonly cards?: readonly Skill[]; readonly die?: WhiteFace }
	/** The step alone, where the table lets it be paid before the journey. */
	| { readonly type: 'validate'; readonly cards?: readonly Skill[] }
	| { readonly type: 'final'; readonly skill?: Skill }
	/** A card whose face was never told says what it is, or only what it costs. */
	| { readonly type: 'eliminate'; readonly card: Chaam; readonly from?: number; readonly as?: ChaamFace; readonly cards?: number }
	| { readonly type: 'power' }
	| { readonly type: 'end' }
	| { readonly type: 'advance' }
	| { readonly type: 'brought'; readonly card: Chaam }
	/** Cards in hand nobody had told, and a Chaams nobody had looked at. */
	| { readonly type: 'recall'; readonly hero: HeroId; readonly cards: readonly Skill[] }
	| { readonly type: 'recognise'; readonly place: number; readonly card: ChaamFace }
	| { readonly type: 'counted' }
	/** How it ended, told by a table that tracks only dice. */
	| { readonly type: 'ended'; readonly how: 'victory' | 'no-place' | 'no-chaams' }
	| { readonly type: 'challenge'; readonly n: number };

export type Action = Own | TableAction<Own>;
