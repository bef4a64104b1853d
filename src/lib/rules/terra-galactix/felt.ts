import type { Luck, Rolled } from '../contract.ts';
import { facesIn } from '../dice.ts';
import { type Counts, sum } from '../odds/dist.ts';
import { COLOURS } from './cards.ts';

const D6: Counts = [0, ...Array<number>(6).fill(1 / 6)];

/** Steps the coloured dice give, before anything doubles them. */
export function steps(who: string, rolled: Rolled): readonly Luck[] {
	const fell = COLOURS.flatMap((colour) => (colour in rolled ? facesIn<number>(colour, rolled) : []));
	if (fell.length === 0) return [];
	const law = fell.map(() => D6).reduce<Counts>(sum, [1]);
	return [{ who, of: 'luck:steps', law, came: fell.reduce((all, face) => all + face, 0) }];
}
