import { times } from '../drawing.ts';
import type { DepthPictures } from '../depths.ts';

/** The steps of the pyramid that Ogotaï climbs, from a height up. */
const pyramid = (left: number, foot: number, step: number): string =>
	`<path d="M${left} ${foot}${times(4, () => `h${step * 1.6}v-${step}`)}h${step * 1.6}V${foot}z"/><circle class="d-fill" cx="${left + step * 5.4}" cy="${foot - step * 3 - 5}" r="4"/>`;
const places = (y: number): string => times(4, (i) => `<rect x="${5 + i * 16}" y="${y}" width="13" height="14" rx="2"/>`);
const hero = (x: number, y: number): string => `<path class="d-fill" d="M${x - 4} ${y}v-7a4 4 0 0 1 8 0v7z"/>`;

/** Ogotaï’s war alone, the war with the path, the dice, or everything with the hands of the heroes. */
export const depths: DepthPictures = {
	war: pyramid(6, 42, 8),
	light: `${places(28)}${hero(11.5, 26)}${hero(43.5, 26)}<path stroke-dasharray="3 3" d="M4 45h62"/>`,
	dice: `<rect x="8" y="14" width="22" height="22" rx="5"/><circle class="d-fill" cx="14" cy="20" r="2.500"/><circle class="d-fill" cx="24" cy="30" r="2.500"/><rect class="d-fill" x="38" y="10" width="24" height="24" rx="5"/>`,
	full: `${pyramid(26, 24, 5)}${places(30)}${hero(27.5, 28)}<path d="M6 6h11v16H6zM10 3h11v16"/>`
};
