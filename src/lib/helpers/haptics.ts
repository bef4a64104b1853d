import { settings } from './settings.svelte.ts';

/** What a hand feels, in milliseconds: on, off, on. */
const BUZZES = {
	tap: 8,
	die: [12, 40, 8],
	hit: 24,
	loss: [40, 50, 40],
	refused: [10, 30, 10],
	victory: [20, 60, 20, 60, 60],
	defeat: 120
} as const satisfies Record<string, number | readonly number[]>;

export type Buzz = keyof typeof BUZZES;

/** Phones of one large maker have no vibration for pages: the settings say so instead of offering a switch that does nothing. */
export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';

export function buzz(kind: Buzz): void {
	if (!settings.current.haptics || !canBuzz()) return;
	const pattern = BUZZES[kind];
	navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
}
