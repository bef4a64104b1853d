import type { EntryTexts } from '../../entries.ts';
import type { ENTRIES } from '../entries.ts';
import { dice } from './en-dice.ts';
import { pieces } from './en-pieces.ts';
import { play } from './en-play.ts';
import { rulings } from './en-rulings.ts';

export const entriesEn: EntryTexts<typeof ENTRIES> = { ...pieces, ...dice, ...play, ...rulings };
