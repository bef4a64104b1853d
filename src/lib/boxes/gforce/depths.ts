import { polar, times } from '../drawing.ts';
import type { DepthPictures } from '../depths.ts';

const hex = (x: number, y: number, r: number): string =>
	`M${[-90, -30, 30, 90, 150, 210].map((angle) => polar(x, y, r, angle)).join('L')}z`;

/** `score`: the tiles each player has won. `memory`: the tiles that were seen. `full`: the star with every agent. */
export const depths: DepthPictures = {
	score: `<path class="d-fill" d="${hex(15, 34, 9)}"/><path class="d-fill" d="${hex(36, 34, 9)}${hex(36, 15, 9)}"/><path class="d-fill" d="${hex(57, 34, 9)}"/>`,
	memory: `<path d="${hex(36, 24, 20)}"/><path d="M22 24c4-7 9-9 14-9s10 2 14 9c-4 7-9 9-14 9s-10-2-14-9z"/><circle class="d-fill" cx="36" cy="24" r="4.500"/>`,
	full: `${times(6, (i) => {
		const [x, y] = polar(36, 24, 19, i * 60);
		const [a, b] = polar(36, 24, 6, i * 60);
		return `<path d="M${a} ${b}L${x} ${y}"/><path ${i % 3 === 0 ? 'class="d-fill"' : ''} d="${hex(x, y, 5)}"/>`;
	})}<path d="${hex(36, 24, 6)}"/>`
};
