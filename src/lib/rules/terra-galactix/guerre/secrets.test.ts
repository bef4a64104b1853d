import { expect, test } from 'vitest';
import { TableDriver } from '../../../../../tests/support/table-driver.ts';
import { everyAsk } from '../../../../../tests/support/random-walk.ts';
import type { Ask, Facts } from '../../contract.ts';
import { replayWithAid } from '../../replay.ts';
import { usualSetup } from '../../setup.ts';
import { toSentence } from '../../words.ts';
import { tokensAfield } from './fleet.ts';
import { loadOf } from './holds.ts';
import { game as guerre } from './game.ts';
import { words as en } from './text/en/index.ts';
import { words as fr } from './text/fr/index.ts';
import type { Action, State } from './types.ts';

const STARS: Facts = { 'galactix:Véga': { constellation: 'La Lyre', count: 3 }, 'galactix:Deneb': { constellation: 'Le Cygne', count: 2 } };

const sealed = () =>
	new TableDriver(guerre, usualSetup(guerre.form, ['Anna', 'Bo', 'Carla'], { holdSecrecy: 'sealed' }), STARS)
		.act({ type: 'discard', card: 'pulsar' }, { type: 'roll', dice: { red: [3], blue: [4] } })
		.act({ type: 'correct', set: { 'at:A:red': 'space', 'at:A:blue': 'space', 'at:B:red': 'space', stock: 5 } });

/** All that a phone shows or a history tells, in both languages: the lid itself is left out, since nobody can read it. */
const visible = (table: TableDriver<State, Action>) => {
	const { sealed: _, ...state } = table.state;
	const asks = table.guide.asks.flatMap((ask) => [...everyAsk<Action>(ask as Ask<Action>)]);
	const labels = asks.flatMap((ask): readonly unknown[] =>
		ask.kind === 'choose' ? ask.options.map(({ id, label, refused }) => ({ id, label, refused })) : [ask.prompt]
	);
	const spoken = [fr, en].flatMap((words) => table.told.flatMap(({ steps }) => steps.map((step) => toSentence(words, step))));
	return JSON.stringify({
		state,
		told: table.told,
		undo: table.undo,
		labels,
		spoken,
		dials: guerre.dials(table.state),
		odds: guerre.odds(table.state),
		remind: table.guide.remind
	});
};

test('whatever was loaded, everything but the lid is the same: state, steps, undo, guide, dials, odds, words', () => {
	const loads = [1, 2, 3].map((n) => sealed().tap('A:red', `load:${n}`));
	expect(loads.map(({ state }) => loadOf(state, 'A:red'))).toEqual([1, 2, 3]);
	expect(new Set(loads.map(visible)).size).toBe(1);
	expect(new Set(loads.map(({ state }) => state.sealed)).size).toBe(3);
});

test('also in the turns that follow, as long as nobody explodes or comes home', () => {
	const later = [1, 3].map((n) => sealed().tap('A:red', `load:${n}`).tap('end').tap('discard:laser').tap(2, 5).tap('B:blue').tap('end'));
	expect(new Set(later.map(visible)).size).toBe(1);
});

test('a discovery that falls into a hold does not say into which', () => {
	const found = (['A:red', 'B:red'] as const).map((id) => sealed().tap('galactix:Deneb').tap(`aboard:${id}`));
	expect(found.map(({ state }) => [loadOf(state, 'A:red'), loadOf(state, 'B:red')])).toEqual([
		[2, 0],
		[0, 2]
	]);
	expect(new Set(found.map(visible)).size).toBe(1);
});

test('in the log a load stands in the one field `sealed`, and twice the same load looks different', () => {
	const table = sealed().tap('A:red', 'load:2').tap('A:blue', 'load:2').tap('galactix:Véga').tap('aboard:B:red');
	const told = table.actions.filter((action) => 'sealed' in action) as { type: string; sealed: string }[];
	expect(told.map(({ type }) => type)).toEqual(['load', 'load', 'aboard']);
	expect(told.map((action) => Object.keys(action))).toEqual([
		['type', 'saucer', 'sealed'],
		['type', 'saucer', 'sealed'],
		['type', 'sealed']
	]);
	expect(new Set(told.map((action) => action.sealed)).size).toBe(3);
	const log = JSON.stringify([table.actions, table.state]).replace(/"sealed":"x1[0-9a-f]+"/g, '');
	expect(log).not.toMatch(/holds|"load":|"n":2|sealed":"/);
});

test('two more than fit are taken without a word: the hold is full, and nobody is told', () => {
	const table = sealed().tap('A:red', 'load:2').tap('A:red', 'load:2');
	expect(loadOf(table.state, 'A:red')).toBe(3);
	expect(table.told.at(-1)!.steps).toEqual([{ rule: 'hold.lid', with: { saucer: 'A:red' } }]);
});

test('the seal fills in a deposit and an explosion', () => {
	const home = sealed().tap('A:red', 'load:2').tap('A:red', 'home');
	expect(home.state.bases.A).toBe(2);
	expect(loadOf(home.state, 'A:red')).toBe(0);
	const hit = sealed().tap('galactix:Véga').tap('aboard:B:red').tap('B:red', 'laser:1:B:red', 'lost');
	expect(hit.state).toMatchObject({ phase: 'wreck', debris: { n: 3 } });
	const gone = sealed().tap('galactix:Véga').tap('aboard:B:red').tap('nova:B:red', 'lost');
	expect(gone.state.stock).toBe(5);
	expect(tokensAfield(gone.state)).toBe(10);
});

test('what the table says beats what was noted', () => {
	const table = sealed().tap('A:red', 'load:1').tap('A:red', 'home:other', 3);
	expect(table.state.bases.A).toBe(3);
	expect(loadOf(table.state, 'A:red')).toBe(0);
});

test('hands are never in a log: one typed in for a look gives odds for those eyes only, and is gone with the next action', () => {
	const setup = usualSetup(guerre.form, ['Anna', 'Bo', 'Carla', 'Dan']);
	const log = { game: 'guerre', edition: 1, setup, facts: {}, actions: [] as Action[] };
	const state = replayWithAid(guerre, log, { handAid: true });
	const outcome = guerre.apply(state, { type: 'hand', player: 'p2', cards: { bouclier: 2, laser: 3 } });
	if (!outcome.ok) throw new Error(outcome.refused.rule);
	const [giga] = guerre.odds(outcome.state).filter(({ of }) => of.rule === 'odds.giga');
	expect(giga).toMatchObject({ eyes: 'p2' });
	// 61 hidden cards, 6 + 5 + 5 of them in the other hands, two Gigas
	expect(giga!.chance).toBeCloseTo(1 - (45 * 44) / (61 * 60), 12);
	const next = guerre.apply(outcome.state, { type: 'discard', card: 'laser' });
	expect(next.ok && JSON.stringify(next.state)).not.toMatch(/seen/);
	const plain = guerre.start(setup, {});
	expect(plain.ok && guerre.apply(plain.state, { type: 'hand', player: 'p2', cards: { laser: 5 } })).toMatchObject({ ok: false });
});
