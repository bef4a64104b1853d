import { readableFacts } from '../../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { isComplete, readOptions } from '../../setup.ts';
import { collectSteps } from '../../table.ts';
import { INTACT_BUNKERS } from '../bunkers.ts';
import { type Camp, CAMPS, COPIES, GALACTIX_CARDS, licencedDeck } from '../cards.ts';
import { freshGalactix } from '../decks.ts';
import { LICENCES } from './cards.ts';
import { OPTIONS, optionsFor } from './options.ts';
import { PRINTED } from './printed.ts';
import { refuse, type RULES } from './rules.ts';
import { beginTurn } from './turn.ts';
import type { Pilot, State } from './types.ts';

/** Two against two, or one against one with two camps that face each other: so turns go round clockwise. */
export const form = ({ seats }: Setup): Form => ({
	seats: [2, 4],
	takes: seats.length === 2 ? { from: ['A', 'C', 'B', 'D'], each: 2 } : { from: CAMPS, each: 1 },
	options: optionsFor(seats.length)
});

/** Clockwise, the two teams in turn. */
const inOrder = ({ seats }: Setup): readonly { readonly player: string; readonly camp: Camp }[] => {
	const rounds = Math.max(...seats.map(({ takes }) => takes.length));
	return Array.from({ length: rounds }, (_, i) => seats.map(({ id, takes }) => ({ player: id, camp: takes[i] as Camp }))).flat();
};

export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const chosen = readOptions(OPTIONS, setup);
		const camps = inOrder(setup);
		const one = setup.seats.length === 2 && chosen.envHands1v1 === 'one';
		const holds = (i: number): number => (one && i >= setup.seats.length ? 0 : chosen.envHand);
		const hands = camps.reduce((sum, __, i) => sum + holds(i), 0);
		const open = camps.length * LICENCES;
		const pile = cardCount(licencedDeck(open).cards) - hands;
		say('setup.bunkers', { bunkers: INTACT_BUNKERS.length });
		for (const { player, camp } of camps) say('setup.base', { player, camp });
		say('setup.teams', {
			first: camps.filter((__, i) => i % 2 === 0).map(({ camp }) => camp),
			second: camps.filter((__, i) => i % 2 === 1).map(({ camp }) => camp)
		});
		say('setup.galactix', { cards: GALACTIX_CARDS });
		say('setup.licences', { licences: LICENCES, left: COPIES.soucoupe - open });
		say('setup.deal', { cards: chosen.envHand });
		say('setup.pile', { cards: pile, novas: COPIES.nova });
		if (chosen.twoYellow) say('setup.two-yellow');
		say('setup.first', { player: setup.seats[0]!.id });
		const state: State = {
			facts: readableFacts(PRINTED, facts),
			turn: 1,
			options: chosen,
			pilots: camps.map(({ player, camp }, i): Pilot => ({
				id: camp,
				camp,
				player,
				hand: holds(i),
				licences: LICENCES,
				saucers: { red: { where: 'base' }, blue: { where: 'base' } }
			})),
			active: 0,
			phase: 'draw',
			bunkers: INTACT_BUNKERS,
			stack: { pile, discard: {}, epoch: 0 },
			galactix: freshGalactix,
			first: [null, null],
			chosen: false,
			pulsars: [],
			thrown: {},
			yellow: [],
			announced: false,
			settled: [],
			moved: [],
			shots: 0,
			fired: []
		};
		return beginTurn(state, say);
	});
}
