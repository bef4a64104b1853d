import { seeded } from '../seeded.ts';

const CELLS = 42;
const random = seeded(11);
/** Decorative strokes on the ring. The random numbers are seeded, so that the drawing is always the same. */
export const marks = Array.from({ length: CELLS }, (_, i) => ({
	turn: (i * 360) / CELLS,
	d: `M${Array.from({ length: 3 }, () => `${(-3 + random() * 6).toFixed(1)} ${(-88 + random() * 14).toFixed(1)}`).join('L')}`
}));
