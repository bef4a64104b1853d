import type { Fields, OptionsOf } from '../setup.ts';
import { TILES } from './cards.ts';

/** All options of the game. */
export const OPTIONS = {
	/** `score`: the points alone. `memory`: the tiles with the agents they need and the players who took them. `full`: the whole game. */
	depth: {
		usual: 'score',
		from: ['score', 'memory', 'full'],
		main: true,
		taps: { score: { n: 1, per: 'turn' }, memory: { n: 1, per: 'turn' }, full: { n: 6, per: 'turn' } }
	},
	tiles: { usual: TILES, least: 1, most: TILES, main: true },
	/** The long game is one variant of the rulebook; each half of it alone is a house rule. */
	stay: { usual: 'goHome', from: ['goHome', 'longGame', 'stayAfterCapture', 'stayAfterLook'], main: true },
	memoryAid: { usual: false as boolean, aid: true },
	looks: { usual: 'onePerTurn', from: ['onePerTurn', 'everyNewHex'] },
	/** By default the first seat starts, because most tables roll for it before they list the players; the app can also ask for the roll. */
	start: { usual: 'firstSeat', from: ['firstSeat', 'rollOff'] },
	planner: { usual: true },
	inventoryAid: { usual: false, aid: true }
} as const satisfies Fields;

export type Options = OptionsOf<typeof OPTIONS>;

/** The depth `memory` consists mainly of the memory aid, so choosing it switches the aid on. */
export const fieldsFor = (depth: unknown): Fields & typeof OPTIONS => ({
	...OPTIONS,
	memoryAid: { ...OPTIONS.memoryAid, usual: depth === 'memory' }
});

const { tiles: _, ...withoutTiles } = OPTIONS;

/** The options that the table may change during the game. The number of tiles cannot change, because they already lie on the board. */
export const DIAL_OPTIONS: Omit<typeof OPTIONS, 'tiles'> = withoutTiles;
