import { polar, stars, times, title } from '../drawing.ts';
import type { Lid } from '../types.ts';

function draw(w: number, h: number): string {
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

/** The front of the box: our own poster. */
export const lid: Lid = { width: 156, height: 172, draw };
