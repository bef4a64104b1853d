import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Log, GameEnd, Ruling } from '../contract.ts';
import { replay, upgradeLog } from '../replay.ts';
import { game as gforce } from './game.ts';
import type { Action } from './types.ts';

interface Recorded extends Log<Action> {
	readonly title: string;
	readonly ends: { readonly over: GameEnd | null; readonly digest: string };
}

const folder = new URL('../../../../tests/sessions/gforce/', import.meta.url);
const sessions = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Recorded);
const played = sessions.map((session) => [session.title, session, replay(gforce, upgradeLog(gforce, session))] as const);

/** The rules of steps: all rules but questions, refusals, reminders and odds. */
const STEP_RULES =
	/^(setup\.(?!form)|lay\.laid|start\.(rolled|tie|begins)$|turn\.next|die\.rolled|move\.(placed|put-back|stopped|spent)|claim\.(made|kept|failed)|look\.(turns|skips|face|remembered|hidden|home|taken$|evacuated|remain)|end\.|score\.taken)/;

test('every step of the engine occurs in a recorded session', () => {
	const recordedSteps = new Set(
		played.flatMap(([, , { history }]) => history.flatMap(({ steps }) => steps.map(({ rule }: Ruling) => rule)))
	);
	expect(Object.keys(gforce.rules).filter((rule) => STEP_RULES.test(rule) && !recordedSteps.has(rule))).toEqual([]);
});

test('each variant, a full game and a failed claim are among them', () => {
	const options = sessions.map((session) => session.setup.options);
	expect(options.some((each) => Object.keys(each).length === 0)).toBe(true);
	expect(options.some(({ tiles }) => Number(tiles) < 12)).toBe(true);
	for (const stay of ['longGame', 'stayAfterCapture', 'stayAfterLook']) expect(options.some((each) => each['stay'] === stay)).toBe(true);
	expect(options.some(({ looks }) => looks === 'everyNewHex')).toBe(true);
	expect(options.some(({ depth }) => depth === 'score')).toBe(true);
	expect(options.some(({ memoryAid }) => memoryAid === true)).toBe(true);
	expect(played.some(([, , { history }]) => history.some(({ steps }) => steps.some(({ rule }) => rule === 'claim.failed')))).toBe(true);
});
