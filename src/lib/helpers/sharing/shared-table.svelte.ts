import * as Y from 'yjs';
import type { Json, Ruling } from '../../rules/contract.ts';
import { HOST_PREFIX } from '../../sharing/choose-log.ts';
import { cipherWith } from '../../sharing/cipher.ts';
import { joinLink } from '../../sharing/codes.ts';
import { newDeviceId } from '../../sharing/entries.ts';
import { foldTable, mayAct, type SharedTableState } from '../../sharing/fold-table.ts';
import { locksIn, newDeviceKey } from '../../sharing/locks.ts';
import { consequencesOf, countsAfterAll, isInForce, isSameFact, type Loss } from '../../sharing/lost-entries.ts';
import { keysOf, newSecret } from '../../sharing/keys.ts';
import { type Payload, PayloadReader, type Rights, type StartPayload } from '../../sharing/payload.ts';
import { isPrivate, type PlayedTable, playShared, type PrivateAction } from '../../sharing/play-shared.ts';
import { type LogChange, SharedLog } from '../../sharing/shared-log.ts';
import { siteAddress } from '../base-path.ts';
import type { PlayedLog, Session, SharedActions } from '../session.svelte.ts';
import { removeShare, saveShare, shareOf } from '../storage.ts';
import type { ShareRow } from '../stored-rows.ts';
import { HostConnection, type Presence } from './connection.svelte.ts';
import { BroughtFacts } from './brought-facts.ts';
import { DirectLinks, takePeer } from './direct-links.svelte.ts';
import type { DirectPeer } from './direct-peer.svelte.ts';
import { describeLoss, type LostActions } from './lost-actions.ts';
import { OwnSecrets } from './own-secrets.ts';
import { joinTabs } from './tabs.ts';

/** Another device of the table: here, asleep with its screen off, or away. */
export interface OtherDevice {
	readonly device: string;
	readonly seat: string | undefined;
	readonly is: 'here' | 'asleep' | 'away';
}

/** A session that several devices play. The session itself stays on every device and can be played alone at any time. */
export class SharedTable implements SharedActions {
	readonly session: Session;
	readonly secret: Uint8Array;
	readonly device: string;
	readonly #doc: Y.Doc;
	readonly #log: SharedLog;
	readonly #connection: HostConnection;
	readonly #links: DirectLinks;
	/** Shared phone to phone, without a host. */
	readonly isDirect: boolean;
	readonly #secrets: OwnSecrets;
	readonly #key: Uint8Array;
	readonly #payloads: PayloadReader;
	readonly #leaveTabs: () => void;
	#isClosed = false;
	#state = $state.raw() as SharedTableState;
	#played = $state.raw() as PlayedTable;
	#lost = $state.raw<LostActions>();
	#loss: Loss | undefined;
	/** A change of our own is shown by the session itself. */
	#isLocalChange = false;
	#saving: Promise<unknown> = Promise.resolve();
	readonly #brought: BroughtFacts | undefined;

	private constructor(session: Session, row: ShareRow, doc: Y.Doc) {
		const { secret, device, isDirect = false, key = newDeviceKey(), privateActions, bringsMemory = false } = row;
		this.session = session;
		this.secret = secret;
		this.device = device;
		this.isDirect = isDirect;
		this.#doc = doc;
		this.#key = key;
		this.#secrets = new OwnSecrets(key, privateActions);
		const keys = keysOf(secret);
		const cipher = cipherWith(keys.seal);
		this.#log = new SharedLog(doc, { device, cipher, onChange: (change) => this.#onChange(change) });
		this.#payloads = new PayloadReader(this.#log);
		this.#refresh();
		this.#connection = new HostConnection(doc, keys, cipher, this.#presence, isDirect);
		this.#links = new DirectLinks(doc, this.#connection.awareness);
		const peer = takePeer(secret);
		if (peer) this.#links.add(peer);
		this.#leaveTabs = joinTabs(doc, keys.room);
		document.addEventListener('visibilitychange', this.#sayPresence);
		session.shareWith(this);
		void session.onSharedChange(this.#played);
		this.#brought = bringsMemory ? new BroughtFacts() : undefined;
		void this.#brought?.read(session.game).then(() => this.#bringFact());
	}

	/** Shares a session with other devices, through the host of this page or directly. */
	static async share(session: Session, rights: Rights, isDirect = false): Promise<SharedTable> {
		const secret = newSecret();
		const device = newDeviceId();
		const doc = new Y.Doc();
		const log = new SharedLog(doc, { device, cipher: cipherWith(keysOf(secret).seal) });
		const key = newDeviceKey();
		const secrets = new OwnSecrets(key);
		const privateActions: PrivateAction[] = [];
		const actions: Json[] = [];
		for (const action of session.log.actions as readonly Json[])
			if (session.game.isPrivate?.(action)) privateActions.push({ after: actions.length, action });
			else actions.push(secrets.lock(action));
		const start: StartPayload = { kind: 'start', log: { ...session.log, actions }, rights };
		log.append(start);
		const keys = secrets.revealed(session.game, start);
		if (keys.length > 0) log.append({ kind: 'open', keys: [...keys] } satisfies Payload);
		log.destroy();
		const row: ShareRow = { session: session.id, secret, device, document: Y.encodeStateAsUpdate(doc), isDirect, key, privateActions };
		await saveShare(row);
		return new SharedTable(session, row, doc);
	}

	/** The shared table of a session that was shared before, or undefined. */
	static async of(session: Session): Promise<SharedTable | undefined> {
		const row = await shareOf(session.id);
		if (!row) return undefined;
		const doc = new Y.Doc();
		Y.applyUpdate(doc, row.document);
		return new SharedTable(session, row, doc);
	}

	get state(): SharedTableState {
		return this.#state;
	}
	get connection(): HostConnection['state'] {
		return this.#links.isOpen ? { kind: 'connected' } : this.#connection.state;
	}
	/** Own actions that no longer count, until the player has read it. */
	get lost(): LostActions | undefined {
		return this.#lost;
	}
	get link(): string {
		return joinLink(siteAddress(), this.secret);
	}
	/** The link for one phone that connects directly, with the code of this phone. */
	directLink(offer: Uint8Array): string {
		return joinLink(siteAddress(), this.secret, offer);
	}
	/** Plays with a phone that is or will be connected directly. */
	addPeer(peer: DirectPeer): void {
		this.#links.add(peer);
	}
	/** The seat that this device has taken. */
	get seat(): string | undefined {
		return this.#state.seats.get(this.device);
	}
	get isOpener(): boolean {
		return this.#state.opener === this.device;
	}
	get mayAct(): boolean {
		return mayAct(this.#state, this.device);
	}
	/** Whether the host has everything that this device shows. */
	get isKept(): boolean {
		return this.#log.isKeptByHost(this.#log.head, HOST_PREFIX);
	}
	/** The other devices, those with a seat first. A device with two tabs is awake if one of them is. */
	get others(): readonly OtherDevice[] {
		const { present } = this.#connection;
		const { seats } = this.#state;
		const devices = [...seats.keys(), ...present.map(({ device }) => device)];
		const others = devices.filter((device, i) => device !== this.device && devices.indexOf(device) === i);
		return others.map((device) => {
			const tabs = present.filter((each) => each.device === device);
			const is = tabs.length === 0 ? 'away' : tabs.every(({ isAsleep }) => isAsleep) ? 'asleep' : 'here';
			return { device, seat: seats.get(device), is };
		});
	}
	/** The device that entered an action, its seat, and whether it replaced an action that was entered wrongly. */
	authorOf(at: number): { readonly seat: string | undefined; readonly isOwn: boolean; readonly isAmended: boolean } | undefined {
		const source = this.#played.accepted[at]?.source;
		if (!source || isPrivate(source) || source.device === undefined) return undefined;
		return { seat: this.seatOf(source.device), isOwn: source.device === this.device, isAmended: source.isAmended ?? false };
	}
	seatOf(device: string): string | undefined {
		return this.#state.seats.get(device);
	}
	/** Whether a seat is taken by another device that is at the table, and not by this one. A seat whose phone is away stops no game. */
	hasOtherPhone(seat: string): boolean {
		return this.seat !== seat && this.others.some((each) => each.seat === seat && each.is !== 'away');
	}
	/** How the last action is kept from the others: it stays on this device, or the log has it locked by this device. */
	get lastSecrecy(): 'private' | 'locked' | undefined {
		const last = this.#played.accepted.at(-1);
		if (!last) return undefined;
		if (isPrivate(last.source)) return 'private';
		const raw = this.#state.actions[last.place];
		const locks = raw?.device === this.device ? locksIn(raw.action) : [];
		return locks.some(({ check }) => !this.#state.keys.has(check)) ? 'locked' : undefined;
	}

	act(action: Json): PlayedLog {
		const { game } = this.session;
		if (game.isPrivate?.(action)) return this.#keepPrivate([...this.#secrets.privateActions, { after: this.#state.at, action }]);
		const keys = this.#secrets.keysFor(game, this.#state, action);
		if (keys.length > 0) this.#append({ kind: 'open', keys: [...keys] });
		return this.#append({ kind: 'act', action: this.#secrets.lock(action) });
	}
	moveTo(at: number): PlayedLog {
		const undone = this.#played.accepted.slice(at);
		const own = undone.map(({ source }) => source).filter(isPrivate);
		this.#keepPrivate(this.#secrets.privateActions.filter((each) => !own.includes(each)));
		const first = undone.find(({ source }) => !isPrivate(source));
		return first ? this.#append({ kind: 'move', to: first.place }) : this.#played;
	}
	redo(): PlayedLog {
		return this.#append({ kind: 'move', to: this.#state.at + 1 });
	}
	amend(at: number, action: Json): PlayedLog {
		const amended = this.#played.accepted[at];
		if (amended && isPrivate(amended.source)) {
			const { source } = amended;
			return this.#keepPrivate(this.#secrets.privateActions.map((each) => (each === source ? { ...each, action } : each)));
		}
		return this.#append({ kind: 'amend', at: amended?.place ?? this.#state.at, action: this.#secrets.lock(action) });
	}
	sit(seat: string | null): void {
		this.#append({ kind: 'sit', seat });
	}
	setRights(rights: Rights): void {
		this.#append({ kind: 'rights', rights });
	}

	/** Enters an action again that another device had made void. */
	async enterAgain(): Promise<Ruling | undefined> {
		const lost = this.#lost;
		this.#lost = undefined;
		return lost?.kind === 'one' && lost.action !== undefined ? this.session.act(lost.action) : undefined;
	}
	dismissLost(): void {
		this.#lost = undefined;
	}

	/** The session stays here; it is no longer shared by this device. */
	async leave(): Promise<void> {
		if (this.seat !== undefined) this.sit(null);
		this.close();
		await this.#saving;
		await removeShare(this.session.id);
	}
	close(): void {
		this.#isClosed = true;
		document.removeEventListener('visibilitychange', this.#sayPresence);
		this.#leaveTabs();
		this.session.shareWith(undefined);
		this.#links.close();
		this.#connection.close();
		this.#log.destroy();
	}

	get #presence(): Presence {
		return { device: this.device, isAsleep: document.visibilityState === 'hidden' };
	}
	#sayPresence = (): void => this.#connection.say(this.#presence);

	#keepPrivate(actions: readonly PrivateAction[]): PlayedLog {
		this.#secrets.privateActions = actions;
		this.#refresh();
		this.#save();
		return this.#played;
	}

	#append(payload: Payload): PlayedLog {
		this.#isLocalChange = true;
		try {
			this.#log.append(payload);
		} finally {
			this.#isLocalChange = false;
		}
		this.#save();
		return this.#played;
	}

	#refresh(): void {
		const entries = this.#log.log.map((entry) => ({ device: entry.device, payload: this.#payloads.of(entry) }));
		const state = foldTable(entries);
		if (!state) throw new Error('The shared table has no readable start.');
		this.#state = state;
		this.#secrets.forgetAfter(state.at);
		const { privateActions } = this.#secrets;
		this.#played = playShared(this.session.game, state, { privateActions, findKey: this.#secrets.finder(state) }, this.#played);
		if (this.#played.played.state.over) queueMicrotask(() => this.#publishAll());
	}
	/** When the game is over, nothing is hidden any more. */
	#publishAll(): void {
		const keys = this.#isClosed ? [] : [...this.#secrets.unpublished(this.#state).values()];
		if (keys.length > 0) void this.session.onSharedChange(this.#append({ kind: 'open', keys }));
	}

	#onChange(change: LogChange): void {
		const shown = this.#played;
		this.#refresh();
		if (this.#isLocalChange) return;
		this.#save();
		void this.session.onSharedChange(this.#played);
		// Entries can be added only after the change of the document is complete.
		queueMicrotask(() => {
			void this.#follow(change, shown);
			this.#bringFact();
		});
	}

	/** Informs the player of actions that do not count. A lost seat is taken again. */
	async #follow(change: LogChange, shown: PlayedTable): Promise<void> {
		const { again, loss } = consequencesOf(change, { device: this.device, read: (entry) => this.#payloads.of(entry) });
		for (const payload of again) if (!isInForce(this.#state, this.device, payload)) this.#append(payload);
		if (this.#loss && countsAfterAll(this.#loss, this.#log.log)) this.#lost = this.#loss = undefined;
		if (!loss || (loss.kind === 'one' && isSameFact(loss))) return;
		this.#loss = loss;
		this.#lost = await describeLoss(loss, {
			session: this.session,
			shown,
			now: this.#played,
			seatOf: (device) => this.seatOf(device),
			open: (action) => this.#secrets.open(action, this.#state)
		});
	}

	/** Enters a figure of the box that the table asks for and this phone knows, unless the table has just undone something. */
	#bringFact(): void {
		if (this.#isClosed || !this.mayAct || this.#state.lastMove) return;
		const action = this.#brought?.answer(this.session.game, this.#played.played.state);
		if (action !== undefined) void this.session.act(action);
	}

	#save(): void {
		const row: ShareRow = {
			session: this.session.id,
			secret: this.secret,
			device: this.device,
			document: Y.encodeStateAsUpdate(this.#doc),
			isDirect: this.isDirect,
			key: this.#key,
			privateActions: this.#secrets.privateActions,
			bringsMemory: this.#brought !== undefined
		};
		this.#saving = this.#saving.then(() => saveShare(row, Y.mergeUpdates)).catch(() => {});
	}
}
