import { expect, test } from 'vitest';
import { usualSetup } from '../setup.ts';
import { game } from './game.ts';

test('Contenu: the checklist begins with two decks of 55 cards, five final-duel cards and a figure for each side', () => {
	const outcome = game.start(usualSetup(game.form, ['Anna', 'Bo']), {});
	expect(outcome.ok && outcome.steps[0]).toEqual({ rule: 'setup.contents', with: { cards: 55, duelCards: 5 } });
	expect(outcome.ok && outcome.steps.map(({ rule }) => rule)).toEqual([
		'setup.contents',
		'setup.sides',
		'setup.track',
		'setup.shuffle',
		'setup.draw',
		'setup.lay'
	]);
});

test('the setup needs one player for each side', () => {
	const { seats } = usualSetup(game.form, ['Anna', 'Bo']);
	const bothMaul = { seats: seats.map((seat) => ({ ...seat, takes: ['maul'] })), options: {} };
	expect(game.start(bothMaul, {})).toEqual({ ok: false, refused: { rule: 'setup.form' } });
});
