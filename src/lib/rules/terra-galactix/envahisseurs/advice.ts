import { precisionOf, findOdd, wholePercent } from '../../advice.ts';
import type { Advice, Odd } from '../../contract.ts';
import { countOf } from '../../deck.ts';
import type { AttackCards } from '../answers.ts';
import { pilotAt } from '../fleet.ts';
import { handSeat } from './pilots.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

const ATTACK_ODDS = ['odds.lasers', 'odds.mega', 'odds.nova'];

/** The cards of the attack that an odd is about. */
function attackOf({ of: { rule, with: values = {} } }: Odd): { readonly weapon: AttackCards['weapon']; readonly cards: number } {
	if (rule === 'odds.lasers') return { weapon: 'laser', cards: Number(values['lasers']) };
	return rule === 'odds.mega' ? { weapon: 'mega', cards: 1 } : { weapon: 'nova', cards: 2 };
}

/**
 * Advice on the ways to attack the enemy who is least likely to answer, and on the risk of staying on a line. Attacks are compared only for
 * a player who has entered their cards, and only those that these cards allow.
 */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	if (state.over || state.phase !== 'act' || state.attack) return [];
	const { held, player } = pilotAt(state, handSeat(state, state.active));
	const isHeld = (odd: Odd): boolean => {
		const { weapon, cards } = attackOf(odd);
		return held !== undefined && countOf(held, weapon) >= cards;
	};
	const attacks = odds.filter((odd) => ATTACK_ODDS.includes(odd.of.rule) && isHeld(odd));
	const campOf = ({ of }: Odd): string => String(of.with?.['camp']);
	const [weakest] = attacks.toSorted((a, b) => a.chance - b.chance);
	const against = weakest ? attacks.filter((odd) => campOf(odd) === campOf(weakest)) : [];
	const shot = findOdd(odds, 'odds.shot');
	return [
		...against.map((odd): Advice => ({
			of: ruling('counsel.attack', { camp: campOf(odd), ...attackOf(odd), hit: wholePercent(1 - odd.chance) }),
			eyes: player,
			...precisionOf(odd),
			...(odd.chance === weakest?.chance ? { best: true } : {})
		})),
		...(shot ? [{ of: ruling('counsel.line', { rolls: Number(shot.of.with?.['rolls']), shot: wholePercent(shot.chance) }) }] : [])
	];
}
