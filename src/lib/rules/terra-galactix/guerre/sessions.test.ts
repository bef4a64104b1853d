import { expect, test } from 'vitest';
import type { Log } from '../../contract.ts';
import type { Action, State } from './types.ts';

type Recorded = Log<Action> & { readonly ends: { readonly over: State['over'] | null } };

// `tests/sessions.test.ts` replays these sessions; this file checks that they cover every end and every option.
const files = import.meta.glob<Recorded>('../../../../../tests/sessions/guerre/*.json', { eager: true, import: 'default' });
const sessions = Object.values(files);

test('a recorded session shows every way a game can end', () => {
	const ends = new Set(sessions.map(({ ends: { over } }) => over?.by.rule));
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

test('a recorded session shows every option at another value than the usual one', () => {
	const played = new Set(sessions.flatMap(({ setup }) => Object.entries(setup.options).map(([id, value]) => `${id}:${String(value)}`)));
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
		'seating:listed',
		'mustLoad:true',
		'guerreMustLeave:true',
		'blackHoleMidMove:true',
		'blackHoleFromBase:false',
		'phase1Combine:true',
		'licencesAnonymous:true',
		'allianceTie:ender'
	])
		expect(played, each).toContain(each);
	expect(sessions.some(({ setup }) => Number(setup.options['games']) > 1)).toBe(true);
});
