import { describe, expect, test } from 'vitest';
import { type GForce, keepTiles, refusedRule, startTable, placeAgents } from '../../../../tests/support/gforce.ts';
import { AGENTS } from './cards.ts';
import type { Positions } from './star.ts';
import { pointsLeft, lookableHexes, tilesLeft } from './turn.ts';

const FIVE_AT_SEVEN: Partial<Positions> = {
	darwin: 'hex:7',
	speckles: 'hex:7',
	blaster: 'hex:7',
	mooch: 'ambush:7',
	bucky: 'hex:7',
	hurley: 'ambush:1'
};
const OPENING = [5, 'darwin', 'hex:7', 'speckles', 'hex:7', 'blaster', 'ambush:2'] as const;

describe('the examples of the rulebook', () => {
	test('a five: two agents to a hex, one to an ambush, and a look just there', () => {
		const { state } = startTable().tap(...OPENING);
		expect(state.phase).toBe('look'); // The last point ends the move without a tap.
		expect(lookableHexes(state)).toEqual([7]);
	});

	test('from one hex to another: four points', () => {
		const table = placeAgents(startTable(), { bucky: 'hex:1' }).tap(4, 'bucky', 'hex:9');
		expect(table.state.phase).toBe('look');
	});

	test('both are pictured: both stay, Blaster stays on its ambush, nothing is taken', () => {
		const { state } = startTable().tap(...OPENING, 'hex:7', 'hidden');
		expect(state).toMatchObject({ active: 1, agents: { darwin: 'hex:7', speckles: 'hex:7', blaster: 'ambush:2' } });
		expect(tilesLeft(state)).toBe(12);
	});

	test('Darwin is not pictured: it goes home, Speckles stays', () => {
		const { state, history } = startTable().tap(...OPENING, 'hex:7', 'darwin', 'hidden');
		expect(state.agents).toMatchObject({ darwin: 'base', speckles: 'hex:7', blaster: 'ambush:2' });
		expect(history.at(-1)!.steps.map(({ rule }) => rule)).toEqual(['look.hidden', 'look.home', 'turn.next']);
	});

	test('Bucky is not pictured and all others are there: four points, the five go home, Hurley stays, the hex is empty', () => {
		const { state } = placeAgents(startTable(), FIVE_AT_SEVEN).tap(1, 'mooch', 'hex:7', 'hex:7', 'bucky', 'taken');
		expect(state.players[0]!.trophies).toEqual([{ points: 4, agents: ['speckles', 'blaster', 'mooch', 'darwin'] }]);
		expect(state.agents).toEqual({ ...Object.fromEntries(AGENTS.map((agent) => [agent, 'base'])), hurley: 'ambush:1' });
		expect(state.hidden[6]).toBe(false);
	});

	test.each<[string, readonly string[], number]>([
		['two agents pictured are two points', ['speckles', 'hurley'], 2],
		['six agents pictured are six points', AGENTS, 6]
	])('%s', (_, agents, points) => {
		const table = placeAgents(startTable(), Object.fromEntries(agents.slice(1).map((agent) => [agent, 'hex:7'])));
		table.tap(2, agents[0]!, 'hex:7', 'hex:7', 'taken');
		expect(table.state.players[0]!.trophies[0]!.points).toBe(points);
	});
});

describe('looks', () => {
	//                                              stand, taps of the move │ hexes that may be looked at
	const rows: readonly [string, Partial<Positions>, readonly (string | number)[], readonly number[]][] = [
		['an agent who was there already gives no right', { darwin: 'hex:1' }, [1, 'mooch', 'ambush:1'], []],
		['one who leaves gives no right', { darwin: 'hex:1', mooch: 'hex:1' }, [1, 'mooch', 'ambush:1'], []],
		['one who arrives does', { darwin: 'hex:1' }, [2, 'mooch', 'hex:1'], [1]],
		['two hexes reached: either of them', {}, [4, 'darwin', 'hex:1', 'mooch', 'hex:2'], [1, 2]],
		['home from a hex and out to an ambush: nothing to look at', { hurley: 'hex:1' }, [3, 'hurley', 'base', 'mooch', 'ambush:5'], []]
	];
	test.each(rows)('%s', (_, positions, taps, may) => {
		const { state } = placeAgents(startTable(), positions).tap(...taps);
		expect(state.phase).toBe(may.length > 0 ? 'look' : 'roll'); // Without a look the turn is over.
		expect(may.length > 0 ? lookableHexes(state) : []).toEqual(may);
	});

	test('one of two hexes, not both', () => {
		const table = startTable().tap(4, 'darwin', 'hex:1', 'mooch', 'hex:2', 'hex:1', 'hidden');
		expect(table.state).toMatchObject({ phase: 'roll', active: 1 });
	});

	test('both, one after the other, where several looks are allowed', () => {
		const table = startTable({ looks: 'everyNewHex' }).tap(4, 'darwin', 'hex:1', 'mooch', 'hex:2', 'hex:2', 'mooch', 'hidden');
		expect(table.state).toMatchObject({ phase: 'look', active: 0, agents: { mooch: 'base' } });
		expect(refusedRule(table, { type: 'look', hex: 2 })).toBe('look.nobody');
		table.tap('hex:1', 'hidden');
		expect(table.state).toMatchObject({ phase: 'roll', active: 1 });
	});

	test('an empty hex may be walked to, and there is nothing to turn up', () => {
		const table = startTable().act({ type: 'correct', set: { 'hex:3': 'none' } });
		table.tap(2, 'darwin', 'hex:3');
		expect(table.state).toMatchObject({ phase: 'roll', active: 1, agents: { darwin: 'hex:3' } });
	});

	test('a tile with agents but without a newcomer is refused with the reason, and the rule bends', () => {
		const table = placeAgents(startTable(), { darwin: 'hex:1' }).tap(2, 'mooch', 'hex:2');
		const [ask] = table.guide.asks;
		expect(ask?.kind === 'choose' && ask.options.find(({ id }) => id === 'hex:1')).toMatchObject({ refused: { rule: 'look.newcomer' } });
		table.act({ type: 'anyway', action: { type: 'look', hex: 1 }, bends: ['look.newcomer'] });
		expect(table.state.open).toBe(1);
	});

	test('a look may be skipped, and a tile whose agents are all there stays for the next player', () => {
		const table = placeAgents(startTable(), { hurley: 'hex:7' }).tap(2, 'speckles', 'hex:7', 'skip');
		expect(table.state).toMatchObject({ active: 1, phase: 'roll', agents: { hurley: 'hex:7', speckles: 'hex:7' } });
		table.tap(2, 'bucky', 'hex:7', 'hex:7', 'bucky', 'taken');
		expect(table.state.players.map(({ trophies }) => trophies.length)).toEqual([0, 1]);
	});

	test('an agent that left the hex in the same turn is not on it', () => {
		const table = placeAgents(startTable(), { darwin: 'hex:7' }).tap(4, 'darwin', 'base', 'mooch', 'hex:7', 'hex:7');
		expect(refusedRule(table, { type: 'looked', home: ['darwin'], taken: false })).toBe('look.not-here');
	});
});

describe('variants', () => {
	const capture = (options: Record<string, string>) =>
		placeAgents(startTable(options), FIVE_AT_SEVEN).tap(1, 'mooch', 'hex:7', 'hex:7', 'bucky', 'taken').state;
	test.each(['stayAfterCapture', 'longGame'])('%s: four points, and all five stay on the empty hex', (stay) => {
		const state = capture({ stay });
		expect(state.players[0]!.trophies[0]!.points).toBe(4);
		expect(AGENTS.filter((agent) => state.agents[agent] === 'hex:7').length).toBe(5);
		expect(state.hidden[6]).toBe(false);
	});
	test('stayAfterLook alone: a capture still empties the hex', () => {
		expect(AGENTS.filter((agent) => capture({ stay: 'stayAfterLook' }).agents[agent] === 'hex:7')).toEqual([]);
	});

	const look = (stay: string, ...home: readonly string[]) =>
		placeAgents(startTable({ stay }), { darwin: 'hex:7' }).tap(2, 'bucky', 'hex:7', 'hex:7', ...home, 'hidden').state;
	test.each(['stayAfterLook', 'longGame'])('%s: no agent moves after a look', (stay) => {
		expect(look(stay).agents).toMatchObject({ darwin: 'hex:7', bucky: 'hex:7' });
	});
	test.each(['goHome', 'stayAfterCapture'])('%s: Bucky goes home', (stay) => {
		expect(look(stay, 'bucky').agents).toMatchObject({ darwin: 'hex:7', bucky: 'base' });
	});
	test('where no agent goes home, the agents that are not pictured are not recorded for a tile that stays hidden', () => {
		const table = placeAgents(startTable({ stay: 'longGame' }), { darwin: 'hex:7' }).tap(2, 'bucky', 'hex:7', 'hex:7');
		expect(refusedRule(table, { type: 'looked', home: ['bucky'], taken: false })).toBe('look.stays');
	});

	test('eight tiles: the empty hexes are touched, and the eighth capture ends the game', () => {
		const table = startTable({ tiles: 8 }).tap('hex:1', 'hex:4', 'hex:7', 'hex:10');
		expect(table.taps).toBe(4);
		expect(table.state.hidden).toEqual([false, true, true, false, true, true, false, true, true, false, true, true]);
		expect(table.history[0]!.steps.map(({ rule }) => rule)).toContain('setup.leave-out');
		for (const hex of [2, 3, 5, 6, 8, 9, 11, 12]) {
			expect(table.state.over).toBeUndefined();
			table.tap(4, 'hurley', `hex:${hex}`, 'speckles', `hex:${hex}`, `hex:${hex}`, 'taken');
		}
		expect(table.state.over).toMatchObject({ won: ['p1', 'p2'], points: { p1: 8, p2: 8 } });
	});

	test('three tiles: the hexes that get one are touched', () => {
		const table = startTable({ tiles: 3 }).tap('hex:12', 'hex:2', 'hex:6');
		expect(tilesLeft(table.state)).toBe(3);
		expect(refusedRule(startTable({ tiles: 3 }), { type: 'lay', hexes: [1, 2, 2] })).toBe('lay.count');
	});
});

describe('the last turn', () => {
	const last = (options = {}) => placeAgents(keepTiles(startTable(options), 7), { darwin: 'hex:7' });

	test('the tile is taken with four points of six: two lapse, the game is over', () => {
		const table = keepTiles(startTable(), 7).tap(6, 'hurley', 'hex:7', 'speckles', 'hex:7', 'claim', 'hex:7', 'taken');
		expect(table.history.at(-1)!.steps).toContainEqual({ rule: 'claim.kept', with: { left: 2 } });
		expect(table.state.over).toMatchObject({ won: ['p1'], points: { p1: 2, p2: 0 } });
	});

	test('the tile is not complete: agents that are not pictured go home, the two points go to agents that have not moved, no look, next player', () => {
		const table = last().tap(6, 'hurley', 'hex:7', 'speckles', 'hex:7', 'claim', 'hex:7', 'hurley', 'hidden');
		expect(table.state).toMatchObject({ phase: 'rest', active: 0, die: 2, agents: { hurley: 'base', speckles: 'hex:7', darwin: 'hex:7' } });
		expect(pointsLeft(table.state)).toBe(2);
		expect(refusedRule(table, { type: 'place', agent: 'hurley', space: 'ambush:1' })).toBe('move.fresh');
		expect(refusedRule(table, { type: 'place', agent: 'bucky', space: 'hex:7' })).toBeUndefined();
		table.tap('bucky', 'hex:7');
		expect(table.state).toMatchObject({ phase: 'roll', active: 1 }); // Agents arrived there, and still there is no look.
	});

	test('a claim without a look fails too', () => {
		expect(last().tap(3, 'mooch', 'hex:7', 'claim', 'skip').state).toMatchObject({ phase: 'rest', die: 1 });
	});

	test('an agent that was there and is sent home may spend points: it has not moved with points', () => {
		const table = last().tap(3, 'mooch', 'hex:7', 'claim', 'hex:7', 'darwin', 'hidden');
		expect(table.tap('darwin', 'ambush:1').state).toMatchObject({ phase: 'roll', active: 1, agents: { darwin: 'ambush:1' } });
	});

	test.each<[string, () => GForce]>([
		['not with two tiles left and one look', () => keepTiles(startTable(), 6, 7).tap(5, 'mooch', 'hex:7')],
		['not without a newcomer', () => last().tap(5, 'mooch', 'ambush:7')]
	])('%s', (_, table) => expect(refusedRule(table(), { type: 'claim' })).toBe('claim.not-last'));

	test('with several looks every tile left needs a newcomer; if one is not taken, the points have to be spent', () => {
		const table = keepTiles(startTable({ looks: 'everyNewHex' }), 6, 7).tap(6, 'mooch', 'hex:7');
		expect(refusedRule(table, { type: 'claim' })).toBe('claim.not-last');
		table.tap('bucky', 'hex:6', 'claim', 'hex:6', 'hidden', 'hex:7', 'hidden');
		expect(table.state).toMatchObject({ phase: 'rest', die: 2 });
	});

	test('five points and one agent on its way to a hex: not allowed while a tile is left', () => {
		const table = startTable().tap(5, 'darwin', 'hex:1');
		expect(refusedRule(table, { type: 'stop' })).toBe('move.all');
		expect(refusedRule(table, { type: 'claim' })).toBe('claim.not-last');
	});

	test('a hex two steps away is too far for a one, even in the last turn', () => {
		expect(refusedRule(keepTiles(startTable(), 1).tap(1), { type: 'place', agent: 'darwin', space: 'hex:1' })).toBe('move.too-far');
	});
});

describe('the end', () => {
	test('14, 14 and 9: a shared victory of the first two', () => {
		const table = startTable({ depth: 'score', tiles: 9 }, ['Anna', 'Bo', 'Cléo']);
		for (const [player, points] of [
			['p1', 6],
			['p1', 6],
			['p1', 2],
			['p2', 5],
			['p2', 5],
			['p2', 4],
			['p3', 3],
			['p3', 3],
			['p3', 3]
		] as const)
			// prettier-ignore
			table.tap(player, `${points}`);
		expect(table.state.over).toMatchObject({ won: ['p1', 'p2'], by: { rule: 'end.shared' }, points: { p1: 14, p2: 14, p3: 9 } });
	});

	test('the most points win, not the most tiles', () => {
		const table = startTable({ depth: 'score', tiles: 3 }).tap('p1', '2', 'p1', '3', 'p2', '6');
		expect(table.state.over).toMatchObject({ won: ['p2'], by: { rule: 'end.won' } });
		expect(table.history.at(-1)!.steps).toContainEqual({ rule: 'end.score', with: { player: 'p1', points: 5, tiles: 2 } });
	});

	test('points corrected after the end count; a tile put back continues the game', () => {
		const table = startTable({ depth: 'score', tiles: 1 }).tap('p1', '2');
		table.act({ type: 'correct', set: { 'points:p2': 3 } });
		expect(table.state.over).toMatchObject({ won: ['p2'], points: { p1: 2, p2: 3 } });
		const board = keepTiles(startTable(), 7).tap(4, 'hurley', 'hex:7', 'speckles', 'hex:7', 'hex:7', 'taken');
		expect(board.state.over).toBeDefined();
		board.act({ type: 'correct', set: { 'hex:5': 'laid' } });
		expect(board.state).toMatchObject({ phase: 'roll', active: 1 });
		expect(board.state.over).toBeUndefined();
	});
});

describe('the start', () => {
	const three = () => startTable({ start: 'rollOff' }, ['Anna', 'Bo', 'Cléo']);

	test('the highest begins, then in order of the seats', () => {
		const table = three().tap(2, 5, 4);
		expect(table.state).toMatchObject({ phase: 'roll', active: 1 });
		expect(table.tap(1, 'darwin', 'ambush:1').state.active).toBe(2);
		expect(table.tap(1, 'bucky', 'ambush:1').state.active).toBe(0);
	});

	test('players who tie for the highest roll again, and only they', () => {
		const table = three().tap(6, 2, 6);
		expect(table.state).toMatchObject({ phase: 'start', rolling: ['p1', 'p3'] });
		expect(refusedRule(table, { type: 'begins', player: 'p2' })).toBe('start.tied-only');
		expect(table.tap(3, 4).state).toMatchObject({ phase: 'roll', active: 2 });
	});

	test('or one tap enters who rolled highest', () => {
		const table = three().tap('p3');
		expect(table.state).toMatchObject({ phase: 'roll', active: 2 });
		expect(table.taps).toBe(1);
	});
});
