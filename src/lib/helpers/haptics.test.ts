import { expect, test, vi } from 'vitest';
import { browser } from '../../../tests/support/browser-stub.ts';

const ready = async () => ({ ...(await import('./haptics.ts')), ...(await import('./settings.svelte.ts')) });

test('a hit vibrates, unless the setting is off', async () => {
	const vibrate = vi.fn();
	browser({ vibrate });
	const { buzz, canBuzz, settings } = await ready();
	expect(canBuzz()).toBe(true);
	buzz('hit');
	settings.change({ haptics: false });
	buzz('hit');
	expect(vibrate).toHaveBeenCalledTimes(1);
});

test('a device without vibration throws nothing', async () => {
	browser();
	const { buzz, canBuzz } = await ready();
	expect(canBuzz()).toBe(false);
	expect(() => buzz('loss')).not.toThrow();
});
