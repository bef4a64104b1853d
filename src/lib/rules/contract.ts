/**
 * What a game gives to the screen, and nothing else. A game is pure: no clock, no randomness, no language.
 *
 * Three languages meet here. The table speaks in *actions*: what somebody decided or read off the table. The engine
 * speaks in *rulings*: a rule of the book with its numbers. The guide speaks in *asks*: what the table may tell now.
 *
 * People are told by the id of their seat, everywhere: who answers, whose eyes, who has won.
 */

// ── Rulings: what the engine says ────────────────────────────────────────────────────────────────────────────────

/** A number, or the id of something that has a name: a card, a place, a player. */
export type Thing = number | string;

/** What a sentence may speak of: one thing, or several ("2, 5 and 4"). */
export type Value = Thing | readonly Thing[];

/** One sentence the engine may speak: a rule of the book, with its numbers. */
export interface Ruling {
	readonly rule: string;
	readonly with?: Readonly<Record<string, Value>>;
}

export interface RuleInfo {
	/** The section title or page of the rulebook where a player finds it; 'table' for what the companion itself promises or cannot take. */
	readonly at: string;
	/** The article that explains it. */
	readonly entry: string;
	/** The app sees to it, or the table does and the app only says so. */
	readonly by: 'app' | 'table';
	/** What its sentence speaks of. Forgetting one does not compile. */
	readonly with?: readonly string[];
	/** The table may overrule it (a power on a card, a house rule). What makes no sense at all does not bend. */
	readonly bends?: true;
	/** Of a chance: the thing its law counts (survivors, Chaams, points), by its name. */
	readonly unit?: string;
	/** Of a chance: less of it is better. */
	readonly lowerIsBetter?: true;
	/** Of a chance: what it takes for granted, each a sentence of its own. */
	readonly assumes?: readonly string[];
}

export type Rules = Readonly<Record<string, RuleInfo>>;

/** The next state and what is to be said about it, or why not. The first step tells the action itself: it is the history
 * line and the label of the undo button. */
export type Outcome<State> =
	{ readonly ok: true; readonly state: State; readonly steps: readonly Ruling[] } | { readonly ok: false; readonly refused: Ruling };

// ── Actions: what the table says ─────────────────────────────────────────────────────────────────────────────────

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What every table may tell in every game, besides the game's own actions. */
export type TableAction<Own> =
	/** A figure read off the box. `then` is told in the same breath. */
	| { readonly type: 'learn'; readonly fact: string; readonly value: Json; readonly then?: Own }
	/** The table is the truth: dials set by hand, together. */
	| { readonly type: 'correct'; readonly set: Readonly<Record<string, Thing>> }
	/** An action the rules refused, done all the same; the rules it bends are named. */
	| { readonly type: 'anyway'; readonly action: Own; readonly bends: readonly string[] }
	/** The table stops here and says who has won; or says so after the end, where the rules would have it otherwise. */
	| { readonly type: 'close'; readonly won: readonly string[] }
	/** A line for the history, before or after the end. */
	| { readonly type: 'note'; readonly text: string };

/** What only one player may see: shown while their finger holds it, or on a phone of their own. */
interface SeatOnly {
	readonly eyes?: string;
}

/** A tracked value the table may set by hand at any time: a number, or one of a few (a switch is `off` or `on`). Options are dials too. */
export type Dial = SeatOnly & { readonly id: string; readonly label?: Ruling } & (
		{ readonly value: number; readonly least: number; readonly most: number } | { readonly value: string; readonly from: readonly string[] }
	);

// ── Asks: what the table may tell now ────────────────────────────────────────────────────────────────────────────

/** An answer leads to an action, or to a further question. Further questions are made when they are asked. */
export type Next<Action> = { readonly action: Action } | { readonly ask: () => Ask<Action> };

interface AskBase extends SeatOnly {
	/**
	 * Identifies the question within a guide and from one state to the next: an answer that was queued during a save is dropped when no
	 * open ask has this id any more.
	 */
	readonly id: string;
	/** The sentence of the tray, and the rule behind the question. */
	readonly prompt: Ruling;
	/** Whose answer it is, when it is not simply the table's. Asks of two players may be answered in either order. */
	readonly who?: string;
	/** May be passed over in silence: a card that could be played now, a fact worth knowing early, a line for the record. */
	readonly optional?: true;
	/** The answer is printed on the box: the id of the fact. "Look at the card." */
	readonly fact?: string;
}

/** One of these. Also a card by its name (the widget adds a search field to a long list) and a place on the board. */
export interface ChooseAsk<Action> extends AskBase {
	readonly kind: 'choose';
	readonly options: readonly Option<Action>[];
}

export type Option<Action> = Next<Action> & {
	/** The thing touched: unique in its ask, the key of the board picture and of the odds beside it, and a name. */
	readonly id: string;
	/** Said instead of the thing's name when the button needs numbers. */
	readonly label?: Ruling;
	/** The engine would say no, by a rule of the book. Shown greyed, with its reason; if the rule bends, with "do it anyway". */
	readonly refused?: Ruling;
};

/** Several of these, some more than once: dice to keep, cards drawn, bunkers on a line. With exact numbers no OK is needed. */
export interface PickAsk<Action> extends AskBase {
	readonly kind: 'pick';
	readonly from: readonly { readonly id: string; readonly label?: Ruling; readonly most: number }[];
	readonly ends: readonly PickEnd<Action>[];
}

export interface PickEnd<Action> {
	readonly id: string;
	readonly label?: Ruling;
	readonly least: number;
	readonly most: number;
	then(picked: readonly string[]): Next<Action>;
}

/**
 * What the dice show. Real dice are typed in, or the widget throws them: it is the same ask. The action it leads to keeps them as
 * told, in `dice`: a wrong die is typed again in the same widget, and luck can be measured from the log.
 */
export interface DiceAsk<Action> extends AskBase {
	readonly kind: 'dice';
	readonly groups: readonly DiceGroup[];
	then(rolled: Rolled): Next<Action>;
	/** The same told shorter by somebody who threw real dice and need not tell them all. */
	readonly shorter?: Ask<Action>;
}

/** Dice that count together: our side's, their side's; the red die. */
export interface DiceGroup {
	readonly id: string;
	readonly dice: readonly EqualDice[];
	/** What the first hit, the second … falls on, as far as they reach anything: a guard, a guard, the boss. */
	readonly reach?: readonly string[];
}

/** Equal dice of a group: four members hit on 6, six Jaffas on 5 and 6. */
export interface EqualDice {
	readonly id: string;
	readonly n: number;
	readonly faces: readonly Face[];
	/** The faces that count. If all dice of a group have them, it is enough to tell how many hits there are. */
	readonly hits?: readonly Face[];
}

export type Face = number | string;

/** For each group all its faces, in the order of its dice, or only how many of them hit. */
export type Rolled = Readonly<Record<string, readonly Face[] | number>>;

/** How many. */
export interface CountAsk<Action> extends AskBase {
	readonly kind: 'count';
	readonly least: number;
	readonly most: number;
	readonly usual: number;
	then(count: number): Next<Action>;
}

/** A name only the table knows. */
export interface TextAsk<Action> extends AskBase {
	readonly kind: 'text';
	then(text: string): Next<Action>;
}

/** A question put to the table. A small, closed list: one widget answers each kind, for all games. */
export type Ask<Action> = ChooseAsk<Action> | PickAsk<Action> | DiceAsk<Action> | CountAsk<Action> | TextAsk<Action>;

export interface Guide<Action> {
	/** Where the game stands, in one sentence: the title of the table, and its line on the shelf. */
	readonly now: Ruling;
	/** What stands small above the title: whose turn, which round, which place. */
	readonly where?: Ruling;
	/** Any of these may be answered now; the first is the one the tray shows. When the game is over, only asides remain. */
	readonly asks: readonly Ask<Action>[];
	/** What the table should not forget; the app does not check it. */
	readonly remind?: readonly Ruling[];
}

// ── Odds ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Odd extends SeatOnly {
	/** What may happen. */
	readonly of: Ruling;
	readonly chance: number;
	/** The option or the place on the board it belongs to; without, it holds as things stand. "63 % → 98 % with the grenade." */
	readonly beside?: string;
	/** The whole law behind it, for the small picture. */
	readonly spread?: readonly (readonly [value: number, chance: number])[];
	/** Exact unless said otherwise: "?" rests on a figure nobody has read off the box yet, "≈" on a simplification, "≥" and "≤" on bounds. */
	readonly how?: '?' | '≈' | '≥' | '≤';
}

/** How far a long work is, from 0 to 1: cases done of all cases. */
export type OnProgress = (share: number) => void;

/**
 * Something that is not so, to see what it would change: one die fewer, two more Jaffas. It is an action, tried on a state that is thrown
 * away: the very rules and the very kernel answer.
 */
export interface WhatIf<Action> {
	readonly label: Ruling;
	readonly action: Action;
}

/** One of the choices open now: in words, with what it is likely to bring and what it costs. It is told, never taken. */
export interface Advice extends SeatOnly {
	readonly of: Ruling;
	/** The option it speaks of, where it is one that can be touched. */
	readonly beside?: string;
	/** What counts here is most likely by this choice, or it is worth most. */
	readonly best?: true;
	/** Solved exactly unless said otherwise, as with chances. */
	readonly how?: Odd['how'];
}

/** What a hand makes of a moment if it is played as well as can be, and what that means now. */
export interface HandOdds {
	readonly odd: Odd;
	readonly now: Ruling;
}

/** One throw as luck sees it: what might have come, and what came. */
export interface ThrowLuck {
	/** A seat, or something that has a name: the foes. */
	readonly who: string;
	/** What is counted: hits, points, Chaams avoided. Only the same is added up. */
	readonly of: string;
	/** Chances of 0, 1, 2 … */
	readonly distribution: readonly number[];
	readonly result: number;
	/** Less of it is better: Chaams, a Resistance. */
	readonly lowerIsBetter?: true;
}

/** How the whole stands at a moment, for each seat or thing: a chance, points, cards laid. The line over the session is made from it. */
export interface Standing {
	readonly of: Ruling;
	readonly lines: Readonly<Record<string, number>>;
	/** As far as it can go; without, as far as it went. */
	readonly most?: number;
}

// ── Setup ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Seat {
	readonly id: string;
	readonly name: string;
	/** Heroes, side, team, camp. */
	readonly takes: readonly string[];
}

/** In order of play; the first one starts. */
export interface Setup {
	readonly seats: readonly Seat[];
	/** In play, but nobody's own: the fourth hero of three players. */
	readonly shared?: readonly string[];
	/** Only what differs from the usual. */
	readonly options: Readonly<Record<string, boolean | number | string>>;
}

/**
 * A switch, one of a few, or a number: told by what it usually is. An aid lets the companion know what players would otherwise have
 * to remember or to hide: all of them agree to it, and usually it is off.
 */
export type Field = { readonly main?: true; readonly aid?: true } & (
	| { readonly usual: boolean }
	| { readonly usual: string; readonly from: readonly string[] }
	| { readonly usual: number; readonly least: number; readonly most: number }
);

/** The setup form for what has been filled in so far. */
export interface Form {
	/** How many may play. */
	readonly seats: readonly number[];
	/** What each seat takes, if anything, and how much of it stays with the whole table. */
	readonly takes?: { readonly from: readonly string[]; readonly each: number; readonly shared?: number };
	readonly options: Readonly<Record<string, Field>>;
}

// ── The game ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Figures printed on the box, by id: 'war:7', 'foe:kowalski'. */
export type Facts = Readonly<Record<string, Json>>;

/** What the screen may read of any state without knowing the game. */
export interface TableState {
	/**
	 * What is printed on this box, as far as it is known: before the game, read off it (`learn`), or shown by play itself (the symbol
	 * that opened a gate). The screen keeps in the box memory whatever an action adds or changes here. What follows from other
	 * facts is worked out and never added: a correction would leave it behind.
	 */
	readonly facts: Facts;
	/** Counts up with each turn of the book (a player's turn, a fight of a duel): history is grouped by it. */
	readonly turn: number;
	/** Only this says that the game is over. */
	readonly over?: GameEnd;
	/** Remembering is part of this game: until it is over, history and undo reach back to the last turn and no further. */
	readonly veil?: true;
}

export interface GameEnd {
	readonly won: readonly string[];
	readonly by: Ruling;
	/** For games that count points: the recap, a tournament. */
	readonly points?: Readonly<Record<string, number>>;
}

/** A session as it is stored: what people said, and what was known of the box when they sat down. */
export interface Log<Action = unknown> {
	readonly game: string;
	readonly edition: number;
	readonly setup: Setup;
	readonly facts: Facts;
	readonly actions: readonly Action[];
}

/** Brings a log of one edition to the next. */
export type Upgrade = (log: Log) => Log;

/** A part of the state that the default board shows: a counter, or the things that lie in one place. */
export interface Zone extends SeatOnly {
	/** A thing with a name: the hand, the pool, the score. */
	readonly id: string;
	/** The seat it belongs to. Without one it is common to all. */
	readonly seat?: string;
	/** How many there are, of how many at most. */
	readonly count?: number;
	readonly most?: number;
	/** What lies there, by the ids that asks offer; equal things are repeated. */
	readonly things?: readonly string[];
}

export interface Game<State extends TableState = TableState, Action = unknown> {
	readonly id: string;
	/** Raised when an old log could now fold to another state. */
	readonly edition: number;
	/** One for each edition but the last: `upgrades[0]` takes edition 1 to 2. */
	readonly upgrades: readonly Upgrade[];
	readonly rules: Rules;
	form(draft: Setup): Form;
	/** What the box memory knows at that moment goes into the log with the setup. The steps are the physical checklist. */
	start(setup: Setup, facts: Facts): Outcome<State>;
	apply(state: State, action: Action): Outcome<State>;
	guide(state: State): Guide<Action>;
	/** The current sentence alone, `guide(state).now`, without working out any ask: saved with every action as the session's summary. */
	now(state: State): Ruling;
	dials(state: State): readonly Dial[];
	/** What the default board shows, for a game that has no board of its own. Without it the default board shows the dials. */
	zones?(state: State): readonly Zone[];
	/** The chances shown at this moment. A game without dice or cards to count has none. */
	odds?(state: State, onProgress?: OnProgress): readonly Odd[];
	/** About how many steps the odds of this moment walk: what is long is worked out beside the page. Without it they are short. */
	effort?(state: State): number;
	/** What may be tried for a look: `odds` are asked again after it. */
	whatIfs?(state: State): readonly WhatIf<Action>[];
	/** The choices open now, compared in words, from the odds of this moment. */
	advice?(state: State, odds: readonly Odd[]): readonly Advice[];
	/** Cards that somebody may hold back now for a better moment, by name. */
	holding?(state: State): readonly string[];
	/** Several of them in one hand, played as well as can be. Named for a look by whoever holds them: nothing of it is kept. */
	hand?(state: State, cards: readonly string[]): HandOdds | undefined;
	/** How lucky a throw was, told by the action that tells it. */
	luck?(state: State, action: Action): readonly ThrowLuck[];
	/** How the game stands, where that can be told. */
	standing?(state: State): Standing | undefined;
	/** How a fact of this box is asked, for the memory page: the very ask the table meets. */
	fact?(id: string): Ask<Action> | undefined;
}

/** A game through its contract alone: shared code does not know what its states and actions are. */
export type AnyGame = Game<TableState, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
