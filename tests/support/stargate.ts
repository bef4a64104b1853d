import type { Facts, Setup, Thing } from '../../src/lib/rules/contract.ts';
import { usualSetup } from '../../src/lib/rules/setup.ts';
import { apply } from '../../src/lib/rules/stargate/apply.ts';
import type { FoeId } from '../../src/lib/rules/stargate/cards.ts';
import { game as stargate } from '../../src/lib/rules/stargate/game.ts';
import { diceNow as diceNowOf, fightState as fightStateOf, fightTerms as fightTermsOf } from '../../src/lib/rules/stargate/fight.ts';
import { planHand as planHandOf } from '../../src/lib/rules/stargate/hand-plan.ts';
import { type Action, type Fighting, isFighting, type State } from '../../src/lib/rules/stargate/types.ts';
import { TableDriver } from './table-driver.ts';

/** Sets dials by hand. */
export const correct = (set: Readonly<Record<string, number | string>>): Action => ({ type: 'correct', set });
/** Turns a symbol. */
export const symbol: Action = { type: 'turn', card: 'symbol' };
/** Crosses the gate to a near planet. */
export const go = (planet: number): Action => ({ type: 'go', planet });

/** The state after these actions; throws if one of them is refused. */
export function done(state: State, ...actions: readonly Action[]): State {
	return actions.reduce((now, action) => {
		const outcome = apply(now, action);
		if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refused)}`);
		return outcome.state;
	}, state);
}

/** The setup of a quick fight. */
export const QUICK = { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } } as const;

/** A quick fight before its foe is chosen. */
export function team(facts: Facts = {}): State {
	const start = stargate.start(QUICK, facts);
	if (!start.ok) throw new Error(start.refused.rule);
	return start.state;
}

/** A quick fight against a foe, before the first die. */
export function facing(
	foe: FoeId,
	{ men = 3, woman = 1, jaffas = 0, value = 6 }: { men?: number; woman?: number; jaffas?: number; value?: number } = {},
	facts: Facts = {}
): State {
	const weapon = value === 6 ? 'bare' : value === 5 ? 'zat' : 'gantelet';
	const box: Facts = value < 5 ? { ...facts, 'weapon:gantelet': value } : facts;
	const set = { woman: woman ? 'fit' : 'infected', members: men + woman, jaffas, weapon };
	return done(team(box), { type: 'correct', set }, { type: 'meet', foe });
}

/** A whole game at depth `full`, before its first action. */
export function seated(names: readonly string[] = ['Anna', 'Bo'], facts: Facts = {}, options: Setup['options'] = {}): State {
	const start = stargate.start(usualSetup(stargate.form, names, { depth: 'full', ...options }), facts);
	if (!start.ok) throw new Error(start.refused.rule);
	return start.state;
}

/** A whole game at depth `full`, or at another one, that is played through its asks. */
export const sit = (names: readonly string[] = ['Anna'], facts: Facts = {}, options: Setup['options'] = {}) =>
	new TableDriver(stargate, usualSetup(stargate.form, names, { depth: 'full', ...options }), facts);

/** Two volleys of two foes fell the team, and the defeat is confirmed. */
export const beaten = (state: State): State =>
	done(state, { type: 'volley', dice: { ours: 0, theirs: 2 } }, { type: 'volley', dice: { ours: 0, theirs: 2 } }, { type: 'yield' });

/** An Invasion of so many invaders that hit on 5; the first team is about to fight its share. */
export function invaded(
	foes: number,
	names: readonly string[],
	options: Setup['options'] = {},
	set: Readonly<Record<string, Thing>> = {}
): State {
	const facts = { 'foe:invasion-jaffa': [{ count: foes, value: 5, wounds: 1 }], 'per:invasion-jaffa': 'all' };
	const state = seated(names, facts, options);
	const ready = Object.keys(set).length ? done(state, { type: 'correct', set }) : state;
	return done(ready, { type: 'go', planet: 1 }, { type: 'meet', foe: 'invasion-jaffa' }, { type: 'invade' });
}

/** A state with a current fight; throws otherwise. */
export function fighting(state: State): Fighting {
	if (!isFighting(state)) throw new Error('No fight is on.');
	return state;
}
/** The kernel's numbers, terms and dice of the fight in a state. */
export const fightState = (state: State) => fightStateOf(fighting(state));
export const fightTerms = (state: State) => fightTermsOf(fighting(state));
export const diceNow = (state: State) => diceNowOf(fighting(state));
/** The best play of a hand in the fight of a state. */
export const planHand = (state: State, ...rest: Tail<Parameters<typeof planHandOf>>) => planHandOf(fighting(state), ...rest);

type Tail<T extends readonly unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;
