import { describe, expect, test } from 'vitest';
import { type GForce, keepTiles, refusedRule, startTable, placeAgents } from '../../../../tests/support/gforce.ts';
import type { Ask } from '../contract.ts';
import { usualSetup } from '../setup.ts';
import { toSentence } from '../words.ts';
import { game as gforce } from './game.ts';
import { words as en } from './text/en/index.ts';
import { words as fr } from './text/fr/index.ts';
import { tilesLeft } from './turn.ts';
import type { Action } from './types.ts';

const counted = (table: GForce, ...touches: readonly (string | number)[]): number => {
	const before = table.taps;
	return table.tap(...touches).taps - before;
};

describe('taps', () => {
	test('the example of the rulebook with its look and no agent sent home: nine', () => {
		expect(counted(startTable(), 5, 'darwin', 'hex:7', 'speckles', 'hex:7', 'blaster', 'ambush:2', 'hex:7', 'hidden')).toBe(9);
	});

	test('the shortest turn, with one agent: three, and one more to skip a look', () => {
		const table = startTable();
		expect(counted(table, 1, 'darwin', 'ambush:1')).toBe(3);
		expect(table.state.active).toBe(1);
		expect(counted(table, 2, 'bucky', 'hex:3', 'skip')).toBe(4);
		expect(table.state.active).toBe(0);
	});

	test('each agent sent home takes one more', () => {
		expect(counted(startTable(), 4, 'darwin', 'hex:7', 'bucky', 'hex:7', 'hex:7', 'darwin', 'bucky', 'hidden')).toBe(7 + 2);
	});

	test('a capture takes one: the pictured agents are those that were not touched', () => {
		const table = placeAgents(startTable(), { darwin: 'hex:7', speckles: 'hex:7', blaster: 'hex:7', mooch: 'ambush:7', bucky: 'hex:7' });
		expect(counted(table, 1, 'mooch', 'hex:7', 'hex:7', 'bucky', 'taken')).toBe(6);
		expect(table.state.players[0]!.trophies[0]!.points).toBe(4);
	});

	test('with the memory aid a tile takes one by its name, or one for each agent and one to close; the second time none', () => {
		const table = startTable({ memoryAid: true }).tap(4, 'darwin', 'hex:7', 'bucky', 'hex:7', 'hex:7');
		expect(counted(table, 'tile:MIXEUR')).toBe(1);
		expect(table.state.agents).toMatchObject({ darwin: 'hex:7', bucky: 'base' });
		table.tap(2, 'hurley', 'hex:7', 'hex:7');
		expect(table.state).toMatchObject({ phase: 'roll', active: 0, agents: { hurley: 'base', darwin: 'hex:7' } });
		table.tap(2, 'hurley', 'hex:3', 'hex:3');
		expect(counted(table, 'hurley', 'mooch', 'done')).toBe(3);
	});

	test('at depth score: player and points, 24 for a whole game', () => {
		const table = startTable({ depth: 'score' });
		expect(table.guide.asks.length).toBe(1);
		for (const i of Array(12).keys()) table.tap(i % 2 ? 'p1' : 'p2', '3');
		expect(table.taps).toBe(24);
		expect(table.state.over).toMatchObject({ won: ['p1', 'p2'], points: { p1: 18, p2: 18 } });
	});
});

describe('refusals; the state does not change', () => {
	const moving = () => startTable().tap(3);
	const looking = () => startTable().tap(2, 'darwin', 'hex:7');
	const open = () => startTable().tap(4, 'darwin', 'hex:7', 'bucky', 'hex:7', 'hex:7');
	const bad = (action: object): Action => action as Action;

	test.each<[string, () => GForce, Action, string]>([
		['agents before the die', startTable, { type: 'place', agent: 'darwin', space: 'hex:1' }, 'move.roll-first'],
		['a second die', moving, { type: 'roll', dice: { die: [4] } }, 'table.not-now'],
		['a seven', startTable, { type: 'roll', dice: { die: [7] } }, 'table.dice'],
		['two dice', startTable, { type: 'roll', dice: { die: [1, 2] } }, 'table.dice'],
		['a space that is not there', moving, { type: 'place', agent: 'darwin', space: 'hex:13' }, 'board.spaces'],
		['a space of another kind', moving, bad({ type: 'place', agent: 'darwin', space: 'toString' }), 'board.spaces'],
		['an agent who is not there', moving, bad({ type: 'place', agent: 'juarez', space: 'hex:1' }), 'board.agents'],
		['farther than the points', () => startTable().tap(1), { type: 'place', agent: 'darwin', space: 'hex:1' }, 'move.too-far'],
		[
			'farther than the points left',
			() => startTable().tap(3, 'bucky', 'hex:1'),
			{ type: 'place', agent: 'darwin', space: 'hex:1' },
			'move.too-far'
		],
		[
			'out and back with one agent',
			() => placeAgents(startTable(), { darwin: 'ambush:1' }).tap(2),
			{ type: 'place', agent: 'darwin', space: 'ambush:1' },
			'move.no-return'
		],
		[
			'from an ambush to another with one point',
			() => placeAgents(startTable(), { bucky: 'ambush:1' }).tap(1),
			{ type: 'place', agent: 'bucky', space: 'ambush:2' },
			'move.too-far'
		],
		['stopping with points left', moving, { type: 'stop' }, 'move.all'],
		['a claim with many tiles left', () => startTable().tap(3, 'darwin', 'hex:1'), { type: 'claim' }, 'claim.not-last'],
		['moving after the last point', looking, { type: 'place', agent: 'bucky', space: 'ambush:1' }, 'move.done'],
		['a look before the last point', () => startTable().tap(3, 'darwin', 'hex:7'), { type: 'look', hex: 7 }, 'look.after-move'],
		['a look where no agent stands', looking, { type: 'look', hex: 3 }, 'look.nobody'],
		[
			'a look without a newcomer',
			() => placeAgents(startTable(), { mooch: 'hex:3' }).tap(2, 'darwin', 'hex:7'),
			{ type: 'look', hex: 3 },
			'look.newcomer'
		],
		['a look where no tile lies', looking, { type: 'look', hex: 13 }, 'look.no-tile'],
		['a result before the look', looking, { type: 'looked', home: [], taken: false }, 'table.not-now'],
		['sending home who is not there', open, { type: 'looked', home: ['mooch'], taken: false }, 'look.not-here'],
		['sending one home twice', open, { type: 'looked', home: ['bucky', 'bucky'], taken: false }, 'look.not-here'],
		['taking a tile of one agent', open, { type: 'looked', home: ['bucky'], taken: true }, 'look.two'],
		['telling a face without the aid', open, { type: 'face', needs: ['darwin', 'bucky'] }, 'look.aid-off'],
		[
			'telling a face of one agent',
			() => startTable({ memoryAid: true }).tap(2, 'darwin', 'hex:7', 'hex:7'),
			{ type: 'face', needs: ['darwin'] },
			'look.two'
		],
		['a skip before the look', moving, { type: 'skip' }, 'table.not-now'],
		['scoring while the board is kept', startTable, { type: 'score', player: 'p1', points: 3 }, 'table.not-now'],
		['a tile of seven points', () => startTable({ depth: 'score' }), { type: 'score', player: 'p1', points: 7 }, 'score.range'],
		['a tile of one point', () => startTable({ depth: 'score' }), { type: 'score', player: 'p1', points: 1 }, 'score.range'],
		['a player who is not there', () => startTable({ depth: 'score' }), { type: 'score', player: 'p9', points: 3 }, 'table.not-now'],
		['two hexes for three tiles', () => startTable({ tiles: 3 }), { type: 'lay', hexes: [1, 2] }, 'lay.count'],
		['a tile the box cannot print', startTable, { type: 'learn', fact: 'tile:X', value: ['darwin'] }, 'table.unreadable'],
		['a colour the box cannot print', startTable, { type: 'learn', fact: 'colour:darwin', value: 'octarine' }, 'table.unreadable'],
		['a thirteenth hex', startTable, { type: 'learn', fact: 'place:13', value: 'Cuisine' }, 'table.unreadable'],
		['a dial that is not there', startTable, { type: 'correct', set: { 'at:juarez': 'base' } }, 'table.no-dial']
	])('%s', (_, table, action, rule) => {
		const there = table();
		const before = structuredClone(there.state);
		expect(refusedRule(there, action)).toBe(rule);
		expect(there.state).toEqual(before);
		if (rule in gforce.rules && !rule.startsWith('table.'))
			for (const words of [fr, en]) expect(words.rules[rule as keyof typeof words.rules]).toBeTruthy();
	});

	test.each<[string, object]>([
		['one player', { names: ['Anna'] }],
		['seven players', { names: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }],
		['no tiles', { options: { tiles: 0 } }],
		['thirteen tiles', { options: { tiles: 13 } }],
		['an unknown option', { options: { turbo: true } }]
	])(
		'a table of %s does not start',
		(_, { names = ['Anna', 'Bo'], options = {} }: { names?: string[]; options?: Record<string, number | boolean> }) => {
			const seats = names.map((name, i) => ({ id: `p${i + 1}`, name, takes: [] }));
			expect(gforce.start({ seats, options }, {})).toEqual({ ok: false, refused: { rule: 'setup.form' } });
		}
	);
});

describe('moves are shown with their cost', () => {
	const spaces = (table: GForce, agent: string) => {
		const [ask] = table.guide.asks;
		const option = ask?.kind === 'choose' ? ask.options.find(({ id }) => id === agent) : undefined;
		const further = option && 'ask' in option ? (option.ask() as Ask<Action>) : undefined;
		return further?.kind === 'choose' ? further.options : [];
	};

	test('every space but the agent’s own, disabled if it costs too much', () => {
		const options = spaces(startTable().tap(1), 'darwin');
		expect(options.length).toBe(24);
		expect(options.find(({ id }) => id === 'ambush:4')).toMatchObject({ label: { with: { points: 1 } } });
		expect(options.find(({ id }) => id === 'hex:1')).toMatchObject({
			label: { with: { points: 2 } },
			refused: { rule: 'move.too-far', with: { points: 2, left: 1 } }
		});
	});

	test('a move can be changed while points are left, and costs from where the turn began', () => {
		const table = startTable().tap(3, 'darwin', 'hex:1', 'darwin', 'hex:2');
		expect(table.state.agents.darwin).toBe('hex:2');
		expect(spaces(table, 'darwin').find(({ id }) => id === 'hex:5')).toMatchObject({ label: { with: { points: 2 } } });
		table.tap('darwin', 'base');
		expect(table.undo.rule).toBe('move.put-back');
	});

	test('stopping early is refused with the points left, and the refusal can be overruled', () => {
		const table = startTable().tap(5, 'darwin', 'hex:1');
		const [ask] = table.guide.asks;
		expect(ask?.kind === 'choose' && ask.options.at(-1)).toMatchObject({ id: 'stop', refused: { rule: 'move.all', with: { left: 3 } } });
		table.act({ type: 'anyway', action: { type: 'stop' }, bends: ['move.all'] });
		expect(table.state.phase).toBe('look');
	});
});

describe('reminders and advice', () => {
	const rules = (table: GForce) => table.guide.remind!.map(({ rule }) => rule);

	test('what not to forget', () => {
		const table = startTable({ planner: false }).tap(3, 'darwin', 'hex:7');
		expect(rules(table)).toEqual(['move.keep', 'look.last-point']);
		expect(rules(table.tap('bucky', 'ambush:1'))).toEqual(['look.free', 'look.one']);
		expect(rules(keepTiles(startTable({ planner: false }), 7).tap(3))).toEqual(['move.keep', 'claim.lapses']);
	});

	test('without the memory aid the planner uses positions only', () => {
		const table = placeAgents(startTable(), { darwin: 'hex:7' }).tap(4);
		expect(table.guide.remind!.at(-1)).toEqual({ rule: 'plan.gather', with: { spaces: ['hex:7'], agents: 3 } });
		expect(toSentence(fr, table.guide.remind!.at(-1)!)).toBe('Au plus 3 agents sur une même case avec ce dé\u00a0: case 7.');
	});

	const known = (options = {}) => {
		const table = placeAgents(startTable({ memoryAid: true, ...options }), {
			darwin: 'hex:7',
			speckles: 'hex:7',
			blaster: 'hex:7',
			mooch: 'ambush:7'
		});
		return table.tap(2, 'bucky', 'hex:7', 'hex:7', 'tile:MIXEUR'); // Bucky goes home, three are there, the fourth is one step away.
	};

	test('before the die: the faces that would take each known tile', () => {
		expect(known().guide.remind).toContainEqual({ rule: 'plan.dice', with: { space: 'hex:7', dice: [1, 2, 3, 4, 5] } });
		expect(known({ planner: false }).guide.remind).toEqual([]);
	});

	test('after the die: the agents that go there, how to spend the rest, and what the next player could take', () => {
		const table = known().tap(3);
		const plan = table.guide.remind!.find(({ rule }) => rule === 'plan.burn')!;
		expect(plan.with).toMatchObject({ spaces: ['hex:7'], moves: ['mooch:hex:7'], threat: 0 });
		expect(toSentence(fr, plan)).toMatch(/^À prendre, case 7\u00a0: Mooch → case 7\u00a0; dépensez le reste avec (Bucky|Hurley) → /);
		expect(toSentence(en, plan)).toMatch(/^You can take hex 7: Mooch → hex 7; spend the rest on /);
		expect(table.guide.remind).toContainEqual({ rule: 'plan.threat', with: { space: 'hex:7', threat: 5 } });
		expect(table.guide.remind!.filter(({ rule }) => rule.startsWith('plan.')).length).toBeLessThanOrEqual(5);
	});

	test('a six takes nothing, so no plan is shown, unless it is the last tile', () => {
		expect(
			known()
				.tap(6)
				.guide.remind!.some(({ rule }) => rule === 'plan.burn')
		).toBe(false);
		const last = known();
		keepTiles(last, 7);
		expect(last.tap(6).guide.remind).toContainEqual({ rule: 'plan.lapse', with: { spaces: ['hex:7'], moves: ['mooch:hex:7'], left: 5 } });
	});
});

describe('facts are learned from the box', () => {
	test('the name of a tile just taken, which lies open', () => {
		const table = startTable().tap(4, 'darwin', 'hex:7', 'bucky', 'hex:7', 'hex:7', 'taken', 'Lave-vaisselle');
		expect(table.state.facts).toEqual({ 'tile:LAVE-VAISSELLE': ['bucky', 'darwin'] });
		expect(table.guide.asks.some(({ prompt }) => prompt.rule === 'box.trophy')).toBe(false);
	});

	test('a tile that is known is not asked for, and the one without a name gets its name', () => {
		const table = startTable().tap(4, 'hurley', 'hex:7', 'speckles', 'hex:7', 'hex:7', 'taken');
		expect(table.guide.asks.some(({ prompt }) => prompt.rule === 'box.trophy')).toBe(true);
		table.tap('Grille-pain');
		expect(table.state.facts).toEqual({ 'tile:GRILLE-PAIN': ['speckles', 'hurley'] });
	});

	test('tiles, colours and names of hexes before the first die', () => {
		const table = startTable().tap(
			'box:tile',
			'mixeur à main',
			'mooch',
			'darwin',
			'done',
			'box:colour',
			'darwin',
			'green',
			'box:place',
			'hex:12',
			'Cuisine'
		);
		expect(table.state.facts).toEqual({ 'tile:MIXEUR À MAIN': ['mooch', 'darwin'], 'colour:darwin': 'green', 'place:12': 'Cuisine' });
	});

	test('the memory page has the same asks', () => {
		for (const fact of ['tile:MIXEUR', 'tile:', 'colour:darwin', 'place:3']) expect(gforce.fact(fact)).toBeDefined();
		expect(gforce.fact('saucer:1')).toBeUndefined();
	});

	test('facts of a file are kept only if they are valid', () => {
		const start = gforce.start(usualSetup(gforce.form, ['Anna', 'Bo']), {
			'tile:OK': ['darwin', 'bucky'],
			'tile:bad': ['darwin', 'bucky'],
			'tile:ONE': ['darwin'],
			'colour:darwin': 7
		});
		expect(start.ok && start.state.facts).toEqual({ 'tile:OK': ['darwin', 'bucky'] });
	});
});

describe('corrections and depth', () => {
	test('to depth score and back: the tiles taken meanwhile are gone from the board, and a reminder asks the table to check', () => {
		const table = startTable()
			.tap(3, 'darwin', 'hex:7')
			.act({ type: 'correct', set: { 'option:depth': 'score' } });
		table.tap('p2', '5').act({ type: 'correct', set: { 'option:depth': 'full' } });
		expect(table.state).toMatchObject({ phase: 'roll', agents: { darwin: 'hex:7' } });
		expect(tilesLeft(table.state)).toBe(11);
		expect(table.guide.remind).toContainEqual({ rule: 'score.unplaced' });
		table.act({ type: 'correct', set: { 'hex:12': 'laid', 'hex:7': 'none' } });
		expect(table.guide.remind).not.toContainEqual({ rule: 'score.unplaced' });
	});

	test('a wrong die can be corrected down to the points spent, and the last point still ends the move', () => {
		const table = startTable().tap(5, 'darwin', 'hex:7');
		expect(refusedRule(table, { type: 'correct', set: { die: 1 } })).toBe('table.no-dial');
		table.act({ type: 'correct', set: { die: 2 } });
		expect(table.state.phase).toBe('look');
	});

	test('an agent whose place is corrected after the move still counts as a newcomer', () => {
		const table = startTable()
			.tap(2, 'darwin', 'hex:7')
			.act({ type: 'correct', set: { 'at:darwin': 'hex:8' } });
		expect(table.tap('hex:8', 'hidden').state.agents.darwin).toBe('hex:8');
	});

	test('a face remembered wrongly can be forgotten', () => {
		const table = startTable({ memoryAid: true }).tap(2, 'darwin', 'hex:7', 'hex:7', 'tile:MIXEUR');
		table.act({ type: 'correct', set: { 'face:7': 'forgotten' } });
		expect(table.state.memory).toEqual({});
	});
});
