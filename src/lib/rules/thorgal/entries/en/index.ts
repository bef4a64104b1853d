import type { EntryTexts } from '../../../entries.ts';
import type { ENTRIES } from '../../entries.ts';
import { dice } from './dice.ts';
import { pieces } from './pieces.ts';
import { play } from './play.ts';
import { rulings } from './rulings.ts';

export const articles: EntryTexts<typeof ENTRIES> = { ...pieces, ...dice, ...play, ...rulings };
