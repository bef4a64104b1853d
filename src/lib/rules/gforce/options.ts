import type { Fields, OptionsOf } from '../setup.ts';
import { TILES } from './cards.ts';

/** All options of the game. */
export const OPTIONS = {
	tiles: { usual: TILES, least: 1, most: TILES, main: true },
	/** The long game is one variant of the rulebook; each half of it alone is a house rule. */
	stay: { usual: 'goHome', from: ['goHome', 'longGame', 'stayAfterCapture', 'stayAfterLook'], main: true },
	memoryAid: { usual: false, main: true, aid: true },
	looks: { usual: 'onePerTurn', from: ['onePerTurn', 'everyNewHex'] },
	start: { usual: 'rollOff', from: ['rollOff', 'firstSeat'] },
	planner: { usual: true },
	inventoryAid: { usual: false, aid: true },
	depth: { usual: 'full', from: ['full', 'score'] }
} as const satisfies Fields;

export type Options = OptionsOf<typeof OPTIONS>;

const { tiles: _, ...withoutTiles } = OPTIONS;

/** The options that the table may change during the game. The number of tiles is fixed then: the tiles lie on the board. */
export const DIAL_OPTIONS: Omit<typeof OPTIONS, 'tiles'> = withoutTiles;
