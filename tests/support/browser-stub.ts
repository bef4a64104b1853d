import { vi } from 'vitest';

/** Stubs the parts of a browser that the helpers use, for tests in Node. Call it before the helper is imported. */
export function browser(more: Readonly<Record<string, unknown>> = {}): {
	readonly stored: Map<string, string>;
	readonly document: EventTarget;
} {
	const stored = new Map<string, string>();
	const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
	vi.resetModules();
	vi.stubGlobal('navigator', { languages: ['fr-FR'], ...more });
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key)
	});
	vi.stubGlobal('document', document);
	return { stored, document };
}
