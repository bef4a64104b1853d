import type { SoundName } from './sound-names.ts';
import { settings } from './settings.svelte.ts';

/** The engine contains Tone, so it is only loaded at the first sound after sounds were switched on. */
let engine: Promise<typeof import('./sound-engine.ts')> | undefined;

const isAudible = (): boolean => settings.current.sound && settings.current.volume > 0;

/** Plays a sound, if sounds are switched on. It never throws, because a missing sound must not stop a game. */
export async function sound(name: SoundName): Promise<void> {
	if (!isAudible()) return;
	try {
		const { play } = await (engine ??= import('./sound-engine.ts'));
		// Sounds may have been switched off while the engine was loading.
		if (isAudible()) await play(name, settings.current.volume);
	} catch {
		engine = undefined; // The engine did not load, or the device has no audio: the next sound tries again.
	}
}
