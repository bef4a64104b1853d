import type { ReceiveRefusal } from '../helpers/sharing/hand-over.ts';
import type { Refusal } from '../helpers/transfer.ts';
import { m } from '../paraglide/messages.js';

const FILE_TEXTS: Readonly<Record<Refusal, () => string>> = {
	'too-big': m.refusal_too_big,
	'no-json': m.refusal_no_json,
	foreign: m.refusal_foreign,
	newer: m.refusal_newer,
	damaged: m.refusal_damaged
};
const CODE_TEXTS: Readonly<Record<ReceiveRefusal, () => string>> = {
	...FILE_TEXTS,
	'not-packed': m.receive_damaged,
	damaged: m.receive_damaged
};

/** Why a file is not imported, in one sentence. */
export const refusalText = (refusal: Refusal): string => FILE_TEXTS[refusal]();

/** Why a link or code is not imported, in one sentence. */
export const codeRefusalText = (refusal: ReceiveRefusal): string => CODE_TEXTS[refusal]();
