import type { Refusal } from '$lib/helpers/transfer.ts';
import { m } from '$lib/paraglide/messages.js';

const TEXTS: Readonly<Record<Refusal, () => string>> = {
	'too-big': m.refusal_too_big,
	'no-json': m.refusal_no_json,
	foreign: m.refusal_foreign,
	newer: m.refusal_newer,
	damaged: m.refusal_damaged
};

/** Why a file is not imported, in one sentence. */
export const refusalText = (refusal: Refusal): string => TEXTS[refusal]();
