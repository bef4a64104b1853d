import type { Facts } from '$lib/rules/contract.ts';
import { cardsDealt, PLANETS } from '$lib/rules/stargate/printed.ts';

/** The lines of planets: five, seven, seven and five. Once the table has entered which ones are outer, those are above and below. */
export function planetLines(facts: Facts): readonly (readonly number[])[] {
	const all = Array.from({ length: PLANETS }, (_, i) => i + 1);
	const outer = all.filter((n) => cardsDealt(facts, n) === 4);
	const inner = all.filter((n) => cardsDealt(facts, n) === 5);
	const half = (list: readonly number[]): number => Math.ceil(list.length / 2);
	return [outer.slice(0, half(outer)), inner.slice(0, half(inner)), inner.slice(half(inner)), outer.slice(half(outer))];
}
