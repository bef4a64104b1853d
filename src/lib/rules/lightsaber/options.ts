import { type Fields, type OptionsOf } from '../setup.ts';
import { SIDES } from './cards.ts';

/** All options of the game. */
export const OPTIONS = {
	/**
	 * `score`: only who won each fight. `cards`: every card. The setup form suggests one of them by the phone that is used: see `setup.ts`.
	 */
	depth: {
		usual: 'score' as string,
		from: ['score', 'cards'],
		main: true,
		taps: { score: { n: 1, per: 'fight' }, cards: { n: 4, per: 'fight' } }
	},
	/** One phone for the table, or the phone of one duelist. */
	phone: { usual: 'table', from: ['table', ...SIDES], main: true },
	/** Each half of the screen turned to its player, or both the same way. */
	facing: { usual: 'across', from: ['across', 'same-way'], main: true },
	counting: { usual: false as boolean, aid: true },
	odds: { usual: false as boolean, aid: true },
	discards: { usual: true as boolean },
	reshuffle: { usual: 'onEmpty', from: ['onEmpty', 'onNeed'] },
	threeRounds: { usual: false as boolean },
	/** A forced concession and a drawn fight leave nothing to decide: either the app records them itself, or the table confirms them. */
	forced: { usual: 'alone', from: ['alone', 'asked'] },
	/**
	 * The side whose hand may be typed in. Only `replayWithAid` sets it: no form shows it and no dial changes it, so no stored log
	 * contains a hand.
	 */
	look: { usual: 'nobody', from: ['nobody', ...SIDES], aid: true }
} as const satisfies Fields;

export type Options = OptionsOf<typeof OPTIONS>;

const { look: _, ...withoutLook } = OPTIONS;

/** The options that the setup form shows and that the table may change during the game. */
export const DIAL_OPTIONS: Omit<typeof OPTIONS, 'look'> = withoutLook;
