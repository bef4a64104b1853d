/** What a quantity counts; the words for each kind are in the messages. */
export type QuantityKind = 'hand' | 'players' | 'cards' | 'copies' | 'count' | 'most' | 'dice' | 'ranks' | 'value' | 'points' | 'turns';

/** Dice that hit from a value on. */
export interface DiceRank {
	readonly count: number;
	readonly value: number;
}

/** A number of the rules that a question may ask for, with the article that explains it. */
export interface Quantity {
	readonly kind: QuantityKind;
	/** The article by whose names it is asked for; without it `entry`. */
	readonly of?: string;
	readonly entry: string;
	/** A number, a least and a most, or dice. Missing where only the component states it. */
	readonly is?: number | readonly [least: number, most: number] | readonly DiceRank[];
	/** The fact that replaces it once it was read off the box. */
	readonly fact?: string;
}

/** The quantity for a range of player numbers. */
export const playersOf = (entry: string, seats: readonly number[]): Quantity => ({
	kind: 'players',
	entry,
	is: [Math.min(...seats), Math.max(...seats)]
});
