import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../src/lib/boxes/index.ts';
import { guidePicture, loadGuide } from '../src/lib/boxes/guides.ts';
import { LOCALES } from '../src/lib/rules/locale.ts';
import { pageOf, pictureOf, readGuides } from '../scripts/guide-pages.ts';

const GUIDES = await readGuides();
const MOST_BYTES = 3_000_000;

test('every game has a guide', () => expect(GUIDES.map(({ game }) => game).toSorted()).toEqual(GAME_IDS.toSorted()));

describe.each(GUIDES.flatMap((guide) => LOCALES.map((locale) => ({ guide, locale, name: `${guide.game}.${locale}` }))))(
	'$name',
	({ guide, locale }) => {
		test('the page in docs is what `npm run guides` writes', () =>
			expect(readFileSync(`docs/guide/${guide.game}.${locale}.md`, 'utf8')).toBe(pageOf(guide, locale)));

		test('the app has the same texts, and every step a picture', async () => {
			const steps = await loadGuide(guide.game as GameId);
			expect(steps).toEqual(guide.steps);
			for (const [i, step] of steps.entries()) {
				expect(step[locale].title && step[locale].text).toBeTruthy();
				expect(guidePicture(guide.game, i, locale)).toBe(pictureOf(guide.game, i, locale));
				expect(statSync(`static/guides/${pictureOf(guide.game, i, locale)}`).size).toBeGreaterThan(5_000);
			}
		});
	}
);

test('all pictures together are small', () => {
	const sizes = GUIDES.flatMap(({ game, steps }) =>
		steps.flatMap((_, i) => LOCALES.map((locale) => statSync(`static/guides/${pictureOf(game, i, locale)}`).size))
	);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test('French texts have their typographic spaces and apostrophes', () => {
	const texts = GUIDES.flatMap(({ steps }) => steps.flatMap(({ fr: { title, text } }) => [title, text]));
	expect(texts.filter((text) => / [:;?!»%]|« |[a-zé]'[a-zé]/i.test(text.replaceAll('\u00a0', '_')))).toEqual([]);
});
