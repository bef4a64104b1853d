import { describe, expect, test } from 'vitest';
import { correct, type GuerreTable, inFlight, lastSteps, pilot, refusal, startTable } from '../../../../../tests/support/guerre.ts';
import type { Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { tokensAfield } from './fleet.ts';
import { game } from './game.ts';
import type { Options } from './options.ts';

const FLYING = inFlight('A:red', 'A:blue', 'B:red', 'B:blue');
const light = (options: Setup['options'] = {}): GuerreTable => correct(startTable(4, { depth: 'light', ...options }), FLYING);
const withDepth = (table: GuerreTable, depth: Options['depth']): GuerreTable => correct(table, { 'option:depth': depth });
const actionCards = ({ state }: GuerreTable): number =>
	state.stack.pile + cardCount(state.stack.discard) + state.pilots.reduce((sum, { hand, licences }) => sum + hand + licences, 0);

describe('without cards and dice', () => {
	test('the app asks for nothing but the end of the turn', () => {
		const [main, ...others] = startTable(4, { depth: 'light' }).guide.asks;
		expect(main?.prompt.rule).toBe('act.now');
		expect(others).toEqual([]);
	});

	test('a saucer that explodes costs a Soucoupe card, and its tokens scatter', () => {
		const table = correct(light(), { stock: 10 }).tap('B:red', 'down:2');
		expect(lastSteps(table)).toEqual(['wreck.hit', 'wreck.licence']);
		expect(table.state).toMatchObject({ phase: 'act', stock: 10, saucers: { 'B:red': 'awaits' }, debris: { saucer: 'B:red', n: 2 } });
		expect(pilot(table, 1).licences).toBe(1);
	});

	test('the places of the tokens are shown on demand, until the next action', () => {
		const shown = light().tap('B:red', 'down:2').tap('cw');
		expect(lastSteps(shown)).toEqual(['wreck.scatter', 'wreck.blocked']);
		expect(shown.state.debris).toBeUndefined();
		const passed = light().tap('B:red', 'down:2').tap('end');
		expect(refusal(passed.state, { type: 'wreck', from: 'cw' })).toBe('table.not-now');
	});

	test('after a Super Nova the tokens return to the stock', () => {
		const table = correct(light(), { stock: 10 }).tap('B:red', 'nova', 'down:2');
		expect(table.state).toMatchObject({ stock: 12, saucers: { 'B:red': 'awaits' } });
		expect(table.state.debris).toBeUndefined();
	});

	test('tokens of a discovery that was not entered come from the stock', () => {
		const home = light().tap('A:red', 'home:2');
		expect(lastSteps(home)).toEqual(['home.deposit', 'discover.assumed']);
		expect(home.state).toMatchObject({ stock: 13, bases: { A: 2 } });
		expect(tokensAfield(home.state)).toBe(0);
		expect(light().tap('B:red', 'down:3').state.stock).toBe(12);
		expect(light().tap('B:red', 'nova', 'down:3').state.stock).toBe(15);
	});

	test('with open holds they are on the board until they are brought home', () => {
		const hit = light({ holdSecrecy: 'open' }).tap('B:red', 'down:other', 2);
		expect(hit.state).toMatchObject({ stock: 13, board: { elsewhere: 2 } });
	});

	test('a new Soucoupe card lets the touched saucer fly again', () => {
		const table = correct(light(), { 'licences:p1': 0, 'at:A:red': 'awaits', 'at:A:blue': 'awaits' }).tap('A:blue');
		expect(table.state.saucers).toMatchObject({ 'A:red': 'awaits', 'A:blue': 'base' });
		expect(pilot(table, 0).licences).toBe(1);
	});

	test('a parried attack is not recorded, nor are cards and dice', () => {
		expect(refusal(startTable(4).state, { type: 'down', target: 'B:red', weapon: 'laser', cargo: 0 })).toBe('table.not-now');
		expect(refusal(light().state, { type: 'roll', dice: { red: [1], blue: [1] } })).toBe('table.not-now');
		expect(game.odds(light().state)).toEqual([]);
	});
});

describe('the depth changes during a game', () => {
	test('from the score to the saucers: only the active player is asked for, and the saucers are in flight', () => {
		const table = withDepth(startTable(4, { depth: 'score' }).tap('B', '2'), 'light');
		expect(table.guide.asks.map(({ prompt }) => prompt.rule)).toEqual(['turn.whose']);
		table.tap('C');
		expect(table.guide.asks[0]?.prompt).toEqual({ rule: 'act.now', with: { player: 'p3' } });
		expect(Object.values(table.state.saucers)).toEqual(Array(8).fill('space'));
		expect(table.state.bases).toMatchObject({ B: 2 });
	});

	test('to the cards: hands as they were last known, and odds marked as approximate', () => {
		const table = withDepth(light(), 'full');
		expect(table.state.pilots.map(({ hand }) => hand)).toEqual([5, 5, 5, 5]);
		expect(actionCards(table)).toBe(74);
		const odds = game.odds(table.state);
		expect(odds.length).toBeGreaterThan(0);
		expect(odds.every(({ how }) => how === '≈')).toBe(true);
	});

	test('to a lighter depth and back: what was kept is restored', () => {
		const table = startTable(4).tap('discard:laser').tap(3, 4);
		const before = table.state;
		const { approximate: _, resumed: __, ...after } = withDepth(withDepth(table, 'score'), 'full').state;
		expect(after).toEqual(before);
	});
});

describe('a turn that was not entered', () => {
	test('it passes: a card of unknown kind has left the hand, the saucers have taken off, odds are approximate', () => {
		const table = startTable(4).tap('skip');
		expect(lastSteps(table).slice(0, 2)).toEqual(['turn.skipped', 'launch.assumed']);
		expect(pilot(table, 0).hand).toBe(5);
		expect(actionCards(table)).toBe(74);
		expect(table.state).toMatchObject({ turn: 2, phase: 'draw', saucers: { 'A:red': 'space' }, approximate: true });
	});

	test('it is offered only before the dice: afterwards ending the turn takes one tap', () =>
		expect(refusal(startTable(4).tap('discard:laser').tap(1, 1).state, { type: 'skip' })).toBe('table.not-now'));
});
