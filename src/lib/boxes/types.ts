import type { Locale } from '../rules/locale.ts';

export type LocalizedText = Readonly<Record<Locale, string>>;

/** One game of a box, as the shelf and the box page need it before its rules are loaded. */
export interface GameMeta {
	/** Stands in stored sessions and addresses: it never changes. */
	readonly id: string;
	readonly name: LocalizedText;
	/** One line under the name: who plays against whom. */
	readonly summary: LocalizedText;
}

/**
 * What the app knows of a box without loading anything else. Its colours are in `palette.css`, its pictures in `lid.ts` and `emblem.ts`
 * beside it (without them the app draws plain ones).
 */
export interface BoxMeta {
	/** Also the value of `data-box`, the folder of the box and its address. It never changes. */
	readonly id: string;
	readonly name: LocalizedText;
	/** The name where there is little room. */
	readonly shortName: LocalizedText;
	readonly games: readonly [GameMeta, ...GameMeta[]];
}

/** The front of a box on the shelf. */
export interface Lid {
	readonly width: number;
	readonly height: number;
	/** SVG markup. */
	draw(width: number, height: number): string;
}

/** Modules loaded when they are first needed, by their path. */
export type LazyFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** Boxes that are registered for one build only: `$extra-boxes` in `svelte.config.js`. */
export interface ExtraBoxes {
	readonly boxes: readonly BoxMeta[];
	readonly files: LazyFiles;
	readonly lids: Readonly<Record<string, Lid>>;
	readonly emblems: Readonly<Record<string, string>>;
}
