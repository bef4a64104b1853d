import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bgStatsLink } from './bg-stats.ts';
import { normalAtMost } from './luck-totals.ts';
import { type Play, playOf } from './plays.ts';
import { playsAsCsv } from './plays-export.ts';
import { gameStatistics, type PlayerStatistics, playerStatistics, playsByMonth } from './statistics.ts';
import type { SessionRow } from './stored-rows.ts';

const NAMES = ['Léa', 'Sam', 'Jo', 'Ana', 'Noé'];
const YEAR = Date.UTC(2025, 0, 1, 12);

/** A made-up play: a game that players win together, or one with a single winner and points. */
const play = fc
	.record({
		together: fc.boolean(),
		day: fc.nat(364),
		minutes: fc.option(fc.integer({ min: 5, max: 240 }), { nil: undefined }),
		names: fc.shuffledSubarray(NAMES, { minLength: 1, maxLength: 4 }),
		winner: fc.nat(3),
		won: fc.boolean(),
		points: fc.array(fc.nat(60), { minLength: 4, maxLength: 4 }),
		takes: fc.array(fc.constantFrom('thorgal', 'aaricia', 'kriss'), { minLength: 4, maxLength: 4 }),
		thrown: fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }),
		foe: fc.constantFrom('apophis', 'unas')
	})
	.map(({ together, day, minutes, names, winner, won, points, takes, thrown, foe }): Omit<Play, 'id'> => ({
		box: together ? 'thorgal' : 'gforce',
		game: together ? 'thorgal' : 'gforce',
		when: YEAR + day * 86_400_000,
		...(minutes === undefined ? {} : { minutes }),
		players: names.map((name, i) => ({
			name,
			takes: together ? [takes[i]!] : [],
			won: together ? won : i === winner % names.length,
			...(together ? {} : { points: points[i]! }),
			luck: [{ of: 'luck:points', throws: 1, result: thrown[i]!, expected: 3.5, variance: 35 / 12 }],
			fights: [{ foe, won: thrown[i]! > 3 ? 1 : 0, lost: thrown[i]! > 3 ? 0 : 1 }]
		})),
		won: !together || won
	}));
const year = fc
	.array(play, { minLength: 300, maxLength: 300 })
	.map((plays) => plays.map((each, i): Play => ({ id: `${i}`, ...each })).sort((a, b) => a.when - b.when));

test('statistics of a year of 300 plays equal a plain recount', () => {
	fc.assert(
		fc.property(year, (plays) => {
			for (const player of playerStatistics(plays)) {
				let [games, wins, minutes, run, best] = [0, 0, 0, 0, 0];
				const taken: Record<string, number> = {};
				for (const each of plays)
					for (const seat of each.players)
						if (seat.name === player.name) {
							games += 1;
							minutes += each.minutes ?? 0;
							wins += seat.won ? 1 : 0;
							run = seat.won ? run + 1 : 0;
							if (run > best) best = run;
							for (const thing of seat.takes) taken[thing] = (taken[thing] ?? 0) + 1;
						}
				expect(player).toMatchObject({ games, wins, minutes, streak: run, bestStreak: best });
				recountOthers(plays, player);
				const most = Math.max(0, ...Object.values(taken));
				expect(player.favourite?.times ?? 0).toBe(most > 1 ? most : 0);
				if (player.favourite) expect(taken[player.favourite.thing]).toBe(most);
			}
			for (const game of gameStatistics(plays)) {
				const own = plays.filter((each) => each.game === game.game);
				const lengths = own.flatMap(({ minutes }) => (minutes === undefined ? [] : [minutes]));
				expect(game.games).toBe(own.length);
				expect(game.longest?.minutes).toBe(lengths.length > 0 ? Math.max(...lengths) : undefined);
				expect(game.fastest?.minutes).toBe(lengths.length > 0 ? Math.min(...lengths) : undefined);
				expect(game.minutes).toBe(lengths.reduce((total, each) => total + each, 0));
				let longest = 1;
				for (const name of NAMES) {
					let inRow = 0;
					for (const each of own)
						for (const seat of each.players)
							if (seat.name === name) {
								inRow = seat.won ? inRow + 1 : 0;
								longest = Math.max(longest, inRow);
							}
					const winner = game.winners.find((each) => each.name === name);
					const seats = own.flatMap(({ players }) => players.filter((each) => each.name === name));
					if (game.game === 'gforce' && seats.length > 0)
						expect(winner).toEqual({ name, games: seats.length, wins: seats.filter(({ won }) => won).length });
				}
				expect(game.streak?.n ?? 1).toBe(longest);
				if (game.game === 'gforce') {
					expect(game.record?.points).toBe(Math.max(...own.flatMap(({ players }) => players.map(({ points }) => points ?? 0))));
				} else {
					expect(game.record).toBeUndefined();
					expect(game.together.reduce((total, { games }) => total + games, 0)).toBe(own.length);
					for (const { players, games, won } of game.together) {
						const equal = own.filter((each) => each.players.length === players);
						expect({ games, won }).toEqual({ games: equal.length, won: equal.filter((each) => each.won).length });
					}
				}
			}
			const months = playsByMonth(plays, Date.UTC(2025, 11, 31, 12));
			expect(months).toHaveLength(12);
			expect(months.reduce((total, { games }) => total + games, 0)).toBe(300);
		}),
		{ numRuns: 20 }
	);
});

/** Counts opponents, foes, lengths and luck of a player again, one play after the other. */
function recountOthers(plays: readonly Play[], { name, opponents, foes, luck, longest, fastest }: PlayerStatistics): void {
	const beaten: Record<string, number> = {};
	const lostTo: Record<string, number> = {};
	const foesBeaten: Record<string, number> = {};
	const lengths: number[] = [];
	const sums: Record<string, { throws: number; result: number }> = {};
	for (const each of plays) {
		const own = each.players.find((player) => player.name === name);
		if (!own) continue;
		if (each.minutes !== undefined) lengths.push(each.minutes);
		for (const other of each.players) {
			if (own.won && !other.won) beaten[other.name] = (beaten[other.name] ?? 0) + 1;
			if (!own.won && other.won) lostTo[other.name] = (lostTo[other.name] ?? 0) + 1;
		}
		for (const { foe, won } of own.fights!) foesBeaten[`${each.game} ${foe}`] = (foesBeaten[`${each.game} ${foe}`] ?? 0) + won;
		const sum = (sums[each.game] ??= { throws: 0, result: 0 });
		sum.throws += 1;
		sum.result += own.luck![0]!.result;
	}
	for (const { id, won, lost } of opponents) expect([won, lost]).toEqual([beaten[id] ?? 0, lostTo[id] ?? 0]);
	expect(opponents.map(({ id }) => id).toSorted()).toEqual([...new Set([...Object.keys(beaten), ...Object.keys(lostTo)])].toSorted());
	for (const { game, id, won } of foes) expect(won).toBe(foesBeaten[`${game} ${id}`]);
	expect(longest?.minutes).toBe(lengths.length > 0 ? Math.max(...lengths) : undefined);
	expect(fastest?.minutes).toBe(lengths.length > 0 ? Math.min(...lengths) : undefined);
	for (const { game, throws, result, expected } of luck!.units) {
		expect({ throws, result }).toEqual(sums[game]);
		expect(expected).toBeCloseTo(3.5 * throws);
	}
	// One die each: the sum over both games lies as far from its mean as the weighted deviations say.
	const z = Object.values(sums).reduce((all, { throws, result }) => all + (result - 3.5 * throws) / Math.sqrt(35 / 12), 0);
	expect(luck!.rank).toBeCloseTo(normalAtMost(z / Math.sqrt(luck!.throws)), 10);
}

test('the chance below a standard deviation is that of the normal distribution', () => {
	for (const [z, chance] of [
		[0, 0.5],
		[1, 0.841344746],
		[-1.96, 0.024997895],
		[3, 0.998650102]
	] as const)
		expect(normalAtMost(z)).toBeCloseTo(chance, 6);
});

const row: SessionRow = {
	id: 'abc',
	game: 'gforce',
	box: 'gforce',
	edition: 1,
	setup: {
		seats: [
			{ id: 'p1', name: ' Léa ', takes: [] },
			{ id: 'p2', name: '=1+1', takes: [] }
		],
		options: {}
	},
	facts: {},
	rev: 1,
	at: 3,
	digest: '',
	startedAt: Date.UTC(2026, 10, 18, 19, 0, 0),
	playedAt: Date.UTC(2026, 10, 18, 20, 5, 9),
	over: true,
	summary: { fr: '', en: '' }
};
const played = playOf(row, { won: ['p1'], points: { p1: 31, p2: 7 } });

test('a stored session becomes a play with its length, winners and points', () => {
	expect(played).toEqual({
		id: 'abc',
		box: 'gforce',
		game: 'gforce',
		when: row.playedAt,
		minutes: 65,
		players: [
			{ name: 'Léa', takes: [], won: true, points: 31 },
			{ name: '=1+1', takes: [], won: false, points: 7 }
		],
		won: true
	});
	expect(playOf({ ...row, startedAt: row.playedAt - 3 * 86_400_000 }, { won: [] }).minutes).toBeUndefined();
});

test('the link to BG Stats has its documented fields', () => {
	const link = new URL(bgStatsLink({ ...played, note: 'Close!' }, { game: 'G-Force', roles: () => '' }));
	expect(link.origin + link.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
	expect(JSON.parse(link.searchParams.get('data')!)).toEqual({
		sourceName: 'Comparse',
		sourcePlayId: 'abc',
		playDate: '2026-11-18 20:05:09',
		durationMin: 65,
		comments: 'Close!',
		game: { name: 'G-Force', sourceGameId: 'comparse-gforce', highestWins: true, noPoints: false },
		players: [
			{ name: 'Léa', sourcePlayerId: 'léa', startPlayer: true, winner: true, score: 31 },
			{ name: '=1+1', sourcePlayerId: '=1+1', startPlayer: false, winner: false, score: 7 }
		]
	});
});

test('the CSV has a line per player, and no name becomes a formula', () => {
	expect(playsAsCsv([played])).toBe(
		'date,box,game,minutes,player,takes,won,points\r\n' +
			'2026-11-18T20:05:09.000Z,gforce,gforce,65,Léa,,1,31\r\n' +
			"2026-11-18T20:05:09.000Z,gforce,gforce,65,'=1+1,,0,7\r\n"
	);
});
