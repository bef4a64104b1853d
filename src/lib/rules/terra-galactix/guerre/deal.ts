import { ACTION_CARDS, type Camp, CAMPS, TOKENS } from '../cards.ts';
import { freshGalactix, refill } from '../decks.ts';
import { HAND, LICENCES } from './cards.ts';
import { campNow, counts, fleetOf, me, seatNow } from './fleet.ts';
import { emptyHolds } from './holds.ts';
import type { Say } from './rules.ts';
import { saltOf } from './seal.ts';
import type { Pilot, State } from './types.ts';

type Sitting = Pick<State, 'facts' | 'turn' | 'options' | 'games'> & { readonly pilots: readonly Pick<Pilot, 'id' | 'camps' | 'team'>[] };

/** Clockwise from the first player; in a Duel mother ship by mother ship, so that players take turns. */
function order(pilots: Sitting['pilots'], first: number): readonly Camp[] {
	const seats = [...pilots.slice(first), ...pilots.slice(0, first)];
	const [one, two] = seats;
	if (one!.camps.length === 1) return seats.flatMap(({ camps }) => camps);
	const after = (camp: Camp): number => (CAMPS.indexOf(camp) - CAMPS.indexOf(one!.camps[0]!) + CAMPS.length) % CAMPS.length;
	const [near, far] = two!.camps.toSorted((a, b) => after(a) - after(b));
	return [one!.camps[0]!, near!, one!.camps[1]!, far!];
}

/** How the table lies before the first turn. */
export function laid({ facts, turn, options, games, pilots }: Sitting, first: number): State {
	const camps = order(pilots, first);
	const seated = pilots.map(({ id, camps: own, team }): Pilot => ({ id, camps: own, team, hand: HAND, licences: LICENCES * own.length }));
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
		saucers: Object.fromEntries(seated.flatMap((pilot) => fleetOf(pilot as Pilot)).map((id) => [id, 'base'])),
		phase: 'draw',
		pulsars: [],
		attacked: [],
		homed: [],
		discovered: 0,
		stacks: [],
		...emptyHolds(options.holdSecrecy, saltOf(games.length, turn))
	};
}

export const deal = (sitting: Sitting, first: number, say: Say): State => begin(laid(sitting, first), say);

/** A turn starts by itself: the hand is filled up to five, and one more. */
export function begin(state: State, say: Say): State {
	say('turn.begins', { player: me(state).id, camp: campNow(state) });
	const { rolled: _, ...fresh } = { ...state, pulsars: [], attacked: [], homed: [], discovered: 0 };
	if (!counts(state)) return { ...fresh, phase: 'act' };
	const { state: next, drawn, shuffled } = refill<State>(fresh, seatNow(state), HAND);
	if (shuffled > 0) say('cards.shuffle', { n: shuffled });
	if (drawn > 0) say('cards.drawn', { player: me(state).id, n: drawn, pile: next.stack.pile });
	return { ...next, phase: 'draw' };
}
