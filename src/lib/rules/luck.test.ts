import { describe, expect, test } from 'vitest';
import { choose, hitDistribution } from './odds/distribution.ts';
import { summarizeLuck, repeated } from './luck.ts';

const D6 = [0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6];
const coin = [1 / 2, 1 / 2];
const throws = (n: number, result: number, distribution: readonly number[] = coin) =>
	Array.from({ length: n }, (_, i) => ({ who: 'p1', of: 'hits', distribution, result: i < result ? 1 : 0 }));

describe('the luck of a session', () => {
	test('the distribution of a sum is the exact one: ten coins, two dice, three hits of four on 5 and 6', () => {
		repeated(coin, 10).forEach((chance, k) => expect(chance).toBeCloseTo(choose(10, k) / 1024, 14));
		expect(repeated(D6, 2)[7]).toBeCloseTo(6 / 36, 14);
		expect(repeated([2 / 3, 1 / 3], 4)[3]).toBeCloseTo(hitDistribution(4, 2)[3]!, 14);
		expect(repeated(D6, 0)).toEqual([1]);
	});

	test('a thousand throws still add up to one', () => {
		const distribution = repeated(D6, 1000);
		expect(distribution.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
		expect(distribution.reduce((sum, each, n) => sum + n * each, 0)).toBeCloseTo(3500, 8);
	});

	test.each<[string, number, number, number, number]>([
		['all ten heads', 10, 10, 1 / 1024, 1],
		['none of ten', 10, 0, 1, 1 / 1024],
		['as expected', 10, 5, 638 / 1024, 638 / 1024]
	])('%s', (_, n, result, luckier, unluckier) => {
		const [fortune] = summarizeLuck(throws(n, result));
		expect(fortune).toMatchObject({ throws: n, result, expected: expect.closeTo(n / 2, 12) as number });
		expect(fortune!.chanceLuckier).toBeCloseTo(luckier, 12);
		expect(fortune!.chanceUnluckier).toBeCloseTo(unluckier, 12);
	});

	test('for a harmful count, a low result is lucky', () => {
		const [fortune] = summarizeLuck(throws(10, 0).map((each) => ({ ...each, lowerIsBetter: true as const })));
		expect([fortune!.chanceLuckier, fortune!.chanceUnluckier]).toEqual([expect.closeTo(1 / 1024, 12), expect.closeTo(1, 12)]);
	});

	test('different dice are added up one by one; players and units are kept apart', () => {
		const mixed = summarizeLuck([
			{ who: 'p1', of: 'points', distribution: D6, result: 6 },
			{ who: 'p1', of: 'points', distribution: coin, result: 1 },
			{ who: 'p2', of: 'points', distribution: D6, result: 1 },
			{ who: 'p1', of: 'hits', distribution: coin, result: 0 }
		]);
		expect(mixed.map(({ who, of }) => `${who} ${of}`)).toEqual(['p1 points', 'p2 points', 'p1 hits']);
		expect(mixed[0]!.chanceLuckier).toBeCloseTo(1 / 12, 12); // Only a six with a head.
		expect(mixed[0]!.expected).toBeCloseTo(4, 12);
	});
});
