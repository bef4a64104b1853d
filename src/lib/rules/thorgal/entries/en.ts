import type { EntryTexts } from '../../entries.ts';
import { ENTRIES } from '../entries.ts';
export const entriesEn = Object.fromEntries(Object.keys(ENTRIES).map((id) => [id, { name: id, does: id }])) as unknown as EntryTexts<
	typeof ENTRIES
>;
