import { describe, expect, test } from 'vitest';
import { usualSetup } from '../rules/setup.ts';
import { loadGameAndWords } from './start-session.ts';
import { summaryOf } from './summary.ts';

describe('the sentence of a session on the shelf says whose turn it is', () => {
	test.each([
		['stargate', 'À Léa de jouer', 'Léa to play'],
		['thorgal', 'Destin de Thorgal · Ogotaï 0/15 · À Léa de jouer', undefined],
		['lightsaber', 'Duel final : Qui-Gon 1/5, Darth Maul 1/5', undefined]
	] as const)('%s', async (id, fr, en) => {
		const loaded = await loadGameAndWords(id);
		const setup = usualSetup(loaded.game.form, ['Léa', 'Sam']);
		const started = loaded.game.start(setup, {});
		if (!started.ok) throw new Error('the usual setup starts');
		const summary = summaryOf(loaded, started.state, setup.seats);
		expect(summary.fr.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(fr);
		if (en !== undefined) expect(summary.en).toBe(en);
	});
});
