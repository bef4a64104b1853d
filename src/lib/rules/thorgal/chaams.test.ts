import { describe, expect, test } from 'vitest';
import { after, counts, moment, steps } from '../../../../tests/support/thorgal.ts';
import { cardCount } from '../deck.ts';
import type { Chaam } from './cards.ts';
import { chaamTargets } from './chaams.ts';
import { chaamsOnPath, chaamsPileSize } from './piles.ts';
import type { State } from './types.ts';

describe('Chaams phase', () => {
	test.each<[number, number, number[]]>([
		[1, 1, [1]],
		[1, 2, [1, 2]],
		[8, 8, [7, 8]],
		[3, 3, [2, 3]],
		[3, 4, [2, 3, 4]]
	])('a hero on %i with %i places discovered may place on %j', (at, frontier, places) => {
		expect([...chaamTargets(moment({ at, frontier }))].sort()).toEqual(places);
	});

	const twelve = { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1' };
	const drawing = (places: Record<number, string>, discard: Partial<Record<Chaam, number>>, due: number, won: string): State =>
		moment({ at: 1, frontier: 1, won, places, discard: { chaamsDiscard: discard }, turn: { chaams: due }, more: { phase: 'chaams' } });

	test('the pile runs out in the middle of a draw: the discard comes back at once', () => {
		const state = drawing(twelve, { com2: 1, esq2: 1, inf2: 1, per2: 1, ass2: 1 }, 3, 'C1 C2');
		expect(chaamsPileSize(state)).toBe(1);
		const first = after(state, { type: 'chaam', card: 'cor2', to: 1 });
		expect([chaamsPileSize(first), cardCount(first.chaamsDiscard)]).toEqual([5, 0]);
		const last = after(first, { type: 'chaam', card: 'com2', to: 1 }, { type: 'chaam', card: 'esq2', to: 1 });
		expect([chaamsPileSize(last), cardCount(last.chaamsDiscard), chaamsOnPath(last)]).toEqual([3, 0, 15]);
	});

	test('if the discard is only shuffled when the next card is drawn, the result is the same', () => {
		const state = { ...drawing(twelve, { com2: 1, esq2: 1, inf2: 1, per2: 1, ass2: 1 }, 3, 'C1 C2') };
		const later = { ...state, options: { ...state.options, reshuffle: 'onNeed' as const } };
		const first = after(later, { type: 'chaam', card: 'cor2', to: 1 });
		expect([chaamsPileSize(first), cardCount(first.chaamsDiscard)]).toEqual([0, 5]);
		const second = after(first, { type: 'chaam', card: 'com2', to: 1 });
		expect([chaamsPileSize(second), cardCount(second.chaamsDiscard)]).toEqual([4, 0]);
	});

	test('one card left and two to draw: the first is placed, the missing second loses the game', () => {
		const state = drawing({ 1: `${twelve[1]} com2 esq2 inf2 per2 ass2` }, {}, 2, 'C2');
		const next = after(state, { type: 'chaam', card: 'cor2', to: 1 });
		expect(chaamsOnPath(next)).toBe(18);
		expect(next.over).toEqual({ won: [], by: { rule: 'end.no-chaams' } });
	});

	test('with all 18 on the path the game is lost only when another must be drawn; an eliminated one can be drawn again', () => {
		const all = { 1: `${twelve[1]} com2 esq2 inf2 per2 ass2 cor2` };
		const state = moment({ at: 1, frontier: 1, hand: 'com1', won: 'S1', places: all });
		expect(state.over).toBeUndefined();
		const ended = after(state, { type: 'eliminate', card: 'com1' }, { type: 'end' });
		expect(ended.chaamsDiscard).toEqual({ com1: 1 });
		const drawn = after(ended, { type: 'took', black: 'O', dice: ['C1'] });
		expect(steps(drawn, { type: 'chaam', card: 'com1', to: 1 })).toEqual(['chaams.placed', 'chaams.shuffle']);
		expect(after(drawn, { type: 'chaam', card: 'com1', to: 1 })).toMatchObject({ phase: 'action', chaamsDiscard: {} });
	});

	test('if every place has a Chaams, a hero can still place one: only Ogotaï’s card loses the game', () => {
		const state = moment({
			at: 2,
			frontier: 2,
			places: { 1: 'com1', 2: 'esq1' },
			won: 'C1',
			turn: { chaams: 1 },
			more: { phase: 'chaams' }
		});
		const next = after(state, { type: 'chaam', card: 'inf1', to: 2 });
		expect(next.over).toBeUndefined();
		expect(counts(next).slice(0, 2)).toEqual([1, 2]);
	});
});
