import type { Dial, Game, Odd, Ruling, TableState, WhatIf } from './contract.ts';

/** A correction that is tried and thrown away. */
interface DialChange {
	readonly type: 'correct';
	readonly set: Readonly<Record<string, number | string>>;
}

/** What-ifs that change a number dial by these steps, within its limits. */
export function changeBy(dials: readonly Dial[], id: string, ...steps: readonly number[]): readonly WhatIf<DialChange>[] {
	const dial = dials.find((each) => each.id === id);
	if (!dial || !('least' in dial)) return [];
	return steps.flatMap((n): readonly WhatIf<DialChange>[] => {
		const is = dial.value + n;
		if (n === 0 || is < dial.least || is > dial.most) return [];
		const label: Ruling = { rule: n > 0 ? 'if.more' : 'if.fewer', with: { dial: id, n: Math.abs(n), is } };
		return [{ label, action: { type: 'correct', set: { [id]: is } } }];
	});
}

/** What-ifs that set a dial to one of these values, except the present one. */
export function setTo(dials: readonly Dial[], id: string, ...values: readonly string[]): readonly WhatIf<DialChange>[] {
	const dial = dials.find((each) => each.id === id);
	if (!dial || !('from' in dial)) return [];
	return values
		.filter((is) => is !== dial.value && dial.from.includes(is))
		.map((is) => ({ label: { rule: 'if.set', with: { dial: id, is } }, action: { type: 'correct', set: { [id]: is } } }));
}

/** The values of a ruling that are not numbers. */
const thingsIn = ({ with: values = {} }: Ruling): string =>
	JSON.stringify(Object.entries(values).filter(([, value]) => typeof value !== 'number'));

/** The odd of another state that answers the same question: its numbers may differ ("with three dice", "with two"), the things it names may not. */
export const matchingOdd = (odds: readonly Odd[], { of, beside }: Pick<Odd, 'of' | 'beside'>): Odd | undefined => {
	const same = odds.filter((odd) => odd.of.rule === of.rule && odd.beside === beside && thingsIn(odd.of) === thingsIn(of));
	return same.find((odd) => JSON.stringify(odd.of) === JSON.stringify(of)) ?? same[0];
};

/** The odds after a what-if; none when the rules refuse it. */
export function oddsAfter<State extends TableState, Action>(
	{ apply, odds }: Pick<Game<State, Action>, 'apply' | 'odds'>,
	state: State,
	{ action }: WhatIf<Action>
): readonly Odd[] {
	const outcome = apply(state, action);
	return outcome.ok ? (odds?.(outcome.state) ?? []) : [];
}
