import type { ExtraBoxes } from './types.ts';

/** The usual build has no extra boxes. A test build names another module: see `svelte.config.js`. */
export const extra: ExtraBoxes = { boxes: [], files: {}, lids: {}, emblems: {} };
