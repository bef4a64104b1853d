import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, Log } from '../src/lib/rules/contract.ts';
import { game } from '../src/lib/rules/gforce/game.ts';
import { usualSetup } from '../src/lib/rules/setup.ts';
import { SharedPhones } from './support/shared-phones.ts';

/** What players see and are informed of when phones race, part and meet again. */

/** A game in which every entered score is an action: they never exclude each other. */
const LOG: Log<Json> = {
	game: game.id,
	edition: game.edition,
	setup: usualSetup(game.form, ['Anna', 'Bruno', 'Chloé'], { depth: 'full' }),
	facts: {},
	actions: []
};
const [ANNA, BRUNO, CHLOE] = [0, 1, 2] as const;
/** A correction of the points: always allowed, and different for each number. */
const points = (seat: number, to: number): Json => ({ type: 'correct', set: { [`points:p${seat + 1}`]: to } });
const phones = (count: number, options?: { seed?: number; withHost?: boolean }) => new SharedPhones(game, LOG, count, options);
const hasLength =
	(n: number) =>
	(list: readonly unknown[]): boolean =>
		list.length === n;
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

describe('a race', () => {
	test.each([true, false])(
		'one action counts, the player of the other is informed, and a third phone has nothing to read (host: %s)',
		(withHost) => {
			for (const seed of SEEDS) {
				const it = phones(3, { seed, withHost });
				it.act(ANNA, points(ANNA, seed));
				it.act(BRUNO, points(BRUNO, seed));
				it.settle();
				const [counted] = it.actions(CHLOE);
				const winner = JSON.stringify(counted) === JSON.stringify(points(ANNA, seed)) ? ANNA : BRUNO;
				const loser = winner === ANNA ? BRUNO : ANNA;
				for (const phone of [ANNA, BRUNO, CHLOE]) expect(it.actions(phone)).toEqual([counted]);
				expect(it.losses[winner]).toEqual([]);
				expect(it.losses[CHLOE]).toEqual([]);
				// The expected payloads are untyped, because the matchers cannot follow the recursive type of JSON.
				const act = (action: unknown): unknown => ({ kind: 'act', action });
				const quicker: unknown = expect.objectContaining({ device: it.nameOf(winner), payload: act(counted) });
				expect(it.losses[loser]).toEqual([expect.objectContaining({ kind: 'one', payload: act(points(loser, seed)), quicker })]);
			}
		}
	);

	test('the lost action can be entered again where the table is now', () => {
		const it = phones(2, { withHost: true });
		it.act(ANNA, points(ANNA, 3));
		it.act(BRUNO, points(BRUNO, 4));
		it.settle();
		const loser = it.losses[ANNA]?.length ? ANNA : BRUNO;
		const [loss] = it.losses[loser] ?? [];
		if (loss?.kind !== 'one') throw new Error('Neither phone was informed.');
		it.append(loser, loss.payload);
		it.settle();
		for (const phone of [ANNA, BRUNO]) expect(it.actions(phone)).toHaveLength(2);
	});

	test('an undo against an action: one of them counts, and the other player is informed', () => {
		for (const seed of SEEDS) {
			const it = phones(3, { seed, withHost: seed % 2 === 0 });
			it.act(CHLOE, points(CHLOE, 1));
			it.settle();
			it.undo(ANNA);
			it.act(BRUNO, points(BRUNO, 2));
			it.settle();
			const isUndone = it.actions(CHLOE).length === 0;
			expect(it.actions(CHLOE)).toEqual(isUndone ? [] : [points(CHLOE, 1), points(BRUNO, 2)]);
			const loser = isUndone ? BRUNO : ANNA;
			expect(it.losses[loser]).toEqual([
				expect.objectContaining({ kind: 'one', payload: expect.objectContaining({ kind: isUndone ? 'act' : 'move' }) })
			]);
			expect(it.losses[isUndone ? ANNA : BRUNO]).toEqual([]);
			expect(it.losses[CHLOE]).toEqual([]);
		}
	});

	test('an undo of what another phone already builds upon is never applied to a table its author did not see', () => {
		for (const seed of SEEDS) {
			const it = phones(3, { seed });
			it.act(ANNA, points(ANNA, 1));
			it.settle();
			// Bruno and Chloé go on together. Anna’s phone does not know it and takes back what they build upon.
			it.separate(ANNA);
			it.act(BRUNO, points(BRUNO, 2));
			it.deliverAll();
			it.act(CHLOE, points(CHLOE, 3));
			it.deliverAll();
			it.undo(ANNA);
			it.settle();
			for (const phone of [ANNA, BRUNO, CHLOE]) expect(it.actions(phone)).toEqual([points(ANNA, 1), points(BRUNO, 2), points(CHLOE, 3)]);
			expect(it.losses[ANNA]).toEqual([expect.objectContaining({ kind: 'one', payload: { kind: 'move', to: 0 } })]);
			// With the others’ actions in view Anna may take all of them back, and every phone sees it.
			it.append(ANNA, { kind: 'move', to: 0 });
			it.settle();
			for (const phone of [ANNA, BRUNO, CHLOE]) {
				expect(it.actions(phone)).toEqual([]);
				expect(it.table(phone).lastMove).toEqual({ device: it.nameOf(ANNA), by: -3 });
			}
		}
	});
});

describe('a phone that was alone', () => {
	test.each([
		{ count: 3, withHost: false },
		{ count: 2, withHost: true }
	])('ten actions of a phone alone do not displace the table, and all are informed (%j)', ({ count, withHost }) => {
		for (const seed of SEEDS) {
			const it = phones(count, { seed, withHost });
			const away = count - 1;
			it.separate(away);
			it.act(ANNA, points(ANNA, 5));
			it.deliverAll();
			for (let n = 1; n <= 10; n++) it.act(away, points(away, n));
			expect(it.actions(away)).toHaveLength(10);
			it.settle();
			for (let phone = 0; phone < count; phone++) expect(it.actions(phone)).toEqual([points(ANNA, 5)]);
			expect(it.losses[away]).toEqual([{ kind: 'several', entries: expect.toSatisfy(hasLength(10)) }]);
			for (let phone = 0; phone < away; phone++) {
				expect(it.losses[phone]).toEqual([{ kind: 'theirs', device: it.nameOf(away), entries: expect.toSatisfy(hasLength(10)) }]);
				expect(it.disappeared[phone]).toBe(0);
			}
		}
	});

	test('two phones without a host that both went on: one log stays, and both are informed', () => {
		for (const seed of SEEDS) {
			const it = phones(2, { seed });
			it.isolate();
			for (let n = 1; n <= 3; n++) {
				it.act(ANNA, points(ANNA, n));
				it.act(BRUNO, points(BRUNO, n));
			}
			it.settle();
			const isAnnas = JSON.stringify(it.actions(ANNA)) === JSON.stringify([1, 2, 3].map((n) => points(ANNA, n)));
			const [winner, loser] = isAnnas ? [ANNA, BRUNO] : [BRUNO, ANNA];
			expect(it.actions(loser)).toEqual([1, 2, 3].map((n) => points(winner, n)));
			expect(it.losses[loser]).toEqual([{ kind: 'several', entries: expect.toSatisfy(hasLength(3)) }]);
			expect(it.losses[winner]).toEqual([{ kind: 'theirs', device: it.nameOf(loser), entries: expect.toSatisfy(hasLength(3)) }]);
		}
	});
});

describe('entries that only lose their place', () => {
	test('phones that sit down while another one plays get their seats, and the action counts or its player is informed', () => {
		for (const seed of SEEDS) {
			const it = phones(3, { seed, withHost: seed % 2 === 0 });
			it.act(ANNA, points(ANNA, 1));
			it.append(BRUNO, { kind: 'sit', seat: 'p2' });
			it.append(CHLOE, { kind: 'sit', seat: 'p3' });
			it.settle();
			const isCounted = it.losses[ANNA]?.length === 0;
			for (const phone of [ANNA, BRUNO, CHLOE]) {
				expect(it.actions(phone)).toEqual(isCounted ? [points(ANNA, 1)] : []);
				expect([...it.table(phone).seats.values()].toSorted()).toEqual(['p2', 'p3']);
			}
			for (const phone of [BRUNO, CHLOE]) expect(it.losses[phone]).toEqual([]);
		}
	});

	test('in any order of taps and messages: every action of a player counts, or the player is informed', () => {
		const steps = fc.array(fc.record({ phone: fc.nat(2), do: fc.constantFrom('act', 'act', 'undo', 'sit', 'deliver', 'part', 'meet') }), {
			maxLength: 40
		});
		fc.assert(
			fc.property(steps, fc.nat(0xffff), fc.boolean(), (list, seed, withHost) => {
				const it = phones(3, { seed, withHost });
				let n = 0;
				const made: { readonly phone: number; readonly action: Json }[] = [];
				let undone = false;
				for (const { phone, do: what } of list) {
					if (what === 'act') {
						const action = points(phone, ++n);
						made.push({ phone, action });
						it.act(phone, action);
					} else if (what === 'undo' && it.table(phone).at > 0) {
						undone = true;
						it.undo(phone);
					} else if (what === 'sit') it.append(phone, { kind: 'sit', seat: `p${phone + 1}` });
					else if (what === 'deliver') it.network.deliver(phone * 7);
					else if (what === 'part') it.separate(phone);
					else if (what === 'meet') it.settle();
				}
				it.settle();
				const log = JSON.stringify(it.actions(0));
				for (const phone of [1, 2]) expect(JSON.stringify(it.actions(phone))).toBe(log);
				if (undone) return;
				for (const { phone, action } of made)
					expect(log.includes(JSON.stringify(action)) || it.losses[phone]?.some(({ kind }) => kind !== 'theirs')).toBe(true);
			}),
			{ seed: 20261118, numRuns: 150 }
		);
	});
});
