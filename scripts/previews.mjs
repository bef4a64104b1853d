import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.mjs';

/** Draws the picture that is shown where a link to a box or its rules is shared: its lid on its own colours. `node scripts/previews.mjs` */

const SIZE = { width: 1200, height: 630 };

const vite = await createServer({
	configFile: false,
	server: { middlewareMode: true },
	appType: 'custom',
	logLevel: 'error',
	resolve: { alias: { '$extra-boxes': `${process.cwd()}/src/lib/boxes/none.ts` } }
});
const { BOXES } = await vite.ssrLoadModule('/src/lib/boxes/index.ts');
const { lidOf } = await vite.ssrLoadModule('/src/lib/boxes/lids.ts');
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: chromiumPath() });
const page = await browser.newPage({ viewport: SIZE });
for (const { id, name } of [...BOXES, { id: 'comparse', name: { fr: 'Comparse' } }]) {
	const lid = id === 'comparse' ? undefined : lidOf(id);
	const drawing = lid
		? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lid.width} ${lid.height}" style="height:470px;max-width:560px">${lid.draw(lid.width, lid.height)}</svg>`
		: '';
	const palette = lid ? readFileSync(`src/lib/boxes/${id}/palette.css`, 'utf8') : '';
	await page.setContent(`<style>${palette}</style><body data-box="${id}" style="margin:0;width:1200px;height:630px;display:flex;align-items:center;justify-content:center;gap:70px;
		background:#120d09;color:#f3e9d8;font:600 72px/1.05 Georgia,serif">${drawing}<div style="max-width:480px">${name.fr}
		<div style="margin-top:26px;font:400 32px/1.3 sans-serif;opacity:.75">Comparse</div></div></body>`);
	await page.screenshot({ path: `static/previews/${id}.png` });
}
await browser.close();
await vite.close();
