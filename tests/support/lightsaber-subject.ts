import { CARDS, COPIES, DECK_SIZE, SIDES } from '../../src/lib/rules/lightsaber/cards.ts';
import { hasValidCounters } from '../../src/lib/rules/lightsaber/dials.ts';
import { deckTotal } from '../../src/lib/rules/lightsaber/queries.ts';
import { ENTRIES } from '../../src/lib/rules/lightsaber/entries.ts';
import { articles as entriesEn } from '../../src/lib/rules/lightsaber/entries/en/index.ts';
import { articles as entriesFr } from '../../src/lib/rules/lightsaber/entries/fr/index.ts';
import { game as lightsaber } from '../../src/lib/rules/lightsaber/game.ts';
import { words as en } from '../../src/lib/rules/lightsaber/text/en/index.ts';
import { words as fr } from '../../src/lib/rules/lightsaber/text/fr/index.ts';
import type { State } from '../../src/lib/rules/lightsaber/types.ts';
import { cardCount } from '../../src/lib/rules/deck.ts';
import { type LawSubject, within } from './law-subject.ts';

/** What is always true of a duel. */
export const LIGHTSABER = {
	game: lightsaber,
	sane: (state: State) =>
		SIDES.flatMap((side): [string, boolean][] => {
			const { figure, plan, hand } = state.duelists[side];
			const { held, options } = state;
			return [
				['counters', hasValidCounters(state.duelists[side])],
				// A correction moves cards, it never makes or loses one.
				['55 cards', deckTotal(state, side) === DECK_SIZE],
				['figure', within(figure, 1, 5) && (figure < 5 || state.over !== undefined)],
				['plan', within(plan, 0, 3)],
				['kinds', CARDS.every((card) => (state.duelists[side].discard[card] ?? 0) <= COPIES[card])],
				['a hand that was told is the hand', !held || options.look !== side || cardCount(held.hand) === hand],
				['results', state.results.length <= 3 && (state.results.length === 3) === (state.phase === 'round-over')]
			];
		}),
	sums: (state: State) => ({ quigon: [deckTotal(state, 'quigon'), DECK_SIZE], maul: [deckTotal(state, 'maul'), DECK_SIZE] }),
	hidden: /"held"|"hold"|"hand\./,
	words: [fr, en],
	entries: ENTRIES,
	entryTexts: { fr: entriesFr, en: entriesEn }
} satisfies LawSubject<State>;
