import { precisionOf, wholePercent } from '../../advice.ts';
import type { Advice, Odd } from '../../contract.ts';
import { ruling } from './rules.ts';
import type { State, Weapon } from './types.ts';

/** More than that many Lasers is no help: three are nearly a Méga Laser. */
const MOST = 3;

/** The ways to attack whoever can answer least: how often it hits, and how many cards it takes. Where they stand the table sees. */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	if (state.over || state.phase !== 'act') return [];
	const told = (odd: Odd) => odd.of.with as { player: string; n: number; weapon: Weapon };
	const attacks = odds.filter(({ of, eyes }) => of.rule === 'odds.answers' && !eyes && ((of.with?.['n'] as number) ?? 0) <= MOST);
	const weakest = attacks.toSorted((a, b) => a.chance - b.chance)[0];
	if (!weakest) return [];
	const against = attacks.filter((odd) => told(odd).player === told(weakest).player);
	const ways = [...new Map(against.map((odd) => [`${told(odd).weapon} ${told(odd).n}`, odd])).values()];
	return ways.map((odd): Advice => {
		const { player, n, weapon } = told(odd);
		const of = ruling('counsel.attack', { player, weapon, n, hit: wholePercent(1 - odd.chance) });
		return { of, ...precisionOf(odd), ...(odd.chance === weakest.chance ? { best: true } : {}) };
	});
}
