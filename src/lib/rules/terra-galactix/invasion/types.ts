import type { Rolled, TableState, TableAction } from '../../contract.ts';
import type { CardCounts } from '../../deck.ts';
import type { OptionsOf } from '../../setup.ts';
import type { Bunker, Weapon } from '../bunkers.ts';
import type { Camp, Card, Colour, Line, SaucerId } from '../cards.ts';
import type { Galactix, Pile } from '../decks.ts';
import type { Flight } from '../fleet.ts';
import type { OPTIONS } from './setup.ts';

export type Options = OptionsOf<typeof OPTIONS>;

/** Gave a card away: no cards until the end of the next turn of one's own. */
export const RESTS = ['no', 'gave', 'resting'] as const;
export type Rest = (typeof RESTS)[number];

export interface Pilot {
	readonly id: string;
	readonly camp: Camp;
	/** Saucer cards not yet turned over. */
	readonly lives: number;
	readonly hand: number;
	readonly rest: Rest;
	readonly saucers: Readonly<Record<Colour, Flight>>;
	/** The hand as its owner told it, only with the aid that asks for it; forgotten when the hand changes. */
	readonly held?: CardCounts<Card>;
}

export type Phase = 'draw' | 'roll' | 'fire' | 'move' | 'attack';

export interface State extends TableState {
	readonly options: Options;
	readonly pilots: readonly Pilot[];
	readonly active: number;
	readonly phase: Phase;
	/** What the table must do with its hands before anything else: pieces pushed back, bunkers set up again, another card turned. */
	readonly pending?: 'wave' | 'resistance' | 'redraw';
	readonly bunkers: readonly Bunker[];
	readonly stack: Pile;
	readonly galactix: Galactix;
	/** The colour of the first saucer on Earth: the other one waits until its squadron is complete. */
	readonly first?: Colour;
	/** Phase 1 has been used for its one choice. */
	readonly chosen: boolean;
	/** Cards drawn in this turn and kept. */
	readonly drawn: number;
	/** Those of them drawn before the discard was shuffled in: a Super Nova may be among them. */
	readonly early: number;
	/** A Super Nova has struck in this turn. */
	readonly wave: boolean;
	readonly pulsars: readonly Colour[];
	/** Faces of the coloured dice thrown in this turn, for saucers that were in play. */
	readonly thrown: Readonly<Partial<Record<Colour, number>>>;
	/** Faces of the yellow dice of this turn. */
	readonly yellow: readonly number[];
	/** It has been said which bunkers fire. */
	readonly announced: boolean;
	/** Saucers that have answered a shot, or exploded; twice if the lines fire twice. */
	readonly settled: readonly SaucerId[];
	/** Saucers whose move has been told in this turn; where positions are kept. */
	readonly moved: readonly SaucerId[];
	/** Tirs continus: saucers that ended on a lit line and have not paid for it. */
	readonly owed: readonly SaucerId[];
	/** The last trip through a black hole, as long as its place may still prove taken. */
	readonly jump?: { readonly saucer: SaucerId; readonly star: string; readonly placed?: true };
	/** Attacks on bunkers in this turn. */
	readonly shots: number;
}

/** `by` are partners who give one card each for it; the other cards are the player's own. */
interface Helped {
	readonly by?: readonly string[];
}

export type Own =
	| { readonly type: 'nova'; readonly before?: true }
	| ({ readonly type: 'pulsar'; readonly colours: readonly Colour[] } & Helped)
	| { readonly type: 'discard'; readonly card: Card }
	| { readonly type: 'ready' | 'done' | 'quiet' | 'end' }
	| ({ readonly type: 'hole'; readonly saucer: SaucerId; readonly star?: string } & Helped)
	| { readonly type: 'redraw'; readonly star?: string }
	| { readonly type: 'roll'; readonly dice: Rolled }
	/** What became of a saucer on a lit line. */
	| ({ readonly type: 'defend'; readonly saucer: SaucerId; readonly how: 'bouclier' | 'giga' | 'none' } & Helped)
	/** Tirs continus: a saucer of one's own enters, crosses or follows a lit line. */
	| ({ readonly type: 'cross'; readonly saucer: SaucerId; readonly how: 'bouclier' | 'giga' | 'none' } & Helped)
	| { readonly type: 'move'; readonly saucer: SaucerId; readonly line: Line; readonly orbit: number }
	| { readonly type: 'stay'; readonly saucer: SaucerId }
	| { readonly type: 'land'; readonly saucer: SaucerId }
	| ({ readonly type: 'shoot'; readonly bunker: number; readonly weapon: Weapon; readonly orbit?: number } & Helped)
	/** One’s own cards, told for the odds of one pair of eyes. */
	| { readonly type: 'hold'; readonly player: string; readonly cards: readonly Card[] };

export type Action = Own | TableAction<Own>;
