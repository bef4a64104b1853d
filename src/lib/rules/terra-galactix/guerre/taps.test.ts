import { expect, test } from 'vitest';
import { actingTable as acting, correct, type GuerreTable, inFlight, startTable } from '../../../../../tests/support/guerre.ts';
import type { Setup } from '../../contract.ts';

const firstTurn = (options: Setup['options'] = {}): GuerreTable => startTable(4, options);
const actingTable = (options: Setup['options'] = {}): GuerreTable => acting(4, options, undefined, 8);
const lightTurn = (): GuerreTable => correct(firstTurn({ depth: 'light' }), inFlight('A:red', 'A:blue', 'B:red', 'B:blue'));
const waitingTable = (): GuerreTable => correct(firstTurn(), { 'licences:p1': 0, 'at:A:red': 'awaits', 'at:A:blue': 'awaits' });
const betweenGames = (): GuerreTable => correct(actingTable({ games: 2 }), { 'base:A': 3 }).act({ type: 'home', saucer: 'A:red', n: 1 });

//                                                             from, what is touched │ taps
const flows: [string, () => GuerreTable, (table: GuerreTable) => GuerreTable, number][] = [
	['a quiet turn: the choice of phase 1, two dice, end', firstTurn, (t) => t.tap('discard:laser').tap(3, 4).tap('end'), 4],
	[
		'a Laser attack that scatters cargo: target, number, answer with the load, direction',
		actingTable,
		(t) => t.tap('B:red', 'laser:2:B:red').tap('lost:2').tap('out'),
		4
	],
	['a Laser attack that is parried', actingTable, (t) => t.tap('B:red', 'laser:2:B:red').tap('bouclier'), 3],
	['a Laser attack on an empty saucer', actingTable, (t) => t.tap('B:red', 'laser:1:B:red').tap('lost:0'), 3],
	['a Méga Laser parried by a Giga', actingTable, (t) => t.tap('B:red', 'mega:B:red').tap('giga'), 3],
	['one Soucoupe when two saucers wait: one more tap to say which', waitingTable, (t) => t.tap('soucoupe:1', 'A:blue'), 2],
	['two Soucoupes when two saucers wait', waitingTable, (t) => t.tap('soucoupe:2'), 1],
	['a Super Nova, destroyed', actingTable, (t) => t.tap('B:red', 'nova:B:red').tap('lost:2'), 3],
	['a Super Nova, escaped (then the card of the black hole)', actingTable, (t) => t.tap('B:red', 'nova:B:red').tap('trou'), 3],
	['a discovery, by the number of its card', actingTable, (t) => t.tap('found:2'), 1],
	['… with fewer tokens than the card gives', actingTable, (t) => t.tap('found:2').tap(1), 2],
	['… and the star of a new card, once', actingTable, (t) => t.tap('found:2').tap('name-star', 'new', 'Véga', 'La Lyre'), 5],
	['… and the star named afterwards', actingTable, (t) => t.tap('found:2').tap('name-star', 'galactix:Étoile 2'), 3],
	[
		'… with open holds and a saucer on that star',
		() => actingTable({ holdSecrecy: 'open' }),
		(t) => t.tap('found:2').tap('aboard:B:red'),
		2
	],
	['… sealed, and all of it in the hold', () => actingTable({ holdSecrecy: 'sealed' }), (t) => t.tap('found:2').tap('aboard:B:red'), 2],
	['a deposit', actingTable, (t) => t.tap('A:red', 'home:2'), 2],
	['a deposit with noted holds', () => actingTable({ holdSecrecy: 'open' }), (t) => t.tap('A:red', 'home'), 2],
	['a black hole', actingTable, (t) => t.tap('A:red', 'trou:A:red').tap('?'), 3],
	['a black hole with one card drawn again', actingTable, (t) => t.tap('A:red', 'trou:A:red').tap('?').tap('again:?'), 4],
	['the next game of a tournament: who starts', betweenGames, (t) => t.tap('p2'), 1],
	['a launch after a homecoming', () => actingTable().act({ type: 'home', saucer: 'A:red', n: 0 }), (t) => t.tap('A:red', 'launch'), 2],
	['a turn that is passed without a record', firstTurn, (t) => t.tap('skip'), 1],
	['light: a quiet turn', lightTurn, (t) => t.tap('end'), 1],
	['light: a discovery', lightTurn, (t) => t.tap('found:2'), 1],
	['light: a saucer explodes with two tokens', lightTurn, (t) => t.tap('B:red', 'down:2'), 2],
	['light: … and the picture shows where they go', lightTurn, (t) => t.tap('B:red', 'down:2').tap('out'), 3],
	['light: a Super Nova', lightTurn, (t) => t.tap('B:red', 'nova', 'down:1'), 3],
	['light: a deposit', lightTurn, (t) => t.tap('A:red', 'home:2'), 2],
	[
		'light: a new Soucoupe card for a destroyed saucer',
		() => correct(lightTurn(), { 'at:A:red': 'awaits', 'licences:p1': 1 }),
		(t) => t.tap('A:red'),
		1
	],
	['a deposit at a table that keeps only the score', () => firstTurn({ depth: 'score' }), (t) => t.tap('A', '2'), 2]
];
test.each(flows)('%s', (_, from, play, taps) => {
	const table = from();
	const before = table.taps;
	expect(play(table).taps - before).toBe(taps);
});

test('with digital dice a quiet turn takes three taps: the throw is one', () => {
	const table = firstTurn().tap('discard:laser');
	const [dice] = table.guide.asks;
	expect(dice?.kind).toBe('dice');
	table.act({ type: 'roll', dice: { red: [1], blue: [6] } }).tap('end');
	expect(table.taps + 1).toBe(3);
});
