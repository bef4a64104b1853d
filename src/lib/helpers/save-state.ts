import type { StoreTrouble } from './store-results.ts';
import type { Kept } from './unsaved.ts';

/** How many changes are not in the database, and where they are instead. */
interface Unsaved {
	readonly unsaved: number;
	readonly kept: Kept;
}

/** How much of a session is stored. */
export type SaveState =
	| { readonly kind: 'saved' | 'saving' }
	/** The database has refused, and another attempt follows by itself. */
	| ({ readonly kind: 'failed'; readonly why: StoreTrouble | undefined } & Unsaved)
	/** The row is not in the database any more: cleared by the browser, or deleted in another tab. The player may put it back. */
	| ({ readonly kind: 'gone' } & Unsaved)
	/** Another tab has changed the log, and everything of this tab was saved before. */
	| { readonly kind: 'stale' }
	/** The same, and what this tab could not save is a table of its own. */
	| { readonly kind: 'copied'; readonly copy: string }
	/** The same, but the copy could not be stored yet: another attempt follows by itself. */
	| ({ readonly kind: 'torn' } & Unsaved);
