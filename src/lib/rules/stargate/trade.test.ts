import { describe, expect, test } from 'vitest';
import { correct, done, go, seated, sit } from '../../../../tests/support/stargate.ts';
import { apply } from './apply.ts';
import type { Action, State } from './types.ts';

const pass = (card: string, from = 'p1', to = 'p2', glyph?: number): Action =>
	({ type: 'pass', from, to, card, ...(glyph ? { glyph } : {}) }) as Action;
const two = (set: Readonly<Record<string, number | string>>, ...laid: readonly Action[]): State =>
	done(seated(['Anna', 'Bo']), correct({ 'hand:p1': 4, 'hand:p2': 1, ...set }), ...laid);
const lay = (card: string): Action => ({ type: 'lay', card }) as Action;

describe('a laid card changes hands: it stays laid if it may lie in front of the other team', () => {
	const red = { 'laid:p1': 3, 'search:p1': 'colour:2' };
	test.each<[string, State, Action, object, object]>([
		[
			'a symbol before a team that seeks its colour',
			two({ ...red, 'search:p2': 'colour:2' }),
			pass('symbol', 'p1', 'p2', 2),
			{ hand: 4, laid: { colour: 2, symbols: [1, 3] } },
			{ hand: 1, laid: { colour: 2, symbols: [2] } }
		],
		[
			'a symbol for a team without a colour: into its hand, nothing is locked',
			two(red),
			pass('symbol', 'p1', 'p2', 2),
			{ laid: { symbols: [1, 3] } },
			{ hand: 2, laid: { symbols: [] } }
		],
		[
			'a symbol of another colour: into the hand',
			two({ ...red, 'search:p2': 'colour:5' }),
			pass('symbol', 'p1', 'p2', 3),
			{ laid: { symbols: [1, 2] } },
			{ hand: 2, laid: { colour: 5, symbols: [] } }
		],
		[
			'the last symbol: the colour stays locked',
			two({ 'laid:p1': 1, 'search:p1': 'colour:2' }),
			pass('symbol', 'p1', 'p2', 1),
			{ laid: { colour: 2, symbols: [] } },
			{ hand: 2 }
		],
		[
			'one received instead of given',
			two({ 'laid:p2': 2, 'search:p2': 'colour:1' }),
			pass('symbol', 'p2', 'p1', 2),
			{ hand: 5 },
			{ laid: { colour: 1, symbols: [1] } }
		],
		['Thor, who stands for a symbol', two({ 'thor:p1': 1 }), pass('thor'), { laid: { thor: 0 } }, { hand: 1, laid: { thor: 1 } }],
		[
			'a second Thor: into the hand',
			two({ 'thor:p1': 1, 'thor:p2': 1 }),
			pass('thor'),
			{ laid: { thor: 0 } },
			{ hand: 2, laid: { thor: 1 } }
		],
		[
			'a Zak’n’oktel disarms one team and arms the other',
			two({}, lay('zaknoktel')),
			pass('zaknoktel'),
			{ zat: false, hand: 3, laid: { cards: [] } },
			{ zat: true, laid: { cards: ['zaknoktel'] } }
		],
		[
			'one of two weapons leaves the team armed',
			two({}, lay('zaknoktel'), lay('baton')),
			pass('baton'),
			{ zat: true, laid: { cards: ['zaknoktel'] } },
			{ zat: true, laid: { cards: ['baton'] } }
		],
		[
			'the Jaffas follow the rebellion',
			two({}, lay('chulak'), correct({ 'jaffas:p1': 4 })),
			pass('chulak'),
			{ jaffas: 0, laid: { cards: [] } },
			{ jaffas: 4, laid: { cards: ['chulak'] } }
		],
		[
			'a second Tok’ra: into the hand',
			two({ 'tokra:p1': 'on', 'tokra:p2': 'on' }),
			pass('tokra'),
			{},
			{ hand: 2, laid: { cards: ['tokra'] } }
		]
	])('%s', (_, state, action, giver, taker) => expect(done(state, action).teams).toMatchObject([giver, taker]));

	test('the seventh symbol wins at once when it is received, also on the turn of another team', () => {
		const six = two({ 'laid:p2': 6, 'search:p2': 'colour:3', 'search:p1': 'colour:3' }, {
			type: 'lay',
			card: 'symbol',
			colour: 3,
			glyph: 9
		} as Action);
		expect(done(six, pass('symbol', 'p1', 'p2', 9)).over).toMatchObject({ won: ['p2'] });
	});

	test.each<[string, State, Action, string]>([
		['a team elsewhere', two({ 'thor:p1': 1, 'at:p2': 'sgc1' }), pass('thor'), 'trade.place'],
		['in mid-fight', done(two({ 'thor:p1': 1 }), go(1), { type: 'meet', foe: 'unas' }), pass('thor'), 'trade.fight'],
		['a card that does not lie there', two({}), pass('thor'), 'table.not-now'],
		['a sign that does not lie there', two(red), pass('symbol', 'p1', 'p2', 9), 'table.not-now'],
		['to itself', two({ 'thor:p1': 1 }), pass('thor', 'p1', 'p1'), 'table.not-now']
	])('refused: %s', (_, state, action, rule) => {
		const before = JSON.stringify(state);
		expect(apply(state, action)).toMatchObject({ ok: false, refused: { rule } });
		expect(JSON.stringify(state)).toBe(before);
	});

	test('it takes two taps: the partner, the card', () => {
		const table = sit(['Anna', 'Bo']).act(correct({ 'hand:p1': 1, 'laid:p2': 1 }));
		table.tap('p2', 'gets:glyph:1');
		expect([table.taps, table.state.teams[0]!.hand, table.state.teams[1]!.laid.symbols]).toEqual([2, 2, []]);
	});
});

describe('it is enough that two teams are in the same place', () => {
	const three = (at: string) => done(seated(['Anna', 'Bo', 'Cy']), correct({ 'hand:p2': 3, 'hand:p3': 1, 'at:p3': at }));
	const trade: Action = { type: 'trade', who: 'p2', with: 'p3', net: -2 };

	test('two teams trade while a third one is on turn', () => {
		expect(done(three('sgc2'), trade).teams.map(({ hand }) => hand)).toEqual([0, 1, 3]);
	});
	test('teams in different places cannot trade', () => {
		expect(apply(three('planet:4'), trade)).toMatchObject({ ok: false, refused: { rule: 'trade.place', with: { player: 'p3' } } });
	});
	test('a find and a laid card change hands too', () => {
		const away = done(
			seated(['Anna', 'Bo', 'Cy']),
			correct({ 'hand:p2': 3, 'at:p2': 'planet:4', 'at:p3': 'planet:4' }),
			correct({ 'mission:p2': 1, 'laid:p3': 1, 'search:p3': 'colour:1' })
		);
		expect(done(away, { type: 'give', who: 'p2', find: 0 }).teams[1]!.mission).toEqual([]);
		expect(done(away, { type: 'pass', from: 'p3', to: 'p2', card: 'symbol', glyph: 1 }).teams[1]!.hand).toBe(4);
	});
	test('the guide offers a key for these trades', () => {
		const table = sit(['Anna', 'Bo', 'Cy']).act(correct({ 'hand:p2': 3, 'hand:p3': 1 }));
		table.tap('trade:p2:p3', 'net:−2');
		expect(table.state.teams.map(({ hand }) => hand)).toEqual([0, 1, 3]);
	});
});
