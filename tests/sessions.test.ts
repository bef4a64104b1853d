import { describe, expect, test } from 'vitest';
import { readSessions, type RecordedSession } from '../scripts/recorder.ts';
import type { Ruling } from '../src/lib/rules/contract.ts';
import { type GameId, GAME_IDS } from '../src/lib/boxes/index.ts';
import { loadGame } from '../src/lib/boxes/games.ts';
import type { AnyGame } from '../src/lib/rules/contract.ts';
import { digest, replay, upgradeLog } from '../src/lib/rules/replay.ts';
import { FOES, INVASIONS } from '../src/lib/rules/stargate/cards.ts';
import { handSize } from '../src/lib/rules/thorgal/heroes.ts';
import { chaamsOnPath } from '../src/lib/rules/thorgal/piles.ts';
import type { State as ThorgalState } from '../src/lib/rules/thorgal/types.ts';

const IDS = GAME_IDS;
const SESSIONS = readSessions();
const sessionsOf = (id: GameId): readonly RecordedSession[] => SESSIONS.filter(([path]) => path.startsWith(`${id}/`)).map(([, log]) => log);
const named = (name: string): RecordedSession => SESSIONS.find(([path]) => path === `${name}.json`)![1];

const replayed = (game: AnyGame, log: RecordedSession) => replay(game, upgradeLog(game, log));
const stepsOf = (game: AnyGame, log: RecordedSession): readonly Ruling[] => replayed(game, log).history.flatMap(({ steps }) => steps);

describe('a recorded session replays to its end, whatever its edition', () => {
	test.each(SESSIONS)('%s', async (_, { ends, ...log }) => {
		const game = await loadGame(log.game as GameId);
		const { state, stopped } = replay(game, upgradeLog(game, log));
		expect(stopped).toBeUndefined();
		expect(state.over ?? null).toEqual(ends.over);
		// A digest is valid for the edition it was computed in: the state of another edition may have other fields.
		if (log.edition === game.edition) expect(digest(state)).toBe(ends.digest);
	});
});

test('every session lies in the folder of its game', () => {
	for (const [path, { game }] of SESSIONS) expect(path.split('/')[0], path).toBe(game);
});

test.each(IDS)('%s: every edition has a recorded session, so that every upgrade is tested', async (id) => {
	const { edition } = await loadGame(id);
	const editions = new Set(sessionsOf(id).map((log) => log.edition));
	expect([...editions].toSorted()).toEqual(Array.from({ length: edition }, (_, i) => i + 1));
});

/** The rules by which a game can end, with `table.closed` where an early end by the table is recorded. The default is every rule `end.*`. */
const ENDS: Readonly<Partial<Record<GameId, readonly string[]>>> = {
	stargate: ['end.won', 'end.invaded', 'end.infected', 'fight.won', 'fight.lost'],
	thorgal: ['end.victory', 'end.track', 'end.no-place', 'end.no-chaams', 'table.closed'],
	invasion: ['end.won', 'end.lost', 'table.closed'],
	guerre: [
		'end.won',
		'end.duel',
		'end.alliance',
		'end.alliance-draw',
		'end.alliance-ender',
		'tournoi.won',
		'tournoi.shared',
		'table.closed'
	],
	envahisseurs: ['end.won', 'table.closed'],
	lightsaber: ['end.won', 'end.three-rounds', 'table.closed'],
	gforce: ['end.won', 'end.shared', 'table.closed']
};

test.each(IDS)('%s: every end of the game is reached by a recorded session', async (id) => {
	const wanted = ENDS[id] ?? Object.keys((await loadGame(id)).rules).filter((rule) => rule.startsWith('end.'));
	const reached = new Set(sessionsOf(id).flatMap(({ ends }) => ends.over?.by.rule ?? []));
	expect(wanted.filter((rule) => !reached.has(rule))).toEqual([]);
	expect([...reached].filter((rule) => rule !== 'table.closed' && !wanted.includes(rule))).toEqual([]);
});

/** Options that are recorded with another value than their default, as `option:value`. */
const OPTIONS: Readonly<Partial<Record<GameId, readonly string[]>>> = {
	gforce: ['tiles:8', 'stay:longGame', 'stay:stayAfterCapture', 'stay:stayAfterLook', 'looks:everyNewHex', 'depth:score', 'memoryAid:true'],
	guerre: [
		...['format:alliance', 'chevauchee:true', 'blackHoleReaction:anyLaser', 'holdSecrecy:sealed', 'holdSecrecy:open', 'depth:light'],
		...['depth:score', 'oneAttackPerIntersection:perPlayer', 'oneAttackPerIntersection:total', 'guerreMustLeave:true'],
		...['blackHoleMidMove:true', 'blackHoleFromBase:false', 'phase1Combine:true', 'licencesAnonymous:true', 'allianceTie:ender', 'games:3']
	]
};

test.each(Object.entries(OPTIONS))('%s: every option is recorded with another value than its default', (id, wanted) => {
	const options = sessionsOf(id as GameId).flatMap(({ setup }) => Object.entries(setup.options));
	const played = new Set(options.map(([option, value]) => `${option}:${String(value)}`));
	expect(wanted.filter((option) => !played.has(option))).toEqual([]);
});

/** Rules that are steps (not prompts, refusals, reminders or odds) and must each occur in a recorded session. */
const STEPS: Readonly<Partial<Record<GameId, RegExp>>> = {
	gforce:
		/^(setup\.(?!form)|lay\.laid|start\.(rolled|tie|begins)$|turn\.(next|passed)|tiles\.(revealed|left|taken)$|die\.rolled|move\.(placed|put-back|stopped|spent)|claim\.(made|kept|failed)|look\.(turns|skips|face|remembered|hidden|home|taken$|evacuated|remain)|end\.|score\.taken)/,
	lightsaber:
		/^(reveal\.turned|plan\.none|fight\.(plays|leads|leads-cards|level|pair|won)|concede\.(done|forced)|drawn\.void|round\.(over|step|sweep|level|next|short)|cards\.(shuffle|all-known|shown)|order\.(this-time|followed|same|chosen|draws|multiplies|multiplies-next|multiplies-total|cancels|cancels-next|discards|adds|takes-off|takes-back|loses|wins|nothing)|end\..*)$/
};

test.each(Object.entries(STEPS))('%s: every step occurs in a recorded session', async (id, isStep) => {
	const game = await loadGame(id as GameId);
	const recorded = new Set(sessionsOf(id as GameId).flatMap((log) => stepsOf(game, log).map(({ rule }) => rule)));
	expect(Object.keys(game.rules).filter((rule) => isStep.test(rule) && !recorded.has(rule))).toEqual([]);
});

test('gforce: a full game with the usual options is recorded', () =>
	expect(sessionsOf('gforce').some(({ setup }) => Object.keys(setup.options).length === 0)).toBe(true));

describe('lightsaber', async () => {
	const game = await loadGame('lightsaber');
	const stepsBy = (name: string, rule: string) => stepsOf(game, named(`lightsaber/${name}`)).filter((step) => step.rule === rule);
	const endOf = (name: string) => replayed(game, named(`lightsaber/${name}`)).state;

	test('three fights won in each of two rounds win the game', () => {
		expect(stepsBy('two-sweeps', 'round.sweep').map((step) => step.with)).toEqual([
			{ side: 'quigon', figure: 3 },
			{ side: 'quigon', figure: 5 }
		]);
		expect(endOf('two-sweeps')).toMatchObject({ round: 2 });
	});

	test('the longest race takes seven rounds, each moves a figure, and both figures are on card 4 before the last', () => {
		const moves = ['round.step', 'round.sweep'].flatMap((rule) => stepsBy('seven-rounds', rule));
		expect([moves.length, stepsBy('seven-rounds', 'round.level').length]).toEqual([7, 0]);
		expect(endOf('seven-rounds')).toMatchObject({ round: 7, over: { points: { p1: 5, p2: 4 } } });
		expect(moves.map((step) => step.with!['figure']).filter((figure) => figure === 4)).toHaveLength(2);
	});

	test('fights are drawn, and both decks are shuffled again', () => {
		expect(stepsBy('reshuffled', 'drawn.void').length).toBeGreaterThan(1);
		expect(new Set(stepsBy('reshuffled', 'cards.shuffle').map((step) => step.with!['side']))).toEqual(new Set(['quigon', 'maul']));
	});

	test('no log contains a hand', () => {
		for (const log of sessionsOf('lightsaber')) expect(stepsOf(game, log).map(({ rule }) => rule)).not.toContain('hand.told');
	});
});

describe('stargate', async () => {
	const game = await loadGame('stargate');

	test('a log of edition 1 is a quick fight after its upgrade, and could not start without it', () => {
		const old = named('stargate/edition-1-apophis');
		expect(old).toMatchObject({ edition: 1, setup: { options: {} } });
		expect(replayed(game, old).state).toMatchObject({ options: { depth: 'fight' }, over: { won: ['p1'] } });
		expect(() => replay(game, old)).toThrow();
	});

	test('one session meets every foe of the booklet and a card the table named', () => {
		const meetings = stepsOf(game, named('stargate/every-foe')).filter(({ rule }) =>
			['fight.turned', 'fight.waiting', 'fight.called'].includes(rule)
		);
		const foes = meetings.map(({ with: values }) => values!['foe']);
		expect(foes).toEqual(expect.arrayContaining([...Object.keys(FOES), ...Object.keys(INVASIONS), 'other:Patrouille']));
	});
});

describe('thorgal', async () => {
	const game = await loadGame('thorgal');

	/** The state after the start and after each action. */
	const statesOf = (log: RecordedSession): readonly ThorgalState[] => {
		const { setup, facts, actions } = upgradeLog(game, log);
		const start = game.start(setup, facts);
		if (!start.ok) throw new Error(start.refused.rule);
		const states = [start.state];
		for (const action of actions) {
			const outcome = game.apply(states.at(-1)!, action);
			if (!outcome.ok) throw new Error(outcome.refused.rule);
			states.push(outcome.state);
		}
		return states as unknown as readonly ThorgalState[];
	};

	test.each(sessionsOf('thorgal').map((log) => [log.title, log] as const))(
		'%s: no Hero goes back, the path opens place by place, Ogotaï climbs one space a round, hands keep to ten',
		(_, log) => {
			const states = statesOf(log);
			for (const [i, after] of states.entries()) {
				const before = states[i - 1];
				const isCorrection = (log.actions[i - 1] as { type: string } | undefined)?.type === 'correct';
				if (!before || isCorrection) continue;
				expect(after.heroes.every(({ at }, k) => at >= before.heroes[k]!.at && at <= before.heroes[k]!.at + 1)).toBe(true);
				expect([0, 1]).toContain(after.frontier - before.frontier);
				if (before.ogotai > 0) expect([0, 1]).toContain(after.ogotai - before.ogotai);
				expect(after.round).toBeLessThanOrEqual(14);
				expect(chaamsOnPath(after)).toBeLessThanOrEqual(18);
				if (after.phase === 'throw') expect(after.heroes.every((hero) => handSize(hero) <= 10)).toBe(true);
			}
		}
	);
});
