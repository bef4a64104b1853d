import { describe, expect, test } from 'vitest';
import { playOn, RING } from '../../../../../tests/support/terra.ts';
import { outOfReach, given, type Given, refusalOf, rollOf, whereIs } from '../../../../../tests/support/invasion.ts';
import type { Bunker } from '../bunkers.ts';
import type { SaucerId } from '../cards.ts';
import { apply } from './apply.ts';
import { game as invasion } from './game.ts';
import { completeSquadrons } from './pilots.ts';
import type { Own, State } from './types.ts';

describe('landing and squadrons', () => {
	const move = (more: Given): State => given({ phase: 'move', ...more });
	const land = (saucer: SaucerId): Own => ({ type: 'land', saucer });

	test('R02: four reds on Earth: the squadron is complete, and blue may land', () => {
		const reds = { 'B:red': 'earth', 'C:red': 'earth', 'D:red': 'earth' } as const;
		const state = move({ players: 4, saucers: reds, first: 'red', bunkers: { 5: 'destroyed' } });
		expect(refusalOf(state, land('A:blue'))).toBe('land.colour');
		const after = playOn(invasion, state, land('A:red'));
		expect([completeSquadrons(after), refusalOf(after, land('A:blue'))]).toEqual([['red'], undefined]);
	});

	test('I24: a landing through a breach loses the rest of the die', () => {
		const after = playOn(invasion, move({ bunkers: { 5: 'destroyed' } }), land('A:red'));
		expect([whereIs(after, 'A:red'), after.first]).toEqual(['earth', 'red']);
	});

	test('I25: landing needs a breach', () => expect(refusalOf(move({ bunkers: { 5: 'fallback' } }), land('A:red'))).toBe('land.no-breach'));

	test('I38: a breach of phase 5 can be used by the next player, unless the roll is a Resistance', () => {
		const attack = playOn(invasion, move({ players: 3 }), { type: 'shoot', bunker: 5, weapon: 'mega' });
		expect(refusalOf(attack, land('A:red'))).toBe('land.before-fire');
		const next = playOn(invasion, attack, { type: 'end' }, { type: 'discard', card: 'laser' });
		const calm = playOn(invasion, next, rollOf({ red: [1], blue: [3], yellow: [4] }), { type: 'quiet' });
		expect(refusalOf(calm, land('B:red'))).toBeUndefined();
		const woken = playOn(invasion, next, rollOf({ red: [4], blue: [4], yellow: [4] }), { type: 'done' }, { type: 'quiet' });
		expect(refusalOf(woken, land('B:red'))).toBe('land.no-breach');
	});

	test('both squadrons on Earth: all players have won', () => {
		const down = { 'A:red': 'earth', 'B:red': 'earth', 'A:blue': 'earth' } as const;
		const state = move({ players: 2, active: 1, saucers: down, first: 'red', bunkers: { 5: 'destroyed' } });
		expect(playOn(invasion, state, land('B:blue')).over).toEqual({ won: ['p1', 'p2'], by: { rule: 'end.won' } });
	});

	test('A38: with both saucers landed there is nothing to move: the turn goes on without an action', () => {
		const down = { 'A:red': 'earth', 'B:red': 'earth', 'C:red': 'earth', 'A:blue': 'earth' } as const;
		const state = given({ saucers: down, first: 'red', bunkers: { 5: 'destroyed' } });
		const after = playOn(invasion, state, rollOf({ red: [1], yellow: [4] }), { type: 'quiet' });
		expect([after.active, after.phase, after.turn]).toEqual([1, 'draw', state.turn + 1]);
	});

	test('A78: a saucer destroyed by fire in its owner’s turn leaves the base with its die', () => {
		const state = given({ phase: 'roll' });
		const after = playOn(
			invasion,
			state,
			rollOf({ red: [1], blue: [2], yellow: [4] }),
			{ type: 'defend', saucer: 'A:red', how: 'none' },
			{ type: 'quiet' }
		);
		expect(whereIs(after, 'A:red')).toBe('base');
		expect(whereIs(playOn(invasion, after, { type: 'end' }), 'A:red')).toBe('space');
		expect(whereIs(playOn(invasion, after, { type: 'stay', saucer: 'A:red' }, { type: 'end' }), 'A:red')).toBe('base');
	});

	test('V10 and V11: Tirs continus: ending on a lit line costs a card', () => {
		const state = given({
			phase: 'move',
			yellow: [4],
			options: { tirsContinus: true, positions: true },
			saucers: { 'A:red': [2, 3], 'A:blue': ['bluish', 3] }
		});
		expect(playOn(invasion, state, { type: 'move', saucer: 'A:red', line: 3, orbit: 3 }).owed).toEqual([]);
		const along = playOn(invasion, state, { type: 'move', saucer: 'A:red', line: 2, orbit: 1 });
		expect([along.owed, refusalOf(along, { type: 'end' })]).toEqual([['A:red'], 'cross.owed']);
		const paid = playOn(invasion, along, { type: 'cross', saucer: 'A:red', how: 'bouclier' });
		expect([paid.owed, paid.stack.discard]).toEqual([[], { bouclier: 1 }]);
		const burnt = playOn(invasion, along, { type: 'cross', saucer: 'A:red', how: 'none' });
		expect([whereIs(burnt, 'A:red'), burnt.pilots[0]!.lives, whereIs(playOn(invasion, burnt, { type: 'end' }), 'A:red')]).toEqual([
			'base',
			3,
			'base'
		]);
		expect(refusalOf(given({ phase: 'move' }), { type: 'cross', saucer: 'A:red', how: 'none' })).toBe('cross.variant');
	});

	describe('I1: Tirs continus: one card for each saucer and line', () => {
		const state = given({
			phase: 'move',
			yellow: [4],
			options: { tirsContinus: true, positions: true },
			saucers: { 'A:red': [1, 3], 'A:blue': ['bluish', 3] }
		});
		const cross = (line?: number): Own => ({ type: 'cross', saucer: 'A:red', how: 'bouclier', ...(line ? { line } : {}) });
		const end = (line: number): Own => ({ type: 'move', saucer: 'A:red', line, orbit: 2 });

		test('ending on a line that was paid on the way costs nothing more', () =>
			expect(playOn(invasion, state, cross(2), end(2)).owed).toEqual([]));

		test('ending on another lit line costs a card', () => expect(playOn(invasion, state, cross(2), end(6)).owed).toEqual(['A:red']));

		test('a second card for the same line is refused', () =>
			expect(refusalOf(playOn(invasion, state, cross(2)), cross(2))).toBe('cross.twice'));

		test('a payment stays valid when the place is corrected along the line', () => {
			const paid = playOn(invasion, state, end(2), cross());
			expect(playOn(invasion, paid, { type: 'move', saucer: 'A:red', line: 2, orbit: 1 }).owed).toEqual([]);
		});

		test('without positions: no more cards than lit lines', () => {
			const off = given({ phase: 'move', yellow: [1], options: { tirsContinus: true } });
			const twice = playOn(invasion, off, cross(), cross());
			expect(refusalOf(twice, cross())).toBe('cross.twice');
		});

		test('a shield of phase 3 pays for the rest of the turn on that line', () => {
			const fire = given({
				phase: 'fire',
				yellow: [4],
				options: { tirsContinus: true, continuousActiveDodge: false, positions: true },
				saucers: { ...outOfReach('B', 'C'), 'A:red': [2, 3], 'A:blue': ['bluish', 3] }
			});
			const moving = { ...playOn(invasion, fire, { type: 'defend', saucer: 'A:red', how: 'bouclier' }), thrown: { red: 1 } };
			expect(playOn(invasion, moving, { type: 'move', saucer: 'A:red', line: 2, orbit: 2 }).owed).toEqual([]);
		});

		test('the line is asked where several are lit', () => {
			const ask = invasion.guide(state).asks.find(({ prompt }) => prompt.rule === 'cross.which');
			const option = ask?.kind === 'choose' ? ask.options.find(({ id }) => id === 'cross:A:red') : undefined;
			const lines = option && 'ask' in option ? option.ask() : undefined;
			expect(lines?.kind === 'choose' && lines.options.map(({ id }) => id)).toEqual(['line:2', 'line:6', 'line:9', 'line:13']);
		});
	});

	test('a saucer whose move was entered has finished it and does not land', () => {
		const state = move({ bunkers: { 5: 'destroyed' }, options: { positions: true } });
		expect(refusalOf(playOn(invasion, state, { type: 'move', saucer: 'A:red', line: 5, orbit: 1 }), land('A:red'))).toBe('move.over');
	});

	test('A37: arriving on a lit line through a black hole costs a card too', () => {
		const state = given({ phase: 'move', yellow: [4], options: { tirsContinus: true, positions: true } });
		const facts = { ...RING, 'place:Véga': { line: 2, orbit: 3 } };
		expect(playOn(invasion, { ...state, facts }, { type: 'hole', saucer: 'A:red', star: 'Véga' }).owed).toEqual(['A:red']);
	});
});

describe('attacks on bunkers', () => {
	const move = (more: Given = {}): State => given({ phase: 'move', ...more });
	const laser = (bunker: number, orbit: number, by?: string[]): Own => ({
		type: 'shoot',
		bunker,
		weapon: 'laser',
		orbit,
		...(by ? { by } : {})
	});
	const mega = (bunker: number): Own => ({ type: 'shoot', bunker, weapon: 'mega' });

	const shots: [name: string, given: Given, shots: readonly Own[], bunker: Bunker, lasers: number][] = [
		['R03: orbit 1, one Laser', {}, [laser(4, 1)], 'fallback', 1],
		['R04: orbit 2, two Lasers', {}, [laser(4, 2)], 'fallback', 2],
		['R05: orbit 3, three Lasers', {}, [laser(4, 3)], 'fallback', 3],
		['R07: a second damage', { bunkers: { 4: 'fallback' } }, [laser(4, 1)], 'destroyed', 1],
		['I20: orbit 1, two Lasers in one phase', {}, [laser(4, 1), laser(4, 1)], 'destroyed', 2]
	];
	test.each(shots)('%s', (_, table, actions, bunker, lasers) => {
		const after = playOn(invasion, move(table), ...actions);
		expect([after.bunkers[3], after.stack.discard]).toEqual([bunker, { laser: lasers }]);
	});

	test('R06, I23: a Méga Laser from anywhere', () => {
		const after = playOn(invasion, move(), mega(4));
		expect([after.bunkers[3], after.stack.discard, refusalOf(after, mega(4))]).toEqual(['destroyed', { mega: 1 }, 'shoot.destroyed']);
	});

	/** One saucer each of the player and a partner on line 4. */
	const line: Given = { options: { positions: true }, saucers: { ...outOfReach('A', 'B', 'C'), 'A:red': [4, 2], 'B:red': [4, 1] } };
	const refusals: [name: string, state: State, action: Own, rule: string][] = [
		['R04: one Laser alone from orbit 2', move({ pilots: [{ hand: 1 }] }), laser(4, 2), 'shoot.cost'],
		['R06: Lasers from orbit 4', move(), laser(4, 4), 'shoot.too-far'],
		[
			'I20 with one attack for each saucer',
			playOn(invasion, move({ options: { bunkerAttacksPerSaucer: 'one' }, saucers: { 'A:blue': 'earth' } }), laser(4, 1)),
			laser(4, 1),
			'shoot.once'
		],
		[
			'E2: one attack for each saucer, where positions show that the same one shoots again',
			playOn(
				invasion,
				move({ options: { bunkerAttacksPerSaucer: 'one', positions: true }, saucers: { 'A:red': [4, 1], 'A:blue': [9, 1] } }),
				laser(4, 1)
			),
			laser(4, 1),
			'shoot.once'
		],
		['I22: a Laser past a partner', move(line), laser(4, 2), 'shoot.blocked'],
		['I22: a Méga Laser past a partner', move(line), mega(4), 'shoot.blocked'],
		['I23: a bunker that is gone', move({ bunkers: { 4: 'destroyed' } }), mega(4), 'shoot.destroyed'],
		['from a line without a saucer', move(line), laser(5, 1), 'shoot.no-saucer'],
		['with no saucer in space', move({ saucers: { 'A:red': 'earth', 'A:blue': 'base' }, thrown: {} }), mega(4), 'shoot.nobody'],
		['while recovering', move({ pilots: [{ rest: 'resting' }] }), mega(4), 'cards.exhausted'],
		[
			'moving after a shot',
			playOn(invasion, move({ options: { positions: true } }), laser(4, 1)),
			{ type: 'move', saucer: 'A:red', line: 2, orbit: 1 },
			'move.before-fire'
		],
		['a fifteenth bunker', move(), mega(15), 'table.not-now'],
		['shooting before the roll', given(), mega(4), 'table.not-now']
	];
	test.each(refusals)('refused, and nothing changes: %s', (_, state, action, rule) => {
		const before = JSON.stringify(state);
		expect(refusalOf(state, action)).toBe(rule);
		expect(JSON.stringify(state)).toBe(before);
	});

	test('§6.8: six Lasers from orbit 3 need help: two own ones and one of a partner', () => {
		const after = playOn(invasion, move({ pilots: [{ hand: 2 }] }), laser(4, 3, ['p2']));
		expect([after.bunkers[3], after.pilots.map(({ hand }) => hand), after.pilots[1]!.rest]).toEqual(['fallback', [0, 3, 4], 'gave']);
	});

	test('a refusal by a rule that bends can be overruled, and a step says so', () => {
		const outcome = apply(move(line), { type: 'anyway', action: mega(4), bends: ['shoot.blocked'] });
		expect(outcome.ok && outcome.state.bunkers[3]).toBe('destroyed');
		expect(outcome.ok && outcome.steps.at(-1)).toMatchObject({ rule: 'table.anyway' });
	});
});
