import type { Facts, Json, TableState } from '../rules/contract.ts';
import { factChanges } from '../rules/facts.ts';
import { digest } from '../rules/replay.ts';
import { type LoadedGame, summaryOf } from './start-session.ts';
import { type Aside, type Change, reopen, saveChange, type SessionRow } from './storage.ts';

/** How much of a session is stored. */
export type SaveState =
	| { readonly kind: 'saved' | 'saving' }
	| { readonly kind: 'failed'; readonly unsaved: number }
	/** Another tab has changed the log. `copy` is the id of the new session that holds the actions this tab could not save. */
	| { readonly kind: 'stale'; readonly copy?: string };

/** Everything of a session that is stored and may change. */
export interface SessionContent {
	readonly actions: readonly Json[];
	/** How many of the actions are done; the others were undone. */
	readonly at: number;
	readonly state: TableState;
	readonly aside: Aside | undefined;
}

/** The content of the row as this tab last read or wrote it. */
interface StoredContent {
	readonly rev: number;
	readonly edition: number;
	readonly actions: readonly Json[];
	readonly at: number;
	readonly facts: Facts;
}

/** What the saver needs of the session it saves. */
export interface SavedSession extends LoadedGame {
	readonly id: string;
	readonly setup: SessionRow['setup'];
	readonly startFacts: Facts;
	/** Queues another attempt to save. */
	retry(): Promise<void>;
	/** Stores what this tab shows as a session of its own and returns its id. */
	storeCopy(): Promise<string>;
}

const RETRY_AFTER = 5_000;

/** Saves the changes of one session, and tries again when the database refuses. */
export class SessionSaver {
	readonly #session: SavedSession;
	#state = $state.raw<SaveState>({ kind: 'saved' });
	#stored: StoredContent;
	#isWriting = false;
	#retryTimer: ReturnType<typeof setTimeout> | undefined;

	constructor(session: SavedSession, stored: StoredContent) {
		this.#session = session;
		this.#stored = stored;
	}

	get state(): SaveState {
		return this.#state;
	}

	/** Writes everything that differs from what is stored. It never throws: the result is in `state`. */
	async save(content: SessionContent): Promise<void> {
		const stored = this.#stored;
		if (this.#state.kind !== 'failed') this.#state = { kind: 'saving' };
		this.#isWriting = true;
		try {
			const rev = await saveChange(this.#session.id, stored.rev, this.#changeTo(content));
			this.#stored = { rev, edition: this.#session.game.edition, actions: content.actions, at: content.at, facts: content.state.facts };
			this.#state = { kind: 'saved' };
			this.cancelRetry();
		} catch (error) {
			if (error instanceof Error && error.name === 'StaleSession') return await this.markStale();
			const same = firstDifference(content.actions, stored.actions);
			const unsaved = Math.max(1, content.at - Math.min(same, stored.at), stored.at - content.at);
			this.#state = { kind: 'failed', unsaved };
			this.#scheduleRetry();
		} finally {
			this.#isWriting = false;
		}
	}

	/**
	 * Whether a revision found in the database was written by another tab. The live query also reports our own writes, sometimes before
	 * the write itself has returned; if the other tab was first with that number, our write fails and `save` notices.
	 */
	isForeignRevision(rev: number): boolean {
		return rev > this.#stored.rev + (this.#isWriting ? 1 : 0);
	}

	/** Another tab has changed the session. What this tab could not save is stored as a session of its own first. */
	async markStale(): Promise<void> {
		this.cancelRetry();
		const copy = this.#state.kind === 'failed' ? await this.#session.storeCopy().catch(() => undefined) : undefined;
		this.#state = copy ? { kind: 'stale', copy } : { kind: 'stale' };
	}

	cancelRetry(): void {
		clearTimeout(this.#retryTimer);
	}

	#scheduleRetry(): void {
		this.cancelRetry();
		const retry = (): Promise<void> => this.#session.retry();
		this.#retryTimer = setTimeout(() => void reopen().then(retry, retry), RETRY_AFTER);
	}

	/** The difference may be many actions when earlier saves have failed. */
	#changeTo({ actions, at, state, aside }: SessionContent): Change {
		const { game, setup, startFacts } = this.#session;
		const stored = this.#stored;
		const same = firstDifference(actions, stored.actions);
		const rowsDiffer = same < actions.length || actions.length < stored.actions.length;
		return {
			...(rowsDiffer ? { rows: { from: same, actions: actions.slice(same) } } : {}),
			row: {
				edition: game.edition,
				// An upgrade may have changed the whole log: it is stored together with the new edition, or not at all.
				...(stored.edition < game.edition ? { setup, facts: startFacts } : {}),
				at,
				digest: digest(state),
				playedAt: Date.now(),
				over: !!state.over,
				summary: summaryOf(this.#session, state, setup.seats),
				aside
			},
			learned: Object.fromEntries(
				Object.entries(factChanges(stored.facts, state.facts)).map(([fact, is]) => [fact, { was: stored.facts[fact], is }])
			)
		};
	}
}

function firstDifference(a: readonly Json[], b: readonly Json[]): number {
	const shorter = Math.min(a.length, b.length);
	for (let i = 0; i < shorter; i++) if (a[i] !== b[i]) return i;
	return shorter;
}
