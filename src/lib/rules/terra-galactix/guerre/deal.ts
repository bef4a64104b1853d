import { ACTION_CARDS, type Camp, CAMPS, TOKENS } from '../cards.ts';
import { freshGalactix, refill } from '../decks.ts';
import { HAND_LIMIT, LICENCES_PER_CAMP } from './cards.ts';
import { activeCamp, activePilot, activeSeat, countsCards, saucersOfPilot } from './fleet.ts';
import { freshHolds } from './holds.ts';
import type { Say } from './rules.ts';
import { saltOf } from './seal.ts';
import type { Pilot, State } from './types.ts';

/** What a game of a Tournoi keeps from the one before. */
type GameSeats = Pick<State, 'facts' | 'turn' | 'options' | 'games'> & { readonly pilots: readonly Pick<Pilot, 'id' | 'camps' | 'team'>[] };

/** The camps clockwise from the first player (p. 24); in a Duel this makes the players take turns (p. 36). */
function orderOfPlay({ pilots, options }: GameSeats, first: number): readonly Camp[] {
	const start = pilots[first]?.camps[0];
	if (!start || options.seating === 'listed') return orderAsListed(pilots, first);
	const from = CAMPS.indexOf(start);
	return [...CAMPS.slice(from), ...CAMPS.slice(0, from)].filter((camp) => pilots.some(({ camps }) => camps.includes(camp)));
}

/** House rule: the camps in the order of the seats; in a Duel the players take turns, camp by camp. */
function orderAsListed(pilots: GameSeats['pilots'], first: number): readonly Camp[] {
	const seats = [...pilots.slice(first), ...pilots.slice(0, first)].map(({ camps }) => camps);
	const [[start, opposite] = [], others = []] = seats;
	if (!start || !opposite) return seats.flat();
	const stepsAfterStart = (camp: Camp): number => (CAMPS.indexOf(camp) - CAMPS.indexOf(start) + CAMPS.length) % CAMPS.length;
	const [near, far] = others.toSorted((a, b) => stepsAfterStart(a) - stepsAfterStart(b));
	return [start, near, opposite, far].filter((camp) => camp !== undefined);
}

/** The state before the first turn of a game. */
export function initialState(seats: GameSeats, first: number): State {
	const { facts, turn, options, games, pilots } = seats;
	const camps = orderOfPlay(seats, first);
	const dealt = pilots.map(({ id, camps: own, team }): Pilot => ({
		id,
		camps: own,
		team,
		hand: HAND_LIMIT,
		licences: LICENCES_PER_CAMP * own.length
	}));
	const pile = ACTION_CARDS - dealt.reduce((sum, { hand, licences }) => sum + hand + licences, 0);
	return {
		facts,
		turn,
		options,
		games,
		pilots: dealt,
		order: camps,
		active: 0,
		stack: { pile, discard: {}, epoch: 0 },
		galactix: freshGalactix,
		stock: TOKENS,
		bases: Object.fromEntries(camps.map((camp) => [camp, 0])),
		saucers: Object.fromEntries(dealt.flatMap(saucersOfPilot).map((id) => [id, 'base'])),
		phase: 'draw',
		pulsars: [],
		attacked: [],
		stays: [],
		homed: [],
		discovered: 0,
		stacks: [],
		...freshHolds(options.holdSecrecy, saltOf(games.length, turn))
	};
}

/** Sets the table up and begins the first turn. */
export const startGame = (seats: GameSeats, first: number, say: Say): State => beginTurn(initialState(seats, first), say);

/** Begins a turn: the hand is filled up to five cards, and one more is drawn. */
export function beginTurn(state: State, say: Say): State {
	say('turn.begins', { player: activePilot(state).id, camp: activeCamp(state) });
	const { rolled: _, ...fresh } = { ...state, pulsars: [], attacked: [], stays: [], homed: [], discovered: 0 };
	if (!countsCards(state)) return { ...fresh, phase: 'act' };
	const { state: next, drawn, shuffled } = refill<State>(fresh, activeSeat(state), HAND_LIMIT);
	if (shuffled > 0) say('cards.shuffle', { n: shuffled });
	if (drawn > 0) say('cards.drawn', { player: activePilot(state).id, n: drawn, pile: next.stack.pile });
	return { ...next, phase: 'draw' };
}
