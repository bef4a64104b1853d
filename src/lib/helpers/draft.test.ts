import { expect, test } from 'vitest';
import type { Form, Setup } from '../rules/contract.ts';
import { isComplete } from '../rules/setup.ts';
import { SetupDraft, hasChoice, type GameSetup } from './draft.svelte.ts';

const HEROES = ['tho', 'kri', 'aar', 'jol'];
/** A small game: two or three players with a hero each, one more for the whole table, no Jolan when it is hard. */
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
const draft = (last?: Setup) => new SetupDraft(game, {}, (n) => `Joueur ${n}`, last);
const takes = ({ setup }: SetupDraft) => setup.seats.map((seat) => seat.takes.join());

test('nothing chosen can be started: the usual options, the fewest seats, a hero each', () => {
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

test('where one sits is when one plays, and the seats are called by their order', () => {
	const evening = draft();
	evening.rename(0, ' Léa ');
	evening.add('Sam');
	expect(evening.roomFor).toBe(false);
	expect(evening.move(0, -1)).toBe(2);
	expect(evening.setup.seats.map(({ id, name }) => `${id} ${name}`)).toEqual(['p1 Joueur 1', 'p2 Sam', 'p3 Léa']);
	evening.leave(1);
	expect(evening.setup.seats.map(({ name }) => name)).toEqual(['Joueur 1', 'Léa']);
	expect(evening.canLeave).toBe(false);
});

test('a hero somebody else has is swapped for one’s own', () => {
	const evening = draft();
	evening.take(1, 'tho');
	expect(takes(evening)).toEqual(['kri', 'tho']);
	evening.take(0, 'jol');
	expect(takes(evening)).toEqual(['jol', 'tho']);
	expect(evening.setup.shared).toEqual(['kri']);
});

test('a choice that the form no longer offers falls back to what is free', () => {
	const evening = draft();
	evening.take(0, 'jol');
	evening.set('hard', true);
	expect(takes(evening)).toEqual(['tho', 'kri']);
	expect(evening.setup).not.toHaveProperty('shared');
	expect(evening.complete).toBe(true);
	evening.set('hard', false);
	expect(takes(evening)).toEqual(['jol', 'kri']);
	expect(evening.setup.options).toEqual({});
});

test('the same table as last time', () => {
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

test('by lot everybody still has one hero of their own', () => {
	const evening = draft();
	evening.add('Sam');
	for (let i = 0; i < 20; i++) {
		evening.shuffle();
		expect(new Set(takes(evening)).size).toBe(3);
		expect(evening.complete).toBe(true);
	}
});

test('one way only is no choice', () => {
	expect(hasChoice(game.form({ seats: [], options: {} }).options['depth']!)).toBe(false);
	expect(hasChoice(game.form({ seats: [], options: {} }).options['hard']!)).toBe(true);
});
