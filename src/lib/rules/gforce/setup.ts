import type { Facts, Form, Outcome, Setup } from '../contract.ts';
import { readableFacts } from '../facts.ts';
import { isComplete, readOptions } from '../setup.ts';
import { collectSteps } from '../table.ts';
import { AGENTS, TILES } from './cards.ts';
import { fieldsFor, type Options } from './options.ts';
import { PRINTED } from './printed.ts';
import { refuse, type RULES } from './rules.ts';
import { ALL_AT_BASE, HEX_NUMBERS } from './star.ts';
import type { Phase, State } from './types.ts';

export const form = ({ options }: Setup): Form => ({ seats: [2, 3, 4, 5, 6], options: fieldsFor(options['depth']) });

function firstPhase({ depth, tiles, start }: Options): Phase {
	if (depth === 'score') return 'score';
	if (tiles < TILES) return 'lay';
	if (depth === 'memory') return 'tiles';
	return start === 'rollOff' ? 'start' : 'roll';
}

/** The first state of a game; its steps are the checklist for the table. */
export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		const [first] = setup.seats;
		if (!first || !isComplete(form(setup), setup)) return refuse('setup.form');
		const options = readOptions(fieldsFor(setup.options['depth']), setup);
		const { tiles, memoryAid, depth, start } = options;

		say('setup.components', { tiles: TILES, agents: AGENTS.length });
		say('setup.board');
		say('setup.agents');
		if (tiles < TILES) say('setup.leave-out', { out: TILES - tiles });
		say('setup.tiles', { tiles });
		if (depth !== 'score') say('setup.clock');
		if (memoryAid) say('setup.aid');
		if (start === 'firstSeat') say('setup.first', { player: first.id });

		return {
			facts: readableFacts(PRINTED, facts),
			options,
			players: setup.seats.map(({ id }) => ({ id, trophies: [], byHand: 0 })),
			active: 0,
			turn: 1,
			rolling: setup.seats.map(({ id }) => id),
			hidden: HEX_NUMBERS.map((hex) => hex <= tiles),
			phase: firstPhase(options),
			die: 0,
			from: ALL_AT_BASE,
			agents: ALL_AT_BASE,
			looked: [],
			...(memoryAid ? { memory: {} } : { veil: true as const })
		};
	});
}
