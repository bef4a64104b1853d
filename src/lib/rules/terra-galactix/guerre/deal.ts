import { ACTION_CARDS, type Camp, CAMPS, TOKENS } from '../cards.ts';
import { freshGalactix, refill } from '../decks.ts';
import { HAND_LIMIT, LICENCES_PER_CAMP } from './cards.ts';
import { activeCamp, countsCards, saucersOfPilot, activePilot, activeSeat } from './fleet.ts';
import { freshHolds } from './holds.ts';
import type { Say } from './rules.ts';
import { saltOf } from './seal.ts';
import type { Pilot, State } from './types.ts';

type GameSeats = Pick<State, 'facts' | 'turn' | 'options' | 'games'> & { readonly pilots: readonly Pick<Pilot, 'id' | 'camps' | 'team'>[] };

/** Clockwise from the first player; in a Duel mother ship by mother ship, so that players take turns. */
function orderOfPlay(pilots: GameSeats['pilots'], first: number): readonly Camp[] {
	const seats = [...pilots.slice(first), ...pilots.slice(0, first)];
	const [one, two] = seats;
	if (one!.camps.length === 1) return seats.flatMap(({ camps }) => camps);
	const after = (camp: Camp): number => (CAMPS.indexOf(camp) - CAMPS.indexOf(one!.camps[0]!) + CAMPS.length) % CAMPS.length;
	const [near, far] = two!.camps.toSorted((a, b) => after(a) - after(b));
	return [one!.camps[0]!, near!, one!.camps[1]!, far!];
}

/** How the table lies before the first turn. */
export function initialState({ facts, turn, options, games, pilots }: GameSeats, first: number): State {
	const camps = orderOfPlay(pilots, first);
	const seated = pilots.map(({ id, camps: own, team }): Pilot => ({
		id,
		camps: own,
		team,
		hand: HAND_LIMIT,
		licences: LICENCES_PER_CAMP * own.length
	}));
	const pile = ACTION_CARDS - seated.reduce((sum, { hand, licences }) => sum + hand + licences, 0);
	return {
		facts,
		turn,
		options,
		games,
		pilots: seated,
		order: camps,
		active: 0,
		stack: { pile, discard: {}, epoch: 0 },
		galactix: freshGalactix,
		stock: TOKENS,
		bases: Object.fromEntries(camps.map((camp) => [camp, 0])),
		saucers: Object.fromEntries(seated.flatMap((pilot) => saucersOfPilot(pilot as Pilot)).map((id) => [id, 'base'])),
		phase: 'draw',
		pulsars: [],
		attacked: [],
		homed: [],
		discovered: 0,
		stacks: [],
		...freshHolds(options.holdSecrecy, saltOf(games.length, turn))
	};
}

export const startGame = (sitting: GameSeats, first: number, say: Say): State => beginTurn(initialState(sitting, first), say);

/** A turn starts by itself: the hand is filled up to five, and one more. */
export function beginTurn(state: State, say: Say): State {
	say('turn.begins', { player: activePilot(state).id, camp: activeCamp(state) });
	const { rolled: _, ...fresh } = { ...state, pulsars: [], attacked: [], homed: [], discovered: 0 };
	if (!countsCards(state)) return { ...fresh, phase: 'act' };
	const { state: next, drawn, shuffled } = refill<State>(fresh, activeSeat(state), HAND_LIMIT);
	if (shuffled > 0) say('cards.shuffle', { n: shuffled });
	if (drawn > 0) say('cards.drawn', { player: activePilot(state).id, n: drawn, pile: next.stack.pile });
	return { ...next, phase: 'draw' };
}
