import { m } from '../paraglide/messages.js';
import type { StoreTrouble } from './store-results.ts';
import type { SaveState } from './session-saver.svelte.ts';

/** Why the database does not work, in one sentence. */
export const troubleSentence = (trouble: StoreTrouble): string =>
	({ full: m.store_full, hanging: m.store_hanging, blocked: m.store_blocked, newer: m.store_newer })[trouble]();

/** What is not saved and where it is kept instead, or undefined if everything is in the database. */
export function saveSentence(state: SaveState): { readonly title: string; readonly text: string } | undefined {
	switch (state.kind) {
		case 'saved':
		case 'saving':
			return undefined;
		case 'failed': {
			const why = state.why ? `${troubleSentence(state.why)} ` : '';
			const kept = state.kept === 'second-store' ? m.save_kept_second() : m.save_kept_memory();
			return { title: m.save_failed_title({ n: state.unsaved }), text: why + kept };
		}
		case 'gone':
			return { title: m.save_gone_title(), text: state.kept === 'second-store' ? m.save_gone_second() : m.save_gone_memory() };
		case 'stale':
			return { title: m.stale_title(), text: m.stale_text() };
		case 'copied':
			return { title: m.stale_title(), text: m.stale_copied() };
		case 'torn':
			return {
				title: m.stale_title(),
				text: state.kept === 'second-store' ? m.torn_second({ n: state.unsaved }) : m.torn_memory({ n: state.unsaved })
			};
	}
}
