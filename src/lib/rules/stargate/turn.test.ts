import { describe, expect, test } from 'vitest';
import { beaten, correct, diceNow, done, go, invaded, seated, sit, symbol } from '../../../../tests/support/stargate.ts';
import type { Setup } from '../contract.ts';
import { apply } from './apply.ts';
import { combatChance, colourFeasibility, isStalemate } from './turn-odds.ts';
import { DECK } from './cards.ts';
import { guide } from './guide/index.ts';
import { allFaceDown, faceDown, cardsPerTurn } from './turn.ts';
import type { Action, State } from './types.ts';

describe('the turn, by the vectors of the specification', () => {
	test('N01 a new game: ten piles of four, fourteen of five, empty hands, all pawns in room 2', () => {
		const state = seated(['A', 'B', 'C', 'D', 'E', 'F']);
		const piles = state.planets.map((_, i) => faceDown(state, i + 1));
		expect([piles.filter((n) => n === 4).length, piles.filter((n) => n === 5).length, allFaceDown(state)]).toEqual([10, 14, 110]);
		expect(state.unseen).toEqual({ symbol: 60, equipment: 16, contact: 14, combat: 20 });
		expect(state.teams.map(({ hand, at }) => [hand, at])).toEqual(Array(6).fill([0, 'sgc2']));
		expect(state.teams.map(({ pawn }) => pawn)).toEqual(['sg:2', 'sg:3', 'sg:4', 'sg:5', 'sg:6', 'sg:7']);
	});

	/** Two old symbols; on this mission a symbol in hand, a Contact I, a symbol laid, a Zat laid. */
	const mission = (): State =>
		done(
			seated(['Anna', 'Bo']),
			correct({ 'hand:p1': 2 }),
			go(1),
			symbol,
			{ type: 'turn', card: 'contact' },
			{ type: 'name', card: 'nox' },
			{ type: 'stay' },
			{ type: 'wait' },
			{ type: 'explore' },
			{ type: 'turn', card: 'equipment' },
			{ type: 'name', card: 'zaknoktel' },
			{ type: 'lay', card: 'zaknoktel' },
			symbol,
			{ type: 'lay', card: 'symbol', colour: 1, glyph: 4, find: true, who: 'p1' },
			{ type: 'wait' }
		);

	test('N02 a fight lost: exactly the symbol in hand is gone, the planet is blocked, the pawn is in room 1', () => {
		const before = mission();
		expect(before.teams[0]).toMatchObject({
			hand: 4,
			mission: [{ type: 'symbol' }],
			laid: { colour: 1, symbols: [4], cards: ['zaknoktel'] }
		});
		const lost = beaten(done(before, go(2), { type: 'meet', foe: 'unas' }));
		expect(lost.teams[0]).toMatchObject({ hand: 3, mission: [], at: 'sgc1', visits: 0, zat: true });
		expect(lost.planets[1]).toEqual({ gone: 1, up: { type: 'combat', foe: 'unas' } });
		expect(lost).toMatchObject({ discard: 1, gone: { untold: 1 }, active: 1 });
	});

	test('N03 a team that went home first: a later defeat without finds costs nothing', () => {
		const home = done(mission(), { type: 'return' }, { type: 'wait' }, { type: 'leave', to: 'sgc2' }, { type: 'wait' });
		const lost = beaten(done(home, go(2), { type: 'meet', foe: 'unas' }));
		expect(lost.teams[0]).toMatchObject({ hand: 4, at: 'sgc1' });
		expect(lost.discard).toBe(0);
	});

	test('N04 three planets without the SG-C: a fourth is refused, exploring and going home are offered', () => {
		const turn = (state: State, action: Action): State =>
			done(state, action, symbol, { type: state.teams[0]!.at === 'sgc2' ? 'stay' : 'stop' });
		let state = turn(seated(['Anna']), go(1));
		expect(state.teams[0]!.visits).toBe(1);
		state = turn(state, { type: 'explore' });
		expect(state.teams[0]!.visits).toBe(1);
		state = turn(turn(state, go(2)), go(3));
		expect(state.teams[0]!.visits).toBe(3);
		expect(apply(state, go(4))).toEqual({ ok: false, refused: { rule: 'go.visits', with: { visits: 3 } } });
		const [main] = guide(state).asks;
		const legal = main!.kind === 'choose' ? main!.options.filter(({ refused }) => !refused).map(({ id }) => id) : [];
		expect(legal).toEqual(['explore', 'return']);
	});

	test('N05 six in hand and the M.A.L.P. on the table: on departure it comes back and one card goes to the bank', () => {
		const state = done(seated(['Anna']), correct({ 'hand:p1': 6, 'malp:p1': 'on' }));
		const left = apply(state, go(1));
		expect(left).toMatchObject({ ok: true, state: { bank: 1, teams: [{ hand: 6, laid: { cards: [] }, at: 'planet:1' }] } });
		expect(left.ok && left.steps.map(({ rule }) => rule)).toEqual(['go.leaves', 'malp.back', 'hand.banked']);
	});

	test('N06 the probe meets Unas: it is destroyed, the card blocks, no fight', () => {
		const state = done(seated(['Anna']), correct({ 'hand:p1': 1 }), {
			type: 'look',
			with: 'malp',
			planet: 9,
			shows: { type: 'combat', foe: 'unas' }
		});
		expect(faceDown(state, 9)).toBe(4);
		expect(state.planets[8]!.up).toEqual({ type: 'combat', foe: 'unas' });
		expect(state).toMatchObject({ discard: 1, unseen: { combat: 19 }, step: 'turn', teams: [{ hand: 0 }] });
		expect(state.fight).toBeUndefined();
	});

	test('N08 La Tok’ra on a planet with two cards: three slots, the exploration ends after two', () => {
		const state = done(seated(['Anna']), correct({ 'tokra:p1': 'on', 'planet:6': 2, 'at:p1': 'planet:6' }), { type: 'explore' });
		expect(cardsPerTurn(state)).toBe(3);
		const over = done(state, symbol, symbol);
		expect(over).toMatchObject({ step: 'turn', turn: 2, teams: [{ mission: [{}, {}] }] });
	});

	test('N09 a Combat card first, Tollans: both cards discarded, the second slot is offered', () => {
		const state = done(
			seated(['Anna']),
			correct({ 'hand:p1': 1 }),
			go(1),
			{ type: 'meet', foe: 'hathor' },
			{
				type: 'learn',
				fact: 'foe:hathor',
				value: [{ count: 1, value: 4, wounds: 1 }]
			}
		);
		const free = done(state, { type: 'tollans' });
		expect(free).toMatchObject({ discard: 2, step: 'explore', explore: { turned: 1 }, teams: [{ hand: 0 }] });
		expect(done(free, symbol).explore.turned).toBe(2);
	});

	test('N10 exploring from a planet: no return in the same turn, unless the table plays it so', () => {
		const there = (options: Setup['options']) =>
			done(seated(['Anna'], {}, options), go(1), symbol, { type: 'stay' }, { type: 'explore' }, symbol);
		expect(apply(there({}), { type: 'return' })).toMatchObject({ ok: false, refused: { rule: 'return.same-turn' } });
		expect(done(there({ returnAfterPlanetExploration: true }), { type: 'return' }).teams[0]!.at).toBe('sgc1');
	});

	test('N11 debriefing: two cards to the bank, then to the bank itself; next turn up to two of them, and room 2', () => {
		const home = done(
			seated(['Anna']),
			correct({ 'hand:p1': 5, 'at:p1': 'sgc1' }),
			{ type: 'store', cards: 2 },
			{ type: 'leave', to: 'bank' }
		);
		expect(home).toMatchObject({ bank: 2, turn: 2, teams: [{ hand: 3, at: 'bank' }] });
		expect(done(home, { type: 'consult', cards: 2 })).toMatchObject({ bank: 0, turn: 3, teams: [{ hand: 5, at: 'sgc2' }] });
	});

	test('N12 the reactor in room 1: debriefing, then a departure at once; the card is discarded', () => {
		const state = done(
			seated(['Anna', 'Bo']),
			correct({ 'hand:p1': 1, 'at:p1': 'sgc1' }),
			{ type: 'reactor' },
			{ type: 'leave', to: 'sgc2' }
		);
		expect(state).toMatchObject({ active: 0, turn: 2, discard: 1, teams: [{ at: 'sgc2', again: false, hand: 0 }, {}] });
		expect(done(state, go(1), symbol, { type: 'stay' }).active).toBe(1);
	});

	test('N14 one blue symbol laid: a red one is refused, the colour is locked', () => {
		const state = done(seated(['Anna']), correct({ 'hand:p1': 3 }), { type: 'lay', card: 'symbol', colour: 2, glyph: 1 });
		expect(apply(state, { type: 'lay', card: 'symbol', colour: 1, glyph: 2 })).toEqual({
			ok: false,
			refused: { rule: 'lay.colour', with: { colour: 'colour:2' } }
		});
	});

	test('N16 three teams, the twelfth member infected: all players have lost', () => {
		const printas = { 'foe:printas': [{ count: 1, value: 6, wounds: 1 }] };
		const all = { 'men:p1': 3, 'men:p2': 3, 'woman:p2': 'infected', 'men:p3': 3, 'woman:p3': 'infected' };
		const last = done(seated(['A', 'B', 'C'], printas), correct(all), go(1), { type: 'meet', foe: 'printas' });
		expect(last.teams.map(({ at }) => at)).toEqual(['planet:1', 'out', 'out']);
		const bitten = done(last, { type: 'volley', dice: { ours: 0, theirs: 0 } });
		const over = done(bitten, { type: 'infection', dice: { infection: [6] }, who: 'woman' });
		expect(over.over).toEqual({ won: [], by: { rule: 'end.infected' } });
	});

	test('N17 twelve cards turned, three of them Combat: 17 of 98', () => {
		const state: State = {
			...seated(['Anna']),
			planets: seated().planets.map((planet, i) => ({ ...planet, gone: i < 3 ? 4 : 0 })),
			unseen: { ...DECK, symbol: 51, combat: 17 }
		};
		expect(allFaceDown(state)).toBe(98);
		expect(combatChance(state, 1)).toBeCloseTo(0.173469387755, 12);
	});

	test.each([
		[3, 1, 'possible'],
		[4, 1, 'thor'],
		[5, 1, 'dead'],
		[5, 2, 'thor']
	])('N19 %i red symbols in the discard, %i Thor allowed: %s', (gone, maxThor, how) => {
		const state = done(seated(['Anna'], {}, { maxThor }), correct({ 'gone:colour:1': gone }));
		expect(colourFeasibility(state, state.teams[0]!, 1)).toBe(how);
	});

	test('N19 symbols laid by another team still count, because they can be traded', () => {
		const state = done(seated(['Anna', 'Bo']), correct({ 'laid:p2': 5, 'search:p2': 'colour:3' }));
		expect([colourFeasibility(state, state.teams[0]!, 3), colourFeasibility(state, state.teams[1]!, 3)]).toEqual(['trade', 'possible']);
	});

	test('N24 four members and six Jaffas: of one value eight dice, then two; else members and Jaffas apart', () => {
		const unas = (set: Readonly<Record<string, number | string>>) =>
			done(seated(['Anna']), correct({ 'jaffas:p1': 6, ...set }), go(1), { type: 'meet', foe: 'unas' });
		const state = unas({});
		expect(guide(state).remind).toEqual([{ rule: 'fight.apart' }]);
		expect(guide(unas({ 'arms:p1': 'zat' })).remind).toEqual([{ rule: 'fight.throws', with: { dice: 10, throws: [8, 2] } }]);
		const crowd = (set: Readonly<Record<string, number | string>>, more: number) => guide(invaded(more, ['Anna'], {}, set)).remind;
		expect(crowd({}, 24)).toEqual([{ rule: 'fight.throws', with: { dice: 24, throws: [8, 8, 8] } }]);
		expect(crowd({ 'jaffas:p1': 6, 'arms:p1': 'zat' }, 12)).toEqual([
			{ rule: 'fight.throws', with: { dice: 10, throws: [8, 2] } },
			{ rule: 'fight.throws', with: { dice: 12, throws: [8, 4] } }
		]);
		const larvae = seated(['Anna'], { 'foe:printas': [{ count: 10, value: 6, wounds: 1 }] }, { printasDice: 'perLarva' });
		const infecting = done(larvae, go(1), { type: 'meet', foe: 'printas' }, { type: 'volley', dice: { ours: 0, theirs: 0 } });
		expect(guide(infecting).remind).toEqual([{ rule: 'fight.throws', with: { dice: 10, throws: [8, 2] } }]);
		expect(diceNow(state)[0]!.dice.map(({ id, n, hits }) => [id, n, hits!.length])).toEqual([
			['members', 4, 1],
			['jaffas', 6, 2]
		]);
	});

	test('N25 seven signs of planet 12 are known: the other three are refused, and the refusal can be overruled', () => {
		const seven = { 'coordinates:12': [1, 2, 3, 4, 5, 6, 7] };
		const state = done(seated(['Anna'], seven), correct({ 'hand:p1': 1 }));
		const crossing = { type: 'go', planet: 12, key: 'symbol', glyph: 9 } as const;
		expect(apply(state, crossing)).toMatchObject({ ok: false, refused: { rule: 'go.coordinate' } });
		expect(done(state, { type: 'anyway', action: crossing, bends: ['go.coordinate'] }).facts).toEqual(seven);
	});
});

describe('the alien technology', () => {
	const looked = done(seated(['Anna']), correct({ 'hand:p1': 1 }), {
		type: 'look',
		with: 'technologie',
		planet: 9,
		shows: { type: 'equipment' }
	});
	test('carries the team to the planet it showed, without a symbol, and the card shown is taken', () => {
		const there = done(looked, { type: 'go', planet: 9, key: 'technologie' });
		expect(there).toMatchObject({
			discard: 1,
			explore: { turned: 1 },
			teams: [{ at: 'planet:9', visits: 1, hand: 1, mission: [{ type: 'equipment' }] }]
		});
	});
	test('the team may also stay where it is', () => expect(done(looked, { type: 'wait' }).carries).toBeUndefined());
	test('the limit of three planets still holds', () => {
		const far = done(seated(['Anna']), correct({ 'at:p1': 'planet:1', 'visits:p1': 3, 'hand:p1': 1 }), {
			type: 'look',
			with: 'technologie',
			planet: 9,
			shows: { type: 'symbol' }
		});
		expect(apply(far, { type: 'go', planet: 9, key: 'technologie' })).toMatchObject({ ok: false, refused: { rule: 'go.visits' } });
	});
});

describe('ends', () => {
	test('seven symbols win at once, wherever the team is; Thor replaces one', () => {
		const six = done(seated(['Anna', 'Bo']), correct({ 'laid:p1': 6, 'hand:p1': 1 }));
		expect(done(six, { type: 'lay', card: 'thor' }).over).toEqual({ won: ['p1'], by: { rule: 'end.won', with: { player: 'p1' } } });
		expect(done(six, { type: 'lay', card: 'symbol', glyph: 9 }).over).toMatchObject({ won: ['p1'] });
	});
	test('a find is still laid when it ended the turn, as long as no other team has acted', () => {
		const table = sit(['Anna', 'Bo'])
			.act(correct({ 'laid:p1': 6, 'at:p1': 'planet:1' }))
			.tap('explore', 'symbol', 'symbol');
		expect(table.state.active).toBe(1);
		table.tap('late:p1', 'lay:symbol');
		expect(table.state.over).toMatchObject({ won: ['p1'] });
	});
	test('a team whose members are all infected leaves; its cards go to the bank', () => {
		const state = done(seated(['Anna', 'Bo']), correct({ 'hand:p2': 3, 'laid:p2': 2, 'men:p2': 3, 'woman:p2': 'infected' }));
		expect(state).toMatchObject({ bank: 5, teams: [{}, { at: 'out', hand: 0, laid: { symbols: [] } }] });
		expect(done(state, { type: 'wait' }).active).toBe(0);
	});
	test('no colour can be completed: a reminder says so, and the table may stop or put the discarded symbols into the bank', () => {
		const set = Object.fromEntries([1, 2, 3, 4, 5, 6].map((colour) => [`gone:colour:${colour}`, 5]));
		const state = done(seated(['Anna']), correct({ ...set, discard: 30 }));
		expect(isStalemate(state)).toBe(true);
		expect(guide(state).asks.at(-1)).toMatchObject({ prompt: { rule: 'stale.now' }, options: [{ id: 'close' }, { id: 'recover' }] });
		expect(isStalemate(done(state, { type: 'recover' }))).toBe(false);
	});
});
