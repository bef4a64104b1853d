import type { Facts, Setup, Thing } from '../../src/lib/rules/contract.ts';
import { usualSetup } from '../../src/lib/rules/setup.ts';
import { apply } from '../../src/lib/rules/stargate/apply.ts';
import type { FoeId } from '../../src/lib/rules/stargate/cards.ts';
import { game as stargate } from '../../src/lib/rules/stargate/game.ts';
import type { Action, State } from '../../src/lib/rules/stargate/types.ts';
import { TableDriver } from './table-driver.ts';

export const correct = (set: Readonly<Record<string, number | string>>): Action => ({ type: 'correct', set });
export const symbol: Action = { type: 'turn', card: 'symbol' };
export const go = (planet: number): Action => ({ type: 'go', planet });

export function done(state: State, ...actions: readonly Action[]): State {
	return actions.reduce((now, action) => {
		const outcome = apply(now, action);
		if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refused)}`);
		return outcome.state;
	}, state);
}

export const QUICK = { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } } as const;

/** A team that has not met anybody yet. */
export function team(facts: Facts = {}): State {
	const start = stargate.start(QUICK, facts);
	if (!start.ok) throw new Error(start.refused.rule);
	return start.state;
}

/** A team in front of a foe. */
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

/** A whole game, nobody has moved yet. */
export function seated(names: readonly string[] = ['Anna', 'Bo'], facts: Facts = {}, options: Setup['options'] = {}): State {
	const start = stargate.start(usualSetup(stargate.form, names, options), facts);
	if (!start.ok) throw new Error(start.refused.rule);
	return start.state;
}

/** A whole game with somebody's thumb over it. */
export const sit = (names: readonly string[] = ['Anna'], facts: Facts = {}, options: Setup['options'] = {}) =>
	new TableDriver(stargate, usualSetup(stargate.form, names, options), facts);

/** Two volleys of two foes fell the team, and it gives in. */
export const beaten = (state: State): State =>
	done(state, { type: 'volley', dice: { ours: 0, theirs: 2 } }, { type: 'volley', dice: { ours: 0, theirs: 2 } }, { type: 'yield' });

/** An Invasion has come: so many invaders that hit on 5, the first team fights its share. */
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
