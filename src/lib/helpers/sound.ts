import { settings } from './settings.svelte.ts';

/** Everything that can be heard. Nothing is ever told by ear alone. */
export const SOUNDS = ['die', 'hit', 'miss', 'loss', 'card', 'victory', 'defeat'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** The engine brings Tone with it: it is fetched at the first sound of a reader who has switched sounds on, and never otherwise. */
let engine: Promise<typeof import('./sound-engine.ts')> | undefined;

const audible = (): boolean => settings.current.sound && settings.current.volume > 0;

/** Plays a sound by its name, if this reader wants to hear anything. A sound that cannot be made is no reason to stop a game. */
export async function sound(name: SoundName): Promise<void> {
	if (!audible()) return;
	try {
		const { play } = await (engine ??= import('./sound-engine.ts'));
		// Fetching takes a moment, in which the reader may have changed their mind.
		if (audible()) await play(name, settings.current.volume);
	} catch {
		engine = undefined; // not fetched, or no sound on this device: tried again at the next one
	}
}
