import type { SessionRow } from '../../src/lib/helpers/stored-rows.ts';

/** A session without actions, for tests of the storage: its game is never loaded. */
export const sessionRow = (id: string, playedAt = 1): SessionRow => ({
	id,
	game: 'stargate',
	box: 'stargate',
	edition: 1,
	setup: { seats: [], options: {} },
	facts: {},
	rev: 1,
	at: 0,
	digest: '',
	startedAt: 1,
	playedAt,
	over: false,
	summary: { fr: '', en: '' }
});
