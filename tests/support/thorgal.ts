import type { Ask, Facts, Odd, Setup } from '../../src/lib/rules/contract.ts';
import { cardCount } from '../../src/lib/rules/deck.ts';
import { type Chaam, HEROES, type HeroId, type Skill, STEPS, type WhiteFace } from '../../src/lib/rules/thorgal/cards.ts';
import { game as thorgal } from '../../src/lib/rules/thorgal/game.ts';
import type { Rule } from '../../src/lib/rules/thorgal/rules.ts';
import type { Action, Hero, HeroTurn, Own, State } from '../../src/lib/rules/thorgal/types.ts';
import { TableDriver } from './table-driver.ts';

/** War values of a box for tests. They are invented. */
export const WAR: readonly number[] = [0, 0, 1, 0, 1, 2, 0, 2, 1, 3, 0, 2, 3, 4];
/** Facts of a box for tests. They are invented, except those the rulebook prints. */
export const BOX: Facts = {
	...Object.fromEntries(WAR.map((value, i) => [`war:${i + 1}`, value])),
	'start:3': 3,
	'start:4': 1,
	'symbols:2': 0,
	'symbols:3': 1,
	'symbols:4': 2,
	'symbols:5': 1,
	'symbols:6': 3,
	'symbols:8': 3,
	'step:2': STEPS['different:4'],
	'step:4': STEPS['identical:4']
};

/**
 * A setup for so many players, each with as many heroes as the rules give, in the order of the catalogue. Every card is kept unless the
 * options say otherwise.
 */
export function seats(players: number, options: Setup['options'] = {}, heroes: readonly HeroId[] = HEROES): Setup {
	const blank = Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}`, name: 'ABCD'.charAt(i), takes: [] as readonly string[] }));
	const { each, shared = 0 } = thorgal.form({ seats: blank, options }).takes ?? { each: 0 };
	return {
		seats: blank.map((seat, i) => ({ ...seat, takes: heroes.slice(i * each, (i + 1) * each) })),
		shared: heroes.slice(players * each, players * each + shared),
		options: { depth: 'full', ...options }
	};
}

/** A hand from `com2 esq1`: two Combat and one Esquive. */
export const hand = (cards: string): Hero['hand'] =>
	Object.fromEntries(
		cards
			.split(' ')
			.filter(Boolean)
			.map((card) => [card.slice(0, 3) as Skill, Number(card.slice(3) || 1)])
	);
/** Chaams from `cor2 com1`. */
export const chaams = (cards: string): readonly Chaam[] => cards.split(' ').filter(Boolean) as Chaam[];
/** White dice from `S1 V C2`. */
export const dice = (faces: string): readonly WhiteFace[] => faces.split(' ').filter(Boolean) as WhiteFace[];

interface Moment {
	readonly players?: number;
	readonly options?: Setup['options'];
	readonly facts?: Facts;
	/** Of the hero whose turn it is: the place, the hand, the dice won. */
	readonly at?: number;
	readonly hand?: string;
	readonly won?: string;
	readonly frontier?: number;
	/** Chaams by place: `{ 4: 'cor2 com1' }`. */
	readonly places?: Readonly<Record<number, string>>;
	readonly discard?: Partial<Pick<State, 'skillDiscard' | 'chaamsDiscard'>>;
	readonly turn?: Partial<HeroTurn>;
	readonly more?: Partial<State>;
}

/** A table in the middle of a game: by default the action phase of the first hero. */
export function moment({ players = 3, options = {}, facts = BOX, ...now }: Moment = {}): State {
	const outcome = thorgal.start(seats(players, options), facts);
	if (!outcome.ok) throw new Error(outcome.refused.rule);
	const { state } = outcome;
	const others = state.heroes.map((each): Hero => ({ ...each, hand: {}, unknown: 0, at: Math.min(each.at, now.frontier ?? 8) }));
	const heroes = others
		.map(withoutStarting)
		.map((each, i): Hero => (i === 0 ? { ...each, at: now.at ?? 1, hand: hand(now.hand ?? '') } : each));
	const places = Array.from({ length: 8 }, (_, i) => chaams(now.places?.[i + 1] ?? ''));
	return {
		...state,
		heroes,
		frontier: now.frontier ?? now.at ?? 1,
		places,
		phase: 'action',
		heroTurn: { ...state.heroTurn, free: 0, throws: 1, won: dice(now.won ?? ''), ...now.turn },
		...now.discard,
		...now.more
	};
}

const withoutStarting = ({ starting: _, ...hero }: Hero): Hero => hero;

/** The state after these actions, which must be accepted. */
export const after = (state: State, ...actions: readonly Action[]): State =>
	actions.reduce((now, action) => {
		const outcome = thorgal.apply(now, action);
		if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refused)}`);
		return outcome.state;
	}, state);

/** The rule that refuses an action. */
export const refusal = (state: State, action: Action): string | undefined => {
	const outcome = thorgal.apply(state, action);
	return outcome.ok ? undefined : outcome.refused.rule;
};

/** The rules of the steps of an action. */
export const steps = (state: State, action: Action): readonly string[] => {
	const outcome = thorgal.apply(state, action);
	return outcome.ok ? outcome.steps.map(({ rule }) => rule) : [outcome.refused.rule];
};

/** The odd with this rule. */
export function findOdd(state: State, rule: Rule): Odd {
	const odd = thorgal.odds(state).find(({ of }) => of.rule === rule);
	if (!odd) throw new Error(`No ${rule} is shown.`);
	return odd;
}

/** The ask that an option of the first ask opens. */
export function openedAsk(state: State, optionId: string): Ask<Action> {
	const [ask] = thorgal.guide(state).asks;
	const option = ask?.kind === 'choose' ? ask.options.find(({ id }) => id === optionId) : undefined;
	if (!option || !('ask' in option)) throw new Error(`${optionId} opens no ask.`);
	return option.ask();
}

/** The same table with these hands, in the order of the heroes; heroes without one keep theirs. */
export const withHands = (state: State, ...hands: readonly string[]): State => ({
	...state,
	heroes: state.heroes.map((each, i) => ({ ...each, hand: hands[i] === undefined ? each.hand : hand(hands[i]) }))
});

/** The same table with so many unknown cards in the hand of one hero. */
export const withUnknown = (state: State, heroIndex: number, unknown: number): State => ({
	...state,
	heroes: state.heroes.map((each, i) => (i === heroIndex ? { ...each, unknown } : each))
});

/** How many Chaams lie on each place. */
export const counts = (state: State): readonly number[] => state.places.map((cards) => cards.length);
/** The known cards of a hero. */
export const held = (state: State, id: HeroId): Hero['hand'] => state.heroes.find((hero) => hero.id === id)?.hand ?? {};

/** A throw with all its dice. */
export const throwing = (black: string, white: string): Own => ({ type: 'throw', dice: { black: [black], white: dice(white) } });

/** The table of the rulebook's example: Tree-foot plays last, on the sixth place; two Chaams stand on the fourth; a war space of three is next. */
export function example(options: Setup['options'] = {}): TableDriver<State, Action> {
	const table = new TableDriver(thorgal, seats(3, options, ['tho', 'aar', 'pie']), { ...BOX, 'start:3': 9 });
	const hands: Partial<Record<HeroId, string>> = { tho: 'com3 per1', aar: 'ass1 inf1 per1', pie: 'esq2 cor2' };
	const full = table.state.options.depth === 'full';
	table.state = {
		...table.state,
		heroes: table.state.heroes.map(withoutStarting).map((hero): Hero => {
			const cards = hand(hands[hero.id] ?? '');
			return { ...hero, at: hero.id === 'aar' ? 5 : 6, hand: full ? cards : {}, unknown: full ? 0 : cardCount(cards) };
		}),
		active: 2,
		frontier: 6,
		places: [[], [], [], full ? chaams('com1 per1') : ['?', '?'], [], [], [], []]
	};
	return table;
}

/** The refusals of the specification, and the rules that refuse. */
export const CODES = {
	E_PHASE: ['destiny.over', 'action.when', 'power.when'],
	E_PICK_COUNT: ['destiny.count'],
	E_PICK_NOT_THROWN: ['destiny.not-thrown'],
	E_NO_DICE: ['destiny.no-dice'],
	E_SWAP_SELF: ['tanatloc.self'],
	E_SWAP_COLOUR: ['tanatloc.colours'],
	E_SWAP_QTY: ['tanatloc.number'],
	E_PLACE: ['chaams.near', 'chaams.hidden'],
	E_HAND_LIMIT: ['skills.limit'],
	E_DIE: ['path.die', 'skills.die'],
	E_NEED_TWO_TRAVEL: ['path.two-dice'],
	E_NEXT_HIDDEN: ['path.hidden'],
	E_ALREADY_KNOWN: ['path.known'],
	E_STEP_REQUIRED: ['path.step-first'],
	E_STEP_PAYMENT: ['path.payment'],
	E_SKILL_SHORT: ['chaams.price', 'end.short'],
	E_NOT_HERE: ['chaams.not-here', 'chaams.absent'],
	E_POWER_USED: ['power.used'],
	E_PATH_END: ['path.end'],
	E_NOT_LAB: ['end.not-there'],
	E_OVER: ['table.over']
} as const satisfies Record<string, readonly Rule[]>;
export type Code = keyof typeof CODES;

/** A state before a throw of so many dice, with these already won. */
export const throwsNow = (won: string, free: number, more: Partial<State> = {}): State =>
	moment({ won, turn: { free, throws: won ? 1 : 0 }, more: { phase: won ? 'decide' : 'throw', ...more } });
