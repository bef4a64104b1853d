import { readableFacts } from '../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../contract.ts';
import { type Fields, isComplete, readOptions } from '../setup.ts';
import { collectSteps } from '../table.ts';
import { PRINTED, TILES } from './cards.ts';
import { refuse, type RULES } from './rules.ts';
import { HEX_NUMBERS, ALL_AT_BASE } from './star.ts';
import type { Options, Phase, State } from './types.ts';

export const OPTIONS = {
	tiles: { usual: TILES, least: 1, most: TILES, main: true },
	/** The long game is one variant of the book; each half of it alone is a house rule. */
	stay: { usual: 'goHome', from: ['goHome', 'longGame', 'stayAfterCapture', 'stayAfterLook'], main: true },
	memoryAid: { usual: false, main: true, aid: true },
	looks: { usual: 'onePerTurn', from: ['onePerTurn', 'everyNewHex'] },
	start: { usual: 'rollOff', from: ['rollOff', 'firstSeat'] },
	planner: { usual: true },
	inventoryAid: { usual: false, aid: true },
	depth: { usual: 'full', from: ['full', 'score'] }
} as const satisfies Fields;

/** The tiles are counted on the board; taking some out is for before the game. */
const { tiles: _, ...turnable } = OPTIONS;
export const DIAL_OPTIONS: Omit<typeof OPTIONS, 'tiles'> = turnable;

export const form = (_draft: Setup): Form => ({ seats: [2, 3, 4, 5, 6], options: OPTIONS });

function firstPhase({ depth, tiles, start }: Options): Phase {
	if (depth === 'score') return 'score';
	if (tiles < TILES) return 'lay';
	return start === 'rollOff' ? 'start' : 'roll';
}

export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const chosen = readOptions(OPTIONS, setup);
		const { tiles, memoryAid, depth, start } = chosen;

		say('setup.agents');
		if (tiles < TILES) say('setup.leave-out', { out: TILES - tiles });
		say('setup.tiles', { tiles });
		if (depth === 'full') say('setup.clock');
		if (memoryAid) say('setup.aid');
		if (depth === 'full' && start === 'firstSeat') say('setup.first', { player: setup.seats[0]!.id });

		return {
			facts: readableFacts(PRINTED, facts),
			options: chosen,
			players: setup.seats.map(({ id }) => ({ id, trophies: [], byHand: 0 })),
			active: 0,
			turn: 1,
			rolling: setup.seats.map(({ id }) => id),
			hidden: HEX_NUMBERS.map((hex) => hex <= tiles),
			phase: firstPhase(chosen),
			die: 0,
			from: ALL_AT_BASE,
			agents: ALL_AT_BASE,
			looked: [],
			...(memoryAid ? { memory: {} } : { veil: true as const })
		};
	});
}
