import { facesGroup, facesIn } from '../../../src/lib/rules/dice.ts';
import type { Rolled } from '../../../src/lib/rules/contract.ts';
import { type CardId, CARDS, STARLIGHT } from './cards.ts';

export const NIGHT_DICE = facesGroup('night', 2);

export const lightOf = (lit: CardId | undefined): number => (lit ? CARDS[lit].light : STARLIGHT);

/** The result of two dice for a light: the lamp keeps burning if their total is not higher. */
export function judgeNight(light: number, dice: Rolled): { readonly total: number; readonly holds: boolean; readonly double: boolean } {
	const faces = facesIn<number>(NIGHT_DICE.id, dice);
	const total = faces.reduce((sum, face) => sum + face, 0);
	return { total, holds: total <= light, double: new Set(faces).size === 1 };
}
