import { cardCount } from '../../src/lib/rules/deck.ts';
import { ACTION_CARDS, COPIES, GALACTIX_CARDS, UNNAMED } from '../../src/lib/rules/terra-galactix/cards.ts';
import { LICENCES } from '../../src/lib/rules/terra-galactix/envahisseurs/cards.ts';
import { ENTRIES } from '../../src/lib/rules/terra-galactix/envahisseurs/entries.ts';
import { articles as entriesEn } from '../../src/lib/rules/terra-galactix/envahisseurs/entries/en/index.ts';
import { articles as entriesFr } from '../../src/lib/rules/terra-galactix/envahisseurs/entries/fr/index.ts';
import { game as envahisseurs } from '../../src/lib/rules/terra-galactix/envahisseurs/game.ts';
import { flightOf } from '../../src/lib/rules/terra-galactix/fleet.ts';
import { words as en } from '../../src/lib/rules/terra-galactix/envahisseurs/text/en/index.ts';
import { words as fr } from '../../src/lib/rules/terra-galactix/envahisseurs/text/fr/index.ts';
import type { State } from '../../src/lib/rules/terra-galactix/envahisseurs/types.ts';
import { laws } from '../support/laws.ts';
import { within } from '../support/law-subject.ts';

const total = ({ stack, pilots }: State): number =>
	stack.pile + cardCount(stack.discard) + pilots.reduce((sum, { hand, licences }) => sum + hand + licences, 0);

laws({
	game: envahisseurs,
	words: [fr, en],
	entries: ENTRIES,
	entryTexts: { fr: entriesFr, en: entriesEn },
	/** A hand that was entered for the odds of its owner. */
	hidden: /"held":|"type":"hold"|hold\.told/,
	sane: (state: State) => [
		...state.pilots.flatMap(({ licences, hand, saucers, camp }): [string, boolean][] => [
			[`licences of ${camp}`, within(licences, 0, LICENCES)],
			[`hand of ${camp}`, within(hand, 0, ACTION_CARDS)],
			...Object.values(saucers).flatMap(({ where, waits, line, orbit }): [string, boolean][] => [
				[`places of ${camp}`, (line === undefined && orbit === undefined) || (where === 'space' && state.options.positions)],
				[`who waits for a card is in the base of ${camp}`, !waits || where === 'base']
			])
		]),
		['pile', within(state.stack.pile, 0, ACTION_CARDS)],
		['discard', Object.entries(state.stack.discard).every(([card, n]) => n >= 1 && (card in COPIES || card === UNNAMED))],
		['Galactix pile', within(state.galactix.pile, 0, GALACTIX_CARDS)],
		['fourteen bunkers', state.bunkers.length === 14],
		['who is attacked is not in a base', !state.attack || flightOf(state, state.attack.target).where !== 'base']
	],
	sums: (state: State) => ({
		...(state.options.depth === 'full' ? { 'the 74 action cards': [total(state), ACTION_CARDS] as const } : {}),
		'the 24 Galactix cards': [state.galactix.pile + cardCount(state.galactix.discard), GALACTIX_CARDS]
	})
});
