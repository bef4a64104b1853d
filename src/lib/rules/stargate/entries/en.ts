import type { EntryTexts } from '../../entries.ts';
import type { ENTRIES } from '../entries.ts';
import { cards } from './en/cards.ts';
import { fights } from './en/fights.ts';
import { rulings } from './en/rulings.ts';
import { table } from './en/table.ts';

export const entriesEn: EntryTexts<typeof ENTRIES> = { ...table, ...fights, ...cards, ...rulings };
