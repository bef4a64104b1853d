import type { Fields, OptionsOf } from '../../setup.ts';

/** The options of L’Invasion: the variants of p. 20 and 21, what the app keeps, and how the table reads what the booklet leaves open. */
export const OPTIONS = {
	depth: {
		usual: 'board',
		from: ['board', 'full'],
		main: true,
		taps: { board: { n: 4, per: 'turn' }, full: { n: 6, per: 'turn' } }
	},
	positions: { usual: false, main: true },
	lives: { usual: 4, least: 1, most: 4, main: true },
	sauteSoucoupes: { usual: false },
	superResistance: { usual: 'off', from: ['off', 'on', 'attenuated'] },
	novas: { usual: 5, least: 5, most: 10 },
	tirsContinus: { usual: false },
	blackHoleReaction: { usual: 'ownTurn', from: ['ownTurn', 'anyLaser'] },
	seating: { usual: 'clockwise', from: ['clockwise', 'listed'] },
	bunkerAttacksPerSaucer: { usual: 'unlimited', from: ['unlimited', 'one'] },
	resetColourWhenEarthEmpty: { usual: true },
	doubleYellowFires: { usual: 'once', from: ['once', 'twice'] },
	continuousActiveDodge: { usual: true },
	helpCards: { usual: 'one', from: ['one', 'several'] },
	phase1Combine: { usual: false },
	blackHoleFromBase: { usual: true },
	ownHand: { usual: false, aid: true }
} as const satisfies Fields;

export type Options = OptionsOf<typeof OPTIONS>;
