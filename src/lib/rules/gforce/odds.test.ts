import { describe, expect, test } from 'vitest';
import { positions, CAPTURE_CASES, MIXEUR, keepTiles, PAIR, startTable, placeAgents } from '../../../../tests/support/gforce.ts';
import type { Guide } from '../contract.ts';
import { playOut } from '../odds/play-out.ts';
import { type Agent, AGENTS, type Tile, without } from './cards.ts';
import { chanceSumAtLeast, lookDistribution, possibleTiles, chanceOneRollDecides, shareWithAgent, chanceWithin } from './chances.ts';
import { distanceClasses, takingDice } from './kernel.ts';
import { game as gforce } from './game.ts';
import { faceAt } from './look.ts';
import { odds } from './odds.ts';
import { planCapture } from './planner.ts';
import { ALL_AT_BASE, type Positions } from './star.ts';
import type { Action, State } from './types.ts';
import { plannerView } from './planner-view.ts';

/** The value of a fraction such as 5/12. */
const fraction = (written: string): number => {
	const [top, bottom = '1'] = written.split('/');
	return Number(top) / Number(bottom);
};

/** The chances within one, two and three dice; then the same if it is the last tile. */
const WITHIN: Readonly<Record<string, readonly [string, string]>> = {
	C1: ['1/2 11/12 215/216', '1/2 11/12 215/216'],
	C13: ['1/2 11/12 215/216', '1/2 11/12 215/216'],
	C2: ['1/6 13/18 103/108', '1/6 13/18 103/108'],
	C3: ['0 5/12 175/216', '0 5/12 181/216'],
	C4: ['1/3 29/36 209/216', '1/3 5/6 53/54'],
	C4b: ['2/3 17/18 215/216', '2/3 35/36 1'],
	C5: ['5/6 1 1', '1 1 1'],
	C7: ['1/2 8/9 53/54', '1 1 1'],
	C8: ['5/6 35/36 215/216', '5/6 1 1'],
	C9: ['1/6 11/36 91/216', '5/6 1 1'],
	C10: ['1/6 11/36 91/216', '1/2 11/12 215/216'],
	C11: ['5/6 1 1', '5/6 1 1'],
	C14: ['0 1/6 11/36', '0 7/12 49/54'],
	C15: ['5/6 35/36 1', '5/6 1 1']
};

describe('within several dice, played for one tile', () => {
	test.each(Object.entries(WITHIN))('%s: %j', (name, rows) => {
		const [, now, needs] = CAPTURE_CASES[name]!;
		for (const [i, row] of rows.entries())
			for (const [k, chance] of row.split(' ').entries())
				expect(chanceWithin(now, { hex: 7, needs }, k + 1, i === 1)).toBeCloseTo(fraction(chance), 12);
	});

	test.each(Object.entries(CAPTURE_CASES))('%s: one die is the number of dice that take it, over six', (_, [, now, needs]) => {
		for (const last of [false, true])
			expect(chanceWithin(now, { hex: 7, needs }, 1, last)).toBeCloseTo(takingDice(now, { hex: 7, needs }, last).length / 6, 12);
	});

	test('six needed agents and no spare one: in each turn exactly one face takes it', () => {
		const [, now, needs] = CAPTURE_CASES['C9']!;
		for (const k of [1, 2, 3, 4]) expect(chanceWithin(now, { hex: 7, needs }, k, false)).toBeCloseTo(1 - (5 / 6) ** k, 12);
	});

	test.each<[number, number, string]>([
		[2, 3, '35/36'], [2, 4, '11/12'], [2, 5, '5/6'], [2, 6, '13/18'], [2, 8, '5/12'], [2, 10, '1/6'], [2, 12, '1/36'],
		[3, 4, '215/216'], [3, 5, '53/54'], [3, 6, '103/108'], [3, 8, '181/216'], [3, 10, '5/8'], [3, 12, '3/8'],
		[4, 8, '1261/1296'], [4, 10, '65/72'], [4, 12, '493/648']
	])('%i dice reach %i points with %s', (dice, cost, chance) => expect(chanceSumAtLeast(cost, dice)).toBeCloseTo(fraction(chance), 12)); // prettier-ignore

	test.each(Object.entries(CAPTURE_CASES))(
		'%s: at most the chance that the dice add up to the cost, and equal to it for the last tile',
		(name, [, now, needs]) => {
			const cost = distanceClasses(now, { hex: 7, needs })[0].reduce<number>((sum, each) => sum + each, 0);
			for (const k of [1, 2, 3]) {
				expect(chanceWithin(now, { hex: 7, needs }, k, false)).toBeLessThanOrEqual((cost > 0 ? chanceSumAtLeast(cost, k) : 1) + 1e-12);
				if (cost > 0) expect(chanceWithin(now, { hex: 7, needs }, k, true)).toBeCloseTo(chanceSumAtLeast(cost, k), 12);
				if (['C1', 'C2', 'C13'].includes(name))
					expect(chanceWithin(now, { hex: 7, needs }, k, false)).toBeCloseTo(chanceSumAtLeast(cost, k), 12);
			}
		}
	);

	test.each<[number, number, number]>([
		[2, 4, 1],
		[3, 6, 1],
		[4, 8, 2],
		[5, 10, 2],
		[6, 12, 2]
	])('%i agents cost %i points from the base, and %i dice at least', (n, cost, dice) => {
		const goal = { hex: 7, needs: AGENTS.slice(0, n) };
		expect(distanceClasses(ALL_AT_BASE, goal)[0].reduce<number>((sum, each) => sum + each, 0)).toBe(cost);
		expect([1, 2, 3].find((k) => chanceWithin(ALL_AT_BASE, goal, k, false) > 0)).toBe(dice);
	});
});

test.each<[number, string]>([
	[2, '5/6'],
	[3, '55/72'],
	[4, '25/36'],
	[5, '4895/7776'],
	[6, '1475/2592']
])('of %i players one is highest at once with %s', (players, chance) => {
	expect(chanceOneRollDecides(players)).toBeCloseTo(fraction(chance), 12);
	const [odd] = odds(
		startTable(
			{ start: 'rollOff' },
			Array.from({ length: players }, (_, i) => `P${i}`)
		).state
	);
	expect(odd!.chance).toBeCloseTo(fraction(chance), 12);
});

describe('a hidden tile, from the list of the box', () => {
	const LIST: readonly Tile[] = [
		{ name: 'MIXEUR', agents: MIXEUR },
		{ name: 'A', agents: PAIR },
		{ name: 'B', agents: ['darwin', 'mooch', 'bucky'] },
		{ name: 'C', agents: AGENTS }
	];

	test.each<[readonly Agent[], string, string]>([
		[PAIR, '1/4', '1/2'],
		[MIXEUR, '1/4', '1'],
		[[...MIXEUR, 'hurley'], '1/2', '3/2'],
		[AGENTS, '1', '15/4']
	])('with %j there: %s, and %s points on average', (on, chance, points) => {
		const spread = lookDistribution(LIST, on);
		expect(spread.reduce((sum, [, each]) => sum + each, 0)).toBeCloseTo(fraction(chance), 12);
		expect(spread.reduce((sum, [value, each]) => sum + value * each, 0)).toBeCloseTo(fraction(points), 12);
	});

	test('the chance that an agent is pictured, and what a look excludes', () => {
		expect(AGENTS.map((agent) => shareWithAgent(LIST, agent))).toEqual([3 / 4, 2 / 4, 2 / 4, 2 / 4, 3 / 4, 3 / 4]);
		const names = (needs: readonly Agent[], useless: readonly Agent[]) => possibleTiles(LIST, { needs, useless }).map(({ name }) => name);
		expect(names(['darwin'], [])).toEqual(['MIXEUR', 'B', 'C']);
		expect(names(['darwin'], ['bucky'])).toEqual(['MIXEUR']);
	});

	const facts = { 'tile:A': PAIR, 'tile:B': ['bucky', 'mooch', 'darwin'], 'tile:C': [...AGENTS] };
	const look = (options = {}) => {
		const table = startTable({ inventoryAid: true, ...options });
		table.act(...Object.entries(facts).map(([fact, value]) => ({ type: 'learn', fact, value }) as const));
		return table.tap(4, 'hurley', 'hex:7', 'speckles', 'hex:7');
	};

	test('it is shown beside the hex before the look, with a question mark while the list is incomplete', () => {
		const odd = odds(look().state).find(({ beside }) => beside === 'hex:7');
		expect(odd).toMatchObject({ of: { rule: 'odds.look', with: { points: 0.5 } }, chance: 0.25, spread: [[2, 0.25]], how: '?' });
		expect(odds(look({ inventoryAid: false }).state)).toEqual([]);
	});

	test('a taken tile is removed from the list', () => {
		const table = look().tap('hex:7', 'taken');
		const shown = odds(table.state).find(({ of }) => of.rule === 'odds.pictured' && of.with?.['agent'] === 'hurley');
		expect(shown!.chance).toBeCloseTo(1 / 3, 12);
	});

	test('with the memory aid, what is remembered of a hex is considered there', () => {
		const table = look({ memoryAid: true }).tap('hex:7', 'short', 'hurley', 'hidden'); // Speckles stayed, Hurley went home.
		table.tap(2, 'darwin', 'hex:7');
		expect(odds(table.state).find(({ beside }) => beside === 'hex:7')).toMatchObject({ chance: 0, how: '≈' });
		expect(table.guide.asks[0]).toMatchObject({ kind: 'choose' });
	});
});

describe('the odds equal the game played out with guide and apply', () => {
	/** A table that remembers the tile on hex 7, before the die. */
	const before = (now: Positions, needs: readonly Agent[], last: boolean): State => {
		const table = placeAgents(startTable({ memoryAid: true }), now);
		if (last) keepTiles(table, 7);
		return { ...table.state, memory: { 7: { needs, useless: without(AGENTS, needs) } } };
	};
	const taken = ({ players }: State): boolean => players.some(({ trophies }) => trophies.length > 0);
	const plan = (state: State) => planCapture(plannerView(state), [{ hex: 7, needs: faceAt(state, 7)! }], state.die);

	/** Plays the plan of the planner, action by action. */
	function decide(_: Guide<Action>, state: State): Action | undefined {
		if (state.phase === 'look') return { type: 'look', hex: 7 };
		if (state.phase !== 'move') return undefined;
		const { moves, burn } = plan(state)!;
		const next = [...moves, ...burn].find(({ agent, to }) => state.agents[agent] !== to);
		return next ? { type: 'place', agent: next.agent, space: next.to } : { type: 'claim' };
	}

	const course = {
		key: (state: State) => JSON.stringify([state.phase, state.die, state.agents, state.turn, taken(state)]),
		ends: (state: State) => taken(state) || (state.phase === 'move' && !plan(state)),
		decide
	};

	test.each(Object.entries(CAPTURE_CASES))('%s', (_, [, now, needs]) => {
		for (const last of [false, true]) {
			const state = before(now, needs, last);
			const chance = playOut(gforce, state, course).reduce((sum, [end, each]) => (taken(end) ? sum + each : sum), 0);
			expect(odds(state).find(({ of }) => of.rule === 'odds.capture')!.chance).toBeCloseTo(chance, 12);
			if (last) for (const [end] of playOut(gforce, state, course)) expect(taken(end)).toBe(end.over !== undefined);
		}
	});
});

test('during the move: what the next player could take if the move ended here', () => {
	const table = placeAgents(startTable({ memoryAid: true }), { darwin: 'hex:7', speckles: 'hex:7', blaster: 'hex:7' });
	table.act({ type: 'roll', dice: { die: [2] } }); // Mooch would take it; moving nearer helps the next player.
	const known: State = { ...table.state, memory: { 7: { needs: MIXEUR, useless: without(AGENTS, MIXEUR) } } };
	const threat = (state: State) => odds(state).find(({ of }) => of.rule === 'odds.threat')?.chance;
	expect(threat(known)).toBeCloseTo(5 / 6, 12);
	const nearer = gforce.apply(known, { type: 'place', agent: 'mooch', space: 'ambush:7' });
	expect(nearer.ok && threat(nearer.state)).toBeCloseTo(5 / 6, 12); // The faces 1 to 5 but not 6, because the five remaining points cannot be spent.
	expect(threat({ ...known, options: { ...known.options, planner: false } })).toBeUndefined();
});

test('no odds about tiles if nothing is remembered, and none at depth score', () => {
	const table = placeAgents(startTable(), positions({ darwin: 'hex:7' }));
	expect(odds(table.state)).toEqual([]);
	expect(odds(startTable({ depth: 'score', inventoryAid: true, memoryAid: true }).state)).toEqual([]);
});
