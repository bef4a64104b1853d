import { test } from 'vitest';
import { Index } from '../src/lib/helpers/search.ts';
import { corpus } from '../tests/corpus.ts';
import { DESCRIBED } from '../tests/queries.ts';
import { print, timed } from './measure.ts';

/** A phone is about so much slower than this machine. */
const SLOWER = 4;

/** What somebody types: each question letter by letter, in the way of every keystroke. */
const typed = (text: string): readonly string[] => Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1));

test('what a keystroke costs over all articles of the seven games', async () => {
	const table = [];
	for (const locale of ['fr', 'en'] as const) {
		const all = corpus(locale);
		const made = await timed(() => new Index(all), 5);
		const index = new Index(all);
		const names = all.flatMap(({ article, games }) => typed(article.name).map((text) => [text, games[0]] as const));
		const questions = DESCRIBED.flatMap(([game, fr, en]) => typed(locale === 'fr' ? fr : en).map((text) => [text, game] as const));
		const each = (asked: typeof names): readonly number[] =>
			asked
				.map(([text, here]) => {
					const start = performance.now();
					index.seek(text, here);
					return (performance.now() - start) * SLOWER;
				})
				.sort((a, b) => a - b);
		each(names); // a first round, as a phone that has been searched on before
		for (const [what, asked] of [
			['names', names],
			['questions', questions]
		] as const) {
			const times = each(asked);
			const at = (share: number): string => `${times[Math.floor(times.length * share)]!.toFixed(2)} ms`;
			table.push({
				locale,
				articles: all.length,
				typed: what,
				keystrokes: times.length,
				median: at(0.5),
				'95 %': at(0.95),
				'99 %': at(0.99),
				'index made in': `${(made * SLOWER).toFixed(0)} ms`
			});
		}
	}
	print(`search, at ${SLOWER}× slowdown`, table);
});
