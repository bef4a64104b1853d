import type { EntryTexts } from '../../entries.ts';
import type { ENTRIES } from '../entries.ts';
import { dice } from './fr-dice.ts';
import { pieces } from './fr-pieces.ts';
import { play } from './fr-play.ts';
import { rulings } from './fr-rulings.ts';

export const entriesFr: EntryTexts<typeof ENTRIES> = { ...pieces, ...dice, ...play, ...rulings };
