import { readableFacts } from '../../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { isComplete, type Fields, readOptions } from '../../setup.ts';
import { collectSteps } from '../../table.ts';
import { INTACT_BUNKERS } from '../bunkers.ts';
import { type Camp, CAMPS, COPIES, GALACTIX_CARDS } from '../cards.ts';
import { freshGalactix } from '../decks.ts';
import { deck, HAND, PRINTED } from './cards.ts';
import { refuse, type RULES } from './rules.ts';
import { beginTurn } from './turn.ts';
import type { State } from './types.ts';

export const OPTIONS = {
	blackHoleReaction: { usual: 'ownTurn', from: ['ownTurn', 'anyLaser'], main: true },
	lives: { usual: 4, least: 1, most: 4, main: true },
	sauteSoucoupes: { usual: false, main: true },
	superResistance: { usual: 'off', from: ['off', 'on', 'attenuated'], main: true },
	novas: { usual: 5, least: 5, most: 10, main: true },
	tirsContinus: { usual: false, main: true },
	positions: { usual: false, main: true },
	depth: { usual: 'full', from: ['full', 'board'] },
	bunkerAttacksPerSaucer: { usual: 'unlimited', from: ['unlimited', 'one'] },
	resetColourWhenEarthEmpty: { usual: true },
	doubleYellowFires: { usual: 'once', from: ['once', 'twice'] },
	continuousActiveDodge: { usual: true },
	helpCards: { usual: 'one', from: ['one', 'several'] },
	phase1Combine: { usual: false },
	blackHoleFromBase: { usual: true },
	ownHand: { usual: false, aid: true }
} as const satisfies Fields;

export const form = (_draft: Setup): Form => ({ seats: [2, 3, 4], takes: { from: CAMPS, each: 1 }, options: OPTIONS });

/** Super Novas are shuffled in after the deal: nobody starts with one. */
const dealt = (seats: number): number => seats * HAND;

export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const chosen = readOptions(OPTIONS, setup);
		const n = setup.seats.length;
		const pile = cardCount(deck(chosen.novas)) - dealt(n);
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
			shots: 0
		};
		return beginTurn(state, say);
	});
}
