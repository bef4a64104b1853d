import type { Facts, Ruling } from '../contract.ts';
import { SLOTS } from './cards.ts';
import { bunkerId, fireFact } from './ids.ts';
import { boxRuling } from './rules.ts';

/** A bunker stands on its yellow place, has fallen back to the red one, or is destroyed: then its line is a breach. */
export const BUNKER_STATES = ['start', 'fallback', 'destroyed'] as const;
export type Bunker = (typeof BUNKER_STATES)[number];

/** All bunkers on their yellow places. */
export const INTACT_BUNKERS: readonly Bunker[] = SLOTS.map(() => 'start');

// ── Fire numbers, read off the board ─────────────────────────────────────────────────────────────────────────────

const NUMBERS = [1, 2, 3, 4, 5, 6];
/** The booklet says that up to four bunkers fire together (p. 13), so no number has more and one number has four. */
const MOST_TOGETHER = 4;

const readBunkers = (facts: Facts, number: number) => facts[fireFact(number)] as readonly number[] | undefined;

/** Bunkers whose number has not been read off the board yet. */
export const unreadBunkers = (facts: Facts): readonly number[] => {
	const taken = NUMBERS.flatMap((number) => readBunkers(facts, number) ?? []);
	return SLOTS.filter((slot) => !taken.includes(slot));
};

/** Numbers whose bunkers have neither been read nor follow from the others. */
export const unreadNumbers = (facts: Facts): readonly number[] => NUMBERS.filter((number) => bunkersOf(facts, number) === undefined);

/**
 * The bunkers of a number: read off the board, or those that the other five numbers leave. A derived number is not stored as a fact,
 * because it would become wrong when another number is corrected.
 */
export function bunkersOf(facts: Facts, number: number): readonly number[] | undefined {
	const own = readBunkers(facts, number);
	if (own) return own;
	const others = NUMBERS.filter((each) => each !== number).every((each) => readBunkers(facts, each));
	const left = unreadBunkers(facts);
	return others || left.length === 0 ? left : undefined;
}

/** The number a line bears, as far as it is known. */
export const numberOf = (facts: Facts, slot: number): number | undefined =>
	NUMBERS.find((number) => bunkersOf(facts, number)?.includes(slot));

/** The bunkers that fire on these faces of the yellow dice: all with these numbers except destroyed ones. Equal faces count once. */
export function litBunkers(facts: Facts, bunkers: readonly Bunker[], faces: readonly number[]): readonly number[] {
	const firing = faces.flatMap((face) => bunkersOf(facts, face) ?? []);
	return firing.length === 0 ? [] : SLOTS.filter((slot) => bunkers[slot - 1] !== 'destroyed' && firing.includes(slot));
}

/** What was read and contradicts the booklet. It is shown and never refused, because the board is right. */
export function boardDoubts(facts: Facts): readonly Ruling[] {
	const numbered = NUMBERS.map((number) => [number, bunkersOf(facts, number)] as const);
	const complete = numbered.every(([, slots]) => slots);
	return [
		...numbered.flatMap(([number, slots]) =>
			slots && slots.length > MOST_TOGETHER ? [boxRuling('box.over-four', { number, bunkers: slots.length })] : []
		),
		...numbered.flatMap(([number, slots]) => (complete && slots?.length === 0 ? [boxRuling('box.never-fires', { number })] : [])),
		...(complete && !numbered.some(([, slots]) => slots?.length === MOST_TOGETHER) ? [boxRuling('box.none-four')] : []),
		...SLOTS.flatMap((slot) => {
			const numbers = NUMBERS.filter((number) => readBunkers(facts, number)?.includes(slot));
			return numbers.length > 1 ? [boxRuling('box.twice', { bunker: bunkerId(slot), numbers })] : [];
		})
	];
}

// ── Shots at a bunker ────────────────────────────────────────────────────────────────────────────────────────────

export type Weapon = 'laser' | 'mega';

/** Beyond this orbit no Laser reaches a bunker. */
export const LASER_ORBITS = 3;

/** A shot at a bunker: the weapon, how far from Earth, and whether another saucer stands in the way. */
export interface BunkerShot {
	readonly weapon: Weapon;
	/** A Méga Laser reaches from any orbit: it may be left out. */
	readonly orbit?: number;
	readonly blocked?: boolean;
}

/**
 * The number of cards that a shot takes, or why it cannot be made: as many Lasers as the orbit, or one Méga Laser from anywhere (p. 14).
 */
export function shotPrice({ weapon, orbit, blocked }: BunkerShot): number | 'too-far' | 'blocked' {
	if (blocked) return 'blocked';
	if (weapon === 'mega') return 1;
	return orbit !== undefined && orbit <= LASER_ORBITS ? orbit : 'too-far';
}

/** The first damage drives a bunker back, a second one or a Méga Laser destroys it (p. 14). */
export const damage = (bunker: Bunker, weapon: Weapon): Bunker => (weapon === 'mega' || bunker !== 'start' ? 'destroyed' : 'fallback');
