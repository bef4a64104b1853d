import { describe, expect, test } from 'vitest';
import { done, seated } from '../../../../tests/facing.ts';
import { Table } from '../../../../tests/table.ts';
import type { Facts, Setup } from '../contract.ts';
import { usual } from '../setup.ts';
import { apply } from './apply.ts';
import { combatChance, defeatChance, feasible, gateChance, stale } from './chances.ts';
import { DECK } from './cards.ts';
import { diceNow } from './fight.ts';
import { guide } from './guide.ts';
import { stargate } from './index.ts';
import { odds } from './odds.ts';
import { dealt } from './printed.ts';
import { allDown, down, slots } from './turn.ts';
import type { Action, State } from './types.ts';

const sit = (names: readonly string[] = ['Anna'], facts: Facts = {}, options: Setup['options'] = {}) =>
	new Table(stargate, usual(stargate.form, names, options), facts);
const correct = (set: Readonly<Record<string, number | string>>): Action => ({ type: 'correct', set });
const symbol: Action = { type: 'turn', card: 'symbol' };
const go = (planet: number): Action => ({ type: 'go', planet });
const beaten = (state: State): State =>
	done(state, { type: 'volley', dice: { ours: 0, theirs: 2 } }, { type: 'volley', dice: { ours: 0, theirs: 2 } }, { type: 'yield' });

describe('the flow, as the spec’s vectors tell it', () => {
	test('N01 a new game: ten piles of four, fourteen of five, nobody holds a card, all pawns in room 2', () => {
		const state = seated(['A', 'B', 'C', 'D', 'E', 'F']);
		const piles = state.planets.map((_, i) => down(state, i + 1));
		expect([piles.filter((n) => n === 4).length, piles.filter((n) => n === 5).length, allDown(state)]).toEqual([10, 14, 110]);
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

	test('N03 home first: a later defeat without finds costs nothing', () => {
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

	test('N06 the probe meets Unas: it is destroyed, the card blocks, nobody fights', () => {
		const state = done(seated(['Anna']), correct({ 'hand:p1': 1 }), {
			type: 'look',
			with: 'malp',
			planet: 9,
			shows: { type: 'combat', foe: 'unas' }
		});
		expect(down(state, 9)).toBe(4);
		expect(state.planets[8]!.up).toEqual({ type: 'combat', foe: 'unas' });
		expect(state).toMatchObject({ discard: 1, unseen: { combat: 19 }, step: 'turn', teams: [{ hand: 0 }] });
		expect(state.fight).toBeUndefined();
	});

	test('N08 La Tok’ra on a planet with two cards: three slots, the exploration ends after two', () => {
		const state = done(seated(['Anna']), correct({ 'tokra:p1': 'on', 'planet:6': 2, 'at:p1': 'planet:6' }), { type: 'explore' });
		expect(slots(state.teams[0]!)).toBe(3);
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

	test('N16 three teams, the twelfth member infected: everybody has lost', () => {
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
		expect(allDown(state)).toBe(98);
		expect(combatChance(state, 1)).toBeCloseTo(0.173469387755, 12);
	});

	test.each([
		[3, 1, 'possible'],
		[4, 1, 'thor'],
		[5, 1, 'dead'],
		[5, 2, 'thor']
	])('N19 %i red symbols in the discard, %i Thor allowed: %s', (gone, maxThor, how) => {
		const state = done(seated(['Anna'], {}, { maxThor }), correct({ 'gone:colour:1': gone }));
		expect(feasible(state, state.teams[0]!, 1)).toBe(how);
	});

	test('N19 symbols laid by another team can be had by a trade', () => {
		const state = done(seated(['Anna', 'Bo']), correct({ 'laid:p2': 5, 'search:p2': 'colour:3' }));
		expect([feasible(state, state.teams[0]!, 3), feasible(state, state.teams[1]!, 3)]).toEqual(['trade', 'possible']);
	});

	test('N24 four members and six Jaffas: eight dice, then two', () => {
		const state = done(seated(['Anna']), correct({ 'jaffas:p1': 6 }), go(1), { type: 'meet', foe: 'apophis' });
		expect(guide(state).remind).toEqual([{ rule: 'fight.throw-twice', with: { dice: 10, more: 2 } }, { rule: 'fight.apart' }]);
		expect(diceNow(state)[0]!.dice.map(({ id, n, hits }) => [id, n, hits!.length])).toEqual([
			['members', 4, 1],
			['jaffas', 6, 2]
		]);
	});

	test('N25 seven signs of planet 12 are known: the other three are refused, and can be used anyway', () => {
		const seven = { 'coordinates:12': [1, 2, 3, 4, 5, 6, 7] };
		const state = done(seated(['Anna'], seven), correct({ 'hand:p1': 1 }));
		const crossing = { type: 'go', planet: 12, key: 'symbol', glyph: 9 } as const;
		expect(apply(state, crossing)).toMatchObject({ ok: false, refused: { rule: 'go.coordinate' } });
		expect(done(state, { type: 'anyway', action: crossing, bends: ['go.coordinate'] }).facts).toEqual(seven);
	});
});

describe('taps for the common flows, counted', () => {
	const taps = (table: ReturnType<typeof sit>, ...touches: readonly (string | number)[]): number => {
		const before = table.taps;
		table.tap(...touches);
		return table.taps - before;
	};
	const loaded = (set: Readonly<Record<string, number | string>>, names?: readonly string[], facts: Facts = {}) =>
		sit(names, facts).act(correct(set));

	test('near planet, two peaceful cards, stay: 4', () => {
		const table = sit(['Anna', 'Bo']);
		expect(taps(table, 'planet:1', 'symbol', 'equipment', 'stay')).toBe(4);
		expect(table.state).toMatchObject({ active: 1, teams: [{ at: 'planet:1', hand: 2 }, {}] });
	});
	test('far planet with a symbol: 5, and no more when its sign is told', () => {
		for (const key of ['symbol', 'glyph:3']) {
			const table = loaded({ 'hand:p1': 1 });
			expect(taps(table, 'planet:12', key, 'symbol', 'symbol', 'stay')).toBe(5);
			expect(table.state.teams[0]).toMatchObject({ at: 'planet:12', hand: 3 });
			expect(table.state.facts).toEqual(key === 'symbol' ? {} : { 'coordinates:12': [3] });
		}
	});
	test('explore again and stop after one: 3; hop to a far planet: 4; return: 1; debrief: 1; bank: 1', () => {
		const table = loaded({ 'hand:p1': 1 }).tap('planet:1', 'symbol', 'stay');
		expect(taps(table, 'explore', 'symbol', 'stop')).toBe(3);
		expect(taps(table, 'planet:9', 'symbol', 'symbol', 'stop')).toBe(4);
		expect(taps(table, 'return')).toBe(1);
		expect(taps(table, 2, 'bank')).toBe(2); // two cards stored
		expect(table.state).toMatchObject({ bank: 2, teams: [{ at: 'bank', hand: 2 }] });
		expect(taps(table, 'take:1')).toBe(1);
		expect(table.state).toMatchObject({ bank: 1, teams: [{ at: 'sgc2', hand: 3 }] });
	});
	test('a debriefing with nothing banked: 1', () => expect(taps(loaded({ 'at:p1': 'sgc1' }), 'sgc2')).toBe(1));
	test('probe: 3, 4 when it shows a Combat card', () => {
		const table = loaded({ 'hand:p1': 1 }, ['Anna', 'Bo']);
		expect(taps(table, 'malp', 'planet:7', 'symbol')).toBe(3);
		expect(table.state.planets[6]!.up).toEqual({ type: 'symbol' });
		table.tap('wait', 'wait');
		expect(taps(table, 'malp', 'planet:8', 'combat', 'unas')).toBe(4);
		expect(table.state.discard).toBe(1);
	});
	test('a known Combat card: 2; a new one: 4; an Invasion: 5', () => {
		const meets = (...touches: readonly string[]) => {
			const table = sit(['Anna', 'Bo']).tap('planet:1');
			return [taps(table, ...touches), table.state.fight!.foe];
		};
		expect(meets('combat', 'unas')).toEqual([2, 'unas']);
		expect(meets('combat', 'kowalski', 'dice:3', 'value:4')).toEqual([4, 'kowalski']);
		expect(meets('combat', 'unnamed', 'dice:3', 'value:4')).toEqual([4, 'unnamed']);
		expect(meets('combat', 'invasion-jaffa', 'dice:12', 'value:5', 'per:all')).toEqual([5, 'invasion-jaffa']);
	});
	test('a phase with Jaffas and a boss: 2; the grenade: 2; a loss: 1; a win, then on: 1', () => {
		const table = loaded({ 'jaffas:p1': 6, 'hand:p1': 1 }).tap('planet:1', 'combat', 'apophis');
		expect(taps(table, 'grenade', 2)).toBe(2);
		expect(taps(table, 1, 2)).toBe(2);
		expect(table.state).toMatchObject({ fight: { damage: 3 }, teams: [{ jaffas: 4 }] });
		table.tap(2, 0);
		expect(taps(table, 'symbol')).toBe(1);
		const lost = sit().tap('planet:1', 'symbol', 'combat', 'unas', 0, 2, 0, 2);
		expect(lost.guide.asks[0]).toMatchObject({ prompt: { rule: 'loss.confirm', with: { n: 1, cards: ['symbol'] } } });
		expect(taps(lost, 'yield')).toBe(1);
	});
	test('spotting and infection: one more each', () => {
		const box = { 'foe:reetous': [{ count: 2, value: 5, wounds: 1 }], 'foe:printas': [{ count: 2, value: 5, wounds: 1 }] };
		const table = sit(['Anna'], box).tap('planet:1', 'combat', 'reetous');
		expect(taps(table, 2, 2, 0)).toBe(3);
		expect(table.state.step).toBe('explore');
		table.tap('combat', 'printas');
		expect(taps(table, 0, 0, 0)).toBe(3);
		expect(table.state.fight).toMatchObject({ phase: 1, stage: 'volley' });
	});
	test('the surplus of a hand: none with no find at risk, else one a card', () => {
		const full = loaded({ 'hand:p1': 6 });
		full.act(correct({ 'at:p1': 'bank', bank: 2 }));
		expect(taps(full, 'take:2')).toBe(1);
		expect(full.state).toMatchObject({ bank: 2, teams: [{ hand: 6, at: 'sgc2' }] });
		const table = loaded({ 'hand:p1': 6 }).tap('planet:1', 'symbol');
		expect(table.guide.asks[0]).toMatchObject({ prompt: { rule: 'hand.which' } });
		expect(taps(table, 'older')).toBe(1);
		expect(table.state).toMatchObject({ bank: 1, teams: [{ hand: 6, mission: [{}] }] });
		table.tap('symbol');
		expect(taps(table, 'find:0')).toBe(1);
		expect(table.state).toMatchObject({ bank: 2, teams: [{ hand: 6, mission: [{}] }] });
	});
	test('laying a symbol: 2 for the first, then 1', () => {
		const table = loaded({ 'hand:p1': 3 });
		expect(taps(table, 'colour:2', 'glyph:5')).toBe(2);
		expect(taps(table, 'glyph:7')).toBe(1);
		expect(table.state.teams[0]).toMatchObject({ hand: 1, laid: { colour: 2, symbols: [5, 7] } });
	});
	test('trading: 2, one more for each find given away', () => {
		const table = loaded({ 'at:p1': 'planet:3', 'at:p2': 'planet:3', 'hand:p1': 3, 'hand:p2': 1, 'mission:p1': 2 }, ['Anna', 'Bo']);
		expect(table.guide.remind).toContainEqual({ rule: 'trade.remind', with: { teams: ['p2'] } });
		expect(taps(table, 'p2', -1)).toBe(2);
		expect(taps(table, 'find:0')).toBe(1);
		expect(table.state.teams.map(({ hand, mission }) => [hand, mission.length])).toEqual([
			[2, 1],
			[2, 0]
		]);
	});
	test('naming a find costs nothing when passed over: 1 tap when told, 2 for a Contact met for the first time', () => {
		const table = sit().tap('planet:1', 'equipment');
		expect(taps(table, 'name:zaknoktel')).toBe(1);
		expect(table.state.teams[0]).toMatchObject({ zat: true, mission: [{ card: 'zaknoktel', arms: true }] });
		table.tap('contact');
		expect(taps(table, 'name:tokra', 'corner:P')).toBe(2);
		expect(table.state.teams[0]).toMatchObject({ hand: 1, laid: { cards: ['tokra'] } });
		expect(table.state.facts).toMatchObject({ 'letter:tokra': 'P', 'copies:tokra': 1, 'copies:zaknoktel': 1 });
	});
});

describe('what is refused, and by which rule; nothing changes', () => {
	const there = done(seated(['Anna', 'Bo']), correct({ 'hand:p1': 2 }), go(1));
	const fighting = done(there, { type: 'meet', foe: 'apophis' });
	const empty = done(seated(['Anna']), correct({ 'planet:1': 0 }), go(1));
	const held = done(seated(['Anna']), correct({ 'at:p1': 'planet:1', 'held:p1': 1 }));
	const waiting = beaten(done(seated(['Anna', 'Bo']), go(1), { type: 'meet', foe: 'unas' }));
	const seven = done(seated(['Anna', 'Bo']), correct({ 'hand:p1': 6 }), go(1), symbol);
	test.each<[string, State, Action, string]>([
		['leaving without turning a card', there, { type: 'stay' }, 'explore.first'],
		['a third card without La Tok’ra', done(there, symbol, symbol), symbol, 'explore.slots'],
		['more cards than the planet holds', empty, symbol, 'explore.empty'],
		[
			'a card of a type that has all been seen',
			done(there, correct({ 'unseen:contact': 0 })),
			{ type: 'turn', card: 'contact' },
			'explore.none-left'
		],
		['a far planet without a key', seated(['Anna']), go(9), 'go.key'],
		['a far planet with an empty hand', seated(['Anna']), { type: 'go', planet: 9, key: 'symbol' }, 'go.key'],
		['Abydos from an empty hand', seated(['Anna']), { type: 'go', planet: 9, key: 'abydos' }, 'card.none'],
		[
			'a transport nobody announced',
			done(seated(['Anna']), correct({ 'hand:p1': 1 })),
			{ type: 'go', planet: 9, key: 'technologie' },
			'technologie.first'
		],
		['leaving straight from room 1', done(seated(['Anna']), correct({ 'at:p1': 'sgc1' })), go(1), 'go.from'],
		[
			'the probe from a planet',
			done(there, symbol, { type: 'stay' }, { type: 'wait' }),
			{ type: 'look', with: 'malp', planet: 2, shows: { type: 'symbol' } },
			'look.from-home'
		],
		[
			'a look at a card that lies open',
			done(waiting, correct({ 'hand:p2': 1 })),
			{ type: 'look', with: 'tablettes', planet: 1, shows: { type: 'symbol' } },
			'look.nothing'
		],
		[
			'the probe twice in a turn',
			done(seated(['Anna']), correct({ 'hand:p1': 1 }), { type: 'look', with: 'malp', planet: 2, shows: { type: 'symbol' } }),
			{ type: 'look', with: 'malp', planet: 3, shows: { type: 'symbol' } },
			'malp.once'
		],
		[
			'Tollans after the first die',
			done(fighting, { type: 'volley', dice: { ours: 0, theirs: 0 } }),
			{ type: 'tollans' },
			'tollans.window'
		],
		['Tollans on a card that was waiting', done(waiting, correct({ 'hand:p2': 1 }), go(1)), { type: 'tollans' }, 'tollans.fresh'],
		['laying in mid-fight', fighting, { type: 'lay', card: 'symbol', colour: 1, glyph: 1 }, 'lay.fight'],
		['laying a grenade', there, { type: 'lay', card: 'grenade' }, 'lay.permanent'],
		['laying a Contact I', there, { type: 'lay', card: 'nox' }, 'lay.permanent'],
		['laying the probe on a planet', there, { type: 'lay', card: 'malp' }, 'lay.malp'],
		['a second Thor', done(seated(['Anna']), correct({ 'hand:p1': 1, 'thor:p1': 1 })), { type: 'lay', card: 'thor' }, 'lay.thor'],
		[
			'a symbol that is laid already',
			done(seated(['Anna']), correct({ 'hand:p1': 2, 'laid:p1': 1 })),
			{ type: 'lay', card: 'symbol', colour: 1, glyph: 1 },
			'lay.twice'
		],
		['laying on another’s turn', there, { type: 'lay', card: 'symbol', colour: 1, glyph: 1, who: 'p2' }, 'lay.turn'],
		['going on with seven in hand', seven, symbol, 'hand.limit'],
		[
			'more cards stored than held',
			done(seated(['Anna']), correct({ 'at:p1': 'sgc1', 'hand:p1': 1 })),
			{ type: 'store', cards: 2 },
			'debrief.hand'
		],
		['three cards from the bank', done(seated(['Anna']), correct({ 'at:p1': 'bank', bank: 5 })), { type: 'consult', cards: 3 }, 'bank.two'],
		[
			'two cards from a bank of one',
			done(seated(['Anna']), correct({ 'at:p1': 'bank', bank: 1 })),
			{ type: 'consult', cards: 2 },
			'bank.holds'
		],
		['a prisoner who explores', held, { type: 'explore' }, 'table.not-now'],
		['trading with a team elsewhere', there, { type: 'trade', with: 'p2', net: -1 }, 'trade.place'],
		['trading in mid-fight', fighting, { type: 'trade', with: 'p2', net: -1 }, 'trade.fight'],
		['a second reactor', done(there, { type: 'reactor' }), { type: 'reactor' }, 'reactor.once'],
		[
			'a grenade from an empty hand',
			done(seated(['Anna']), go(1), { type: 'meet', foe: 'unas' }),
			{ type: 'grenade', dice: { grenade: 1 } },
			'card.none'
		],
		['a fifth visit by hand', there, correct({ 'visits:p1': 4 }), 'table.no-dial'],
		['seven Jaffas by hand', there, correct({ 'jaffas:p1': 7 }), 'table.no-dial'],
		['a pile of six by hand', there, correct({ 'planet:8': 6 }), 'table.no-dial']
	])('%s', (_, state, action, rule) => {
		const before = JSON.stringify(state);
		expect(apply(state, action)).toMatchObject({ ok: false, refused: { rule } });
		expect(JSON.stringify(state)).toBe(before);
	});
});

describe('the box is learned', () => {
	test('signs by use: sorted, and forgotten by nothing but an undo', () => {
		const state = done(
			seated(['Anna']),
			correct({ 'hand:p1': 2 }),
			{ type: 'go', planet: 12, key: 'symbol', glyph: 10 },
			symbol,
			{ type: 'stay' },
			{ type: 'return' },
			{ type: 'leave', to: 'sgc2' },
			{ type: 'go', planet: 12, key: 'symbol', glyph: 2 }
		);
		expect(state.facts).toEqual({ 'coordinates:12': [2, 10] });
	});
	test('a card nobody named gets its name in the fight and joins the list of foes', () => {
		const table = sit().tap('planet:1', 'combat', 'unnamed', 'dice:2', 'value:5', 'call', 'Patrouille');
		expect(table.state.facts).toEqual({ 'foe:other:Patrouille': [{ count: 2, value: 5, wounds: 1 }], 'copies:other:Patrouille': 1 });
		expect(table.state.planets[0]!.up).toEqual({ type: 'combat', foe: 'other:Patrouille' });
		table.tap(2, 0, 'combat', 'other:Patrouille');
		expect(table.state).toMatchObject({ fight: { foe: 'other:Patrouille' }, facts: { 'copies:other:Patrouille': 2 } });
	});
	test('near and outer planets: shown as a guess until somebody reads the board, and only before a card is turned', () => {
		const table = sit();
		const wanted = () => table.guide.asks.flatMap(({ fact, aside }) => (fact && aside ? [fact] : []));
		expect(wanted()).toEqual(['near:board']);
		table.tap('cell:20', 'cell:21', 'cell:22', 'cell:23', 'cell:24');
		expect(table.state.facts).toEqual({ 'near:board': [20, 21, 22, 23, 24] });
		expect(wanted()).toEqual(['outer:board']);
		table.tap('planet:20', 'symbol', 'stay', 'return', 'sgc2');
		expect(wanted()).toEqual([]);
		expect([dealt(table.state.facts, 1), dealt(table.state.facts, 10)]).toEqual([4, 5]);
	});
	test('the reactor shows whether it is kept', () => {
		const table = sit(['Anna', 'Bo'])
			.act(correct({ 'hand:p1': 1 }))
			.tap('reacteur', 'kept');
		expect(table.state).toMatchObject({ facts: { 'once:reacteur': 'kept' }, discard: 0, teams: [{ again: true, hand: 1 }, {}] });
	});
	test('colours get the hue of this box', () => {
		const table = sit()
			.act(correct({ 'hand:p1': 2 }))
			.tap('colour:3', 'glyph:1', 'hue:red', 'glyph:2');
		expect(table.undo).toEqual({ rule: 'lay.symbol', with: { player: 'p1', colour: 'hue:red', glyph: 'glyph:2' } });
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
	test('or the team stays where it is', () => expect(done(looked, { type: 'wait' }).carries).toBeUndefined());
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
	test('seven symbols: won at once, wherever the team is; Thor stands for one', () => {
		const six = done(seated(['Anna', 'Bo']), correct({ 'laid:p1': 6, 'hand:p1': 1 }));
		expect(done(six, { type: 'lay', card: 'thor' }).over).toEqual({ won: ['p1'], by: { rule: 'end.won', with: { player: 'p1' } } });
		expect(done(six, { type: 'lay', card: 'symbol', glyph: 9 }).over).toMatchObject({ won: ['p1'] });
	});
	test('a find is still laid when it ended the turn, as long as nobody has acted', () => {
		const table = sit(['Anna', 'Bo'])
			.act(correct({ 'laid:p1': 6, 'at:p1': 'planet:1' }))
			.tap('explore', 'symbol', 'symbol');
		expect(table.state.active).toBe(1);
		table.tap('late:p1', 'glyph:8');
		expect(table.state.over).toMatchObject({ won: ['p1'] });
	});
	test('one team wholly infected leaves; its cards go to the bank', () => {
		const state = done(seated(['Anna', 'Bo']), correct({ 'hand:p2': 3, 'laid:p2': 2, 'men:p2': 3, 'woman:p2': 'infected' }));
		expect(state).toMatchObject({ bank: 5, teams: [{}, { at: 'out', hand: 0, laid: { symbols: [] } }] });
		expect(done(state, { type: 'wait' }).active).toBe(0);
	});
	test('every colour dead: the table is told, may stop or bring the discarded symbols back', () => {
		const set = Object.fromEntries([1, 2, 3, 4, 5, 6].map((colour) => [`gone:colour:${colour}`, 5]));
		const state = done(seated(['Anna']), correct({ ...set, discard: 30 }));
		expect(stale(state)).toBe(true);
		expect(guide(state).asks.at(-1)).toMatchObject({ prompt: { rule: 'stale.now' }, options: [{ id: 'close' }, { id: 'recover' }] });
		expect(stale(done(state, { type: 'recover' }))).toBe(false);
	});
});

describe('chances of a turn', () => {
	test('the gate: 7/10, 14/15, 119/120, certain', () => {
		expect([1, 2, 3, 4].map(gateChance)).toEqual([0.7, 14 / 15, 119 / 120, 1].map((p) => expect.closeTo(p, 12)));
	});
	test('at the start: a Combat in the next card 2/11, in two 0.33, and the gate for one to three signs', () => {
		const shown = odds(seated(['Anna']));
		expect(shown.map(({ of }) => of)).toEqual([
			{ rule: 'odds.combat' },
			{ rule: 'odds.combats', with: { cards: 2 } },
			{ rule: 'odds.gate', with: { signs: 1 } },
			{ rule: 'odds.gate', with: { signs: 2 } },
			{ rule: 'odds.gate', with: { signs: 3 } }
		]);
		expect(shown[0]!.chance).toBeCloseTo(2 / 11, 12);
		expect(combatChance(seated(['Anna']), 3)).toBeCloseTo(149 / 327, 12);
	});
	test('a foe that waits has its odds beside its planet', () => {
		const state = beaten(done(seated(['Anna', 'Bo']), go(1), { type: 'meet', foe: 'unas' }));
		expect(odds(state).find(({ beside }) => beside === 'planet:1')).toMatchObject({ of: { rule: 'odds.beat', with: { foe: 'unas' } } });
		expect(odds(state).find(({ beside }) => beside === 'planet:1')!.chance).toBeCloseTo(0.630347440885, 11);
	});
	test('the next card beats the team: a bound from the copies known, exact once twenty are', () => {
		const some = defeatChance(seated(['Anna'], { 'copies:unas': 2 }))!;
		expect(some).toEqual({ chance: expect.closeTo((2 * (1 - 0.630347440885)) / 110, 11), exact: false });
		const all = defeatChance(seated(['Anna'], { 'copies:unas': 12, 'copies:faisceau': 8 }))!;
		expect(all.exact).toBe(true);
		expect(all.chance).toBeCloseTo((12 * (1 - 0.630347440885) + 8 * (1 - 0.23862259966)) / 110, 11);
	});
});
