import { describe, expect, test } from 'vitest';
import { type Faces, type GForce, SimulatedPlayers, shuffleTiles, startTable, placeAgents } from '../../../../tests/support/gforce.ts';
import { below, everyAsk } from '../../../../tests/support/random-walk.ts';
import type { Log } from '../contract.ts';
import { replayWithAid, replay, visibleHistory } from '../replay.ts';
import { toSentence } from '../words.ts';
import { type Agent, AGENTS, sameAgents } from './cards.ts';
import { game as gforce } from './game.ts';
import { judgeLook } from './kernel.ts';
import { HEX_NUMBERS, agentsOn } from './star.ts';
import { words as fr } from './text/fr/index.ts';
import type { Action, State } from './types.ts';

const logOf = (table: GForce, options = {}): Log<Action> => ({
	game: 'gforce',
	edition: gforce.edition,
	setup: { seats: table.state.players.map(({ id }) => ({ id, name: id, takes: [] })), options: { depth: 'full', ...options } },
	facts: {},
	actions: table.actions
});

// ── Searching for a hex together with a face ───────────────────────────────────────────────────────────────────────────────────────

/** Every object and every list inside a value. */
function* nodes(value: unknown): Generator<object> {
	if (typeof value !== 'object' || value === null) return;
	yield value;
	for (const each of Object.values(value)) yield* nodes(each);
}

/** Lists of two or more agents inside a value, which could be faces. */
const faces = (value: unknown): readonly (readonly Agent[])[] =>
	[...nodes(value)].filter(
		(node): node is Agent[] => Array.isArray(node) && node.length >= 2 && node.every((each) => AGENTS.includes(each as Agent))
	);

const namesHex = (value: unknown, hex: number): boolean =>
	[...nodes(value)].some((node) =>
		Object.entries(node).some(
			([key, each]) =>
				each === `hex:${hex}` || (key === 'hex' && each === hex) || key === `face:${hex}` || (key === `${hex}` && !Array.isArray(node))
		)
	);

/** Parts that name a hex and list exactly the agents that its hidden tile needs. Positions of agents are no lists. */
function joined(parts: readonly unknown[], { hidden }: State, truth: Faces): readonly string[] {
	return parts.flatMap((part) =>
		HEX_NUMBERS.flatMap((hex) =>
			hidden[hex - 1] && namesHex(part, hex) && faces(part).some((face) => sameAgents(face, truth[hex]!))
				? [`hex ${hex}: ${JSON.stringify(part)}`]
				: []
		)
	);
}

/** Everything the page shows: questions with all further questions, reminders, odds, dials. */
function page({ state, guide }: GForce): readonly unknown[] {
	const asks = guide.asks.flatMap((ask) => [...everyAsk(ask)]).map((ask) => JSON.parse(JSON.stringify(ask)) as unknown);
	return [...asks, ...(guide.remind ?? []), ...gforce.odds(state), ...gforce.dials(state)];
}

/** The history and the log, from this line on. */
const record = ({ history, actions }: GForce, from = 0): readonly unknown[] => [
	...history.slice(from).flatMap(({ steps }) => steps),
	...actions.slice(from)
];

const TABLES: readonly [string, Record<string, string | number | boolean>][] = [
	['the usual game', {}],
	['the long game', { stay: 'longGame' }],
	['agents stay after a look', { stay: 'stayAfterLook' }],
	['several looks in one turn', { looks: 'everyNewHex' }],
	['odds from the list of tiles', { inventoryAid: true }],
	['five tiles', { tiles: 5 }]
];

describe('with the memory aid off nothing reveals which agents a hidden tile needs', () => {
	test.each(TABLES)('%s', (_, options) => {
		const truth = shuffleTiles(below(31));
		const players = new SimulatedPlayers(startTable(options, ['Anna', 'Bo', 'Cléo']), truth, 31);
		const { table } = players;
		let looks = 0;
		players.play(200, () => {
			const { state } = table;
			expect(joined(page(table), state, truth)).toEqual([]);
			expect(joined(record(table, state.turn % 10 === 0 ? 0 : table.actions.length - 3), state, truth)).toEqual([]);
			// Only trophies, which lie open, and a claim contain lists of agents.
			const { players: seated, claim: _claim, ...rest } = state;
			expect(faces(rest)).toEqual([]);
			expect(joined(seated, state, truth)).toEqual([]);
			expect(state.memory).toBeUndefined();
			looks = players.seen.size;
		});
		expect(looks).toBeGreaterThan(3);
		expect(table.state.over).toBeDefined();

		const exported = JSON.stringify(logOf(table, options));
		expect(exported).not.toMatch(/"(needs|face|faces|memory|pictured)"/);
		const history = JSON.stringify(table.history);
		expect(history).not.toMatch(/look\.(face|remembered)|"pictured"/);
	});

	test('the search finds a face where there is one: with the aid on', () => {
		const truth = shuffleTiles(below(31));
		const players = new SimulatedPlayers(startTable({ memoryAid: true }), truth, 31).play(12);
		expect(joined(players.table.history.flatMap(({ steps }) => steps), players.table.state, truth)).not.toEqual([]); // prettier-ignore
		expect(joined([players.table.state.memory], players.table.state, truth)).not.toEqual([]);
	});

	test('two boxes whose looks send the same agents home give the same log, history and state', () => {
		const tableAfterLook = (needs: readonly Agent[]): GForce => {
			const table = startTable().tap(4, 'darwin', 'hex:7', 'bucky', 'hex:7', 'hex:7');
			const { taken, home } = judgeLook(agentsOn(table.state.agents, 7), needs);
			return table.tap(...home, taken ? 'taken' : 'hidden');
		};
		const [one, other] = [tableAfterLook(['mooch', 'darwin']), tableAfterLook(['hurley', 'blaster', 'darwin'])];
		expect(JSON.stringify([one.actions, one.history, one.state])).toBe(JSON.stringify([other.actions, other.history, other.state]));
		expect(one.actions.at(-1)).toEqual({ type: 'looked', home: ['bucky'], taken: false });
		expect(one.history.at(-1)!.steps.slice(0, 2)).toEqual([
			{ rule: 'look.hidden', with: { space: 'hex:7' } },
			{ rule: 'look.home', with: { agents: ['bucky'] } }
		]);
	});

	test('in the long game a look that takes nothing records nothing about the tile', () => {
		const table = placeAgents(startTable({ stay: 'longGame' }), { darwin: 'hex:7' }).tap(2, 'bucky', 'hex:7', 'hex:7', 'hidden');
		expect(table.actions.at(-1)).toEqual({ type: 'looked', home: [], taken: false });
	});

	test('a tile that was taken is learned without its place', () => {
		const table = startTable().tap(4, 'darwin', 'hex:7', 'bucky', 'hex:7', 'hex:7', 'taken', 'Aspirateur');
		expect(table.actions.at(-1)).toEqual({ type: 'learn', fact: 'tile:ASPIRATEUR', value: ['bucky', 'darwin'] });
		expect(table.state.players[0]!.trophies).toEqual([{ points: 2, agents: ['bucky', 'darwin'] }]);
	});

	test('a face typed in without the aid is refused, and an aid switched on for one look at the log finds no face', () => {
		const table = startTable().tap(4, 'darwin', 'hex:7', 'bucky', 'hex:7', 'hex:7');
		expect(gforce.apply(table.state, { type: 'face', needs: ['darwin', 'bucky'] })).toEqual({
			ok: false,
			refused: { rule: 'look.aid-off' }
		});
		table.tap('bucky', 'hidden');
		const seen = replayWithAid(gforce, logOf(table), { memoryAid: true });
		expect(seen.memory).toEqual({ 7: { needs: ['darwin'], useless: ['bucky'] } }); // Only who stayed and who went home.
	});
});

describe('the veil', () => {
	const quiet = (table: GForce) => table.tap(1, 'darwin', 'ambush:1').tap(1, 'bucky', 'ambush:2').tap(1, 'hurley', 'ambush:3');

	test('history and undo reach back to the last turn', () => {
		const { history, state } = quiet(startTable());
		expect(history.map(({ turn }) => turn)).toEqual([1, 1, 1, 2, 2, 3, 3]);
		expect(visibleHistory(history, state)).toEqual(history.slice(5));
	});

	test('until the game is over, or if all players agreed to the aid', () => {
		const { history, state } = quiet(startTable());
		expect(visibleHistory(history, { ...state, over: { won: [], by: { rule: 'end.won' } } })).toEqual(history);
		const aided = quiet(startTable({ memoryAid: true }));
		expect(visibleHistory(aided.history, aided.state)).toEqual(aided.history);
	});

	test('an aid switched on in mid-game remembers only what follows, and does not lift the veil', () => {
		const table = startTable().tap(4, 'darwin', 'hex:7', 'bucky', 'hex:7', 'hex:7', 'bucky', 'hidden');
		table.act({ type: 'correct', set: { 'option:memoryAid': 'on' } });
		expect(table.state).toMatchObject({ memory: {}, veil: true });
		table.tap(2, 'mooch', 'hex:3', 'hex:3', 'mooch', 'hurley', 'done');
		expect(Object.keys(table.state.memory!)).toEqual(['3']);
		expect(visibleHistory(table.history, table.state).length).toBeLessThan(table.history.length);
	});

	test('switching it off forgets the tiles and restores the veil', () => {
		const table = startTable({ memoryAid: true }).tap(2, 'mooch', 'hex:3', 'hex:3', 'mooch', 'hurley', 'done');
		table.act({ type: 'correct', set: { 'option:memoryAid': 'off' } });
		expect(table.state.memory).toBeUndefined();
		expect(table.state.veil).toBe(true);
		expect(JSON.stringify(table.state)).not.toMatch(/needs|useless/);
	});

	test('the undo button names the agents that go home, not those that the tile needs', () => {
		const table = startTable().tap(4, 'darwin', 'hex:7', 'bucky', 'hex:7', 'hex:7', 'bucky', 'hidden');
		expect(toSentence(fr, table.undo)).toBe('La cible de la case 7 est remise face cachée.');
	});
});

test('a log replayed from its export gives the state of the live table', () => {
	const table = new SimulatedPlayers(startTable(), shuffleTiles(below(5)), 5).play(20).table;
	const { state, stopped } = replay(gforce, JSON.parse(JSON.stringify(logOf(table))) as Log<Action>);
	expect(stopped).toBeUndefined();
	expect(state).toEqual(table.state);
});
