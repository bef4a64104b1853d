import type { Fields, OptionsOf } from '../setup.ts';

/**
 * `full` keeps the whole game. `fight` is one fight of one team, with nothing before and nothing after it.
 * The six options with `main` change play most. The others change a single foe, or how many Thors count.
 */
export const OPTIONS = {
	depth: { usual: 'full', from: ['full', 'fight'] },
	shareSkaara: { usual: 'either', from: ['either', 'both'], main: true },
	invasionLoss: { usual: 'relief', from: ['relief', 'strict'], main: true },
	lostCardsGoTo: { usual: 'discard', from: ['discard', 'bank'], main: true },
	printasDice: { usual: 'one', from: ['one', 'perLarva'], main: true },
	prisoner: { usual: 'askCard', from: ['askCard', 'heldIfLost', 'heldNoFight'], main: true },
	returnAfterPlanetExploration: { usual: false, main: true },
	bossWounds: { usual: 'cumulative', from: ['cumulative', 'samePhase'] },
	reetouAttack: { usual: 'pooled', from: ['pooled', 'assigned'] },
	printasInfectsWiped: { usual: true },
	hopSymbol: { usual: 'shown', from: ['shown', 'laid', 'discarded'] },
	hathorJaffas: { usual: 'aside', from: ['aside', 'shield'] },
	maxThor: { usual: 1, least: 1, most: 3 }
} as const satisfies Fields;

/** The options of a table, each with its value. */
export type Options = OptionsOf<typeof OPTIONS>;
