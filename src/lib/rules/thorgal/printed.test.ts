import { describe, expect, test } from 'vitest';
import {
	after,
	BOX,
	chaams,
	findOdd,
	moment,
	openedAsk,
	refusal,
	seats,
	steps,
	throwing,
	withUnknown
} from '../../../../tests/support/thorgal.ts';
import { TableDriver } from '../../../../tests/support/table-driver.ts';
import { game as thorgal } from './game.ts';
import { activeHero } from './heroes.ts';
import type { Action } from './types.ts';

describe('what is printed on the box', () => {
	const { 'war:10': _war, 'symbols:3': _symbols, 'step:2': _step, ...blank } = BOX;

	test('Ogotaï’s start is asked before anything else, and never again', () => {
		const table = new TableDriver(thorgal, seats(3));
		expect(table.guide.asks).toMatchObject([{ fact: 'start:3' }]);
		expect(refusal(table.state, throwing('D1', 'S1 S1 S1 S1 S1'))).toBe('table.read-first');
		table.tap('3');
		expect(table.state).toMatchObject({ ogotai: 3, facts: { 'start:3': 3 } });
	});

	test('an unread war space is an optional ask, and stops the game only when Ogotaï stands on it', () => {
		const state = moment({ facts: blank, more: { phase: 'throw', ogotai: 9 }, turn: { free: 5, throws: 0 } });
		expect(thorgal.guide(state).asks).toContainEqual(expect.objectContaining({ fact: 'war:10', optional: true }));
		const marching = after({ ...state, phase: 'ogotai', active: 2 }, { type: 'advance' });
		expect(thorgal.guide(marching).asks).toMatchObject([{ fact: 'war:10' }]);
		expect(after(marching, { type: 'learn', fact: 'war:10', value: 0 })).toMatchObject({ round: 2, facts: { 'war:10': 0 } });
	});

	test('a war space put off for later lets the game go on, and is learned whenever the table reads it', () => {
		const table = new TableDriver(thorgal, seats(3, { depth: 'war' })).tap('3', 'end', 'end', 'end', 'advance');
		expect(table.guide.asks).toMatchObject([{ fact: 'war:4', later: true }]);
		table.tap('later');
		expect(table.state).toMatchObject({ ogotai: 4, round: 2, phase: 'throw', later: ['war:4'] });
		expect(table.guide.asks[0]).not.toHaveProperty('fact');
		expect(table.guide.asks).toContainEqual(expect.objectContaining({ fact: 'war:4', optional: true }));
		table.act({ type: 'learn', fact: 'war:4', value: 1 });
		expect(table.state).toMatchObject({ ogotai: 4, facts: { 'war:4': 1 } });
		expect(table.state.later).toBeUndefined();
		expect(table.guide.asks.some(({ fact }) => fact === 'war:4')).toBe(false);
	});

	test('symbols are read when a place is turned over', () => {
		const state = moment({ at: 2, frontier: 2, won: 'V', facts: blank });
		const waiting = after(state, { type: 'reveal' });
		expect(thorgal.guide(waiting).asks).toMatchObject([{ fact: 'symbols:3' }]);
		expect(after(waiting, { type: 'learn', fact: 'symbols:3', value: 1 })).toMatchObject({ phase: 'reveal', heroTurn: { chaams: 1 } });
		expect(after(waiting, { type: 'learn', fact: 'symbols:3', value: 0 })).toMatchObject({ phase: 'action' });
	});

	test('the seventh place needs no reading: the rulebook shows its two symbols', () => {
		expect(after(moment({ at: 6, frontier: 6, won: 'V', facts: blank }), { type: 'reveal' })).toMatchObject({
			phase: 'reveal',
			heroTurn: { chaams: 2 }
		});
	});

	test('a step is read when a hero wants to leave', () => {
		const table = new TableDriver(thorgal, seats(3), blank);
		table.state = moment({ at: 2, frontier: 3, won: 'V', hand: 'com1 esq1 inf1 per1', facts: blank });
		table.tap('step', 'different:4').tap('step');
		expect(activeHero(table.state).at).toBe(3);
	});

	test('if one of the two steps demands six cards, the other must demand four', () => {
		const facts = { ...blank, 'step:4': { cards: 6, kind: 'identical' } };
		const ask = openedAsk(moment({ at: 2, frontier: 3, won: 'V', facts }), 'step');
		expect(ask.kind === 'choose' && ask.options.map(({ id }) => id)).toEqual(['different:4', 'identical:4']);
	});

	test('starting cards are read off the hero card, and the hand is known from then on', () => {
		const table = new TableDriver(thorgal, seats(3), BOX);
		expect(table.state.heroes[0]).toMatchObject({ hand: {}, unknown: 3 });
		expect(table.guide.asks.find(({ fact }) => fact === 'hand:tho')).toMatchObject({ kind: 'pick', optional: true });
		table.act({ type: 'learn', fact: 'hand:tho', value: ['com', 'com', 'cor'] });
		expect(table.state.heroes[0]).toMatchObject({ hand: { com: 2, cor: 1 }, unknown: 0 });
	});

	test('unknown cards can pay for any skill that they may still be', () => {
		const state = withUnknown(moment({ at: 3, frontier: 3, places: { 3: 'cor2' } }), 0, 3);
		const next = after(state, { type: 'eliminate', card: 'cor2' });
		expect(activeHero(next).unknown).toBe(1);
		expect(next.skillDiscard).toEqual({ cor: 2 });
		const gone = { ...state, skillDiscard: { cor: 7 } };
		expect(refusal(gone, { type: 'eliminate', card: 'cor2' })).toBe('chaams.price');
	});

	test('a third copy of a Chaams is learned; if the box is known to hold two, it is asked', () => {
		const two = moment({ places: { 1: 'cor1 cor1' }, turn: { chaams: 1 }, won: 'C1', more: { phase: 'chaams' } });
		const third: Action = { type: 'chaam', card: 'cor1', to: 1 };
		expect(steps(two, third)).toContain('box.copies-seen');
		expect(after(two, third).facts['copies:cor1']).toBe(3);
		const known = { ...two, facts: { ...two.facts, 'copies:cor1': 2 } };
		expect(refusal(known, third)).toBe('chaams.copies');
		const table = new TableDriver(thorgal, seats(3), BOX);
		table.state = known;
		table.tap('cor1', 'hold:3');
		expect(table.state).toMatchObject({ facts: { 'copies:cor1': 3 }, phase: 'action' });
	});

	test('a whole pile drawn before the first shuffle shows what the box holds', () => {
		const all = chaams('com1 com1 com1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2 ass2');
		const state = moment({ turn: { chaams: 1 }, won: 'C1', more: { phase: 'chaams', places: [all, [], [], [], [], [], [], []] } });
		const next = after(state, { type: 'chaam', card: 'cor2', to: 1 });
		expect(next.facts).toMatchObject({ 'copies:com1': 3, 'copies:esq1': 1, 'copies:cor2': 1 });
		expect(next.facts['copies:com3']).toBeUndefined();
	});

	test('dice with other faces change the odds and the throw', () => {
		const state = moment({
			facts: { ...BOX, 'faces:white': ['V', 'V', 'V', 'V', 'V', 'V'], 'faces:black': ['D1', 'D2', 'D3', 'T', 'G', 'O'] },
			turn: { free: 5, throws: 0 },
			more: { phase: 'throw' }
		});
		const odd = findOdd(state, 'odds.travel');
		expect(odd.chance).toBeCloseTo(5 / 6, 12);
		expect(odd.how).toBeUndefined();
	});
});
