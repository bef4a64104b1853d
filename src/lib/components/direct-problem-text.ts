import type { DirectProblem } from '../helpers/sharing/direct-peer.svelte.ts';
import { m } from '../paraglide/messages.js';

const TEXTS: Readonly<Record<DirectProblem, () => string>> = {
	unsupported: m.direct_unsupported,
	'bad-code': m.direct_bad_code,
	unreachable: m.direct_unreachable,
	lost: m.direct_lost
};

/** Why two phones are not connected, in one sentence. */
export const directProblemText = (problem: DirectProblem): string => TEXTS[problem]();
