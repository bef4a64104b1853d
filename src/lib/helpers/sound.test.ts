import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../../tests/support/browser-stub.ts';

const play = vi.fn();
const loaded = vi.fn();
vi.mock('./sound-engine.ts', () => {
	loaded();
	return { play };
});

beforeEach(() => {
	browser();
	play.mockReset();
	loaded.mockReset();
});

const ready = async () => ({ ...(await import('./sound.ts')), ...(await import('./settings.svelte.ts')) });

test('the engine is not loaded before sounds are switched on', async () => {
	const { sound } = await ready();
	await sound('die');
	expect(loaded).not.toHaveBeenCalled();
});

test('a sound is played at the volume of the settings, and not at volume 0', async () => {
	const { settings, sound } = await ready();
	settings.change({ sound: true, volume: 40 });
	await sound('hit');
	expect(play).toHaveBeenCalledWith('hit', 40);
	settings.change({ volume: 0 });
	await sound('hit');
	expect(play).toHaveBeenCalledTimes(1);
});

test('a device without audio throws nothing, and the next sound tries again', async () => {
	const { settings, sound } = await ready();
	settings.change({ sound: true });
	play.mockRejectedValueOnce(new Error('no audio here'));
	await sound('card');
	await sound('card');
	expect(play).toHaveBeenCalledTimes(2);
});
