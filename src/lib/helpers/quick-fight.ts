import type { Json, Setup } from '../rules/contract.ts';
import { isQuick } from './session-list.ts';
import { startSession } from './start-session.ts';
import type { Session } from './session.svelte.ts';
import { sessions } from './storage.ts';

export { isQuick };

/** One fight of Stargate SG-1, without the game around it: the app's most common use. */
const SETUP: Setup = { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } };

/** A new fight, or the one nobody has told anything of yet. */
export async function quickFight(): Promise<string> {
	const blank = (await sessions()).find((row) => isQuick(row) && row.at === 0 && !row.over);
	return blank?.id ?? startSession('stargate', SETUP);
}

/** A fight in the middle, for somebody who wants to see what this is: Apophis, two Jaffas on our side, the first phase behind us. */
export const sampleTable = (): Promise<string> =>
	startSession('stargate', SETUP, [
		{ type: 'correct', set: { jaffas: 2 } },
		{ type: 'meet', foe: 'apophis' },
		{ type: 'volley', dice: { ours: 1, theirs: 1 } }
	]);

/** The next fight of the same team: whoever was infected stays so, fallen Jaffas stay away, a Zat is kept. */
export function playAgain(session: Session): Promise<string> {
	if (!isQuick({ game: session.game.id, setup: session.setup })) return startSession(session.game.id as 'stargate', session.setup);
	const value = (id: string) => session.dials.find((dial) => dial.id === id)?.value;
	const kept = { jaffas: value('jaffas'), weapon: value('weapon') === 'zat' ? 'zat' : 'bare', woman: value('woman') };
	const usual: Record<string, unknown> = { jaffas: 0, weapon: 'bare', woman: 'fit' };
	const set = Object.fromEntries(Object.entries(kept).filter(([id, is]) => is !== undefined && is !== usual[id])) as Record<string, Json>;
	return startSession('stargate', SETUP, Object.keys(set).length > 0 ? [{ type: 'correct', set }] : []);
}
