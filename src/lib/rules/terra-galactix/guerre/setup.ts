import { readableFacts } from '../../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../../contract.ts';
import { isComplete, readOptions } from '../../setup.ts';
import { collectSteps } from '../../table.ts';
import { type Camp, CAMPS, GALACTIX_CARDS, TOKENS } from '../cards.ts';
import { HAND_LIMIT } from './cards.ts';
import { beginTurn, initialState } from './deal.ts';
import { activePilot } from './fleet.ts';
import { optionFields, type Options, OPTIONS } from './options.ts';
import { PRINTED } from './printed.ts';
import { refuse, type RULES, type Say } from './rules.ts';
import type { State } from './types.ts';

const formatOf = (setup: Setup): Options['format'] =>
	(setup.options['format'] as Options['format'] | undefined) ?? (setup.seats.length === 2 ? 'duel' : 'free');

/** The setup form. In a Duel each player takes two mother ships that face each other. */
export const form = (setup: Setup): Form => ({
	seats: [2, 3, 4],
	takes: formatOf(setup) === 'duel' ? { from: ['A', 'C', 'B', 'D'], each: 2 } : { from: CAMPS, each: 1 },
	options: optionFields(setup)
});

/** The first state of a session, and the checklist. */
export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const options: Options = { ...readOptions(OPTIONS, setup), format: formatOf(setup) };
		const pilots = setup.seats.map(({ id, takes }, i) => ({
			id,
			camps: takes as readonly Camp[],
			team: options.format === 'alliance' ? i % 2 : i
		}));
		const state = initialState({ facts: readableFacts(PRINTED, facts), turn: 1, options, games: [], pilots }, 0);
		sayChecklist(state, say);
		return beginTurn(state, say);
	});
}

/** What players have to do before the first turn. */
function sayChecklist(state: State, say: Say): void {
	const { options, pilots, stack } = state;
	const first = activePilot(state);
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
	say('setup.box-wins');
}
