import { expect, test } from 'vitest';
import { TableDriver } from '../../../../../tests/support/table-driver.ts';
import type { Facts, Setup } from '../../contract.ts';
import { usualSetup } from '../../setup.ts';
import { game as guerre } from './game.ts';
import type { Action, State } from './types.ts';

type At = TableDriver<State, Action>;

const STARS: Facts = Object.fromEntries([1, 2, 3].map((count) => [`galactix:E${count}`, { constellation: 'Essai', count }]));
const sit = (options: Setup['options'] = {}) =>
	new TableDriver(guerre, usualSetup(guerre.form, ['Anna', 'Bo', 'Carla', 'Dan'], options), STARS);
const acting = (options: Setup['options'] = {}): At =>
	sit(options)
		.act({ type: 'discard', card: 'pulsar' }, { type: 'roll', dice: { red: [3], blue: [4] } })
		.act({ type: 'correct', set: { 'at:A:red': 'space', 'at:A:blue': 'space', 'at:B:red': 'space', 'at:B:blue': 'space', stock: 8 } });
const waiting = (): At => sit().act({ type: 'correct', set: { 'licences:p1': 0, 'at:A:red': 'awaits', 'at:A:blue': 'awaits' } });
const over = (): At => acting({ games: 2 }).act({ type: 'correct', set: { 'base:A': 3 } }, { type: 'home', saucer: 'A:red', n: 1 });

//                                                             from, what is touched │ taps
const flows: [string, () => At, (table: At) => At, number][] = [
	['a quiet turn: the choice of phase 1, two dice, end', sit, (t) => t.tap('discard:laser').tap(3, 4).tap('end'), 4],
	[
		'a Laser attack that scatters cargo: target, number, answer with the load, direction',
		acting,
		(t) => t.tap('B:red', 'laser:2:B:red').tap('lost:2').tap('out'),
		4
	],
	['a Laser attack that is parried', acting, (t) => t.tap('B:red', 'laser:2:B:red').tap('bouclier'), 3],
	['a Laser attack on an empty saucer', acting, (t) => t.tap('B:red', 'laser:1:B:red').tap('lost:0'), 3],
	['a Méga Laser parried by a Giga', acting, (t) => t.tap('B:red', 'mega:B:red').tap('giga'), 3],
	['one Soucoupe when two saucers wait: one more tap to say which', waiting, (t) => t.tap('soucoupe:1', 'A:blue'), 2],
	['two Soucoupes when two saucers wait', waiting, (t) => t.tap('soucoupe:2'), 1],
	['a Super Nova, destroyed', acting, (t) => t.tap('nova:B:red').tap('lost:2'), 2],
	['a Super Nova, escaped (then the card of the black hole)', acting, (t) => t.tap('nova:B:red').tap('trou'), 2],
	['a discovery with a known card', acting, (t) => t.tap('galactix:E2'), 1],
	['… with a saucer on that star', acting, (t) => t.tap('galactix:E2').tap('into:1'), 2],
	['… with a new card, once', acting, (t) => t.tap('new', 'Véga', 'La Lyre', '2'), 4],
	[
		'… with open holds and a saucer on that star',
		() => acting({ holdSecrecy: 'open' }),
		(t) => t.tap('galactix:E2').tap('aboard:B:red'),
		2
	],
	['… sealed, and all of it in the hold', () => acting({ holdSecrecy: 'sealed' }), (t) => t.tap('galactix:E2').tap('aboard:B:red'), 2],
	['a deposit', acting, (t) => t.tap('A:red', 'home:2'), 2],
	['a deposit with noted holds', () => acting({ holdSecrecy: 'open' }), (t) => t.tap('A:red', 'home'), 2],
	['a black hole', acting, (t) => t.tap('trou:A:red').tap('galactix:E1'), 2],
	['a black hole with one card drawn again', acting, (t) => t.tap('trou:A:red').tap('galactix:E1').tap('again:E3'), 3],
	['the next game of a tournament: who starts', over, (t) => t.tap('p2'), 1],
	['a launch', () => acting().act({ type: 'home', saucer: 'A:red', n: 0 }), (t) => t.tap('A:red'), 1],
	['a turn where cards and dice are not told', () => sit({ depth: 'light' }), (t) => t.tap('end'), 1],
	['a deposit where only the score is kept', () => sit({ depth: 'score' }), (t) => t.tap('A', '2'), 2]
];
test.each(flows)('%s', (_, from, play, taps) => {
	const table = from();
	const before = table.taps;
	expect(play(table).taps - before).toBe(taps);
});

test('with digital dice a quiet turn is three taps: the throw is one', () => {
	const table = sit().tap('discard:laser');
	const [dice] = table.guide.asks;
	expect(dice?.kind).toBe('dice');
	table.act({ type: 'roll', dice: { red: [1], blue: [6] } }).tap('end');
	expect(table.taps + 1).toBe(3);
});
