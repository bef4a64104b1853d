import { polar, stars, title } from '../drawing.ts';
import type { Lid } from '../types.ts';

function draw(w: number, h: number): string {
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

/** The front of the box: our own poster. */
export const lid: Lid = { width: 126, height: 130, draw };
