import { polar, times } from '../drawing.ts';
import type { DepthPictures } from '../depths.ts';

const member = (x: number, y: number): string => `<circle class="d-fill" cx="${x}" cy="${y}" r="5"/>`;
const shield = (x: number, y: number): string => `<path d="M${x - 5} ${y - 5}h10v5c0 4-3 6-5 7-2-1-5-3-5-7z"/>`;
const gate = (cx: number, cy: number, r: number): string =>
	`<circle cx="${cx}" cy="${cy}" r="${r}"/><circle cx="${cx}" cy="${cy}" r="${r - 4}"/>${times(7, (i) => {
		const [x, y] = polar(cx, cy, r, -90 + (i * 360) / 7);
		return `<circle class="d-fill" cx="${x}" cy="${y}" r="2"/>`;
	})}`;

/** A fight alone, the teams, or the whole game with its gate and planets. */
export const depths: DepthPictures = {
	fight: `${member(14, 34)}${member(28, 34)}${shield(44, 12)}${shield(58, 12)}<path stroke-dasharray="4 4" d="M6 24h60"/>`,
	teams: `${times(4, (i) => member(12 + i * 16, 13))}${times(4, (i) => `<path d="M${7 + i * 16} 40v-8a5 5 0 0 1 10 0v8z"/>`)}<path d="M4 24h64"/>`,
	full: `${gate(20, 24, 16)}${times(6, (i) => `<rect x="${43 + (i % 2) * 14}" y="${5 + Math.floor(i / 2) * 14}" width="10" height="11" rx="2"/>`)}`
};
