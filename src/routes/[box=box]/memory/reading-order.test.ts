import { expect, test } from 'vitest';
import { BOXES } from '$lib/boxes/index.ts';
import { usualSetup } from '$lib/rules/setup.ts';
import { loadBoxMemory } from './game-memory.ts';
import { readingOrder } from './reading-order.ts';

test.each(BOXES.map(({ id }) => id))('the figures of %s are read once each, and each has its ask', async (box) => {
	const games = await loadBoxMemory(box);
	const readings = readingOrder(games);
	expect(new Set(readings.map(({ fact }) => fact)).size).toBe(readings.length);
	for (const { fact, knower } of readings) expect(knower.game.fact?.(fact), fact).toBeDefined();
	expect(readings.length > 0).toBe(games.some(({ game, prints }) => prints.some((fact) => game.fact?.(fact))));
});

test('what a new game asks for comes first', async () => {
	const games = await loadBoxMemory('thorgal');
	const { game } = games[0]!;
	const setup = usualSetup(game.form, ['Anna', 'Bo', 'Cléo']);
	const started = game.start(setup, {});
	if (!started.ok) throw new Error('the usual setup starts');
	const asked = game.guide(started.state).asks.find(({ fact, optional }) => fact && !optional)?.fact;
	expect(asked).toBe('start:3');
	expect(readingOrder(games, { game: 'thorgal', setup })[0]?.fact).toBe(asked);
});
