import type { AnyGame, Json, Log } from '../../src/lib/rules/contract.ts';
import { byWitness } from '../../src/lib/sharing/choose-log.ts';
import { foldTable, type SharedTableState } from '../../src/lib/sharing/fold-table.ts';
import { consequencesOf, countsAfterAll, isInForce, type Loss } from '../../src/lib/sharing/lost-entries.ts';
import { parsePayload, type Payload } from '../../src/lib/sharing/payload.ts';
import { playShared, type PlayedTable, publicView } from '../../src/lib/sharing/play-shared.ts';
import type { LogChange } from '../../src/lib/sharing/shared-log.ts';
import { DeviceNetwork } from './device-network.ts';

/** Phones that play one table over a simulated network, without screens: what each shows, and what each is informed of. */
export class SharedPhones {
	readonly network: DeviceNetwork;
	readonly #game: AnyGame;
	readonly #again: { readonly device: number; readonly payload: Payload }[] = [];
	/** For each phone, what it was informed of and still holds. */
	readonly losses: (readonly Loss[])[];
	/** For each phone, the number of entries that disappeared from its screen. */
	readonly disappeared: number[];

	constructor(game: AnyGame, log: Log<Json>, phones: number, { seed = 1, withHost = false } = {}) {
		this.#game = game;
		this.network = new DeviceNetwork(phones, byWitness, seed, withHost);
		this.losses = this.network.devices.map(() => []);
		this.disappeared = this.network.devices.map(() => 0);
		this.network.onChange = (device, change) => this.#follow(device, change);
		this.append(0, { kind: 'start', log: { ...log, actions: [...log.actions] }, rights: 'all' });
		this.settle();
	}

	append(device: number, payload: Payload): void {
		this.network.append(device, payload);
	}
	act(device: number, action: Json): void {
		this.append(device, { kind: 'act', action });
	}
	/** Undoes the last action that this phone shows. */
	undo(device: number): void {
		this.append(device, { kind: 'move', to: this.table(device).at - 1 });
	}

	/** These phones reach each other and the host, the others reach each other only. */
	separate(...away: readonly number[]): void {
		this.network.regroup(this.network.groups.map((_, i) => (away.includes(i) ? 1 : 0)));
		this.deliverAll();
	}
	/** No phone reaches another one. */
	isolate(): void {
		this.network.regroup(this.network.groups.map((_, i) => i));
	}
	/** Delivers all messages between phones that reach each other. */
	deliverAll(): void {
		for (let n = 0; this.network.pending.length > 0 || this.#again.length > 0; n++) {
			if (n > 5_000) throw new Error('The phones never come to rest');
			for (const { device, payload } of this.#again.splice(0))
				if (!isInForce(this.table(device), this.nameOf(device), payload)) this.append(device, payload);
			this.network.deliver(0);
		}
	}
	/** All phones reach each other again. */
	settle(): void {
		this.network.regroup(this.network.groups.map(() => 0));
		this.deliverAll();
		this.network.settle();
		this.deliverAll();
	}

	table(device: number): SharedTableState {
		const { shared } = this.#device(device);
		const state = foldTable(shared.log.map((entry) => ({ device: entry.device, payload: parsePayload(shared.read(entry)) })));
		if (!state) throw new Error('This phone has no table.');
		return state;
	}
	played(device: number): PlayedTable {
		const table = this.table(device);
		return playShared(this.#game, table, publicView(table));
	}
	/** The actions that count on this phone. */
	actions(device: number): readonly Json[] {
		const { actions, accepted } = this.played(device);
		return actions.slice(0, accepted.length);
	}
	nameOf(device: number): string {
		return this.#device(device).name;
	}

	#device(device: number) {
		const it = this.network.devices[device];
		if (!it) throw new Error(`There is no phone ${device}.`);
		return it;
	}
	#follow(device: number, change: LogChange): void {
		const { shared, name } = this.#device(device);
		this.disappeared[device] = (this.disappeared[device] ?? 0) + change.lost.length;
		if (name.startsWith('!')) return;
		const { again, loss } = consequencesOf(change, {
			device: name,
			read: (entry) => parsePayload(shared.read(entry))
		});
		this.#again.push(...again.map((payload) => ({ device, payload })));
		const before = this.losses[device] ?? [];
		this.losses[device] = [...before, ...(loss ? [loss] : [])].filter((each) => !countsAfterAll(each, shared.log));
	}
}
