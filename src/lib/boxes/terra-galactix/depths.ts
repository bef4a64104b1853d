import { polar, times } from '../drawing.ts';
import type { DepthPictures } from '../depths.ts';

const earth = (cx: number, r: number): string =>
	`<circle cx="${cx}" cy="24" r="${r}"/>${times(8, (i) => {
		const [x, y] = polar(cx, 24, r, i * 45);
		return `<circle class="d-fill" cx="${x}" cy="${y}" r="2.500"/>`;
	})}`;
const saucer = (x: number, y: number): string =>
	`<ellipse cx="${x}" cy="${y}" rx="8" ry="3.500"/><path d="M${x - 4} ${y - 2}a4 4 0 0 1 8 0"/>`;
const crystal = (x: number, y: number): string => `<path class="d-fill" d="M${x} ${y - 8}l6 6-6 11-6-11z"/>`;

/** The Earth and its bunkers, or everything with the cards; in the Guerre the score, the Galactix on their way, or everything. */
export const depths: DepthPictures = {
	board: earth(36, 15),
	score: times(3, (i) => crystal(16 + i * 20, 24)),
	light: `${crystal(16, 24)}${crystal(34, 24)}${saucer(56, 26)}`,
	full: `${earth(20, 12)}${saucer(54, 12)}<path d="M40 24h10v16H40zM54 24h10v16H54z"/>`
};
