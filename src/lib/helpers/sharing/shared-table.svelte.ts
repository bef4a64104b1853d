import * as Y from 'yjs';
import type { Json } from '../../rules/contract.ts';
import { HOST_PREFIX } from '../../sharing/choose-log.ts';
import { cipherWith } from '../../sharing/cipher.ts';
import { joinLink } from '../../sharing/codes.ts';
import { newDeviceId } from '../../sharing/entries.ts';
import { foldTable, mayAct, type SharedTableState } from '../../sharing/fold-table.ts';
import { keysOf, newSecret } from '../../sharing/keys.ts';
import { parsePayload, type Payload, type Rights } from '../../sharing/payload.ts';
import { type PlayedTable, playShared } from '../../sharing/play-shared.ts';
import { type LogChange, SharedLog } from '../../sharing/shared-log.ts';
import type { PlayedLog, Session, SharedActions } from '../session.svelte.ts';
import { rowOf } from '../start-session.ts';
import { createSession, removeShare, saveShare, shareOf } from '../storage.ts';
import type { ShareRow } from '../stored-rows.ts';
import { HostConnection } from './connection.svelte.ts';
import { DirectLinks, takePeer } from './direct-links.svelte.ts';
import type { DirectPeer } from './direct-peer.svelte.ts';

/** Own actions that another device made void by being quicker, or while this device was alone. */
export type LostActions =
	/** One action: it can be entered again where the table is now. */
	| { readonly kind: 'one'; readonly action: Json }
	/** Several: the table as it was shown here is kept as a game of its own. */
	| { readonly kind: 'several'; readonly count: number; readonly copy: string };

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
	#state = $state.raw() as SharedTableState;
	#played = $state.raw() as PlayedTable;
	#lost = $state.raw<LostActions>();
	/** A change of our own is shown by the session itself. */
	#isLocalChange = false;
	#saving: Promise<unknown> = Promise.resolve();

	private constructor(session: Session, { secret, device, isDirect = false }: ShareRow, doc: Y.Doc) {
		this.session = session;
		this.secret = secret;
		this.device = device;
		this.isDirect = isDirect;
		this.#doc = doc;
		const keys = keysOf(secret);
		const cipher = cipherWith(keys.seal);
		this.#log = new SharedLog(doc, { device, cipher, onChange: (change) => this.#onChange(change) });
		this.#refresh();
		this.#connection = new HostConnection(doc, keys, cipher, { device }, isDirect);
		this.#links = new DirectLinks(doc, this.#connection.awareness);
		const peer = takePeer(secret);
		if (peer) this.#links.add(peer);
		session.shareWith(this);
		void session.onSharedChange(this.#played);
	}

	/** Shares a session with other devices, through the host of this page or directly. */
	static async share(session: Session, rights: Rights, isDirect = false): Promise<SharedTable> {
		const secret = newSecret();
		const device = newDeviceId();
		const doc = new Y.Doc();
		const log = new SharedLog(doc, { device, cipher: cipherWith(keysOf(secret).seal) });
		const start: Payload = { kind: 'start', log: session.log as Extract<Payload, { kind: 'start' }>['log'], rights };
		log.append(start);
		log.destroy();
		const row: ShareRow = { session: session.id, secret, device, document: Y.encodeStateAsUpdate(doc), isDirect };
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
		return joinLink(location.origin, this.secret);
	}
	/** The link for one phone that connects directly, with the code of this phone. */
	directLink(offer: Uint8Array): string {
		return joinLink(location.origin, this.secret, offer);
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
	/** The other devices: the seat each has taken, and whether it is connected. */
	get others(): readonly { readonly device: string; readonly seat: string | undefined; readonly isHere: boolean }[] {
		const { present } = this.#connection;
		const seated = [...this.#state.seats.keys()];
		const watching = present.filter((device, i) => !seated.includes(device) && present.indexOf(device) === i);
		return [...seated, ...watching]
			.filter((device) => device !== this.device)
			.map((device) => ({ device, seat: this.#state.seats.get(device), isHere: present.includes(device) }));
	}
	/** The seat of the device that entered an action, where it is known. */
	authorOf(at: number): string | undefined {
		const device = this.#played.devices[at];
		return device === undefined ? undefined : this.#state.seats.get(device);
	}

	act(action: Json): PlayedLog {
		return this.#append({ kind: 'act', action });
	}
	moveTo(at: number): PlayedLog {
		return this.#append({ kind: 'move', to: this.#played.places[at] ?? this.#state.at });
	}
	redo(): PlayedLog {
		return this.#append({ kind: 'move', to: this.#state.at + 1 });
	}
	amend(at: number, action: Json): PlayedLog {
		return this.#append({ kind: 'amend', at: this.#played.places[at] ?? this.#state.at, action });
	}
	sit(seat: string | null): void {
		this.#append({ kind: 'sit', seat });
	}
	setRights(rights: Rights): void {
		this.#append({ kind: 'rights', rights });
	}

	/** Enters an action again that another device had made void. */
	async enterAgain(): Promise<void> {
		const lost = this.#lost;
		this.#lost = undefined;
		if (lost?.kind === 'one') await this.session.act(lost.action);
	}
	dismissLost(): void {
		this.#lost = undefined;
	}

	/** The session stays here; it is no longer shared by this device. */
	async leave(): Promise<void> {
		this.close();
		await this.#saving;
		await removeShare(this.session.id);
	}
	close(): void {
		this.session.shareWith(undefined);
		this.#links.close();
		this.#connection.close();
		this.#log.destroy();
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
		const entries = this.#log.log.map((entry) => ({ device: entry.device, payload: parsePayload(this.#log.read(entry)) }));
		const state = foldTable(entries);
		if (!state) throw new Error('The shared table has no readable start.');
		this.#state = state;
		this.#played = playShared(this.session.game, state, this.#played);
	}

	#onChange(change: LogChange): void {
		const shown = this.#played;
		this.#refresh();
		if (this.#isLocalChange) return;
		this.#save();
		void this.session.onSharedChange(this.#played);
		void this.#reportLost(change, shown);
	}

	async #reportLost({ lost }: LogChange, shown: PlayedTable): Promise<void> {
		const own = lost
			.filter(({ device }) => device === this.device)
			.flatMap((entry) => {
				const payload = parsePayload(this.#log.read(entry));
				return payload?.kind === 'act' ? [payload.action] : [];
			});
		const [only] = own;
		if (only === undefined) return;
		if (own.length === 1) this.#lost = { kind: 'one', action: only };
		else {
			const actions = shown.actions.slice(0, shown.places.length);
			const copy = rowOf(this.session, { ...this.session.log, actions });
			await createSession(copy, actions);
			this.#lost = { kind: 'several', count: own.length, copy: copy.id };
		}
	}

	#save(): void {
		const row: ShareRow = {
			session: this.session.id,
			secret: this.secret,
			device: this.device,
			document: Y.encodeStateAsUpdate(this.#doc),
			isDirect: this.isDirect
		};
		this.#saving = this.#saving.then(() => saveShare(row)).catch(() => {});
	}
}
