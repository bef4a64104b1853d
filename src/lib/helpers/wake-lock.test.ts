import { expect, test, vi } from 'vitest';
import { browser } from '../../../tests/support/browser-stub.ts';

const ready = async () => ({ ...(await import('./wake-lock.svelte.ts')), ...(await import('./settings.svelte.ts')) });
const lock = () => Object.assign(new EventTarget(), { released: false, release: vi.fn(async () => {}) });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the lock is requested again when the page is visible, and released when it is left', async () => {
	const locks = [lock(), lock()];
	const request = vi.fn(async () => locks[request.mock.calls.length - 1]!);
	const { document } = browser({ wakeLock: { request } });
	const { WakeLock } = await ready();
	const awake = new WakeLock();
	const leave = awake.hold();
	await settled();
	expect(awake.state).toBe('on');

	locks[0]!.released = true; // the page was hidden
	locks[0]!.dispatchEvent(new Event('release'));
	expect(awake.state).toBe('off');
	document.dispatchEvent(new Event('visibilitychange'));
	await settled();
	expect(awake.state).toBe('on');
	expect(request).toHaveBeenCalledTimes(2);

	leave();
	expect(awake.state).toBe('off');
	expect(locks[1]!.release).toHaveBeenCalled();
	document.dispatchEvent(new Event('visibilitychange'));
	await settled();
	expect(request).toHaveBeenCalledTimes(2);
});

test('the state says whether the browser refuses, has no lock, or the setting is off', async () => {
	browser({ wakeLock: { request: () => Promise.reject(new Error('battery')) } });
	const refusing = new (await ready()).WakeLock();
	refusing.hold();
	await settled();
	expect(refusing.state).toBe('refused');

	browser();
	const { WakeLock, settings } = await ready();
	const awake = new WakeLock();
	awake.hold();
	expect(awake.state).toBe('unsupported');
	settings.change({ awake: false });
	awake.hold();
	expect(awake.state).toBe('off');
});
