import type { Camp } from '$lib/rules/terra-galactix/cards.ts';
import { seeded } from '../../seeded.ts';

/** Where each mother ship lies, seen from the middle of the board: clockwise from the upper left. */
export const CORNERS: Readonly<Record<Camp, readonly [number, number]>> = { A: [-1, -1], B: [1, -1], C: [1, 1], D: [-1, 1] };

/** Stars at random places that are the same for the same seed. */
export function stars(seed: number, n: number): readonly (readonly [x: number, y: number, r: number])[] {
	const next = seeded(seed);
	return Array.from({ length: n }, () => {
		const [turn, out, size] = [next() * 2 * Math.PI, Math.sqrt(next()) * 62, next()];
		return [Math.cos(turn) * out, Math.sin(turn) * out, 0.5 + size];
	});
}
