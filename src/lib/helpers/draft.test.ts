import { expect, test } from 'vitest';
import type { Form, Setup } from '../rules/contract.ts';
import { isComplete } from '../rules/setup.ts';
import { SetupDraft, hasChoice, type GameSetup } from './draft.svelte.ts';

const HEROES = ['tho', 'kri', 'aar', 'jol'];
/**
 * A small game: two or three players with one hero each, and one further hero for the whole table; Jolan is not offered at the hard level.
 */
const game: GameSetup = {
	form: ({ options }): Form => ({
		seats: [2, 3],
		takes: { from: options['hard'] ? HEROES.slice(0, 3) : HEROES, each: 1, ...(options['hard'] ? {} : { shared: 1 }) },
		options: { hard: { usual: false, main: true }, rounds: { usual: 8, least: 5, most: 9 }, depth: { usual: 'all', from: ['all'] } }
	}),
	start: (setup: Setup) =>
		isComplete(game.form(setup), setup)
			? { ok: true, state: { facts: {}, turn: 1 }, steps: [{ rule: 'places', with: { n: 8 } }] }
			: { ok: false, refused: { rule: 'form' } }
};
const draft = (last?: Setup, of: GameSetup = game) => new SetupDraft(of, {}, (n) => `Joueur ${n}`, last);
const takes = ({ setup }: SetupDraft) => setup.seats.map((seat) => seat.takes.join());

test('a new draft can be started: the usual options, two seats, a hero each', () => {
	const fresh = draft();
	expect(fresh.setup).toEqual({
		seats: [
			{ id: 'p1', name: 'Joueur 1', takes: ['tho'] },
			{ id: 'p2', name: 'Joueur 2', takes: ['kri'] }
		],
		shared: ['aar'],
		options: {}
	});
	expect(fresh.outcome).toMatchObject({ ok: true });
});

test('the order of the seats is the order of play, and seat ids follow it', () => {
	const current = draft();
	current.rename(0, ' Léa ');
	current.add('Sam');
	expect(current.canAdd).toBe(false);
	expect(current.move(0, -1)).toBe(2);
	expect(current.setup.seats.map(({ id, name }) => `${id} ${name}`)).toEqual(['p1 Joueur 1', 'p2 Sam', 'p3 Léa']);
	current.remove(1);
	expect(current.setup.seats.map(({ name }) => name)).toEqual(['Joueur 1', 'Léa']);
	expect(current.canRemove).toBe(false);
});

test('taking the hero of another player swaps the two heroes', () => {
	const current = draft();
	current.take(1, 'tho');
	expect(takes(current)).toEqual(['kri', 'tho']);
	current.take(0, 'jol');
	expect(takes(current)).toEqual(['jol', 'tho']);
	expect(current.setup.shared).toEqual(['kri']);
});

test('a hero that the form no longer offers is replaced by a free one, and comes back with the form', () => {
	const current = draft();
	current.take(0, 'jol');
	current.setOption('hard', true);
	expect(takes(current)).toEqual(['tho', 'kri']);
	expect(current.setup).not.toHaveProperty('shared');
	expect(current.complete).toBe(true);
	current.setOption('hard', false);
	expect(takes(current)).toEqual(['jol', 'kri']);
	expect(current.setup.options).toEqual({});
});

test('an earlier setup is filled in again, without options that are gone', () => {
	const last: Setup = {
		seats: [
			{ id: 'p1', name: 'Ana', takes: ['aar'] },
			{ id: 'p2', name: 'Jo', takes: ['jol'] }
		],
		shared: ['tho'],
		options: { rounds: 6, gone: true }
	};
	expect(draft(last).setup).toEqual({ ...last, options: { rounds: 6 } });
});

test('at random each player still has one hero', () => {
	const current = draft();
	current.add('Sam');
	for (let i = 0; i < 20; i++) {
		current.shuffle();
		expect(new Set(takes(current)).size).toBe(3);
		expect(current.complete).toBe(true);
	}
});

/** Two players with two of four bases each. Only facing bases may belong to the same player, and the first base starts. */
const duel: GameSetup = {
	form: (): Form => ({ seats: [2], takes: { from: ['A', 'C', 'B', 'D'], each: 2 }, options: {} }),
	start: ({ seats }: Setup) =>
		['AC', 'CA', 'BD', 'DB'].includes(seats[0]!.takes.join('')) && seats[0]!.takes[0]! < seats[1]!.takes[0]!
			? { ok: true, state: { facts: {}, turn: 1 }, steps: [] }
			: { ok: false, refused: { rule: 'bases' } }
};

test('at random only gives arrangements that the game accepts, and not always the same', () => {
	const current = draft(undefined, duel);
	const seen = new Set<string>();
	for (let i = 0; i < 200; i++) {
		current.shuffle();
		expect(current.outcome.ok, takes(current).join(' ')).toBe(true);
		seen.add(takes(current).join(' '));
	}
	expect([...seen].toSorted()).toEqual(['A,C B,D', 'A,C D,B', 'B,D C,A', 'C,A D,B']);
});

test('at random falls back to the usual arrangement if the game refuses all that are drawn', () => {
	const current = draft(undefined, { ...duel, start: () => ({ ok: false, refused: { rule: 'bases' } }) });
	current.take(0, 'D');
	current.shuffle();
	expect(takes(current)).toEqual(['A,C', 'B,D']);
});

test('at random names the players in any order', () => {
	const current = draft();
	current.rename(0, 'Léa');
	current.rename(1, 'Sam');
	const seen = new Set<string>();
	for (let i = 0; i < 100; i++) {
		current.shuffle();
		seen.add(current.setup.seats.map(({ name }) => name).join());
	}
	expect([...seen].toSorted()).toEqual(['Léa,Sam', 'Sam,Léa']);
});

test('an option with a single value is not offered as a choice', () => {
	expect(hasChoice(game.form({ seats: [], options: {} }).options['depth']!)).toBe(false);
	expect(hasChoice(game.form({ seats: [], options: {} }).options['hard']!)).toBe(true);
});
