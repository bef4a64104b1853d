import { choose } from '../../odds/distribution.ts';
import { MOST_IN_BASE, HOLD_CAPACITY, MOST_LASERS } from './cards.ts';
import type { Answer, Attack, Direction, Options, Weapon } from './types.ts';

// ── Moving ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Steps a die gives: doubled by a Pulsar, then one less for each saucer carried. Never below nothing. */
export const stepsOf = (die: number, doubled: boolean, carried = 0): number => Math.max(0, die * (doubled ? 2 : 1) - carried);

/** Entering the mother ship takes a step like any other; what is left may be used to leave again, or is lost. */
export const stepsLeft = (steps: number, used: number): number => Math.max(0, steps - used);

/** A trip through hyperspace: at any moment of one's turn, but not inside a die move unless the table plays it so. */
export const mayLeap = (moving: boolean, { blackHoleMidMove }: Pick<Options, 'blackHoleMidMove'>): boolean => !moving || blackHoleMidMove;

// ── Attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cards an attack takes: one to five Lasers, a Méga Laser alone, a pair of Super Novas. */
export const isAttack = (weapon: Weapon, n: number): boolean =>
	Number.isInteger(n) && (weapon === 'laser' ? n >= 1 && n <= MOST_LASERS : n === (weapon === 'mega' ? 1 : 2));

/** All Lasers are matched, or none; only a Giga stops a Méga; only a pair of black holes escapes a Super Nova. */
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
			return weapon === 'nova' || reaction === 'anyLaser' ? 2 : undefined;
		case 'lost':
			return undefined;
	}
}

/** An intersection: radii are counted clockwise, orbits from Earth outwards. */
export interface Node {
	readonly radius: number;
	readonly orbit: number;
}

export const same = (a: Node, b: Node): boolean => a.radius === b.radius && a.orbit === b.orbit;

/** A Laser reaches the next intersection along a line; a Méga any distance along a radius with nothing in between. */
export function inRange(weapon: Weapon, from: Node, to: Node, linked: boolean, obstacles: readonly Node[]): boolean {
	if (weapon === 'nova') return true;
	if (linked) return true;
	if (weapon === 'laser' || from.radius !== to.radius) return false;
	const [near, far] = [Math.min(from.orbit, to.orbit), Math.max(from.orbit, to.orbit)];
	return !obstacles.some(({ radius, orbit }) => radius === from.radius && orbit > near && orbit < far);
}

/** One attack of this turn: by whom, on whom, and how many steps its player and that saucer had made by then. */
export interface Shot {
	readonly by: string;
	readonly target: string;
	/** Steps made this turn by the attacking saucer, and by all saucers of its player. */
	readonly step: number;
	readonly steps: number;
}

/** May this shot follow those of the same turn? A step in between opens the same target again. */
export const mayFollow = (shot: Shot, before: readonly Shot[], limit: Options['oneAttackPerIntersection']): boolean =>
	!before.some(({ by, target, step, steps }) => {
		switch (limit) {
			case 'perTarget':
				return by === shot.by && target === shot.target && step === shot.step;
			case 'perPlayer':
				return target === shot.target && steps === shot.steps;
			case 'total':
				return by === shot.by && step === shot.step;
		}
	});

// ── Wrecks ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Front, left, right, as the shot flies. */
const FALLS: Readonly<Record<Direction, readonly [front: Direction, left: Direction, right: Direction]>> = {
	out: ['out', 'ccw', 'cw'],
	cw: ['cw', 'out', 'in'],
	in: ['in', 'cw', 'ccw'],
	ccw: ['ccw', 'in', 'out']
};

/** Where the tokens of a wreck fall, one after the other. A place that takes none leaves its token with the wreck; the next ones do not move up. */
export const scatter = (from: Direction, n: number, takes: (to: Direction) => boolean = () => true): readonly (Direction | 'wreck')[] =>
	FALLS[from].slice(0, n).map((to) => (takes(to) ? to : 'wreck'));

/** The neighbour in a direction, on a board with so many radii. */
export const next = ({ radius, orbit }: Node, to: Direction, radii: number): Node => ({
	radius: (radius + (to === 'cw' ? 1 : to === 'ccw' ? -1 : 0) + radii) % radii,
	orbit: orbit + (to === 'out' ? 1 : to === 'in' ? -1 : 0)
});

/** A token falls only on a free, linked intersection with room: Earth, mother ships and the edge of the board are none. */
export const takesToken = (
	place: Node,
	board: { readonly orbits: number; readonly saucers: readonly Node[]; readonly tokens: (at: Node) => number; readonly linked?: boolean }
): boolean =>
	place.orbit >= 1 &&
	place.orbit <= board.orbits &&
	board.linked !== false &&
	!board.saucers.some((saucer) => same(saucer, place)) &&
	board.tokens(place) < HOLD_CAPACITY;

// ── Galactix ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** How many tokens a discovery really brings: what the card says, the room there, the stock. */
export const tokensBrought = (bears: number, holding: number, stock: number): number =>
	Math.max(0, Math.min(bears, HOLD_CAPACITY - holding, stock));

/** Hold and intersection together bear no more than three. */
export const fitsInHold = (load: number, tokens: number): boolean => load + tokens <= HOLD_CAPACITY;

/** A discovery takes a die move of at least one step that ends on a circled star. */
export const discovers = (move: { readonly by: 'die' | 'trou'; readonly steps: number; readonly endsOnStar: boolean }): boolean =>
	move.by === 'die' && move.steps >= 1 && move.endsOnStar;

/** A game of a tournament: a point a token, one more for the winner, two if he ended on six. */
export const tournamentPoints = (base: number, won: boolean): number => base + (won ? (base >= MOST_IN_BASE ? 2 : 1) : 0);

// ── Cards nobody sees ────────────────────────────────────────────────────────────────────────────────────────────

/** Hidden cards, and how many of them answer an attack. */
export interface Hidden {
	readonly cards: number;
	readonly bouclier: number;
	readonly giga: number;
	readonly trou: number;
}

/** Can a hand of so many hidden cards answer? Lasers by as many Boucliers or a Giga, the others by their one answer. */
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
