import { playwrightEngine } from '../browsers/playwright-engine.ts';
import { smokeStory } from '../browsers/story.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/table.ts';

/** `npm run test:browsers` runs the same story in Firefox and WebKit. */
test('start, quick fight, save, reload, undo, search, export, offline', async ({ page, browser }) => {
	const app = await site();
	const engine = playwrightEngine(page, `chromium ${browser.version()}`, () => page.close());
	expect(await smokeStory(engine, app.url, () => app.close())).toHaveLength(7);
});
