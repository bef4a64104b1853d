import type { Facts, Form, Outcome, Setup } from '../contract.ts';
import { readableFacts } from '../facts.ts';
import { isComplete, readOptions } from '../setup.ts';
import { collectSteps } from '../table.ts';
import { CARDS_DRAWN, CARDS_PLANNED, DECK_SIZE, LAST_DUEL_CARD, type Side, SIDES } from './cards.ts';
import { DIAL_OPTIONS, OPTIONS } from './options.ts';
import { PRINTED } from './printed.ts';
import { refuse, type RULES } from './rules.ts';
import type { Duelist, State } from './types.ts';

/**
 * A phone between the players is touched by both and keeps only the score. A player's own phone keeps every card. Counting cards is part of
 * the skill, so counting and odds are on only there.
 */
const fields = ({ options: chosen }: Setup) => {
	const isOwnPhone = (chosen.phone ?? 'table') !== 'table';
	return {
		...DIAL_OPTIONS,
		depth: { ...DIAL_OPTIONS.depth, usual: isOwnPhone ? 'cards' : 'score' },
		counting: { ...DIAL_OPTIONS.counting, usual: isOwnPhone },
		odds: { ...DIAL_OPTIONS.odds, usual: isOwnPhone },
		...('look' in chosen ? { look: OPTIONS.look } : {})
	};
};

export const form = (draft: Setup): Form => ({ seats: [2], takes: { from: SIDES, each: 1 }, options: fields(draft) });

const startingDuelist = (seat: string): Duelist => ({
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

/** The first state of a duel; its steps are the checklist for the table. */
export function start(setup: Setup, facts: Facts): Outcome<State> {
	return collectSteps<State, typeof RULES>((say) => {
		const seatOf = (side: Side): string | undefined => setup.seats.find(({ takes }) => takes[0] === side)?.id;
		const [quigon, maul] = [seatOf('quigon'), seatOf('maul')];
		if (!isComplete(form(setup), setup) || quigon === undefined || maul === undefined) return refuse('setup.form');
		say('setup.contents', { cards: DECK_SIZE, duelCards: LAST_DUEL_CARD });
		say('setup.sides', { quigon, maul });
		say('setup.track', { cards: LAST_DUEL_CARD });
		say('setup.shuffle', { cards: DECK_SIZE });
		say('setup.draw', { drawn: CARDS_DRAWN });
		say('setup.lay', { laid: CARDS_PLANNED });
		return {
			facts: readableFacts(PRINTED, facts),
			options: readOptions({ ...OPTIONS, ...fields(setup) }, setup),
			duelists: { quigon: startingDuelist(quigon), maul: startingDuelist(maul) },
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
