import { describe, expect, test } from 'vitest';
import { after, dice, moment, refusal, steps, throwing, withHands, withUnknown } from '../../../../tests/support/thorgal.ts';
import { game as thorgal } from './game.ts';
import type { Action, State } from './types.ts';

describe('impossible actions are refused, and nothing changes', () => {
	const beforeThrow = moment({ turn: { free: 5, throws: 0 }, more: { phase: 'throw' } });
	const drawing = moment({
		turn: { chaams: 1 },
		won: 'C1',
		more: { phase: 'chaams' },
		places: { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1' }
	});

	test.each<[string, State, Action, string]>([
		['four white dice', beforeThrow, throwing('D1', 'S1 S1 S1 S1'), 'table.dice'],
		['six white dice', beforeThrow, throwing('D1', 'S1 S1 S1 S1 S1 S1'), 'table.dice'],
		['a face no die has', beforeThrow, throwing('D1', 'S1 S1 S1 S1 S9'), 'table.dice'],
		['a black face no die has', beforeThrow, throwing('X', 'S1 S1 S1 S1 S1'), 'table.dice'],
		['two black dice', beforeThrow, { type: 'throw', dice: { black: ['D1', 'D1'], white: dice('S1 S1 S1 S1 S1') } }, 'table.dice'],
		['six dice taken', beforeThrow, { type: 'took', black: 'G', dice: dice('S1 S1 S1 S1 S1 S1') }, 'table.dice'],
		['a Chaams from the Goddess', beforeThrow, { type: 'took', black: 'G', dice: ['C1'] }, 'destiny.not-given'],
		['one die where two are due', beforeThrow, { type: 'took', black: 'D2', dice: ['V'] }, 'destiny.count'],
		['no throw at all', beforeThrow, { type: 'stop' }, 'destiny.first'],
		['a ninth card of a skill', moment({ won: 'S1', hand: 'com8' }), { type: 'draw', die: 'S1', cards: ['com'] }, 'skills.eight'],
		[
			'a ninth card in a hand named later',
			withUnknown(moment({ hand: 'com8' }), 1, 1),
			{ type: 'recall', hero: 'kri', cards: ['com'] },
			'skills.eight'
		],
		['fewer cards than the die shows', moment({ won: 'S2' }), { type: 'draw', die: 'S2', cards: ['com'] }, 'skills.full-value'],
		['a thirteenth Chaams of level 1', drawing, { type: 'chaam', card: 'com1', to: 1 }, 'chaams.level'],
		['a level 3 in a base game', drawing, { type: 'chaam', card: 'com3', to: 1 }, 'chaams.level'],
		['a Chaams that is not due', moment(), { type: 'chaam', card: 'com1', to: 1 }, 'chaams.none'],
		['a nineteenth Chaams by hand', drawing, { type: 'correct', set: { 'chaams:1': 19 } }, 'table.no-dial'],
		[
			'a step paid with too few cards',
			moment({ at: 2, frontier: 3, won: 'V', hand: 'com1 esq1 inf1' }),
			{ type: 'step', cards: ['com', 'esq', 'inf'] },
			'path.payment'
		],
		[
			'a step paid with unlike cards where like ones are due',
			moment({ at: 4, frontier: 5, won: 'V', hand: 'com3 esq1' }),
			{ type: 'step', cards: ['com', 'com', 'com', 'esq'] },
			'path.payment'
		],
		['a step where there is none', moment({ at: 3, frontier: 4, won: 'V' }), { type: 'step', cards: [] }, 'path.no-step'],
		['a discard of cards not held', moment({ hand: 'com6 esq5' }), { type: 'discard', cards: ['inf'] }, 'skills.not-held'],
		[
			'a hand of four as starting cards',
			moment(),
			{ type: 'learn', fact: 'hand:tho', value: ['com', 'com', 'com', 'com'] },
			'table.unreadable'
		],
		['a war space of five', moment(), { type: 'learn', fact: 'war:3', value: 5 }, 'table.unreadable'],
		['a value on the summit', moment(), { type: 'learn', fact: 'war:15', value: 1 }, 'table.unreadable'],
		[
			'overruling a rule that does not bend',
			moment({ at: 8, frontier: 8 }),
			{ type: 'anyway', action: { type: 'move' }, bends: ['path.end'] },
			'table.stiff'
		]
	])('%s', (_, state, action, rule) => {
		const before = JSON.stringify(state);
		expect(refusal(state, action)).toBe(rule);
		expect(JSON.stringify(state)).toBe(before);
	});
});

describe('a power or a house rule may overrule a refusal', () => {
	test.each<[string, State, Action, string]>([
		['a move without a die', moment({ at: 3, frontier: 4 }), { type: 'move' }, 'path.die'],
		['a step with too few cards', moment({ at: 2, frontier: 3, won: 'V', hand: 'com2' }), { type: 'step' }, 'path.payment'],
		['a move without the step', moment({ at: 2, frontier: 3, won: 'V' }), { type: 'move' }, 'path.step-first'],
		['the fourth place with one die', moment({ at: 3, frontier: 3, won: 'V' }), { type: 'reveal' }, 'path.two-dice'],
		[
			'a Chaams next door',
			moment({ at: 3, frontier: 4, hand: 'com1', places: { 4: 'com1' } }),
			{ type: 'eliminate', card: 'com1', from: 4 },
			'chaams.not-here'
		],
		['a Chaams for nothing', moment({ at: 3, frontier: 4, places: { 3: 'com2' } }), { type: 'eliminate', card: 'com2' }, 'chaams.price'],
		['a ninth card of a skill', moment({ won: 'S1', hand: 'com8' }), { type: 'draw', die: 'S1', cards: ['com'] }, 'skills.eight'],
		['a second power', moment({ turn: { power: true } }), { type: 'power' }, 'power.used']
	])('%s', (_, state, action, rule) => {
		expect(refusal(state, action)).toBe(rule);
		expect(refusal(state, { type: 'anyway', action: action as never, bends: [rule] })).toBeUndefined();
	});

	test('more than ten cards given to another hero by hand are discarded by that hero, before anything else', () => {
		const base = moment();
		const state = withHands(base, '', 'com8 esq2');
		const given = after(state, { type: 'correct', set: { 'holds:kri:esq': 3 } });
		expect(thorgal.guide(given).asks[0]).toMatchObject({
			kind: 'pick',
			prompt: { rule: 'skills.too-many', with: { hero: 'kri', surplus: 1 } }
		});
		expect(refusal(given, { type: 'end' })).toBe('skills.limit');
		expect(refusal(after(given, { type: 'discard', cards: ['com'] }), { type: 'end' })).toBeUndefined();
	});
});

test('if every skill card is in a hand, a die draws nothing and nothing else happens', () => {
	const base = moment({ players: 4, options: { handLimit: 'batch' }, won: 'S1' });
	const state = withHands(base, 'com8 esq4', 'esq4 inf8', 'per8 ass4', 'ass4 cor8');
	expect(steps(state, { type: 'draw', die: 'S1' })).toEqual(['skills.empty']);
});
