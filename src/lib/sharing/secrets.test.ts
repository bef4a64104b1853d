import { describe, expect, test } from 'vitest';
import { usualSetup } from '../rules/setup.ts';
import { game as guerre } from '../rules/terra-galactix/guerre/game.ts';
import { loadOf } from '../rules/terra-galactix/guerre/holds.ts';
import { sealText } from '../rules/terra-galactix/guerre/guide/saucer.ts';
import type { State } from '../rules/terra-galactix/guerre/types.ts';
import { game as invasion } from '../rules/terra-galactix/invasion/game.ts';
import type { AnyGame, Json, Log } from '../rules/contract.ts';
import { upgradeLog } from '../rules/replay.ts';
import { foldTable, type ReadEntry, type SharedTableState } from './fold-table.ts';
import { checkOf, type FindKey, lockAction, locksIn, newDeviceKey, openAction, ownKeyOf } from './locks.ts';
import { keysRevealed, keysToPublish, playShared, publicView } from './play-shared.ts';
import { parsePayload } from './payload.ts';

const ownFinder =
	(key: Uint8Array): FindKey =>
	(lock) =>
		ownKeyOf(lock, key);

describe('a locked action', () => {
	const [anna, bruno] = [newDeviceKey(), newDeviceKey()];
	const action = { type: 'anyway', action: { type: 'load', saucer: 'A:red', sealed: 'x1secret' }, bends: [] };
	const locked = lockAction(action, anna);

	test('shows everything but the hidden text, and is different every time', () => {
		expect(JSON.stringify(locked)).not.toContain('secret');
		expect(locked).toMatchObject({ type: 'anyway', action: { type: 'load', saucer: 'A:red' } });
		expect(lockAction(action, anna)).not.toEqual(locked);
		expect(lockAction(locked, anna)).toBe(locked);
	});
	test('is opened by its owner, and by others only with the published key', () => {
		expect(openAction(locked, ownFinder(anna))).toEqual(action);
		expect(openAction(locked, ownFinder(bruno))).toEqual(locked);
		const [lock] = locksIn(locked);
		const key = ownKeyOf(lock!, anna)!;
		expect(checkOf(key)).toBe(lock!.check);
		expect(openAction(locked, ({ check }) => (check === lock!.check ? key : undefined))).toEqual(action);
	});
	test('cannot be opened with another key, nor changed after it was locked', () => {
		const [lock] = locksIn(locked);
		const other = lockAction({ type: 'load', sealed: 'x1other' }, anna);
		const [otherLock] = locksIn(other);
		const key = ownKeyOf(otherLock!, anna)!;
		expect(openAction(locked, () => key)).toEqual(locked);
		const bent = JSON.parse(JSON.stringify(locked).replace(lock!.box, otherLock!.box)) as Json;
		expect(openAction(bent, ownFinder(anna))).toEqual(bent);
		expect(checkOf('nonsense')).toBeUndefined();
	});
	test('an action without a hidden text stays the same object', () => {
		const plain = { type: 'roll', dice: { red: [3] } };
		expect(lockAction(plain, anna)).toBe(plain);
	});
});

/** The table of a game after these actions, by the device `anna`. */
function tableOf(
	game: AnyGame,
	setup: ReturnType<typeof usualSetup>,
	actions: readonly Json[],
	keys: readonly string[] = []
): SharedTableState {
	const entries: ReadEntry[] = [
		{ kind: 'start', log: { game: game.id, edition: game.edition, setup, facts: {}, actions: [] }, rights: 'all' },
		...actions.map((action) => ({ kind: 'act', action })),
		{ kind: 'open', keys }
	].map((body) => ({ device: 'anna', payload: parsePayload(body) }));
	return foldTable(entries)!;
}

describe('sealed holds of the Guerre', () => {
	const setup = usualSetup(guerre.form, ['Anna', 'Bo', 'Carla'], { depth: 'full', holdSecrecy: 'sealed' });
	const key = newDeviceKey();
	const before: readonly Json[] = [
		{ type: 'discard', card: 'pulsar' },
		{ type: 'roll', dice: { red: [3], blue: [4] } },
		{ type: 'correct', set: { 'at:A:red': 'space', 'at:A:blue': 'space', stock: 5 } }
	];
	const start = guerre.start(setup, {});
	if (!start.ok) throw new Error(start.refused.rule);
	const load = (saucer: string, n: number): Json => lockAction({ type: 'load', saucer, sealed: sealText(start.state, `${n}`) }, key);
	const actions = [...before, load('A:red', 2), load('A:blue', 1)];
	const own = { privateActions: [], findKey: ownFinder(key) };
	const ownKeys = new Map(actions.flatMap((action) => locksIn(action).map((lock) => [lock.check, ownKeyOf(lock, key)!])));
	const loads = (state: unknown) => (['A:red', 'A:blue'] as const).map((id) => loadOf(state as State, id));

	test('every device accepts the same actions; only the owner knows the loads', () => {
		const table = tableOf(guerre, setup, actions);
		const [mine, theirs] = [playShared(guerre, table, own), playShared(guerre, table, publicView(table))];
		expect(mine.accepted).toHaveLength(actions.length);
		expect(theirs.accepted).toHaveLength(actions.length);
		expect(loads(mine.played.state)).toEqual([2, 1]);
		expect(loads(theirs.played.state)).toEqual([undefined, undefined]);
		expect(theirs.played.history).toEqual(mine.played.history);
	});
	test('coming home publishes the key of this hold and of no other, and then all devices are in the same state', () => {
		const table = tableOf(guerre, setup, actions);
		const home = { type: 'home', saucer: 'A:red' };
		const keys = keysToPublish(guerre, table, home, ownKeys);
		expect(keys).toEqual([[...ownKeys.values()][0]]);
		const after = tableOf(guerre, setup, [...actions, home], keys);
		const theirs = playShared(guerre, after, publicView(after)).played;
		const mine = playShared(guerre, after, own).played;
		expect(theirs.history).toEqual(mine.history);
		expect((theirs.state as State).bases.A).toBe(2);
		expect(loads(theirs.state)).toEqual([0, undefined]);
	});
	test('an action that depends on nothing hidden publishes nothing', () => {
		expect(keysToPublish(guerre, tableOf(guerre, setup, actions), { type: 'end' }, ownKeys)).toEqual([]);
	});
	test('without the phone that locked it, the table enters the number', () => {
		const table = tableOf(guerre, setup, [...actions, { type: 'home', saucer: 'A:red' }, { type: 'home', saucer: 'A:red', n: 2 }]);
		const { accepted, played } = playShared(guerre, table, publicView(table));
		expect(accepted).toHaveLength(actions.length + 1);
		expect((played.state as State).bases.A).toBe(2);
		const { asks } = guerre.guide(playShared(guerre, tableOf(guerre, setup, actions), publicView(table)).played.state as State);
		expect(asks.length).toBeGreaterThan(0);
	});
	test('a discovery into a hold: the stock is the same everywhere, only its owner knows the hold', () => {
		const found: readonly Json[] = [
			...before,
			{ type: 'discover', n: 2 },
			lockAction({ type: 'aboard', n: 2, sealed: sealText(start.state, '02') }, key)
		];
		const table = tableOf(guerre, setup, found);
		const [mine, theirs] = [playShared(guerre, table, own), playShared(guerre, table, publicView(table))].map(
			({ played }) => played.state as State
		);
		expect(theirs!.stock).toBe(mine!.stock);
		expect(loads(mine)).toEqual([2, 0]);
		expect(loads(theirs)).toEqual([undefined, undefined]);
	});
});

describe('a hand entered for its odds', () => {
	const setup = usualSetup(invasion.form, ['Anna', 'Bo'], { depth: 'full', ownHand: true });
	const table = tableOf(invasion, setup, []);
	const hand = invasion.guide(playShared(invasion, table, publicView(table)).played.state as never).asks.find(({ eyes }) => eyes === 'p1');
	if (hand?.kind !== 'pick') throw new Error('There is no ask for a hand.');
	const cards = Array.from({ length: hand.ends[0]!.least }, () => hand.from[0]!.id);
	const next = hand.ends[0]!.then(cards.map((_, i) => hand.from.flatMap(({ id, most }) => Array<string>(most).fill(id))[i]!));
	if (!('action' in next)) throw new Error('The hand leads to no action.');
	const action = next.action as unknown as Json;

	test('is a private action: it changes the odds of its owner and nothing that others see', () => {
		expect(invasion.isPrivate(action as never)).toBe(true);
		const view = { privateActions: [{ after: 0, action }], findKey: () => undefined };
		const [mine, theirs] = [playShared(invasion, table, view), playShared(invasion, table, publicView(table))];
		expect(mine.accepted).toHaveLength(1);
		expect(theirs.accepted).toHaveLength(0);
		const state = mine.played.state as never;
		expect(invasion.dials(state)).toEqual(invasion.dials(theirs.played.state as never));
		expect(invasion.guide(state).asks.filter(({ eyes }) => !eyes).length).toBe(
			invasion.guide(theirs.played.state as never).asks.filter(({ eyes }) => !eyes).length
		);
		expect(JSON.stringify(theirs)).not.toContain('held');
	});
});

test('a table that is shared after some holds were revealed: the others can play all of it', async () => {
	const recorded = (await import('../../../tests/sessions/guerre/holds-sealed.json')) as unknown as { default: Log };
	const log = upgradeLog(guerre, recorded.default) as Log<Json>;
	const key = newDeviceKey();
	// Up to a moment when one saucer is home and others are still loaded.
	const actions = log.actions.slice(0, 26);
	const locked = actions.map((action) => lockAction(action, key));
	const start = parsePayload({ kind: 'start', log: { ...log, actions: locked }, rights: 'all' });
	const table = foldTable([{ device: 'anna', payload: start }])!;
	const own = new Map(locked.flatMap((action) => locksIn(action)).map((lock) => [lock.check, ownKeyOf(lock, key)!]));
	expect(playShared(guerre, table, publicView(table)).accepted.length).toBeLessThan(actions.length);

	const revealed = keysRevealed(guerre, table, own);
	expect(revealed.length).toBeGreaterThan(0);
	const known: SharedTableState = { ...table, keys: new Map(revealed.map((each) => [checkOf(each)!, each])) };
	const others = playShared(guerre, known, publicView(known));
	const owner = playShared(guerre, known, { privateActions: [], findKey: ({ check }) => own.get(check) });
	expect(others.accepted).toHaveLength(actions.length);
	const publicSteps = (played: typeof others) => played.played.history.map(({ steps }) => steps.map(({ rule }) => rule));
	expect(publicSteps(others)).toEqual(publicSteps(owner));
	expect(keysRevealed(guerre, table, new Map())).toEqual([]);
});
