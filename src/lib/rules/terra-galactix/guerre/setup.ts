import { readableFacts } from '../../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../../contract.ts';
import { isComplete, readOptions } from '../../setup.ts';
import { collectSteps, type Refusal } from '../../table.ts';
import { ACTION_CARDS, type Camp, CAMPS, campsTaken, diagonalOf, DIAGONALS, GALACTIX_CARDS, SAUCERS, TOKENS } from '../cards.ts';
import { HAND_LIMIT } from './cards.ts';
import { beginTurn, initialState } from './deal.ts';
import { activePilot, leaderOf } from './fleet.ts';
import { optionFields, type Options, OPTIONS } from './options.ts';
import { PRINTED } from './printed.ts';
import { refuse, type RULES, type Say } from './rules.ts';
import type { State } from './types.ts';

const formatOf = (setup: Setup): Options['format'] =>
	(setup.options['format'] as Options['format'] | undefined) ?? (setup.seats.length === 2 ? 'duel' : 'free');

const seatsAsListed = (setup: Setup): boolean => setup.options['seating'] === 'listed';

/**
 * What a seat takes. In a Duel it is a diagonal, so that two neighbouring mother ships can never be assigned, not even at random (p. 36).
 */
function takesOf(setup: Setup): NonNullable<Form['takes']> {
	if (formatOf(setup) !== 'duel') return { from: CAMPS, each: 1 };
	return seatsAsListed(setup) ? { from: ['A', 'C', 'B', 'D'], each: 2 } : { from: Object.keys(DIAGONALS), each: 1 };
}

/** The setup form. */
export const form = (setup: Setup): Form => ({ seats: [2, 3, 4], takes: takesOf(setup), options: optionFields(setup) });

/** Writes two mother ships that face each other as their diagonal, because setups of edition 1 name them one by one. */
const withDiagonals = (setup: Setup): Setup => ({
	...setup,
	seats: setup.seats.map((seat) => {
		const diagonal = diagonalOf(campsTaken(seat.takes));
		return diagonal === undefined ? seat : { ...seat, takes: [diagonal] };
	})
});

function setupRefusal(setup: Setup): Refusal | undefined {
	const isDuel = formatOf(setup) === 'duel' && !seatsAsListed(setup);
	if (isComplete(form(setup), isDuel ? withDiagonals(setup) : setup)) return undefined;
	const listed = { ...setup, options: { ...setup.options, seating: 'listed' } };
	return isDuel && isComplete(form(listed), listed) ? refuse('setup.facing') : refuse('setup.form');
}

/** Allies face each other, so the teams follow from the mother ships. In the order of the list, every second seat is an ally. */
function teamOf({ format, seating }: Options, [camp = 'A']: readonly Camp[], seat: number): number {
	if (format !== 'alliance') return seat;
	return (seating === 'listed' ? seat : CAMPS.indexOf(camp)) % 2;
}

/** The first state of a session, and the checklist. */
export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		const no = setupRefusal(setup);
		if (no) return no;
		const options: Options = { ...readOptions(OPTIONS, setup), format: formatOf(setup) };
		const pilots = setup.seats.map(({ id, takes }, seat) => {
			const camps = campsTaken(takes);
			return { id, camps, team: teamOf(options, camps, seat) };
		});
		const state = initialState({ facts: readableFacts(PRINTED, facts), turn: 1, options, games: [], pilots }, 0);
		sayChecklist(state, say);
		return beginTurn(state, say);
	});
}

/** The steps of the checklist before the first turn. */
function sayChecklist(state: State, say: Say): void {
	const { options, pilots, stack } = state;
	const first = activePilot(state);
	// The stickers are put on once (p. 5): a box of which a fact is known has been played before.
	if (Object.keys(state.facts).length === 0) {
		say('setup.contents', { cards: ACTION_CARDS, galactix: GALACTIX_CARDS, tokens: TOKENS, saucers: SAUCERS.length });
		say('setup.stickers', { n: SAUCERS.length });
	}
	say('setup.tokens', { n: TOKENS });
	say('setup.saucers');
	say('setup.galactix', { n: GALACTIX_CARDS });
	say('setup.licences', { n: first.licences });
	say('setup.deal', { n: HAND_LIMIT, pile: stack.pile });
	say('setup.dice');
	say('setup.earth');
	if (options.format === 'alliance') say('setup.alliance');
	if (options.format === 'duel') say('setup.duel');
	if (options.format === 'free' && pilots.length === 2) say('setup.two');
	if (options.chevauchee) say('setup.ride');
	if (options.games > 1) say('setup.tournoi', { games: options.games });
	if (options.games > 1 && options.format !== 'free') say('setup.tournoi-house');
	say(`setup.holds-${options.holdSecrecy}` as 'setup.holds-none');
	say('setup.first', { player: first.id });
	if (options.seating === 'listed') say('setup.listed');
	else say('setup.order', { players: state.order.map((camp) => leaderOf(state, camp).id) });
	say('setup.box-wins');
}
