import type { Facts, Form, Outcome, Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { readableFacts } from '../../facts.ts';
import { isComplete, readOptions } from '../../setup.ts';
import { collectSteps, type Refusal } from '../../table.ts';
import { INTACT_BUNKERS } from '../bunkers.ts';
import { ACTION_CARDS, CAMPS, campsTaken, COPIES, diagonalOf, DIAGONALS, GALACTIX_CARDS, licencedDeck, SAUCERS, TOKENS } from '../cards.ts';
import { freshGalactix } from '../decks.ts';
import { asListed, clockwise } from '../seating.ts';
import { withoutEmptyFireFacts } from '../upgrade.ts';
import { LICENCES } from './cards.ts';
import { OPTIONS, optionsFor } from './options.ts';
import { PRINTED } from './printed.ts';
import { refuse, type RULES } from './rules.ts';
import { beginTurn, NEW_TURN } from './turn.ts';
import { teamOf } from './pilots.ts';
import type { Pilot, State, Team } from './types.ts';

const seatsAsListed = (setup: Setup): boolean => setup.options['seating'] === 'listed';

/**
 * What a seat takes. In a game of one against one it is a diagonal, so that neighbouring mother ships can never be assigned, not even at
 * random (A71).
 */
function takesOf(setup: Setup): NonNullable<Form['takes']> {
	if (setup.seats.length !== 2) return { from: CAMPS, each: 1 };
	return seatsAsListed(setup) ? { from: Object.values(DIAGONALS).flat(), each: 2 } : { from: Object.keys(DIAGONALS), each: 1 };
}

/** The setup form: two against two, or one against one with two camps each. */
export const form = (setup: Setup): Form => ({ seats: [2, 4], takes: takesOf(setup), options: optionsFor(setup.seats.length) });

/** Writes two mother ships that face each other as their diagonal, because setups of edition 1 name them one by one. */
const withDiagonals = (setup: Setup): Setup => ({
	...setup,
	seats: setup.seats.map((seat) => {
		const diagonal = diagonalOf(campsTaken(seat.takes));
		return diagonal === undefined ? seat : { ...seat, takes: [diagonal] };
	})
});

function setupRefusal(setup: Setup): Refusal | undefined {
	if (isComplete(form(setup), seatsAsListed(setup) ? setup : withDiagonals(setup))) return undefined;
	const listed = { ...setup, options: { ...setup.options, seating: 'listed' } };
	return isComplete(form(listed), listed) ? refuse('setup.facing') : refuse('setup.form');
}

/** Sets the table up; the steps are the checklist. */
export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		const { seats } = setup;
		const [firstSeat] = seats;
		if (!firstSeat) return refuse('setup.form');
		const refusal = setupRefusal(setup);
		if (refusal) return refusal;
		const options = readOptions(OPTIONS, setup);
		const camps = options.seating === 'listed' ? asListed(seats) : clockwise(seats);
		const sharesHand = seats.length === 2 && options.envHands1v1 === 'one';
		const handAt = (i: number): number => (sharesHand && i >= seats.length ? 0 : options.envHand);
		const dealt = camps.reduce((sum, _, i) => sum + handAt(i), 0);
		const open = camps.length * LICENCES;
		const pile = cardCount(licencedDeck(open).cards) - dealt;
		say('setup.contents', { actions: ACTION_CARDS, galactix: GALACTIX_CARDS, tokens: TOKENS, saucers: SAUCERS.length });
		say('setup.stickers', { saucers: SAUCERS.length });
		say('setup.bunkers', { bunkers: INTACT_BUNKERS.length });
		for (const { player, camp } of camps) say('setup.base', { player, camp });
		const playersOf = (team: Team) => [...new Set(camps.filter((_, i) => teamOf(i) === team).map(({ player }) => player))];
		say('setup.teams', { first: playersOf(0), second: playersOf(1) });
		say('setup.galactix', { cards: GALACTIX_CARDS });
		say('setup.licences', { licences: LICENCES, left: COPIES.soucoupe - open });
		say('setup.deal', { cards: options.envHand });
		say('setup.pile', { cards: pile, novas: COPIES.nova });
		if (options.twoYellow) say('setup.two-yellow');
		say('setup.who-starts');
		say('setup.first', { player: firstSeat.id });
		say('setup.order', { camps: camps.map(({ camp }) => camp) });
		const state: State = {
			facts: withoutEmptyFireFacts(readableFacts(PRINTED, facts)),
			turn: 1,
			options,
			pilots: camps.map(({ player, camp }, i): Pilot => ({
				id: camp,
				camp,
				player,
				hand: handAt(i),
				licences: LICENCES,
				saucers: { red: { where: 'base' }, blue: { where: 'base' } }
			})),
			active: 0,
			phase: 'draw',
			bunkers: INTACT_BUNKERS,
			stack: { pile, discard: {}, epoch: 0 },
			galactix: freshGalactix,
			first: [null, null],
			...NEW_TURN
		};
		return beginTurn(state, say);
	});
}
