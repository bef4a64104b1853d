import { fromBase64Url, toBase64Url } from './base64.ts';

/**
 * The texts of links and QR codes. What the camera app of a phone should open is a link; what only Comparse can use begins with `comparse:`.
 * Everything stands behind the `#` of a link, which browsers do not send to servers.
 */

/** Links up to this length survive the messengers and mail programs we know of. */
export const MOST_LINK = 2_000;
/** A camera still reads a code of this many characters off a phone; beyond it becomes a series of codes. */
export const MOST_ONE_CODE = 1_200;
/** The characters of one code of a series, small enough to be read at the first look. */
const PART_LENGTH = 400;
/** A series of more codes takes longer than sending a file. */
const MOST_PARTS = 40;

const SECRET = /^[\w-]{22}$/;

/** What was scanned, opened or pasted. */
export type Code =
	/** Tables or facts, packed. */
	| { readonly kind: 'hand-over'; readonly packed: string }
	/** One code of a series. */
	| { readonly kind: 'part'; readonly part: Part }
	/** A shared table, and for a direct connection the offer of the phone that shows the code. */
	| { readonly kind: 'join'; readonly secret: Uint8Array; readonly offer?: Uint8Array; readonly site?: string }
	/** The answer to an offer. */
	| { readonly kind: 'answer'; readonly answer: Uint8Array };

/** One code of a series. */
export interface Part {
	/** Distinguishes series. */
	readonly series: string;
	readonly index: number;
	readonly count: number;
	readonly text: string;
}

/** The link that hands tables or facts over. */
export const handOverLink = (site: string, packed: string): string => `${site}/receive#${packed}`;

/** The link that lets another device join a shared table; with an offer, directly. */
export const joinLink = (site: string, secret: Uint8Array, offer?: Uint8Array): string =>
	`${site}/join#${toBase64Url(secret)}${offer ? `.${toBase64Url(offer)}` : ''}`;

/** The text of the code that answers an offer. */
export const answerText = (answer: Uint8Array): string => `comparse:answer.${toBase64Url(answer)}`;

/** The codes of a series, or undefined if there would be too many. */
export function seriesOf(packed: string): readonly string[] | undefined {
	const count = Math.ceil(packed.length / PART_LENGTH);
	if (count > MOST_PARTS) return undefined;
	const series = checkOf(packed);
	return Array.from(
		{ length: count },
		(_, i) => `comparse:part.${series}.${i}.${count}.${packed.slice(i * PART_LENGTH, (i + 1) * PART_LENGTH)}`
	);
}

/** A short number that differs between texts (FNV-1a). */
function checkOf(text: string): string {
	let hash = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	return (hash >>> 0).toString(36);
}

function partIn(text: string): Part | undefined {
	const [, series, index, count, rest] = /^comparse:part\.([a-z\d]{1,7})\.(\d{1,2})\.(\d{1,2})\.([\w-]+)$/.exec(text) ?? [];
	if (series === undefined || rest === undefined) return undefined;
	const part = { series, index: Number(index), count: Number(count), text: rest };
	return part.index < part.count && part.count <= MOST_PARTS ? part : undefined;
}

function bytesIn(text: string): Uint8Array | undefined {
	try {
		return fromBase64Url(text);
	} catch {
		return undefined;
	}
}

/** What a scanned, opened or pasted text is; undefined if it is nothing of Comparse. */
export function parseCode(given: string): Code | undefined {
	const text = given.trim();
	const part = partIn(text);
	if (part) return { kind: 'part', part };
	const answer = /^comparse:answer\.([\w-]+)$/.exec(text)?.[1];
	if (answer !== undefined) {
		const bytes = bytesIn(answer);
		return bytes && { kind: 'answer', answer: bytes };
	}
	const [, site, page, fragment = ''] = /^(https?:\/\/[^\s#?]+?)?\/(receive|join)\/?#(\S+)$/.exec(text) ?? [];
	if (page === 'receive') return { kind: 'hand-over', packed: fragment };
	const join = page === 'join' ? joinIn(fragment) : undefined;
	return join && { kind: 'join', ...join, ...(site === undefined ? {} : { site }) };
}

/** Secret and offer of the fragment of a link to a shared table. */
export function joinIn(fragment: string): { readonly secret: Uint8Array; readonly offer?: Uint8Array } | undefined {
	const [first = '', second, ...rest] = fragment.replace(/^#/, '').trim().split('.');
	const secret = SECRET.test(first) ? bytesIn(first) : undefined;
	if (!secret || rest.length > 0) return undefined;
	if (second === undefined) return { secret };
	const offer = bytesIn(second);
	return offer && { secret, offer };
}

/** Puts the codes of a series together, in whatever order they are scanned. */
export class SeriesReader {
	#series = '';
	#count = 0;
	readonly #texts = new Map<number, string>();

	/** Adds a code. A code of another series starts again. */
	add({ series, index, count, text }: Part): void {
		if (series !== this.#series || count !== this.#count) {
			this.#texts.clear();
			this.#series = series;
			this.#count = count;
		}
		this.#texts.set(index, text);
	}
	get count(): number {
		return this.#count;
	}
	get read(): number {
		return this.#texts.size;
	}
	/** Everything, as soon as every code has been read; `undefined` before. */
	get packed(): string | undefined {
		if (this.#count === 0 || this.#texts.size < this.#count) return undefined;
		return Array.from({ length: this.#count }, (_, i) => this.#texts.get(i) ?? '').join('');
	}
}
