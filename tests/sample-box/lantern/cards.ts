interface Card {
	readonly oil: number;
	readonly light: number;
}

/** The three lamps of each player, as printed. */
export const CARDS = {
	candle: { oil: 0, light: 5 },
	'storm-lamp': { oil: 1, light: 7 },
	beacon: { oil: 2, light: 9 }
} as const satisfies Record<string, Card>;

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];

export const STARTING_OIL = 4;
export const MOST_OIL = 9;
/** Without a lamp only a roll of two ones succeeds. */
export const STARLIGHT = 2;
export const DARK_WINS_AT = 5;
