import { times } from '../drawing.ts';
import type { DepthPictures } from '../depths.ts';

const track = (y: number, reached: number): string =>
	times(5, (i) => `<rect ${i < reached ? 'class="d-fill"' : ''} x="${6 + i * 12.5}" y="${y}" width="9" height="11" rx="2"/>`);
const card = (turn: number): string => `<path transform="rotate(${turn} 36 52)" d="M28 12h16v24H28z"/>`;

/** Who wins each fight, or every card with its total. */
export const depths: DepthPictures = {
	score: `${track(8, 3)}${track(28, 2)}`,
	cards: `${card(-34)}${card(-12)}${card(12)}<path class="d-fill" transform="rotate(34 36 52)" d="M28 12h16v24H28z"/>`
};
