import type { Facts, Json, TableState } from '../rules/contract.ts';
import { factChanges } from '../rules/facts.ts';
import { digest } from '../rules/replay.ts';
import { boxOf, type GameId } from '../boxes/index.ts';
import { reopen, troubleOf } from './database.ts';
import type { StoreTrouble } from './store-results.ts';
import { newId } from './random.ts';
import { isSample } from './sample-id.ts';
import type { SaveState } from './save-state.ts';
import { type Change, createCopy, createSession, findSession, saveChange } from './storage.ts';
import type { Aside, SessionRow, StoredTable } from './stored-rows.ts';
import { endFields, type LoadedGame, summaryOf } from './summary.ts';
import { endsWithin } from './time-limit.ts';
import { dropUnsaved, keepUnsaved, type Kept, type UnsavedTable } from './unsaved.ts';

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
	/** 0 if there is no row. */
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
	readonly startedAt: number;
	/** Several devices play it: two tabs have the same log sooner or later, so neither stops. */
	readonly isShared: boolean;
	/** Queues another attempt to save. */
	retry(): Promise<void>;
}

const RETRY_AFTER = 5_000;
/** A write that takes longer is finished in the background: meanwhile the table plays on, with its actions in the second store. */
const SHOWN_AFTER = 2_000;
/** After a first slow write the next ones let the players wait no longer than this. */
const SHOWN_SOON = 200;

/** Saves the changes of one session, and tries again when the database refuses. */
export class SessionSaver {
	readonly #session: SavedSession;
	#state = $state.raw<SaveState>({ kind: 'saved' });
	#stored: StoredContent;
	#isWriting = false;
	/** One write after the other. */
	#writes: Promise<void> = Promise.resolve();
	#retryTimer: ReturnType<typeof setTimeout> | undefined;
	/** The content that is not stored yet. */
	#pending: SessionContent | undefined;
	/** What this tab has tried to write since its last success: a revision with this content is our own, whichever tab has stored it. */
	#attempts: readonly SessionContent[] = [];
	readonly #copyId: string;
	/** What this tab has in the second store. */
	#kept: UnsavedTable | undefined;

	constructor(session: SavedSession, stored: StoredContent) {
		this.#session = session;
		this.#stored = stored;
		// A copy of a sample table is a sample table too.
		this.#copyId = isSample(session.id) ? `${session.id}-${newId()}` : newId();
	}

	/** Starts with content that the database has not taken: tries at once to store it, unless the player has to decide. */
	startUnsaved(content: SessionContent, { kept, gone }: { readonly kept: UnsavedTable; readonly gone: boolean }): void {
		this.#pending = content;
		this.#attempts = [content];
		this.#keep(gone ? 'gone' : 'failed');
		dropUnsaved(kept);
		if (!gone) void this.#session.retry();
	}

	get state(): SaveState {
		return this.#state;
	}
	/** Whether another tab has changed the log, so that nothing more can be played in this one. */
	get isStale(): boolean {
		return ['stale', 'copied', 'torn'].includes(this.#state.kind);
	}
	/** The number of changes that leaving the page could lose, or would leave in the second store. */
	get unsaved(): number {
		return 'unsaved' in this.#state ? this.#state.unsaved : 0;
	}

	/** Writes what differs from what is stored, and returns when it is written or kept apart. It never throws: the result is in `state`. */
	async save(content: SessionContent): Promise<void> {
		this.#pending = content;
		// The player decides whether a row that was removed comes back.
		if (this.#state.kind === 'gone') return this.#keep('gone');
		if (this.#state.kind !== 'failed') this.#state = { kind: 'saving' };
		this.#writes = this.#writes.then(() => this.#writePending());
		await this.#writtenOrKept(this.#writes);
	}

	/** A database that does not answer must not hold the keys: what it has not taken yet is kept apart. */
	async #writtenOrKept(written: Promise<void>): Promise<void> {
		const isHanging = this.#state.kind === 'failed' && this.#state.why === 'hanging';
		if (await endsWithin(written, isHanging ? SHOWN_SOON : SHOWN_AFTER)) return;
		if (!this.#pending || this.isStale || this.#state.kind === 'gone') return;
		this.#attempts = [...this.#attempts, this.#pending];
		this.#keep('failed', 'hanging');
	}

	async #writePending(): Promise<void> {
		const content = this.#pending;
		if (!content || this.isStale || this.#state.kind === 'gone') return;
		this.#isWriting = true;
		try {
			this.#isStored(await this.#write(content), content);
		} catch (error) {
			await this.#onError(error, content);
		} finally {
			this.#isWriting = false;
		}
	}

	async #write(content: SessionContent): Promise<number> {
		if (this.#stored.rev > 0) return saveChange(this.#session.id, this.#stored.rev, this.#changeTo(content));
		const { session, actions } = this.tableOf(content);
		await createSession({ ...session, rev: 1 }, actions);
		// The facts that were learned on the way are saved by a change of the new row.
		this.#stored = { rev: 1, edition: session.edition, actions: content.actions, at: content.at, facts: this.#session.startFacts };
		return saveChange(session.id, 1, this.#changeTo(content));
	}

	#isStored(rev: number, content: SessionContent): void {
		const { edition } = this.#session.game;
		this.#stored = { rev, edition, actions: content.actions, at: content.at, facts: content.state.facts };
		this.#attempts = [];
		// The table went on while this was written: the rest follows, and is kept apart until then.
		if (this.#pending !== content) return this.#keep('failed', 'hanging');
		this.#pending = undefined;
		this.#dropKept();
		this.cancelRetry();
		this.#state = { kind: 'saved' };
	}

	async #onError(error: unknown, content: SessionContent): Promise<void> {
		const name = error instanceof Error ? error.name : '';
		if (name === 'MissingSession') return this.#onMissingRow();
		if (name === 'StaleSession' || name === 'ConstraintError') {
			if (this.#session.isShared && (await this.#adoptStored())) return await this.save(content);
			const rev = await this.#ownRevision();
			if (rev === undefined) return await this.#endAsStale(this.#attempts.length > 0);
			// Our own write had arrived although it was reported as failed, or another tab has rescued it.
			this.#stored = { ...this.#stored, rev, actions: [] };
			return await this.#writePending();
		}
		this.#attempts = [...this.#attempts, content];
		this.#keep('failed', troubleOf(error));
		this.#schedule(() => this.#session.retry());
	}

	/** The revision in the database if its content is one that this tab has tried to write. The state alone would not do: a note leaves it as it is. */
	async #ownRevision(): Promise<number | undefined> {
		const found = await findSession(this.#session.id).catch(() => undefined);
		const row = found?.row as SessionRow | undefined;
		if (!found || !row) return undefined;
		const log = JSON.stringify(found.actions);
		return this.#attempts.some(({ at, actions }) => at === row.at && JSON.stringify(actions) === log) ? row.rev : undefined;
	}

	#onMissingRow(): void {
		this.#stored = { ...this.#stored, rev: 0, actions: [], at: 0 };
		this.cancelRetry();
		this.#keep('gone');
	}

	/** Keeps the pending content in memory and in the second store, and says so. */
	#keep(kind: 'failed' | 'gone' | 'torn', why?: StoreTrouble): void {
		const content = this.#pending;
		if (!content) return;
		const stored = this.#stored;
		const same = firstDifference(content.actions, stored.actions);
		const unsaved = Math.max(1, content.at - Math.min(same, stored.at), stored.at - content.at);
		const gone = kind === 'gone' ? { gone: true as const } : {};
		const kept = this.#keepApart({ table: this.tableOf(content), base: stored.rev, copyId: this.#copyId, ...gone });
		this.#state = kind === 'failed' ? { kind, why, unsaved, kept } : { kind, unsaved, kept };
	}

	/** The page is being left: what is being written goes to the second store, because the browser may freeze the page before it is done. */
	keepForLater(): void {
		if (this.#pending && this.#isWriting)
			this.#keepApart({ table: this.tableOf(this.#pending), base: this.#stored.rev, copyId: this.#copyId });
	}

	#keepApart(unsaved: UnsavedTable): Kept {
		return keepUnsaved((this.#kept = unsaved));
	}
	#dropKept(): void {
		if (this.#kept) dropUnsaved(this.#kept);
		this.#kept = undefined;
	}

	/** The live query has found no row. A row that was never stored cannot be gone. */
	onMissingRow(content: SessionContent): void {
		if (this.#stored.rev === 0 || this.#isWriting) return;
		this.#pending = content;
		this.#onMissingRow();
	}

	/** The player wants the table back in the database. */
	async putBack(content: SessionContent): Promise<void> {
		this.#state = { kind: 'saving' };
		await this.save(content);
	}

	/**
	 * Whether a revision found in the database was written by another tab. The live query also reports our own writes, sometimes before
	 * the write itself has returned; if the other tab was first with that number, our write fails and `save` notices.
	 */
	isForeignRevision(rev: number): boolean {
		return rev > this.#stored.rev + (this.#isWriting ? 1 : 0);
	}

	/** Goes on from what another tab of a shared table has stored. */
	async #adoptStored(): Promise<boolean> {
		const found = await findSession(this.#session.id).catch(() => undefined);
		const row = found?.row as SessionRow | undefined;
		if (!found || !row) return false;
		this.#stored = { ...this.#stored, rev: row.rev, at: row.at, actions: found.actions };
		return true;
	}

	/** The live query has found a revision of another tab. */
	async onForeignRevision(content: SessionContent): Promise<void> {
		if (this.#session.isShared && (await this.#adoptStored())) return;
		if (this.unsaved === 0) return await this.#endAsStale(false);
		const rev = await this.#ownRevision();
		if (rev === undefined) return await this.#endAsStale(true);
		this.#stored = { ...this.#stored, rev, actions: [] };
		await this.save(content);
	}

	/** Another tab has changed the log. What this tab could not save becomes a table of its own, as soon as the database takes it. */
	async #endAsStale(hasUnsaved: boolean): Promise<void> {
		this.cancelRetry();
		if (!hasUnsaved) {
			this.#pending = undefined;
			this.#state = { kind: 'stale' };
			return;
		}
		this.#keep('torn');
		await this.#storeCopy();
	}

	async #storeCopy(): Promise<void> {
		if (!this.#pending) return;
		const { session, actions } = this.tableOf(this.#pending);
		try {
			await createCopy({ ...session, id: this.#copyId, rev: 1 }, actions);
			this.#dropKept();
			this.#pending = undefined;
			this.#state = { kind: 'copied', copy: this.#copyId };
		} catch {
			this.#schedule(() => this.#storeCopy());
		}
	}

	/** Tries again to store the copy of a session that another tab has changed. */
	async retryCopy(): Promise<void> {
		if (this.#state.kind === 'torn') await this.#storeCopy();
	}

	cancelRetry(): void {
		clearTimeout(this.#retryTimer);
	}

	#schedule(retry: () => Promise<void>): void {
		this.cancelRetry();
		this.#retryTimer = setTimeout(() => void reopen().then(retry, retry), RETRY_AFTER);
	}

	/** The session as it would be stored with this content. */
	tableOf({ actions, at, state, aside }: SessionContent): StoredTable {
		const { id, game, setup, startFacts, startedAt } = this.#session;
		return {
			session: {
				id,
				game: game.id,
				box: boxOf(game.id as GameId),
				setup,
				facts: startFacts,
				rev: Math.max(1, this.#stored.rev),
				startedAt,
				...this.#rowOf(at, state),
				...(aside ? { aside } : {})
			},
			actions
		};
	}

	#rowOf(at: number, state: TableState) {
		const { game, setup } = this.#session;
		return {
			edition: game.edition,
			at,
			digest: digest(state),
			playedAt: Date.now(),
			...endFields(state),
			summary: summaryOf(this.#session, state, setup.seats)
		};
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
				...this.#rowOf(at, state),
				end: endFields(state).end,
				// An upgrade may have changed the whole log: it is stored together with the new edition, or not at all.
				...(stored.edition < game.edition ? { setup, facts: startFacts } : {}),
				aside
			},
			learned: Object.fromEntries(
				Object.entries(factChanges(stored.facts, state.facts)).map(([fact, is]) => [fact, { was: stored.facts[fact], is }])
			)
		};
	}
}

/** Actions are rarely equal without being the same object: only in a session that was opened from the second store. */
function firstDifference(a: readonly Json[], b: readonly Json[]): number {
	const shorter = Math.min(a.length, b.length);
	for (let i = 0; i < shorter; i++) if (a[i] !== b[i] && JSON.stringify(a[i]) !== JSON.stringify(b[i])) return i;
	return shorter;
}
