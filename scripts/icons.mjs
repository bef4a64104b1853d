import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.mjs';

/** Draws the icons of the app from one picture, a die on the green cloth of the tray. Run `node scripts/icons.mjs` after a change here. */

const OUT = 'static/icons';
const DIE = `<rect x="1.5" y="3.5" width="45" height="44" rx="10.5" fill="#0007"/><rect x="1.5" y="1" width="45" height="44" rx="10.5" fill="#cdbb96"/><rect x="4" y="2.6" width="40" height="39.5" rx="9" fill="#f3e8cf"/><path d="M7 12.5C7 8 9.5 5.2 14 5.2h20c4.5 0 7 2.8 7 7.3" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.6" stroke-linecap="round"/><g fill="#241a11"><circle cx="13.2" cy="11.6" r="4.3"/><circle cx="34.8" cy="11.6" r="4.3"/><circle cx="13.2" cy="33.2" r="4.3"/><circle cx="34.8" cy="33.2" r="4.3"/></g>`;

/** `share` is the part of the side that the die takes. On a maskable icon it stays in the inner circle, which no mask cuts. */
const picture = ({ share, corner }) => {
	const scale = (100 * share) / 48;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100%" height="100%" style="display:block">
<defs><radialGradient id="cloth" cx=".5" cy=".2" r=".95"><stop offset="0" stop-color="#3d6b54"/><stop offset=".6" stop-color="#1f3c2e"/><stop offset="1" stop-color="#132319"/></radialGradient></defs>
<rect width="100" height="100" rx="${corner}" fill="#5a3c23"/>${corner ? `<rect x="5" y="5" width="90" height="90" rx="${corner - 4}" fill="url(#cloth)"/>` : '<rect width="100" height="100" fill="url(#cloth)"/>'}
<g transform="translate(50 50) rotate(-9) scale(${scale}) translate(-24 -24)">${DIE}</g></svg>`;
};

const ICONS = [
	['die', 192, { share: 0.62, corner: 22 }],
	['die', 512, { share: 0.62, corner: 22 }],
	['maskable', 192, { share: 0.5, corner: 0 }],
	['maskable', 512, { share: 0.5, corner: 0 }],
	['apple', 180, { share: 0.6, corner: 0 }]
];

mkdirSync(OUT, { recursive: true });
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage();
for (const [name, size, look] of ICONS) {
	await page.setViewportSize({ width: size, height: size });
	await page.setContent(`<style>body{margin:0;background:transparent}</style>${picture(look)}`);
	await page.screenshot({ path: `${OUT}/${name}-${size}.png`, omitBackground: true });
}
await browser.close();
