import { BadSignal, packSignal, sdpOf, signalFrom, unpackSignal } from '../../sharing/signal.ts';

/** Why two phones are not connected. */
export type DirectProblem =
	/** This browser has no WebRTC. */
	| 'unsupported'
	/** The code is no offer or answer of this version. */
	| 'bad-code'
	/** The phones do not reach each other. */
	| 'unreachable'
	/** They were connected and no longer are. */
	| 'lost';

export type DirectState =
	/** Its code is shown, the other phone has not answered. */
	{ readonly kind: 'waiting' | 'connecting' | 'open' } | { readonly kind: 'failed'; readonly why: DirectProblem };

/** The same channel on both sides, so that neither needs to announce it. */
const CHANNEL: RTCDataChannelInit = { negotiated: true, id: 0, ordered: true };
/** Addresses in the same network are found at once; some browsers never say that they have all. */
const MOST_GATHERING_MS = 1_500;
/** Phones in one room connect within a second. */
const MOST_CONNECTING_MS = 20_000;

function gathered(connection: RTCPeerConnection): Promise<void> {
	return new Promise((resolve) => {
		const check = (): void => {
			if (connection.iceGatheringState === 'complete') resolve();
		};
		check();
		connection.addEventListener('icegatheringstatechange', check);
		setTimeout(resolve, MOST_GATHERING_MS);
	});
}

/** Another phone, connected directly over WebRTC: no server takes part, each phone shows one code that the other reads. */
export class DirectPeer {
	readonly #connection: RTCPeerConnection;
	readonly channel: RTCDataChannel;
	/** What the other phone must read. */
	readonly code: Uint8Array;
	#state = $state.raw<DirectState>({ kind: 'waiting' });
	#wasOpen = false;

	private constructor(connection: RTCPeerConnection, channel: RTCDataChannel, code: Uint8Array) {
		this.#connection = connection;
		this.channel = channel;
		this.code = code;
		channel.addEventListener('open', this.#refresh);
		channel.addEventListener('close', this.#refresh);
		connection.addEventListener('connectionstatechange', this.#refresh);
		this.#refresh();
	}

	static #create(): readonly [RTCPeerConnection, RTCDataChannel] | undefined {
		if (!('RTCPeerConnection' in globalThis)) return undefined;
		const connection = new RTCPeerConnection({ iceServers: [] });
		const channel = connection.createDataChannel('table', CHANNEL);
		channel.binaryType = 'arraybuffer';
		return [connection, channel];
	}
	static async #with(connection: RTCPeerConnection, channel: RTCDataChannel, kind: 'offer' | 'answer'): Promise<DirectPeer> {
		await connection.setLocalDescription();
		await gathered(connection);
		return new DirectPeer(connection, channel, packSignal(signalFrom(kind, connection.localDescription?.sdp ?? '')));
	}

	/** Waits for a phone that answers the code. */
	static async offer(): Promise<DirectPeer | DirectProblem> {
		const created = DirectPeer.#create();
		return created ? DirectPeer.#with(...created, 'offer') : 'unsupported';
	}

	/** Answers the code of another phone. */
	static async answer(offer: Uint8Array): Promise<DirectPeer | DirectProblem> {
		const sdp = sdpIn(offer, 'offer');
		if (sdp === undefined) return 'bad-code';
		const created = DirectPeer.#create();
		if (!created) return 'unsupported';
		try {
			await created[0].setRemoteDescription({ type: 'offer', sdp });
			return await DirectPeer.#with(...created, 'answer');
		} catch {
			created[0].close();
			return 'bad-code';
		}
	}

	get state(): DirectState {
		return this.#state;
	}

	/** Reads the answer of the other phone. Returns whether it is one. */
	async accept(answer: Uint8Array): Promise<boolean> {
		const sdp = sdpIn(answer, 'answer');
		if (sdp === undefined) return false;
		try {
			await this.#connection.setRemoteDescription({ type: 'answer', sdp });
		} catch {
			return false;
		}
		if (this.#state.kind === 'waiting') this.#state = { kind: 'connecting' };
		setTimeout(() => {
			if (this.#state.kind === 'connecting') this.#fail('unreachable');
		}, MOST_CONNECTING_MS);
		return true;
	}

	close(): void {
		this.channel.close();
		this.#connection.close();
		this.#refresh();
	}

	#refresh = (): void => {
		const { connectionState } = this.#connection;
		if (this.channel.readyState === 'open' && connectionState !== 'disconnected' && connectionState !== 'failed') {
			this.#wasOpen = true;
			this.#state = { kind: 'open' };
		} else if (this.#wasOpen) this.#fail('lost');
		else if (connectionState === 'failed' || connectionState === 'closed') this.#fail('unreachable');
	};
	#fail(why: DirectProblem): void {
		this.#state = { kind: 'failed', why };
	}
}

function sdpIn(code: Uint8Array, kind: 'offer' | 'answer'): string | undefined {
	try {
		const signal = unpackSignal(code);
		return signal.kind === kind ? sdpOf(signal) : undefined;
	} catch (error) {
		if (error instanceof BadSignal) return undefined;
		throw error;
	}
}
