import { describe, expect, test } from 'vitest';
import { BOX, chaams, counts, example, held, moment, openedAsk, refusal, seats, throwing } from '../../../../../tests/support/thorgal.ts';
import { TableDriver } from '../../../../../tests/support/table-driver.ts';
import { cardCount } from '../../deck.ts';
import { diceCount } from '../../dice.ts';
import { forecast, statusFigures } from '../forecast.ts';
import { game as thorgal } from '../game.ts';
import { handSize } from '../heroes.ts';
import { chaamsOnPath, chaamsPileSize, emptyPlaces, skillPileSize } from '../piles.ts';
import type { Action, State } from '../types.ts';

describe('the example turn of the rulebook', () => {
	test('step by step in 22 taps', () => {
		const table = example();
		expect(statusFigures(table.state)).toMatchObject({ ogotai: 9, nextWar: 3, free: 5, stock: 16, travelToWin: 5, danger: false });

		table.tap('D3', 'S1', 'SV', 'C1');
		expect(table.state.heroTurn).toMatchObject({ won: ['S1', 'SV', 'C1'], free: 2 });
		table.tap('T', 'S1');
		expect(table.state.heroTurn).toMatchObject({ won: ['S1', 'SV', 'C1', 'S1'], free: 1, swap: true });
		table.tap('tho', 'esq', 'com', 2);
		expect(held(table.state, 'pie')).toEqual({ com: 2, cor: 2 });
		expect(held(table.state, 'tho')).toEqual({ com: 1, per: 1, esq: 2 });
		table.tap('stop');
		expect(table.state).toMatchObject({ phase: 'chaams', heroTurn: { chaams: 1 } });
		expect(refusal(table.state, { type: 'chaam', card: 'cor2', to: 7 })).toBe('chaams.hidden');
		table.tap('cor2', 'L:6');
		expect(table.state.places[5]).toEqual(['cor2']);
		expect([chaamsPileSize(table.state), chaamsOnPath(table.state)]).toEqual([15, 3]);
		expect(table.state.heroTurn.won).toEqual(['S1', 'SV', 'S1']);
		table.tap('reveal').tap('com1').tap('inf1');
		expect(table.state).toMatchObject({ frontier: 7, phase: 'action', heroTurn: { won: ['S1', 'S1'] } });
		expect([chaamsPileSize(table.state), chaamsOnPath(table.state)]).toEqual([13, 5]);
		table.tap('S1', 'per').tap('S1', 'inf');
		expect(held(table.state, 'pie')).toEqual({ com: 2, cor: 2, per: 1, inf: 1 });
		expect(skillPileSize(table.state)).toBe(35);
		table.tap('cor2');
		expect(held(table.state, 'pie')).toEqual({ com: 2, per: 1, inf: 1 });
		expect(table.state).toMatchObject({ chaamsDiscard: { cor2: 1 }, skillDiscard: { cor: 2 } });
		table.tap('end');
		expect(table.taps).toBe(22);
		expect([chaamsPileSize(table.state), cardCount(table.state.chaamsDiscard), chaamsOnPath(table.state)]).toEqual([13, 1, 4]);
		expect([...table.state.heroes.map(handSize), skillPileSize(table.state), cardCount(table.state.skillDiscard)]).toEqual([
			4, 3, 4, 35, 2
		]);
	});

	test('then Ogotaï, on a space of three: Mayaxatl, Jungle, and Cité Xinjin since the fourth place is occupied; 4 taps', () => {
		const table = example();
		table.state = {
			...table.state,
			phase: 'ogotai',
			frontier: 7,
			places: table.state.places.with(6, chaams('com1 inf1')),
			chaamsDiscard: { cor2: 1 }
		};
		expect(emptyPlaces(table.state)).toEqual([1, 2, 3, 5, 6]);
		expect(forecast(table.state).falls).toEqual([6, 5, 3]);
		table.tap('advance').tap('com1').tap('ass1').tap('esq1');
		expect(counts(table.state)).toEqual([0, 0, 1, 2, 1, 1, 2, 0]);
		expect([chaamsPileSize(table.state), cardCount(table.state.chaamsDiscard), chaamsOnPath(table.state)]).toEqual([10, 1, 7]);
		expect(emptyPlaces(table.state)).toEqual([1, 2]);
		expect(table.state).toMatchObject({ round: 2, phase: 'throw', active: 0 });
		expect(table.taps).toBe(4);
	});

	test('with every die entered: the throw, then the dice taken', () => {
		const table = example();
		table.act(throwing('D3', 'S1 SV C1 C2 C2'));
		expect(refusal(table.state, { type: 'pick', dice: ['S1', 'SV'] })).toBe('destiny.count');
		table.tap('S1', 'SV', 'C1');
		expect(table.taps).toBe(3);
		expect(table.state.heroTurn).toMatchObject({ won: ['S1', 'SV', 'C1'], free: 2 });
		table.act(throwing('T', 'S1 C1')).tap('S1').tap('tho', 'esq', 'com', 2);
		expect(held(table.state, 'pie')).toEqual({ com: 2, cor: 2 });
	});

	test('a throw typed die by die takes six taps', () => {
		const table = new TableDriver(thorgal, seats(3), BOX);
		const [ask] = table.guide.asks;
		expect(ask).toMatchObject({ kind: 'dice', groups: [{ id: 'black' }, { id: 'white' }] });
		expect(ask?.kind === 'dice' && ask.groups.reduce((sum, group) => sum + diceCount(group), 0)).toBe(6);
	});

	test('with the cards by number and the Chaams by place: 13 taps, and one for the price of an unseen Chaams', () => {
		const table = example({ depth: 'light' });
		table.tap('D3', 'S1', 'SV', 'C1').tap('T', 'S1').tap('stop').tap('L:6').tap('reveal').tap('S1').tap('S1').tap('?', '2').tap('end');
		expect(table.taps).toBe(13 + 1);
		expect(counts(table.state)).toEqual([0, 0, 0, 2, 0, 0, 2, 0]);
		expect(table.state.heroes.map(handSize)).toEqual([4, 3, 4]);
	});

	test('with dice and track alone: 8 taps', () => {
		const table = example({ depth: 'dice' });
		table.tap('D3', 'S1', 'SV', 'C1').tap('T', 'S1').tap('stop').tap('end');
		expect(table.taps).toBe(8);
		expect(table.state.phase).toBe('ogotai');
	});
});

describe('fewest taps', () => {
	const at = (state: State): TableDriver<State, Action> => {
		const table = new TableDriver(thorgal, seats(3), BOX);
		table.state = state;
		return table;
	};
	const beforeThrow = moment({ turn: { free: 5, throws: 0 }, more: { phase: 'throw' } });
	const step6 = 'com1 esq1 inf1 per1 ass1 cor1';

	test.each<[string, State, (string | number)[], number]>([
		['one white die taken', beforeThrow, ['D1', 'V'], 2],
		['three white dice taken', beforeThrow, ['D3', 'V', 'S1', 'S2'], 4],
		['the Goddess without a die', beforeThrow, ['G', 'done', 'end'], 2 + 1],
		['the Goddess with five dice, in one row', beforeThrow, ['G', 'V', 'V', 'S1', 'SV', 'S2', 'done', 'end'], 7 + 1],
		['Ogotaï with one die, and its card', beforeThrow, ['O', 'C1', 'done', 'com1', 'end'], 3 + 1 + 1],
		['a plain move', moment({ at: 1, frontier: 2, won: 'V' }), ['move'], 1],
		['a step with one way to pay', moment({ at: 6, frontier: 7, won: 'V', hand: step6 }), ['step'], 1],
		['a step of identical cards with one way to pay', moment({ at: 4, frontier: 5, won: 'V', hand: 'com4 esq3' }), ['step'], 1],
		['a step of identical cards with two ways', moment({ at: 4, frontier: 5, won: 'V', hand: 'com4 esq4' }), ['step', 'esq'], 2],
		['the last step and its confirmation', moment({ at: 8, frontier: 8, hand: 'cor6' }), ['final', 'cor'], 2],
		['a Chaams eliminated', moment({ at: 3, frontier: 3, hand: 'cor2', places: { 3: 'cor2' } }), ['cor2'], 1],
		['a Chaams where only one place is near', moment({ turn: { chaams: 1 }, won: 'C1', more: { phase: 'chaams' } }), ['com1'], 1],
		['a place with three symbols', moment({ at: 5, frontier: 5, won: 'V' }), ['reveal', 'com1', 'com1', 'esq2'], 4],
		['two cards over the limit', moment({ hand: 'com6 esq6' }), ['com', 'esq'], 2],
		['a power', moment(), ['power'], 1]
	])('%s', (_, state, touches, taps) => {
		const table = at(state).tap(...touches);
		expect(table.taps).toBe(taps);
		expect(table.actions.length).toBeGreaterThan(0);
	});
});

test('a place that Ogotaï is about to need is marked when a Chaams is put there', () => {
	const state = moment({ at: 2, frontier: 3, places: {}, turn: { chaams: 1 }, won: 'C1', more: { phase: 'chaams', ogotai: 9 } });
	const ask = openedAsk(state, 'com1');
	expect(ask.kind === 'choose' && ask.options[0]).toMatchObject({ label: { rule: 'chaams.last-slot', with: { war: 3, free: 2 } } });
});
