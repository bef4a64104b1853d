import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { diceNow, done, facing, fightState, QUICK, seated, team } from '../../../../tests/support/stargate.ts';
import { TableDriver } from '../../../../tests/support/table-driver.ts';
import type { Facts, Rolled } from '../contract.ts';
import { apply } from './apply.ts';
import { game as stargate } from './game.ts';
import { startOfFight, afterGrenade, resolveThrow, type FightState, type FightTerms } from './kernel.ts';
import type { Action, State } from './types.ts';

interface Vector {
	readonly id: string;
	readonly title: string;
	readonly setup: {
		readonly kind: 'standard' | 'reetou' | 'surprise' | 'printas' | 'hathor';
		readonly value: number;
		readonly men: number;
		readonly woman: number;
		readonly jaffas: number;
		readonly foe: readonly { readonly value: number; readonly wounds: number; readonly count: number }[];
		readonly grenade: readonly number[] | null;
		readonly jolinarHeld: boolean;
	};
	readonly steps: readonly {
		readonly dice: Thrown | null;
		readonly expect: {
			readonly members: number;
			readonly jaffas: number;
			readonly foes: readonly number[];
			readonly infected: number;
			readonly state: string;
		};
	}[];
}

interface Thrown {
	readonly m?: number[];
	readonly j?: number[];
	readonly e: number[][];
	readonly spot?: number[];
	readonly inf?: number;
	readonly jolinar?: 'member' | 'jaffa';
}

const vectors: readonly Vector[] = JSON.parse(readFileSync('tests/vectors/stargate.json', 'utf8'));
const named = vectors.map((vector) => [vector.id, vector.title, vector] as const);

const FOE = { standard: 'unas', reetou: 'reetous', surprise: 'kowalski', printas: 'printas', hathor: 'hathor' } as const;
const atLeast = (faces: readonly number[], value: number): number => faces.filter((face) => face >= value).length;
const total = (foes: readonly number[]): number => foes.reduce((a, b) => a + b);

test('every vector of the specification is tested here', () => expect(vectors.length).toBe(34));

describe('the dice of the booklet, entered at the table', () => {
	const entered = (state: State, { m = [], j = [], e }: Thrown, byHits: boolean): Rolled => {
		const faces: Record<string, readonly number[]> = { ours: [...m, ...j], theirs: e.flat() };
		return Object.fromEntries(
			diceNow(state).map((group) => {
				const dice = group.dice.flatMap(({ n, hits }) => Array<readonly unknown[]>(n).fill(hits!));
				return [group.id, byHits ? faces[group.id]!.filter((face, i) => dice[i]!.includes(face)).length : faces[group.id]!];
			})
		);
	};

	describe.each([
		['by faces', false],
		['by hits', true]
	])('%s', (_how, byHits) => {
		test.each(named)('%s %s', (_id, _title, { setup, steps }) => {
			const { kind, foe, men, woman, jaffas, value, grenade: thrown, jolinarHeld } = setup;
			const name = jolinarHeld ? 'apophis' : FOE[kind]; // Jolinar may be played against few foes only.
			const printed = foe.map(({ value, wounds, count }) => ({ value, wounds, count }));
			let state = facing(name, { men, woman, jaffas, value }, { [`foe:${name}`]: printed });
			const before = state.teams[0]!.infected;
			if (thrown) state = done(state, { type: 'grenade', dice: { grenade: byHits ? atLeast(thrown, 5) : thrown } });
			for (const { dice, expect: then } of steps) {
				if (dice) {
					if (dice.spot) state = done(state, { type: 'spot', dice: { spotters: byHits ? atLeast(dice.spot, 5) : dice.spot } });
					state = done(state, { type: 'volley', dice: entered(state, dice, byHits) });
					if (dice.jolinar) state = done(state, { type: 'jolinar', back: dice.jolinar });
					if (dice.inf !== undefined) {
						const who = dice.inf === 6 ? { who: state.teams[0]!.infected.men < 3 ? ('man' as const) : ('woman' as const) } : {};
						state = done(state, { type: 'infection', dice: { infection: [dice.inf] }, ...who });
					}
				}
				const { infected } = state.teams[0]!;
				expect({
					members: state.fight!.members,
					jaffas: state.teams[0]!.jaffas,
					wounds: fightState(state).left,
					infected: infected.men + infected.woman - before.men - before.woman,
					state: state.fight!.stage === 'won' ? 'won' : state.fight!.stage === 'lost' ? 'lost' : 'on'
				}).toEqual({
					members: then.members,
					jaffas: then.jaffas,
					wounds: total(then.foes),
					infected: then.infected,
					state: then.state
				});
			}
		});
	});
});

describe('the same dice through the kernel alone', () => {
	test.each(named)('%s %s', (_id, _title, { setup, steps }) => {
		const { kind, value, men, woman, jaffas, foe, grenade: thrown } = setup;
		const ranks = foe.map((rank, i) => ({ ...rank, unit: `unit:${i}` }));
		const terms: FightTerms = { ...(kind === 'standard' ? {} : { kind }), ranks, value, jaffaValue: 5, hasWoman: woman === 1 };
		let now: FightState = startOfFight(terms, men + woman, jaffas);
		if (thrown) now = afterGrenade(now, atLeast(thrown, 5));
		for (const { dice, expect: then } of steps) {
			if (dice) {
				if (dice.spot) now = resolveThrow(terms, now, atLeast(dice.spot, 5), 0);
				const before = now;
				const standing = ranks.flatMap((rank) => Array<typeof rank>(rank.count).fill(rank)).slice(-dice.e.flat().length);
				const theirs = dice.e.flat().filter((face, i) => face >= standing[i]!.value).length;
				now = resolveThrow(terms, now, atLeast(dice.m ?? [], value) + atLeast(dice.j ?? [], 5), theirs);
				// Jolinar is a card and not a throw: one loss of this phase is taken back before the verdict.
				if (dice.jolinar === 'member') now = { ...now, members: now.members + 1, stage: now.left > 0 ? before.stage : now.stage };
				if (dice.inf !== undefined) now = resolveThrow(terms, now, 0, atLeast([dice.inf], 6));
			}
			const state = now.stage === 'won' || now.stage === 'lost' ? now.stage : 'on';
			expect([now.members, now.jaffas, now.left, now.infected, state]).toEqual([
				then.members,
				then.jaffas,
				total(then.foes),
				then.infected,
				then.state
			]);
		}
	});
});

test('the booklet’s fight against the Unas, step by step, with its sentences', () => {
	const first = apply(facing('unas'), { type: 'volley', dice: { ours: [2, 3, 5, 6], theirs: [3, 5] } });
	expect(first).toMatchObject({
		ok: true,
		steps: [
			{ rule: 'fight.volley', with: { ours: 1, theirs: 1 } },
			{ rule: 'fight.foe-falls', with: { unit: 'unit:unas' } },
			{ rule: 'fight.members-fall', with: { lost: 1, left: 3 } }
		]
	});
	if (!first.ok) return;
	expect(diceNow(first.state).map(({ dice }) => dice.map(({ n }) => n))).toEqual([[3], [1]]);
	expect(apply(first.state, { type: 'volley', dice: { ours: [2, 3, 6], theirs: [1] } })).toMatchObject({
		ok: true,
		state: { over: { won: ['p1'] }, fight: { members: 3, stage: 'won' } },
		steps: [{ rule: 'fight.volley' }, { rule: 'fight.foe-falls' }, { rule: 'fight.won', with: { foe: 'unas' } }]
	});
});

const wounded = done(facing('apophis', { jaffas: 1 }), { type: 'volley', dice: { ours: 0, theirs: 2 } });
const beaten = done(facing('unas', { men: 1 }), { type: 'volley', dice: { ours: 0, theirs: 2 } });
const gantelet: Action = { type: 'arm', weapon: 'gantelet' };
const known = {
	'weapon:gantelet': 4,
	'foe:reetous': [{ count: 2, value: 5, wounds: 1 }],
	'foe:hathor': [{ count: 1, value: 4, wounds: 1 }]
};

describe('refusals, each with its rule; the state does not change', () => {
	test.each<[string, State, Action, string]>([
		['a die out of range', facing('unas'), { type: 'volley', dice: { ours: [1, 2, 3, 7], theirs: [1, 1] } }, 'table.dice'],
		['more hits than dice', facing('unas'), { type: 'volley', dice: { ours: 5, theirs: 0 } }, 'table.dice'],
		['a die missing', facing('unas'), { type: 'volley', dice: { ours: [1, 2, 3], theirs: [1, 1] } }, 'table.dice'],
		['half a hit', facing('unas'), { type: 'volley', dice: { ours: 0.5, theirs: 0 } }, 'table.dice'],
		['nine hits of a grenade', facing('unas'), { type: 'grenade', dice: { grenade: 9 } }, 'table.dice'],
		['a grenade in the second phase', wounded, { type: 'grenade', dice: { grenade: 3 } }, 'grenade.first'],
		[
			'a grenade once Reetous were looked for',
			done(facing('reetous', {}, known), { type: 'spot', dice: { spotters: 0 } }),
			{ type: 'grenade', dice: { grenade: 3 } },
			'grenade.first'
		],
		['a weapon in the second phase', wounded, gantelet, 'weapon.first'],
		['a second Zat', facing('unas', { value: 5 }), { type: 'zat' }, 'weapon.one-is-enough'],
		['Jolinar against the Unas', beaten, { type: 'jolinar', back: 'member' }, 'jolinar.only'],
		['Jolinar before any loss', facing('apophis'), { type: 'jolinar', back: 'member' }, 'jolinar.window'],
		['Jolinar twice in a phase', done(wounded, { type: 'jolinar', back: 'member' }), { type: 'jolinar', back: 'jaffa' }, 'jolinar.window'],
		['the Nox in mid-fight', wounded, { type: 'nox' }, 'nox.window'],
		['the Nox twice', done(beaten, { type: 'nox' }, { type: 'volley', dice: { ours: 0, theirs: 2 } }), { type: 'nox' }, 'nox.once'],
		[
			'the fight before the card was read',
			done(team(), { type: 'meet', foe: 'kowalski' }),
			{ type: 'volley', dice: { ours: 0, theirs: 0 } },
			'table.read-first'
		],
		['a card with no dice', team(), { type: 'meet', foe: 'unnamed', ranks: [{ count: 0, value: 4, wounds: 1 }] }, 'table.unreadable'],
		['a foe that is not in the box', team(), { type: 'meet', foe: 'ogotai' as 'unas' }, 'table.unreadable'],
		['a fifth member', facing('unas'), { type: 'correct', set: { members: 5 } }, 'table.no-dial']
	])('%s', (_, state, action, rule) => {
		const before = JSON.stringify(state);
		expect(apply(state, action)).toMatchObject({ ok: false, refused: { rule } });
		expect(JSON.stringify(state)).toBe(before);
	});
});

describe('rules of single cards', () => {
	test('without the woman the fight against Hathor is lost, and only a grenade wins it', () => {
		const alone = facing('hathor', { woman: 0 }, known);
		expect(alone.fight!.stage).toBe('lost');
		expect(done(alone, { type: 'grenade', dice: { grenade: 1 } }).over).toMatchObject({ won: ['p1'] });
		expect(done(alone, { type: 'grenade', dice: { grenade: 0 } }).fight!.stage).toBe('lost');
	});

	test('the Nox bring members back but no Jaffas, and a drawn weapon is spent', () => {
		const armed = done(facing('unas', { jaffas: 1 }, known), gantelet);
		const lost = done(
			armed,
			{ type: 'volley', dice: { ours: 0, theirs: 2 } },
			...[1, 2].map((): Action => ({ type: 'volley', dice: { ours: 0, theirs: 2 } }))
		);
		// One Jaffa and one member, then two members, then the last.
		expect(lost.fight!.stage).toBe('lost');
		const again = done(lost, { type: 'nox' });
		expect([again.fight!.members, again.teams[0]!.jaffas, again.teams[0]!.drawn]).toEqual([4, 0, undefined]);
	});

	test('a weapon whose value was not read is asked for: 3 or 4', () => {
		const drawn = done(facing('unas'), gantelet);
		expect(stargate.guide(drawn).asks[0]).toMatchObject({ kind: 'choose', fact: 'weapon:gantelet' });
		expect(diceNow(done(drawn, { type: 'learn', fact: 'weapon:gantelet', value: 4 }))[0]!.dice[0]!.hits).toEqual([4, 5, 6]);
	});

	test('a second weapon does not replace the first: the better value counts, and both are spent', () => {
		const glider: Action = { type: 'arm', weapon: 'chasseur-mort' };
		const facts: Facts = { 'weapon:gantelet': 3, 'weapon:chasseur-mort': 4 };
		for (const order of [
			[gantelet, glider],
			[glider, gantelet]
		])
			expect(diceNow(done(facing('unas', {}, facts), ...order))[0]!.dice[0]!.hits).toEqual([3, 4, 5, 6]);
		const inGame = done(
			seated(['Anna'], { ...facts }),
			{ type: 'correct', set: { 'hand:p1': 2 } },
			{ type: 'go', planet: 1 },
			{ type: 'meet', foe: 'unas' },
			gantelet,
			glider,
			{ type: 'volley', dice: { ours: 2, theirs: 0 } }
		);
		expect(inGame).toMatchObject({ discard: 3, teams: [{ hand: 0 }] });
	});

	test('a foe whose card is read again in mid-fight, as weaker than the damage already dealt, is beaten', () => {
		const state = done(facing('apophis', { value: 5 }), { type: 'volley', dice: { ours: 3, theirs: 0 } });
		const read = done(state, { type: 'learn', fact: 'foe:apophis', value: [{ count: 3, value: 5, wounds: 1 }] });
		expect(read.over).toMatchObject({ won: ['p1'] });
	});

	test('the labels of hits name their targets: guards, then the wounds of the boss; Jaffas, then members', () => {
		const [ours, theirs] = diceNow(facing('apophis', { jaffas: 2 }));
		expect(ours!.reach).toEqual(['unit:guard', 'unit:guard', 'unit:guard', 'wound:unit:apophis', 'unit:apophis']);
		expect(theirs!.reach).toEqual(['jaffa', 'jaffa', 'member', 'member', 'member', 'member']);
	});
});

describe('taps', () => {
	const open = () => new TableDriver(stargate, QUICK);
	test.each<[string, readonly (string | number)[]]>([
		['a known card stands on the table after one tap', ['unas']],
		['a card without a name: dice, then value', ['unnamed', 'dice:2', 'value:4']],
		['a new card of the booklet: dice, then value', ['kowalski', 'dice:2', 'value:4']],
		['a phase is two taps', ['unas', 1, 1]],
		['a grenade is two taps', ['apophis', 'grenade', 4]],
		['spotting is one more', ['reetous', 'dice:2', 'value:5', 2, 1, 0]],
		['a defeat is one tap', ['unas', 0, 2, 0, 2, 'yield']]
	])('%s', (_, touches) => {
		const table = open().tap(...touches);
		expect(table.taps).toBe(touches.length);
		expect(table.actions.length).toBeGreaterThan(0);
	});
});
