import { describe, expect, test } from 'vitest';
import { BOX, WAR, after, counts, moment, refusal } from '../../../../tests/support/thorgal.ts';
import type { Chaam } from './cards.ts';
import { game as thorgal } from './game.ts';
import { forecast, warTrack, roundsLeft, heroStatus, stepsToWin, travelToWin } from './forecast.ts';
import { emptyPlaces, chaamsOnPath, chaamsInStock } from './piles.ts';
import type { State } from './types.ts';

describe('Ogotaï', () => {
	const marching = (ogotai: number, frontier: number, places: Record<number, string> = {}, war?: number): State =>
		moment({
			at: 1,
			frontier,
			places,
			facts: { ...BOX, ...(war === undefined ? {} : { [`war:${ogotai + 1}`]: war }) },
			more: { phase: 'ogotai', ogotai, active: 2 }
		});

	test('an empty space does nothing: the next round begins, all heroes are fit, the first player stays', () => {
		const next = after(marching(6, 3), { type: 'advance' });
		expect(next).toMatchObject({ round: 2, active: 0, phase: 'throw', ogotai: 7, seats: ['p1', 'p2', 'p3'] });
		expect(chaamsOnPath(next)).toBe(0);
	});

	const full = { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2 ass2 cor2' };

	test.each<[string, State, number[], string | undefined]>([
		['the first place alone takes one', marching(4, 1, {}, 1), [1], undefined],
		['the first place occupied loses', marching(4, 1, { 1: 'com1' }, 1), [], 'end.no-place'],
		['eight free places take four, from the laboratory', marching(4, 8, {}, 4), [8, 7, 6, 5], undefined],
		['the top of the pyramid loses before anything is drawn', marching(14, 8), [], 'end.track'],
		['no Chaams and no place: the draw comes first', marching(4, 1, full, 1), [], 'end.no-chaams'],
		['occupied places are passed over', marching(4, 7, { 4: 'com1 per1', 7: 'com1 inf1' }, 3), [6, 5, 3], undefined]
	])('%s', (_, state, places, over) => {
		const predicted = forecast(state);
		let now = after(state, { type: 'advance' });
		const fell: number[] = [];
		const deck: Chaam[] = ['ass1', 'ass1', 'cor1', 'cor1'];
		while (now.phase === 'war' && !now.over) {
			const before = counts(now);
			now = after(now, { type: 'brought', card: deck.shift() ?? '?' });
			fell.push(counts(now).findIndex((n, i) => n !== before[i]) + 1);
		}
		expect(fell).toEqual(places);
		expect(now.over?.by.rule).toBe(over);
		expect(predicted.loses).toBe(over);
		if (!over) expect(predicted.falls).toEqual(places);
	});

	test('the forecast names what is missing, and there is no danger after one place is cleared', () => {
		const state = moment({ at: 3, frontier: 4, hand: 'cor1', places: { 3: 'cor1', 4: 'com1 esq1' }, more: { ogotai: 9 } });
		const lacking = { ...state, places: state.places.with(0, ['inf1']).with(1, []) };
		expect(emptyPlaces(lacking)).toEqual([2]);
		const two = { ...lacking, places: lacking.places.with(0, []) };
		expect(chaamsInStock(two)).toBe(15);
		expect(forecast(two)).toMatchObject({ space: 10, war: 3, loses: 'end.no-place', lacks: 1, falls: [2, 1] });
		expect(forecast(two).repairs[0]).toEqual({ kind: 'empty', place: 3, chaams: ['cor1'], cards: 1, heroes: ['tho'] });
		const emptied = after(two, { type: 'eliminate', card: 'cor1' });
		expect(forecast(emptied)).toMatchObject({ lacks: 0, falls: [3, 2, 1] });
		expect(forecast(emptied).loses).toBeUndefined();
	});

	test('for an unread space the forecast considers every value it may have', () => {
		const { 'war:10': _, ...blank } = BOX;
		const state = moment({ at: 1, frontier: 2, facts: blank, more: { ogotai: 9 } });
		expect(forecast(state).war).toBeUndefined();
		expect([1, 2, 3, 4].map((war) => forecast(state, war).loses)).toEqual([undefined, undefined, 'end.no-place', 'end.no-place']);
	});
});

describe('figures of the board', () => {
	test('travel dice and cards to win, from the sixth place', () => {
		const state = moment({ at: 6, frontier: 6 });
		expect(travelToWin(state)).toBe(5);
		expect(stepsToWin(state)).toEqual({ least: 12, most: 12 });
	});

	test('a lone hero needs 16 travel dice and 20 cards of this box; of a box that has not been read up to 22', () => {
		expect(travelToWin(moment({ at: 1, frontier: 1 }))).toBe(16);
		expect(stepsToWin(moment({ at: 1, frontier: 1 }))).toEqual({ least: 20, most: 20 });
		expect(stepsToWin(moment({ at: 1, frontier: 1, facts: { 'start:3': 3 } }))).toEqual({ least: 20, most: 22 });
	});

	test('the war track has fifteen spaces; a hero who has played is tired', () => {
		const state = moment({ at: 3, frontier: 4 });
		expect(warTrack(state).map(({ war }) => war)).toEqual([...WAR, undefined]);
		expect(warTrack(state).filter(({ summit }) => summit)).toEqual([{ space: 15, war: undefined, summit: true }]);
		expect(heroStatus({ ...state, active: 1 }).map(({ tired, active }) => [tired, active])).toEqual([
			[true, false],
			[false, true],
			[false, false]
		]);
	});

	test('on space 13 two rounds are left', () => {
		const state = moment({ players: 4, more: { ogotai: 13, active: 1, phase: 'throw' } });
		expect(roundsLeft(state)).toBe(2);
	});
});

describe('challenges', () => {
	const won = after(moment({ at: 8, frontier: 8, hand: 'cor6' }), { type: 'final', skill: 'cor' });

	test('one per game: a second is refused with the name of the first, and exactly one is stored', () => {
		const seven = after(won, { type: 'challenge', n: 7 });
		expect(thorgal.apply(seven, { type: 'challenge', n: 12 })).toEqual({
			ok: false,
			refused: { rule: 'challenge.one', with: { challenge: 'challenge:7' } }
		});
		expect(Object.keys(seven.facts).filter((fact) => fact.startsWith('met:'))).toEqual(['met:7']);
		expect(seven.facts['met:7']).toEqual({ heroes: ['tho', 'kri', 'aar'], players: 3, level3: false, round: 1, won: true });
	});

	test.each([21, 0, 1.5])('there is no challenge %d', (n) => expect(refusal(won, { type: 'challenge', n })).toBe('challenge.twenty'));

	test('the box memory keeps the first game in which it was met', () => {
		const again = { ...won, facts: { ...won.facts, 'met:7': true } };
		expect(after(again, { type: 'challenge', n: 7 })).toMatchObject({ challenge: 7, facts: { 'met:7': true } });
	});

	test('they are recorded after the end, also after a defeat, unless the house rule demands a victory', () => {
		expect(refusal(moment(), { type: 'challenge', n: 7 })).toBe('challenge.after');
		const lost = moment({ more: { over: { won: [], by: { rule: 'end.track' } } } });
		expect(after(lost, { type: 'challenge', n: 7 }).facts['met:7']).toMatchObject({ won: false });
		const strict = { ...lost, options: { ...lost.options, challengeNeedsWin: true } };
		expect(refusal(strict, { type: 'challenge', n: 7 })).toBe('challenge.win');
	});
});
