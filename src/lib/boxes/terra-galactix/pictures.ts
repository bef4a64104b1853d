import type { GamePictures } from '../pictures.ts';

const round = (n: number): number => Math.round(n * 10) / 10;
const EARTH =
	'M-26-10c6-12 16-20 26-21 4 4-3 7 1 11s10 1 11 7-8 6-7 12 10 4 9 12-8 12-14 14-12-6-16-14-14-8-10-21zM16-30c8 3 15 10 19 18-5 3-7-3-11-3s-8-8-8-15z';

const earth = (r: number): string =>
	`<circle cx="60" cy="50" r="${r}" fill="#2f7fb5"/><path transform="translate(60 50) scale(${r / 40})" d="${EARTH}" fill="#5fa85a"/>`;
const bunkers = (r: number, angles: readonly number[]): string =>
	angles
		.map((angle) => {
			const turn = (angle * Math.PI) / 180;
			const [x, y] = [round(60 + r * Math.cos(turn)), round(50 + r * Math.sin(turn))];
			return `<path transform="translate(${x} ${y}) rotate(${round(angle + 90)})" d="M-5 3.5V0a5 5 0 0 1 10 0v3.5z" fill="#f0c64f" stroke="#4a370a"/>`;
		})
		.join('');
/** A saucer: the rim of a red one is plain, that of a blue one notched, so that colour is not the only sign. */
const saucer = (x: number, y: number, letters: string): string => {
	const blue = letters.endsWith('B');
	return `<g transform="translate(${x} ${y}) scale(.62)"><circle r="14" fill="none" stroke="#f3e8cf" stroke-width="3" ${blue ? 'stroke-dasharray="5.3 3.5"' : ''}/><circle r="12.5" fill="${blue ? '#2f66b0' : '#c23b2c'}"/><text y="4.6" text-anchor="middle" style="fill:#fff;font:750 13px/1 var(--font-display)">${letters}</text></g>`;
};
const orbits = (...radii: readonly number[]): string =>
	`<g fill="none" stroke="#8fa3ff" stroke-opacity=".5">${radii.map((r) => `<circle cx="60" cy="50" r="${r}"/>`).join('')}</g>`;
const CRYSTALS =
	'<g fill="#f2cb58" stroke="#4a370a" stroke-width="1.2" stroke-linejoin="round"><path d="M60 34l8 9-8 16-8-16zM49 42l7 8-7 14-7-14zM71 42l7 8-7 14-7-14z"/></g>';

/** The games of this box on its page, each with its own picture. */
export const pictures: GamePictures = {
	invasion: `${orbits(38, 50, 62)}${earth(25)}${bunkers(
		25,
		Array.from({ length: 14 }, (_, i) => -90 + (i * 360) / 14)
	)}${saucer(31, 12, 'AR')}${saucer(92, 8, 'BB')}${saucer(88, 92, 'CR')}`,
	guerre: `<g fill="none" stroke="#8fa3ff" stroke-opacity=".5"><path d="M-4 74C30 54 84 54 124 76M-4 50C30 30 84 30 124 52M60-20v150M26-20 16 130M94-20l10 150"/></g>${CRYSTALS}${saucer(32, 16, 'AB')}${saucer(88, 88, 'DR')}<path d="M41 26 50 36" stroke="#ff8a73" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="5 4"/>`,
	envahisseurs: `<path d="M0 110 120-10" stroke="#8fa3ff" stroke-opacity=".6" stroke-width="1.5" stroke-dasharray="5 5"/>${earth(22)}${bunkers(22, [200, 225, 250, 20, 45, 70])}${saucer(28, 22, 'AR')}${saucer(52, 8, 'CR')}${saucer(92, 78, 'BB')}${saucer(68, 92, 'DB')}`
};
