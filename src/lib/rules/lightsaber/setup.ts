import { readableFacts } from '../facts.ts';
import type { Facts, Form, Outcome, Setup } from '../contract.ts';
import { isComplete, type Fields, readOptions } from '../setup.ts';
import { collectSteps } from '../table.ts';
import { DECK_SIZE, CARDS_DRAWN, LAST_DUEL_CARD, CARDS_PLANNED, PRINTED, type Side, SIDES } from './cards.ts';
import { refuse, type RULES } from './rules.ts';
import type { Duelist, State } from './types.ts';

export const OPTIONS = {
	/** Every card, or only who won each fight. */
	depth: { usual: 'cards', from: ['cards', 'score'], main: true },
	/** One phone for the table, or the phone of one duelist. */
	phone: { usual: 'table', from: ['table', ...SIDES], main: true },
	/** Each half of the screen turned to its player, or both the same way. */
	facing: { usual: 'across', from: ['across', 'same-way'], main: true },
	counting: { usual: false as boolean, aid: true },
	odds: { usual: false as boolean, aid: true },
	discards: { usual: true as boolean },
	reshuffle: { usual: 'onEmpty', from: ['onEmpty', 'onNeed'] },
	threeRounds: { usual: false as boolean },
	/** Only for a `glimpse`: whose hand is typed in for one look. No form shows it and no dial turns it, so no log ever holds a hand. */
	look: { usual: 'nobody', from: ['nobody', ...SIDES], aid: true }
} as const satisfies Fields;

const { look, ...SHOWN } = OPTIONS;

/** What the table may still change in mid-game. */
export const DIAL_OPTIONS = SHOWN;

/** Counting and odds are part of the skill: off on the table's phone, on where somebody asks for them on their own. */
const fields = ({ options: chosen }: Setup) => {
	const own = (chosen.phone ?? 'table') !== 'table';
	return {
		...SHOWN,
		counting: { ...SHOWN.counting, usual: own },
		odds: { ...SHOWN.odds, usual: own },
		...('look' in chosen ? { look } : {})
	};
};

export const form = (draft: Setup): Form => ({ seats: [2], takes: { from: SIDES, each: 1 }, options: fields(draft) });

const duelist = (seat: string): Duelist => ({
	seat,
	figure: 1,
	talon: DECK_SIZE - CARDS_DRAWN,
	hand: CARDS_DRAWN - CARDS_PLANNED,
	plan: CARDS_PLANNED,
	won: [],
	current: [],
	adjust: { total: 0, cards: 0 },
	discard: {},
	unknown: 0,
	back: {},
	mixed: false,
	blurred: false
});

export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		if (!isComplete(form(setup), setup)) return refuse('setup.form');
		const seat = (side: Side): string => setup.seats.find(({ takes }) => takes[0] === side)!.id;
		say('setup.sides', { quigon: seat('quigon'), maul: seat('maul') });
		say('setup.track', { cards: LAST_DUEL_CARD });
		say('setup.shuffle', { cards: DECK_SIZE });
		say('setup.draw', { drawn: CARDS_DRAWN });
		say('setup.lay', { laid: CARDS_PLANNED });
		return {
			facts: readableFacts(PRINTED, facts),
			options: readOptions({ ...OPTIONS, ...fields(setup) }, setup),
			duelists: { quigon: duelist(seat('quigon')), maul: duelist(seat('maul')) },
			turn: 1,
			round: 1,
			results: [],
			phase: 'reveal',
			turned: {},
			laid: 0,
			orders: []
		};
	});
}
