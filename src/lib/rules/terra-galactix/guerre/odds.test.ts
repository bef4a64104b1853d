import { describe, expect, test } from 'vitest';
import { answerChance, type AnswerPool, answerPrice } from '../answers.ts';
import { chanceOfAtLeast } from '../odds.ts';

describe('what an opponent holds', () => {
	const hidden = (n: number): AnswerPool => ({ n, bouclier: 10, giga: 2, trou: 10 });
	const near = (is: number, above: number, below: number) => expect(is).toBeCloseTo(above / below, 12);

	//   hidden, own Boucliers │ at least 1, 2, 3 among five
	const boucliers: [number, number, readonly (readonly [number, number])[]][] = [
		[
			65,
			0,
			[
				[122593, 211792],
				[35143, 211792],
				[31667, 1376648]
			]
		],
		[
			65,
			1,
			[
				[2033, 3782],
				[27011, 196664],
				[3251, 196664]
			]
		],
		[
			63,
			0,
			[
				[594166, 1004121],
				[136768, 780983],
				[19638, 780983]
			]
		],
		[
			63,
			1,
			[
				[429593, 780983],
				[113342, 780983],
				[2018, 111569]
			]
		],
		[
			61,
			0,
			[
				[1200029, 1983049],
				[367029, 1983049],
				[54654, 1983049]
			]
		], // the second is O-08
		[
			61,
			1,
			[
				[1116729, 1983049],
				[304554, 1983049],
				[39354, 1983049]
			]
		],
		[
			61,
			2,
			[
				[3079462, 5949147],
				[736862, 5949147],
				[26978, 1983049]
			]
		]
	];
	test.each(boucliers)('%i hidden cards, %i own Boucliers: at least one, two, three', (n, own, chances) => {
		for (const [i, [above, below]] of chances.entries()) near(chanceOfAtLeast(n, 10 - own, 5, i + 1), above, below);
	});

	//   hidden │ 1, 2, 3, 4, 5 Lasers, Méga, Super Nova
	const answering: [number, readonly (readonly [number, number])[]][] = [
		[
			65,
			[
				[59233, 90768],
				[63127, 211792],
				[36097, 211792],
				[4551, 30256],
				[58633, 393328],
				[31, 208],
				[35143, 211792]
			]
		],
		[
			63,
			[
				[222847, 334707],
				[103847, 334707],
				[59222, 334707],
				[363554, 2342949],
				[359984, 2342949],
				[100, 651],
				[136768, 780983]
			]
		],
		// The second is O-09, the sixth O-10.
		[
			61,
			[
				[1347421, 1983049],
				[101237, 313113],
				[1094423, 5949147],
				[953303, 5949147],
				[943013, 5949147],
				[29, 183],
				[367029, 1983049]
			]
		]
	];
	test.each(answering)('%i hidden cards, a hand of five: one to five Lasers, a Méga Laser, a Super Nova', (n, chances) => {
		const attacks = [
			...[1, 2, 3, 4, 5].map((lasers) => ({ weapon: 'laser' as const, n: lasers })),
			{ weapon: 'mega' as const, n: 1 },
			{ weapon: 'nova' as const, n: 2 }
		];
		for (const [i, [above, below]] of chances.entries()) near(answerChance(attacks[i]!, hidden(n), 5), above, below);
	});

	//   hand │ parries a Laser, escapes a Super Nova
	const smaller: [number, readonly [number, number], readonly [number, number]][] = [
		[1, [12, 61], [0, 1]],
		[2, [109, 305], [3, 122]],
		[3, [8783, 17995], [483, 7198]],
		[4, [309979, 521855], [12741, 104371]]
	];
	test.each(smaller)('61 hidden cards, a hand of %i', (hand, laser, nova) => {
		near(answerChance({ weapon: 'laser', n: 1 }, hidden(61), hand), ...laser);
		near(answerChance({ weapon: 'nova', n: 2 }, hidden(61), hand), ...nova);
	});

	test('with the option, Trous noirs help against a Laser too', () => {
		const plain = answerChance({ weapon: 'laser', n: 1 }, hidden(61), 5);
		const both = answerChance({ weapon: 'laser', n: 1 }, hidden(61), 5, true);
		expect(both).toBeGreaterThan(plain);
		expect(answerChance({ weapon: 'laser', n: 1 }, { n: 4, bouclier: 0, giga: 0, trou: 4 }, 2, true)).toBe(1);
	});

	test('the chance of an answer is the share of hands that contain one, counted hand by hand', () => {
		const cards = ['bouclier', 'bouclier', 'bouclier', 'giga', 'trou', 'trou', 'laser', 'nova'];
		const hands = (left: readonly string[], n: number): readonly (readonly string[])[] =>
			n === 0 ? [[]] : left.flatMap((card, i) => hands(left.slice(i + 1), n - 1).map((hand) => [card, ...hand]));
		const pool: AnswerPool = { n: 8, bouclier: 3, giga: 1, trou: 2 };
		for (const holesDodgeLasers of [false, true])
			for (const attack of [
				{ weapon: 'laser', n: 1 },
				{ weapon: 'laser', n: 2 },
				{ weapon: 'laser', n: 4 },
				{ weapon: 'mega', n: 1 },
				{ weapon: 'nova', n: 2 }
			] as const)
				for (const h of [1, 2, 3, 4]) {
					const all = hands(cards, h);
					const good = all.filter((hand) =>
						(['bouclier', 'giga', 'trou'] as const).some((how) => {
							const need = answerPrice(attack, how, holesDodgeLasers);
							return need !== undefined && hand.filter((card) => card === how).length >= need;
						})
					);
					expect(answerChance(attack, pool, h, holesDodgeLasers)).toBeCloseTo(good.length / all.length, 12);
				}
	});

	test('one of three opponents holds a Giga', () => near(chanceOfAtLeast(61, 2, 15, 1), 53, 122));

	//   hidden, Soucoupes │ in 1, 2, 3 draws
	const relaunch: [number, number, readonly (readonly [number, number])[]][] = [
		[
			65,
			16,
			[
				[16, 65],
				[113, 260],
				[451, 780]
			]
		],
		[
			63,
			14,
			[
				[2, 9],
				[37, 93],
				[3041, 5673]
			]
		],
		[
			61,
			12,
			[
				[12, 61],
				[109, 305],
				[8783, 17995]
			]
		]
	];
	test.each(relaunch)('%i hidden cards, %i of them Soucoupes: one in one, two, three draws', (n, wanted, chances) => {
		for (const [i, [above, below]] of chances.entries()) near(chanceOfAtLeast(n, wanted, i + 1, 1), above, below);
	});

	test('one of a kind in two draws, ten of forty (O-06) and seven of thirty-four (O-11)', () => {
		near(chanceOfAtLeast(40, 10, 2, 1), 23, 52);
		near(chanceOfAtLeast(34, 7, 2, 1), 70, 187);
	});
});
