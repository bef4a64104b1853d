import { times } from './drawing.ts';
import type { BoxId } from './index.ts';

/** Pictures of what the app keeps at each depth of a box's games, by the value of the option `depth`. */
export type DepthPictures = Readonly<Record<string, string>>;

const PICTURES = import.meta.glob<DepthPictures>('./*/depths.ts', { eager: true, import: 'depths' });

/** The size of a picture. Its lines take the colour of the text, and `class="d-fill"` that of the box. */
export const DEPTH_PICTURE = { width: 72, height: 48 } as const;

/** The default picture of a depth: a pile with as many layers as the place of the depth in the list. */
const layers = (n: number): string =>
	times(n, (i) => `<path ${i === n - 1 ? 'class="d-fill"' : ''} d="M36 ${30 - i * 8}l22 8-22 8-22-8z"/>`);

/** The picture of a depth, as SVG markup. */
export const depthPicture = (box: BoxId, value: string, at: number): string => PICTURES[`./${box}/depths.ts`]?.[value] ?? layers(at + 1);
