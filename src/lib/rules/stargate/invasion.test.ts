import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { diceNow, done, invaded, seated } from '../../../../tests/support/stargate.ts';
import { TableDriver } from '../../../../tests/support/table-driver.ts';
import { type Course, playOut } from '../odds/play-out.ts';
import { usualSetup } from '../setup.ts';
import { apply } from './apply.ts';
import { guide } from './guide/index.ts';
import { game as stargate } from './game.ts';
import { splitEvenly } from './kernel.ts';
import { odds } from './odds.ts';
import type { Action, State } from './types.ts';

const repels = (state: State): number => odds(state).find(({ of, beside }) => of.rule === 'odds.repel' && !beside)!.chance;
const volley = (state: State, ours: number, theirs: number): State => {
	const hits: Record<string, number> = { ours, theirs };
	return done(state, { type: 'volley', dice: Object.fromEntries(diceNow(state).map(({ id }) => [id, hits[id]!])) });
};

test.each([
	[8, 3, [3, 3, 2]],
	[7, 2, [4, 3]],
	[2, 3, [1, 1, 0]],
	[6, 6, [1, 1, 1, 1, 1, 1]]
])('N18 %i invaders for %i teams', (foes, teams, shares) => expect(splitEvenly(foes, teams)).toEqual(shares));

describe('V34 eight invaders against three teams', () => {
	const box = { 'foe:invasion-jaffa': [{ count: 8, value: 5, wounds: 1 }], 'per:invasion-jaffa': 'all' };
	const open = (invasionLoss: 'relief' | 'strict') => {
		const table = new TableDriver(stargate, usualSetup(stargate.form, ['B', 'C', 'A'], { depth: 'full', invasionLoss }), box);
		table.act({ type: 'correct', set: { 'arms:p2': 'zat', 'hand:p1': 2 } });
		table.tap('planet:1').tap('symbol').tap('combat', 'invasion-jaffa').tap('invade');
		return table;
	};
	const firstRound = (table: ReturnType<typeof open>) => {
		table.tap(1, 3).tap(0, 1).tap('yield'); // B: three of its members fall, then the last; two invaders are left. C: all three invaders fall, one member stands. A: both invaders fall, three members stand.
		table.tap(3, 3); // C: all three down, one member standing
		return table.tap(2, 1); // A: both down, three standing
	};

	test('the team that turned the card fights first, then those to its left: 3, 3 and 2', () => {
		const { state } = open('relief');
		expect(state.invasion!.shares.map(({ seat, foes }) => [seat, foes])).toEqual([
			[0, 3],
			[1, 3],
			[2, 2]
		]);
		expect(state.teams.map(({ at, mission }) => [at, mission.length])).toEqual(Array(3).fill(['sgc1', 0]));
	});

	test('strict: one lost share loses the game for all', () => {
		expect(firstRound(open('strict')).state.over).toEqual({ won: [], by: { rule: 'end.invaded' } });
	});

	test('relief: two left for C and A; both out counts as won; no mission card is lost (N21)', () => {
		const table = firstRound(open('relief'));
		expect(table.history.at(-1)!.steps.map(({ rule }) => rule)).toContain('invasion.relief');
		expect(table.state.invasion!.shares.map(({ seat, foes, members }) => [seat, foes, members])).toEqual([
			[1, 1, 1],
			[2, 1, 3]
		]);
		table.tap(1, 1).tap(1, 0);
		expect(table.state).toMatchObject({ active: 1, discard: 1, step: 'turn' });
		expect(table.state.invasion).toBeUndefined();
		expect(table.state.teams.map(({ at, hand }) => [at, hand])).toEqual([
			['sgc1', 3],
			['sgc1', 0],
			['sgc1', 0]
		]);
	});
});

describe('cards and an Invasion', () => {
	test('the Tollans cancel it before it begins', () => {
		const table = new TableDriver(stargate, usualSetup(stargate.form, ['Anna', 'Bo'], { depth: 'full' }), {
			'foe:invasion-aliens': [{ count: 9, value: 4, wounds: 1 }],
			'per:invasion-aliens': 'all'
		});
		table
			.act({ type: 'correct', set: { 'hand:p1': 1 } })
			.tap('planet:1')
			.tap('combat', 'invasion-aliens')
			.tap('tollans');
		expect(table.state).toMatchObject({ discard: 2, step: 'explore', teams: [{ at: 'planet:1', hand: 0 }, { at: 'sgc2' }] });
	});

	test('a figure for each team is multiplied by the teams that fight', () => {
		const facts = { 'foe:invasion-jaffa': [{ count: 3, value: 5, wounds: 1 }], 'per:invasion-jaffa': 'team' };
		const begun = done(
			seated(['A', 'B', 'C'], facts),
			{ type: 'go', planet: 1 },
			{ type: 'meet', foe: 'invasion-jaffa' },
			{ type: 'invade' }
		);
		expect(begun.invasion!.shares.map(({ foes }) => foes)).toEqual([3, 3, 3]);
	});

	test('a weapon drawn lasts through the relief and is discarded at the end; prisoners are free', () => {
		const set = { 'hand:p2': 1, 'at:p2': 'planet:3', 'held:p2': 2 };
		const start = done(invaded(5, ['A', 'B'], {}, set), { type: 'learn', fact: 'weapon:gantelet', value: 3 });
		expect(start.teams[1]).toMatchObject({ at: 'sgc1', held: 0 });
		const lost = done(volley(volley(start, 0, 3), 0, 1), { type: 'yield' });
		const armed = done(lost, { type: 'arm', weapon: 'gantelet' });
		const relieved = volley(armed, 2, 0);
		expect(relieved.fight).toMatchObject({ seat: 1, share: 3 });
		expect(relieved.teams[1]!.drawn).toEqual(['gantelet']);
		const won = volley(relieved, 3, 0);
		expect(won.teams[1]!.drawn).toBeUndefined();
		expect(won).toMatchObject({ discard: 2, step: 'turn' });
	});

	test('the Nox replay a team’s own share, with the members who started it', () => {
		const lost = volley(volley(invaded(6, ['A', 'B'], {}, { 'hand:p1': 1 }), 1, 3), 0, 1);
		const again = done(lost, { type: 'nox' });
		expect(again.fight).toMatchObject({ members: 4, damage: 0, share: 3, replayed: true });
		expect(apply(done(volley(volley(again, 0, 3), 0, 1)), { type: 'nox' })).toMatchObject({ ok: false, refused: { rule: 'nox.once' } });
	});
});

describe('the fractions computed by an independent program', () => {
	const { fights }: { fights: readonly { key: string; win: number }[] } = JSON.parse(
		readFileSync('tests/vectors/stargate-odds.json', 'utf8')
	);
	const rows = fights.filter(({ key }) => key.startsWith('inv-')).map(({ key, win }) => [key, win] as const);
	test('four of these fractions', () => expect(rows.length).toBe(4));
	test.each(rows)('%s', (key, win) => {
		const [, foes, , teams, mixed, invasionLoss] = /^inv-(\d)-(\d)-t(\d)(m?)-(\w+)$/.exec(key)!;
		const names = ['Anna', 'Bo', 'Cy'].slice(0, Number(teams));
		const set = mixed ? { 'arms:p1': 'zat', 'men:p2': 1 } : {};
		expect(Math.abs(repels(invaded(Number(foes), names, { invasionLoss: invasionLoss! }, set)) - win)).toBeLessThan(1e-9);
	});

	test.each([
		[6, 1, 'relief', 0.007717517154],
		[6, 2, 'relief', 0.37816837388],
		[8, 3, 'strict', 0.149732384436],
		[12, 6, 'relief', 0.947527180275]
	])('%i invaders against %i teams of 4@6, %s', (foes, teams, invasionLoss, chance) => {
		const names = ['Anna', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].slice(0, teams);
		expect(Math.abs(repels(invaded(foes, names, { invasionLoss })) - chance)).toBeLessThan(1e-9);
	});
});

describe('the kernel gives the same odds as the game played out with guide and apply', () => {
	const course: Course<State, Action> = {
		key: ({ over, invasion, fight, teams }) =>
			over ? 'lost' : !invasion ? 'won' : JSON.stringify([{ ...fight!, phase: fight!.phase > 0, fallen: 0 }, invasion, teams]),
		ends: ({ over, invasion }) => !!over || !invasion
	};
	const mixed = { 'jaffas:p1': 1, 'men:p2': 2 };
	test.each<[string, State]>([
		['two teams', invaded(4, ['Anna', 'Bo'])],
		['one lost share loses', invaded(4, ['Anna', 'Bo'], { invasionLoss: 'strict' })],
		['unlike teams', invaded(3, ['Anna', 'Bo'], {}, { ...mixed, 'arms:p1': 'zat' })],
		[
			'a weapon that lasts',
			done(
				invaded(3, ['Anna', 'Bo'], {}, { ...mixed, 'hand:p1': 1 }),
				{ type: 'learn', fact: 'weapon:gantelet', value: 3 },
				{ type: 'arm', weapon: 'gantelet' }
			)
		],
		['in mid-fight', volley(invaded(5, ['Anna', 'Bo'], {}, mixed), 1, 2)],
		['one team is beaten', done(volley(volley(invaded(4, ['Anna', 'Bo']), 0, 2), 0, 2), { type: 'yield' })],
		['three teams', volley(invaded(6, ['Anna', 'Bo', 'Cy']), 0, 2)]
	])('%s', (_, state) => {
		const won = playOut({ apply, guide }, state, course).reduce((sum, [end, p]) => (end.over ? sum : sum + p), 0);
		expect(repels(state)).toBeCloseTo(won, 10);
	});

	test('the chance before it begins is the same, and relief is never worse than strict', () => {
		for (const foes of [2, 5, 9]) {
			const chances = (['relief', 'strict'] as const).map((invasionLoss) => repels(invaded(foes, ['A', 'B', 'C'], { invasionLoss })));
			expect(chances[0]).toBeGreaterThanOrEqual(chances[1]! - 1e-12);
		}
		const facts = { 'foe:invasion-jaffa': [{ count: 6, value: 5, wounds: 1 }], 'per:invasion-jaffa': 'all' };
		const ahead = done(seated(['Anna', 'Bo'], facts), { type: 'go', planet: 1 }, { type: 'meet', foe: 'invasion-jaffa' });
		expect(repels(ahead)).toBeCloseTo(repels(invaded(6, ['Anna', 'Bo'])), 12);
	});

	test('an Invasion of many teams has a chance too, and reports its progress', () => {
		const facts = { 'foe:invasion-jaffa': [{ count: 20, value: 6, wounds: 1 }], 'per:invasion-jaffa': 'team' };
		const state = done(
			seated(['A', 'B', 'C'], facts),
			{ type: 'go', planet: 1 },
			{ type: 'meet', foe: 'invasion-jaffa' },
			{ type: 'invade' }
		);
		const shares: number[] = [];
		const repel = odds(state, (share) => void shares.push(share)).find(({ of }) => of.rule === 'odds.repel')!;
		expect(repel.chance).toBeGreaterThan(0);
		expect(shares.length).toBeGreaterThan(100);
		expect(shares).toEqual(shares.toSorted((a, b) => a - b));
		expect(shares.at(-1)).toBe(1);
	});
});
