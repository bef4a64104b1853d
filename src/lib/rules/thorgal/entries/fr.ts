import type { EntryTexts } from '../../entries.ts';
import { ENTRIES } from '../entries.ts';
export const entriesFr = Object.fromEntries(Object.keys(ENTRIES).map((id) => [id, { name: id, does: id }])) as unknown as EntryTexts<
	typeof ENTRIES
>;
