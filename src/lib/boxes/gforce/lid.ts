import { GLYPHS } from '../../components/drawings.ts';
import { polar, times, title } from '../drawing.ts';
import type { Lid } from '../types.ts';

function draw(w: number, h: number): string {
	const [cx, cy] = [w / 2, h * 0.42];
	const hex = (x: number, y: number, r: number): string =>
		`M${[-90, -30, 30, 90, 150, 210].map((angle) => polar(x, y, r, angle)).join('L')}z`;
	const cells = times(9, (row) => times(7, (column) => hex(column * 21 + (row % 2) * 10.5 - 4, row * 18.2 - 4, 10.6)));
	return `<rect width="${w}" height="${h}" fill="#7fae2c"/><path d="${cells}" fill="none" stroke="#93c23d" stroke-width="2"/><path d="M-10 ${h * 0.62} ${w + 10} ${h * 0.18}v22L-10 ${h * 0.62 + 24}z" fill="#e9772b"/>
<path d="${hex(cx, cy, w * 0.37)}" fill="#23370a"/><path d="${hex(cx, cy, w * 0.325)}" fill="none" stroke="#fff3cf" stroke-width="2.6"/><g transform="translate(${cx - w * 0.215} ${cy - w * 0.225}) scale(${(w * 0.43) / 24})" fill="#fff3cf">${GLYPHS.paw}</g>
<path d="M0 ${h - 32}h${w}V${h}H0z" fill="#1b2c06"/>${title(cx, h - 9, w * 0.185, 'G-FORCE', { space: 0.6 })}`;
}

/** The front of the box: our own poster. */
export const lid: Lid = { width: 104, height: 118, draw };
