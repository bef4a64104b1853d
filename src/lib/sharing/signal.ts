/**
 * What two phones must exchange to connect directly, as short as possible so that it fits into a small QR code: the ICE credentials, the
 * fingerprint of the certificate, and a few addresses. The rest of the SDP is the same for every data channel and is added on arrival.
 */
export interface Signal {
	readonly kind: 'offer' | 'answer';
	readonly ufrag: string;
	readonly password: string;
	readonly fingerprint: Uint8Array;
	readonly candidates: readonly Candidate[];
}

interface Candidate {
	readonly host: string;
	readonly port: number;
}

/** The scanned code is not a signal of this version. */
export class BadSignal extends Error {}

const VERSION = 1;
const [IPV4, IPV6, MDNS] = [0, 1, 2];
const FINGERPRINT_BYTES = 32;
/** Three addresses are enough in one room; more would make the code harder to scan. */
const MOST_CANDIDATES = 3;

const attribute = (sdp: string, name: string): string | undefined => new RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1]?.trim();

/** Takes from an SDP what the other phone needs. */
export function signalFrom(kind: Signal['kind'], sdp: string): Signal {
	const [, algorithm, hex] = /^(\S+) (\S+)$/.exec(attribute(sdp, 'fingerprint') ?? '') ?? [];
	const ufrag = attribute(sdp, 'ice-ufrag');
	const password = attribute(sdp, 'ice-pwd');
	if (algorithm?.toLowerCase() !== 'sha-256' || !hex || !ufrag || !password) throw new BadSignal('The SDP lacks what is needed.');
	const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)].map(([, host = '', port]): Candidate => ({
		host,
		port: Number(port)
	}));
	return { kind, ufrag, password, fingerprint: Uint8Array.from(hex.split(':'), (byte) => Number.parseInt(byte, 16)), candidates };
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string): readonly number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

function hostBytes(host: string): readonly number[] | undefined {
	if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return [IPV4, ...host.split('.').map(Number)];
	const name = /^([0-9a-f-]{36})\.local$/i.exec(host)?.[1];
	if (name) return [MDNS, ...fromHex(name.replaceAll('-', ''))];
	if (!host.includes(':')) return undefined;
	const groups = (part: string): readonly number[] =>
		part
			.split(':')
			.filter(Boolean)
			.flatMap((group) => fromHex(group.padStart(4, '0')));
	const [head = '', tail = ''] = host.split('::');
	const [start, end] = [groups(head), groups(tail)];
	return [IPV6, ...start, ...Array<number>(16 - start.length - end.length).fill(0), ...end];
}

function hostFrom(kind: number, bytes: Uint8Array): string {
	if (kind === IPV4) return bytes.join('.');
	const hex = toHex(bytes);
	if (kind === IPV6) return (hex.match(/.{4}/g) ?? []).join(':');
	return `${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}.local`;
}

export function packSignal({ kind, ufrag, password, fingerprint, candidates }: Signal): Uint8Array {
	const encoder = new TextEncoder();
	const [user, secret] = [encoder.encode(ufrag), encoder.encode(password)];
	const places = candidates
		.flatMap(({ host, port }) => {
			const bytes = hostBytes(host);
			return bytes ? [[...bytes, port >> 8, port & 255]] : [];
		})
		.slice(0, MOST_CANDIDATES);
	const head = (VERSION << 4) | (kind === 'offer' ? 0 : 1);
	return Uint8Array.from([head, user.length, ...user, secret.length, ...secret, ...fingerprint, places.length, ...places.flat()]);
}

export function unpackSignal(bytes: Uint8Array): Signal {
	let at = 0;
	const take = (n: number): Uint8Array => {
		if (at + n > bytes.length) throw new BadSignal('The code is cut short.');
		return bytes.subarray(at, (at += n));
	};
	const byte = (): number => take(1)[0] ?? 0;
	const text = (): string => new TextDecoder().decode(take(byte()));
	const head = byte();
	if (head >> 4 !== VERSION) throw new BadSignal('The code is of another version.');
	const [ufrag, password] = [text(), text()];
	// They are put into an SDP, so they must not contain a line break.
	if (!/^[\w+/]+$/.test(ufrag) || !/^[\w+/]+$/.test(password)) throw new BadSignal('The code has no valid credentials.');
	const fingerprint = take(FINGERPRINT_BYTES).slice();
	const candidates = Array.from({ length: byte() }, (): Candidate => {
		const kind = byte();
		const host = hostFrom(kind, take(kind === IPV4 ? 4 : 16));
		const port = byte() * 256 + byte();
		return { host, port };
	});
	return { kind: head & 1 ? 'answer' : 'offer', ufrag, password, fingerprint, candidates };
}

/** The SDP that a browser accepts. */
export const sdpOf = ({ kind, ufrag, password, fingerprint, candidates }: Signal): string =>
	[
		'v=0',
		'o=- 1 2 IN IP4 127.0.0.1',
		's=-',
		't=0 0',
		'a=group:BUNDLE 0',
		'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
		'c=IN IP4 0.0.0.0',
		...candidates.map(({ host, port }, i) => `a=candidate:${i + 1} 1 udp ${2122260223 - i} ${host} ${port} typ host`),
		`a=ice-ufrag:${ufrag}`,
		`a=ice-pwd:${password}`,
		`a=fingerprint:sha-256 ${(toHex(fingerprint).toUpperCase().match(/../g) ?? []).join(':')}`,
		`a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
		'a=mid:0',
		'a=sctp-port:5000',
		'a=max-message-size:262144',
		''
	].join('\r\n');
