import { describe, expect, test } from 'vitest';
import { probability, hypergeometric } from '../odds/distribution.ts';
import { COPIES } from './cards.ts';
import {
	canReach,
	EVEN_FIGHT,
	revealOdds,
	type FightOdds,
	type CardPool,
	openerOdds,
	raceOdds,
	chanceToReach,
	forEachRoundEnd,
	atLeastInHand,
	type RaceStart
} from './chances.ts';
import type { Gap } from './kernel.ts';
import { stepsOf } from './kernel.ts';
import type { FightResult } from './types.ts';

// The fractions of this file were computed by an independent program with exact arithmetic.
const DIGITS = 12;

const DECK: CardPool = COPIES;
const gap = (points: number, cards: number): Gap => ({ points, cards, next: 1, times: 1 });

describe('cards drawn', () => {
	const vectors: [string, number, number][] = [
		['≥ 1 special in the opening seven', atLeastInHand(55, 20, 7), 209843 / 217035],
		['≥ 1 Blocus', atLeastInHand(55, 4, 7), 3255 / 7579],
		['≥ 1 of a special with three copies', atLeastInHand(55, 3, 7), 8939 / 26235],
		['≥ 1 of a special with two copies, or of the two 5s', atLeastInHand(55, 2, 7), 119 / 495],
		['a given single card', atLeastInHand(55, 1, 7), 7 / 55],
		['≥ 1 attack of 4 or 5', atLeastInHand(55, 5, 7), 17843 / 35139],
		['≥ 3 specials', atLeastInHand(55, 20, 7, 3), 7277 / 14469],
		// Inclusion and exclusion: both kinds together = each kind alone − at least one of either kind.
		['Puise and Retreat together', atLeastInHand(55, 3, 7) + atLeastInHand(55, 2, 7) - atLeastInHand(55, 5, 7), 12887 / 175695],
		['expected specials in seven', hypergeometric(55, 20, 7).reduce((sum, p, k) => sum + k * p, 0), 28 / 11],
		['expected points of power in seven', (82 / 55) * 7, 574 / 55],
		['Blocus in a hand of 4 out of 54', atLeastInHand(54, 4, 4), 85951 / 316251],
		['any special in a hand of 4 out of 54', atLeastInHand(54, 20, 4), 15875 / 18603],
		['N=38 g=2 h=5', atLeastInHand(38, 2, 5), 175 / 703],
		['N=38 g=16 h=5', atLeastInHand(38, 16, 5), 596 / 629],
		['N=20 g=1 h=3', atLeastInHand(20, 1, 3), 3 / 20],
		['next seven of 48, four good', atLeastInHand(48, 4, 7), 9331 / 19458],
		['next seven of 48, twenty good', atLeastInHand(48, 20, 7), 3977 / 4042],
		['next seven of 41, three good', atLeastInHand(41, 3, 7), 1169 / 2665]
	];
	test.each(vectors)('%s', (_, is, should) => expect(is).toBeCloseTo(should, DIGITS));

	test('a hand as large as the pool holds all of its cards', () =>
		expect(probability(hypergeometric(4, 2, 4), (k) => k === 2)).toBeCloseTo(1, DIGITS));
});

describe('two cards turned at once', () => {
	test('two random first cards of full decks: both power, one special, void', () => {
		const { pair, level, ahead, behind } = revealOdds(DECK, DECK);
		expect(pair).toBeCloseTo(16 / 121, DIGITS);
		expect(level + ahead + behind).toBeCloseTo(49 / 121, DIGITS);
		expect(1 - pair - level - ahead - behind).toBeCloseTo(56 / 121, DIGITS);
	});
	test('two random power cards: equal, each side ahead', () => {
		const { level, ahead, behind } = revealOdds(DECK, DECK);
		const power = (35 / 55) ** 2;
		expect(level / power).toBeCloseTo(313 / 1225, DIGITS);
		expect(ahead / power).toBeCloseTo(456 / 1225, DIGITS);
		expect(behind / power).toBeCloseTo(456 / 1225, DIGITS);
	});
	test.each([
		[1, 0, 10, 25, 20],
		[2, 10, 10, 15, 20],
		[3, 20, 10, 5, 20],
		[4, 30, 3, 2, 20],
		[5, 33, 2, 0, 20]
	])('an attack of %i against a random card of a full deck', (value, lower, equal, higher, special) => {
		const is = openerOdds(value, DECK);
		expect([is.lower, is.equal, is.higher, is.special].map((share) => Math.round(share * 55 * 1e9) / 1e9)).toEqual([
			lower,
			equal,
			higher,
			special
		]);
	});
});

describe('whether a hand can answer', () => {
	//                          1  2  3  4  5  final
	const hands: [string, number[], number, number, boolean, boolean][] = [
		['{2} against 2 points and a card: an impasse', [0, 1, 0, 0, 0, 0], 2, 1, true, false],
		['{2} against 2 points and no card: the lead, by cards', [0, 1, 0, 0, 0, 0], 2, 0, true, true],
		['{2,2}: the first 2 already forces the impasse', [0, 2, 0, 0, 0, 0], 2, 1, true, false],
		['{1,2}: 1 first, then the lead', [1, 1, 0, 0, 0, 0], 2, 1, true, true],
		['specials alone answer nothing', [0, 0, 0, 0, 0, 0], 0, 1, false, false],
		['behind by a card alone, any attack leads', [1, 0, 0, 0, 0, 0], 0, 1, true, true],
		['the final attack comes last', [1, 0, 0, 0, 0, 1], 6, 1, true, true],
		['… and alone reaches 6', [0, 0, 0, 0, 0, 1], 6, 1, true, false],
		['out of reach', [2, 1, 0, 0, 0, 0], 5, 0, false, false],
		['equal points with too few cards is not enough', [0, 0, 0, 1, 0, 0], 4, 2, false, false]
	];
	test.each(hands)('%s', (_, hand, points, cards, answer, lead) =>
		expect([canReach('answer', hand, gap(points, cards), 6), canReach('lead', hand, gap(points, cards), 6)]).toEqual([answer, lead])
	);

	test('factors of the next card and of all cards count', () => {
		expect(canReach('lead', [0, 0, 1, 0, 0, 0], { ...gap(5, 0), next: 2 }, 6)).toBe(true);
		expect(canReach('lead', [0, 1, 1, 0, 0, 0], { ...gap(9, 0), times: 2 }, 6)).toBe(true);
		expect(canReach('answer', [0, 1, 1, 0, 0, 0], { ...gap(11, 0), times: 2 }, 6)).toBe(false);
	});
});

describe('the chance of an answer, the deck without one Attaque 3, four cards in hand', () => {
	const P1: CardPool = { ...DECK, a3: 9 };
	test.each([
		[0, 1, 6125 / 6201],
		[1, 0, 6125 / 6201],
		[2, 0, 5935 / 6201],
		[3, 0, 31700 / 35139],
		[4, 0, 85733 / 105417],
		[5, 0, 74149 / 105417],
		[6, 0, 60848 / 105417],
		[7, 0, 47273 / 105417],
		[8, 0, 3871 / 11713],
		[9, 0, 4268 / 18603],
		[10, 0, 15800 / 105417],
		[11, 0, 9718 / 105417],
		[12, 0, 16721 / 316251]
	])('%i points and %i cards behind', (points, cards, should) => {
		expect(chanceToReach('answer', P1, 4, gap(points, cards))).toBeCloseTo(should, DIGITS);
		expect(chanceToReach('lead', P1, 4, gap(points, cards))).toBeCloseTo(should, DIGITS);
	});
	test.each([
		[1, 1, 6125 / 6201, 2500 / 2703],
		[1, 2, 5935 / 6201, 5935 / 6201],
		[2, 1, 5935 / 6201, 94270 / 105417],
		[2, 2, 1915 / 2067, 94270 / 105417],
		[3, 1, 31700 / 35139, 89567 / 105417],
		[3, 2, 30731 / 35139, 28831 / 35139],
		[4, 1, 85733 / 105417, 19520 / 24327],
		[4, 2, 84764 / 105417, 8471 / 11713]
	])('%i points and %i cards behind: answer, lead', (points, cards, answer, lead) => {
		expect(chanceToReach('answer', P1, 4, gap(points, cards))).toBeCloseTo(answer, DIGITS);
		expect(chanceToReach('lead', P1, 4, gap(points, cards))).toBeCloseTo(lead, DIGITS);
	});
});

describe('the chance of an answer, seventeen cards seen, one card behind', () => {
	const P2: CardPool = { ...DECK, a1: 6, a2: 6, a3: 7, a4: 2, a5: 1, blocus: 2, puise: 2, x2: 2 };
	test.each([
		[1, 1, 23 / 38, 17 / 38],
		[1, 3, 11 / 38, 2 / 19],
		[1, 5, 1 / 19, 1 / 38],
		[1, 8, 0, 0],
		[2, 1, 598 / 703, 493 / 703],
		[2, 3, 403 / 703, 277 / 703],
		[2, 5, 175 / 703, 160 / 703],
		[2, 8, 26 / 703, 26 / 703],
		[3, 1, 7981 / 8436, 187 / 222],
		[3, 3, 1624 / 2109, 5411 / 8436],
		[3, 5, 2023 / 4218, 3941 / 8436],
		[3, 8, 103 / 703, 103 / 703],
		[5, 1, 23759 / 23902, 71 / 74],
		[5, 3, 11327 / 11951, 21543 / 23902],
		[5, 5, 136453 / 167314, 67999 / 83657],
		[5, 8, 247283 / 501942, 247283 / 501942]
	])('a hand of %i, %i points', (h, points, answer, lead) => {
		expect(chanceToReach('answer', P2, h, gap(points, 1))).toBeCloseTo(answer, DIGITS);
		expect(chanceToReach('lead', P2, h, gap(points, 1))).toBeCloseTo(lead, DIGITS);
	});
});

const NONE: CardPool = {
	a1: 0,
	a2: 0,
	a3: 0,
	a4: 0,
	a5: 0,
	blocus: 0,
	puise: 0,
	chevalier: 0,
	x2: 0,
	perte: 0,
	retraite: 0,
	explosion: 0,
	finale: 0,
	furie: 0
};
/** A pool of ten cards. */
const P3: CardPool = { ...NONE, a1: 2, a2: 3, a3: 1, a5: 1, blocus: 1, chevalier: 1, finale: 1 };

describe('the chance of an answer, ten cards left', () => {
	test.each([
		[1, 0, 1, 4 / 5],
		[1, 1, 0, 4 / 5],
		[1, 4, 0, 1 / 5],
		[1, 6, 0, 1 / 10],
		[2, 0, 1, 44 / 45],
		[2, 1, 0, 44 / 45],
		[2, 4, 0, 5 / 9],
		[2, 6, 0, 1 / 3],
		[3, 0, 1, 1],
		[3, 1, 0, 1],
		[3, 4, 0, 5 / 6],
		[3, 6, 0, 73 / 120]
	])('a hand of %i, %i points and %i cards', (h, points, cards, should) =>
		expect(chanceToReach('answer', P3, h, gap(points, cards))).toBeCloseTo(should, DIGITS)
	);

	test('cards known to be in the hand are counted as certain', () => {
		expect(chanceToReach('answer', P3, 0, gap(5, 0), { a5: 1 })).toBe(1);
		expect(chanceToReach('answer', P3, 0, gap(5, 0), { a4: 1 })).toBe(0);
		expect(chanceToReach('answer', P3, 1, gap(5, 0), { a3: 1 })).toBeCloseTo(6 / 10, DIGITS); // Together with a 2, 3, 5 or the final attack.
	});
});

describe('the race', () => {
	const from = (quigon: number, maul: number, results: readonly FightResult[] = [], threeRounds = false, round = 1): RaceStart => ({
		figures: { quigon, maul },
		round,
		results,
		threeRounds
	});
	const sum = (chances: readonly number[]): number => chances.reduce((total, each) => total + each, 0);

	test.each([
		[1, 1, 1 / 2],
		[1, 2, 12109 / 32768],
		[1, 3, 943 / 4096],
		[1, 4, 109 / 1024],
		[2, 1, 20659 / 32768],
		[2, 2, 1 / 2],
		[2, 3, 349 / 1024],
		[2, 4, 23 / 128],
		[3, 1, 3153 / 4096],
		[3, 2, 675 / 1024],
		[3, 3, 1 / 2],
		[3, 4, 5 / 16],
		[4, 1, 915 / 1024],
		[4, 2, 105 / 128],
		[4, 3, 11 / 16],
		[4, 4, 1 / 2]
	])('from %i to %i', (a, b, should) => {
		expect(sum(raceOdds(from(a, b)).quigon)).toBeCloseTo(should, DIGITS);
		expect(sum(raceOdds(from(a, b)).maul)).toBeCloseTo(1 - should, DIGITS);
	});

	test('how many rounds it lasts', () => {
		const { quigon, maul } = raceOdds(from(1, 1));
		const lengths = quigon.map((chance, n) => chance + (maul[n] ?? 0));
		const should = [0, 1 / 32, 41 / 256, 549 / 2048, 2403 / 8192, 12555 / 65536, 3645 / 65536];
		expect(lengths).toHaveLength(7);
		for (const [n, each] of should.entries()) expect(lengths[n]).toBeCloseTo(each, DIGITS);
		expect(lengths.reduce((rounds, chance, n) => rounds + (n + 1) * chance, 0)).toBeCloseTo(302821 / 65536, DIGITS);
		expect(sum(lengths.slice(0, 3))).toBeCloseTo(49 / 256, DIGITS);
	});

	test('with drawn fights it may last any number of rounds, with falling probability', () => {
		const fight: FightOdds = { quigon: 9 / 20, maul: 9 / 20, drawn: 1 / 10 };
		expect(sum(raceOdds(from(3, 1), fight).quigon)).toBeCloseTo(3539870881 / 4569760000, DIGITS);
		const { quigon, maul } = raceOdds(from(1, 1), fight);
		expect(quigon.reduce((rounds, chance, n) => rounds + (n + 1) * (chance + (maul[n] ?? 0)), 0)).toBeCloseTo(5.4555, 4);
	});

	test('three fights in five', () =>
		expect(sum(raceOdds(from(1, 1), { quigon: 3 / 5, maul: 2 / 5, drawn: 0 }).quigon)).toBeCloseTo(
			76296130429041 / 95367431640625,
			DIGITS
		));

	/** The chances of two steps and one step of Qui-Gon, of none, and of one step and two steps of Maul. */
	const distributionOf = (results: readonly FightResult[], fight: FightOdds): readonly number[] => {
		const chances = [0, 0, 0, 0, 0];
		forEachRoundEnd(results, fight, (ends, chance) => {
			const { quigon, maul } = stepsOf(ends);
			const index = 2 - quigon + maul;
			chances[index] = (chances[index] ?? 0) + chance;
		});
		return chances;
	};
	const drawnFights: FightOdds = { quigon: 9 / 20, maul: 9 / 20, drawn: 1 / 10 };
	test.each<[string, readonly FightResult[], FightOdds, readonly number[]]>([
		['a whole round', [], EVEN_FIGHT, [1 / 8, 3 / 8, 0, 3 / 8, 1 / 8]],
		['1-0, two to go', ['quigon'], EVEN_FIGHT, [1 / 4, 1 / 2, 0, 1 / 4, 0]],
		['2-0, one to go', ['quigon', 'quigon'], EVEN_FIGHT, [1 / 2, 1 / 2, 0, 0, 0]],
		['1-1, one to go', ['quigon', 'maul'], EVEN_FIGHT, [0, 1 / 2, 0, 1 / 2, 0]],
		['one drawn, two to go', ['drawn'], EVEN_FIGHT, [0, 1 / 4, 1 / 2, 1 / 4, 0]],
		['one drawn and 1-0, one to go', ['drawn', 'quigon'], EVEN_FIGHT, [0, 1 / 2, 1 / 2, 0, 0]],
		['a round with drawn fights', [], drawnFights, [729 / 8000, 2781 / 8000, 49 / 400, 2781 / 8000, 729 / 8000]]
	])('%s', (_, results, fight, should) => {
		for (const [i, chance] of distributionOf(results, fight).entries()) expect(chance).toBeCloseTo(should[i] ?? NaN, DIGITS);
	});

	test('the house rule ends it after three rounds, unless both figures are on the same card', () => {
		const { quigon, maul } = raceOdds(from(2, 1, ['quigon', 'quigon'], true, 3));
		expect(sum(quigon)).toBeCloseTo(1, DIGITS);
		expect(sum(maul)).toBe(0);
		expect(sum(raceOdds(from(2, 2, ['drawn', 'quigon', 'maul'], true, 3)).quigon)).toBeCloseTo(1 / 2, DIGITS);
	});
});
