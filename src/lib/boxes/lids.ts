import { extra } from '$extra-boxes';
import { title } from './drawing.ts';
import { type BoxId, boxMeta } from './index.ts';
import type { Lid } from './types.ts';

const LIDS = import.meta.glob<Lid>('./*/lid.ts', { eager: true, import: 'lid' });

/** How much of its right side and top a box shows. */
export const DEPTH = 11;

/** A box without a drawn lid shows its name on its own colour. */
const plainLid = (box: BoxId): Lid => ({
	width: 112,
	height: 120,
	draw(w, h) {
		const { fr } = boxMeta(box).shortName;
		return `<rect width="${w}" height="${h}" fill="var(--lid)"/>${title(w / 2, h / 2, (1.5 * w) / fr.length, fr)}`;
	}
});

export const lidOf = (box: BoxId): Lid => LIDS[`./${box}/lid.ts`] ?? extra.lids[box] ?? plainLid(box);
