import type { Facts, Ruling } from '../contract.ts';
import { bunkerId, SLOTS } from './cards.ts';
import { boxRuling } from './rules.ts';

/** On its yellow place, fallen back to the red one, or gone: then its line is a breach. */
export const BUNKER_STATES = ['start', 'fallback', 'destroyed'] as const;
export type Bunker = (typeof BUNKER_STATES)[number];

export const INTACT_BUNKERS: readonly Bunker[] = SLOTS.map(() => 'start');

// ── Fire numbers, read off the board ─────────────────────────────────────────────────────────────────────────────

const NUMBERS = [1, 2, 3, 4, 5, 6];
/** At most so many fire together, says the booklet; and some number has just so many. */
const MOST_TOGETHER = 4;

const read = (facts: Facts, number: number) => facts[`fire:${number}`] as readonly number[] | undefined;

/** Bunkers nobody has given a number yet. */
export const unreadBunkers = (facts: Facts): readonly number[] => {
	const taken = NUMBERS.flatMap((number) => read(facts, number) ?? []);
	return SLOTS.filter((slot) => !taken.includes(slot));
};

/** Numbers nobody has read yet and nobody can work out. */
export const unreadNumbers = (facts: Facts): readonly number[] => NUMBERS.filter((number) => bunkersOf(facts, number) === undefined);

/** The bunkers of a number: read off the board, or what the others leave over. That is no fact: one of them may be corrected. */
export function bunkersOf(facts: Facts, number: number): readonly number[] | undefined {
	const told = read(facts, number);
	if (told) return told;
	const others = NUMBERS.filter((each) => each !== number).every((each) => read(facts, each));
	const left = unreadBunkers(facts);
	return others || left.length === 0 ? left : undefined;
}

/** The number a line bears, as far as it is known. */
export const numberOf = (facts: Facts, slot: number): number | undefined =>
	NUMBERS.find((number) => bunkersOf(facts, number)?.includes(slot));

/** Bunkers that fire on these faces of the yellow dice: all of the number but the destroyed ones. Equal faces light them once. */
export function litBunkers(facts: Facts, bunkers: readonly Bunker[], faces: readonly number[]): readonly number[] {
	const numbered = faces.flatMap((face) => bunkersOf(facts, face) ?? []);
	return numbered.length === 0 ? [] : SLOTS.filter((slot) => bunkers[slot - 1] !== 'destroyed' && numbered.includes(slot));
}

/** What was read and does not go with the booklet. Said, never refused: the board is right. */
export function boardDoubts(facts: Facts): readonly Ruling[] {
	const known = NUMBERS.map((number) => [number, bunkersOf(facts, number)] as const);
	const complete = known.every(([, slots]) => slots);
	return [
		...known.flatMap(([number, slots]) =>
			slots && slots.length > MOST_TOGETHER ? [boxRuling('box.over-four', { number, bunkers: slots.length })] : []
		),
		...known.flatMap(([number, slots]) => (complete && slots?.length === 0 ? [boxRuling('box.never-fires', { number })] : [])),
		...(complete && !known.some(([, slots]) => slots?.length === MOST_TOGETHER) ? [boxRuling('box.none-four')] : []),
		...SLOTS.flatMap((slot) => {
			const numbers = NUMBERS.filter((number) => read(facts, number)?.includes(slot));
			return numbers.length > 1 ? [boxRuling('box.twice', { bunker: bunkerId(slot), numbers })] : [];
		})
	];
}

// ── Shots at a bunker ────────────────────────────────────────────────────────────────────────────────────────────

export type Weapon = 'laser' | 'mega';

/** Beyond this orbit no Laser reaches a bunker. */
export const LASER_ORBITS = 3;

/** A shot from a place: what is shot with, how far from Earth, and whether another saucer stands in the way. */
export interface BunkerShot {
	readonly weapon: Weapon;
	/** Nobody needs to know it for a Méga Laser. */
	readonly orbit?: number;
	readonly blocked?: boolean;
}

/** What a shot takes, or why it cannot be made: as many Lasers as the orbit, or one Méga Laser from anywhere. */
export function shotPrice({ weapon, orbit, blocked }: BunkerShot): number | 'too-far' | 'blocked' {
	if (blocked) return 'blocked';
	if (weapon === 'mega') return 1;
	return orbit !== undefined && orbit <= LASER_ORBITS ? orbit : 'too-far';
}

/** One damage drives a bunker back, a second one or a Méga Laser destroys it. */
export const damage = (bunker: Bunker, weapon: Weapon): Bunker => (weapon === 'mega' || bunker !== 'start' ? 'destroyed' : 'fallback');
