import type { EntryTexts } from '../../../../entries.ts';
import { boxEntriesFr } from '../../../entries/fr.ts';
import type { ENTRIES } from '../../entries.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { play } from './play.ts';
import { rulings } from './rulings.ts';
import { terms } from './terms.ts';

/** The articles of the Guerre. They replace the articles of the box where the Guerre has its own ruling. */
export const articles: EntryTexts<typeof ENTRIES> = { ...boxEntriesFr, ...cards, ...board, ...terms, ...play, ...rulings };
