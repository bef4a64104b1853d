import type { Ask, Facts, Json, Log, Odd, Ruling, TableState } from '../rules/contract.ts';
import type { AnyGame } from '../rules/contract.ts';
import { digest, type HistoryLine, replay, type Replay, visibleHistory } from '../rules/replay.ts';
import { isLong } from './odds/job.ts';
import type { OpenableRow } from './schemas.ts';
import { type SaveState, SessionSaver } from './session-saver.svelte.ts';
import type { LoadedGame } from './summary.ts';
import type { StoredSource } from './stored-source.ts';
import type { Aside, StoredTable } from './stored-rows.ts';

/** The stored log could not be replayed to its end, or the replay ends in a state other than the stored one. */
export type ReplayProblem = { readonly kind: 'stopped'; readonly at: number; readonly refused: Ruling } | { readonly kind: 'elsewhere' };

/** The log of the session after a change, played as far as the rules accept it. */
export interface PlayedLog {
	readonly actions: readonly Json[];
	readonly played: Replay<TableState>;
}

/** A table shared with other devices: it decides which actions are in the log, because another device may have been first. */
export interface SharedActions {
	/** The seat that this device has taken: what is for its eyes is shown here without further ado. */
	readonly seat: string | undefined;
	/** Whether this device may play. */
	readonly mayAct: boolean;
	act(action: Json): PlayedLog;
	moveTo(at: number): PlayedLog;
	redo(): PlayedLog;
	amend(at: number, action: Json): PlayedLog;
}

/** A session on screen: one log, and everything that is worked out from it. */
export class Session {
	readonly id: string;
	readonly game: AnyGame;
	readonly words: LoadedGame['words'];
	readonly setup: OpenableRow['setup'];
	readonly startedAt: number;
	readonly #facts: Facts;
	readonly #saver: SessionSaver;

	/** The log; the actions from `#at` on were undone. Raw, because IndexedDB refuses proxies. */
	#actions = $state.raw<readonly Json[]>([]);
	#at = $state.raw(0);
	#played = $state.raw() as Replay<TableState>;
	#aside = $state.raw<Aside>();
	#replayProblem = $state.raw<ReplayProblem>();
	#stateBefore = $state.raw<TableState>();
	/** Odds that the worker has calculated, of this state and of the last one. */
	#longOdds = $state.raw<readonly (readonly [state: TableState, odds: readonly Odd[]])[]>([]);
	#queue: Promise<unknown> = Promise.resolve();
	#shared = $state.raw<SharedActions>();

	readonly guide = $derived.by(() => {
		const guide = this.game.guide(this.state);
		// At a shared table each phone asks only for what its own seat may see.
		return this.isShared ? { ...guide, asks: guide.asks.filter(({ eyes }) => this.sees(eyes)) } : guide;
	});
	/** The odds of this state take too long for a tap: the page has them calculated and passes them to `setLongOdds`. */
	readonly hasLongOdds = $derived.by(() => isLong(this.game, { kind: 'odds', state: this.state }));
	readonly odds = $derived.by(() => this.#oddsOf(this.state).filter(({ eyes }) => !this.isShared || this.sees(eyes)));
	/** The odds before the last action, to show what it changed ("33 % → 64 %"). Empty after undo, redo and reload. */
	readonly oddsBefore = $derived.by(() => (this.#stateBefore ? this.#oddsOf(this.#stateBefore) : []));
	readonly advice = $derived.by(() => this.game.advice?.(this.state, this.odds) ?? []);
	readonly dials = $derived.by(() => this.game.dials(this.state));
	/** What the table may still see and undo. */
	readonly history: readonly HistoryLine[] = $derived.by(() => visibleHistory(this.#played.history, this.state));

	/** `log` is the log of the source, brought to the edition of the game. */
	constructor(source: StoredSource, log: Log, { game, words }: LoadedGame, played: Replay<TableState>) {
		const { row } = source;
		this.id = row.id;
		this.startedAt = row.startedAt ?? Date.now();
		this.game = game;
		this.words = words;
		this.setup = log.setup;
		this.#facts = log.facts;
		this.#actions = log.actions as readonly Json[];
		this.#at = played.history.length - 1;
		this.#played = played;
		this.#aside = row.aside;
		if (played.stopped) this.#replayProblem = { kind: 'stopped', ...played.stopped };
		else if (row.digest !== '' && row.edition === game.edition && row.digest !== digest(played.state))
			this.#replayProblem = { kind: 'elsewhere' };
		const { rev, at, actions } = source.stored;
		this.#saver = new SessionSaver(this, { rev, at, edition: row.edition, actions, facts: played.state.facts });
		if (source.unsaved) this.#saver.startUnsaved(this.#content, source.unsaved);
	}

	/** The facts known at the start, which the log begins with. */
	get startFacts(): Facts {
		return this.#facts;
	}
	get state(): TableState {
		return this.#played.state;
	}
	get saveState(): SaveState {
		return this.#saver.state;
	}
	/** Another tab has changed the log: nothing more can be played here. */
	get isStale(): boolean {
		return this.#saver.isStale;
	}
	/** Changes that are not in the database. */
	get unsaved(): number {
		return this.#saver.unsaved;
	}
	get replayProblem(): ReplayProblem | undefined {
		return this.#replayProblem;
	}
	/** Actions that no longer follow after an earlier one was amended. */
	get aside(): Aside | undefined {
		return this.#aside;
	}
	get isShared(): boolean {
		return this.#shared !== undefined;
	}
	/** The seat of this device, where each player has one. */
	get seat(): string | undefined {
		return this.#shared?.seat;
	}
	/** Whether this device may show what is for the eyes of one seat. */
	sees(eyes: string | undefined): boolean {
		return eyes === undefined || eyes === this.seat;
	}
	/** How many actions are done. */
	get at(): number {
		return this.#at;
	}
	get canRedo(): boolean {
		return this.#at < this.#actions.length;
	}
	/** The first step of the last action, if there is one and the veil lets the table undo it: the label of the undo key. */
	get undoLabel(): Ruling | undefined {
		return this.#at > 0 && this.history.length > 0 ? this.lastSteps[0] : undefined;
	}
	/** The steps of the last action, or of the start. */
	get lastSteps(): readonly Ruling[] {
		return this.#played.history.at(-1)?.steps ?? [];
	}
	/** The log as it is exported, unsaved actions included and undone ones left out. */
	get log(): Log {
		return {
			game: this.game.id,
			edition: this.game.edition,
			setup: this.setup,
			facts: this.#facts,
			actions: this.#actions.slice(0, this.#at)
		};
	}

	/** This session as it was after so many actions, to be looked at: it is not saved. */
	asOf(at: number): Session {
		const { session: row } = this.table;
		const log = { ...this.log, actions: this.log.actions.slice(0, at) };
		const actions = log.actions as readonly Json[];
		const source: StoredSource = { row: { ...row, at, digest: '' }, actions, stored: { rev: row.rev, at, actions } };
		return new Session(source, log, this, replay(this.game, log));
	}

	/** The session as it is exported: everything, with unsaved, undone, unplayable actions and those put aside. */
	get table(): StoredTable {
		const table = this.#saver.tableOf(this.#content);
		return this.#replayProblem?.kind === 'stopped'
			? { ...table, session: { ...table.session, at: this.#actions.length, digest: '' } }
			: table;
	}
	get #content() {
		return { actions: this.#actions, at: this.#at, state: this.state, aside: this.#aside };
	}

	/** The odds of this state are long and have not been calculated yet. */
	get oddsPending(): boolean {
		return this.hasLongOdds && this.#longOddsOf(this.state) === undefined;
	}
	/** Takes the odds of a state that the worker has calculated. */
	setLongOdds(state: TableState, odds: readonly Odd[]): void {
		this.#longOdds = [...this.#longOdds.slice(-1), [state, odds]];
	}
	#longOddsOf(state: TableState): readonly Odd[] | undefined {
		return this.#longOdds.find(([of]) => of === state)?.[1];
	}
	#oddsOf(state: TableState): readonly Odd[] {
		return this.#longOddsOf(state) ?? (isLong(this.game, { kind: 'odds', state }) ? [] : (this.game.odds?.(state) ?? []));
	}

	/**
	 * Applies an action, or returns the rule that forbids it. Actions wait for each other: a tap during a save is applied to the state that
	 * results, or dropped if the ask it answers is no longer open.
	 */
	act(action: unknown, askId?: string): Promise<Ruling | undefined> {
		return this.#enqueue(async () => {
			if (!this.#mayAct) return undefined;
			if (askId !== undefined && !this.guide.asks.some((ask) => hasId(ask, askId))) return undefined;
			this.#putUnplayableAside();
			const before = this.state;
			const outcome = this.game.apply(before, action);
			if (!outcome.ok) return outcome.refused;
			if (this.#shared) {
				await this.#show(this.#shared.act(action as Json));
				this.#stateBefore = before;
				return undefined;
			}
			const line: HistoryLine = { turn: before.turn, steps: outcome.steps };
			const actions = [...this.#actions.slice(0, this.#at), action as Json];
			// One step and no replay: a tap costs the same however long the log is.
			await this.#saveAndShow(actions, { state: outcome.state, history: [...this.#played.history, line] });
			this.#stateBefore = before;
			return undefined;
		});
	}

	undo(): Promise<void> {
		return this.takeBack(this.#at - 1);
	}

	redo(): Promise<void> {
		return this.#enqueue(() => {
			if (!this.canRedo || !this.#mayAct) return undefined;
			return this.#shared ? this.#show(this.#shared.redo()) : this.#replayTo(this.#at + 1);
		});
	}

	/** Goes back to the state after so many actions. The others can be redone until the next action. */
	takeBack(at: number): Promise<void> {
		return this.#enqueue(() => {
			if (at < 0 || at >= this.#at || !this.#mayAct) return undefined;
			return this.#shared ? this.#show(this.#shared.moveTo(at)) : this.#replayTo(at);
		});
	}

	/** Replaces an action that was entered wrongly. If later actions no longer follow, they are put aside. */
	amend(at: number, action: unknown): Promise<Ruling | undefined> {
		return this.#enqueue(async () => {
			// Another change may have taken the action back in the meantime.
			if (at >= this.#at || !this.#mayAct) return undefined;
			const actions = this.#actions.slice(0, this.#at).with(at, action as Json);
			const played = replay(this.game, { ...this.log, actions });
			const { stopped } = played;
			if (stopped?.at === at) return stopped.refused;
			if (this.#shared) {
				await this.#show(this.#shared.amend(at, action as Json));
				return undefined;
			}
			if (stopped) this.#putAside({ from: stopped.at, actions: actions.slice(stopped.at), refused: stopped.refused });
			await this.#saveAndShow(actions.slice(0, stopped?.at ?? actions.length), played);
			return undefined;
		});
	}

	/** The state in which an action was entered, to ask its question again. */
	stateBefore(at: number): TableState {
		return replay(this.game, { ...this.log, actions: this.#actions.slice(0, at) }).state;
	}
	actionAt(at: number): Json | undefined {
		return this.#actions[at];
	}

	/** The player has read which actions were put aside and lets them go. */
	dropAside(): Promise<void> {
		return this.#enqueue(() => {
			this.#aside = undefined;
			return this.#save();
		});
	}
	/** The player has read the replay problem and plays on from the state on the screen. */
	acceptReplay(): Promise<void> {
		return this.#enqueue(() => {
			this.#putUnplayableAside();
			return this.#save();
		});
	}

	/** Actions that could not be replayed are put aside, so that the next action does not overwrite them. */
	#putUnplayableAside(): void {
		if (this.#replayProblem?.kind === 'stopped') {
			this.#putAside({ from: this.#at, actions: this.#actions.slice(this.#at), refused: this.#replayProblem.refused });
			this.#actions = this.#actions.slice(0, this.#at);
		}
		this.#replayProblem = undefined;
	}

	/** What was put aside before stays there too. */
	#putAside(aside: Aside): void {
		const { earlier = [], ...last } = this.#aside ?? { earlier: undefined };
		this.#aside = 'from' in last ? { ...aside, earlier: [...earlier, last] } : aside;
	}

	/** From now on the table is shared, or no longer (`undefined`). */
	shareWith(shared: SharedActions | undefined): void {
		this.#shared = shared;
	}
	get #mayAct(): boolean {
		return this.#shared?.mayAct ?? true;
	}
	/** Another device has changed the shared log. */
	onSharedChange(log: PlayedLog): Promise<void> {
		return this.#enqueue(() => this.#show(log));
	}
	#show({ actions, played }: PlayedLog): Promise<void> {
		return this.#saveAndShow(actions, played);
	}

	/** The live query reports the revision of the stored row, or null if there is none. Our own writes are ignored without waiting. */
	async onStoredRevision(rev: number | null | undefined): Promise<void> {
		if (rev === undefined || (rev !== null && !this.#saver.isForeignRevision(rev))) return;
		await this.#enqueue(() => {
			if (rev === null) return this.#saver.onMissingRow(this.#content);
			return this.#saver.isForeignRevision(rev) ? this.#saver.onForeignRevision(this.#content) : undefined;
		});
	}

	close(): void {
		this.#saver.cancelRetry();
	}
	/** The page is being left for another site or frozen. */
	keepForLater(): void {
		this.#saver.keepForLater();
	}

	/** Tries again to save what could not be saved. */
	async retry(): Promise<void> {
		await this.#enqueue(() => (this.saveState.kind === 'failed' ? this.#save() : undefined));
		await this.#saver.retryCopy();
	}
	/** Stores a table again whose row is gone. */
	putBack(): Promise<void> {
		return this.#enqueue(() => (this.saveState.kind === 'gone' ? this.#saver.putBack(this.#content) : undefined));
	}

	/** Runs one change after the other; once the session is stale, none. */
	#enqueue<T>(run: () => T | Promise<T>): Promise<Awaited<T>> {
		const result = this.#queue.then(() => (this.isStale ? (undefined as T) : run()));
		this.#queue = result.catch(() => {});
		return result as Promise<Awaited<T>>;
	}

	#replayTo(at: number): Promise<void> {
		return this.#saveAndShow(this.#actions, replay(this.game, { ...this.log, actions: this.#actions.slice(0, at) }));
	}

	/** Saves first and shows afterwards. What cannot be saved is shown too, with a warning, unless another tab was first. */
	async #saveAndShow(actions: readonly Json[], played: Replay<TableState>): Promise<void> {
		const at = played.history.length - 1;
		await this.#saver.save({ actions, at, state: played.state, aside: this.#aside });
		if (this.isStale) return;
		this.#actions = actions;
		this.#at = at;
		this.#played = played;
		this.#stateBefore = undefined;
	}

	#save(): Promise<void> {
		return this.#saver.save(this.#content);
	}
}

const hasId = (ask: Ask<unknown>, id: string): boolean =>
	ask.id === id || (ask.kind === 'dice' && ask.shorter !== undefined && hasId(ask.shorter, id));
