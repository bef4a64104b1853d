import { settings } from './settings.svelte.ts';

/** Vibration patterns in milliseconds: on, off, on. */
const BUZZES = {
	tap: 8,
	die: [12, 40, 8],
	hit: 24,
	loss: [40, 50, 40],
	refused: [10, 30, 10],
	victory: [20, 60, 20, 60, 60],
	defeat: 120
} as const satisfies Record<string, number | readonly number[]>;

/** The name of a vibration pattern. */
export type Buzz = keyof typeof BUZZES;

/** Whether pages can vibrate here. On iOS they cannot, and the settings page says so instead of showing a switch without effect. */
export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';

/** Vibrates, if the reader wants it and the device can. */
export function buzz(kind: Buzz): void {
	if (!settings.current.haptics || !canBuzz()) return;
	const pattern = BUZZES[kind];
	navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
}
