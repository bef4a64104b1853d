import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Log, GameEnd } from '../contract.ts';
import { replay, upgradeLog } from '../replay.ts';
import { FOES, INVASIONS } from './cards.ts';
import { game as stargate } from './game.ts';
import type { Action } from './types.ts';

const FOLDER = 'tests/sessions/stargate';

interface Session extends Log<Action> {
	readonly title: string;
	readonly ends: { readonly over: GameEnd | null; readonly digest: string };
}

const sessions = readdirSync(FOLDER).map((file) => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Session] as const);

/** That every session replays to its end is tested for all games in `tests/sessions.test.ts`. */
describe('recorded games', () => {
	test('a log of edition 1 still replays as a quick fight; without its upgrade it would not start as one', () => {
		const [, old] = sessions.find(([file]) => file === 'edition-1-apophis.json')!;
		expect(old).toMatchObject({ edition: 1, setup: { options: {} } });
		expect(replay(stargate, upgradeLog(stargate, old)).state).toMatchObject({ options: { depth: 'fight' }, over: { won: ['p1'] } });
		expect(() => replay(stargate, old)).toThrow();
	});

	test('they include every edition, so that every upgrade is tested', () =>
		expect(new Set(sessions.map(([, { edition }]) => edition))).toEqual(new Set([1, 2, 3, 4, 5])));

	test('they include every end of the game', () => {
		const ends = sessions.flatMap(
			([
				,
				{
					ends: { over }
				}
			]) => over?.by.rule ?? []
		);
		expect(ends).toEqual(expect.arrayContaining(['end.won', 'end.invaded', 'end.infected', 'fight.won']));
	});

	test('one of them meets every foe of the booklet, and a card the table named', () => {
		const [, session] = sessions.find(([file]) => file === 'every-foe.json')!;
		const { history } = replay(stargate, upgradeLog(stargate, session));
		const met = history.flatMap(({ steps }) =>
			steps.flatMap(({ rule, with: numbers }) => (['fight.turned', 'fight.waiting', 'fight.called'].includes(rule) ? numbers!['foe'] : []))
		);
		expect(met).toEqual(expect.arrayContaining([...Object.keys(FOES), ...Object.keys(INVASIONS), 'other:Patrouille']));
	});
});
