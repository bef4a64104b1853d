import { describe, expect, test } from 'vitest';
import type { Facts } from '../contract.ts';
import { cardCount } from '../deck.ts';
import { ACTION_CARDS, invasionDeck, licencedDeck } from './cards.ts';
import { starFact } from './ids.ts';
import { PRINTED } from './printed.ts';
import { withExtraCopy, facesSeen, freshGalactix, type Galactix, nextGalactix, starsIn, drawToHand, turnGalactix } from './decks.ts';
import { isReadableFact } from '../facts.ts';

describe('the 74 action cards, by game', () => {
	test.each<[string, ReturnType<typeof invasionDeck>, open: number, deck: number, box: number]>([
		['L’Invasion', invasionDeck(5), 0, 49, 25],
		['L’Invasion, unstable universe', invasionDeck(10), 0, 54, 20],
		['La Guerre galactique, three players', licencedDeck(6), 6, 68, 0],
		['four players, Duel, and La Guerre des Envahisseurs', licencedDeck(8), 8, 66, 0],
		['two players with one camp each', licencedDeck(4), 4, 70, 0]
	])('%s', (_, { cards, box }, open, deck, away) => {
		expect([cardCount(cards), cardCount(box)]).toEqual([deck, away]);
		expect(cardCount(cards) + cardCount(box) + open).toBe(ACTION_CARDS);
	});
});

test('I31: one card left, three needed, twenty discarded: one, a shuffle, two', () => {
	const table = { pilots: [{ id: 'p1', hand: 2 }], stack: { pile: 1, discard: { laser: 10, pulsar: 10 }, epoch: 0 } };
	const { state, drawn, shuffled } = drawToHand(table, 0, 3);
	expect([drawn, shuffled]).toEqual([3, 20]);
	expect(state.stack).toEqual({ pile: 18, discard: {}, epoch: 1, shuffled: { laser: 10, pulsar: 10 } });
	expect(state.pilots[0]!.hand).toBe(5);
});

/** 24 faces: nine with 1, ten with 2, five with 3. */
const faces: Facts = Object.fromEntries(
	Array.from({ length: 24 }, (_, i) => [starFact(`étoile ${i}`), { constellation: 'Lyre', count: i < 9 ? 1 : i < 19 ? 2 : 3 }])
);

describe('Galactix cards', () => {
	test('turned cards are shuffled when one is needed and none is left', () => {
		let galactix: Galactix = freshGalactix;
		for (let i = 0; i < 24; i++) galactix = turnGalactix(galactix, `étoile ${i}`).galactix;
		expect(galactix.pile).toBe(0);
		expect(turnGalactix(galactix, 'étoile 3')).toEqual({ galactix: { pile: 23, discard: { 'étoile 3': 1 } }, shuffled: 24 });
	});

	test('B06: all known, 5 discarded: the other 19 have 7, 8 and 4 faces of 1, 2 and 3', () => {
		const galactix = ['étoile 0', 'étoile 1', 'étoile 9', 'étoile 10', 'étoile 19'].reduce(
			(now, star) => turnGalactix(now, star).galactix,
			freshGalactix
		);
		expect(nextGalactix(faces, galactix)).toEqual([
			[1, 7 / 19],
			[2, 8 / 19],
			[3, 4 / 19]
		]);
	});

	test('before all 24 are known there are no odds, only their number', () => {
		const { [starFact('étoile 3')]: _, ...some } = faces;
		expect(nextGalactix(some, freshGalactix)).toBeUndefined();
		expect(facesSeen(some)).toBe(23);
	});

	test('a face seen twice among the turned cards is two cards', () => {
		const facts: Facts = { [starFact('Véga')]: { constellation: 'Lyre', count: 2 } };
		const twice = { pile: 22, discard: { Véga: 2 } };
		expect(withExtraCopy(facts, twice, 'Véga')).toEqual({ [starFact('Véga')]: { constellation: 'Lyre', count: 2, copies: 2 } });
		expect(withExtraCopy(facts, { pile: 23, discard: { Véga: 1 } }, 'Véga')).toBe(facts);
		expect(starsIn(facts)).toEqual(['Véga']);
	});
});

describe('which values of facts are accepted from a box or a file', () => {
	test.each<[string, string, unknown, boolean]>([
		['four bunkers of a number', 'fire:4', [1, 5, 8, 12], true],
		['no bunker of a number', 'fire:6', [], true],
		['a bunker twice', 'fire:4', [1, 1], false],
		['a fifteenth bunker', 'fire:4', [15], false],
		['a seventh number', 'fire:7', [1], false],
		['a symbol', 'symbol:A', 'étoile', true],
		['a fifth camp', 'symbol:E', 'étoile', false],
		['an empty symbol', 'symbol:A', ' ', false],
		['five orbits', 'orbits:board', 5, true],
		['three orbits: the book speaks of a fourth', 'orbits:board', 3, false],
		['a Galactix face', 'galactix:Véga', { constellation: 'Lyre', count: 2 }, true],
		['a Galactix face of four', 'galactix:Véga', { constellation: 'Lyre', count: 4 }, false],
		['a place on a line', 'place:Véga', { line: 3, orbit: 2 }, true],
		['a place on a bluish line', 'place:Véga', { line: 'bluish', orbit: 2 }, true],
		['a place nowhere', 'place:Véga', { line: 15, orbit: 2 }, false],
		['an unknown kind', 'moon:A', 1, false]
	])('%s', (_, fact, value, fine) => expect(isReadableFact(PRINTED, fact, value as never)).toBe(fine));
});
