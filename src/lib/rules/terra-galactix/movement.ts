import { BLUISH, type Line, type Place } from './cards.ts';

// ── The shock wave of L’Invasion ─────────────────────────────────────────────────────────────────────────────────

/** The wave pushes saucers behind the double stroke: to the fourth orbit (p. 18). */
const BEHIND = 4;

/**
 * Where the saucers of one radius stand after a shock wave, in the order given. The farthest of those on orbits 1 to 3 goes to the fourth
 * orbit, the next one under it and so on; a saucer that is on the fourth orbit already keeps its place. With Saute-Soucoupes they may share
 * an intersection.
 */
export function shockWave(orbits: readonly number[], shared = false): readonly number[] {
	if (shared) return orbits.map((orbit) => Math.max(orbit, BEHIND));
	const after = [...orbits];
	let free = orbits.includes(BEHIND) ? BEHIND - 1 : BEHIND;
	const near = orbits.map((orbit, i) => ({ orbit, i })).filter(({ orbit }) => orbit < BEHIND);
	for (const { orbit, i } of near.toSorted((a, b) => b.orbit - a.orbit)) {
		after[i] = Math.max(orbit, free);
		free -= 1;
	}
	return after;
}

// ── Lines of fire ────────────────────────────────────────────────────────────────────────────────────────────────

/** A Giga Bouclier covers its own intersection and everything farther out on that line (p. 17). */
export const gigaCovers = (giga: Place, other: Place): boolean =>
	giga.line !== BLUISH && giga.line === other.line && other.orbit >= giga.orbit;

/** Whether a saucer at the first place stands between the second place and Earth. On the same intersection it does not. */
export const isBetween = (nearer: Place, from: Place): boolean =>
	from.line !== BLUISH && nearer.line === from.line && nearer.orbit < from.orbit;

/**
 * Tirs continus (p. 21): the lit lines that a saucer must pay for, one card each, when it goes this way. Leaving its own line sideways by
 * the first step is free, unless the table has switched that off.
 */
export function linesToPay(lit: readonly number[], from: Place | undefined, path: readonly Place[], dodge = true): readonly number[] {
	const burns = (line: Line): line is number => line !== BLUISH && lit.includes(line);
	const entered = path.map(({ line }) => line).filter(burns);
	const [first] = path;
	const leaves = dodge && first !== undefined && first.line !== from?.line;
	const start = from && burns(from.line) && !leaves ? [from.line] : [];
	return [...new Set([...start, ...entered])];
}

// ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The steps that a die gives. A Pulsar doubles them; for the Resistance the face itself counts (A10). */
export const diePoints = (face: number, pulsar: boolean): number => (pulsar ? face * 2 : face);

/** The chance that a die gives at least so many steps: points left after a landing are lost (p. 13). */
export const reachChance = (steps: number, pulsar: boolean): number => {
	const faces = [1, 2, 3, 4, 5, 6];
	return faces.filter((face) => diePoints(face, pulsar) >= steps).length / faces.length;
};
