import { HOLD_CAPACITY, MOST_IN_BASE, MOST_LASERS } from './cards.ts';
import type { Direction, Weapon } from './types.ts';

/** The steps a die gives: doubled by a Pulsar, then one less for each saucer carried, and never below zero (ruling A59). */
export const stepsOf = (die: number, doubled: boolean, carried = 0): number => Math.max(0, die * (doubled ? 2 : 1) - carried);

// ── Attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether these are the cards of an attack: one to five Lasers, a single Méga Laser, or a pair of Super Novas. */
export const isAttack = (weapon: Weapon, n: number): boolean =>
	Number.isInteger(n) && (weapon === 'laser' ? n >= 1 && n <= MOST_LASERS : n === (weapon === 'mega' ? 1 : 2));

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

/** The number of tokens that a discovery brings: limited by the card, by the room on the star, and by the stock. */
export const tokensBrought = (bears: number, holding: number, stock: number): number =>
	Math.max(0, Math.min(bears, HOLD_CAPACITY - holding, stock));

/** Whether the tokens of an intersection fit into a hold: together they may be at most three (p. 31). */
export const fitsInHold = (load: number, tokens: number): boolean => load + tokens <= HOLD_CAPACITY;

/** The points of one game of a Tournoi: one for each token, one more for the winner, or two more for a winner with six tokens (p. 35). */
export const tournamentPoints = (base: number, won: boolean): number => base + (won ? (base >= MOST_IN_BASE ? 2 : 1) : 0);
