import type { Json } from '../rules/contract.ts';
import { replay } from '../rules/replay.ts';
import { Session } from './session.svelte.ts';

/** A session as it was after so many actions, to be looked at: it is not saved. */
export function sessionAsOf(session: Session, at: number): Session {
	const { session: row } = session.table;
	const log = { ...session.log, actions: session.log.actions.slice(0, at) };
	const actions = log.actions as readonly Json[];
	const source = { row: { ...row, at, digest: '' }, actions, stored: { rev: row.rev, at, actions } };
	return new Session(source, log, session, replay(session.game, log));
}
