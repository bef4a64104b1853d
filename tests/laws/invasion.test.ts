import { cardCount } from '../../src/lib/rules/deck.ts';
import { ACTION_CARDS, COPIES, GALACTIX_CARDS } from '../../src/lib/rules/terra-galactix/cards.ts';
import { ENTRIES } from '../../src/lib/rules/terra-galactix/invasion/entries.ts';
import { articles as entriesEn } from '../../src/lib/rules/terra-galactix/invasion/entries/en/index.ts';
import { articles as entriesFr } from '../../src/lib/rules/terra-galactix/invasion/entries/fr/index.ts';
import { game as invasion } from '../../src/lib/rules/terra-galactix/invasion/game.ts';
import { countActionCards } from '../../src/lib/rules/terra-galactix/invasion/apply.ts';
import { words as en } from '../../src/lib/rules/terra-galactix/invasion/text/en/index.ts';
import { words as fr } from '../../src/lib/rules/terra-galactix/invasion/text/fr/index.ts';
import type { State } from '../../src/lib/rules/terra-galactix/invasion/types.ts';
import { laws } from '../support/laws.ts';
import { within } from '../support/law-subject.ts';

laws({
	game: invasion,
	words: [fr, en],
	entries: ENTRIES,
	entryTexts: { fr: entriesFr, en: entriesEn },
	/** A hand that was entered for the odds of its owner. */
	hidden: /"held":|"type":"hold"|hold\.told/,
	sane: (state: State) => [
		...state.pilots.flatMap(({ lives, hand, saucers, camp }): [string, boolean][] => [
			[`lives of ${camp}`, within(lives, state.over ? 0 : 1, state.options.lives)],
			[`hand of ${camp}`, within(hand, 0, ACTION_CARDS)],
			...Object.values(saucers).map(({ where, line, orbit }): [string, boolean] => [
				`places of ${camp}`,
				(line === undefined && orbit === undefined) || (where === 'space' && state.options.positions)
			])
		]),
		['pile', within(state.stack.pile, 0, ACTION_CARDS)],
		[
			'discard',
			Object.entries(state.stack.discard).every(([card, n]) => within(n, 1, COPIES[card as keyof typeof COPIES] ?? ACTION_CARDS))
		],
		['Galactix pile', within(state.galactix.pile, 0, GALACTIX_CARDS)],
		['fourteen bunkers', state.bunkers.length === 14],
		['no saucer owes twice', new Set(state.owed).size === state.owed.length]
	],
	sums: (state: State) => ({
		'the 74 action cards': [countActionCards(state) + COPIES.soucoupe + COPIES.nova - state.options.novas, ACTION_CARDS],
		'the 24 Galactix cards': [state.galactix.pile + cardCount(state.galactix.discard), GALACTIX_CARDS]
	})
});
