import { title } from '../drawing.ts';
import type { Lid } from '../types.ts';

function draw(w: number, h: number): string {
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

/** The front of the box: our own poster. */
export const lid: Lid = { width: 112, height: 104, draw };
