import { expect, test, vi } from 'vitest';

vi.mock('$extra-boxes', () => import('./register.ts'));

test.each([
	['fr', 'fanal', 'beacon'],
	['fr', 'lampe tempete', 'storm-lamp'],
	['en', 'storm lamp', 'storm-lamp'],
	['en', 'candle', 'candle']
] as const)('in %s, the search finds the card %s', async (locale, text, entry) => {
	const { searchIndex } = await import('../support/search-index.ts');
	const [best] = (await searchIndex(locale)).index.search(text, 'lantern' as never);
	expect(best?.item).toMatchObject({ box: 'lantern', article: { id: entry } });
});

test('the box is registered with its game', async () => {
	const { BOXES, boxOf } = await import('../../src/lib/boxes/index.ts');
	const { loadGame } = await import('../../src/lib/boxes/games.ts');
	expect(BOXES.at(-1)?.id).toBe('lantern');
	expect(boxOf('lantern' as never)).toBe('lantern');
	expect((await loadGame('lantern' as never)).id).toBe('lantern');
});
