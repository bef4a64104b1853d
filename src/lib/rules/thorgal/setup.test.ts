import { describe, expect, test } from 'vitest';
import { BOX, held, seats } from '../../../../tests/support/thorgal.ts';
import { chaamsByLevel, LEVELS } from './cards.ts';
import { handSize, activeLeader } from './heroes.ts';
import { game as thorgal } from './game.ts';
import { roundsLeft } from './forecast.ts';
import { chaamsPileSize, skillPileSize } from './piles.ts';
import type { State } from './types.ts';

const start = (players: number, options = {}): State => {
	const outcome = thorgal.start(seats(players, options), BOX);
	if (!outcome.ok) throw new Error(outcome.refused.rule);
	return outcome.state;
};

describe('setup', () => {
	//                                  players options               heroes pile space rounds
	test.each<[string, number, Record<string, boolean>, number, number, number, number]>([
		['four players lead one hero each', 4, {}, 4, 36, 1, 14],
		['three players lead one hero each', 3, {}, 3, 39, 3, 12],
		['three players may share a fourth', 3, { fourthHero: true }, 4, 36, 1, 14],
		['two players lead two each', 2, {}, 4, 36, 1, 14],
		['one player leads three', 1, {}, 3, 39, 3, 12],
		['one player may lead four', 1, { fourthHero: true }, 4, 36, 1, 14]
	])('%s', (_, players, options, heroes, pile, space, rounds) => {
		const state = start(players, options);
		expect(state.heroes.length).toBe(heroes);
		expect(state.heroes.every((each) => handSize(each) === 3 && each.at === 1)).toBe(true);
		expect(skillPileSize(state)).toBe(pile);
		expect(chaamsPileSize(state)).toBe(18);
		expect(state.frontier).toBe(1);
		expect(state.ogotai).toBe(space);
		expect(roundsLeft(state)).toBe(rounds);
	});

	test.each([
		['base', false, [12, 6, 0], 24],
		['hard', true, [6, 6, 6], 36]
	])('the %s deck has 18 cards', (_, level3, cards, sum) => {
		const levels = LEVELS.map((level) => chaamsByLevel(level3)[level]);
		expect(levels).toEqual(cards);
		expect(levels.reduce((a, b) => a + b)).toBe(18);
		expect(levels.reduce((total, n, i) => total + n * (i + 1), 0)).toBe(sum);
	});

	test('two players take turns: first heroes, then second heroes', () => {
		const two = {
			...seats(2),
			seats: [
				{ id: 'p1', name: 'A', takes: ['tho', 'kri'] },
				{ id: 'p2', name: 'B', takes: ['aar', 'jol'] }
			]
		};
		const outcome = thorgal.start(two, BOX);
		expect(outcome.ok && outcome.state.heroes.map(({ id }) => id)).toEqual(['tho', 'aar', 'kri', 'jol']);
	});

	test.each([2, 4])('a fourth hero is no option for %i players', (players) => {
		const setup = { ...seats(players), options: { fourthHero: true } };
		expect(thorgal.start(setup, BOX)).toMatchObject({ ok: false, refused: { rule: 'setup.fourth' } });
	});

	test('the shared hero plays last and goes round the table', () => {
		const state = start(3, { fourthHero: true });
		expect(state.heroes.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3', undefined]);
		expect([1, 2, 3, 4].map((round) => activeLeader({ ...state, active: 3, round }))).toEqual(['p1', 'p2', 'p3', 'p1']);
	});

	test('a table may let the shared hero play earlier', () => {
		const state = start(3, { fourthHero: true, fourthSeat: 'second' });
		expect(state.heroes.map(({ seat }) => seat)).toEqual(['p1', undefined, 'p2', 'p3']);
	});

	test('the checklist names every step of setting up, with its numbers', () => {
		const outcome = thorgal.start(seats(3, { level3: true, fourthHero: true }), { ...BOX, 'hand:tho': ['com', 'com', 'esq'] });
		expect(outcome.ok && outcome.steps.map(({ rule }) => rule)).toEqual([
			'setup.stands',
			'setup.path',
			'setup.track-at',
			'setup.help',
			'setup.dice',
			'setup.hand',
			'setup.hand-as-printed',
			'setup.hand-as-printed',
			'setup.hand-as-printed',
			'setup.shared',
			'setup.skills',
			'setup.chaams-hard',
			'setup.chaams-balanced',
			'setup.first'
		]);
		expect(outcome.ok && held(outcome.state, 'tho')).toEqual({ com: 2, esq: 1 });
	});

	test('“Collez les autocollants sur les dés”: with a new box the contents and the stickers come first', () => {
		const outcome = thorgal.start(seats(3), {});
		expect(outcome.ok && outcome.steps.map(({ rule }) => rule).slice(0, 4)).toEqual([
			'setup.contents',
			'setup.stickers',
			'setup.stands',
			'setup.path'
		]);
	});
});
