import { describe, expect, test } from 'vitest';
import { BOX, type GForce, refusedRule, startTable } from '../../../../tests/support/gforce.ts';
import { TableDriver } from '../../../../tests/support/table-driver.ts';
import type { Facts, Log } from '../contract.ts';
import { upgradeLog } from '../replay.ts';
import { usualSetup } from '../setup.ts';
import { game } from './game.ts';
import type { Action } from './types.ts';

const setDepth = (table: GForce, depth: string): GForce => table.act({ type: 'correct', set: { 'option:depth': depth } });
const optionIds = (table: GForce): readonly (readonly [string, string | undefined])[] => {
	const [ask] = table.guide.asks;
	return ask?.kind === 'choose' ? ask.options.map(({ id, refused }) => [id, refused?.rule]) : [];
};

describe('a new table', () => {
	test('at depth score a tile takes two taps', () => {
		const table: GForce = new TableDriver(game, usualSetup(game.form, ['Anna', 'Bo']));
		expect(table.state).toMatchObject({ phase: 'score', options: { depth: 'score', memoryAid: false } });
		expect(table.tap('p2', '4').taps).toBe(2);
		expect(table.state.players[1]).toMatchObject({ trophies: [{ points: 4 }] });
	});

	test('at depth memory the aid is on, unless the table switches it off', () => {
		expect(startTable({ depth: 'memory' }).state).toMatchObject({ memory: {}, options: { memoryAid: true } });
		expect(startTable({ depth: 'memory', memoryAid: false }).state).toMatchObject({ veil: true, options: { memoryAid: false } });
	});
});

describe('the depth memory', () => {
	const start = (facts: Facts = {}): GForce => new TableDriver(game, usualSetup(game.form, ['Anna', 'Bo'], { depth: 'memory' }), facts);

	test('a revealed tile is its hex and its name, or its hex and its agents; the taken one its hex and its player', () => {
		const table = start().tap('hex:7', 'tile:MIXEUR');
		expect(table.taps).toBe(2);
		expect(table.state.memory?.[7]?.needs).toEqual(['speckles', 'blaster', 'mooch', 'darwin']);
		table.tap('hex:3', 'bucky', 'mooch', 'done').tap('hex:7', 'p2');
		expect(table.taps).toBe(8);
		expect(table.state.players[1]?.trophies).toEqual([{ points: 4, agents: ['speckles', 'blaster', 'mooch', 'darwin'] }]);
		expect(table.state.memory).toEqual({ 3: { needs: ['bucky', 'mooch'], useless: ['speckles', 'hurley', 'blaster', 'darwin'] } });
		expect(table.state).toMatchObject({ phase: 'tiles', turn: 1 });
	});

	test('a tile taken at its first look without entering its agents: the hex, the player, the points', () => {
		const table = start().tap('hex:7', 'p1', '3');
		expect(table.taps).toBe(3);
		expect(table.state.players[0]?.trophies).toEqual([{ points: 3 }]);
	});

	test('a face entered wrong is entered again, and a tile touched by mistake is left alone', () => {
		const table = start().tap('hex:7', 'tile:MIXEUR').tap('hex:7', 'again', 'tile:MIXEUR').tap('hex:2', 'skip');
		expect(Object.keys(table.state.memory ?? {})).toEqual(['7']);
		expect(table.state).toMatchObject({ phase: 'tiles' });
	});

	test('an empty hex is refused with the reason', () => {
		const table = start().tap('hex:7', 'p1', '3');
		expect(optionIds(table)).toContainEqual(['hex:7', 'look.no-tile']);
		expect(refusedRule(table, { type: 'took', player: 'p1', hex: 7, points: 3 })).toBe('look.no-tile');
	});

	test('without the aid no face is entered: only the player who took the tile of a hex, and its points', () => {
		const table = startTable({ depth: 'memory', memoryAid: false });
		expect(refusedRule(table, { type: 'look', hex: 7 })).toBe('look.aid-off');
		expect(table.tap('hex:7', 'p1', '5').taps).toBe(3);
		expect(table.state.hidden[6]).toBe(false);
	});

	test('points outside of 2 to 6, an unknown player, and a taken tile where the whole game is kept are refused', () => {
		const table = start();
		expect(refusedRule(table, { type: 'took', player: 'p1', hex: 7, points: 7 })).toBe('score.range');
		expect(refusedRule(table, { type: 'took', player: 'p1', hex: 7 })).toBe('score.range');
		expect(refusedRule(table, { type: 'took', player: 'p9', hex: 7, points: 3 })).toBe('table.not-now');
		expect(refusedRule(startTable(), { type: 'took', player: 'p1', hex: 7, points: 3 })).toBe('table.not-now');
	});

	test('with fewer tiles their hexes are touched first, and the last tile ends the game', () => {
		const table = startTable({ depth: 'memory', tiles: 2 }).tap('hex:7', 'hex:2').tap('hex:7', 'p1', '3').tap('hex:2', 'p2', '2');
		expect(table.state.over).toMatchObject({ won: ['p1'], points: { p1: 3, p2: 2 } });
	});

	test('if the tiles of the box are known, only those that were not seen yet are offered', () => {
		const facts: Facts = Object.fromEntries(BOX.slice(2).map((agents, i) => [`tile:T${i}`, agents]));
		const table = start(facts).tap('hex:7', 'tile:T3').tap('hex:1');
		const names = table.guide.asks.flatMap((ask) => (ask.kind === 'choose' && !ask.optional ? ask.options.map(({ id }) => id) : []));
		expect(names).not.toContain('tile:T3');
		expect(names).toContain('tile:T4');
	});
});

describe('the depth changes during the game', () => {
	test('to a lighter depth and back: points, tiles and faces stay', () => {
		const table = startTable({ memoryAid: true }).tap(2, 'mooch', 'hex:3', 'hex:3', 'mooch', 'hurley', 'done');
		setDepth(table, 'score');
		setDepth(table, 'memory');
		expect(table.state).toMatchObject({ phase: 'tiles', memory: { 3: { needs: ['hurley', 'mooch'] } } });
		setDepth(table.tap('hex:3', 'p1'), 'full');
		expect(table.state).toMatchObject({
			phase: 'roll',
			unplaced: true,
			agents: { mooch: 'hex:3' },
			players: [{ trophies: [{ points: 2 }] }, {}]
		});
	});

	test('after depth score one optional ask is for the empty hexes', () => {
		const table = setDepth(startTable({ depth: 'score' }).tap('p1', '4', 'p2', '2'), 'memory');
		expect(table.state.options.memoryAid).toBe(true);
		expect(table.guide.asks.map(({ prompt, optional }) => [prompt.rule, optional])).toContainEqual(['lay.check', true]);
		table.act({ type: 'lay', hexes: [2, 3, 4, 6, 7, 8, 9, 10, 11, 12] });
		expect(table.state.hidden.flatMap((hidden, i) => (hidden ? [] : [i + 1]))).toEqual([1, 5]);
		expect(table.state.unplaced).toBeUndefined();
		expect(refusedRule(table, { type: 'lay', hexes: [1, 2] })).toBe('table.not-now');
	});

	test('switching the aid off while a tile lies open forgets that tile', () => {
		const table = startTable({ depth: 'memory' })
			.tap('hex:7')
			.act({ type: 'correct', set: { 'option:memoryAid': 'off' } });
		expect(table.state).toMatchObject({ phase: 'tiles', veil: true });
		expect(table.state.open).toBeUndefined();
	});
});

describe('fewer taps at depth full', () => {
	test('a hex, then several agents', () => {
		const table = startTable().tap(5, 'hex:7', 'darwin', 'speckles', 'done');
		expect(table.taps).toBe(5);
		expect(table.state).toMatchObject({ phase: 'move', agents: { darwin: 'hex:7', speckles: 'hex:7' } });
		expect(table.undo).toEqual({ rule: 'move.placed', with: { agent: 'darwin', space: 'hex:7', points: 2 } });
	});

	test('agents that can go there one by one but not all together are asked for again', () => {
		const table = startTable().tap(3, 'hex:7', 'darwin', 'speckles', 'done', 'bucky', 'done');
		expect(table.state.agents).toMatchObject({ bucky: 'hex:7', darwin: 'base', speckles: 'base' });
		expect(refusedRule(startTable().tap(3), { type: 'gather', space: 'hex:7', agents: ['darwin', 'mooch'] })).toBe('move.too-far');
		expect(refusedRule(startTable().tap(3), { type: 'gather', space: 'hex:7', agents: [] })).toBe('table.not-now');
	});

	test('a hex that no agent can reach is refused with the reason', () => {
		expect(optionIds(startTable().tap(1))).toContainEqual(['hex:7', 'move.too-far']);
	});

	test('a turn that was not entered is passed in one tap, and a reminder asks to check the board', () => {
		const table = startTable().tap('pass');
		expect(table.state).toMatchObject({ active: 1, turn: 2, phase: 'roll', unplaced: true });
		expect(table.guide.remind).toContainEqual({ rule: 'score.unplaced' });
		expect(table.tap(1).state.unplaced).toBeUndefined();
		expect(refusedRule(table, { type: 'pass' })).toBe('table.not-now');
	});

	test('rules that never change are shown as reminders only in the first turn of each player', () => {
		const recalled = (table: GForce) =>
			table.guide.remind!.filter(({ rule }) => ['move.keep', 'look.free'].includes(rule)).map(({ rule }) => rule);
		const table = startTable().tap(2);
		expect(recalled(table)).toEqual(['move.keep']);
		expect(recalled(startTable().tap('pass', 'pass', 2))).toEqual([]);
	});
});

test('a log of edition 1 keeps the depth and the start that were the defaults then', () => {
	const old: Log<Action> = { game: 'gforce', edition: 1, setup: { seats: [], options: { tiles: 8 } }, facts: {}, actions: [] };
	expect(upgradeLog(game, old).setup.options).toEqual({ depth: 'full', start: 'rollOff', tiles: 8 });
});
