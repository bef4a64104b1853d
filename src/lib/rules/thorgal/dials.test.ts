import { describe, expect, test } from 'vitest';
import { after, BOX, example, held, moment, refusal, seats } from '../../../../tests/support/thorgal.ts';
import { TableDriver } from '../../../../tests/support/table-driver.ts';
import { cardCount } from '../deck.ts';
import { powerDials } from './dials.ts';
import { game as thorgal } from './game.ts';
import { skillPileSize } from './piles.ts';

describe('the depth can be changed', () => {
	test('to counted hands: hands and discards become numbers, Chaams keep the faces that were seen', () => {
		const table = example().act({ type: 'correct', set: { 'option:depth': 'light' } });
		expect(table.state.heroes.map(({ hand: cards, unknown }) => [cardCount(cards), unknown])).toEqual([
			[0, 4],
			[0, 3],
			[0, 4]
		]);
		expect(table.state.places[3]).toEqual(['com1', 'per1']);
		expect(skillPileSize(table.state)).toBe(37);
	});

	test('back to all cards: each hand and each unseen Chaams is an optional ask', () => {
		const table = example({ depth: 'light' }).act({ type: 'correct', set: { 'option:depth': 'full' } });
		const asked = table.guide.asks.filter(({ optional }) => optional).map(({ prompt }) => prompt.rule);
		expect(asked.filter((rule) => rule === 'hand.which').length).toBe(3);
		expect(asked).toContain('chaams.unseen');
		table.act({ type: 'recall', hero: 'pie', cards: ['esq', 'esq', 'cor', 'cor'] }, { type: 'recognise', place: 4, card: 'com1' });
		expect(held(table.state, 'pie')).toEqual({ esq: 2, cor: 2 });
		expect(table.state.places[3]).toEqual(['com1', '?']);
	});

	test('from dice alone: places, hands and Chaams are entered, or left as they are', () => {
		const table = example({ depth: 'dice' }).act({ type: 'correct', set: { 'option:depth': 'light' } });
		const counted = table.guide.asks.filter(({ prompt }) => prompt.rule.startsWith('recount.'));
		expect(counted.length).toBe(1 + 3 + 3 + 6 + 1);
		table.act({ type: 'correct', set: { 'chaams:4': 1 } });
		expect(table.state.recount).not.toContain('chaams:4');
		table.tap('counted');
		expect(table.state.recount).toEqual([]);
	});

	const war = () => new TableDriver(thorgal, seats(3, { depth: 'war' }), BOX).tap('L:1', 'reveal');
	const recounted = ['unknown:tho', 'unknown:kri', 'unknown:aar'];

	test.each([
		['light', recounted],
		['full', recounted],
		['dice', []]
	] as const)('from the war to %s only the hands are asked for; places, Chaams and Ogotaï stay', (depth, missing) => {
		const before = war().state;
		const table = war().act({ type: 'correct', set: { 'option:depth': depth } });
		expect(table.state.recount).toEqual(missing);
		expect(table.state).toMatchObject({ ogotai: before.ogotai, places: before.places, frontier: 2, options: { depth } });
		const cards = table.guide.asks.filter(({ prompt, optional }) => prompt.rule === 'recount.cards' && optional);
		expect(cards).toHaveLength(missing.length);
	});

	test.each(['light', 'full'] as const)('from %s to the war nothing is asked, and what was kept stays', (depth) => {
		const before = new TableDriver(thorgal, seats(3, { depth }), BOX).state;
		const table = new TableDriver(thorgal, seats(3, { depth }), BOX).act({ type: 'correct', set: { 'option:depth': 'war' } });
		expect(table.state).toMatchObject({ recount: [], places: before.places, ogotai: before.ogotai, options: { depth: 'war' } });
		expect(table.guide.asks[0]!.prompt.rule).toBe('turn.now');
		expect(cardCount(before.heroes[0]!.hand) + before.heroes[0]!.unknown).toBe(table.state.heroes[0]!.unknown);
	});

	test('from dice alone to the war the path is counted, but no hand', () => {
		const table = new TableDriver(thorgal, seats(3, { depth: 'dice' }), BOX).act({ type: 'correct', set: { 'option:depth': 'war' } });
		expect(table.state.recount).toEqual(['frontier', 'at:tho', 'at:kri', 'at:aar', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `chaams:${n}`)]);
		expect(table.tap('counted').state.recount).toEqual([]);
	});

	test('with dice alone the table enters how the game ended', () => {
		const table = new TableDriver(thorgal, seats(2, { depth: 'dice' }), BOX);
		table.tap('D1', 'V').tap('stop').tap('end:victory');
		expect(table.state.over).toEqual({ won: ['p1', 'p2'], by: { rule: 'end.victory', with: { hero: 'tho' } } });
		expect(refusal(moment(), { type: 'ended', how: 'no-place' })).toBe('table.not-now');
	});
});

test('a power opens the dials that it changes, as entered for its card, or all of them', () => {
	const used = after(moment({ places: { 1: 'com1' } }), { type: 'power' });
	expect(powerDials(used).length).toBeGreaterThan(20);
	const named = after(used, { type: 'learn', fact: 'power:tho', value: { note: 'Retire un Chaams', touches: ['remove-chaam'] } });
	expect(powerDials(named).map(({ id }) => id)).toEqual(['chaams:1', 'chaam:1:com1', 'fallen']);
	expect(after(named, { type: 'correct', set: { 'chaam:1:com1': 0 } })).toMatchObject({ chaamsDiscard: { com1: 1 } });
});
