import * as Y from 'yjs';
import { loadEntries } from '../../boxes/articles.ts';
import { boxOf, type GameId, isGame } from '../../boxes/index.ts';
import type { Facts } from '../../rules/contract.ts';
import { cipherWith } from '../../sharing/cipher.ts';
import { newDeviceId } from '../../sharing/entries.ts';
import { foldTable, type SharedTableState } from '../../sharing/fold-table.ts';
import { newDeviceKey } from '../../sharing/locks.ts';
import { keysOf } from '../../sharing/keys.ts';
import { parsePayload, type Payload } from '../../sharing/payload.ts';
import { playShared, publicView } from '../../sharing/play-shared.ts';
import { SharedLog } from '../../sharing/shared-log.ts';
import { loadGameAndWords, rowOf } from '../start-session.ts';
import { addFacts, boxFacts, createSession, saveShare, shares } from '../storage.ts';
import { HostConnection } from './connection.svelte.ts';
import { DirectLinks, handOnPeer } from './direct-links.svelte.ts';
import type { DirectPeer } from './direct-peer.svelte.ts';

/** The facts that are printed on the components of a game. What its players have achieved with the box is not. */
async function printedOf(game: GameId, facts: Facts): Promise<Facts> {
	const printed = new Set(Object.values(await loadEntries(game)).flatMap(({ prints = [] }) => prints));
	return Object.fromEntries(Object.entries(facts).filter(([fact]) => printed.has(fact)));
}

/** A device that is about to join a shared table: it has the link, and waits for the table. */
export class Joining {
	readonly #secret: Uint8Array;
	readonly #doc = new Y.Doc();
	readonly #log: SharedLog;
	readonly #connection: HostConnection;
	readonly #links: DirectLinks;
	readonly #peer: DirectPeer | undefined;
	readonly device = newDeviceId();
	#state = $state.raw<SharedTableState>();

	/** With a peer the table comes from that phone, else from the host of this page. */
	constructor(secret: Uint8Array, peer?: DirectPeer) {
		this.#secret = secret;
		this.#peer = peer;
		const keys = keysOf(secret);
		const cipher = cipherWith(keys.seal);
		this.#log = new SharedLog(this.#doc, { device: this.device, cipher, onChange: () => this.#refresh() });
		this.#connection = new HostConnection(this.#doc, keys, cipher, { device: this.device, isAsleep: false }, !!peer);
		this.#links = new DirectLinks(this.#doc, this.#connection.awareness);
		if (peer) this.#links.add(peer);
	}

	/** The session of this device that already is this table, if there is one. */
	static async known(secret: Uint8Array): Promise<string | undefined> {
		const same = (other: Uint8Array): boolean => other.length === secret.length && other.every((byte, i) => byte === secret[i]);
		return (await shares()).find((row) => same(row.secret))?.session;
	}

	/** The table, as soon as it has arrived. */
	get table(): SharedTableState | undefined {
		return this.#state;
	}
	get connection(): HostConnection['state'] {
		return this.#connection.state;
	}
	/** Why this version of the app cannot join. */
	async problem(): Promise<'unknown-game' | 'older' | 'newer' | undefined> {
		const base = this.#state?.base;
		if (!base) return undefined;
		if (!isGame(base.game)) return 'unknown-game';
		const { game } = await loadGameAndWords(base.game);
		if (base.edition === game.edition) return undefined;
		return base.edition > game.edition ? 'newer' : 'older';
	}

	/** Whether this phone knows printed figures of the box that the table did not know when it was shared. */
	async knowsMore(): Promise<boolean> {
		const base = this.#state?.base;
		if (!base || !isGame(base.game)) return false;
		const known = await boxFacts(boxOf(base.game)).catch(() => ({}));
		return Object.keys(await printedOf(base.game, known as Facts)).some((fact) => !(fact in base.facts));
	}

	/**
	 * Takes a seat, or only watches, and stores the table as a session of this device. Returns its id. With `bringsMemory` this phone answers
	 * when the table asks for a printed figure that it knows.
	 */
	async join(seat: string | null, bringsMemory = false): Promise<string> {
		const table = this.#state;
		if (!table || !isGame(table.base.game)) throw new Error('There is no table to join.');
		const loaded = await loadGameAndWords(table.base.game);
		const sit: Payload = { kind: 'sit', seat };
		this.#log.append(sit);
		const joined = this.#state ?? table;
		const { actions, accepted } = playShared(loaded.game, joined, publicView(joined));
		const done = actions.slice(0, accepted.length);
		const row = rowOf(loaded, { ...table.base, actions: done });
		await createSession(row, done);
		await saveShare({
			session: row.id,
			secret: this.#secret,
			device: this.device,
			document: Y.encodeStateAsUpdate(this.#doc),
			key: newDeviceKey(),
			bringsMemory,
			...(this.#peer ? { isDirect: true } : {})
		});
		// The figures of the box that the other devices know are known here too from now on, for the next game of this box.
		await addFacts(boxOf(table.base.game), await printedOf(table.base.game, row.facts), row.startedAt);
		// The page of the table goes on with the same connection.
		this.#links.release();
		if (this.#peer) handOnPeer(this.#secret, this.#peer);
		this.close();
		return row.id;
	}

	close(): void {
		this.#links.close();
		this.#connection.close();
		this.#log.destroy();
	}

	#refresh(): void {
		this.#state = foldTable(this.#log.log.map((entry) => ({ device: entry.device, payload: parsePayload(this.#log.read(entry)) })));
	}
}
