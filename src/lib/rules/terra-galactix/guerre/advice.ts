import { precisionOf, wholePercent } from '../../advice.ts';
import type { Advice, Odd } from '../../contract.ts';
import { ruling } from './rules.ts';
import type { State, Weapon } from './types.ts';

/** Attacks with more Lasers are not compared: three are already nearly as good as a Méga Laser. */
const MOST_COMPARED = 3;

/** Compares the attacks on the opponent who is easiest to hit. The players check the range themselves, because places are not recorded. */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	if (state.over || state.phase !== 'act') return [];
	const attackOf = (odd: Odd) => odd.of.with as { player: string; n: number; weapon: Weapon };
	const attacks = odds.filter((odd) => odd.of.rule === 'odds.hits' && !odd.eyes && attackOf(odd).n <= MOST_COMPARED);
	const weakest = attacks.toSorted((a, b) => b.chance - a.chance)[0];
	if (!weakest) return [];
	const against = attacks.filter((odd) => attackOf(odd).player === attackOf(weakest).player);
	const distinct = [...new Map(against.map((odd) => [`${attackOf(odd).weapon} ${attackOf(odd).n}`, odd])).values()];
	return distinct.map((odd): Advice => {
		const { player, n, weapon } = attackOf(odd);
		const of = ruling('counsel.attack', { player, weapon, n, hit: wholePercent(odd.chance) });
		return { of, ...precisionOf(odd), ...(odd.chance === weakest.chance ? { best: true } : {}) };
	});
}
