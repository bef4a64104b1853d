import type { EntryTexts } from '../../../entries.ts';
import type { ENTRIES } from '../../entries.ts';
import { cards } from './cards.ts';
import { fights } from './fights.ts';
import { rulings } from './rulings.ts';
import { table } from './table.ts';

export const articles: EntryTexts<typeof ENTRIES> = { ...table, ...fights, ...cards, ...rulings };
