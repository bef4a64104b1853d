import type { Ruling } from '../../../contract.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** The current sentence: the end, what the table must do first, or the phase. */
export const now = ({ over, pending, phase }: State): Ruling => over?.by ?? ruling(`now.${pending ?? phase}`);
