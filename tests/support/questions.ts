import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameId } from '../../src/lib/boxes/index.ts';
import type { Locale } from '../../src/lib/rules/locale.ts';

/** A question as typed at a table, in both languages. */
export interface Question extends Readonly<Record<Locale, string>> {
	readonly game: GameId;
	/** Its words do not show which game is meant, so it is asked only with that game open. The others are also asked without an open game. */
	readonly onlyAtTable: boolean;
	/** Ids of the articles that answer it; without an open game those of any game of the box. */
	readonly answers: readonly string[];
}

/**
 * The questions were written by reading the rulebooks and the articles, before the search was tuned, and are not changed to improve its
 * results. A third of them, chosen by a hash of game and question, was held out: it was only measured, to show how the search does on
 * new questions, until it had been seen too often for that.
 */
const read = (file: string): readonly Question[] =>
	readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
		.trim()
		.split('\n')
		.slice(1)
		.map((line) => {
			const [game, asked, fr, en, answers] = line.split('\t') as [GameId, string, string, string, string];
			return { game, onlyAtTable: asked === 'table', fr, en, answers: answers.split(' ') };
		});

export const QUESTIONS = {
	tuned: read('./questions.tsv'),
	/** Written in the same way when the search was already tuned. They were measured once before it was tuned for them too. */
	later: read('./questions-later.tsv'),
	'held out': read('./questions-held-out.tsv'),
	/** Casual questions with slips, written last. They were measured once before the search was tuned for them and the held-out ones too. */
	fresh: read('./questions-fresh.tsv'),
	/** As casual as the fresh ones, and measured once after those had been used. */
	last: read('./questions-last.tsv')
} as const;
