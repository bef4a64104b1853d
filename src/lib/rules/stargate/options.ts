import type { Fields, OptionsOf } from '../setup.ts';

/**
 * How much the app keeps. `fight` is one fight of one team, with nothing before and nothing after it. `teams` keeps the turn, the teams and
 * their fights, and the symbols laid. `full` keeps the whole game with its planets, hands and bank.
 */
const DEPTHS = ['fight', 'teams', 'full'] as const;

/** Options with `main` change play most. The others concern a single foe, or the number of Thors that count. */
export const OPTIONS = {
	depth: {
		usual: 'teams',
		from: DEPTHS,
		main: true,
		taps: { fight: { n: 9, per: 'fight' }, teams: { n: 3, per: 'turn' }, full: { n: 4, per: 'turn' } }
	},
	prisoner: { usual: 'askCard', from: ['askCard', 'heldIfLost', 'heldNoFight'], main: true },
	invasionLoss: { usual: 'relief', from: ['relief', 'strict'], main: true },
	shareSkaara: { usual: 'either', from: ['either', 'both'] },
	lostCardsGoTo: { usual: 'discard', from: ['discard', 'bank'] },
	printasDice: { usual: 'one', from: ['one', 'perLarva'] },
	returnAfterPlanetExploration: { usual: false },
	bossWounds: { usual: 'cumulative', from: ['cumulative', 'samePhase'] },
	reetouAttack: { usual: 'pooled', from: ['pooled', 'assigned'] },
	printasInfectsWiped: { usual: true },
	hopSymbol: { usual: 'shown', from: ['shown', 'laid', 'discarded'] },
	hathorJaffas: { usual: 'aside', from: ['aside', 'shield'] },
	maxThor: { usual: 1, least: 1, most: 3 }
} as const satisfies Fields;

/** The options of a table, each with its value. */
export type Options = OptionsOf<typeof OPTIONS>;
