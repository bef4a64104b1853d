import type { DiceGroup, Rolled } from '../../contract.ts';
import { facesIn, facesGroup } from '../../dice.ts';
import { rolls } from '../../odds/play-out.ts';
import { type Colour, COLOURS } from '../cards.ts';
import type { Options } from './types.ts';

/** What decides which dice are thrown and whether they wake the Resistance. */
export interface RollTerms {
	readonly superResistance: Options['superResistance'];
	/** The player's own saucers on Earth. */
	readonly landed: readonly Colour[];
}

/** A die for each saucer still to land, and the yellow ones; with both landed any coloured die serves beside a single yellow one. */
export function diceOf({ superResistance, landed }: RollTerms): readonly DiceGroup[] {
	const flying = COLOURS.filter((colour) => !landed.includes(colour));
	if (superResistance !== 'off') return [...flying.map((colour) => facesGroup(colour, 1)), facesGroup('yellow', 2)];
	return [...(flying.length ? flying : (['red'] as const)).map((colour) => facesGroup(colour, 1)), facesGroup('yellow', 1)];
}

export const yellowDiceCount = (superResistance: Options['superResistance']): number => (superResistance === 'off' ? 1 : 2);

const coloured = (rolled: Rolled): readonly number[] =>
	COLOURS.flatMap((colour) => (colour in rolled ? facesIn<number>(colour, rolled) : []));

/** All dice equal; in the harder game the two yellow ones, attenuated only together with a third die until one has landed. */
export function wakesResistance({ superResistance, landed }: RollTerms, rolled: Rolled): boolean {
	const yellow = facesIn<number>('yellow', rolled);
	const same = (faces: readonly number[]) => faces.every((face) => face === yellow[0]);
	switch (superResistance) {
		case 'off':
			return same(coloured(rolled));
		case 'on':
			return same(yellow);
		case 'attenuated':
			return same(yellow) && (landed.length > 0 || coloured(rolled).includes(yellow[0]!));
	}
}

const found = new Map<string, number>();

/** The chance that one throw wakes the Resistance: every way the very dice can fall. There are twelve terms in all: each is worked out once. */
export function resistanceChance(terms: RollTerms): number {
	const key = `${terms.superResistance} ${terms.landed.join()}`;
	const kept = found.get(key);
	if (kept !== undefined) return kept;
	let chance = 0;
	for (const [rolled, p] of rolls(diceOf(terms))) if (wakesResistance(terms, rolled)) chance += p;
	found.set(key, chance);
	return chance;
}

/** At least one Resistance among these throws. */
export const anyResistanceChance = (throws: readonly RollTerms[]): number =>
	1 - throws.reduce((quiet, terms) => quiet * (1 - resistanceChance(terms)), 1);
