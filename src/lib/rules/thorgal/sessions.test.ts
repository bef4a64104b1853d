import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Log, GameEnd } from '../contract.ts';
import { digest, replay } from '../replay.ts';
import { handSize } from './heroes.ts';
import { game as thorgal } from './game.ts';
import { chaamsOnPath } from './piles.ts';
import type { Action, State } from './types.ts';

type Session = Log<Action> & { readonly title: string; readonly ends: { readonly over: GameEnd | null; readonly digest: string } };

const folder = fileURLToPath(new URL('../../../../tests/sessions/thorgal/', import.meta.url));
const sessions = readdirSync(folder).map((file): [string, Session] => [file, JSON.parse(readFileSync(folder + file, 'utf8')) as Session]);

/** Every state of a session, one for each action. */
function states({ setup, facts, actions }: Session): readonly State[] {
	const start = thorgal.start(setup, facts);
	if (!start.ok) throw new Error(start.refused.rule);
	const all = [start.state];
	for (const action of actions) {
		const outcome = thorgal.apply(all.at(-1)!, action);
		if (!outcome.ok) throw new Error(outcome.refused.rule);
		all.push(outcome.state);
	}
	return all;
}

describe.each(sessions)('%s', (_, session) => {
	test('replays to its end', () => {
		const { state, stopped } = replay(thorgal, session);
		expect(stopped).toBeUndefined();
		expect(state.over ?? null).toEqual(session.ends.over);
		expect(digest(state)).toBe(session.ends.digest);
	});

	test('nobody goes back, the path opens place by place, Ogotaï climbs one space a round, hands keep to ten', () => {
		const all = states(session);
		for (const [i, now] of all.entries()) {
			const before = all[i - 1];
			const corrected = session.actions[i - 1]?.type === 'correct';
			if (!before || corrected) continue;
			expect(now.heroes.every(({ at }, k) => at >= before.heroes[k]!.at && at <= before.heroes[k]!.at + 1)).toBe(true);
			expect(now.frontier - before.frontier === 0 || now.frontier - before.frontier === 1).toBe(true);
			expect(now.ogotai - before.ogotai === 0 || now.ogotai - before.ogotai === 1 || before.ogotai === 0).toBe(true);
			expect(now.round).toBeLessThanOrEqual(14);
			expect(chaamsOnPath(now)).toBeLessThanOrEqual(18);
			if (now.phase === 'throw') expect(now.heroes.every((hero) => handSize(hero) <= 10)).toBe(true);
		}
	});
});

test('there is a session for the victory and for each of the three defeats', () => {
	const ends = sessions.map(
		([
			,
			{
				ends: { over }
			}
		]) => over?.by.rule
	);
	for (const rule of ['end.victory', 'end.track', 'end.no-place', 'end.no-chaams']) expect(ends).toContain(rule);
});
