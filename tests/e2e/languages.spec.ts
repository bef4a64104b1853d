import { PAGES, played, prefer, sentences, settled } from './support/pages.ts';
import { expect, test } from './support/table.ts';

/** Both languages on every page: nothing of the other one is left, and no id stands where a word should. */

for (const [locale, other] of [
	['fr', 'en'],
	['en', 'fr']
] as const)
	test(`every page speaks ${locale}, all of it`, async ({ page }) => {
		test.slow();
		await played(page);
		await prefer(page, { locale });
		const foreign = new Set(sentences(other, locale));
		for (const [name, open] of Object.entries(PAGES)) {
			await open(page);
			await settled(page);
			const said = await page.evaluate(() => {
				const words: string[] = [document.title];
				const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
				for (let node = walk.nextNode(); node; node = walk.nextNode()) {
					// What is printed on a piece keeps its name, and says so.
					if ((node instanceof Element ? node : node.parentElement)?.closest('[lang]') !== document.documentElement) continue;
					if (node instanceof Text) words.push(node.data);
					else if (node instanceof Element)
						words.push(
							...['aria-label', 'placeholder', 'title', 'alt'].map((attribute) => (node as Element).getAttribute(attribute) ?? '')
						);
				}
				return words.map((each) => each.trim()).filter(Boolean);
			});
			expect(said.length, name).toBeGreaterThan(3);
			expect(
				said.filter((each) => foreign.has(each)),
				`${name}, in the other language`
			).toEqual([]);
			// An id that no list of names knows: `option:depth`, `foe:unas`, `save_failed`.
			expect(
				said.filter((each) => /^[a-z]+[:_][a-z0-9-_]+$/.test(each)),
				`${name}, ids`
			).toEqual([]);
			expect(await page.locator('html').getAttribute('lang'), name).toBe(locale);
		}
	});
