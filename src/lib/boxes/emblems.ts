import { extra } from '$extra-boxes';
import type { BoxId } from './index.ts';

const EMBLEMS = import.meta.glob<string>('./*/emblem.ts', { eager: true, import: 'emblem' });

/** A die that shows a five. */
const PLAIN_EMBLEM =
	'<rect x="14" y="14" width="72" height="72" rx="14"/><g class="e-cut"><circle cx="33" cy="33" r="7"/><circle cx="67" cy="33" r="7"/><circle cx="50" cy="50" r="7"/><circle cx="33" cy="67" r="7"/><circle cx="67" cy="67" r="7"/></g>';

/** The engraved sign of a box. */
export const emblemOf = (box: BoxId): string => EMBLEMS[`./${box}/emblem.ts`] ?? extra.emblems[box] ?? PLAIN_EMBLEM;
