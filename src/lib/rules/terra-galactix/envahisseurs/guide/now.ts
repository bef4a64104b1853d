import type { Ruling } from '../../../contract.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** The current sentence: the end, or the phase. */
export const now = ({ over, phase }: State): Ruling => over?.by ?? ruling(`now.${phase}`);
