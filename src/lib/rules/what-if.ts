import type { Dial, Game, Odd, Ruling, TableState, WhatIf } from './contract.ts';

/** A dial turned for a look: the same correction the table could make. */
interface DialChange {
	readonly type: 'correct';
	readonly set: Readonly<Record<string, number | string>>;
}

/** So many more or fewer of something tracked, as far as its dial goes. */
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

/** Something tracked set to one of these, where it is not so already. */
export function setTo(dials: readonly Dial[], id: string, ...values: readonly string[]): readonly WhatIf<DialChange>[] {
	const dial = dials.find((each) => each.id === id);
	if (!dial || !('from' in dial)) return [];
	return values
		.filter((is) => is !== dial.value && dial.from.includes(is))
		.map((is) => ({ label: { rule: 'if.set', with: { dial: id, is } }, action: { type: 'correct', set: { [id]: is } } }));
}

const things = ({ with: numbers = {} }: Ruling): string =>
	JSON.stringify(Object.entries(numbers).filter(([, is]) => typeof is !== 'number'));

/** The same question put to another state: its numbers may differ ("with three dice", "with two"), what it speaks of may not. */
export const matchingOdd = (odds: readonly Odd[], { of, beside }: Pick<Odd, 'of' | 'beside'>): Odd | undefined => {
	const same = odds.filter((odd) => odd.of.rule === of.rule && odd.beside === beside && things(odd.of) === things(of));
	return same.find((odd) => JSON.stringify(odd.of) === JSON.stringify(of)) ?? same[0];
};

/** The odds if it were so; nothing where the rules would not have it. */
export function oddsAfter<State extends TableState, Action>(
	{ apply, odds }: Pick<Game<State, Action>, 'apply' | 'odds'>,
	state: State,
	{ action }: WhatIf<Action>
): readonly Odd[] {
	const outcome = apply(state, action);
	return outcome.ok ? (odds?.(outcome.state) ?? []) : [];
}
