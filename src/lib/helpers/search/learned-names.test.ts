import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { BoxId, GameId } from '../../boxes/index.ts';
import type { Json } from '../../rules/contract.ts';
import { setFact } from '../storage.ts';
import { findLearned, type LearnedName, watchLearned } from './learned-names.ts';

/** What this device has learned, as the search sees it at each moment. */
let names: readonly LearnedName[] = [];
watchLearned('fr', (next) => (names = next));

const learn = (box: BoxId, fact: string, value: Json | undefined): Promise<void> => setFact(box, fact, value, 1);
const found = (text: string, game?: GameId): readonly string[] => findLearned(names, text, game).map(({ fact }) => fact);

test.each([
	['a Galactix star', 'terra-galactix', 'galactix:Deneb', { constellation: 'Cygne', count: 2 }, 'Deneb', 'deneb', 'denb'],
	['a G-Force tile', 'gforce', 'tile:Aspirateur', ['speckles', 'hurley', 'darwin'], 'Aspirateur', 'aspirateur', 'aspirtaeur'],
	['a foe', 'stargate', 'foe:other:Garde serpent', [{ unit: 'other', count: 2, value: 5 }], 'Garde serpent', 'garde', 'gade serpent'],
	['a planet', 'stargate', 'planet:7', 'Tollana', 'Tollana', 'tolla', 'tolana'],
	['a place on the path', 'thorgal', 'name:2', 'Rivage gris', 'Rivage gris', 'rivage', 'rivaeg gris']
] as const)(
	'%s that the table has named is found by its name, its beginning, with a slip and inside a question',
	async (_, box, fact, value, name, beginning, slip) => {
		await learn(box, fact, value as Json);
		await vi.waitFor(() => expect(found(name)).toContain(fact));
		for (const text of [beginning, slip, `combien pour ${name}`, `${slip} c’est quoi`]) expect(found(text), text).toContain(fact);
		expect(found('combien de cartes en main')).not.toContain(fact);
		const [first] = findLearned(names, name);
		expect(first).toMatchObject({ box, name });
		expect(first!.value).not.toBe('');
		expect(first!.entry).not.toBe('');
	}
);

test('what is renamed is found by its new name at once, and no longer by the old one', async () => {
	await learn('stargate', 'planet:9', 'Edora');
	await vi.waitFor(() => expect(found('edora')).toContain('planet:9'));
	await learn('stargate', 'planet:9', 'Cimmeria');
	await vi.waitFor(() => expect(found('cimmeria')).toContain('planet:9'));
	expect(found('edora')).not.toContain('planet:9');
	await learn('stargate', 'planet:9', undefined);
	await vi.waitFor(() => expect(found('cimmeria')).not.toContain('planet:9'));
});

test('names of the open box come first, and what the words of a game name already is not learned', async () => {
	await learn('gforce', 'tile:Altair', ['darwin', 'mooch']);
	await learn('terra-galactix', 'galactix:Altair', { constellation: 'Aigle', count: 1 });
	await vi.waitFor(() => expect(found('altair')).toHaveLength(2));
	expect(found('altair', 'guerre')[0]).toBe('galactix:Altair');
	expect(found('altair', 'gforce')[0]).toBe('tile:Altair');
	await learn('gforce', 'tile:mixeur', ['darwin', 'blaster', 'mooch', 'speckles']);
	await vi.waitFor(() => expect(found('mixeur')).toEqual([]));
});
