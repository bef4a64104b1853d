import { describe, expect, test } from 'vitest';
import { BOX, cardCounters, type Duel, turnBoth, playCards, startDuel } from '../../../../tests/support/lightsaber.ts';
import { apply } from './apply.ts';
import type { CardId, Side } from './cards.ts';
import { dials } from './dials.ts';
import { moveFigures, stepsOf, winnerOf } from './kernel.ts';
import { drawFromTalon } from './piles.ts';
import type { Duelist, FightResult, State } from './types.ts';

const won = (a: number, b: number): readonly FightResult[] => [
	...Array<FightResult>(a).fill('quigon'),
	...Array<FightResult>(b).fill('maul'),
	...Array<FightResult>(3 - a - b).fill('drawn')
];

/** Plays a round that is recorded by the results of its fights. */
const scored = (table: Duel, ...results: readonly FightResult[]): Duel => table.tap(...results, 'next');
const figures = (table: Duel) => [table.state.duelists.quigon.figure, table.state.duelists.maul.figure];
const at = (quigon: number, maul: number) =>
	startDuel(BOX, { depth: 'score' }).act({ type: 'correct', set: { 'figure:quigon': quigon, 'figure:maul': maul } });

describe('steps of the figures', () => {
	test.each([
		[3, 0, 2, 0],
		[2, 1, 1, 0],
		[2, 0, 1, 0],
		[1, 0, 1, 0],
		[1, 1, 0, 0],
		[0, 0, 0, 0],
		[0, 1, 0, 1],
		[0, 2, 0, 1],
		[1, 2, 0, 1],
		[0, 3, 0, 2]
	])('%i fights to %i: %i steps and %i', (a, b, quigon, maul) => expect(stepsOf(won(a, b))).toEqual({ quigon, maul }));

	test('the order of drawn fights does not matter', () => {
		expect(stepsOf(['drawn', 'quigon', 'maul'])).toEqual({ quigon: 0, maul: 0 });
		expect(stepsOf(['drawn', 'quigon', 'quigon'])).toEqual({ quigon: 1, maul: 0 });
	});

	test('three fights won from card 4: the figure stops on card 5 and wins', () => {
		const table = scored(at(4, 4), 'quigon', 'quigon', 'quigon');
		expect(figures(table)).toEqual([5, 4]);
		expect(table.state.over).toEqual({
			won: ['p1'],
			by: { rule: 'end.won', with: { side: 'quigon', cards: 5 } },
			points: { p1: 5, p2: 4 }
		});
	});

	test('three fights won from card 3 against card 4 win the game; two to one only reach the same card', () => {
		expect(scored(at(3, 4), 'quigon', 'quigon', 'quigon').state.over?.won).toEqual(['p1']);
		const on = scored(at(3, 4), 'quigon', 'quigon', 'maul');
		expect([figures(on), on.state.over]).toEqual([[4, 4], undefined]);
	});

	test('three fights won in each of two rounds end the game', () => {
		const table = scored(scored(startDuel(BOX, { depth: 'score' }), 'maul', 'maul', 'maul'), 'maul', 'maul', 'maul');
		expect(table.state).toMatchObject({ round: 2, over: { won: ['p2'] } });
		expect(table.taps).toBe(8); // One tap for each fight and one for each round.
	});

	test('seven rounds of single steps: the last one decides the race', () => {
		const table = startDuel(BOX, { depth: 'score' });
		for (const side of ['quigon', 'maul', 'quigon', 'maul', 'quigon', 'maul'] as const)
			scored(table, side, side, side === 'quigon' ? 'maul' : 'quigon');
		expect([figures(table), table.state.round]).toEqual([[4, 4], 7]);
		scored(table, 'maul', 'quigon', 'maul');
		expect(table.state.over?.won).toEqual(['p2']);
	});

	test('the button of the last round names the winner', () => {
		const label = (table: Duel) =>
			table.guide.asks.flatMap((ask) => (ask.kind === 'choose' ? ask.options.map((option) => option.label) : []));
		expect(label(at(4, 4).tap('maul', 'maul', 'quigon'))).toEqual([{ rule: 'round.last', with: { side: 'maul' } }]);
		expect(label(at(3, 4).tap('quigon', 'maul', 'quigon'))).toEqual([undefined]);
	});

	test('after the end nothing is asked and no action is accepted', () => {
		const table = scored(at(4, 1), 'quigon', 'quigon', 'quigon');
		expect(table.guide).toMatchObject({ now: { rule: 'end.won' }, asks: [] });
		expect(dials(table.state).every(({ id }) => id.startsWith('option:'))).toBe(true);
	});

	test('house rule: after three rounds the figure further on wins; if both are on the same card, the race goes on', () => {
		const table = startDuel(BOX, { depth: 'score', threeRounds: true });
		scored(table, 'quigon', 'quigon', 'maul');
		scored(table, 'maul', 'quigon', 'maul');
		scored(table, 'drawn', 'quigon', 'maul');
		expect([figures(table), table.state.over]).toEqual([[2, 2], undefined]);
		scored(table, 'drawn', 'quigon', 'quigon');
		expect(table.state.over).toMatchObject({ won: ['p1'], by: { rule: 'end.three-rounds', with: { side: 'quigon', own: 3, other: 2 } } });
	});

	test.each<[string, number, number, number, boolean, Side | undefined]>([
		['the race alone decides', 3, 2, 3, false, undefined],
		['the house rule waits for the third round', 3, 2, 2, true, undefined],
		['and for a figure further on', 3, 3, 3, true, undefined],
		['then it ends', 2, 3, 3, true, 'maul'],
		['the fifth card ends it in any round', 5, 4, 2, false, 'quigon']
	])('%s', (_, quigon, maul, round, threeRounds, side) => expect(winnerOf({ quigon, maul }, round, threeRounds)).toBe(side));

	test('at most one figure moves in a round', () => {
		for (let a = 0; a <= 3; a++)
			for (let b = 0; a + b <= 3; b++) {
				const to = moveFigures({ quigon: 1, maul: 1 }, stepsOf(won(a, b)));
				expect(Math.min(to.quigon, to.maul)).toBe(1);
			}
	});
});

describe('counters: talon, hand, plan, table, discard', () => {
	test('a whole round, fight by fight, and the next draw', () => {
		const table = startDuel();
		const both = () => [cardCounters(table.state, 'quigon'), cardCounters(table.state, 'maul')];
		expect(both()).toEqual([
			[48, 4, 3, 0, 0],
			[48, 4, 3, 0, 0]
		]);
		turnBoth(turnBoth(table, 'a3', 'a3'), 'a2', 'a1');
		playCards(table, 'maul', 'a3').tap('concede');
		expect(both()).toEqual([
			[48, 3, 2, 0, 2],
			[48, 2, 2, 3, 0]
		]);
		turnBoth(table, 'a1', 'a4').tap('concede');
		expect(both()).toEqual([
			[48, 3, 1, 0, 3],
			[48, 2, 1, 4, 0]
		]);
		playCards(turnBoth(table, 'a5', 'a2'), 'maul', 'a2').tap('concede');
		expect(both()).toEqual([
			[48, 3, 0, 1, 3],
			[48, 1, 0, 4, 2]
		]);
		table.tap('next');
		expect(figures(table)).toEqual([1, 2]);
		// Hands of ten and of eight cards, of which three are laid already.
		expect(both()).toEqual([
			[41, 7, 3, 0, 4],
			[41, 5, 3, 0, 6]
		]);
	});

	const dealt = (talon: number, hand: number, discard: number, reshuffle: 'onEmpty' | 'onNeed'): State => {
		const { state } = startDuel(BOX, { reshuffle });
		const duelist: Duelist = { ...state.duelists.quigon, talon, hand, plan: 0, discard: {}, unknown: discard };
		return { ...state, duelists: { ...state.duelists, quigon: duelist } };
	};
	test.each([
		['as soon as the talon is empty', 'onEmpty', [7, 28, 20], [20, 35, 0, 0, 0]],
		['only when a card is needed', 'onNeed', [7, 28, 20], [0, 35, 0, 0, 20]],
		['in the middle of a draw', 'onEmpty', [3, 32, 20], [16, 39, 0, 0, 0]],
		['in the middle of a draw, when needed', 'onNeed', [3, 32, 20], [16, 39, 0, 0, 0]],
		['nothing left to shuffle: fewer are drawn', 'onEmpty', [3, 52, 0], [0, 55, 0, 0, 0]]
	] as const)('drawing seven, reshuffled %s', (_, reshuffle, [talon, hand, discard], after) => {
		const { state } = drawFromTalon(dealt(talon, hand, discard, reshuffle), 'quigon', 7, () => undefined);
		expect(cardCounters(state, 'quigon')).toEqual(after);
	});

	test('the talon runs down by seven a round; the eighth round needs a reshuffle', () => {
		const table = startDuel();
		const talons: number[] = [];
		const pairs: readonly [CardId, CardId, number][] = [
			['a2', 'a1', 10],
			['a3', 'a2', 10],
			['a4', 'a3', 3]
		];
		const cards = pairs.flatMap(([mine, their, n]) => Array.from({ length: n }, () => [mine, their] as const));
		for (let round = 1; round <= 7; round++) {
			talons.push(table.state.duelists.quigon.talon);
			for (let fight = 0; fight < 3; fight++) turnBoth(table, ...cards.shift()!).tap('concede');
			table.act({ type: 'correct', set: { 'figure:quigon': 1 } }).tap('next');
		}
		expect(talons).toEqual([48, 41, 34, 27, 20, 13, 6]);
		expect(table.history.at(-1)!.steps.filter(({ rule }) => rule === 'cards.shuffle')).toEqual([
			{ rule: 'cards.shuffle', with: { side: 'quigon', cards: 21 } },
			{ rule: 'cards.shuffle', with: { side: 'maul', cards: 21 } }
		]);
		expect(cardCounters(table.state, 'maul')).toEqual([20, 32, 3, 0, 0]);
	});

	test('with counting on, the cards in hand and plan are shown when a talon runs out', () => {
		const { state } = startDuel(BOX, { counting: true });
		const left: Duelist = {
			...state.duelists.quigon,
			talon: 1,
			hand: 1,
			plan: 0,
			discard: { a1: 10, a2: 10, a3: 10, a4: 3, a5: 2, blocus: 4, puise: 3, chevalier: 3, x2: 3, perte: 2, retraite: 2, finale: 1 }
		};
		const steps: unknown[] = [];
		drawFromTalon(
			{ ...state, duelists: { ...state.duelists, quigon: left } },
			'quigon',
			2,
			(rule, ...more) => void steps.push([rule, ...more])
		);
		expect(steps).toContainEqual(['cards.all-known', { side: 'quigon', cards: ['quigon:explosion', 'quigon:furie'] }]);
	});

	test('cards on the table, in the plan and in the hand stay out of a reshuffle', () => {
		const { state } = turnBoth(startDuel(), 'a1', 'a5');
		const low: State = { ...state, duelists: { ...state.duelists, quigon: { ...state.duelists.quigon, talon: 1, unknown: 47 } } };
		const played = apply(low, { type: 'play', side: 'quigon', card: 'puise' });
		expect(played.ok && played.state.duelists.quigon).toMatchObject({
			hand: 5,
			plan: 2,
			talon: 46,
			unknown: 0,
			mixed: true,
			current: [{ card: 'a1' }, { card: 'puise' }]
		});
	});
});

describe('depth', () => {
	test('the table may change to depth score in mid-fight and back; a deck keeps 55 cards, and hands have to be counted again', () => {
		const table = turnBoth(startDuel(), 'a5', 'a3').act({ type: 'correct', set: { 'option:depth': 'score' } });
		table.tap('maul', 'quigon');
		expect([cardCounters(table.state, 'quigon'), cardCounters(table.state, 'maul')]).toEqual([
			[48, 4, 1, 0, 2],
			[48, 4, 1, 1, 1]
		]);
		table.act({ type: 'correct', set: { 'option:depth': 'cards' } });
		expect(table.guide.remind?.map(({ rule }) => rule)).toContain('remind.count');
		table.act({ type: 'correct', set: { 'hand:quigon': 2, 'hand:maul': 4 } });
		expect(cardCounters(table.state, 'quigon')).toEqual([48, 2, 1, 0, 4]); // Two were played and are in the discard pile.
		expect(table.guide.remind?.map(({ rule }) => rule)).not.toContain('remind.count');
		expect(turnBoth(table, 'a2', 'a1').state.phase).toBe('fight');
	});

	test('depth score has no dials of cards, depth cards has all of them', () => {
		expect(dials(startDuel(BOX, { depth: 'score' }).state).map(({ id }) => id)).not.toContain('hand:quigon');
		const ids = dials(startDuel().state).map(({ id }) => id);
		for (const what of ['figure', 'total', 'cards', 'hand', 'plan', 'talon', 'unknown']) expect(ids).toContain(`${what}:maul`);
	});
});

describe('corrections', () => {
	const set: [string, string, number, readonly number[]][] = [
		['a card more in the hand comes from the talon', 'hand:quigon', 5, [47, 5, 3, 0, 0]],
		['a card less goes back to it', 'hand:quigon', 3, [49, 3, 3, 0, 0]],
		['a card less in the plan is in the hand', 'plan:quigon', 2, [48, 5, 2, 0, 0]],
		['a card less in the talon is in the hand', 'talon:quigon', 46, [46, 6, 3, 0, 0]],
		['an unnamed discard came from the talon', 'unknown:quigon', 2, [46, 4, 3, 0, 2]]
	];
	test.each(set)('%s', (_, dial, to, after) =>
		expect(cardCounters(startDuel().act({ type: 'correct', set: { [dial]: to } }).state, 'quigon')).toEqual(after)
	);

	test('a missing planned card is replaced by one of the hand', () => {
		const table = startDuel().act({ type: 'correct', set: { 'plan:quigon': 0 } });
		turnBoth(table, 'a2', 'a1');
		expect(cardCounters(table.state, 'quigon')).toEqual([48, 6, 0, 1, 0]);
	});

	test('… or by none if the hand is empty too: 0 points, 0 cards', () => {
		const table = startDuel().act({ type: 'correct', set: { 'plan:quigon': 0, 'hand:quigon': 0 } });
		table.act({ type: 'turn', side: 'maul', card: 'a1' });
		expect(table.history.at(-1)!.steps.map(({ rule }) => rule)).toContain('plan.none');
		expect(table.tap('concede').state.results).toEqual(['maul']);
	});

	test('no side has a card to turn: the fight is drawn', () => {
		const none = { 'plan:quigon': 0, 'hand:quigon': 0, 'plan:maul': 0, 'hand:maul': 0 };
		expect(startDuel().act({ type: 'correct', set: none }).tap('drawn').state.results).toEqual(['drawn']);
	});

	test('totals, results, figures and the round are dials', () => {
		const table = turnBoth(startDuel(), 'a5', 'a3').act({ type: 'correct', set: { 'total:maul': 6, 'figure:maul': 4, round: 5 } });
		expect(table.guide.asks[0]).toMatchObject({ who: 'p1', prompt: { rule: 'fight.behind', with: { own: 5, other: 6 } } });
		table.tap('concede').act({ type: 'correct', set: { 'result:1': 'drawn' } });
		expect(table.state).toMatchObject({ results: ['drawn'], round: 5, duelists: { maul: { figure: 4 } } });
	});
});
