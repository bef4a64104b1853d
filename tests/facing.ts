import type { Facts } from '../src/lib/rules/contract.ts';
import { apply } from '../src/lib/rules/stargate/apply.ts';
import type { FoeId } from '../src/lib/rules/stargate/cards.ts';
import { stargate } from '../src/lib/rules/stargate/index.ts';
import type { Action, State } from '../src/lib/rules/stargate/types.ts';

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
