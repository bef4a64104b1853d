import { MOST_LINK, MOST_ONE_CODE, handOverLink, seriesOf } from '../../sharing/codes.ts';
import { packText, unpackText, type UnpackRefusal } from '../../sharing/packed-text.ts';
import type { StoredData } from '../stored-rows.ts';
import { type Backup, backupOf, MOST_BYTES, parseBackup, type ReadBackup, type Refusal } from '../transfer.ts';

/** Tables or facts on their way to another device without a connection: as a link, one code, a series of codes or a file. */
export interface HandOver {
	readonly content: Backup;
	/** The link, if it is short enough to be sent. */
	readonly link: string | undefined;
	/** Whether the link fits into one code. */
	readonly isOneCode: boolean;
	/** The texts of a series of codes, if there are not too many. */
	readonly series: readonly string[] | undefined;
}

/** Prepares tables or facts for every way that they fit. */
export async function handOver(data: StoredData, site: string, now: number): Promise<HandOver> {
	const content = backupOf(now, data);
	const packed = await packText(JSON.stringify(content));
	const link = handOverLink(site, packed);
	return {
		content,
		link: link.length <= MOST_LINK ? link : undefined,
		isOneCode: link.length <= MOST_ONE_CODE,
		series: seriesOf(packed)
	};
}

/** Why what was received cannot be imported. */
export type ReceiveRefusal = UnpackRefusal | Refusal;

/** Reads what another device has handed over. It is parsed like a file that is imported. */
export async function receive(packed: string): Promise<ReadBackup | ReceiveRefusal> {
	const unpacked = await unpackText(packed, MOST_BYTES);
	if (typeof unpacked === 'string') return unpacked;
	try {
		return parseBackup(JSON.parse(unpacked.text));
	} catch {
		return 'damaged';
	}
}

/** A file that the share sheet of the system accepts: some browsers share no JSON, so there it is called a text. */
export function shareableFile(name: string, content: unknown): File | undefined {
	const text = JSON.stringify(content);
	return [new File([text], name, { type: 'application/json' }), new File([text], `${name}.txt`, { type: 'text/plain' })].find((file) =>
		navigator.canShare?.({ files: [file] })
	);
}
