import { readableFacts } from '../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../contract.ts';
import { isComplete, readOptions } from '../setup.ts';
import { collectSteps } from '../table.ts';
import { CARDS, COLOURS, DECK } from './cards.ts';
import { OPTIONS, type Options } from './options.ts';
import { PLANETS, PRINTED } from './printed.ts';
import { refuse, type RULES, type Say } from './rules.ts';
import type { State, Team } from './types.ts';

/** The six team pawns. */
const PAWNS = ['sg:2', 'sg:3', 'sg:4', 'sg:5', 'sg:6', 'sg:7'];

/** The setup form. A single team keeps the whole game unless it chooses otherwise; a quick fight is for one team. */
export function form({ seats, options: chosen }: Setup): Form {
	const fields = fieldsFor(seats.length);
	if (chosen['depth'] === 'fight') return { seats: [1], options: fields };
	return { seats: [1, 2, 3, 4, 5, 6], takes: { from: PAWNS, each: 1 }, options: fields };
}

/** The options for this number of teams, with their defaults. */
function fieldsFor(teams: number) {
	const { depth } = OPTIONS;
	const alone = { ...depth, usual: 'full' } as const;
	const several = { ...depth, from: depth.from.filter((each) => each !== 'fight') };
	return { ...OPTIONS, depth: teams > 1 ? several : alone };
}

const newTeam = (id: string, pawn?: string): Team => ({
	id,
	...(pawn ? { pawn } : {}),
	at: 'sgc2',
	infected: { men: 0, woman: 0 },
	jaffas: 0,
	zat: false,
	hand: 0,
	mission: [],
	laid: { symbols: [], thor: 0, cards: [] },
	visits: 0,
	held: 0,
	again: false
});

/** The state before the first turn, with the checklist of what is set up on the table. */
export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const state: State = {
			facts: readableFacts(PRINTED, facts),
			turn: 1,
			options: readOptions(fieldsFor(setup.seats.length), setup) as Options,
			teams: setup.seats.map(({ id, takes: [pawn] }) => newTeam(id, pawn)),
			active: 0,
			step: 'turn',
			explore: { turned: 0, departure: false },
			planets: Array.from({ length: PLANETS }, () => ({ gone: 0 })),
			unseen: DECK,
			bank: 0,
			discard: 0,
			gone: { colours: Array<number>(COLOURS).fill(0), untold: 0 },
			met: {},
			looked: false
		};
		announceChecklist(state, say);
		return state;
	});
}

/** The steps to lay out the game before the first turn. */
function announceChecklist({ options: { depth }, teams }: State, say: Say): void {
	if (depth === 'fight') return say('setup.dice');
	say('setup.stands');
	say('setup.gate');
	say('setup.shuffle', { cards: CARDS });
	say('setup.outer', { planets: 10, cards: 4 });
	say('setup.inner', { planets: 14, cards: 5 });
	for (const { id, pawn } of teams) if (pawn) say('setup.pawn', { player: id, pawn });
	say('setup.dice');
	const [first] = teams;
	if (first) say('setup.youngest', { player: first.id });
}
