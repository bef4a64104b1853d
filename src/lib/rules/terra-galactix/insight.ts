import type { ThrowLuck, Rolled } from '../contract.ts';
import { facesIn } from '../dice.ts';
import { type Distribution, convolve } from '../odds/distribution.ts';
import { COLOURS } from './cards.ts';

const D6: Distribution = [0, ...Array<number>(6).fill(1 / 6)];

/** Steps the coloured dice give, before anything doubles them. */
export function stepsLuck(who: string, rolled: Rolled): readonly ThrowLuck[] {
	const fell = COLOURS.flatMap((colour) => (colour in rolled ? facesIn<number>(colour, rolled) : []));
	if (fell.length === 0) return [];
	const distribution = fell.map(() => D6).reduce<Distribution>(convolve, [1]);
	return [{ who, of: 'luck:steps', distribution, result: fell.reduce((all, face) => all + face, 0) }];
}
