import { knownFact, readableFacts } from '../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../contract.ts';
import { isComplete, type Fields, readOptions } from '../setup.ts';
import { collectSteps } from '../table.ts';
import {
	COPIES_PER_SKILL,
	CHAAMS_IN_GAME,
	HEROES,
	type HeroId,
	PLACES,
	PRINTED,
	type Skill,
	SKILLS,
	STARTING_CARDS,
	WHITE_DICE
} from './cards.ts';
import { refuse, type RULES, type Say } from './rules.ts';
import { dealStartingHands, placeOgotaiAtStart } from './heroes.ts';
import type { Hero, HeroTurn, State } from './types.ts';

/** Chosen before the first card is dealt: nothing that can be changed in mid-game. */
const AT_SETUP = {
	fourthHero: { usual: false, main: true },
	level3: { usual: false, main: true },
	/** When the hero that three players share takes its turn. */
	fourthSeat: { usual: 'last', from: ['last', 'first', 'second', 'third'] }
} as const satisfies Fields;

/** House rules, and how much is tracked: dials too. */
export const CHANGEABLE = {
	depth: { usual: 'full', from: ['full', 'light', 'dice'], main: true },
	chaamsBlock: { usual: 'none', from: ['none', 'leave'] },
	stepScope: { usual: 'hero', from: ['hero', 'team'] },
	stepSplit: { usual: false },
	handLimit: { usual: 'perDie', from: ['perDie', 'batch'] },
	reshuffle: { usual: 'onEmpty', from: ['onEmpty', 'onNeed'] },
	remove: { usual: 'balanced', from: ['balanced', 'random'] },
	challengeNeedsWin: { usual: false },
	hands: { usual: 'open', from: ['open', 'private'] }
} as const satisfies Fields;

export const OPTIONS = { ...AT_SETUP, ...CHANGEABLE } as const satisfies Fields;

/** One or three players may add a fourth hero; two always lead two each. */
const mayAddHero = (players: number): boolean => players === 1 || players === 3;

export function form({ seats, options: chosen }: Setup): Form {
	const { fourthHero, fourthSeat, ...others } = OPTIONS;
	const more = mayAddHero(seats.length) && chosen.fourthHero === true ? 1 : 0;
	return {
		seats: [1, 2, 3, 4],
		takes: {
			from: HEROES,
			each: seats.length === 1 ? 3 + more : seats.length === 2 ? 2 : 1,
			shared: seats.length === 3 ? more : 0
		},
		options: {
			...(mayAddHero(seats.length) ? { fourthHero } : {}),
			...others,
			...(seats.length === 3 && more ? { fourthSeat } : {})
		}
	};
}

/** First heroes in seating order, then the second ones: two players take turns. A shared hero plays last unless the table wants it otherwise. */
function heroesInTurnOrder({ seats, shared = [], options: chosen }: Setup): readonly Hero[] {
	const most = Math.max(...seats.map(({ takes }) => takes.length));
	const led = Array.from({ length: most }, (_, i) =>
		seats.flatMap(({ id, takes }) => (takes[i] ? [{ id: takes[i], seat: id }] : []))
	).flat();
	const place = ['first', 'second', 'third'].indexOf(String(chosen.fourthSeat));
	const all = led.toSpliced(place < 0 ? led.length : place, 0, ...shared.map((id) => ({ id }) as { id: string; seat: string }));
	return all.map((hero): Hero => ({ ...hero, id: hero.id as HeroId, at: 1, hand: {}, unknown: STARTING_CARDS, starting: true }));
}

export const NEW_HERO_TURN: HeroTurn = {
	free: WHITE_DICE,
	throws: 0,
	won: [],
	swap: false,
	chaams: 0,
	power: false,
	aim: { goal: 'auto', bears: 'any', price: 'auto' }
};

export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (setup.options.fourthHero && !mayAddHero(setup.seats.length)) return refuse('setup.fourth');
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const heroes = heroesInTurnOrder(setup);
		const state: State = {
			facts: readableFacts(PRINTED, facts),
			options: readOptions(OPTIONS, setup),
			seats: setup.seats.map(({ id }) => id),
			heroes,
			active: 0,
			round: 1,
			frontier: 1,
			places: Array.from({ length: PLACES }, () => []),
			passed: [],
			skillDiscard: {},
			chaamsDiscard: {},
			shuffled: false,
			ogotai: 0,
			war: 0,
			turn: 1,
			phase: 'throw',
			heroTurn: NEW_HERO_TURN,
			recount: []
		};
		sayChecklist(state, say);
		return dealStartingHands(placeOgotaiAtStart(state), () => undefined);
	});
}

/** What the hands do before the first throw, in the order of the book. */
function sayChecklist({ facts, heroes, options: { level3, remove }, seats }: State, say: Say): void {
	const space = knownFact<number>(PRINTED, facts, 'start', `${heroes.length}`)?.value;
	say('setup.path');
	if (space === undefined) say('setup.track', { heroes: heroes.length });
	else say('setup.track-at', { heroes: heroes.length, space });
	say('setup.help');
	say('setup.dice');
	for (const { id, seat } of heroes) {
		const cards = knownFact<readonly Skill[]>(PRINTED, facts, 'hand', id)?.value;
		if (cards) say('setup.hand', { hero: id, cards });
		else say('setup.hand-as-printed', { hero: id });
		if (seat === undefined) say('setup.shared', { hero: id });
	}
	say('setup.skills', { cards: SKILLS.length * COPIES_PER_SKILL - heroes.length * STARTING_CARDS });
	if (!level3) say('setup.chaams', { cards: CHAAMS_IN_GAME });
	else {
		say('setup.chaams-hard', { cards: CHAAMS_IN_GAME });
		if (remove === 'balanced') say('setup.chaams-balanced');
	}
	say('setup.first', { player: seats[0]! });
}
