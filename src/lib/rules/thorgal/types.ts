import type { Option, Rolled, Ruling, TableAction, TableState } from '../contract.ts';
import type { CardCounts } from '../deck.ts';
import type { BlackFace, Chaam, ChaamFace, GivingFace, HeroId, Skill, TakingFace, WhiteFace } from './cards.ts';
import type { Options } from './options.ts';

/** A hero in the game. */
export interface Hero {
	readonly id: HeroId;
	/** The player's seat; absent for the fourth hero that three players share. */
	readonly seat?: string;
	readonly at: number;
	/** Cards in hand whose skill is known. */
	readonly hand: CardCounts<Skill>;
	/** Cards in hand whose skill was not entered. */
	readonly unknown: number;
	/** Three of the unknown cards are the starting cards printed on the hero card. */
	readonly starting?: true;
	/** Whether it has paid the step of its place and not left yet. Only with the option that separates the two. */
	readonly paid?: true;
}

/** What a player may want from a destiny phase: the app's own suggestion, most cards, so many travel dice or cards, or the last step. */
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
/** How many Chaams symbols the players accept on the way. */
export const BEARS = ['any', '0', '1', '2', '3', '4'] as const;
/** The price of one Chaams, in skill cards. */
export const PRICES = ['auto', '1', '2', '3', '4', '5', '6', '8'] as const;

/** The assumptions of the odds and the advice in this turn. */
export interface Aim {
	readonly goal: Goal;
	readonly bears: (typeof BEARS)[number];
	readonly price: (typeof PRICES)[number];
}

/** The turn of the active hero. */
export interface HeroTurn {
	/** White dice that are not won yet. */
	readonly free: number;
	readonly throws: number;
	/** A throw from which dice are still to be chosen. */
	readonly thrown?: { readonly black: TakingFace; readonly white: readonly WhiteFace[] };
	/** Dice on the hero card. Chaams dice leave it when their cards have been drawn. */
	readonly won: readonly WhiteFace[];
	/** Tanatloc allows a swap until another action is taken. */
	readonly swap: boolean;
	/** The black face was entered without the dice it gave; so many of them may still be entered, until another action is taken. */
	readonly gains?: { readonly black: GivingFace; readonly dice: number };
	/** Chaams still to be drawn, in the Chaams phase or for a place just revealed. */
	readonly chaams: number;
	readonly power: boolean;
	readonly aim: Aim;
}

/** In 'uncover' and 'march' the game waits for a figure to be read off the box. */
export type Phase = 'throw' | 'pick' | 'decide' | 'chaams' | 'action' | 'uncover' | 'reveal' | 'ogotai' | 'march' | 'war';

/** The hands when the table stopped keeping them. If nothing has happened when the depth is raised again, they are used again. */
export interface SetAside {
	readonly turn: number;
	readonly phase: Phase;
	/** Dice on the active hero's card. */
	readonly dice: number;
	readonly heroes: readonly Hero[];
	readonly skillDiscard: CardCounts<Skill | '?'>;
}

/** The whole game. */
export interface State extends TableState {
	readonly options: Options;
	/** Players in order of play. The first player stays the same during the whole game. */
	readonly seats: readonly string[];
	/** In order of play. Those before the active one have played and are tired. */
	readonly heroes: readonly Hero[];
	/** Index of the hero whose turn it is. */
	readonly active: number;
	readonly round: number;
	/** The last discovered place. */
	readonly frontier: number;
	/** Chaams on each place, from the first. */
	readonly places: readonly (readonly Chaam[])[];
	/** Places whose step has been paid. Counts only with the option that one hero pays for all. */
	readonly passed: readonly number[];
	readonly skillDiscard: CardCounts<Skill | '?'>;
	readonly chaamsDiscard: CardCounts<Chaam>;
	/** The Chaams discard was shuffled at least once. From then on an empty pile no longer shows what the box holds. */
	readonly shuffled: boolean;
	/** Ogotaï's space on the war track; 0 until his start space has been read off the box. */
	readonly ogotai: number;
	/** Chaams Ogotaï still brings in this phase. */
	readonly war: number;
	readonly phase: Phase;
	readonly heroTurn: HeroTurn;
	/** Dials to be set after the depth of tracking was raised. */
	readonly recount: readonly string[];
	/** The content of the hands when the table chose a depth that does not keep them. */
	readonly aside?: SetAside;
	/** The challenge met in this game. */
	readonly challenge?: number;
}

/** The game's own actions. */
export type Own =
	| { readonly type: 'throw'; readonly dice: Rolled }
	/** A throw entered in short: the black face and the dice that were taken. `all`: the Goddess or Ogotaï gave these dice and no others. */
	| { readonly type: 'took'; readonly black: BlackFace; readonly dice: readonly WhiteFace[]; readonly all?: true }
	/** One more die given by the Goddess or by Ogotaï. Games of editions 1 and 2 entered them one by one. */
	| { readonly type: 'gain'; readonly die: WhiteFace }
	/** The given dice that were not entered yet; none if there are no more. */
	| { readonly type: 'gained'; readonly dice?: readonly WhiteFace[] }
	| { readonly type: 'pick'; readonly dice: readonly WhiteFace[] }
	| { readonly type: 'swap'; readonly partner: HeroId; readonly give: Skill; readonly take: Skill; readonly n: number }
	| { readonly type: 'stop' }
	| { readonly type: 'aim'; readonly goal: Goal; readonly bears?: Aim['bears'] }
	| { readonly type: 'chaam'; readonly card: Chaam; readonly to: number }
	| { readonly type: 'draw'; readonly die: WhiteFace; readonly cards?: readonly (Skill | '?')[] }
	| { readonly type: 'discard'; readonly cards: readonly (Skill | '?')[] }
	/** `dice` are the travel dice to spend; without them the plain ones are spent first. */
	| { readonly type: 'reveal'; readonly dice?: readonly WhiteFace[] }
	| { readonly type: 'move'; readonly die?: WhiteFace }
	| { readonly type: 'step'; readonly cards?: readonly Skill[]; readonly die?: WhiteFace }
	/** Pays the step without the journey. Only with the option that separates the two. */
	| { readonly type: 'validate'; readonly cards?: readonly Skill[] }
	| { readonly type: 'final'; readonly skill?: Skill }
	/** A card whose face is unknown is named with `as`, or only paid for with so many `cards`. */
	| { readonly type: 'eliminate'; readonly card: Chaam; readonly from?: number; readonly as?: ChaamFace; readonly cards?: number }
	| { readonly type: 'power' }
	| { readonly type: 'end' }
	/** A turn that was played without entering it. */
	| { readonly type: 'pass' }
	| { readonly type: 'advance' }
	| { readonly type: 'brought'; readonly card: Chaam }
	/** Names unknown cards of a hand. */
	| { readonly type: 'recall'; readonly hero: HeroId; readonly cards: readonly Skill[] }
	/** Names an unknown Chaams of a place. */
	| { readonly type: 'recognise'; readonly place: number; readonly card: ChaamFace }
	| { readonly type: 'counted' }
	/** How the game ended, when only dice are tracked. */
	| { readonly type: 'ended'; readonly how: 'victory' | 'no-place' | 'no-chaams' }
	| { readonly type: 'challenge'; readonly n: number };

export type Action = Own | TableAction<Own>;

/** The game's own action of this type. */
export type OwnOf<T extends Own['type']> = Extract<Own, { readonly type: T }>;

/** Makes an option of an action; it is refused with the ruling if the rules do not accept the action now. */
export type Offer = (id: string, action: Action, label?: Ruling) => Option<Action>;
