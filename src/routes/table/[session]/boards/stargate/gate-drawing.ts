import { COLOURS, GLYPHS } from '$lib/rules/stargate/cards.ts';
import { seeded } from '../seeded.ts';

/** The geometry of the gate. */

const CELLS = 42;
const random = seeded(11);
/** Decorative strokes on the ring. The random numbers are seeded, so that the drawing is always the same. */
export const marks = Array.from({ length: CELLS }, (_, i) => ({
	turn: (i * 360) / CELLS,
	d: `M${Array.from({ length: 3 }, () => `${(-3 + random() * 6).toFixed(1)} ${(-101 + random() * 7).toFixed(1)}`).join('L')}`
}));
/** The ten signs. */
export const signs = Array.from({ length: GLYPHS }, (_, i) => i + 1);
/** Degrees between two signs. */
export const step = 360 / GLYPHS;
/** A point on a circle around the centre of the gate, as SVG coordinates. 0 degrees is the top. */
export const pointAt = (r: number, degrees: number): string => {
	const turn = ((degrees - 90) * Math.PI) / 180;
	return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
};
/** The outline of one sign: the whole sector is the tap target. */
export const sector = `M${pointAt(52, -step / 2)}L${pointAt(114, -step / 2)}A114 114 0 0 1 ${pointAt(114, step / 2)}L${pointAt(52, step / 2)}A52 52 0 0 0 ${pointAt(52, -step / 2)}z`;
/** The six colours as beads in the middle of the gate. */
export const beads = Array.from({ length: COLOURS }, (_, i) => ({ colour: i + 1, x: ((i % 3) - 1) * 42, y: i < 3 ? -21 : 22 }));
