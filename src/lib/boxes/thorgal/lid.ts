import { times, title } from '../drawing.ts';
import type { Lid } from '../types.ts';

function draw(w: number, h: number): string {
	const [cx, base] = [w / 2, h * 0.63];
	const steps = times(6, (i) => `M${cx - 50 + i * 8} ${base - i * 9}h${100 - i * 16}v-9h-${100 - i * 16}z`);
	const stairs = times(9, (i) => `M${cx - 9} ${base - 5 - i * 5.5}h18`);
	return `<rect width="${w}" height="${h}" fill="#f2b25c"/><path d="M0 0h${w}v${h * 0.16}H0z" fill="#8a3b1c"/><path d="M0 ${h * 0.16}h${w}v${h * 0.13}H0z" fill="#b9552a"/><path d="M0 ${h * 0.29}h${w}v${h * 0.13}H0z" fill="#d97f3d"/>
<circle cx="${cx}" cy="${h * 0.33}" r="${w * 0.29}" fill="#fbe3b5"/><path d="${steps}" fill="#5c2110"/><path d="M${cx - 9} ${base}v-54h18v54z" fill="#7a3219"/><path d="${stairs}" stroke="#5c2110" stroke-width="1.2"/><path d="M${cx - 7} ${base - 54}v-9h14v9z" fill="#3b170b"/>
<path d="M0 ${base}h${w}V${h}H0z" fill="#24505a"/><path d="M0 ${base + 4}c8-3 14-3 22 0s14 3 22 0 14-3 22 0 14 3 22 0 14-3 22 0 14 3 22 0V${base + 20}H0z" fill="#1b414a"/>
<g transform="translate(${cx - 40} ${base - 10})"><path d="M38-22v40" stroke="#2a1209" stroke-width="2.5"/><path d="M16-20c14 4 30 4 44 0 2 9 2 18-1 27-13-4-28-4-42 0-3-9-3-18-1-27z" fill="#fbe3b5"/><path d="M25-18.3c-2 9-2 17 0 24.3M38-17.2V4.3M51-18.3c2 9 2 17 0 24.3" stroke="#a8401d" stroke-width="5" fill="none"/><path d="M-4 15c4 4 8 4 13 4h55c8 0 13-5 13-12 0-4-3-6-6-5 4-6 11-3 11 4 0 13-9 23-23 23H17C6 29-2 24-4 15z" fill="#2a1209"/><g fill="#d9a441" stroke="#2a1209" stroke-width="1">${times(5, (i) => `<circle cx="${14 + i * 10.5}" cy="20" r="4"/>`)}</g></g>
<path d="M0 ${h - 37}h${w}V${h}H0z" fill="#3b170b" fill-opacity=".92"/>${title(cx, h - 17.5, w * 0.17, 'THORGAL', { space: 1 })}${title(cx, h - 6.5, 9.6, 'Qâ, le jeu', { weight: 500, fill: '#fbe3b5' })}`;
}

/** The front of the box: our own poster. */
export const lid: Lid = { width: 112, height: 150, draw };
