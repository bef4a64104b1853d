import { test } from 'vitest';
import { ArticleIndex } from '../src/lib/helpers/search/article-index.ts';
import type { IndexData } from '../src/lib/helpers/search/index-data.ts';
import { QUESTIONS } from '../tests/support/questions.ts';
import { searchIndex } from '../tests/support/search-index.ts';
import { print, timed } from './measure.ts';

/** The assumed slowdown of a phone against this machine. */
const SLOWER = 4;
/** The limit for a keystroke on a phone, in milliseconds. */
const MOST = 5;
/** The fastest of this many runs counts for each keystroke, to exclude the effect of other work of the machine. */
const ROUNDS = 5;

/** The texts of all keystrokes while a query is typed. */
const typed = (text: string): readonly string[] => Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1));

test('the cost of a keystroke over all articles of the seven games', async () => {
	const table = [];
	for (const locale of ['fr', 'en'] as const) {
		const { articles, text } = await searchIndex(locale);
		const read = (): ArticleIndex => new ArticleIndex(JSON.parse(text) as IndexData, articles);
		// The cost of the first key after the file has been fetched: parsing it, and the first search.
		const firstKey = await timed(() => read().search('g', 'stargate'), 5);
		const names = articles.flatMap(({ article, games }) => typed(article.name).map((query) => [query, games[0]] as const));
		const questions = QUESTIONS.tuned.flatMap((each) => typed(each[locale]).map((query) => [query, each.game] as const));
		for (const [what, asked] of [
			['names', names],
			['questions', questions]
		] as const) {
			const rounds = Array.from({ length: ROUNDS }, () => {
				const index = read(); // A used index would answer from its cache.
				return asked.map(([query, here]) => {
					const start = performance.now();
					index.search(query, here);
					return (performance.now() - start) * SLOWER;
				});
			});
			const each = asked.map((_, i) => Math.min(...rounds.map((round) => round[i]!)));
			const times = each.toSorted((a, b) => a - b);
			const at = (share: number): string => `${times[Math.floor((times.length - 1) * share)]!.toFixed(2)} ms`;
			table.push({
				locale,
				articles: articles.length,
				typed: what,
				keystrokes: times.length,
				median: at(0.5),
				'99 %': at(0.99),
				worst: `${at(1)} (${asked[each.indexOf(times.at(-1)!)]![0]})`,
				[`over ${MOST} ms`]: times.filter((time) => time >= MOST).length,
				'first key': `${(firstKey * SLOWER).toFixed(0)} ms`,
				'index file': `${Math.round(Buffer.byteLength(text) / 1024)} kB`
			});
		}
	}
	print(`search, at ${SLOWER}× slowdown`, table);
});
