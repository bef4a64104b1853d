// Long because it is the whole contract between a game and the app, in one place.
/**
 * What a game gives to the app, and nothing else. A game is pure: no clock, no randomness, no language.
 *
 * Players send *actions*: what they decided or read off the table. The engine answers with *rulings*: a rule of the book with its values. The
 * guide asks *questions* (asks): what may be entered now. Players are identified by the id of their seat everywhere.
 */

// ── Rulings: what the engine answers ─────────────────────────────────────────────────────────────────────────────

/** A number, or the id of something that has a name: a card, a place, a player. */
export type Thing = number | string;

/** A value in a sentence: one thing, or a list ("2, 5 and 4"). */
export type Value = Thing | readonly Thing[];

/** A rule of the book with its values: one step of an accepted action, a refusal, a prompt, a label. */
export interface Ruling {
	readonly rule: string;
	readonly with?: Readonly<Record<string, Value>>;
}

/** What is known of a rule besides its sentence. */
export interface RuleInfo {
	/** The section title or page of the rulebook where a player finds it; 'table' for what the app itself promises or cannot accept. */
	readonly at: string;
	/** The article that explains it. */
	readonly entry: string;
	/** Whether the app applies it, or the players do and the app only reminds them. */
	readonly by: 'app' | 'table';
	/** The names of its values. A ruling that lacks one does not compile. */
	readonly with?: readonly string[];
	/** The table may overrule it (a power on a card, a house rule). Rules without this cannot be overruled because nothing sensible would follow. */
	readonly bends?: true;
	/**
	 * Options that this rule refuses are not shown, because of the reason given here: players do not look for them, as with an own saucer
	 * among the targets. All other refused options are shown with their reason.
	 */
	readonly unshown?: string;
	/** Of a step: the players must do something with their hands (shuffle a pile, give cards back), so the tray shows it after the action. */
	readonly hands?: true;
	/** Of a step: a fight or an attack ends with it, won or lost by the player on turn. The story of the game lists it; the statistics count its `foe`. */
	readonly fight?: 'won' | 'lost';
	/** Of a chance: the name of what its distribution counts (survivors, Chaams, points). */
	readonly unit?: string;
	/** Of a chance: less of it is better. */
	readonly lowerIsBetter?: true;
	/** Of a chance: the rules that state what it assumes. */
	readonly assumes?: readonly string[];
}

export type Rules = Readonly<Record<string, RuleInfo>>;

/** The next state and the steps that led to it, or the reason for a refusal. The first step describes the action itself: it is the history
 * line and the label of the undo button. */
export type Outcome<State> =
	{ readonly ok: true; readonly state: State; readonly steps: readonly Ruling[] } | { readonly ok: false; readonly refused: Ruling };

// ── Actions: what players enter ──────────────────────────────────────────────────────────────────────────────────

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The actions that every game accepts besides its own. */
export type TableAction<Own> =
	/** A figure read off the box. `then` is the action that was waiting for it. */
	| { readonly type: 'learn'; readonly fact: string; readonly value: Json; readonly then?: Own }
	/** The table does not want to read this figure now: the app goes on without it, and asks for it as an optional ask. */
	| { readonly type: 'later'; readonly fact: string }
	/** Dials corrected by hand, all at once. */
	| { readonly type: 'correct'; readonly set: Readonly<Record<string, Thing>> }
	/** An action that the rules refused and the table does anyway; the overruled rules are named. */
	| { readonly type: 'anyway'; readonly action: Own; readonly bends: readonly string[] }
	/** The table ends the game here and names the winners; or corrects them after the end. */
	| { readonly type: 'close'; readonly won: readonly string[]; readonly points?: Readonly<Record<string, number>> }
	/** A free line for the history, before or after the end. */
	| { readonly type: 'note'; readonly text: string };

/** Something that only one player may see: it is shown while a finger holds it down, or on that player's own phone. */
interface SeatOnly {
	readonly eyes?: string;
}

/** A tracked value that the table may correct at any time: a number, or one of a list (a switch is `off` or `on`). Options are dials too. */
export type Dial = SeatOnly & { readonly id: string; readonly label?: Ruling } & (
		{ readonly value: number; readonly least: number; readonly most: number } | { readonly value: string; readonly from: readonly string[] }
	);

// ── Asks: what may be entered now ────────────────────────────────────────────────────────────────────────────────

/** An answer leads to an action, or to a further ask, which is made only when it is opened. */
export type Next<Action> = { readonly action: Action } | { readonly ask: () => Ask<Action> };

/** What all kinds of asks have in common. */
interface AskBase extends SeatOnly {
	/**
	 * Identifies the ask within a guide and from one state to the next: an answer that was queued during a save is dropped when no
	 * open ask has this id any more.
	 */
	readonly id: string;
	/** The sentence shown in the tray, and the rule behind the question. */
	readonly prompt: Ruling;
	/** The seat that must answer; without it any player may. Asks of two seats may be answered in either order. */
	readonly who?: string;
	/** The ask may be ignored: a card that could be played now, a fact worth knowing early, a note. */
	readonly optional?: true;
	/** The answer is printed on the box: the id of the fact. */
	readonly fact?: string;
	/** Of an ask for a fact: the game goes on without it (action `later`). What depends on it is then marked with "?" or left to the table. */
	readonly later?: true;
}

/** One of several options: also a card by its name (a long list gets a search field) or a place on the board. */
export interface ChooseAsk<Action> extends AskBase {
	readonly kind: 'choose';
	readonly options: readonly Option<Action>[];
}

export type Option<Action> = Next<Action> & {
	/** The id of the thing touched: unique in its ask, and the key of its name, its place on the board and the odds beside it. */
	readonly id: string;
	/** Shown instead of the thing's name when the button needs values. */
	readonly label?: Ruling;
	/** The engine would refuse it by this rule of the book. The option is shown disabled with the reason; if the rule bends, with "do it anyway". */
	readonly refused?: Ruling;
};

/** Several things, some more than once: dice to keep, cards drawn, bunkers on a line. An exact number needs no OK button. */
export interface PickAsk<Action> extends AskBase {
	readonly kind: 'pick';
	readonly from: readonly { readonly id: string; readonly label?: Ruling; readonly most: number }[];
	readonly ends: readonly PickEnd<Action>[];
}

/** A button that ends a pick, enabled while the number of picked things is within its limits. */
export interface PickEnd<Action> {
	readonly id: string;
	readonly label?: Ruling;
	readonly least: number;
	readonly most: number;
	then(picked: readonly string[]): Next<Action>;
}

/**
 * The result of a throw, typed in from real dice or thrown by the widget. Its action stores the result as entered in `dice`, so that a
 * wrong die can be corrected in the same widget and luck can be measured from the log.
 */
export interface DiceAsk<Action> extends AskBase {
	readonly kind: 'dice';
	readonly groups: readonly DiceGroup[];
	then(rolled: Rolled): Next<Action>;
	/** A shorter ask for players who threw real dice and need not enter all of them. */
	readonly shorter?: Ask<Action>;
}

/** Dice that count together: our side's, their side's, the red die. */
export interface DiceGroup {
	readonly id: string;
	readonly dice: readonly EqualDice[];
	/** The targets of the first hit, the second hit … in order: a guard, a guard, the boss. */
	readonly reach?: readonly string[];
}

/** Equal dice of a group: four members hit on 6, six Jaffas on 5 and 6. */
export interface EqualDice {
	readonly id: string;
	readonly n: number;
	readonly faces: readonly Face[];
	/** The faces that hit. If all dice of a group have them, the number of hits is a sufficient answer. */
	readonly hits?: readonly Face[];
}

export type Face = number | string;

/** For each group either all faces, in the order of its dice, or the number of hits. */
export type Rolled = Readonly<Record<string, readonly Face[] | number>>;

/** A number within limits. */
export interface CountAsk<Action> extends AskBase {
	readonly kind: 'count';
	readonly least: number;
	readonly most: number;
	readonly usual: number;
	then(count: number): Next<Action>;
}

/** A name that only the players know. */
export interface TextAsk<Action> extends AskBase {
	readonly kind: 'text';
	then(text: string): Next<Action>;
}

/** A question to the table. The list is closed: one component per kind serves all games. */
export type Ask<Action> = ChooseAsk<Action> | PickAsk<Action> | DiceAsk<Action> | CountAsk<Action> | TextAsk<Action>;

export interface Guide<Action> {
	/** Where the game stands, in one sentence: the title of the table, and its line on the shelf. */
	readonly now: Ruling;
	/** The small line above the title: whose turn, which round, which place. */
	readonly where?: Ruling;
	/** Any of these may be answered now; the tray shows the first. When the game is over, only optional asks remain. */
	readonly asks: readonly Ask<Action>[];
	/** What the table should not forget and the app does not check. */
	readonly remind?: readonly Ruling[];
}

// ── Odds ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Odd extends SeatOnly {
	/** What may happen. */
	readonly of: Ruling;
	/** Its probability. */
	readonly chance: number;
	/** The option or the place on the board it belongs to, as in "63 % → 98 % with the grenade". Without it the odd holds for the state as it is. */
	readonly beside?: string;
	/** The whole distribution behind it, for the small chart. */
	readonly spread?: readonly (readonly [value: number, chance: number])[];
	/** Exact unless marked: "?" depends on a figure not yet read off the box, "≈" on a simplification, "≥" and "≤" are bounds. */
	readonly how?: '?' | '≈' | '≥' | '≤';
}

/** Reports how far a long computation is, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** A change tried on a state that is thrown away, to see how the odds would change: one die fewer, two more Jaffas. */
export interface WhatIf<Action> {
	readonly label: Ruling;
	readonly action: Action;
}

/** One of the choices open now, with what it is likely to bring and what it costs. The app never takes it by itself. */
export interface Advice extends SeatOnly {
	readonly of: Ruling;
	/** The option it speaks of, where there is one to touch. */
	readonly beside?: string;
	/** The choice with the highest chance or value. */
	readonly best?: true;
	/** Precision, as with odds. */
	readonly how?: Odd['how'];
}

/** The best chance that a hand of cards gives at this moment, and what to do with it now. */
export interface HandOdds {
	readonly odd: Odd;
	readonly now: Ruling;
}

/** One throw compared with what was to be expected. */
export interface ThrowLuck {
	/** A seat, or something that has a name: the foes. */
	readonly who: string;
	/** What is counted: hits, points, Chaams avoided. Only equal units are added up. */
	readonly of: string;
	/** The probabilities of 0, 1, 2 … */
	readonly distribution: readonly number[];
	readonly result: number;
	/** Less of it is better: Chaams, a Resistance. */
	readonly lowerIsBetter?: true;
}

/** How far each seat or side is at one moment: a chance, points, cards laid. The chart over a session is made from it. */
export interface Standing {
	readonly of: Ruling;
	readonly lines: Readonly<Record<string, number>>;
	/** The top of the chart; without it, the highest value reached. */
	readonly most?: number;
}

// ── Setup ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Seat {
	readonly id: string;
	readonly name: string;
	/** What the player plays with: heroes, a side, a team, camps. */
	readonly takes: readonly string[];
}

/** Seats are in order of play; the first one starts. */
export interface Setup {
	readonly seats: readonly Seat[];
	/** What is in play but belongs to no seat: the fourth hero of three players. */
	readonly shared?: readonly string[];
	/** Only the options that differ from their usual value. */
	readonly options: Readonly<Record<string, boolean | number | string>>;
}

/**
 * An option: a switch, one of a list, or a number. An aid lets the app know what players would otherwise have to remember or to hide; all of
 * them agree to it, and it is usually off.
 */
export type Field = {
	readonly main?: true;
	readonly aid?: true;
	/** Of the option `depth`: what each value costs the table, shown on its tile in the setup. `npm run bench` measures it. */
	readonly taps?: Readonly<Record<string, TapCost>>;
} & (
	| { readonly usual: boolean }
	| { readonly usual: string; readonly from: readonly string[] }
	| { readonly usual: number; readonly least: number; readonly most: number }
);

/** About how many taps the app needs in a turn or a fight of the book. */
export interface TapCost {
	readonly n: number;
	readonly per: 'turn' | 'fight';
}

/** The setup form for what has been filled in so far. */
export interface Form {
	/** The possible numbers of players. */
	readonly seats: readonly number[];
	/** What each seat takes, if anything, and how much of it stays common. */
	readonly takes?: { readonly from: readonly string[]; readonly each: number; readonly shared?: number };
	readonly options: Readonly<Record<string, Field>>;
}

// ── The game ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Figures printed on the box, by id: 'war:7', 'foe:kowalski'. */
export type Facts = Readonly<Record<string, Json>>;

/** What shared code may read of any state without knowing the game. */
export interface TableState {
	/**
	 * What is known of this box: from before the game, read off it (`learn`), or shown by play (the symbol that opened a gate). The app keeps
	 * in the box memory whatever an action adds or changes here. What can be derived from other facts is never added, because a
	 * correction of those would leave it behind.
	 */
	readonly facts: Facts;
	/** The facts that the table has put off: they are not asked for again, except as optional asks. */
	readonly later?: readonly string[];
	/** Counts the turns of the book (a player's turn, a fight of a duel) and groups the history. */
	readonly turn: number;
	/** Set when the game is over. */
	readonly over?: GameEnd;
	/** Remembering is part of this game: until it is over, history and undo reach back to the last turn and no further. */
	readonly veil?: true;
}

export interface GameEnd {
	readonly won: readonly string[];
	readonly by: Ruling;
	/** For games that count points. */
	readonly points?: Readonly<Record<string, number>>;
}

/** All that is stored of a game: what the players entered, and what was known of the box when they started. */
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
	/** Raised when an old log could now replay to another state. */
	readonly edition: number;
	/** One for each edition but the last: `upgrades[0]` brings edition 1 to 2. */
	readonly upgrades: readonly Upgrade[];
	readonly rules: Rules;
	form(draft: Setup): Form;
	/** `facts` is what the box memory knows at that moment; it is stored in the log. The steps are the checklist for laying out the game. */
	start(setup: Setup, facts: Facts): Outcome<State>;
	apply(state: State, action: Action): Outcome<State>;
	guide(state: State): Guide<Action>;
	/** The current sentence alone, `guide(state).now`, without building any ask: it is saved with every action as the session's summary. */
	now(state: State): Ruling;
	dials(state: State): readonly Dial[];
	/** What the default board shows, for a game that has no board of its own. Without it the default board shows the dials. */
	zones?(state: State): readonly Zone[];
	/** The chances shown at this moment. A game without dice or cards to count has none. */
	odds?(state: State, onProgress?: OnProgress): readonly Odd[];
	/** About how many steps the odds of this state take: long work is done in a worker. Without it the odds are quick. */
	effort?(state: State): number;
	/** Changes that may be tried: the odds are computed again after each. */
	whatIfs?(state: State): readonly WhatIf<Action>[];
	/** The choices open now, compared, from the odds of this state. */
	advice?(state: State, odds: readonly Odd[]): readonly Advice[];
	/** The cards that a player may hold back now for a better moment, by name. */
	holding?(state: State): readonly string[];
	/** The odds if a player holds these cards and plays them as well as possible. The cards are entered for one look and not stored. */
	hand?(state: State, cards: readonly string[]): HandOdds | undefined;
	/**
	 * Whether an action is for the eyes of one seat only: a hand entered for its odds. It changes nothing that another seat sees, so a
	 * table with several phones keeps it on the phone where it was entered.
	 */
	isPrivate?(action: Action): boolean;
	/** How lucky the throw in this action was. */
	luck?(state: State, action: Action): readonly ThrowLuck[];
	/** How far each side is, where that can be computed. */
	standing?(state: State): Standing | undefined;
	/** Further quantities over a session, each with a chart of its own: Chaams on the path, lives left. */
	courses?(state: State): readonly Standing[];
	/** The ask for a printed fact, for the memory page: the same ask as at the table. A game that learns nothing from its box has none. */
	fact?(id: string): Ask<Action> | undefined;
}

/** A game through its contract alone: shared code does not know what its states and actions are. */
export type AnyGame = Game<TableState, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
