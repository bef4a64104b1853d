import { factChanges } from '../rules/facts.ts';
import type { Ask, Facts, Json, Log, Odd, Ruling, TableState } from '../rules/contract.ts';
import { type AnyGame, isBuilt } from '../rules/index.ts';
import { digest, replay, type Replay, type HistoryLine, CannotStart, visibleHistory, upgradeLog } from '../rules/replay.ts';
import { storeCopy, isSessionRow, type LoadedGame, loadGameAndWords, summaryOf } from './start-session.ts';
import { isLong } from './odds/job.ts';
import { type Aside, type Change, findSession, saveChange, reopen, type SessionRow, StaleSession } from './storage.ts';

/** How the record stands: all written, being written, so many actions not written, or changed by another tab. */
export type SaveState =
	| { readonly is: 'saved' | 'saving' }
	| { readonly is: 'failed'; readonly unsaved: number }
	/** `copy`: what this tab had not written was kept as a table of its own. */
	| { readonly is: 'stale'; readonly copy?: string };

/** Why a table cannot be opened. The row is there to be exported; nothing is lost. */
export type OpenFailure = { readonly id: string; readonly raw: unknown } & (
	| { readonly is: 'missing' | 'unreadable' | 'newer' }
	| { readonly is: 'unknown-game'; readonly game: string }
	| { readonly is: 'unstartable'; readonly refused: Ruling }
);

/** The log could not be played to its end, or it ends elsewhere than it did. */
export type ReplayProblem = { readonly is: 'stopped'; readonly at: number; readonly refused: Ruling } | { readonly is: 'elsewhere' };

const RETRY = 5_000;

/** A session on screen: one log, and everything shown worked out from it. */
export class Session {
	readonly id: string;
	readonly game: AnyGame;
	readonly words: LoadedGame['words'];
	readonly setup: SessionRow['setup'];
	readonly #facts: Facts;

	/** The log, with what was undone behind `#at`. Raw: IndexedDB refuses proxies. */
	#actions = $state.raw<readonly Json[]>([]);
	#at = $state.raw(0);
	#played = $state.raw() as Replay<TableState>;
	#record = $state.raw<SaveState>({ is: 'saved' });
	#aside = $state.raw<Aside>();
	#doubt = $state.raw<ReplayProblem>();
	#before = $state.raw<TableState>();
	/** Long odds, told from beside the page: of this state and of the last one. */
	#long = $state.raw<readonly (readonly [state: TableState, odds: readonly Odd[]])[]>([]);

	/** What the database holds, as far as we know. */
	#saved: { rev: number; actions: readonly Json[]; at: number; facts: Facts; aside: Aside | undefined };
	#queue: Promise<unknown> = Promise.resolve();
	#retry: ReturnType<typeof setTimeout> | undefined;

	readonly guide = $derived.by(() => this.game.guide(this.state));
	/** Too long for a tap: whoever shows the table has them worked out beside it, and tells them here. */
	readonly longOdds = $derived.by(() => isLong(this.game, { is: 'odds', state: this.state }));
	readonly odds = $derived.by(() => (this.longOdds ? (this.#told(this.state) ?? []) : (this.game.odds?.(this.state) ?? [])));
	/** The odds before the last act, as long as the table has gone on from there: "33 % → 64 %". */
	readonly oddsBefore = $derived.by(() => this.#oddsOf(this.#before));
	/** The choices open now, compared in words. */
	readonly advice = $derived.by(() => this.game.advice?.(this.state, this.odds) ?? []);
	readonly dials = $derived.by(() => this.game.dials(this.state));
	/** What the table may still see and take back. */
	readonly history: readonly HistoryLine[] = $derived.by(() => visibleHistory(this.#played.history, this.state));

	private constructor(row: SessionRow, actions: readonly Json[], { game, words }: LoadedGame, played: Replay<TableState>) {
		this.id = row.id;
		this.game = game;
		this.words = words;
		this.setup = row.setup;
		this.#facts = row.facts;
		this.#actions = actions;
		this.#at = played.history.length - 1;
		this.#played = played;
		this.#aside = row.aside;
		if (played.stopped) this.#doubt = { is: 'stopped', ...played.stopped };
		else if (row.edition === game.edition && row.digest !== digest(played.state)) this.#doubt = { is: 'elsewhere' };
		this.#saved = { rev: row.rev, actions, at: row.at, facts: played.state.facts, aside: row.aside };
	}

	static async open(id: string): Promise<Session | OpenFailure> {
		const found = await findSession(id);
		if (!found) return { is: 'missing', id, raw: null };
		const { row, actions } = found;
		const trouble = { id, raw: { session: row, actions } };
		if (!isSessionRow(row)) return { ...trouble, is: 'unreadable' };
		if (!isBuilt(row.game)) return { ...trouble, is: 'unknown-game', game: row.game };
		const ready = await loadGameAndWords(row.game);
		if (row.edition > ready.game.edition) return { ...trouble, is: 'newer' };
		try {
			const log: Log = upgradeLog(ready.game, { game: row.game, edition: row.edition, setup: row.setup, facts: row.facts, actions });
			const played = replay(ready.game, { ...log, actions: log.actions.slice(0, row.at) });
			return new Session(row, log.actions as readonly Json[], ready, played);
		} catch (error) {
			return error instanceof CannotStart ? { ...trouble, is: 'unstartable', refused: error.refused } : { ...trouble, is: 'unreadable' };
		}
	}

	get state(): TableState {
		return this.#played.state;
	}
	get record(): SaveState {
		return this.#record;
	}
	get doubt(): ReplayProblem | undefined {
		return this.#doubt;
	}
	/** What no longer follows from an entry that was typed again. */
	get aside(): Aside | undefined {
		return this.#aside;
	}
	get at(): number {
		return this.#at;
	}
	/** Long odds have been worked out. */
	reckoned(state: TableState, odds: readonly Odd[]): void {
		this.#long = [...this.#long.slice(-1), [state, odds]];
	}
	#told(state: TableState): readonly Odd[] | undefined {
		return this.#long.find(([of]) => of === state)?.[1];
	}
	#oddsOf(state: TableState | undefined): readonly Odd[] {
		if (!state) return [];
		return this.#told(state) ?? (isLong(this.game, { is: 'odds', state }) ? [] : (this.game.odds?.(state) ?? []));
	}
	/** Long odds that nobody has worked out yet. */
	get oddsDue(): boolean {
		return this.longOdds && this.#told(this.state) === undefined;
	}
	get redoable(): boolean {
		return this.#at < this.#actions.length;
	}
	/** The last thing told, if the veil lets the table take it back: the label of the undo key. */
	get undoable(): Ruling | undefined {
		return this.#at > 0 && this.history.length > 0 ? this.#played.history.at(-1)!.steps[0] : undefined;
	}
	/** What was said in the last breath. */
	get happened(): readonly Ruling[] {
		return this.#played.history.at(-1)?.steps ?? [];
	}
	/** The whole log as a file, unsaved actions included. */
	get log(): Log {
		return {
			game: this.game.id,
			edition: this.game.edition,
			setup: this.setup,
			facts: this.#facts,
			actions: this.#actions.slice(0, this.#at)
		};
	}

	/**
	 * Plays an action, or answers with the rule that stands in the way. Acts wait for each other: a tap during a write is answered on the
	 * state that results, or dropped if its question is gone.
	 */
	act(action: unknown, asked?: Ruling): Promise<Ruling | undefined> {
		return this.#next(async () => {
			if (asked && !this.#asks(asked)) return undefined;
			this.#acceptDoubt();
			const outcome = this.game.apply(this.state, action);
			if (!outcome.ok) return outcome.refused;
			const told: HistoryLine = { turn: this.state.turn, steps: outcome.steps };
			const actions = [...this.#actions.slice(0, this.#at), action as Json];
			const before = this.state;
			// One step, not a replay: a tap costs the same late in the evening.
			await this.#become(actions, this.#at + 1, { state: outcome.state, history: [...this.#played.history, told] });
			this.#before = before;
			return undefined;
		});
	}

	#asks(prompt: Ruling): boolean {
		const wanted = JSON.stringify(prompt);
		const same = (ask: Ask<unknown>): boolean =>
			JSON.stringify(ask.prompt) === wanted || (ask.kind === 'dice' && ask.shorter !== undefined && same(ask.shorter));
		return this.guide.asks.some(same);
	}

	undo(): Promise<void> {
		return this.takeBack(this.#at - 1);
	}

	redo(): Promise<void> {
		return this.#next(() => (this.redoable ? this.#replayed(this.#actions, this.#at + 1) : undefined));
	}

	/** Back to where so many actions had been told. What came after can be redone until the next act. */
	takeBack(at: number): Promise<void> {
		return this.#next(() => (at >= 0 && at < this.#at ? this.#replayed(this.#actions, at) : undefined));
	}

	/** "I typed it wrong": another action in the same place. If the rest no longer follows, it is kept aside. */
	amend(at: number, action: unknown): Promise<Ruling | undefined> {
		return this.#next(async () => {
			const actions = this.#actions.slice(0, this.#at).with(at, action as Json);
			const played = replay(this.game, { ...this.log, actions });
			const { stopped } = played;
			if (stopped?.at === at) return stopped.refused;
			if (stopped) this.#aside = { from: stopped.at, actions: actions.slice(stopped.at), refused: stopped.refused };
			await this.#become(actions.slice(0, stopped?.at ?? actions.length), played.history.length - 1, played);
			return undefined;
		});
	}

	/** The state before an action was told, to ask its question again. */
	before(at: number): TableState {
		return replay(this.game, { ...this.log, actions: this.#actions.slice(0, at) }).state;
	}
	actionAt(at: number): Json | undefined {
		return this.#actions[at];
	}

	/** The player has seen what no longer follows and lets it go. */
	dropAside(): Promise<void> {
		return this.#next(() => {
			this.#aside = undefined;
			return this.#write();
		});
	}
	/** The player has seen the doubt and goes on from here: what is on the screen is the game. */
	goOn(): Promise<void> {
		return this.#next(() => {
			this.#acceptDoubt();
			return this.#write();
		});
	}

	/** Actions that could not be played are put aside, never overwritten. */
	#acceptDoubt(): void {
		if (this.#doubt?.is === 'stopped') {
			this.#aside = { from: this.#at, actions: this.#actions.slice(this.#at), refused: this.#doubt.refused };
			this.#actions = this.#actions.slice(0, this.#at);
		}
		this.#doubt = undefined;
	}

	/** Another tab has written: take over what it made of the table. */
	async follow(): Promise<Session | OpenFailure> {
		this.close();
		return Session.open(this.id);
	}

	/** Somebody says that the row has changed. Our own writes are known. */
	noticed(rev: number | undefined): Promise<void> {
		return this.#next(() => (rev !== undefined && rev > this.#saved.rev ? this.#stale() : undefined));
	}

	close(): void {
		clearTimeout(this.#retry);
	}

	/** Tries again to write what is not written. */
	retry(): Promise<void> {
		return this.#next(() => (this.#record.is === 'failed' ? this.#write() : undefined));
	}

	#next<T>(run: () => T | Promise<T>): Promise<Awaited<T>> {
		const next = this.#queue.then(() => (this.#record.is === 'stale' ? (undefined as T) : run()));
		this.#queue = next.catch(() => {});
		return next as Promise<Awaited<T>>;
	}

	#replayed(actions: readonly Json[], at: number): Promise<void> {
		const played = replay(this.game, { ...this.log, actions: actions.slice(0, at) });
		return this.#become(actions, played.history.length - 1, played);
	}

	/** Saved first, shown second; when it cannot be saved it is shown all the same, and the mark turns red. */
	async #become(actions: readonly Json[], at: number, played: Replay<TableState>): Promise<void> {
		const before = { actions: this.#actions, at: this.#at };
		await this.#write(actions, at, played);
		if (this.#record.is === 'stale') {
			this.#actions = before.actions;
			this.#at = before.at;
			return;
		}
		this.#actions = actions;
		this.#at = at;
		this.#played = played;
		this.#before = undefined;
	}

	async #write(actions = this.#actions, at = this.#at, played = this.#played): Promise<void> {
		if (this.#record.is !== 'failed') this.#record = { is: 'saving' };
		const saved = this.#saved;
		try {
			const rev = await saveChange(this.id, saved.rev, this.#change(actions, at, played));
			this.#saved = { rev, actions, at, facts: played.state.facts, aside: this.#aside };
			this.#record = { is: 'saved' };
			clearTimeout(this.#retry);
		} catch (error) {
			if (error instanceof Error && (error.name === 'StaleSession' || error instanceof StaleSession)) return this.#stale();
			const same = firstDifference(actions, saved.actions);
			this.#record = { is: 'failed', unsaved: Math.max(1, at - Math.min(same, saved.at), saved.at - at) };
			clearTimeout(this.#retry);
			this.#retry = setTimeout(
				() =>
					void reopen().then(
						() => this.retry(),
						() => this.retry()
					),
				RETRY
			);
		}
	}

	/** Everything that differs from what was written last, however many actions that is. */
	#change(actions: readonly Json[], at: number, { state }: Replay<TableState>): Change {
		const saved = this.#saved;
		const same = firstDifference(actions, saved.actions);
		const rows =
			same < actions.length || actions.length < saved.actions.length ? { rows: { from: same, actions: actions.slice(same) } } : {};
		return {
			...rows,
			row: {
				edition: this.game.edition,
				at,
				digest: digest(state),
				playedAt: Date.now(),
				over: !!state.over,
				summary: summaryOf(this, state, this.setup.seats),
				aside: this.#aside
			},
			learned: Object.fromEntries(
				Object.entries(factChanges(saved.facts, state.facts)).map(([fact, is]) => [fact, { was: saved.facts[fact], is }])
			)
		};
	}

	/** What this tab has not written is kept as a table of its own before it follows the other. */
	async #stale(): Promise<void> {
		clearTimeout(this.#retry);
		const unsaved = this.#record.is === 'failed';
		let copy: string | undefined;
		if (unsaved) copy = await storeCopy(this, this.log).catch(() => undefined);
		this.#record = copy ? { is: 'stale', copy } : { is: 'stale' };
	}
}

function firstDifference(a: readonly Json[], b: readonly Json[]): number {
	const shorter = Math.min(a.length, b.length);
	for (let i = 0; i < shorter; i++) if (a[i] !== b[i]) return i;
	return shorter;
}
