import { readableFacts } from '../../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../../contract.ts';
import { isComplete, readOptions } from '../../setup.ts';
import { collectSteps } from '../../table.ts';
import { type Camp, CAMPS, GALACTIX_CARDS, TOKENS } from '../cards.ts';
import { HAND_LIMIT, LICENCES_PER_CAMP, PRINTED } from './cards.ts';
import { beginTurn, initialState } from './deal.ts';
import { optionFields, OPTIONS } from './options.ts';
import { refuse, type RULES, type Say } from './rules.ts';
import type { Options, State } from './types.ts';

const formatOf = (setup: Setup): Options['format'] =>
	(setup.options['format'] as Options['format'] | undefined) ?? (setup.seats.length === 2 ? 'duel' : 'free');

/** In a Duel each takes two mother ships that face each other. */
export const form = (setup: Setup): Form => ({
	seats: [2, 3, 4],
	takes: formatOf(setup) === 'duel' ? { from: ['A', 'C', 'B', 'D'], each: 2 } : { from: CAMPS, each: 1 },
	options: optionFields(setup)
});

export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const chosen: Options = { ...readOptions(OPTIONS, setup), format: formatOf(setup) };
		const state = initialState(
			{
				facts: readableFacts(PRINTED, facts),
				turn: 1,
				options: chosen,
				games: [],
				pilots: setup.seats.map(({ id, takes }, i) => ({
					id,
					camps: takes as readonly Camp[],
					team: chosen.format === 'alliance' ? i % 2 : i
				}))
			},
			0
		);
		checklist(state, say);
		return beginTurn(state, say);
	});
}

/** What hands have to do before the first turn. */
function checklist({ options: chosen, pilots, stack }: State, say: Say): void {
	say('setup.tokens', { n: TOKENS });
	say('setup.saucers');
	say('setup.galactix', { n: GALACTIX_CARDS });
	say('setup.licences', { n: LICENCES_PER_CAMP * pilots[0]!.camps.length });
	say('setup.deal', { n: HAND_LIMIT, pile: stack.pile });
	say('setup.dice');
	say('setup.earth');
	if (chosen.format === 'alliance') say('setup.alliance');
	if (chosen.format === 'duel') say('setup.duel');
	if (chosen.format === 'free' && pilots.length === 2) say('setup.two');
	if (chosen.chevauchee) say('setup.ride');
	if (chosen.games > 1) say('setup.tournoi', { games: chosen.games });
	if (chosen.games > 1 && chosen.format !== 'free') say('setup.tournoi-house');
	say(`setup.holds-${chosen.holdSecrecy}` as 'setup.holds-none');
	say('setup.first', { player: pilots[0]!.id });
	say('setup.box-wins');
}
