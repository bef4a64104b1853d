import { readableFacts } from '../../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { isComplete, readOptions } from '../../setup.ts';
import { collectSteps } from '../../table.ts';
import { INTACT_BUNKERS } from '../bunkers.ts';
import { type Camp, CAMPS, COPIES, GALACTIX_CARDS } from '../cards.ts';
import { freshGalactix } from '../decks.ts';
import { deck, HAND } from './cards.ts';
import { OPTIONS } from './options.ts';
import { PRINTED } from './printed.ts';
import { refuse, type RULES } from './rules.ts';
import { beginTurn } from './turn.ts';
import type { State } from './types.ts';

/** The setup form: two to four players with a mother ship each. */
export const form = (_draft: Setup): Form => ({ seats: [2, 3, 4], takes: { from: CAMPS, each: 1 }, options: OPTIONS });

/** Sets the table up; the steps are the checklist. Super Novas are shuffled in after the deal, so no hand starts with one. */
export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const chosen = readOptions(OPTIONS, setup);
		const n = setup.seats.length;
		const pile = cardCount(deck(chosen.novas)) - n * HAND;
		say('setup.bunkers', { bunkers: INTACT_BUNKERS.length });
		for (const { id, takes } of setup.seats) say('setup.base', { player: id, camp: takes[0]! });
		say('setup.galactix', { cards: GALACTIX_CARDS });
		say('setup.lives', { lives: chosen.lives, box: COPIES.soucoupe - chosen.lives * n });
		say('setup.novas', { novas: chosen.novas, box: COPIES.nova - chosen.novas });
		say('setup.deal', { cards: HAND });
		say('setup.pile', { cards: pile, novas: chosen.novas });
		if (chosen.superResistance !== 'off') say('setup.two-yellow');
		say('setup.first', { player: setup.seats[0]!.id });
		const state: State = {
			facts: readableFacts(PRINTED, facts),
			turn: 1,
			options: chosen,
			pilots: setup.seats.map(({ id, takes }) => ({
				id,
				camp: takes[0] as Camp,
				lives: chosen.lives,
				hand: HAND,
				rest: 'no',
				saucers: { red: { where: 'base' }, blue: { where: 'base' } }
			})),
			active: 0,
			phase: 'draw',
			bunkers: INTACT_BUNKERS,
			stack: { pile, discard: {}, epoch: 0 },
			galactix: freshGalactix,
			chosen: false,
			drawn: 0,
			early: 0,
			wave: false,
			pulsars: [],
			thrown: {},
			yellow: [],
			settled: [],
			moved: [],
			owed: [],
			announced: false,
			shots: 0,
			fired: [],
			crossed: []
		};
		return beginTurn(state, say);
	});
}
