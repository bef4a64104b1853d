import { PAGES, played, prefer, sentences, settled } from './support/pages.ts';
import { expect, test } from './support/table.ts';

/** Every page in both languages: no sentence of the other language, and no id in place of a name. */

for (const [locale, other] of [
	['fr', 'en'],
	['en', 'fr']
] as const)
	test(`every page is entirely in ${locale}`, async ({ page }) => {
		test.slow();
		await played(page);
		await prefer(page, { locale });
		const foreign = new Set(sentences(other, locale));
		for (const [name, open] of Object.entries(PAGES)) {
			await open(page);
			await settled(page);
			const texts = await page.evaluate(() => {
				const words: string[] = [document.title];
				const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
				for (let node = walk.nextNode(); node; node = walk.nextNode()) {
					// Names that are printed on a component keep their language and are marked with `lang`.
					if ((node instanceof Element ? node : node.parentElement)?.closest('[lang]') !== document.documentElement) continue;
					if (node instanceof Text) words.push(node.data);
					else if (node instanceof Element)
						words.push(
							...['aria-label', 'placeholder', 'title', 'alt'].map((attribute) => (node as Element).getAttribute(attribute) ?? '')
						);
				}
				return words.map((each) => each.trim()).filter(Boolean);
			});
			expect(texts.length, name).toBeGreaterThan(3);
			expect(
				texts.filter((each) => foreign.has(each)),
				`${name}, in the other language`
			).toEqual([]);
			// An id without a name: `option:depth`, `foe:unas`, `save_failed`.
			expect(
				texts.filter((each) => /^[a-z]+[:_][a-z0-9-_]+$/.test(each)),
				`${name}, ids`
			).toEqual([]);
			expect(await page.locator('html').getAttribute('lang'), name).toBe(locale);
		}
	});
