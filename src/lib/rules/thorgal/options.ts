import type { Fields, OptionsOf } from '../setup.ts';

/** Options that decide how the game is set up and cannot change during it. */
const SETUP_OPTIONS = {
	fourthHero: { usual: false, main: true },
	level3: { usual: false, main: true },
	/** When the hero shared by three players takes its turn. */
	fourthSeat: { usual: 'last', from: ['last', 'first', 'second', 'third'] }
} as const satisfies Fields;

/** How much the app keeps, from the lightest. */
const DEPTH = {
	depth: {
		usual: 'war',
		from: ['war', 'dice', 'light', 'full'],
		main: true,
		taps: {
			war: { n: 3, per: 'turn' },
			dice: { n: 6, per: 'turn' },
			light: { n: 9, per: 'turn' },
			full: { n: 12, per: 'turn' }
		}
	}
} as const satisfies Fields;

/** House rules and the depth. The table may change them during the game, as dials. */
export const CHANGEABLE_OPTIONS = {
	...DEPTH,
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
export const OPTIONS = { ...DEPTH, ...SETUP_OPTIONS, ...CHANGEABLE_OPTIONS } as const satisfies Fields;

/** The value of every option in one game. */
export type Options = OptionsOf<typeof OPTIONS>;
