import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Json } from '../rules/contract.ts';
import type { State } from '../rules/stargate/types.ts';
import { playAgain } from './quick-fight.ts';
import { openSession } from './open-session.ts';
import { Session } from './session.svelte.ts';
import { startSession } from './start-session.ts';

const QUICK = { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } };

async function open(id: string): Promise<Session> {
	const session = await openSession(id);
	if (!(session instanceof Session)) throw new Error(session.kind);
	return session;
}

/** The team of the fight that follows these actions. */
async function nextTeam(...actions: readonly Json[]): Promise<State['teams'][number]> {
	const last = await open(await startSession('stargate', QUICK, actions));
	expect(last.replayProblem).toBeUndefined();
	const next = await open(await playAgain(last));
	expect(next.replayProblem).toBeUndefined();
	expect(next.state.over).toBeUndefined();
	return (next.state as State).teams[0]!;
}

/** A fight against two larvae, which hit this often in the first phase. */
const printas = (theirs: number): readonly Json[] => [
	{ type: 'meet', foe: 'printas' },
	{ type: 'learn', fact: 'foe:printas', value: [{ count: 2, value: 5, wounds: 1 }] },
	{ type: 'volley', dice: { ours: 0, theirs } }
];
const infected = (who: 'man' | 'woman'): Json => ({ type: 'infection', dice: { infection: [6] }, who });
const close: Json = { type: 'close', won: [] };

test('an infected man stays out of the next quick fight, fallen members come back', async () => {
	const team = await nextTeam(...printas(1), infected('man'), close);
	expect(team.infected).toEqual({ men: 1, woman: 0 });
});

test('the infected woman stays out of the next quick fight', async () => {
	const team = await nextTeam(...printas(1), infected('woman'), close);
	expect(team.infected).toEqual({ men: 0, woman: 1 });
});

test('several infected members stay out over several quick fights', async () => {
	const team = await nextTeam(
		{ type: 'correct', set: { woman: 'infected', members: 2, jaffas: 3, weapon: 'zat' } },
		...printas(0),
		infected('man'),
		close
	);
	expect(team).toMatchObject({ infected: { men: 2, woman: 1 }, jaffas: 3, zat: true });
});

test('a team whose members are all infected is replaced by a new one', async () => {
	const team = await nextTeam({ type: 'correct', set: { woman: 'infected', members: 1 } }, ...printas(0), infected('man'), close);
	expect(team.infected).toEqual({ men: 0, woman: 0 });
});

test('a fight without losses is followed by the same team', async () => {
	expect((await nextTeam({ type: 'meet', foe: 'apophis' }, close)).infected).toEqual({ men: 0, woman: 0 });
});
