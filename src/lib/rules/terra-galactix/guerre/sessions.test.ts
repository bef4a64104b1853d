import { expect, test } from 'vitest';
import type { Log } from '../../contract.ts';
import { digest, replay } from '../../replay.ts';
import { game as guerre } from './game.ts';
import type { Action, State } from './types.ts';

type Recorded = Log<Action> & { readonly title: string; readonly ends: { readonly over: unknown; readonly digest: string } };

const files = import.meta.glob<Recorded>('../../../../../tests/sessions/guerre/*.json', { eager: true, import: 'default' });
const sessions = Object.entries(files).map(([path, log]) => [path.replace(/.*\//, ''), log] as const);

test.each(sessions)('%s replays to its end', (_, log) => {
	const { state, stopped } = replay<State, Action>(guerre, log);
	expect(stopped).toBeUndefined();
	expect(state.over ?? null).toEqual(log.ends.over);
	expect(digest(state)).toBe(log.ends.digest);
});

test('every end of every mode is on record', () => {
	const ends = new Set(
		sessions.map(
			([
				,
				{
					ends: { over }
				}
			]) => (over as State['over'])?.by.rule
		)
	);
	expect([...ends].toSorted()).toEqual(
		[
			'end.alliance',
			'end.alliance-draw',
			'end.alliance-ender',
			'end.duel',
			'end.won',
			'table.closed',
			'tournoi.shared',
			'tournoi.won'
		].toSorted()
	);
});

test('every option is on record away from its usual value', () => {
	const played = new Set(sessions.flatMap(([, { setup }]) => Object.entries(setup.options).map(([id, value]) => `${id}:${String(value)}`)));
	for (const each of [
		'format:alliance',
		'chevauchee:true',
		'blackHoleReaction:anyLaser',
		'holdSecrecy:sealed',
		'holdSecrecy:open',
		'depth:light',
		'depth:score',
		'oneAttackPerIntersection:perPlayer',
		'oneAttackPerIntersection:total',
		'guerreMustLeave:true',
		'blackHoleMidMove:true',
		'blackHoleFromBase:false',
		'phase1Combine:true',
		'licencesAnonymous:true',
		'allianceTie:ender'
	])
		expect(played, each).toContain(each);
	expect(sessions.some(([, { setup }]) => Number(setup.options['games']) > 1)).toBe(true);
});
