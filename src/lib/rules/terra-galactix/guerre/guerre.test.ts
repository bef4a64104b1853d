import { describe, expect, test } from 'vitest';
import { TableDriver } from '../../../../../tests/support/table-driver.ts';
import type { Facts, Setup, Thing } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { usualSetup } from '../../setup.ts';
import { GALACTIX_CARDS, type SaucerId } from '../cards.ts';
import { tokensAfield } from './fleet.ts';
import { game as guerre } from './game.ts';
import { saltOf, seal } from './seal.ts';
import type { Action, Own, State } from './types.ts';

const NAMES = ['Anna', 'Bo', 'Carla', 'Dan'];
const STARS: Facts = Object.fromEntries([1, 2, 3].map((count) => [`galactix:Étoile ${count}`, { constellation: 'Essai', count }]));

const sit = (n: number, options: Setup['options'] = {}, facts: Facts = STARS) =>
	new TableDriver(guerre, usualSetup(guerre.form, NAMES.slice(0, n), options), facts);
const set = (table: TableDriver<State, Action>, to: Readonly<Record<string, Thing>>) =>
	Object.keys(to).length > 0 ? table.act({ type: 'correct', set: to }) : table;
const up = (...saucers: readonly SaucerId[]) => Object.fromEntries(saucers.map((id) => [`at:${id}`, 'space']));
const roll = (red: number, blue: number): Own => ({ type: 'roll', dice: { red: [red], blue: [blue] } });

/** In phase 3 of the first player, with saucers up and tokens out of the stock. */
const acting = (n = 4, options: Setup['options'] = {}, aloft: readonly SaucerId[] = ['A:red', 'A:blue', 'B:red', 'B:blue'], stock = 15) =>
	set(sit(n, options).act({ type: 'discard', card: 'pulsar' }, roll(3, 4)), { ...up(...aloft), ...(stock === 15 ? {} : { stock }) });

const steps = (table: TableDriver<State, Action>): readonly string[] => table.told.at(-1)!.steps.map(({ rule }) => rule);
const refusal = (state: State, action: Action): string | undefined => {
	const outcome = guerre.apply(state, action);
	return outcome.ok ? undefined : outcome.refused.rule;
};
const pilot = ({ state }: TableDriver<State, Action>, i: number) => state.pilots[i]!;
const laser = (target: SaucerId, n = 1): Own => ({ type: 'attack', target, weapon: 'laser', n });
const nova = (target: SaucerId): Own => ({ type: 'attack', target, weapon: 'nova', n: 2 });
const mega = (target: SaucerId): Own => ({ type: 'attack', target, weapon: 'mega', n: 1 });
const lost = (cargo?: number): Own => ({ type: 'answer', how: 'lost', ...(cargo === undefined ? {} : { cargo }) });

describe('setting up', () => {
	//                                           players, options │ pile, licences, stock
	const formats: [string, number, Setup['options'], number, number][] = [
		['two with one camp each: 60 in the pile (G01)', 2, { format: 'free' }, 60, 2],
		['three: 53 in the pile (G01)', 3, {}, 53, 2],
		['four: 46 in the pile (G01)', 4, {}, 46, 2],
		['an Alliance like four', 4, { format: 'alliance' }, 46, 2],
		['a Duel: 56 in the pile, four licences and one hand of five each (G01, W07)', 2, {}, 56, 4]
	];
	test.each(formats)('%s', (_, n, options, pile, licences) => {
		const table = sit(n, options);
		expect(table.told[0]!.steps).toContainEqual({ rule: 'setup.deal', with: { n: 5, pile } });
		expect(table.told[0]!.steps.at(-1)).toEqual({ rule: 'cards.drawn', with: { player: 'p1', n: 1, pile: pile - 1 } });
		expect(table.state.stock).toBe(15);
		expect(table.state.pilots.map(({ hand }) => hand)).toEqual([6, ...Array<number>(n - 1).fill(5)]);
		expect(table.state.pilots.every((each) => each.licences === licences)).toBe(true);
		expect(
			table.state.stack.pile + cardCount(table.state.stack.discard) + table.state.pilots.reduce((sum, p) => sum + p.hand + p.licences, 0)
		).toBe(74);
	});

	test('in a Duel camps take turns clockwise, each with its player’s one hand', () => {
		expect(sit(2).state.order).toEqual(['A', 'B', 'C', 'D']);
		expect(sit(2).state.pilots.map(({ camps }) => camps)).toEqual([
			['A', 'C'],
			['B', 'D']
		]);
	});

	test('only the red and the blue die are thrown (G02)', () => {
		const [ask] = sit(3).act({ type: 'discard', card: 'laser' }).guide.asks;
		expect(ask?.kind === 'dice' && ask.groups.map(({ id }) => id)).toEqual(['red', 'blue']);
	});
});

describe('cards and licences', () => {
	test('a Super Nova that is drawn is kept: drawing asks nothing (G03)', () => {
		const [ask] = sit(4).guide.asks;
		expect(ask!.prompt.rule).toBe('cards.choose');
		expect(sit(4).told[0]!.steps.filter(({ rule }) => rule.startsWith('cards.'))).toHaveLength(1);
	});

	test('hand six, one licence: a Soucoupe makes it two, hand five, and both may fly this turn (G04)', () => {
		const table = set(sit(4), { 'licences:p1': 1, 'at:A:red': 'awaits' }).act({ type: 'licence', n: 1 }, roll(1, 2));
		expect(pilot(table, 0)).toMatchObject({ licences: 2, hand: 5 });
		table.act({ type: 'launch', saucer: 'A:red' }, { type: 'launch', saucer: 'A:blue' });
		expect(table.state.saucers).toMatchObject({ 'A:red': 'space', 'A:blue': 'space' });
	});

	test('two waiting and one card: which one is named, and only that one flies', () => {
		const table = set(sit(4), { 'licences:p1': 0, 'at:A:red': 'awaits', 'at:A:blue': 'awaits' });
		expect(refusal(table.state, { type: 'licence', n: 1 })).toBe('licence.which');
		table.act({ type: 'licence', n: 1, saucers: ['A:blue'] }, roll(1, 2));
		expect(refusal(table.state, { type: 'launch', saucer: 'A:red' })).toBe('launch.awaits');
		expect(refusal(table.state, { type: 'launch', saucer: 'A:blue' })).toBeUndefined();
	});

	test('without saucers of their own, a free card lets any grounded one fly', () => {
		const table = set(sit(4, { licencesAnonymous: true }), { 'licences:p1': 1, 'at:A:red': 'awaits', 'at:A:blue': 'awaits' });
		table.act({ type: 'discard', card: 'laser' }, roll(1, 2));
		expect(refusal(table.state, { type: 'launch', saucer: 'A:red' })).toBeUndefined();
	});

	test('in a Duel a card played on the turn of one camp lets a saucer of the other fly', () => {
		const table = set(sit(2), { 'licences:p1': 3, 'at:C:red': 'awaits' }).act({ type: 'licence', n: 1 });
		expect(table.state.saucers['C:red']).toBe('base');
	});

	test('two Pulsars: one for each die (R20)', () => {
		const table = sit(4).act({ type: 'pulsar', on: ['red', 'blue'] }, roll(3, 5));
		expect(table.told.at(-1)!.steps.slice(1)).toEqual([
			{ rule: 'roll.points', with: { saucer: 'A:red', points: 6 } },
			{ rule: 'roll.points', with: { saucer: 'A:blue', points: 10 } }
		]);
		expect(table.state.stack.discard).toEqual({ pulsar: 2 });
	});

	test('a destroyed saucer’s card goes to the discard and comes back with a shuffle (G32)', () => {
		const table = acting().act(laser('B:red'), lost(0));
		expect(table.state.stack.discard).toMatchObject({ laser: 1, soucoupe: 1, pulsar: 1 });
		set(table, { 'discard:trou': 10, 'discard:bouclier': 10, 'discard:nova': 10, 'discard:laser': 10, 'discard:pulsar': 4 }).act({
			type: 'end'
		});
		while (table.state.stack.epoch === 0) table.act({ type: 'discard', card: 'soucoupe' }, roll(1, 1), { type: 'end' });
		expect(steps(table)).toContain('cards.shuffle');
		expect(table.state.stack.shuffled!.soucoupe).toBeGreaterThan(1);
		expect(cardCount(table.state.stack.discard)).toBe(0);
	});

	test('a defender who spent three cards has two until his own phase 1, then draws three and one (G36)', () => {
		const table = acting().act(laser('B:red', 3), { type: 'answer', how: 'bouclier' });
		expect(pilot(table, 1).hand).toBe(2);
		table.act({ type: 'end' });
		expect(pilot(table, 1).hand).toBe(6);
		expect(table.told.at(-1)!.steps.at(-1)).toMatchObject({ rule: 'cards.drawn', with: { player: 'p2', n: 4 } });
	});
});

describe('attacks and answers', () => {
	test('two Lasers against one Bouclier: it explodes and the defender discards nothing (G07)', () => {
		const table = acting().act(laser('B:red', 2));
		const before = pilot(table, 1).hand;
		table.act(lost(0));
		expect(pilot(table, 1)).toMatchObject({ hand: before, licences: 1 });
		expect(table.state.saucers['B:red']).toBe('awaits');
		expect(table.state.stack.discard).toEqual({ pulsar: 1, laser: 2, soucoupe: 1 });
	});

	test('two Lasers against two Boucliers: parried, four cards discarded (G08)', () => {
		const table = acting().act(laser('B:red', 2), { type: 'answer', how: 'bouclier' });
		expect(table.state.saucers['B:red']).toBe('space');
		expect(table.state.stack.discard).toEqual({ pulsar: 1, laser: 2, bouclier: 2 });
		expect(pilot(table, 1).hand).toBe(3);
	});

	test('five Lasers against one Giga: parried (R19)', () => {
		const table = acting().act(laser('B:red', 5), { type: 'answer', how: 'giga' });
		expect(table.state.stack.discard).toEqual({ pulsar: 1, laser: 5, giga: 1 });
		expect(pilot(table, 1).licences).toBe(2);
	});

	test('a Méga Laser: Boucliers are refused, a Giga parries (G10)', () => {
		const table = acting().act(mega('B:red'));
		expect(refusal(table.state, { type: 'answer', how: 'bouclier' })).toBe('answer.useless');
		expect(refusal(table.state, { type: 'answer', how: 'trou' })).toBe('answer.useless');
		expect(steps(table.act({ type: 'answer', how: 'giga' }))).toEqual(['answer.parried']);
	});

	test('with the reaction a pair of Trous noirs dodges a Laser', () => {
		const table = acting(4, { blackHoleReaction: 'anyLaser' }).act(laser('B:red', 2), { type: 'answer', how: 'trou' });
		expect(table.state).toMatchObject({ phase: 'warp', warp: { queue: ['B:red'], back: 'act' } });
		expect(pilot(table, 1).hand).toBe(3);
	});

	test('a Super Nova on a load of two: stock +2, licence −1, three cards discarded (G20)', () => {
		const table = acting(4, {}, ['B:red'], 10).act(nova('B:red'), lost(2));
		expect(table.state.stock).toBe(12);
		expect(pilot(table, 1).licences).toBe(1);
		expect(table.state.stack.discard).toEqual({ pulsar: 1, nova: 2, soucoupe: 1 });
		expect(table.state.phase).toBe('act');
	});

	test('a Super Nova is escaped through a black hole, which discovers nothing', () => {
		const table = acting(4, {}, ['B:red'], 10).act(nova('B:red'), { type: 'answer', how: 'trou' });
		expect(steps(table)).toEqual(['answer.fled', 'trou.no-discovery']);
		table.act({ type: 'arrive', star: 'Étoile 2' });
		expect(table.state).toMatchObject({ phase: 'act', stock: 10, saucers: { 'B:red': 'space' } });
		expect(table.state.stack.discard).toEqual({ pulsar: 1, nova: 2, trou: 2 });
	});

	test('a wreck with three tokens scatters front, left, right (R14)', () => {
		const table = acting(4, {}, undefined, 10).act(laser('B:red'), lost(3), { type: 'wreck', from: 'out' });
		expect(table.told.at(-1)!.steps[0]).toEqual({ rule: 'wreck.scatter', with: { n: 3, places: ['out', 'ccw', 'cw'] } });
		expect(table.state.phase).toBe('act');
	});

	test('five Laser attacks in one turn, if the cards are there; each attacked saucer is remembered for the reminder', () => {
		const table = acting().act(laser('B:red'), { type: 'answer', how: 'bouclier' }, laser('B:red'), lost(0), laser('B:blue'), lost(0));
		expect(table.state.attacked).toEqual(['B:red', 'B:blue']);
		expect(table.guide.remind).toContainEqual({ rule: 'attack.move-first', with: { saucers: ['B:red', 'B:blue'] } });
	});
});

describe('black holes', () => {
	test('as the choice of phase 1: two cards, a place, then the dice', () => {
		const table = set(sit(4), up('A:red')).act({ type: 'trou', saucer: 'A:red' }, { type: 'arrive', star: 'Étoile 1' });
		expect(table.state).toMatchObject({ phase: 'roll', galactix: { pile: 23, discard: { 'Étoile 1': 1 } } });
		expect(pilot(table, 0).hand).toBe(4);
	});

	test('from the mother ship, if the saucer may take off', () => {
		const table = acting(4, {}, []).act({ type: 'trou', saucer: 'A:red' }, { type: 'arrive', star: 'Étoile 1' });
		expect(table.state.saucers['A:red']).toBe('space');
		const closed = acting(4, { blackHoleFromBase: false }, []);
		expect(refusal(closed.state, { type: 'trou', saucer: 'A:red' })).toBe('trou.from-base');
	});

	test('a taken place is answered by the next card; both cards are turned', () => {
		const table = acting().act(
			{ type: 'trou', saucer: 'A:red' },
			{ type: 'arrive', star: 'Étoile 1' },
			{ type: 'again', star: 'Étoile 2' }
		);
		expect(table.state.galactix).toEqual({ pile: 22, discard: { 'Étoile 1': 1, 'Étoile 2': 1 } });
		expect(table.undo).toEqual({ rule: 'trou.again', with: { saucer: 'A:red', star: 'galactix:Étoile 2' } });
	});

	test('open holds: a star with two tokens is no place for a load of two, another card is drawn (G37)', () => {
		const table = set(acting(4, { holdSecrecy: 'open' }).act({ type: 'discover', star: 'Étoile 2' }), { 'hold:A:red': 2, stock: 11 });
		table.act({ type: 'trou', saucer: 'A:red' }).tap('galactix:Étoile 2');
		expect(table.told.at(-1)!.steps[0]).toEqual({
			rule: 'trou.full',
			with: { saucer: 'A:red', star: 'galactix:Étoile 2', load: 2, tokens: 2 }
		});
		expect(table.state).toMatchObject({ phase: 'warp', galactix: { pile: 22 }, holds: { 'A:red': 2 } });
		table.tap('galactix:Étoile 1');
		expect(table.state).toMatchObject({ phase: 'act', holds: { 'A:red': 2 }, board: { 'galactix:Étoile 2': 2 } });
	});

	test('open holds: what lies there and fits is loaded', () => {
		const table = acting(4, { holdSecrecy: 'open' }).act({ type: 'discover', star: 'Étoile 2' });
		table.act({ type: 'trou', saucer: 'A:red' }).tap('galactix:Étoile 2');
		expect(table.state).toMatchObject({ holds: { 'A:red': 2 }, board: {} });
	});
});

describe('discoveries, holds and deposits', () => {
	test('three on a free star with two in the stock: two placed, none left (G23)', () => {
		const table = acting(4, {}, undefined, 2).act({ type: 'discover', star: 'Étoile 3' });
		expect(table.state).toMatchObject({ stock: 0, found: { put: 2, bears: 3 } });
		expect(steps(table)).toEqual(['discover.found', 'discover.capped']);
	});

	test('open holds: two on a star with a saucer that carries two: its hold is full, one stays in the stock (G24)', () => {
		const table = set(acting(4, { holdSecrecy: 'open' }), { stock: 13, 'hold:B:red': 2 }).act({ type: 'discover', star: 'Étoile 2' });
		table.act({ type: 'aboard', saucer: 'B:red' });
		expect(table.state).toMatchObject({ holds: { 'B:red': 3 }, stock: 12, board: {} });
	});

	test('told holds: the owner says how many went in', () => {
		const table = acting().act({ type: 'discover', star: 'Étoile 3' }, { type: 'aboard', n: 1 });
		expect(table.state.stock).toBe(14);
	});

	test('a move that does not end on a star turns no card: nothing is asked that must be answered (G25)', () => {
		const discoveries = acting().guide.asks.filter(({ prompt }) => prompt.rule === 'discover.which');
		expect(discoveries.map(({ optional }) => optional)).toEqual([true]);
	});

	//                                                    load, tokens │ load after
	const loads: [string, number, number, number | string][] = [
		['load one and two tokens: three (G26)', 1, 2, 3],
		['load two and one token: three (G26)', 2, 1, 3],
		['load three and one token: refused (G26)', 3, 1, 'hold.full']
	];
	test.each(loads)('open holds: %s', (_, load, tokens, after) => {
		const table = set(acting(4, { holdSecrecy: 'open' }), { stock: 5, 'hold:A:red': load }).act({
			type: 'discover',
			star: `Étoile ${tokens}`
		});
		const action: Own = { type: 'load', saucer: 'A:red', place: `galactix:Étoile ${tokens}`, n: tokens };
		if (typeof after === 'string') expect(refusal(table.state, action)).toBe(after);
		else expect(table.act(action).state.holds).toMatchObject({ 'A:red': after });
	});

	test('base three, deposit three: six, and it wins (G28)', () => {
		const table = set(acting(4, {}, ['A:red'], 5), { 'base:A': 3 }).act({ type: 'home', saucer: 'A:red', n: 3 });
		expect(table.state.bases.A).toBe(6);
		expect(table.state.over).toEqual({
			won: ['p1'],
			by: { rule: 'end.won', with: { player: 'p1', n: 6 } },
			points: { p1: 6, p2: 0, p3: 0, p4: 0 }
		});
	});

	test('home and out again in one turn (G29), or home and stay (G30)', () => {
		const table = acting(4, {}, ['A:red']).act({ type: 'home', saucer: 'A:red', n: 0 });
		expect(refusal(table.state, { type: 'end' })).toBeUndefined();
		table.act({ type: 'launch', saucer: 'A:red' });
		expect(table.state.saucers['A:red']).toBe('space');
	});

	test('two turns in the mother ship are fine; refused where the table forbids it, though not on the turn it came home (G33)', () => {
		expect(refusal(acting(4, {}, []).state, { type: 'end' })).toBeUndefined();
		const strict = acting(4, { guerreMustLeave: true }, ['A:red', 'A:blue']);
		strict.act({ type: 'home', saucer: 'A:red', n: 0 });
		expect(refusal(strict.state, { type: 'end' })).toBeUndefined();
		expect(refusal(acting(4, { guerreMustLeave: true }, ['A:red']).state, { type: 'end' })).toBe('home.must-leave');
		expect(refusal(set(acting(4, { guerreMustLeave: true }, ['A:red']), { 'licences:p1': 1 }).state, { type: 'end' })).toBeUndefined();
	});

	test('stock 6, board 3, bases 2 + 1, holds 3 make fifteen; any other sum is flagged (G31)', () => {
		const table = acting(4, { holdSecrecy: 'open' }).act({ type: 'discover', star: 'Étoile 3' });
		set(table, { stock: 6, 'base:A': 2, 'base:B': 1, 'hold:A:red': 3 });
		expect(table.guide.remind!.filter(({ rule }) => rule === 'hold.sum')).toEqual([]);
		set(table, { 'hold:A:red': 2 });
		expect(table.guide.remind).toContainEqual({ rule: 'hold.sum', with: { is: 14, should: 15 } });
	});

	test('without a ledger what is out there is what is left', () =>
		expect(tokensAfield(set(acting(), { stock: 6, 'base:A': 2 }).state)).toBe(7));

	test('a known Galactix card is one tap, its number known (B05)', () => {
		const table = acting();
		const before = table.taps;
		expect(table.tap('galactix:Étoile 3').taps - before).toBe(1);
		expect(table.state.stock).toBe(12);
	});
});

describe('variants', () => {
	/** A game of a tournament that ends with these bases, the one who ends it coming home with so many. */
	const game = (table: TableDriver<State, Action>, bases: Readonly<Record<string, number>>, ender: SaucerId, brings: number) =>
		set(table.act({ type: 'discard', card: 'pulsar' }, roll(1, 2)), { stock: 0, ...bases, ...up(ender) }).act({
			type: 'home',
			saucer: ender,
			n: brings
		});

	test('a game ends 4, 3, 2, 0: five, three, two and no points (W01)', () => {
		const table = game(sit(4, { games: 2 }), { 'base:A': 3, 'base:B': 3, 'base:C': 2 }, 'A:red', 1);
		expect(table.state.games).toEqual([{ bases: { p1: 4, p2: 3, p3: 2, p4: 0 }, won: ['p1'], points: { p1: 5, p2: 3, p3: 2, p4: 0 } }]);
		expect(table.state).toMatchObject({ phase: 'between' });
		expect(table.state.over).toBeUndefined();
	});

	test('two games add up to 7, 11, 2 and 3: the second is the Super Extra Terrestre (W03)', () => {
		const table = game(sit(4, { games: 2 }), { 'base:A': 3, 'base:B': 3, 'base:C': 2 }, 'A:red', 1).tap('p2');
		expect(table.state).toMatchObject({ phase: 'draw', active: 0, order: ['B', 'C', 'D', 'A'], stock: 15, stack: { pile: 45 } });
		game(table, { 'base:A': 2, 'base:B': 3, 'base:D': 3 }, 'B:blue', 3);
		expect(table.state.over).toEqual({
			won: ['p2'],
			by: { rule: 'tournoi.won', with: { player: 'p2', points: 11 } },
			points: { p1: 7, p2: 11, p3: 2, p4: 3 }
		});
	});

	test('equal totals are shared', () => {
		const table = game(sit(3, { games: 2 }), { 'base:A': 3 }, 'A:red', 1).tap('p2');
		game(table, { 'base:B': 3 }, 'B:red', 1);
		expect(table.state.over).toMatchObject({ won: ['p1', 'p2'], by: { rule: 'tournoi.shared', with: { points: 5 } } });
	});

	//                                           options, bases of A B C D before, who comes home with how many │ who has won, by
	const alliances: [string, Setup['options'], readonly number[], readonly string[], string][] = [
		['four and none against two and two is a draw (W05)', {}, [3, 2, 0, 2], [], 'end.alliance-draw'],
		['… or the team of whoever ended it (W05)', { allianceTie: 'ender' }, [3, 2, 0, 2], ['p1', 'p3'], 'end.alliance-ender'],
		['the team with more has won', {}, [3, 0, 2, 1], ['p1', 'p3'], 'end.alliance'],
		['the team that did not end it may have won', {}, [3, 3, 0, 3], ['p2', 'p4'], 'end.alliance']
	];
	test.each(alliances)('Alliance: %s', (_, options, [a, b, c, d], won, by) => {
		const table = set(acting(4, { format: 'alliance', ...options }, ['A:red'], 0), {
			'base:A': a!,
			'base:B': b!,
			'base:C': c!,
			'base:D': d!
		});
		table.act({ type: 'home', saucer: 'A:red', n: 1 });
		expect(table.state.over).toMatchObject({ won, by: { rule: by } });
	});

	test('Duel: two in A, one in C and one more in C: four, the player wins (W06)', () => {
		const table = set(sit(2), { stock: 5, 'base:A': 2, 'base:C': 1, 'at:C:red': 'space', active: 'C' });
		table.act({ type: 'discard', card: 'laser' }, roll(2, 2), { type: 'home', saucer: 'C:red', n: 1 });
		expect(table.state.over).toMatchObject({ won: ['p1'], by: { rule: 'end.duel', with: { player: 'p1', n: 4 } } });
	});

	describe('Chevauchée', () => {
		const stack = (options: Setup['options'] = {}) =>
			set(acting(4, { chevauchee: true, ...options }, ['A:red', 'B:red', 'B:blue', 'C:red', 'D:red'], 10), {
				'on:C:red': 'B:red',
				'on:D:red': 'C:red'
			});

		test('a stack of three attacked by a Laser: only the bottom may answer, all explode, three licences are lost, its cargo scatters (W10)', () => {
			const table = stack().act(laser('B:red'));
			expect(table.guide.asks[0]).toMatchObject({ who: 'p2' });
			table.act(lost(2));
			expect(table.state.pilots.map(({ licences }) => licences)).toEqual([2, 1, 1, 1]);
			expect(table.state).toMatchObject({ phase: 'wreck', debris: { saucer: 'B:red', n: 2 }, stacks: [] });
			expect(['B:red', 'C:red', 'D:red'].map((id) => table.state.saucers[id as SaucerId])).toEqual(['awaits', 'awaits', 'awaits']);
			expect(table.state.stack.discard.soucoupe).toBe(3);
		});

		test('a parasite is not aimed at', () => expect(refusal(stack().state, laser('C:red'))).toBe('dock.bottom'));

		test('open holds: a loaded saucer may not dock (W11)', () => {
			const table = set(stack({ holdSecrecy: 'open' }), { 'hold:A:red': 1 });
			expect(refusal(table.state, { type: 'dock', saucer: 'A:red', onto: 'D:red' })).toBe('dock.loaded');
			expect(refusal(set(table, { 'hold:A:red': 0 }).state, { type: 'dock', saucer: 'A:red', onto: 'D:red' })).toBeUndefined();
		});

		test('a carrier with two parasites in a black hole: three cards, three places (W12)', () => {
			const table = set(stack(), { active: 'B' }).act({ type: 'trou', saucer: 'B:red' });
			expect(table.state.warp!.queue).toEqual(['B:red', 'C:red', 'D:red']);
			table.act({ type: 'arrive', star: 'Étoile 1' }, { type: 'arrive', star: 'Étoile 2' }, { type: 'arrive', star: 'Étoile 3' });
			expect(table.state).toMatchObject({ phase: 'act', stacks: [], galactix: { pile: 21 } });
		});

		test('the middle one of three moves on its turn: the top travels with it, three steps of a 4, the bottom stays alone (W13)', () => {
			const table = set(stack(), { active: 'C' });
			table.act({ type: 'undock', saucer: 'C:red' });
			expect(table.state.stacks).toEqual([['C:red', 'D:red']]);
			expect(table.told.at(-1)!.steps).toContainEqual({ rule: 'dock.with-it', with: { saucers: ['D:red'] } });
			table.act(
				{ type: 'end' },
				{ type: 'discard', card: 'laser' },
				roll(1, 1),
				{ type: 'end' },
				{ type: 'discard', card: 'laser' },
				roll(1, 1),
				{ type: 'end' }
			);
			table.act({ type: 'discard', card: 'laser' }, roll(1, 1), { type: 'end' }, { type: 'discard', card: 'laser' }, roll(4, 1));
			expect(table.told.at(-1)!.steps).toContainEqual({ rule: 'roll.carrier', with: { saucer: 'C:red', carried: 1, points: 3 } });
		});

		test('a carrier with two parasites and a 1 does not move (W09)', () => {
			const table = set(sit(4, { chevauchee: true }), { ...up('A:red', 'B:red', 'C:red'), 'on:B:red': 'A:red', 'on:C:red': 'B:red' });
			table.act({ type: 'discard', card: 'laser' }, roll(1, 1));
			expect(table.told.at(-1)!.steps).toContainEqual({ rule: 'roll.carrier', with: { saucer: 'A:red', carried: 2, points: 0 } });
		});

		test('an empty saucer that comes out of a black hole on another docks there, and may still move (W15)', () => {
			const table = set(sit(4, { chevauchee: true }), up('A:red', 'B:red')).act(
				{ type: 'trou', saucer: 'A:red' },
				{ type: 'arrive', star: 'Étoile 1' }
			);
			table.act({ type: 'dock', saucer: 'A:red', onto: 'B:red' });
			expect(table.state).toMatchObject({ phase: 'roll', stacks: [['B:red', 'A:red']] });
			table.act(roll(3, 3), { type: 'undock', saucer: 'A:red' });
			expect(table.state.stacks).toEqual([]);
		});

		test('a carrier comes home: its own kind goes in, strangers stay outside in their order', () => {
			const table = set(acting(4, { chevauchee: true }, ['A:red', 'A:blue', 'B:red', 'C:red']), {
				'on:B:red': 'A:red',
				'on:A:blue': 'B:red',
				'on:C:red': 'A:blue'
			});
			table.act({ type: 'home', saucer: 'A:red', n: 0 });
			expect(table.state.saucers).toMatchObject({ 'A:red': 'base', 'A:blue': 'base', 'B:red': 'space', 'C:red': 'space' });
			expect(table.state.stacks).toEqual([['B:red', 'C:red']]);
		});
	});
});

describe('what is refused, and changes nothing', () => {
	const ready = acting();
	const choosing = sit(4);
	const grounded = set(acting(4, {}, ['A:red']), { 'licences:p1': 1 });
	const lidded = acting(4, { holdSecrecy: 'sealed' });
	const shown = set(acting(4, { holdSecrecy: 'open' }), { stock: 10 });
	const rows: [string, State, Action, string][] = [
		['two Pulsars on one die (R20)', choosing.state, { type: 'pulsar', on: ['red', 'red'] }, 'pulsar.once'],
		[
			'a Pulsar for a saucer that cannot fly',
			set(sit(4), { 'at:A:red': 'awaits' }).state,
			{ type: 'pulsar', on: ['red'] },
			'pulsar.grounded'
		],
		[
			'a second choice in phase 1',
			sit(4).act({ type: 'discard', card: 'laser' }).state,
			{ type: 'pulsar', on: ['red'] },
			'cards.one-choice'
		],
		['a third licence for one camp', choosing.state, { type: 'licence', n: 1 }, 'licence.enough'],
		['more cards than a hand holds', set(sit(4), { 'hand:p1': 1 }).state, { type: 'pulsar', on: ['red', 'blue'] }, 'cards.too-few'],
		['an eleventh Laser', set(sit(4), { 'discard:laser': 10 }).state, { type: 'discard', card: 'laser' }, 'cards.all-seen'],
		[
			'a third Giga Bouclier',
			set(acting(), { 'discard:giga': 2 }).act(laser('B:red')).state,
			{ type: 'answer', how: 'giga' },
			'cards.all-seen'
		],
		['the second saucer on one licence (G05)', grounded.state, { type: 'launch', saucer: 'A:blue' }, 'launch.licence'],
		[
			'a saucer still waiting for its card',
			set(acting(4, {}, []), { 'at:A:red': 'awaits' }).state,
			{ type: 'launch', saucer: 'A:red' },
			'launch.awaits'
		],
		[
			'a black hole for a saucer still waiting',
			set(acting(4, {}, []), { 'at:A:red': 'awaits' }).state,
			{ type: 'trou', saucer: 'A:red' },
			'launch.awaits'
		],
		['a black hole for somebody else’s saucer', ready.state, { type: 'trou', saucer: 'B:red' }, 'trou.own-turn'],
		['a Super Nova on a saucer in its mother ship (G22)', ready.state, nova('C:red'), 'attack.in-base'],
		['a Laser on a saucer in its mother ship (G34)', ready.state, laser('C:red'), 'attack.in-base'],
		['six Lasers', ready.state, laser('B:red', 6), 'attack.cards'],
		['two Méga Lasers', ready.state, { type: 'attack', target: 'B:red', weapon: 'mega', n: 2 }, 'attack.cards'],
		['one Super Nova alone', ready.state, { type: 'attack', target: 'B:red', weapon: 'nova', n: 1 }, 'attack.cards'],
		['an attack on oneself', ready.state, laser('A:blue'), 'attack.own'],
		[
			'an attack on one’s other camp in a Duel',
			set(sit(2).act({ type: 'discard', card: 'laser' }, roll(1, 1)), up('A:red', 'C:red')).state,
			laser('C:red'),
			'attack.own'
		],
		['an attack on an ally', acting(4, { format: 'alliance' }, ['A:red', 'C:red']).state, laser('C:red'), 'attack.ally'],
		['an attack from the mother ship', acting(4, {}, ['B:red']).state, laser('B:red'), 'attack.nobody-flies'],
		[
			'an attack before the dice',
			set(sit(4).act({ type: 'discard', card: 'pulsar' }), up('A:red', 'B:red')).state,
			laser('B:red'),
			'attack.after-roll'
		],
		['Boucliers against a Super Nova', acting().act(nova('B:red')).state, { type: 'answer', how: 'bouclier' }, 'answer.useless'],
		['a Giga against a Super Nova', acting().act(nova('B:red')).state, { type: 'answer', how: 'giga' }, 'answer.useless'],
		['a Trou noir against a Laser', acting().act(laser('B:red')).state, { type: 'answer', how: 'trou' }, 'answer.useless'],
		['four tokens out of one hold', acting(4, {}, undefined, 5).act(laser('B:red')).state, lost(4), 'hold.too-many'],
		['more tokens home than are out there', acting(4, {}, undefined, 14).state, { type: 'home', saucer: 'A:red', n: 2 }, 'hold.too-many'],
		['half a token', acting(4, {}, undefined, 5).state, { type: 'home', saucer: 'A:red', n: 0.5 }, 'hold.too-many'],
		['a hold nobody told us of', ready.state, { type: 'home', saucer: 'A:red' }, 'hold.told-not'],
		['a load at a table that tells none', ready.state, { type: 'load', saucer: 'A:red', place: 'elsewhere', n: 1 }, 'hold.told-not'],
		['a broken seal', lidded.state, { type: 'load', saucer: 'A:red', sealed: 'x1nonsense' }, 'hold.unreadable'],
		['seven tokens under a seal', lidded.state, { type: 'load', saucer: 'A:red', sealed: seal('7', saltOf(1)) }, 'hold.unreadable'],
		['tokens from where none lie', shown.state, { type: 'load', saucer: 'A:red', place: 'elsewhere', n: 1 }, 'hold.too-many'],
		[
			'a third discovery in one turn',
			acting().act({ type: 'discover', star: 'Étoile 1' }, { type: 'discover', star: 'Étoile 1' }).state,
			{ type: 'discover', star: 'Étoile 1' },
			'discover.once'
		],
		['a Galactix card nobody has read', ready.state, { type: 'discover', star: 'Inconnue' }, 'table.read-first'],
		['dice with seven faces', sit(4).act({ type: 'discard', card: 'laser' }).state, roll(7, 1), 'table.dice'],
		[
			'three dice',
			sit(4).act({ type: 'discard', card: 'laser' }).state,
			{ type: 'roll', dice: { red: [1], blue: [2], yellow: [3] } },
			'table.dice'
		],
		['docking where nobody plays the Chevauchée', ready.state, { type: 'dock', saucer: 'A:red', onto: 'B:red' }, 'table.not-now'],
		['a turn that ends in the middle of an attack', acting().act(laser('B:red')).state, { type: 'end' }, 'table.not-now'],
		[
			'a Galactix card that bears four',
			ready.state,
			{ type: 'learn', fact: 'galactix:X', value: { constellation: 'Y', count: 4 } },
			'table.unreadable'
		],
		['sixteen tokens in the stock', ready.state, { type: 'correct', set: { stock: 16 } }, 'table.no-dial']
	];
	test.each(rows)('%s', (_, state, action, rule) => {
		const before = JSON.stringify(state);
		expect(refusal(state, action)).toBe(rule);
		expect(JSON.stringify(state)).toBe(before);
	});

	test('what bends can be done all the same', () => {
		const table = acting(4, { format: 'alliance' }, ['A:red', 'C:red']).act({
			type: 'anyway',
			action: laser('C:red'),
			bends: ['attack.ally']
		});
		expect(table.state.attack).toMatchObject({ target: 'C:red' });
	});
});

describe('learning the box', () => {
	test('a new card is read in four taps, once, and discovers in the same breath', () => {
		const table = new TableDriver(guerre, usualSetup(guerre.form, NAMES), {}).act({ type: 'discard', card: 'laser' }, roll(1, 2));
		const before = table.taps;
		table.tap('new', 'Véga', 'La Lyre', '2');
		expect(table.taps - before).toBe(4);
		expect(table.state.facts).toEqual({ 'galactix:Véga': { constellation: 'La Lyre', count: 2 } });
		expect(table.state.stock).toBe(13);
	});

	test('the symbol of a camp is asked early, aside; the orbits when something explodes', () => {
		const table = sit(4).tap('symbol:A', 'Un croissant');
		expect(table.state.facts['symbol:A']).toBe('Un croissant');
		const wrecked = acting(4, {}, undefined, 5).act(laser('B:red'), lost(1));
		expect(wrecked.guide.asks.find(({ fact }) => fact === 'orbits:board')).toMatchObject({ optional: true });
	});

	test('once all 24 are known no new card is offered, and the odds of the next are exact (B06)', () => {
		const all: Facts = Object.fromEntries(
			Array.from({ length: GALACTIX_CARDS }, (_, i) => [`galactix:E${i}`, { constellation: 'X', count: i < 9 ? 1 : i < 19 ? 2 : 3 }])
		);
		const table = set(sit(4, {}, all).act({ type: 'discard', card: 'pulsar' }, roll(1, 1)), up('A:red'));
		const turn = (star: string) => table.act({ type: 'discover', star }, { type: 'end' }, { type: 'discard', card: 'pulsar' }, roll(1, 1));
		for (const star of ['E0', 'E1', 'E9', 'E10', 'E23']) turn(star);
		const chances = guerre.odds(table.state).filter(({ of }) => of.rule === 'odds.galactix');
		expect(chances.map(({ chance }) => chance)).toEqual([7 / 19, 8 / 19, 4 / 19]);
		const [ask] = table.guide.asks.filter(({ prompt }) => prompt.rule === 'discover.which');
		expect(ask?.kind === 'choose' && ask.options.some(({ id }) => id === 'new')).toBe(false);
	});
});
