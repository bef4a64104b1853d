import { describe, expect, test } from 'vitest';
import { answerPrice } from '../answers.ts';
import { fitsInHold, isAttack, scatter, stepsOf, tokensBrought, tournamentPoints } from './kernel.ts';
import type { Direction, Weapon } from './types.ts';

describe('the steps of a die', () => {
	//                                               die, Pulsar, carried │ steps
	const steps: [string, number, boolean, number, number][] = [
		['a die is its points', 4, false, 0, 4],
		['a Pulsar doubles', 4, true, 0, 8],
		['a carrier with two parasites and a 1 does not move (W09)', 1, false, 2, 0],
		['a carrier with two parasites and a 3 moves one step (p. 37)', 3, false, 2, 1],
		['the middle one of three with a 4 moves three steps (W13)', 4, false, 1, 3],
		['doubled first, then one less for each carried', 3, true, 2, 4]
	];
	test.each(steps)('%s', (_, die, doubled, carried, n) => expect(stepsOf(die, doubled, carried)).toBe(n));
});

describe('attacks', () => {
	//                                          weapon, n │ Boucliers, Giga, Trous noirs
	const defences: [string, Weapon, number, number | undefined, number | undefined, number | undefined][] = [
		['one Laser takes one Bouclier or a Giga', 'laser', 1, 1, 1, undefined],
		['two Lasers take two Boucliers, or a Giga', 'laser', 2, 2, 1, undefined],
		['five Lasers are stopped by one Giga (R19)', 'laser', 5, 5, 1, undefined],
		['a Méga Laser is stopped by a Giga alone (G10)', 'mega', 1, undefined, 1, undefined],
		['a Super Nova is escaped by two Trous noirs alone', 'nova', 2, undefined, undefined, 2]
	];
	test.each(defences)('%s', (_, weapon, n, ...needs) =>
		expect((['bouclier', 'giga', 'trou'] as const).map((how) => answerPrice({ weapon, n }, how, false))).toEqual(needs)
	);
	//                                          weapon, n │ Trous noirs, where they also answer shots
	const dodges: [string, Weapon, number, number | undefined][] = [
		['leaving through a Trou noir avoids the shot of a Laser (p. 7)', 'laser', 3, 2],
		['only a Giga Bouclier parries a Méga Laser (p. 27, p. 34)', 'mega', 1, undefined],
		['the only escape from a Super Nova is a Trou noir (p. 29)', 'nova', 2, 2]
	];
	test.each(dodges)('with the reaction: %s', (_, weapon, n, needs) => expect(answerPrice({ weapon, n }, 'trou', true)).toBe(needs));

	test.each([
		['laser', 1, true],
		['laser', 5, true],
		['laser', 6, false],
		['laser', 0, false],
		['mega', 1, true],
		['mega', 2, false],
		['nova', 2, true],
		['nova', 1, false]
	] as const)('%s × %i is an attack: %s', (weapon, n, yes) => expect(isAttack(weapon, n)).toBe(yes));
});

describe('the tokens of a destroyed saucer', () => {
	//                                     direction of the shot, load │ directions of the tokens
	const directions: [string, Direction, number, readonly Direction[]][] = [
		['one token flies to the front (p. 28)', 'out', 1, ['out']],
		['two tokens fly to the front and to the left (p. 28)', 'out', 2, ['out', 'ccw']],
		['three tokens fly to the front, left and right (p. 28)', 'out', 3, ['out', 'ccw', 'cw']],
		['a shot outwards sends them out, counter-clockwise, clockwise (G15)', 'out', 3, ['out', 'ccw', 'cw']],
		['a shot clockwise sends them clockwise, out, in', 'cw', 3, ['cw', 'out', 'in']],
		['a shot inwards sends them in, clockwise, counter-clockwise', 'in', 3, ['in', 'cw', 'ccw']],
		['a shot counter-clockwise sends them counter-clockwise, in, out', 'ccw', 3, ['ccw', 'in', 'out']],
		['an empty saucer scatters nothing', 'cw', 0, []]
	];
	test.each(directions)('%s', (_, from, n, places) => expect(scatter(from, n)).toEqual(places));
});

describe('Galactix', () => {
	test.each([
		['three on a free star with two in the stock brings two (G23)', 3, 0, 2, 2],
		['two into a hold of two brings one (G24)', 2, 2, 10, 1],
		['nothing into a full hold', 3, 3, 10, 0],
		['what the card says where there is room', 2, 1, 10, 2]
	])('%s', (_, bears, holding, stock, n) => expect(tokensBrought(bears, holding, stock)).toBe(n));

	test.each([
		[1, 2, true],
		[2, 1, true],
		[3, 1, false],
		[2, 2, false]
	])('load %i and %i tokens fit: %s (G26, G37)', (load, tokens, yes) => expect(fitsInHold(load, tokens)).toBe(yes));

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
