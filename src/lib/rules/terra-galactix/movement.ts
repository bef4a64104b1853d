import { BLUISH, type Line, type Place } from './cards.ts';

// ── The shock wave of L’Invasion ─────────────────────────────────────────────────────────────────────────────────

/** The wave drives everything behind the double stroke: to the fourth orbit. */
const BEHIND = 4;

/**
 * Where the saucers of one radius stand after a shock wave, in the order given. The farthest goes to the fourth orbit, the next one under it
 * and so on; one that is there already keeps its place. With Saute-Soucoupes they may share a node.
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

/** A Giga Bouclier stops the beam: it covers its own node and all beyond on that line. */
export const gigaCovers = (giga: Place, other: Place): boolean =>
	giga.line !== BLUISH && giga.line === other.line && other.orbit >= giga.orbit;

/** Does this saucer stand between that one and Earth? On the same node it does not. */
export const isBetween = (nearer: Place, from: Place): boolean =>
	from.line !== BLUISH && nearer.line === from.line && nearer.orbit < from.orbit;

/**
 * Tirs continus: the lit lines a saucer must pay for, one card each, when it goes this way. Leaving its own line sideways by the first
 * step is free unless the table plays it the hard way.
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

/** A Pulsar doubles the points of its die, for moving only. */
export const diePoints = (face: number, pulsar: boolean): number => (pulsar ? face * 2 : face);

/** Chance that a die takes a saucer so many steps: to land or to come home, what is left over is lost. */
export const reachChance = (steps: number, pulsar: boolean): number => {
	const faces = [1, 2, 3, 4, 5, 6];
	return faces.filter((face) => diePoints(face, pulsar) >= steps).length / faces.length;
};

/**
 * Chance to stop exactly so many steps away. Two points can be burnt by going back and forth, so a die that is over by an even number
 * will do, if nobody stands in the way: an upper bound.
 */
export const stopsAt = (steps: number, pulsar: boolean): number => {
	const faces = [1, 2, 3, 4, 5, 6];
	return faces.filter((face) => diePoints(face, pulsar) >= steps && (diePoints(face, pulsar) - steps) % 2 === 0).length / faces.length;
};
