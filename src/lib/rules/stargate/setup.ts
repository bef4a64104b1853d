import { readableFacts } from '../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../contract.ts';
import { isComplete, type Fields, readOptions } from '../setup.ts';
import { collectSteps } from '../table.ts';
import { CARDS, COLOURS, DECK } from './cards.ts';
import { PLANETS, PRINTED } from './printed.ts';
import { refuse, type RULES, type Say } from './rules.ts';
import type { State, Team } from './types.ts';

/**
 * `full` keeps the whole game. `fight` is one fight of one team, nothing before it and nothing after.
 * The six rulings that change play most stand in front; the others change the odds of a single foe, or how many Thors count.
 */
export const OPTIONS = {
	depth: { usual: 'full', from: ['full', 'fight'] },
	shareSkaara: { usual: 'either', from: ['either', 'both'], main: true },
	invasionLoss: { usual: 'relief', from: ['relief', 'strict'], main: true },
	lostCardsGoTo: { usual: 'discard', from: ['discard', 'bank'], main: true },
	printasDice: { usual: 'one', from: ['one', 'perLarva'], main: true },
	prisoner: { usual: 'askCard', from: ['askCard', 'heldIfLost', 'heldNoFight'], main: true },
	returnAfterPlanetExploration: { usual: false, main: true },
	bossWounds: { usual: 'cumulative', from: ['cumulative', 'samePhase'] },
	reetouAttack: { usual: 'pooled', from: ['pooled', 'assigned'] },
	printasInfectsWiped: { usual: false },
	hathorJaffas: { usual: 'aside', from: ['aside', 'shield'] },
	maxThor: { usual: 1, least: 1, most: 3 }
} as const satisfies Fields;

const PAWNS = ['sg:2', 'sg:3', 'sg:4', 'sg:5', 'sg:6', 'sg:7'];

/** A quick fight is one team's: with more seats there is only the whole game. */
export function form({ seats, options: chosen }: Setup): Form {
	const depth = seats.length > 1 ? { ...OPTIONS.depth, from: ['full'] } : OPTIONS.depth;
	const fields = { ...OPTIONS, depth };
	if (chosen['depth'] === 'fight') return { seats: [1], options: fields };
	return { seats: [1, 2, 3, 4, 5, 6], takes: { from: PAWNS, each: 1 }, options: fields };
}

const fresh = (id: string, pawn?: string): Team => ({
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

export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const state: State = {
			facts: readableFacts(PRINTED, facts),
			turn: 1,
			options: readOptions(OPTIONS, setup),
			teams: setup.seats.map(({ id, takes: [pawn] }) => fresh(id, pawn)),
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
		checklist(state, say);
		return state;
	});
}

/** What the hands do before the first turn. */
function checklist({ options: { depth }, teams }: State, say: Say): void {
	if (depth === 'fight') return say('setup.dice');
	say('setup.gate');
	say('setup.shuffle', { cards: CARDS });
	say('setup.outer', { planets: 10, cards: 4 });
	say('setup.inner', { planets: 14, cards: 5 });
	for (const { id, pawn } of teams) say('setup.pawn', { player: id, pawn: pawn! });
	say('setup.dice');
	say('setup.youngest', { player: teams[0]!.id });
}
