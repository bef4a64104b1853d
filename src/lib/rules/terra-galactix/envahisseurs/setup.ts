import type { Facts, Form, Outcome, Seat, Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { readableFacts } from '../../facts.ts';
import { isComplete, readOptions } from '../../setup.ts';
import { collectSteps } from '../../table.ts';
import { INTACT_BUNKERS } from '../bunkers.ts';
import { ACTION_CARDS, type Camp, CAMPS, COPIES, FACING_CAMPS, GALACTIX_CARDS, licencedDeck, SAUCERS, TOKENS } from '../cards.ts';
import { freshGalactix } from '../decks.ts';
import { withoutEmptyFireFacts } from '../upgrade.ts';
import { LICENCES } from './cards.ts';
import { OPTIONS, optionsFor, type Options } from './options.ts';
import { PRINTED } from './printed.ts';
import { refuse, type RULES } from './rules.ts';
import { beginTurn } from './turn.ts';
import type { Pilot, State } from './types.ts';

/** The setup form: two against two with a camp each, or one against one with two camps that face each other. */
export const form = ({ seats }: Setup): Form => ({
	seats: [2, 4],
	takes: seats.length === 2 ? { from: FACING_CAMPS.flat(), each: 2 } : { from: CAMPS, each: 1 },
	options: optionsFor(seats.length)
});

interface CampTurn {
	readonly player: string;
	readonly camp: Camp;
}

/** The camps as the seats were entered: the first camp of each player, then the second ones. */
const bySeats = (seats: readonly Seat[]): readonly CampTurn[] =>
	[0, 1].flatMap((round) => seats.flatMap(({ id, takes }) => (takes[round] ? [{ player: id, camp: takes[round] as Camp }] : [])));

/** The camps clockwise round the board, from the first camp of the first player (p. 11). */
function clockwise(seats: readonly Seat[]): readonly CampTurn[] {
	const turns = bySeats(seats);
	const first = CAMPS.findIndex((camp) => camp === turns[0]?.camp);
	return CAMPS.flatMap((_, i) => turns.filter(({ camp }) => camp === CAMPS[(first + i) % CAMPS.length]));
}

/** Do the two camps of each player face each other? With one camp each there is nothing to ask. */
const campsFace = (seats: readonly Seat[]): boolean =>
	seats.every(({ takes }) => takes.length < 2 || FACING_CAMPS.some((pair) => pair.every((camp) => takes.includes(camp))));

/** Is the order in which the seats were entered the clockwise one? */
export const isClockwise = (seats: readonly Seat[]): boolean =>
	campsFace(seats) && bySeats(seats).every(({ camp }, i) => camp === clockwise(seats)[i]?.camp);

const turnOrder = (seats: readonly Seat[], order: Options['turnOrder']): readonly CampTurn[] =>
	order === 'seats' ? bySeats(seats) : clockwise(seats);

/** Sets the table up; the steps are the checklist. */
export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		const { seats } = setup;
		const [firstSeat] = seats;
		if (!firstSeat || !isComplete(form(setup), setup)) return refuse('setup.form');
		const options = readOptions(OPTIONS, setup);
		if (options.turnOrder === 'clockwise' && !campsFace(seats)) return refuse('setup.facing');
		const camps = turnOrder(seats, options.turnOrder);
		const sharesHand = seats.length === 2 && options.envHands1v1 === 'one';
		const handAt = (i: number): number => (sharesHand && i >= seats.length ? 0 : options.envHand);
		const dealt = camps.reduce((sum, _, i) => sum + handAt(i), 0);
		const open = camps.length * LICENCES;
		const pile = cardCount(licencedDeck(open).cards) - dealt;
		say('setup.contents', { actions: ACTION_CARDS, galactix: GALACTIX_CARDS, tokens: TOKENS, saucers: SAUCERS.length });
		say('setup.stickers', { saucers: SAUCERS.length });
		say('setup.bunkers', { bunkers: INTACT_BUNKERS.length });
		for (const { player, camp } of camps) say('setup.base', { player, camp });
		say('setup.teams', {
			first: camps.filter((_, i) => i % 2 === 0).map(({ camp }) => camp),
			second: camps.filter((_, i) => i % 2 === 1).map(({ camp }) => camp)
		});
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
