import type { DiceGroup } from '../../contract.ts';
import { facesGroup } from '../../dice.ts';
import type { Colour } from '../cards.ts';
import { choose } from '../../odds/distribution.ts';
import type { Attack } from './types.ts';

/** A die for each saucer that may move, and one yellow die, or two in the harder game. Equal dice mean nothing here. */
export const diceOf = (movers: readonly Colour[], yellows: number): readonly DiceGroup[] => [
	...movers.map((colour) => facesGroup(colour, 1)),
	facesGroup('yellow', yellows)
];

/** What answers an attack: one of these, all of it. */
export const ANSWERS = ['bouclier', 'giga', 'trou'] as const;
export type Answer = (typeof ANSWERS)[number];

/** How many cards of a kind answer an attack; none, if they are no answer to it at all. */
export function answerPrice({ weapon, n }: Pick<Attack, 'weapon' | 'n'>, how: Answer, dodges: boolean): number | undefined {
	switch (how) {
		case 'bouclier':
			return weapon === 'laser' ? n : undefined;
		case 'giga':
			return weapon === 'nova' ? undefined : 1;
		case 'trou':
			return weapon === 'nova' || (weapon === 'laser' && dodges) ? 2 : undefined;
	}
}

/** Hidden cards of which a hand is drawn, by what they are good for. */
export interface Pool {
	readonly n: number;
	readonly bouclier: number;
	readonly giga: number;
	readonly trou: number;
}

/** The chance that a hidden hand of h cards can answer: every way it can be made up, by the very prices of the attack. */
export function answerChance(attack: Pick<Attack, 'weapon' | 'n'>, pool: Pool, h: number, dodges = false): number {
	const hand = Math.min(h, pool.n);
	const enough = (held: Readonly<Record<Answer, number>>) =>
		ANSWERS.some((how) => {
			const need = answerPrice(attack, how, dodges);
			return need !== undefined && held[how] >= need;
		});
	const others = pool.n - pool.bouclier - pool.giga - pool.trou;
	let ways = 0;
	for (let bouclier = 0; bouclier <= Math.min(hand, pool.bouclier); bouclier++)
		for (let giga = 0; giga <= Math.min(hand - bouclier, pool.giga); giga++)
			for (let trou = 0; trou <= Math.min(hand - bouclier - giga, pool.trou); trou++) {
				const rest = hand - bouclier - giga - trou;
				if (rest > others || !enough({ bouclier, giga, trou })) continue;
				ways += choose(pool.bouclier, bouclier) * choose(pool.giga, giga) * choose(pool.trou, trou) * choose(others, rest);
			}
	return ways / choose(pool.n, hand);
}
