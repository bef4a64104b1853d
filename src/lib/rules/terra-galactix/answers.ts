import { choose } from '../odds/distribution.ts';
import type { Weapon } from './bunkers.ts';

/** An attack on a saucer: one to five Lasers, one Méga Laser, or two Super Novas. */
export interface AttackCards {
	readonly weapon: Weapon | 'nova';
	readonly n: number;
}

/** The cards that answer an attack on a saucer: all of one kind. */
export const ANSWERS = ['bouclier', 'giga', 'trou'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The number of cards of a pair: Super Novas, Trous noirs. */
export const PAIR = 2;

/**
 * How many cards of a kind answer an attack; undefined if the kind is no answer to it. Trous noirs are the only escape from a Super Nova
 * (p. 29), and dodge Lasers only where the table plays `blackHoleReaction: 'anyLaser'`. Against a Méga Laser only a Giga Bouclier helps (p. 34).
 */
export function answerPrice({ weapon, n }: AttackCards, how: Answer, holesDodgeLasers: boolean): number | undefined {
	switch (how) {
		case 'bouclier':
			return weapon === 'laser' ? n : undefined;
		case 'giga':
			return weapon === 'nova' ? undefined : 1;
		case 'trou':
			return weapon === 'nova' || (weapon === 'laser' && holesDodgeLasers) ? PAIR : undefined;
	}
}

/** Hidden cards of which a hand is drawn, by what they are good for. */
export interface AnswerPool {
	readonly n: number;
	readonly bouclier: number;
	readonly giga: number;
	readonly trou: number;
}

/** The chance that a hidden hand can answer: all hands are counted, each judged by the number of cards that an answer takes in play. */
export function answerChance(attack: AttackCards, pool: AnswerPool, handSize: number, holesDodgeLasers = false): number {
	const hand = Math.min(handSize, pool.n);
	const canAnswer = (held: Readonly<Record<Answer, number>>) =>
		ANSWERS.some((how) => {
			const need = answerPrice(attack, how, holesDodgeLasers);
			return need !== undefined && held[how] >= need;
		});
	const others = pool.n - pool.bouclier - pool.giga - pool.trou;
	let ways = 0;
	for (let bouclier = 0; bouclier <= Math.min(hand, pool.bouclier); bouclier++)
		for (let giga = 0; giga <= Math.min(hand - bouclier, pool.giga); giga++)
			for (let trou = 0; trou <= Math.min(hand - bouclier - giga, pool.trou); trou++) {
				const rest = hand - bouclier - giga - trou;
				if (rest > others || !canAnswer({ bouclier, giga, trou })) continue;
				ways += choose(pool.bouclier, bouclier) * choose(pool.giga, giga) * choose(pool.trou, trou) * choose(others, rest);
			}
	return ways / choose(pool.n, hand);
}
