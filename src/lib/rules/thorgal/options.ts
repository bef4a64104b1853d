import type { Fields, OptionsOf } from '../setup.ts';

/** Options that decide how the game is set up and cannot change during it. */
const SETUP_OPTIONS = {
	fourthHero: { usual: false, main: true },
	level3: { usual: false, main: true },
	/** When the hero shared by three players takes its turn. */
	fourthSeat: { usual: 'last', from: ['last', 'first', 'second', 'third'] }
} as const satisfies Fields;

/** House rules and the depth of tracking. The table may change them during the game, as dials. */
export const CHANGEABLE_OPTIONS = {
	depth: { usual: 'full', from: ['full', 'light', 'dice'], main: true },
	chaamsBlock: { usual: 'none', from: ['none', 'leave'] },
	stepScope: { usual: 'hero', from: ['hero', 'team'] },
	stepSplit: { usual: false },
	handLimit: { usual: 'batch', from: ['batch', 'perDie'] },
	reshuffle: { usual: 'onEmpty', from: ['onEmpty', 'onNeed'] },
	remove: { usual: 'balanced', from: ['balanced', 'random'] },
	challengeNeedsWin: { usual: false },
	hands: { usual: 'open', from: ['open', 'private'] }
} as const satisfies Fields;

/** All options of the game. */
export const OPTIONS = { ...SETUP_OPTIONS, ...CHANGEABLE_OPTIONS } as const satisfies Fields;

/** The value of every option in one game. */
export type Options = OptionsOf<typeof OPTIONS>;
