import type { BoxId } from '../rules/index.ts';
import { GLYPHS } from './drawings.ts';

/** The five lids: our own flat posters, one idea each, drawn in the measures of their front. */

const round = (n: number): number => Math.round(n * 10) / 10;
const polar = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => [
	round(cx + r * Math.cos((degrees * Math.PI) / 180)),
	round(cy + r * Math.sin((degrees * Math.PI) / 180))
];
const times = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('');

/** A small seeded source: a drawing is the same every time. */
function seeded(seed: number): () => number {
	let a = seed >>> 0;
	return () => {
		a = (a + 0x6d2b79f5) | 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

function stars(n: number, w: number, h: number, seed: number): string {
	const next = seeded(seed);
	return times(n, () => {
		const [x, y, r] = [next() * w, next() * h, 0.3 + next() * 0.7];
		return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="#fff" fill-opacity="${round(0.35 + r * 0.6)}"/>`;
	});
}

interface Lettering {
	readonly fill?: string;
	readonly space?: number;
	readonly weight?: number;
}
const title = (x: number, y: number, size: number, text: string, { fill = 'var(--lid-print)', space = 0, weight = 800 }: Lettering = {}) =>
	`<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" class="lid-title" style="fill:${fill};letter-spacing:${space}px;font-weight:${weight}">${text}</text>`;

function stargate(w: number, h: number): string {
	const [cx, cy, r] = [w / 2, h * 0.425, w * 0.355];
	const chevrons = times(
		9,
		(i) =>
			`<g transform="rotate(${i * 40} ${cx} ${cy})"><path d="M${cx - 6.5} ${cy - r - 7}h13l-3.5 9h-6z" fill="#ff9b3d"/><path d="M${cx - 3.4} ${cy - r + 3.6}h6.8L${cx} ${cy - r + 9}z" fill="#ffcf8a"/></g>`
	);
	const ticks = times(45, (i) => `M${polar(cx, cy, r - 7.5, i * 8 + 4)}L${polar(cx, cy, r - 3, i * 8 + 4)}`);
	return `<defs><radialGradient id="art-pool"><stop offset="0" stop-color="#f2fdff"/><stop offset=".45" stop-color="#9adcee"/><stop offset="1" stop-color="#2e86a3"/></radialGradient></defs>
<rect width="${w}" height="${h}" fill="#0f303c"/><circle cx="${cx}" cy="${cy}" r="${r * 1.9}" fill="#1b4f60"/><circle cx="${cx}" cy="${cy}" r="${r * 1.45}" fill="#286578"/>${stars(34, w, h * 0.6, 3)}
<path d="M0 ${h * 0.72}L${w * 0.12} ${h * 0.58} ${w * 0.26} ${h * 0.72}zM${w * 0.74} ${h * 0.72}l${w * 0.17}-${h * 0.17} ${w * 0.2} ${h * 0.17}z" fill="#0b2730"/>
<path d="M0 ${h * 0.7}C${w * 0.3} ${h * 0.64} ${w * 0.7} ${h * 0.64} ${w} ${h * 0.7}V${h}H0z" fill="#c98d4a"/><path d="M0 ${h * 0.76}C${w * 0.35} ${h * 0.69} ${w * 0.6} ${h * 0.8} ${w} ${h * 0.73}V${h}H0z" fill="#a96f35"/><path d="M${cx - r * 0.7} ${h * 0.74}h${r * 1.4}l${r * 0.5} ${h * 0.26}H${cx - r * 1.2}z" fill="#e9c48a" fill-opacity=".55"/>
<circle cx="${cx}" cy="${cy}" r="${r - 9}" fill="url(#art-pool)"/><path d="M${cx - 26} ${cy + 3}c7-5 13-5 20 0s13 5 20 0 9-4 14-1M${cx - 22} ${cy - 12}c6-4 11-4 17 0s11 4 17 0 7-3 10-1M${cx - 20} ${cy + 17}c6-4 11-4 17 0s11 4 17 0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.6" stroke-linecap="round"/>
<circle cx="${cx}" cy="${cy}" r="${r - 5}" fill="none" stroke="#5d6b6c" stroke-width="9"/><path d="${ticks}" stroke="#1d2b2d" stroke-width="1.5"/><circle cx="${cx}" cy="${cy}" r="${r + 1}" fill="none" stroke="#8d9a97" stroke-width="4.5"/><circle cx="${cx}" cy="${cy}" r="${r + 4}" fill="none" stroke="#39494b" stroke-width="1.5"/>${chevrons}
<path d="M0 ${h - 39}h${w}V${h}H0z" fill="#0a2029" fill-opacity=".88"/>${title(cx, h - 18, w * 0.158, 'STARGATE', { space: 1.2 })}${title(cx, h - 6.5, 9.6, 'La Vengeance d’Apophis', { weight: 500, fill: '#f7ecd8' })}`;
}

function thorgal(w: number, h: number): string {
	const [cx, base] = [w / 2, h * 0.63];
	const steps = times(6, (i) => `M${cx - 50 + i * 8} ${base - i * 9}h${100 - i * 16}v-9h-${100 - i * 16}z`);
	const stairs = times(9, (i) => `M${cx - 9} ${base - 5 - i * 5.5}h18`);
	return `<rect width="${w}" height="${h}" fill="#f2b25c"/><path d="M0 0h${w}v${h * 0.16}H0z" fill="#8a3b1c"/><path d="M0 ${h * 0.16}h${w}v${h * 0.13}H0z" fill="#b9552a"/><path d="M0 ${h * 0.29}h${w}v${h * 0.13}H0z" fill="#d97f3d"/>
<circle cx="${cx}" cy="${h * 0.33}" r="${w * 0.29}" fill="#fbe3b5"/><path d="${steps}" fill="#5c2110"/><path d="M${cx - 9} ${base}v-54h18v54z" fill="#7a3219"/><path d="${stairs}" stroke="#5c2110" stroke-width="1.2"/><path d="M${cx - 7} ${base - 54}v-9h14v9z" fill="#3b170b"/>
<path d="M0 ${base}h${w}V${h}H0z" fill="#24505a"/><path d="M0 ${base + 4}c8-3 14-3 22 0s14 3 22 0 14-3 22 0 14 3 22 0 14-3 22 0 14 3 22 0V${base + 20}H0z" fill="#1b414a"/>
<g transform="translate(${cx - 40} ${base - 10})"><path d="M38-22v40" stroke="#2a1209" stroke-width="2.5"/><path d="M16-20c14 4 30 4 44 0 2 9 2 18-1 27-13-4-28-4-42 0-3-9-3-18-1-27z" fill="#fbe3b5"/><path d="M25-18.3c-2 9-2 17 0 24.3M38-17.2V4.3M51-18.3c2 9 2 17 0 24.3" stroke="#a8401d" stroke-width="5" fill="none"/><path d="M-4 15c4 4 8 4 13 4h55c8 0 13-5 13-12 0-4-3-6-6-5 4-6 11-3 11 4 0 13-9 23-23 23H17C6 29-2 24-4 15z" fill="#2a1209"/><g fill="#d9a441" stroke="#2a1209" stroke-width="1">${times(5, (i) => `<circle cx="${14 + i * 10.5}" cy="20" r="4"/>`)}</g></g>
<path d="M0 ${h - 37}h${w}V${h}H0z" fill="#3b170b" fill-opacity=".92"/>${title(cx, h - 17.5, w * 0.17, 'THORGAL', { space: 1 })}${title(cx, h - 6.5, 9.6, 'Qâ, le jeu', { weight: 500, fill: '#fbe3b5' })}`;
}

function terra(w: number, h: number): string {
	const [cx, cy] = [w / 2, h * 0.86];
	const rings = [0.46, 0.6, 0.76, 0.93, 1.1]
		.map((k) => `<circle cx="${cx}" cy="${cy}" r="${w * k}" fill="none" stroke="#8fa3ff" stroke-opacity=".5" stroke-width="1"/>`)
		.join('');
	const beam = (angle: number, reach: number): string =>
		`<path d="M${polar(cx, cy, w * 0.33, angle)}L${polar(cx, cy, w * reach, angle)}" stroke="#f2cb58" stroke-width="2.6" stroke-linecap="round"/>`;
	const saucer = (x: number, y: number, scale: number, hull: string, belly: string, tilt: number): string =>
		`<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale})"><path d="M-8-2a8 8.5 0 0 1 16 0z" fill="#dff3ff"/><ellipse rx="19" ry="6.5" cy="2" fill="${hull}"/><path d="M-19 2a19 6.5 0 0 0 38 0c-6 2.5-32 2.5-38 0z" fill="${belly}"/><g fill="#fff3cf"><circle cx="-10" cy="2" r="1.7"/><circle cy="3.5" r="1.7"/><circle cx="10" cy="2" r="1.7"/></g></g>`;
	return `<rect width="${w}" height="${h}" fill="#141b45"/><path d="M0 0h${w}v${h * 0.5}H0z" fill="#1d2760"/>${stars(46, w, h * 0.75, 9)}${rings}
${beam(-112, 0.68)}${beam(-64, 0.8)}<circle cx="${cx}" cy="${cy}" r="${w * 0.335}" fill="#2f7fb5"/><path d="M${cx - 38} ${cy - 14}c6-12 16-22 26-23 4 4-3 7 1 11s10 1 11 7-8 6-7 12 10 4 9 12H${cx - 40}zM${cx + 16} ${cy - 40}c10 3 20 12 25 22-5 3-7-3-12-3s-3-5-8-6-8-8-5-13z" fill="#5fa85a"/><circle cx="${cx}" cy="${cy}" r="${w * 0.335}" fill="none" stroke="#f2cb58" stroke-width="3" stroke-dasharray="9 7"/>
${saucer(w * 0.27, h * 0.3, 0.85, '#d24a38', '#8f281d', -14)}${saucer(w * 0.75, h * 0.36, 1.05, '#4c86d6', '#204a84', 12)}${saucer(w * 0.88, h * 0.64, 0.5, '#d24a38', '#8f281d', 20)}
<path d="M0 ${h - 27}h${w}V${h}H0z" fill="#0d1232" fill-opacity=".9"/>${title(cx, h * 0.135, w * 0.13, 'TERRA', { space: 5 })}${title(cx, h - 8, w * 0.138, 'GALACTIX', { space: 2 })}`;
}

function lightsaber(w: number, h: number): string {
	const [cx, cy] = [w / 2, h * 0.44];
	const [dx, top, low] = [w * 0.36, h * 0.06, h * 0.63];
	const blade = (d: string, glow: string, core: string): string =>
		`<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${glow}" stroke-opacity=".28" stroke-width="15"/><path d="${d}" stroke="${glow}" stroke-width="7"/><path d="${d}" stroke="${core}" stroke-width="3"/></g>`;
	const hilt = (x: number, y: number, angle: number): string =>
		`<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="-4.5" y="-1" width="9" height="26" rx="1.5" fill="#b8bcc2"/><path d="M-4.5 5h9M-4.5 10h9M-4.5 15h9" stroke="#3a3d42" stroke-width="2"/><rect x="-5.5" y="-4" width="11" height="4.5" fill="#6d7177"/></g>`;
	return `<rect width="${w}" height="${h}" fill="#17151b"/><circle cx="${cx}" cy="${cy}" r="${h * 0.52}" fill="#26222b"/><circle cx="${cx}" cy="${cy}" r="${h * 0.34}" fill="#37303a"/>
${blade(`M${cx - dx} ${low}L${cx + dx * 0.82} ${top}`, '#55c95a', '#eaffe6')}${blade(`M${cx + dx} ${low}L${cx - dx * 0.82} ${top}`, '#f0483c', '#ffe9e4')}${hilt(cx - dx - 2, low + 2, 47)}${hilt(cx + dx + 2, low + 2, -47)}
<path transform="translate(${cx} ${h * 0.335}) scale(.62)" d="M0-26 5-8 20-18 10-4 30 0 10 5 20 18 5 9 0 27-5 9-20 18-10 5-30 0-10-4-20-18-5-8z" fill="#fff6dc"/>
<path d="M0 ${h - 34}h${w}V${h}H0z" fill="#0d0b10" fill-opacity=".88"/>${title(cx, h - 20, 9.4, 'AFFRONTEMENT DES', { space: 0.3, weight: 600 })}${title(cx, h - 6.5, w * 0.117, 'SABRES LASER', { space: 0.1 })}`;
}

function gforce(w: number, h: number): string {
	const [cx, cy] = [w / 2, h * 0.42];
	const hex = (x: number, y: number, r: number): string =>
		`M${[-90, -30, 30, 90, 150, 210].map((angle) => polar(x, y, r, angle)).join('L')}z`;
	const cells = times(9, (row) => times(7, (column) => hex(column * 21 + (row % 2) * 10.5 - 4, row * 18.2 - 4, 10.6)));
	return `<rect width="${w}" height="${h}" fill="#7fae2c"/><path d="${cells}" fill="none" stroke="#93c23d" stroke-width="2"/><path d="M-10 ${h * 0.62} ${w + 10} ${h * 0.18}v22L-10 ${h * 0.62 + 24}z" fill="#e9772b"/>
<path d="${hex(cx, cy, w * 0.37)}" fill="#23370a"/><path d="${hex(cx, cy, w * 0.325)}" fill="none" stroke="#fff3cf" stroke-width="2.6"/><g transform="translate(${cx - w * 0.215} ${cy - w * 0.225}) scale(${(w * 0.43) / 24})" fill="#fff3cf">${GLYPHS.paw}</g>
<path d="M0 ${h - 32}h${w}V${h}H0z" fill="#1b2c06"/>${title(cx, h - 9, w * 0.185, 'G-FORCE', { space: 0.6 })}`;
}

interface Lid {
	readonly w: number;
	readonly h: number;
	draw(w: number, h: number): string;
}

/** Boxes are of different sizes, as on a real shelf. */
export const LIDS: Readonly<Record<BoxId, Lid>> = {
	stargate: { w: 156, h: 172, draw: stargate },
	thorgal: { w: 112, h: 150, draw: thorgal },
	'terra-galactix': { w: 126, h: 130, draw: terra },
	lightsaber: { w: 112, h: 104, draw: lightsaber },
	gforce: { w: 104, h: 118, draw: gforce }
};

/** How much of its right side and top a box shows. */
export const DEPTH = 11;
