import { choose } from '../../odds/distribution.ts';
import { HOLD_CAPACITY, MOST_IN_BASE, MOST_LASERS } from './cards.ts';
import type { Options } from './options.ts';
import type { Answer, Attack, Direction, Weapon } from './types.ts';

/** The steps a die gives: doubled by a Pulsar, then one less for each saucer carried, and never below zero (ruling A59). */
export const stepsOf = (die: number, doubled: boolean, carried = 0): number => Math.max(0, die * (doubled ? 2 : 1) - carried);

// ── Attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Are these the cards of an attack: one to five Lasers, a Méga Laser alone, or a pair of Super Novas? */
export const isAttack = (weapon: Weapon, n: number): boolean =>
	Number.isInteger(n) && (weapon === 'laser' ? n >= 1 && n <= MOST_LASERS : n === (weapon === 'mega' ? 1 : 2));

/** How many cards of this kind stop an attack, or undefined if none do (p. 27, p. 29). */
export function cardsToStop(
	{ weapon, n }: Pick<Attack, 'weapon' | 'n'>,
	how: Answer,
	reaction: Options['blackHoleReaction']
): number | undefined {
	switch (how) {
		case 'bouclier':
			return weapon === 'laser' ? n : undefined;
		case 'giga':
			return weapon === 'nova' ? undefined : 1;
		case 'trou':
			// A Trou noir avoids a Laser (p. 7), but only a Giga Bouclier stops a Méga Laser (p. 27, p. 34).
			return weapon === 'nova' || (weapon === 'laser' && reaction === 'anyLaser') ? 2 : undefined;
		case 'lost':
			return undefined;
	}
}

/** Front, left and right of a shot that flies in this direction. */
const SCATTER: Readonly<Record<Direction, readonly [front: Direction, left: Direction, right: Direction]>> = {
	out: ['out', 'ccw', 'cw'],
	cw: ['cw', 'out', 'in'],
	in: ['in', 'cw', 'ccw'],
	ccw: ['ccw', 'in', 'out']
};

/** The directions in which n tokens of a destroyed saucer fly, in their order (p. 28). */
export const scatter = (from: Direction, n: number): readonly Direction[] => SCATTER[from].slice(0, n);

// ── Galactix ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** How many tokens a discovery really brings: no more than the card says, than there is room for, and than the stock has. */
export const tokensBrought = (bears: number, holding: number, stock: number): number =>
	Math.max(0, Math.min(bears, HOLD_CAPACITY - holding, stock));

/** Do the tokens of an intersection fit into a hold? Together they may be three at the most (p. 31). */
export const fitsInHold = (load: number, tokens: number): boolean => load + tokens <= HOLD_CAPACITY;

/** The points of one game of a Tournoi: one for each token, one more for the winner, or two more for a winner with six tokens (p. 35). */
export const tournamentPoints = (base: number, won: boolean): number => base + (won ? (base >= MOST_IN_BASE ? 2 : 1) : 0);

// ── Hidden cards ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The number of hidden cards, and how many of them answer an attack. */
export interface Hidden {
	readonly cards: number;
	readonly bouclier: number;
	readonly giga: number;
	readonly trou: number;
}

/** The chance that a hand of so many hidden cards can answer this attack. */
export function answerChance(
	{ cards, bouclier, giga, trou }: Hidden,
	hand: number,
	attack: Pick<Attack, 'weapon' | 'n'>,
	reaction: Options['blackHoleReaction'] = 'ownTurn'
): number {
	const needs = {
		bouclier: cardsToStop(attack, 'bouclier', reaction),
		giga: cardsToStop(attack, 'giga', reaction),
		trou: cardsToStop(attack, 'trou', reaction)
	};
	const h = Math.min(hand, cards);
	const others = cards - bouclier - giga - trou;
	let helpless = 0;
	for (let b = 0; b < (needs.bouclier ?? Infinity) && b <= Math.min(bouclier, h); b++)
		for (let g = 0; g < (needs.giga ?? Infinity) && b + g <= h && g <= giga; g++)
			for (let t = 0; t < (needs.trou ?? Infinity) && b + g + t <= h && t <= trou; t++)
				helpless += choose(bouclier, b) * choose(giga, g) * choose(trou, t) * choose(others, h - b - g - t);
	return Math.min(1, Math.max(0, 1 - helpless / choose(cards, h)));
}
