import type { EntryTexts } from '../../entries.ts';
import type { ENTRIES } from '../entries.ts';
import { cards } from './fr/cards.ts';
import { fights } from './fr/fights.ts';
import { rulings } from './fr/rulings.ts';
import { table } from './fr/table.ts';

export const entriesFr: EntryTexts<typeof ENTRIES> = { ...table, ...fights, ...cards, ...rulings };
