import { expect, test } from 'vitest';
import { BOX, setHands, startDuel, situationName } from '../../../../tests/support/lightsaber.ts';
import { toSentence } from '../words.ts';
import { words as fr } from './text/fr/index.ts';

const rule = (table: ReturnType<typeof startDuel>) => table.guide.asks[0]!.prompt.rule;

test('the shortest fight is three taps: two cards, one concession', () => {
	const table = startDuel().tap('quigon:a3', 'maul:a2', 'concede');
	expect([table.taps, table.state.results]).toEqual([3, ['quigon']]);
});

test('the two cards of an opening are entered in either order', () => {
	expect(startDuel().guide.asks.map(({ who }) => who)).toEqual(['p1', 'p2']);
	const table = startDuel().tap('maul:a2');
	expect(table.guide.asks.map(({ who }) => who)).toEqual(['p1']);
	expect(situationName(table.tap('quigon:a3').state)).toBe('BEHIND(maul)');
});

test('an answer is one tap more, an impasse two', () => {
	expect(startDuel().tap('quigon:a3', 'maul:a2', 'maul:a4', 'quigon:a4', 'concede').taps).toBe(5);
	expect(startDuel().tap('quigon:a3', 'maul:a3', 'quigon:a2', 'maul:a1', 'concede').taps).toBe(5);
});

test('the shortest round is nine taps and one for the next: figure, table, draw and plan are booked together', () => {
	const table = startDuel();
	for (const _ of [1, 2, 3]) table.tap('quigon:a3', 'maul:a2', 'concede');
	expect([table.taps, rule(table)]).toEqual([9, 'round.ask']);
	table.tap('next');
	expect(table.taps).toBe(10);
	expect(table.state).toMatchObject({
		round: 2,
		phase: 'reveal',
		duelists: { quigon: { figure: 3, hand: 8, plan: 3, talon: 41 }, maul: { figure: 1 } }
	});
});

test('a forced concession and a drawn fight are one tap', () => {
	expect(setHands(startDuel(), 4, 0).tap('quigon:a3', 'maul:a2', 'concede').taps).toBe(3);
	expect(setHands(startDuel(), 0, 0).tap('quigon:a3', 'maul:a3', 'drawn').taps).toBe(3);
});

test('alone with cards in an impasse: the card, and the fight is over', () => {
	const table = setHands(startDuel(), 1, 0).tap('quigon:a3', 'maul:a3', 'quigon:a1');
	expect([table.taps, table.state.results]).toEqual([3, ['quigon']]);
});

test('a special card that was read costs no further tap, or one if it leaves a choice', () => {
	expect(startDuel().tap('quigon:a1', 'maul:a5', 'quigon:puise', 'concede').taps).toBe(4);
	const facts = { ...BOX, 'order:quigon:retraite': { value: 0, ops: [{ op: 'take-back', which: 'one' }, { op: 'lose' }] } };
	expect(startDuel(facts).tap('quigon:a1', 'maul:a5', 'quigon:puise', 'quigon:retraite', 'place:1').state.results).toEqual(['maul']);
});

test('the score alone is one tap a fight and one a round', () => {
	const table = startDuel(BOX, { depth: 'score' }).tap('quigon', 'quigon', 'drawn', 'next');
	expect([table.taps, table.state.duelists.quigon.figure]).toEqual([4, 2]);
});

test('the undo button names the card that it takes back', () => {
	expect(toSentence(fr, startDuel().tap('quigon:a3').undo)).toBe('Qui-Gon retourne Attaque 3.');
	expect(toSentence(fr, startDuel({}).tap('quigon:a3', 'maul:chevalier', 'this-time').undo)).toBe(
		'Lord des Sith est suivie à la main, pour cette fois.'
	);
});
