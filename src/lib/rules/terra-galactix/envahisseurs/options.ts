import type { Fields, OptionsOf } from '../../setup.ts';

/** The options of La Guerre des Envahisseurs: the variants of p. 38, what the app keeps, and how the table reads what the booklet leaves open. */
export const OPTIONS = {
	depth: {
		usual: 'board',
		from: ['board', 'full'],
		main: true,
		taps: { board: { n: 3, per: 'turn' }, full: { n: 4, per: 'turn' } }
	},
	positions: { usual: false, main: true },
	oneSquadron: { usual: false, main: true },
	twoYellow: { usual: false },
	blackHoleReaction: { usual: 'ownTurn', from: ['ownTurn', 'anyLaser'] },
	envHands1v1: { usual: 'two', from: ['two', 'one'] },
	envHand: { usual: 4, least: 4, most: 5 },
	licencesAnonymous: { usual: false },
	envFire: { usual: 'active', from: ['active', 'all'] },
	seating: { usual: 'clockwise', from: ['clockwise', 'listed'] },
	envLandedImmune: { usual: true },
	attackBeforeRoll: { usual: true },
	phase1Combine: { usual: false },
	blackHoleFromBase: { usual: true },
	ownHand: { usual: false, aid: true }
} as const satisfies Fields;

export type Options = OptionsOf<typeof OPTIONS>;

/** With four players each has one camp, so the option of a shared hand is not offered. */
const { envHands1v1: _, ...FOUR_PLAYER_OPTIONS } = OPTIONS;

/** The options for this number of players. */
export const optionsFor = (players: number): Fields => (players === 4 ? FOUR_PLAYER_OPTIONS : OPTIONS);
