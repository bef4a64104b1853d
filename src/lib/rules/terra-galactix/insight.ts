import type { ThrowLuck, Rolled } from '../contract.ts';
import { facesIn } from '../dice.ts';
import { type Distribution, convolve } from '../odds/distribution.ts';
import { COLOURS } from './cards.ts';

const D6: Distribution = [0, ...Array<number>(6).fill(1 / 6)];

/** The luck of a throw of the coloured dice: the steps they give, before Pulsars double them. */
export function stepsLuck(who: string, rolled: Rolled): readonly ThrowLuck[] {
	const faces = COLOURS.flatMap((colour) => (colour in rolled ? facesIn<number>(colour, rolled) : []));
	if (faces.length === 0) return [];
	const distribution = faces.map(() => D6).reduce<Distribution>(convolve, [1]);
	return [{ who, of: 'luck:steps', distribution, result: faces.reduce((all, face) => all + face, 0) }];
}
