import { readableFacts } from '../../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { isComplete, readOptions } from '../../setup.ts';
import { collectSteps } from '../../table.ts';
import { INTACT_BUNKERS } from '../bunkers.ts';
import { ACTION_CARDS, CAMPS, COPIES, GALACTIX_CARDS, SAUCERS, TOKENS } from '../cards.ts';
import { freshGalactix } from '../decks.ts';
import { asListed, clockwise } from '../seating.ts';
import { withoutEmptyFireFacts } from '../upgrade.ts';
import { deck, HAND } from './cards.ts';
import { OPTIONS } from './options.ts';
import { PRINTED } from './printed.ts';
import { refuse, type RULES } from './rules.ts';
import { beginTurn, NEW_TURN } from './turn.ts';
import type { State } from './types.ts';

/** The setup form: two to four players with a mother ship each. */
export const form = (_draft: Setup): Form => ({ seats: [2, 3, 4], takes: { from: CAMPS, each: 1 }, options: OPTIONS });

/** Sets the table up; the steps are the checklist. Super Novas are shuffled in after the deal, so no hand starts with one. */
export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		const [firstSeat] = setup.seats;
		if (!firstSeat || !isComplete(form(setup), setup)) return refuse('setup.form');
		const options = readOptions(OPTIONS, setup);
		const n = setup.seats.length;
		const camps = options.seating === 'listed' ? asListed(setup.seats) : clockwise(setup.seats);
		const pile = cardCount(deck(options.novas)) - n * HAND;
		say('setup.contents', { actions: ACTION_CARDS, galactix: GALACTIX_CARDS, tokens: TOKENS, saucers: SAUCERS.length });
		say('setup.stickers', { saucers: SAUCERS.length });
		say('setup.bunkers', { bunkers: INTACT_BUNKERS.length });
		for (const { player, camp } of camps) say('setup.base', { player, camp });
		say('setup.galactix', { cards: GALACTIX_CARDS });
		say('setup.lives', { lives: options.lives, box: COPIES.soucoupe - options.lives * n });
		if (options.novas < COPIES.nova) say('setup.novas', { novas: options.novas, box: COPIES.nova - options.novas });
		else say('setup.all-novas', { novas: options.novas });
		say('setup.deal', { cards: HAND });
		say('setup.pile', { cards: pile, novas: options.novas });
		if (options.superResistance !== 'off') say('setup.two-yellow');
		say('setup.who-starts');
		say('setup.first', { player: firstSeat.id });
		say('setup.order', { camps: camps.map(({ camp }) => camp) });
		const state: State = {
			facts: withoutEmptyFireFacts(readableFacts(PRINTED, facts)),
			turn: 1,
			options,
			pilots: camps.map(({ player, camp }) => ({
				id: player,
				camp,
				lives: options.lives,
				hand: HAND,
				rest: 'no',
				saucers: { red: { where: 'base' }, blue: { where: 'base' } }
			})),
			active: 0,
			phase: 'draw',
			bunkers: INTACT_BUNKERS,
			stack: { pile, discard: {}, epoch: 0 },
			galactix: freshGalactix,
			...NEW_TURN
		};
		return beginTurn(state, say);
	});
}
