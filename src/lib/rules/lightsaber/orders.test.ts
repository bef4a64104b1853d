import { describe, expect, test } from 'vitest';
import {
	BOX,
	cardCounters,
	type Duel,
	turnBoth,
	setHands,
	playCards,
	orderFacts,
	scoreLine,
	startDuel,
	situationName
} from '../../../../tests/support/lightsaber.ts';
import type { Json } from '../contract.ts';
import { apply } from './apply.ts';
import { CARDS, type CardId, SPECIAL_CARDS, type SpecialId, SIDES } from './cards.ts';
import { totalOf } from './queries.ts';
import { game as lightsaber } from './game.ts';
import { blockNames, type OrderBlock } from './orders.ts';
import { PRINTED } from './printed.ts';

const box = (card: SpecialId, value: number, ...ops: readonly OrderBlock[]) => ({ ...BOX, ...orderFacts(card, value, ...ops) });
const rules = (table: Duel) => table.history.at(-1)!.steps.map(({ rule }) => rule);
/** Qui-Gon is far behind, so that he may go on playing. */
const far = (facts = BOX, opening: CardId = 'a1', hand = 9) =>
	setHands(turnBoth(startDuel(facts), opening, 'a5').act({ type: 'correct', set: { 'total:maul': 40 } }), hand, 4);

describe('the rulebook’s picture: X2 Obi-Wan and a total of 8', () => {
	const doubling = (scope: 'all' | 'chosen' | 'previous') => box('x2', 0, { op: 'multiply', by: 2, scope });

	test('8 to 6 with an X2 on Qui-Gon’s side: Maul must play or concede', () => {
		const table = playCards(turnBoth(startDuel(doubling('all')), 'a1', 'a3'), 'quigon', 'a3');
		playCards(playCards(table, 'maul', 'a3'), 'quigon', 'x2');
		expect([situationName(table.state), scoreLine(table.state)]).toEqual(['BEHIND(maul)', '8:6 (3:2) [2:3]']);
	});
	test('doubling all cards so far: 1, 3, X2 make 8', () =>
		expect(totalOf(playCards(far(doubling('all')), 'quigon', 'a3', 'x2').state, 'quigon')).toBe(8));
	test('doubling a chosen card, the 1: 1, 3, 3, X2 make 8', () =>
		expect(totalOf(playCards(far(doubling('chosen')), 'quigon', 'a3', 'a3', 'x2').tap('place:1').state, 'quigon')).toBe(8));
	test('doubling the card before: 4, X2 make 8, against 3 and 3', () => {
		const table = playCards(turnBoth(startDuel(doubling('previous')), 'a4', 'a3'), 'maul', 'a3');
		expect(scoreLine(playCards(table, 'quigon', 'x2').state)).toBe('8:6 (2:2) [3:3]');
	});
	test('if it was not read yet, the app asks what it doubles: one tap and one to confirm, and the order is stored', () => {
		const table = playCards(turnBoth(startDuel({}), 'a4', 'a5'), 'quigon', 'x2');
		expect(table.guide.asks[0]).toMatchObject({ fact: 'order:quigon:x2', who: 'p1', prompt: { rule: 'order.doubles' } });
		table.tap('preset:double-previous', 'that-is-all');
		expect(scoreLine(table.state)).toBe('8:5 (2:1) [3:4]');
		expect(table.state.facts).toEqual({ 'order:quigon:x2': { value: 0, ops: [{ op: 'multiply', by: 2, scope: 'previous' }] } });
	});
	test('… or the table enters the 8 by hand, for this time', () => {
		const table = playCards(turnBoth(startDuel({}), 'a4', 'a5'), 'quigon', 'x2').tap('this-time', 'set:8');
		expect(scoreLine(table.state)).toBe('8:5 (2:1) [3:4]');
		expect(table.state.facts).toEqual({});
	});
});

describe('the effect of each block', () => {
	const vectors: [string, readonly [SpecialId, number, ...OrderBlock[]], string, string[]][] = [
		['drawing two', ['perte', 0, { op: 'draw', who: 'self', n: 2 }], '1:40 (2:1) [10:4]', ['order.draws']],
		['the opponent draws two', ['perte', 0, { op: 'draw', who: 'other', n: 2 }], '1:40 (2:1) [8:6]', ['order.draws']],
		['a value', ['perte', 4], '5:40 (2:1) [8:4]', []],
		[
			'the whole hand thrown away',
			['perte', 0, { op: 'discard', who: 'self', n: 'all', by: 'owner' }],
			'1:40 (2:1) [0:4]',
			['order.discards']
		],
		[
			'three cards of the other hand at random',
			['perte', 0, { op: 'discard', who: 'other', n: 3, by: 'random' }],
			'1:40 (2:1) [8:1]',
			['order.discards']
		],
		[
			'never more than the hand holds',
			['perte', 0, { op: 'discard', who: 'other', n: 9, by: 'owner' }],
			'1:40 (2:1) [8:0]',
			['order.discards']
		],
		[
			'points for each card thrown away',
			['perte', 0, { op: 'discard', who: 'self', n: 2, by: 'owner', each: 3 }],
			'7:40 (2:1) [6:4]',
			['order.discards', 'order.adds']
		],
		['points for oneself', ['perte', 0, { op: 'add', who: 'self', n: 5 }], '6:40 (2:1) [8:4]', ['order.adds']],
		['points off the other side', ['perte', 0, { op: 'add', who: 'other', n: -9 }], '1:31 (2:1) [8:4]', ['order.takes-off']],
		[
			'the last card of the other side is void and still counts',
			['perte', 0, { op: 'cancel', what: 'last', stays: 'counts' }],
			'1:35 (2:1) [8:4]',
			['order.cancels']
		],
		['… or no longer counts', ['perte', 0, { op: 'cancel', what: 'last', stays: 'silent' }], '1:35 (2:0) [8:4]', ['order.cancels']],
		['… or leaves the table', ['perte', 0, { op: 'cancel', what: 'all', stays: 'out' }], '1:35 (2:0) [8:4]', ['order.cancels']],
		[
			'the only card to choose is chosen',
			['perte', 0, { op: 'cancel', what: 'chosen', stays: 'counts' }],
			'1:35 (2:1) [8:4]',
			['order.cancels']
		],
		[
			'the card before counts three times',
			['perte', 0, { op: 'multiply', by: 3, scope: 'previous' }],
			'3:40 (2:1) [8:4]',
			['order.multiplies']
		],
		['the total counts twice', ['perte', 2, { op: 'multiply', by: 2, scope: 'total' }], '6:40 (2:1) [8:4]', ['order.multiplies-total']],
		['all cards come back, this one too', ['perte', 0, { op: 'take-back', which: 'all' }], '0:40 (0:1) [10:4]', ['order.takes-back']],
		[
			'two blocks, one after the other',
			['perte', 1, { op: 'draw', who: 'self', n: 1 }, { op: 'add', who: 'self', n: 1 }],
			'3:40 (2:1) [9:4]',
			['order.draws', 'order.adds']
		]
	];
	test.each(vectors)('%s', (_, [card, value, ...ops], says, steps) => {
		const table = playCards(far(box(card, value, ...ops)), 'quigon', card);
		expect(scoreLine(table.state)).toBe(says);
		expect(rules(table).slice(1, -1)).toEqual(steps);
	});

	test('the next card counts twice, and only that one', () => {
		const table = playCards(far(box('perte', 0, { op: 'multiply', by: 2, scope: 'next' })), 'quigon', 'perte', 'a3', 'a3');
		expect(totalOf(table.state, 'quigon')).toBe(1 + 6 + 3);
	});

	test('the total keeps being doubled, including later cards', () => {
		const table = playCards(far(box('perte', 0, { op: 'multiply', by: 2, scope: 'total' })), 'quigon', 'perte', 'a3');
		expect(totalOf(table.state, 'quigon')).toBe(8);
	});

	test('cancelling a card removes its doubling', () => {
		const facts = {
			...box('x2', 0, { op: 'multiply', by: 2, scope: 'all' }),
			...orderFacts('blocus', 0, { op: 'cancel', what: 'last', stays: 'counts' })
		};
		const table = playCards(turnBoth(startDuel(facts), 'a4', 'a5'), 'quigon', 'x2');
		expect(scoreLine(table.state)).toBe('8:5 (2:1) [3:4]');
		playCards(table, 'maul', 'blocus');
		expect(scoreLine(table.state)).toBe('4:5 (2:2) [3:3]');
	});

	test.each([
		['still counts', 'counts', '1:40 (2:2) [8:3]'],
		['no longer counts', 'silent', '1:40 (2:1) [8:3]'],
		['leaves the table', 'out', '1:40 (2:1) [8:3]']
	] as const)('a waiting order cancels the other side’s next card, which %s; its own order is not followed', (_, stays, says) => {
		const table = playCards(far(box('perte', 0, { op: 'cancel', what: 'next', stays })), 'quigon', 'perte');
		table.act({ type: 'correct', set: { 'total:maul': 0 } });
		playCards(table, 'maul', 'puise').act({ type: 'correct', set: { 'total:maul': 40 } });
		expect(scoreLine(table.state)).toBe(says);
		expect(table.state.duelists.maul.talon).toBe(48);
		table.act({ type: 'correct', set: { 'total:maul': 0 } });
		expect(totalOf(playCards(table, 'maul', 'a3').state, 'maul')).toBe(3); // It cancels only one card.
	});

	test('“as many as you like”: the player who discards is asked for the number', () => {
		const table = playCards(
			far(box('explosion', 0, { op: 'discard', who: 'self', n: 'any', by: 'owner', only: [1, 2], each: 2 })),
			'quigon',
			'explosion'
		);
		expect(table.guide.asks[0]).toMatchObject({ kind: 'count', least: 0, most: 8, who: 'p1' });
		expect(scoreLine(table.tap(3).state)).toBe('7:40 (2:1) [5:4]');
	});

	test('a draw that may be smaller is asked for; without a choice nothing is asked', () => {
		const may = playCards(far(box('puise', 0, { op: 'draw', who: 'self', n: 2, may: true })), 'quigon', 'puise');
		expect(scoreLine(may.tap(1).state)).toBe('1:40 (2:1) [9:4]');
		const first = turnBoth(startDuel(box('x2', 0, { op: 'multiply', by: 2, scope: 'chosen' })), 'x2', 'a1');
		expect(rules(first)).toContain('order.nothing');
		const alone = playCards(far(box('x2', 0, { op: 'multiply', by: 2, scope: 'chosen' })), 'quigon', 'x2');
		expect(totalOf(alone.state, 'quigon')).toBe(2);
	});

	test('a card may win or lose its fight; its other effects come first', () => {
		const win = playCards(far(box('furie', 0, { op: 'win' }, { op: 'draw', who: 'self', n: 1 })), 'quigon', 'furie');
		expect(win.state).toMatchObject({ results: ['quigon'], duelists: { quigon: { hand: 9, won: [['a1', 'furie']] } } });
	});

	test('a card that goes back to the hand is known until cards are laid again, and a copy of it that is played is assumed to be that card', () => {
		const facts = box('retraite', 0, { op: 'take-back', which: 'others' });
		const table = playCards(far(facts, 'a3'), 'quigon', 'a3', 'retraite');
		expect(table.state.duelists.quigon.back).toEqual({ a3: 2 });
		playCards(table, 'quigon', 'a3');
		expect(table.state.duelists.quigon.back).toEqual({ a3: 1 });
		table.tap('concede');
		for (const _ of [2, 3]) turnBoth(table, 'a1', 'a2').tap('concede');
		table.tap('next');
		expect(table.state.duelists.quigon).toMatchObject({ back: {}, mixed: true });
	});

	test('if the whole hand is discarded, cards known to be in it are known in the discard pile', () => {
		const facts = box('retraite', 0, { op: 'take-back', which: 'others' });
		const table = playCards(far(facts, 'a3', 3), 'quigon', 'retraite', 'finale');
		expect(table.state.duelists.quigon).toMatchObject({ hand: 0, unknown: 1, discard: { a3: 1 }, back: {} });
	});
});

describe('orders are read off the box', () => {
	test('the advice of the rulebook is a hint: one tap confirms it, and the card is not asked again', () => {
		const table = playCards(turnBoth(startDuel({}), 'a1', 'a5'), 'quigon', 'puise');
		expect(table.guide.asks[0]!.prompt).toEqual({ rule: 'order.says', with: { card: 'quigon:puise', value: 0, ops: ['draw:2'] } });
		table.tap('that-is-all');
		expect(rules(table)).toEqual(['order.same', 'order.draws', 'fight.leads']);
		playCards(table, 'quigon', 'puise');
		expect(scoreLine(table.state)).toBe('1:5 (3:1) [6:4]');
		expect(table.taps).toBe(1);
	});

	test('the other deck is asked separately, and its card may be copied in one tap', () => {
		const table = turnBoth(startDuel({ 'order:quigon:furie': { value: 3, ops: [] } }), 'a1', 'furie');
		expect(scoreLine(table.tap('other-deck').state)).toBe('1:3 (1:1) [4:4]');
		expect(table.state.facts['order:maul:furie']).toEqual({ value: 3, ops: [] });
	});

	test('an order is entered block by block', () => {
		const table = turnBoth(startDuel({}), 'furie', 'a5');
		table
			.tap('value', 3)
			.tap('elsewise', 'draw', 'draw', 2)
			.tap('elsewise', 'cancel', 'cancel-last', 'stays:silent')
			.tap('text', 'Qui-Gon se déchaîne')
			.tap('that-is-all');
		expect(table.state.facts['order:quigon:furie']).toEqual({
			value: 3,
			ops: [
				{ op: 'draw', who: 'self', n: 2 },
				{ op: 'cancel', what: 'last', stays: 'silent' }
			],
			text: 'Qui-Gon se déchaîne'
		});
		expect(scoreLine(table.state)).toBe('3:0 (1:0) [6:4]');
	});

	test('Lorsque tu joues une carte spéciale, suis la consigne: an order without effect is stored only after a second, explicit tap', () => {
		const table = turnBoth(startDuel({}), 'furie', 'a5');
		table.tap('that-is-all');
		expect(table.state.facts).toEqual({});
		expect(table.tap('no-effect').state.facts).toEqual({ 'order:quigon:furie': { value: 0, ops: [] } });
		expect(situationName(table.state)).toBe('BEHIND(quigon)');
	});

	test('every block can be entered with the editor', () => {
		const cases: [string, (string | number)[], OrderBlock][] = [
			['furie', ['draw', 'draw-other-may', 3], { op: 'draw', who: 'other', n: 3, may: true }],
			['furie', ['multiply', 'multiply-next', 3], { op: 'multiply', by: 3, scope: 'next' }],
			['furie', ['cancel', 'cancel-next', 'stays:out'], { op: 'cancel', what: 'next', stays: 'out' }],
			['furie', ['discard', 'discard:all'], { op: 'discard', who: 'self', n: 'all', by: 'owner' }],
			['furie', ['discard', 'discard-other', 2, 'picked:random', 'done', 0], { op: 'discard', who: 'other', n: 2, by: 'random' }],
			[
				'furie',
				['discard', 'discard:any', 'picked:owner', 'value:2', 'value:1', 'done', 1],
				{ op: 'discard', who: 'self', n: 'any', by: 'owner', only: [1, 2], each: 1 }
			],
			['furie', ['take-back', 'take-back:all'], { op: 'take-back', which: 'all' }],
			['furie', ['add', 'subtract-other', 4], { op: 'add', who: 'other', n: -4 }],
			['furie', ['add', 'add', 4], { op: 'add', who: 'self', n: 4 }],
			['furie', ['lose'], { op: 'lose' }],
			['furie', ['win'], { op: 'win' }],
			['furie', ['by-hand'], { op: 'by-hand' }]
		];
		for (const [card, touches, op] of cases) {
			const table = turnBoth(startDuel({}), card as CardId, 'a5').tap('elsewise', ...touches, 'that-is-all');
			expect(table.state.facts['order:quigon:furie']).toEqual({ value: 0, ops: [op] });
		}
	});

	test('by hand: totals, hands, discarded cards and the end of the fight are one action', () => {
		const table = turnBoth(startDuel({}), 'furie', 'a5').tap(
			'this-time',
			'changes',
			'hand:quigon',
			6,
			'throws:maul',
			2,
			'total:quigon',
			9,
			'done'
		);
		expect(scoreLine(table.state)).toBe('9:5 (1:1) [6:2]');
		expect([cardCounters(table.state, 'quigon'), cardCounters(table.state, 'maul')]).toEqual([
			[46, 6, 2, 1, 0],
			[48, 2, 2, 1, 2]
		]);
		expect(turnBoth(startDuel({}), 'furie', 'a5').tap('this-time', 'won:quigon').state.results).toEqual(['quigon']);
	});

	test('by hand: cards missing from a talon were drawn, or else discarded unseen', () => {
		const table = turnBoth(startDuel({}), 'furie', 'a5').tap('this-time', 'changes', 'talon:maul', 44, 'hand:maul', 6, 'done');
		expect(cardCounters(table.state, 'maul')).toEqual([44, 6, 2, 1, 2]);
	});

	test('impossible numbers are refused', () => {
		const { state } = turnBoth(startDuel({}), 'furie', 'a5').act({ type: 'this-time' });
		for (const sheet of [
			{ set: { 'hand:quigon': 99 }, throws: {} },
			{ set: { 'figure:quigon': 4 }, throws: {} },
			{ set: {}, throws: { maul: 5 } }
		])
			expect(apply(state, { type: 'followed', ...sheet })).toMatchObject({ ok: false, refused: { rule: 'order.sheet' } });
	});

	test('the editor starts empty for the cards about which the rulebook gives no advice', () => {
		for (const card of ['blocus', 'chevalier', 'perte', 'furie']) expect(PRINTED.order.assumed).not.toHaveProperty(`quigon:${card}`);
		expect(Object.keys(PRINTED.order.assumed).toSorted()).toEqual(
			['explosion', 'finale', 'puise', 'retraite'].flatMap((card) => [`maul:${card}`, `quigon:${card}`]).toSorted()
		);
	});

	test('an order that no card can have is not stored', () => {
		const { state } = startDuel({});
		const wrong: [string, Json][] = [
			['order:quigon:a1', { value: 1, ops: [] }],
			['order:quigon:lord', { value: 1, ops: [] }],
			['order:obiwan:x2', { value: 1, ops: [] }],
			['order:maul:furie', { value: 10, ops: [] }],
			['order:maul:furie', { value: 1 }],
			['order:maul:furie', { value: 1, ops: [{ op: 'explode' }] }],
			['order:maul:furie', { value: 1, ops: [{ op: 'draw', who: 'self', n: 0 }] }],
			['order:maul:furie', { value: 1, ops: [{ op: 'discard', who: 'self', n: 1, by: 'owner', only: [2, 1] }] }],
			['order:maul:furie', { value: 1, ops: [null] }],
			['order:maul:furie', null],
			['order:maul:furie', { value: 1, ops: [], text: 'x'.repeat(301) }]
		];
		for (const [fact, value] of wrong)
			expect(apply(state, { type: 'learn', fact, value }), fact).toMatchObject({ ok: false, refused: { rule: 'table.unreadable' } });
	});

	test('the memory page asks for all eighteen cards', () => {
		for (const side of SIDES)
			for (const card of SPECIAL_CARDS) expect(lightsaber.fact(`order:${side}:${card}`)).toMatchObject({ fact: `order:${side}:${card}` });
		expect(SPECIAL_CARDS).toHaveLength(9);
		expect(CARDS).toHaveLength(14);
	});

	test('the words of a block are made from its parts', () => {
		expect(blockNames({ op: 'discard', who: 'other', n: 'any', by: 'random', only: [1, 2], each: 3 })).toEqual([
			'discard-other:any',
			'picked:random',
			'only:1-2',
			'each:3'
		]);
	});
});
