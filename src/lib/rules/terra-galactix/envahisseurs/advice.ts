import { precisionOf, findOdd, wholePercent } from '../../advice.ts';
import type { Advice, Odd } from '../../contract.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

const ATTACK_ODDS = ['odds.lasers', 'odds.mega', 'odds.nova'];

/** The cards of an attack that an odd speaks of. */
function attackOf({ of: { rule, with: values = {} } }: Odd): { readonly weapon: string; readonly cards: number } {
	if (rule === 'odds.lasers') return { weapon: 'laser', cards: Number(values['lasers']) };
	return rule === 'odds.mega' ? { weapon: 'mega', cards: 1 } : { weapon: 'nova', cards: 2 };
}

/** The ways to attack the enemy who is least likely to answer, and what it costs to stay on a line. */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	if (state.over || state.phase !== 'act' || state.attack) return [];
	const attacks = odds.filter(({ of, eyes }) => !eyes && ATTACK_ODDS.includes(of.rule));
	const campOf = ({ of }: Odd): string => String(of.with?.['camp']);
	const [weakest] = attacks.toSorted((a, b) => a.chance - b.chance);
	const against = weakest ? attacks.filter((odd) => campOf(odd) === campOf(weakest)) : [];
	const shot = findOdd(odds, 'odds.shot');
	return [
		...against.map((odd): Advice => ({
			of: ruling('counsel.attack', { camp: campOf(odd), ...attackOf(odd), hit: wholePercent(1 - odd.chance) }),
			...precisionOf(odd),
			...(odd.chance === weakest?.chance ? { best: true } : {})
		})),
		...(shot ? [{ of: ruling('counsel.line', { rolls: Number(shot.of.with?.['rolls']), shot: wholePercent(shot.chance) }) }] : [])
	];
}
