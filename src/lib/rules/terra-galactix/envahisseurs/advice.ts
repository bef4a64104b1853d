import { precisionOf, findOdd, wholePercent } from '../../advice.ts';
import type { Advice, Odd } from '../../contract.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

/** The ways to attack whoever can defend themselves least, each with its cards; and what it costs to stay on a line. */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	if (state.over || state.phase !== 'act' || state.attack) return [];
	const attacks = odds.filter(({ of, eyes }) => !eyes && ['odds.lasers', 'odds.mega', 'odds.nova'].includes(of.rule));
	const weakest = attacks.toSorted((a, b) => a.chance - b.chance)[0]?.of.with?.['camp'];
	const against = attacks.filter(({ of }) => of.with?.['camp'] === weakest);
	const least = Math.min(...against.map(({ chance }) => chance));
	const shot = findOdd(odds, 'odds.shot');
	return [
		...against.map((odd): Advice => {
			const { camp, lasers } = odd.of.with as { camp: string; lasers?: number };
			const [weapon, cards] = odd.of.rule === 'odds.lasers' ? ['laser', lasers!] : odd.of.rule === 'odds.mega' ? ['mega', 1] : ['nova', 2];
			const hit = wholePercent(1 - odd.chance);
			return {
				of: ruling('counsel.attack', { camp, weapon, cards, hit }),
				...precisionOf(odd),
				...(odd.chance === least ? { best: true } : {})
			};
		}),
		...(shot ? [{ of: ruling('counsel.line', { rolls: shot.of.with!['rolls'] as number, shot: wholePercent(shot.chance) }) }] : [])
	];
}
