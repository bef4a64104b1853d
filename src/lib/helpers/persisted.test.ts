import { expect, test, vi } from 'vitest';
import { browser } from '../../../tests/support/browser-stub.ts';

const SETTINGS = 'comparse.settings';
const DEFAULTS = {
	...{ locale: 'fr', look: 'auto', size: 100, sound: false, volume: 70, haptics: true, awake: true },
	...{ hand: 'right', shortcuts: true, diceEntry: 'hits' }
};

/** The settings as they are read when this text is stored. */
async function read(text: string | undefined): Promise<unknown> {
	const { stored } = browser();
	if (text !== undefined) stored.set(SETTINGS, text);
	return (await import('./settings.svelte.ts')).settings.current;
}

test.each<[string, string | undefined, object]>([
	['nothing stored', undefined, {}],
	['no JSON', '{', {}],
	['null', 'null', {}],
	['a list', '[]', {}],
	['one value', '{"look":"dark"}', { look: 'dark' }],
	['the stored name of the dice entry', '{"way":"faces"}', { diceEntry: 'faces' }],
	['values of another version', '{"look":"sepia","size":7,"volume":101,"sound":"yes","more":1}', {}]
])('settings: %s', async (_, text, expected) => expect(await read(text)).toEqual({ ...DEFAULTS, ...expected }));

test('settings are stored with the dice entry under its stored name', async () => {
	const { stored } = browser();
	const { settings } = await import('./settings.svelte.ts');
	settings.change({ diceEntry: 'thrown', size: 130 });
	const { diceEntry: _, ...others } = DEFAULTS;
	expect(JSON.parse(stored.get(SETTINGS)!)).toEqual({ ...others, way: 'thrown', size: 130 });
});

test('the dice entry of a session is stored by its id, for the latest forty sessions', async () => {
	const { stored } = browser();
	stored.set('comparse.ways', '{"a":"faces","b":"juggled"}');
	const { TableDiceEntry } = await import('./dice-entry.svelte.ts');
	expect(new TableDiceEntry('a').current).toBe('faces');
	expect(new TableDiceEntry('b').current).toBe('hits');
	for (let i = 0; i < 50; i++) new TableDiceEntry(`s${i}`).current = 'thrown';
	expect(Object.keys(JSON.parse(stored.get('comparse.ways')!))).toEqual(Array.from({ length: 40 }, (_, i) => `s${i + 10}`));
});

test('lookups of an unknown game are not read', async () => {
	const { stored } = browser();
	stored.set('comparse.looked', JSON.stringify([{ game: 'chess', entry: 'rook', when: Date.now() }]));
	const { recentLookups } = await import('./recent-lookups.svelte.ts');
	expect(recentLookups.current).toEqual([]);
	recentLookups.note('gforce', 'agents');
	expect(JSON.parse(stored.get('comparse.looked')!)).toMatchObject([{ game: 'gforce', entry: 'agents' }]);
});

test('a flag is set when its key exists, with the empty text as before', async () => {
	const { stored } = browser();
	vi.stubGlobal('window', globalThis);
	const { hasVisited, setVisited } = await import('./first-visit.ts');
	expect(hasVisited()).toBe(false);
	setVisited(true);
	expect(stored.get('comparse.visited')).toBe('');
	expect(hasVisited()).toBe(true);
	setVisited(false);
	expect(hasVisited()).toBe(false);
	vi.unstubAllGlobals();
});

test('the time of the last export is read as it was stored before', async () => {
	const { stored } = browser();
	stored.set('comparse.exported', '1700000000000');
	const { lastExport, noteExport } = await import('./last-export.ts');
	expect(lastExport()).toBe(1_700_000_000_000);
	noteExport(5);
	expect(stored.get('comparse.exported')).toBe('5');
});

test('blocked storage gives the fallbacks and throws nothing', async () => {
	browser();
	const blocked = () => {
		throw new Error('blocked');
	};
	vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
	const { settings } = await import('./settings.svelte.ts');
	settings.change({ look: 'dark' });
	expect(settings.current).toEqual({ ...DEFAULTS, look: 'dark' });
	const { lastExport, noteExport } = await import('./last-export.ts');
	noteExport(5);
	expect(lastExport()).toBeUndefined();
});
