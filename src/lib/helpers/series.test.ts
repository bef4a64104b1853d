import { expect, test } from 'vitest';
import type { Play } from './plays.ts';
import { startingWith } from './quick-fight.ts';
import { allSeries, kindsFor, startersAfter } from './series.ts';
import type { SeriesLink } from './stored-rows.ts';

const NAMES = ['Anna', 'Bo'];
const play = (id: number, won: readonly boolean[], series: SeriesLink, points?: readonly number[]): Play => ({
	id: `${id}`,
	box: 'gforce',
	game: 'gforce',
	when: id,
	players: won.map((each, i) => ({ name: NAMES[i] ?? `P${i}`, takes: [], won: each, ...(points && { points: points[i]! }) })),
	won: won.includes(true),
	series
});

test('a best of three is over when a player has won twice', () => {
	const link: SeriesLink = { id: 's', kind: 'best-of', games: 3 };
	const first = play(1, [true, false], link);
	expect(allSeries([first])[0]).toMatchObject({ isOver: false, winners: [], needed: 2 });
	expect(allSeries([first, play(2, [true, false], link)])[0]).toMatchObject({ isOver: true, winners: ['Anna'] });
	expect(allSeries([first, play(2, [false, true], link)])[0]).toMatchObject({ isOver: false, winners: [] });
	expect(allSeries([first, play(2, [false, true], link), play(3, [false, true], link)])[0]).toMatchObject({
		isOver: true,
		winners: ['Bo']
	});
});

test('a tournament adds the points of its games, and may end in a tie', () => {
	const link: SeriesLink = { id: 's', kind: 'tournament', games: 2 };
	const [series] = allSeries([play(1, [true, false], link, [9, 4]), play(2, [false, true], link, [2, 7])]);
	expect(series?.scores.map(({ name, points }) => [name, points])).toEqual([
		['Anna', 11],
		['Bo', 11]
	]);
	expect(series).toMatchObject({ isOver: true, winners: ['Anna', 'Bo'] });
});

test('a campaign counts the games won together and has no end', () => {
	const link: SeriesLink = { id: 's', kind: 'campaign' };
	expect(allSeries([play(1, [true, true], link), play(2, [false, false], link)])[0]).toMatchObject({ won: 1, isOver: false });
});

test('series are kept apart and the one played last comes first', () => {
	const [a, b]: readonly SeriesLink[] = [
		{ id: 'a', kind: 'campaign' },
		{ id: 'b', kind: 'campaign' }
	];
	const series = allSeries([play(1, [true, true], b!), play(2, [true, true], a!), play(3, [false, false], b!)]);
	expect(series.map(({ link, plays }) => [link.id, plays.length])).toEqual([
		['b', 2],
		['a', 1]
	]);
});

test.each([
	[
		'two players',
		[true, false],
		undefined,
		[
			['loser', 1],
			['same', 0]
		]
	],
	[
		'three players without points',
		[false, true, false],
		undefined,
		[
			['loser', 0],
			['next', 1]
		]
	],
	[
		'three players with points',
		[true, false, false],
		[9, 5, 3],
		[
			['loser', 2],
			['next', 1],
			['same', 0]
		]
	],
	[
		'all have won',
		[true, true],
		undefined,
		[
			['next', 1],
			['same', 0]
		]
	],
	['one player', [false], undefined, [['same', 0]]]
] as const)('who may start after a game of %s', (_, won, points, expected) => {
	const starters = startersAfter(play(1, won, { id: 's', kind: 'campaign' }, points));
	expect(starters.map(({ why, at }) => [why, at])).toEqual(expected);
});

test('the kinds of series follow from the result', () => {
	const link: SeriesLink = { id: 's', kind: 'campaign' };
	expect(kindsFor(play(1, [true, true], link))).toEqual(['campaign']);
	expect(kindsFor(play(1, [true, false], link))).toEqual(['best-of']);
	expect(kindsFor(play(1, [true, false], link, [3, 1]))).toEqual(['best-of', 'tournament']);
});

test('another seat starts and the order of play stays', () => {
	const seats = ['p1', 'p2', 'p3'].map((id) => ({ id, name: id, takes: [] }));
	expect(startingWith({ seats, options: {} }, 'p2').seats.map(({ id }) => id)).toEqual(['p2', 'p3', 'p1']);
	expect(startingWith({ seats, options: {} }, undefined).seats).toEqual(seats);
});
