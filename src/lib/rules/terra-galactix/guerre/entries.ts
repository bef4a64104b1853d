import { BOX_ENTRIES } from '../entries.ts';
export const ENTRIES = { ...BOX_ENTRIES };
