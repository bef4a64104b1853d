import type { Facts, Form, Outcome, Seat, Setup } from '../contract.ts';
import { readableFacts } from '../facts.ts';
import { isComplete, readOptions } from '../setup.ts';
import { collectSteps } from '../table.ts';
import { CHAAMS_IN_GAME, COPIES_PER_SKILL, HEROES, type HeroId, PLACES, SKILLS, STARTING_CARDS } from './cards.ts';
import { dealStartingHands, NEW_HERO_TURN, placeOgotaiAtStart } from './heroes.ts';
import { OPTIONS } from './options.ts';
import { PRINTED, readFact } from './printed.ts';
import { refuse, type RULES, type Say } from './rules.ts';
import type { Hero, State } from './types.ts';

/** One or three players may add a fourth hero; two players always lead two each. */
const mayAddHero = (players: number): boolean => players === 1 || players === 3;

/** The setup form for this number of players. */
export function form({ seats, options: chosen }: Setup): Form {
	const { depth, fourthHero, fourthSeat, ...others } = OPTIONS;
	const more = mayAddHero(seats.length) && chosen.fourthHero === true ? 1 : 0;
	return {
		seats: [1, 2, 3, 4],
		takes: {
			from: HEROES,
			each: seats.length === 1 ? 3 + more : seats.length === 2 ? 2 : 1,
			shared: seats.length === 3 ? more : 0
		},
		options: {
			depth,
			...(mayAddHero(seats.length) ? { fourthHero } : {}),
			...others,
			...(seats.length === 3 && more ? { fourthSeat } : {})
		}
	};
}

/** The first heroes in seating order, then the second ones, so that two players alternate. A shared hero plays last unless the option says otherwise. */
function heroesInTurnOrder({ seats, shared = [], options: chosen }: Setup): readonly Hero[] {
	const most = Math.max(...seats.map(({ takes }) => takes.length));
	const newHero = (id: string, seat?: Seat): Hero => ({
		id: id as HeroId,
		...(seat ? { seat: seat.id } : {}),
		at: 1,
		hand: {},
		unknown: STARTING_CARDS,
		starting: true
	});
	const led = Array.from({ length: most }, (_, i) => seats.flatMap((seat) => (seat.takes[i] ? [newHero(seat.takes[i], seat)] : []))).flat();
	const position = ['first', 'second', 'third'].indexOf(String(chosen.fourthSeat));
	return led.toSpliced(position < 0 ? led.length : position, 0, ...shared.map((id) => newHero(id)));
}

/** The state before the first throw, and the checklist for setting up the table. */
export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (setup.options.fourthHero && !mayAddHero(setup.seats.length)) return refuse('setup.fourth');
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const state: State = {
			facts: readableFacts(PRINTED, facts),
			options: readOptions(OPTIONS, setup),
			seats: setup.seats.map(({ id }) => id),
			heroes: heroesInTurnOrder(setup),
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
		return dealStartingHands(placeOgotaiAtStart(state));
	});
}

/** The steps of setting up the table, in the order of the rulebook. */
function sayChecklist({ facts, heroes, options: { level3, remove }, seats: [firstPlayer = ''] }: State, say: Say): void {
	const space = readFact(facts, 'start', heroes.length);
	const isNewBox = Object.keys(facts).length === 0;
	if (isNewBox) {
		say('setup.contents');
		say('setup.stickers');
	}
	say('setup.stands');
	say('setup.path');
	if (space === undefined) say('setup.track', { heroes: heroes.length });
	else say('setup.track-at', { heroes: heroes.length, space });
	say('setup.help');
	say('setup.dice');
	for (const { id, seat } of heroes) {
		const cards = readFact(facts, 'hand', id);
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
	say('setup.first', { player: firstPlayer });
}
