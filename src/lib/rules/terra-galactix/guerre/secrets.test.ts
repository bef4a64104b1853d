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
	new TableDriver(guerre, usualSetup(guerre.form, ['Anna', 'Bo', 'Carla'], { depth: 'full', holdSecrecy: 'sealed' }), STARS)
		.act({ type: 'discard', card: 'pulsar' }, { type: 'roll', dice: { red: [3], blue: [4] } })
		.act({ type: 'correct', set: { 'at:A:red': 'space', 'at:A:blue': 'space', 'at:B:red': 'space', stock: 5 } });

/** Everything that a table shows, in both languages. The sealed text is left out, because it cannot be read. */
const visible = (table: TableDriver<State, Action>) => {
	const { sealed: _, ...state } = table.state;
	const asks = table.guide.asks.flatMap((ask) => [...everyAsk<Action>(ask as Ask<Action>)]);
	const labels = asks.flatMap((ask): readonly unknown[] =>
		ask.kind === 'choose' ? ask.options.map(({ id, label, refused }) => ({ id, label, refused })) : [ask.prompt]
	);
	const sentences = [fr, en].flatMap((words) => table.history.flatMap(({ steps }) => steps.map((step) => toSentence(words, step))));
	return JSON.stringify({
		state,
		history: table.history,
		undo: table.undo,
		labels,
		sentences,
		dials: guerre.dials(table.state),
		odds: guerre.odds(table.state),
		remind: table.guide.remind
	});
};

test('tables with different sealed loads differ only in the sealed text: same state, steps, undo, guide, dials, odds and words', () => {
	const loads = [1, 2, 3].map((n) => sealed().tap('A:red', `load:${n}`));
	expect(loads.map(({ state }) => loadOf(state, 'A:red'))).toEqual([1, 2, 3]);
	expect(new Set(loads.map(visible)).size).toBe(1);
	expect(new Set(loads.map(({ state }) => state.sealed)).size).toBe(3);
});

test('this also holds in the following turns, until a saucer explodes or comes home', () => {
	const later = [1, 3].map((n) =>
		sealed().tap('A:red', `load:${n}`).tap('end').tap('discard:laser').tap(2, 5).tap('B:blue', 'launch').tap('end')
	);
	expect(new Set(later.map(visible)).size).toBe(1);
});

test('the steps of a discovery that goes into a sealed hold do not name the saucer', () => {
	const found = (['A:red', 'B:red'] as const).map((id) => sealed().tap('found:2').tap(`aboard:${id}`));
	expect(found.map(({ state }) => [loadOf(state, 'A:red'), loadOf(state, 'B:red')])).toEqual([
		[2, 0],
		[0, 2]
	]);
	expect(new Set(found.map(visible)).size).toBe(1);
});

test('in the log a load stands only in the field `sealed`, and equal loads look different', () => {
	const table = sealed().tap('A:red', 'load:2').tap('A:blue', 'load:2').tap('found:3').tap('aboard:B:red');
	const sealedActions = table.actions.filter((action) => 'sealed' in action) as { type: string; sealed: string }[];
	expect(sealedActions.map(({ type }) => type)).toEqual(['load', 'load', 'aboard']);
	expect(sealedActions.map((action) => Object.keys(action))).toEqual([
		['type', 'saucer', 'sealed'],
		['type', 'saucer', 'sealed'],
		['type', 'n', 'sealed']
	]);
	expect(new Set(sealedActions.map((action) => action.sealed)).size).toBe(3);
	const log = JSON.stringify([table.actions, table.state]).replace(/"sealed":"x1[0-9a-f]+"/g, '');
	expect(log).not.toMatch(/holds|"load":|"n":2|sealed":"/);
});

test('a sealed load that does not fit fills the hold, without a step about it', () => {
	const table = sealed().tap('A:red', 'load:2').tap('A:red', 'load:2');
	expect(loadOf(table.state, 'A:red')).toBe(3);
	expect(table.history.at(-1)!.steps).toEqual([{ rule: 'hold.lid', with: { saucer: 'A:red' } }]);
});

test('the sealed load is used for a deposit and an explosion', () => {
	const home = sealed().tap('A:red', 'load:2').tap('A:red', 'home');
	expect(home.state.bases.A).toBe(2);
	expect(loadOf(home.state, 'A:red')).toBe(0);
	const hit = sealed().tap('found:3').tap('aboard:B:red').tap('B:red', 'laser:1:B:red', 'lost');
	expect(hit.state).toMatchObject({ phase: 'wreck', debris: { n: 3 } });
	const gone = sealed().tap('found:3').tap('aboard:B:red').tap('B:red', 'nova:B:red', 'lost');
	expect(gone.state.stock).toBe(5);
	expect(tokensAfield(gone.state)).toBe(10);
});

test('the number entered by the table replaces the noted load', () => {
	const table = sealed().tap('A:red', 'load:1').tap('A:red', 'home:other', 3);
	expect(table.state.bases.A).toBe(3);
	expect(loadOf(table.state, 'A:red')).toBe(0);
});

test('a hand typed in for a look is never in a log: its odds are for its owner only, and the next action removes it', () => {
	const setup = usualSetup(guerre.form, ['Anna', 'Bo', 'Carla', 'Dan'], { depth: 'full' });
	const log = { game: 'guerre', edition: guerre.edition, setup, facts: {}, actions: [] as Action[] };
	const state = replayWithAid(guerre, log, { handAid: true });
	const outcome = guerre.apply(state, { type: 'hand', player: 'p2', cards: { bouclier: 2, laser: 3 } });
	if (!outcome.ok) throw new Error(outcome.refused.rule);
	const [giga] = guerre.odds(outcome.state).filter(({ of }) => of.rule === 'odds.giga');
	expect(giga).toMatchObject({ eyes: 'p2' });
	// 61 hidden cards, 6 + 5 + 5 of them in the other hands, two Gigas.
	expect(giga!.chance).toBeCloseTo(1 - (45 * 44) / (61 * 60), 12);
	const next = guerre.apply(outcome.state, { type: 'discard', card: 'laser' });
	expect(next.ok && JSON.stringify(next.state)).not.toMatch(/seen/);
	const plain = guerre.start(setup, {});
	expect(plain.ok && guerre.apply(plain.state, { type: 'hand', player: 'p2', cards: { laser: 5 } })).toMatchObject({ ok: false });
});
