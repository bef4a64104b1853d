import { describe, expect, test } from 'vitest';
import { reachChance } from '../movement.ts';
import { chanceOfAtLeast } from '../odds.ts';
import {
	answers,
	armed,
	brings,
	discovers,
	fits,
	type Hidden,
	inRange,
	mayFollow,
	mayLeap,
	next,
	type Node,
	points,
	scatter,
	type Shot,
	stepsLeft,
	stops,
	takesToken,
	tournamentPoints
} from './kernel.ts';
import { carriedBy, docked, goneIn, stackOf, undocked } from './stacks.ts';
import type { Direction, Options, Weapon } from './types.ts';

describe('wrecks', () => {
	//                                     shot from, load │ falls
	const directions: [string, Direction, number, readonly string[]][] = [
		['one token flies to the front (p. 28)', 'out', 1, ['out']],
		['two tokens fly to the front and to the left (p. 28)', 'out', 2, ['out', 'ccw']],
		['three tokens fly to the front, left and right (p. 28)', 'out', 3, ['out', 'ccw', 'cw']],
		['a shot outwards sends them out, counter-clockwise, clockwise (G15)', 'out', 3, ['out', 'ccw', 'cw']],
		['a shot clockwise sends them clockwise, out, in', 'cw', 3, ['cw', 'out', 'in']],
		['a shot inwards sends them in, clockwise, counter-clockwise', 'in', 3, ['in', 'cw', 'ccw']],
		['a shot counter-clockwise sends them counter-clockwise, in, out', 'ccw', 3, ['ccw', 'in', 'out']],
		['an empty saucer scatters nothing', 'cw', 0, []]
	];
	test.each(directions)('%s', (_, from, n, falls) => expect(scatter(from, n)).toEqual(falls));

	const RADII = 16;
	const board = (saucers: readonly Node[] = [], piles: readonly (readonly [Node, number])[] = []) => ({
		orbits: 5,
		saucers,
		tokens: ({ radius, orbit }: Node) => piles.find(([at]) => at.radius === radius && at.orbit === orbit)?.[1] ?? 0
	});
	const fall = (at: Node, from: Direction, n: number, on = board()) => scatter(from, n, (to) => takesToken(next(at, to, RADII), on));

	const blocked: [string, ReturnType<typeof fall>, readonly string[]][] = [
		[
			'on the outermost orbit the second token of a clockwise shot is off the board: it stays (G16)',
			fall({ radius: 3, orbit: 5 }, 'cw', 2),
			['cw', 'wreck']
		],
		[
			'a shot from orbit 2 at orbit 1: Earth takes none, the others do not move up (G17)',
			fall({ radius: 3, orbit: 1 }, 'in', 3),
			['wreck', 'cw', 'ccw']
		],
		[
			'a saucer in the way keeps its token at the wreck',
			fall({ radius: 0, orbit: 3 }, 'out', 2, board([{ radius: 15, orbit: 3 }])),
			['out', 'wreck']
		],
		['a full pile takes no more', fall({ radius: 0, orbit: 3 }, 'out', 1, board([], [[{ radius: 0, orbit: 4 }, 3]])), ['wreck']],
		['a pile of two takes one more', fall({ radius: 0, orbit: 3 }, 'out', 1, board([], [[{ radius: 0, orbit: 4 }, 2]])), ['out']],
		[
			'without a line nothing gets there',
			scatter('out', 1, (to) => takesToken(next({ radius: 0, orbit: 3 }, to, RADII), { ...board(), linked: false })),
			['wreck']
		]
	];
	test.each(blocked)('%s', (_, falls, where) => expect(falls).toEqual(where));
});

describe('attacks', () => {
	const a: Node = { radius: 2, orbit: 1 };
	const far: Node = { radius: 2, orbit: 4 };
	const between: Node = { radius: 2, orbit: 3 };
	//                                                        weapon, from, to, linked, in between │ legal
	const ranges: [string, Weapon, Node, Node, boolean, readonly Node[], boolean][] = [
		['a Laser reaches the next intersection along a line', 'laser', a, { radius: 3, orbit: 1 }, true, [], true],
		['a Laser reaches no further', 'laser', a, far, false, [], false],
		['a Laser needs a line', 'laser', a, { radius: 3, orbit: 1 }, false, [], false],
		['a Méga Laser at distance three with a token between is refused (G11)', 'mega', a, far, false, [between], false],
		['a Méga Laser at distance three with an own saucer between is refused (G11)', 'mega', a, far, false, [{ radius: 2, orbit: 2 }], false],
		['a Méga Laser at distance three along a clear radius is legal (G11)', 'mega', a, far, false, [], true],
		['what lies beyond the target does not matter', 'mega', a, far, false, [{ radius: 2, orbit: 5 }], true],
		['along an orbit a Méga Laser reaches one intersection', 'mega', a, { radius: 4, orbit: 1 }, false, [], false],
		['along an orbit the next intersection is reached', 'mega', a, { radius: 3, orbit: 1 }, true, [], true],
		['a Super Nova reaches anywhere', 'nova', a, { radius: 9, orbit: 5 }, false, [between], true]
	];
	test.each(ranges)('%s', (_, weapon, from, to, linked, obstacles, legal) =>
		expect(inRange(weapon, from, to, linked, obstacles)).toBe(legal)
	);

	const shot = (by: string, target: string, step: number, steps: number): Shot => ({ by, target, step, steps });
	const first = shot('A:red', 'B:red', 0, 0);
	//                                                      shot, limit │ legal
	const repeats: [string, Shot, Options['oneAttackPerIntersection'], boolean][] = [
		['the same target again without a move is refused (G13)', shot('A:red', 'B:red', 0, 0), 'perTarget', false],
		['the same target after two steps is legal (G13)', shot('A:red', 'B:red', 2, 2), 'perTarget', true],
		['a Méga Laser from one node farther on the same radius is legal (G13)', shot('A:red', 'B:red', 1, 1), 'perTarget', true],
		['a second target from the same node is legal (G14)', shot('A:red', 'B:blue', 0, 0), 'perTarget', true],
		['with one attack an intersection the second target is refused (G14)', shot('A:red', 'B:blue', 0, 0), 'total', false],
		['with one attack an intersection a step opens the next', shot('A:red', 'B:blue', 1, 1), 'total', true],
		['the other saucer may shoot at the same target', shot('A:blue', 'B:red', 0, 0), 'perTarget', true],
		['counted by player, the other saucer may not', shot('A:blue', 'B:red', 0, 0), 'perPlayer', false],
		['counted by player, a step by either of them opens the target', shot('A:blue', 'B:red', 0, 1), 'perPlayer', true]
	];
	test.each(repeats)('%s', (_, again, limit, legal) => expect(mayFollow(again, [first], limit)).toBe(legal));

	//                                          weapon, n │ Boucliers, Giga, Trous noirs
	const defences: [string, Weapon, number, number | undefined, number | undefined, number | undefined][] = [
		['one Laser takes one Bouclier or a Giga', 'laser', 1, 1, 1, undefined],
		['two Lasers take two Boucliers, or a Giga', 'laser', 2, 2, 1, undefined],
		['five Lasers are stopped by one Giga (R19)', 'laser', 5, 5, 1, undefined],
		['a Méga Laser is stopped by a Giga alone (G10)', 'mega', 1, undefined, 1, undefined],
		['a Super Nova is escaped by two Trous noirs alone', 'nova', 2, undefined, undefined, 2]
	];
	test.each(defences)('%s', (_, weapon, n, ...needs) =>
		expect((['bouclier', 'giga', 'trou'] as const).map((how) => stops({ weapon, n }, how, 'ownTurn'))).toEqual(needs)
	);
	test('with the reaction a pair of Trous noirs dodges a shot too', () =>
		expect([stops({ weapon: 'laser', n: 3 }, 'trou', 'anyLaser'), stops({ weapon: 'mega', n: 1 }, 'trou', 'anyLaser')]).toEqual([2, 2]));

	test.each([
		['laser', 1, true],
		['laser', 5, true],
		['laser', 6, false],
		['laser', 0, false],
		['mega', 1, true],
		['mega', 2, false],
		['nova', 2, true],
		['nova', 1, false]
	] as const)('%s × %i is an attack: %s', (weapon, n, yes) => expect(armed(weapon, n)).toBe(yes));
});

describe('moving', () => {
	//                                               die, Pulsar, carried │ steps
	const steps: [string, number, boolean, number, number][] = [
		['a die is its points', 4, false, 0, 4],
		['a Pulsar doubles', 4, true, 0, 8],
		['a carrier with two parasites and a 1 does not move (W09)', 1, false, 2, 0],
		['a carrier with two parasites and a 3 moves one step (p. 37)', 3, false, 2, 1],
		['the middle one of three with a 4 moves three steps (W13)', 4, false, 1, 3],
		['doubled first, then one less for each carried', 3, true, 2, 4]
	];
	test.each(steps)('%s', (_, die, doubled, carried, n) => expect(points(die, doubled, carried)).toBe(n));

	test('home after two of five steps: three are left to leave again (G29)', () => expect(stepsLeft(5, 2)).toBe(3));
	test('no black hole inside a die move (G35)', () => expect(mayLeap(true, { blackHoleMidMove: false })).toBe(false));
	test('between moves it is fine (G35)', () => expect(mayLeap(false, { blackHoleMidMove: false })).toBe(true));
	test('the table may allow it inside a move (G35)', () => expect(mayLeap(true, { blackHoleMidMove: true })).toBe(true));

	//        steps │ home, doubled home
	const chances: [number, number, number][] = [
		[1, 6, 6],
		[2, 5, 6],
		[3, 4, 5],
		[4, 3, 5],
		[5, 2, 4],
		[6, 1, 4],
		[12, 0, 1]
	];
	test.each(chances)('%i steps away: %i and %i faces of six', (d, home, doubled) => {
		expect([reachChance(d, false), reachChance(d, true)]).toEqual([home / 6, doubled / 6]);
	});
});

describe('Galactix', () => {
	test.each([
		['three on a free star with two in the stock brings two (G23)', 3, 0, 2, 2],
		['two into a hold of two brings one (G24)', 2, 2, 10, 1],
		['nothing into a full hold', 3, 3, 10, 0],
		['what the card says where there is room', 2, 1, 10, 2]
	])('%s', (_, bears, holding, stock, n) => expect(brings(bears, holding, stock)).toBe(n));

	test.each([
		[1, 2, true],
		[2, 1, true],
		[3, 1, false],
		[2, 2, false]
	])('load %i and %i tokens fit: %s (G26, G37)', (load, tokens, yes) => expect(fits(load, tokens)).toBe(yes));

	test.each([
		['a move that ends on a circled star discovers', { by: 'die', steps: 3, endsOnStar: true }, true],
		['one that only passes over it does not (G25)', { by: 'die', steps: 3, endsOnStar: false }, false],
		['standing still does not', { by: 'die', steps: 0, endsOnStar: true }, false],
		['coming out of a black hole does not', { by: 'trou', steps: 1, endsOnStar: true }, false]
	] as const)('%s', (_, move, yes) => expect(discovers(move)).toBe(yes));

	test.each([
		[4, true, 5],
		[3, false, 3],
		[2, false, 2],
		[0, false, 0],
		[5, true, 6],
		[6, true, 8],
		[6, false, 6]
	])('%i tokens, winner %s: %i points (W01, R16)', (base, won, n) => expect(tournamentPoints(base, won)).toBe(n));
});

describe('stacks', () => {
	const three = [['A:red', 'B:red', 'C:red']] as const;
	test('the middle one leaves and takes the top along; the bottom stays alone (W13)', () =>
		expect(undocked(three, 'B:red')).toEqual([['B:red', 'C:red']]));
	test('the bottom carries all others', () => expect(carriedBy(three, 'A:red')).toEqual(['B:red', 'C:red']));
	test('docking on any of a stack is docking on its top', () =>
		expect(docked(three, 'D:red', 'A:red')).toEqual([['A:red', 'B:red', 'C:red', 'D:red']]));
	test('a carrier docks with all it carries', () =>
		expect(docked([['A:red', 'B:red']], 'A:red', 'D:red')).toEqual([['D:red', 'A:red', 'B:red']]));
	test('a saucer by itself is its own stack', () => expect(stackOf(three, 'D:blue')).toEqual(['D:blue']));
	test('a carrier goes in: strangers stay outside in their order', () =>
		expect(goneIn([['A:red', 'B:red', 'A:blue', 'C:red']], 'A:red', ['B:red', 'C:red'])).toEqual([['B:red', 'C:red']]));
});

describe('what an opponent holds', () => {
	const hidden = (cards: number): Hidden => ({ cards, bouclier: 10, giga: 2, trou: 10 });
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
	test.each(boucliers)('%i hidden cards, %i Boucliers of one’s own: at least one, two, three', (n, own, chances) => {
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
		// the second is O-09, the sixth O-10
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
		for (const [i, [above, below]] of chances.entries()) near(answers(hidden(n), 5, attacks[i]!), above, below);
	});

	//   hand │ parries a Laser, escapes a Super Nova
	const smaller: [number, readonly [number, number], readonly [number, number]][] = [
		[1, [12, 61], [0, 1]],
		[2, [109, 305], [3, 122]],
		[3, [8783, 17995], [483, 7198]],
		[4, [309979, 521855], [12741, 104371]]
	];
	test.each(smaller)('61 hidden cards, a hand of %i', (hand, laser, nova) => {
		near(answers(hidden(61), hand, { weapon: 'laser', n: 1 }), ...laser);
		near(answers(hidden(61), hand, { weapon: 'nova', n: 2 }), ...nova);
	});

	test('with the reaction, Trous noirs help against a Laser too', () => {
		const plain = answers(hidden(61), 5, { weapon: 'laser', n: 1 });
		const both = answers(hidden(61), 5, { weapon: 'laser', n: 1 }, 'anyLaser');
		expect(both).toBeGreaterThan(plain);
		expect(answers({ cards: 4, bouclier: 0, giga: 0, trou: 4 }, 2, { weapon: 'laser', n: 1 }, 'anyLaser')).toBe(1);
	});

	test('the chance of an answer is the share of hands that hold one, hand by hand', () => {
		const cards = ['bouclier', 'bouclier', 'bouclier', 'giga', 'trou', 'trou', 'laser', 'nova'];
		const hands = (left: readonly string[], n: number): readonly (readonly string[])[] =>
			n === 0 ? [[]] : left.flatMap((card, i) => hands(left.slice(i + 1), n - 1).map((hand) => [card, ...hand]));
		const pool: Hidden = { cards: 8, bouclier: 3, giga: 1, trou: 2 };
		for (const reaction of ['ownTurn', 'anyLaser'] as const)
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
							const need = stops(attack, how, reaction);
							return need !== undefined && hand.filter((card) => card === how).length >= need;
						})
					);
					expect(answers(pool, h, attack, reaction)).toBeCloseTo(good.length / all.length, 12);
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
