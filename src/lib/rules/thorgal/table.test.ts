import { describe, expect, test } from 'vitest';
import {
	after,
	BOX,
	chaams,
	counts,
	dice,
	example,
	hand,
	held,
	moment,
	refusal,
	seats,
	steps,
	throwing
} from '../../../../tests/support/thorgal.ts';
import { TableDriver } from '../../../../tests/support/table-driver.ts';
import { cardCount } from '../deck.ts';
import type { Chaam } from './cards.ts';
import { powerDials } from './dials.ts';
import { handSize, activeHero } from './heroes.ts';
import { game as thorgal } from './game.ts';
import { forecast, gathering, statusFigures } from './forecast.ts';
import { chaamsPileSize, emptyPlaces, chaamsOnPath, skillPileSize } from './piles.ts';
import type { Action, State } from './types.ts';

describe('the example turn of the rulebook', () => {
	test('step by step, told by one thumb: 22 taps', () => {
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

	test('with every die told: six taps for the first throw, then the dice taken', () => {
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
		const [first] = table.guide.asks;
		expect(first).toMatchObject({ kind: 'dice', groups: [{ id: 'black' }, { id: 'white' }] });
		expect(first!.kind === 'dice' && first!.groups.reduce((sum, group) => sum + group.dice.reduce((n, die) => n + die.n, 0), 0)).toBe(6);
	});

	test('with the cards by number and the Chaams by place: 13 taps, and one for the price of a Chaams nobody has seen', () => {
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
	const throwing5 = moment({ turn: { free: 5, throws: 0 }, more: { phase: 'throw' } });
	const step6 = 'com1 esq1 inf1 per1 ass1 cor1';

	test.each<[string, State, (string | number)[], number]>([
		['one white die taken', throwing5, ['D1', 'V'], 2],
		['three white dice taken', throwing5, ['D3', 'V', 'S1', 'S2'], 4],
		['the Goddess without a die', throwing5, ['G', 'end'], 1 + 1],
		['the Goddess with five dice', throwing5, ['G', 'won:V', 'won:V', 'won:S1', 'won:SV', 'won:S2', 'end'], 6 + 1],
		['Ogotaï with one die, and its card', throwing5, ['O', 'won:C1', 'com1', 'end'], 2 + 1 + 1],
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

describe('what is printed on the box', () => {
	const { 'war:10': _war, 'symbols:3': _symbols, 'step:2': _step, ...blank } = BOX;

	test('Ogotaï’s start is asked before anything else, and never again', () => {
		const table = new TableDriver(thorgal, seats(3));
		expect(table.guide.asks).toMatchObject([{ fact: 'start:3' }]);
		expect(refusal(table.state, throwing('D1', 'S1 S1 S1 S1 S1'))).toBe('table.read-first');
		table.tap('3');
		expect(table.state).toMatchObject({ ogotai: 3, facts: { 'start:3': 3 } });
	});

	test('an unread war space is asked in passing, stops Ogotaï only when he stands on it, and takes one tap', () => {
		const state = moment({ facts: blank, more: { phase: 'throw', ogotai: 9 }, turn: { free: 5, throws: 0 } });
		expect(thorgal.guide(state).asks).toContainEqual(expect.objectContaining({ fact: 'war:10', optional: true }));
		const marching = after({ ...state, phase: 'ogotai', active: 2 }, { type: 'advance' });
		expect(thorgal.guide(marching).asks).toMatchObject([{ fact: 'war:10' }]);
		expect(after(marching, { type: 'learn', fact: 'war:10', value: 0 })).toMatchObject({ round: 2, facts: { 'war:10': 0 } });
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

	test('a step is read when somebody wants to leave', () => {
		const table = new TableDriver(thorgal, seats(3), blank);
		table.state = moment({ at: 2, frontier: 3, won: 'V', hand: 'com1 esq1 inf1 per1', facts: blank });
		table.tap('step', 'different:4').tap('step');
		expect(activeHero(table.state).at).toBe(3);
	});

	test('the second step that asks for six leaves only four to the other', () => {
		const facts = { ...blank, 'step:4': { cards: 6, kind: 'identical' } };
		const [ask] = thorgal.guide(moment({ at: 2, frontier: 3, won: 'V', facts })).asks;
		const option = ask!.kind === 'choose' && ask!.options.find(({ id }) => id === 'step');
		const further = option && 'ask' in option ? option.ask() : undefined;
		expect(further?.kind === 'choose' && further.options.map(({ id }) => id)).toEqual(['different:4', 'identical:4']);
	});

	test('starting cards are told in three taps, and the hand is known from then on', () => {
		const table = new TableDriver(thorgal, seats(3), BOX);
		expect(table.state.heroes[0]).toMatchObject({ hand: {}, unknown: 3 });
		const ask = table.guide.asks.find(({ fact }) => fact === 'hand:tho')!;
		expect(ask).toMatchObject({ kind: 'pick', optional: true });
		table.act({ type: 'learn', fact: 'hand:tho', value: ['com', 'com', 'cor'] });
		expect(table.state.heroes[0]).toMatchObject({ hand: { com: 2, cor: 1 }, unknown: 0 });
	});

	test('nobody is stopped by cards that were not told: they pay for what they can be', () => {
		const base = moment({ at: 3, frontier: 3, places: { 3: 'cor2' } });
		const state = { ...base, heroes: base.heroes.map((each, i) => (i === 0 ? { ...each, unknown: 3 } : each)) };
		const next = after(state, { type: 'eliminate', card: 'cor2' });
		expect(activeHero(next).unknown).toBe(1);
		expect(next.skillDiscard).toEqual({ cor: 2 });
		const gone = { ...state, skillDiscard: { cor: 7 } };
		expect(refusal(gone, { type: 'eliminate', card: 'cor2' })).toBe('chaams.price');
	});

	test('a third copy of a Chaams teaches the box; against what the box is known to hold it is asked', () => {
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

	test('a whole pile drawn before the first shuffle tells what the box holds', () => {
		const all: readonly Chaam[] = chaams('com1 com1 com1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2 ass2');
		const state = moment({ turn: { chaams: 1 }, won: 'C1', more: { phase: 'chaams', places: [all, [], [], [], [], [], [], []] } });
		const next = after(state, { type: 'chaam', card: 'cor2', to: 1 });
		expect(next.facts).toMatchObject({ 'copies:com1': 3, 'copies:esq1': 1, 'copies:cor2': 1 });
		expect(next.facts['copies:com3']).toBeUndefined();
	});

	test('other dice than one of each symbol change the odds and the throw', () => {
		const state = moment({
			facts: { ...BOX, 'faces:white': ['V', 'V', 'V', 'V', 'V', 'V'], 'faces:black': ['D1', 'D2', 'D3', 'T', 'G', 'O'] },
			turn: { free: 5, throws: 0 },
			more: { phase: 'throw' }
		});
		const odd = thorgal.odds(state).find(({ of }) => of.rule === 'odds.travel')!;
		expect(odd.chance).toBeCloseTo(5 / 6, 12);
		expect(odd.how).toBeUndefined();
	});
});

describe('how much is tracked', () => {
	test('to the essentials: hands and discards become numbers, Chaams keep what was seen', () => {
		const table = example().act({ type: 'correct', set: { 'option:depth': 'light' } });
		expect(table.state.heroes.map(({ hand: cards, unknown }) => [cardCount(cards), unknown])).toEqual([
			[0, 4],
			[0, 3],
			[0, 4]
		]);
		expect(table.state.places[3]).toEqual(['com1', 'per1']);
		expect(skillPileSize(table.state)).toBe(37);
	});

	test('back to everything: each hand and each unseen Chaams is asked in passing', () => {
		const table = example({ depth: 'light' }).act({ type: 'correct', set: { 'option:depth': 'full' } });
		const asked = table.guide.asks.filter(({ optional }) => optional).map(({ prompt }) => prompt.rule);
		expect(asked.filter((rule) => rule === 'hand.which').length).toBe(3);
		expect(asked).toContain('chaams.unseen');
		table.act({ type: 'recall', hero: 'pie', cards: ['esq', 'esq', 'cor', 'cor'] }, { type: 'recognise', place: 4, card: 'com1' });
		expect(held(table.state, 'pie')).toEqual({ esq: 2, cor: 2 });
		expect(table.state.places[3]).toEqual(['com1', '?']);
	});

	test('from dice alone: places, hands and Chaams are counted, or left as they are', () => {
		const table = example({ depth: 'dice' }).act({ type: 'correct', set: { 'option:depth': 'light' } });
		const counted = table.guide.asks.filter(({ prompt }) => prompt.rule.startsWith('recount.'));
		expect(counted.length).toBe(1 + 3 + 3 + 6 + 1);
		table.act({ type: 'correct', set: { 'chaams:4': 1 } });
		expect(table.state.recount).not.toContain('chaams:4');
		table.tap('counted');
		expect(table.state.recount).toEqual([]);
	});

	test('in dice alone the table says how it ended', () => {
		const table = new TableDriver(thorgal, seats(2, { depth: 'dice' }), BOX);
		table.tap('D1', 'V').tap('stop').tap('end:victory');
		expect(table.state.over).toEqual({ won: ['p1', 'p2'], by: { rule: 'end.victory', with: { hero: 'tho' } } });
		expect(refusal(moment(), { type: 'ended', how: 'no-place' })).toBe('table.not-now');
	});
});

describe('what makes no sense is refused, and nothing changes', () => {
	const throwing5 = moment({ turn: { free: 5, throws: 0 }, more: { phase: 'throw' } });
	const drawing = moment({
		turn: { chaams: 1 },
		won: 'C1',
		more: { phase: 'chaams' },
		places: { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1' }
	});

	test.each<[string, State, Action, string]>([
		['four white dice', throwing5, throwing('D1', 'S1 S1 S1 S1'), 'table.dice'],
		['six white dice', throwing5, throwing('D1', 'S1 S1 S1 S1 S1 S1'), 'table.dice'],
		['a face no die has', throwing5, throwing('D1', 'S1 S1 S1 S1 S9'), 'table.dice'],
		['a black face no die has', throwing5, throwing('X', 'S1 S1 S1 S1 S1'), 'table.dice'],
		['two black dice', throwing5, { type: 'throw', dice: { black: ['D1', 'D1'], white: dice('S1 S1 S1 S1 S1') } }, 'table.dice'],
		['six dice taken', throwing5, { type: 'took', black: 'G', dice: dice('S1 S1 S1 S1 S1 S1') }, 'table.dice'],
		['a Chaams from the Goddess', throwing5, { type: 'took', black: 'G', dice: ['C1'] }, 'destiny.not-given'],
		['one die where two are due', throwing5, { type: 'took', black: 'D2', dice: ['V'] }, 'destiny.count'],
		['no throw at all', throwing5, { type: 'stop' }, 'destiny.first'],
		['a ninth card of a skill', moment({ won: 'S1', hand: 'com8' }), { type: 'draw', die: 'S1', cards: ['com'] }, 'skills.eight'],
		[
			'a ninth card in a hand told later',
			{ ...moment({ hand: 'com8' }), heroes: moment({ hand: 'com8' }).heroes.map((each, i) => (i === 1 ? { ...each, unknown: 1 } : each)) },
			{ type: 'recall', hero: 'kri', cards: ['com'] },
			'skills.eight'
		],
		['fewer cards than the die shows', moment({ won: 'S2' }), { type: 'draw', die: 'S2', cards: ['com'] }, 'skills.full-value'],
		['a thirteenth Chaams of level 1', drawing, { type: 'chaam', card: 'com1', to: 1 }, 'chaams.level'],
		['a level 3 in a base game', drawing, { type: 'chaam', card: 'com3', to: 1 }, 'chaams.level'],
		['a Chaams nobody has to draw', moment(), { type: 'chaam', card: 'com1', to: 1 }, 'chaams.none'],
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
			'overruling what does not bend',
			moment({ won: 'S1', hand: 'com8' }),
			{ type: 'anyway', action: { type: 'draw', die: 'S1', cards: ['com'] }, bends: ['skills.eight'] },
			'table.stiff'
		]
	])('%s', (_, state, action, rule) => {
		const before = JSON.stringify(state);
		expect(refusal(state, action)).toBe(rule);
		expect(JSON.stringify(state)).toBe(before);
	});
});

describe('a power or a house rule may overturn a refusal', () => {
	test.each<[string, State, Action, string]>([
		['a move without a die', moment({ at: 3, frontier: 4 }), { type: 'move' }, 'path.die'],
		['a move without the step', moment({ at: 2, frontier: 3, won: 'V' }), { type: 'move' }, 'path.step-first'],
		['the fourth place with one die', moment({ at: 3, frontier: 3, won: 'V' }), { type: 'reveal' }, 'path.two-dice'],
		[
			'a Chaams next door',
			moment({ at: 3, frontier: 4, hand: 'com1', places: { 4: 'com1' } }),
			{ type: 'eliminate', card: 'com1', from: 4 },
			'chaams.not-here'
		],
		['a Chaams for nothing', moment({ at: 3, frontier: 4, places: { 3: 'com2' } }), { type: 'eliminate', card: 'com2' }, 'chaams.price'],
		['a second power', moment({ turn: { power: true } }), { type: 'power' }, 'power.used']
	])('%s', (_, state, action, rule) => {
		expect(refusal(state, action)).toBe(rule);
		expect(refusal(state, { type: 'anyway', action: action as never, bends: [rule] })).toBeUndefined();
	});

	test('more than ten cards given to another hero by hand are discarded by that hero, before anything else', () => {
		const base = moment();
		const state = { ...base, heroes: base.heroes.map((each, i) => (i === 1 ? { ...each, hand: hand('com8 esq2') } : each)) };
		const given = after(state, { type: 'correct', set: { 'holds:kri:esq': 3 } });
		expect(thorgal.guide(given).asks[0]).toMatchObject({
			kind: 'pick',
			prompt: { rule: 'skills.too-many', with: { hero: 'kri', surplus: 1 } }
		});
		expect(refusal(given, { type: 'end' })).toBe('skills.limit');
		expect(refusal(after(given, { type: 'discard', cards: ['com'] }), { type: 'end' })).toBeUndefined();
	});
});

test('a power opens the dials its owner says it touches, or all of them', () => {
	const used = after(moment({ places: { 1: 'com1' } }), { type: 'power' });
	expect(powerDials(used).length).toBeGreaterThan(20);
	const told = after(used, { type: 'learn', fact: 'power:tho', value: { note: 'Retire un Chaams', touches: ['remove-chaam'] } });
	expect(powerDials(told).map(({ id }) => id)).toEqual(['chaams:1', 'chaam:1:com1', 'fallen']);
	expect(after(told, { type: 'correct', set: { 'chaam:1:com1': 0 } })).toMatchObject({ chaamsDiscard: { com1: 1 } });
});

test('with every skill card in some hand a die draws what exists: nothing, and no penalty', () => {
	const base = moment({ players: 4, options: { handLimit: 'batch' }, won: 'S1' });
	const hands = ['com8 esq4', 'esq4 inf8', 'per8 ass4', 'ass4 cor8'];
	const state = { ...base, heroes: base.heroes.map((each, i) => ({ ...each, hand: hand(hands[i]!) })) };
	expect(steps(state, { type: 'draw', die: 'S1' })).toEqual(['skills.empty']);
});

test('a skill held mostly by others is far from the foremost hero', () => {
	const base = moment({ at: 6, frontier: 6, hand: 'cor4' });
	const state = { ...base, heroes: base.heroes.map((each, i) => (i === 1 ? { ...each, hand: hand('com3 cor1') } : each)) };
	const far = Object.fromEntries(gathering(state).map((each) => [each.skill, each]));
	expect(far.cor).toEqual({ skill: 'cor', own: 4, open: 3, far: false });
	expect(far.com).toEqual({ skill: 'com', own: 0, open: 5, far: true });
});

test('a Chaams about to take a place Ogotaï needs says so', () => {
	const state = moment({ at: 2, frontier: 3, places: {}, turn: { chaams: 1 }, won: 'C1', more: { phase: 'chaams', ogotai: 9 } });
	const [ask] = thorgal.guide(state).asks;
	const card = ask!.kind === 'choose' && ask!.options.find(({ id }) => id === 'com1');
	const where = card && 'ask' in card ? card.ask() : undefined;
	expect(where?.kind === 'choose' && where.options[0]).toMatchObject({ label: { rule: 'chaams.last-slot', with: { war: 3, free: 2 } } });
});
