import { CARDS, CARDS_PLANNED, COPIES, DECK_SIZE, FIGHTS_PER_ROUND, LAST_DUEL_CARD, SIDES } from '../../src/lib/rules/lightsaber/cards.ts';
import { ENTRIES } from '../../src/lib/rules/lightsaber/entries.ts';
import { articles as entriesEn } from '../../src/lib/rules/lightsaber/entries/en/index.ts';
import { articles as entriesFr } from '../../src/lib/rules/lightsaber/entries/fr/index.ts';
import { game as lightsaber } from '../../src/lib/rules/lightsaber/game.ts';
import { words as en } from '../../src/lib/rules/lightsaber/text/en/index.ts';
import { words as fr } from '../../src/lib/rules/lightsaber/text/fr/index.ts';
import type { State } from '../../src/lib/rules/lightsaber/types.ts';
import { cardCount } from '../../src/lib/rules/deck.ts';
import { type LawSubject, within } from './law-subject.ts';
import { deckTotal } from './lightsaber.ts';

/** The duel for the laws, with the conditions of every state. */
export const LIGHTSABER = {
	game: lightsaber,
	// A card that was not read is followed by hand for this time, in one tap of the same question.
	needed: /^order:/,
	sane: (state: State) =>
		SIDES.flatMap((side): [string, boolean][] => {
			const { figure, plan, hand, talon, unknown, discard, back } = state.duelists[side];
			const { held, options, over, results, phase } = state;
			return [
				['no counter is negative', [hand, talon, plan, unknown, ...Object.values(discard)].every((n) => n >= 0)],
				['cards known to be back are in the hand', cardCount(back) <= hand],
				['corrections move cards and keep all 55', deckTotal(state, side) === DECK_SIZE],
				['the figure stands on the track', within(figure, 1, LAST_DUEL_CARD) && (figure < LAST_DUEL_CARD || over !== undefined)],
				['at most three planned cards', within(plan, 0, CARDS_PLANNED)],
				['no kind has too many copies', CARDS.every((card) => (discard[card] ?? 0) <= COPIES[card])],
				['a typed hand has the size of the hand', !held || options.look !== side || cardCount(held.hand) === hand],
				[
					'the round is over after three fights',
					results.length <= FIGHTS_PER_ROUND && (results.length === FIGHTS_PER_ROUND) === (phase === 'round-over')
				]
			];
		}),
	sums: (state: State) => ({ quigon: [deckTotal(state, 'quigon'), DECK_SIZE], maul: [deckTotal(state, 'maul'), DECK_SIZE] }),
	hidden: /"held"|"hold"|"hand\./,
	words: [fr, en],
	entries: ENTRIES,
	entryTexts: { fr: entriesFr, en: entriesEn }
} satisfies LawSubject<State>;
