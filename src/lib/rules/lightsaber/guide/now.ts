import type { Ruling } from '../../contract.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** The sentence of the moment: where both figures stand, or how the game ended. */
export const now = ({ over, duelists }: State): Ruling =>
	over ? over.by : ruling('match.now', { quigon: duelists.quigon.figure, maul: duelists.maul.figure });
