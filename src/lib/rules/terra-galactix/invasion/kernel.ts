import type { DiceGroup, Rolled } from '../../contract.ts';
import { facesIn, facesGroup } from '../../dice.ts';
import { rolls } from '../../odds/play-out.ts';
import { type Colour, COLOURS } from '../cards.ts';
import { isShortRoll } from '../short-roll.ts';
import type { Options } from './options.ts';

/** The terms that determine which dice are thrown and whether they wake the Resistance. */
export interface RollTerms {
	readonly superResistance: Options['superResistance'];
	/** The player's own saucers on Earth. */
	readonly landed: readonly Colour[];
}

/** A die for each saucer still to land, and the yellow dice. With both landed, a coloured die is thrown with a single yellow one (p. 12: two dice). */
export function diceOf({ superResistance, landed }: RollTerms): readonly DiceGroup[] {
	const flying = COLOURS.filter((colour) => !landed.includes(colour));
	if (superResistance !== 'off') return [...flying.map((colour) => facesGroup(colour, 1)), facesGroup('yellow', 2)];
	return [...(flying.length ? flying : (['red'] as const)).map((colour) => facesGroup(colour, 1)), facesGroup('yellow', 1)];
}

/** How many yellow dice are thrown. */
export const yellowDiceCount = (superResistance: Options['superResistance']): number => (superResistance === 'off' ? 1 : 2);

const coloured = (rolled: Rolled): readonly number[] =>
	COLOURS.flatMap((colour) => (colour in rolled ? facesIn<number>(colour, rolled) : []));

/** Whether these yellow faces leave it open if the Resistance wakes, so that the coloured dice decide it. */
export function mayWakeByColour({ superResistance, landed }: RollTerms, yellow: readonly number[]): boolean {
	if (superResistance === 'attenuated') return landed.length === 0 && yellow.every((face) => face === yellow[0]);
	return superResistance === 'off';
}

/**
 * Whether this throw wakes the Resistance: all dice equal (p. 12); in « Super résistance » the two yellow ones, attenuated together with a
 * third die until a saucer has landed (p. 20). `entered` is the table's answer for coloured dice that were not entered.
 */
export function wakesResistance({ superResistance, landed }: RollTerms, rolled: Rolled, entered = false): boolean {
	const yellow = facesIn<number>('yellow', rolled);
	const same = (faces: readonly number[]) => faces.every((face) => face === yellow[0]);
	if (isShortRoll(rolled) && mayWakeByColour({ superResistance, landed }, yellow)) return entered;
	switch (superResistance) {
		case 'off':
			return same(coloured(rolled));
		case 'on':
			return same(yellow);
		case 'attenuated':
			return same(yellow) && (landed.length > 0 || coloured(rolled).includes(yellow[0]!));
	}
}

const chances = new Map<string, number>();

/**
 * The chance that one throw wakes the Resistance, over every result of the dice, judged as in play. There are only twelve different terms,
 * so each result is cached.
 */
export function resistanceChance(terms: RollTerms): number {
	const key = `${terms.superResistance} ${terms.landed.join()}`;
	const cached = chances.get(key);
	if (cached !== undefined) return cached;
	let chance = 0;
	for (const [rolled, p] of rolls(diceOf(terms))) if (wakesResistance(terms, rolled)) chance += p;
	chances.set(key, chance);
	return chance;
}

/** The chance of at least one Resistance among these throws. */
export const anyResistanceChance = (throws: readonly RollTerms[]): number =>
	1 - throws.reduce((quiet, terms) => quiet * (1 - resistanceChance(terms)), 1);
