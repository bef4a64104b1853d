import type { DiceGroup } from '../../contract.ts';
import { facesGroup } from '../../dice.ts';
import type { Colour } from '../cards.ts';

/** A die for each saucer that may move, and one yellow die, or two in the harder game (p. 38). Equal dice have no effect here. */
export const diceOf = (movable: readonly Colour[], yellowDice: number): readonly DiceGroup[] => [
	...movable.map((colour) => facesGroup(colour, 1)),
	facesGroup('yellow', yellowDice)
];
