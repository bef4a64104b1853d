import { fromBase64Url, toBase64Url } from './base64.ts';

/**
 * A text made small enough for a link or a QR code: compressed by the browser, then base64url, after one character for the version. The
 * format `deflate` has a checksum at its end, so a text that was cut or changed on its way is recognised.
 */

const VERSION = '1';
const FORMAT = 'deflate';

/** Why a packed text cannot be read. */
export type UnpackRefusal = 'not-packed' | 'newer' | 'damaged' | 'too-big';

/** Packs a text. */
export async function packText(text: string): Promise<string> {
	const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
	return VERSION + toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Reads a packed text. Reading stops at `most` bytes, because a few bytes can be made to unpack to gigabytes. */
export async function unpackText(packed: string, most: number): Promise<{ readonly text: string } | UnpackRefusal> {
	if (!/^\d[\w-]+$/.test(packed)) return 'not-packed';
	if (!packed.startsWith(VERSION)) return 'newer';
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	try {
		const reader = new Blob([fromBase64Url(packed.slice(VERSION.length))])
			.stream()
			.pipeThrough(new DecompressionStream(FORMAT))
			.getReader();
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			size += part.value.length;
			if (size > most) {
				// The rest is not wanted, and how the stream ends does not matter.
				void reader.cancel().catch(() => {});
				return 'too-big';
			}
			parts.push(part.value);
		}
		return { text: new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer()) };
	} catch {
		return 'damaged';
	}
}
