import type { Rules } from './contract.ts';

/**
 * An article of the rules reference: a card, a foe, a place, a phase, a ruling. Its facts stand in `entries.ts` of its game, its texts in
 * `entries/<locale>/`. Each rule names the entry that explains it.
 */
export interface EntryFacts {
	readonly kind: EntryKind;
	/** The section title or page of the rulebook where it stands. */
	readonly at?: string;
	/** What only the component prints, as ids of facts: the values learned from this box are shown with the article. */
	readonly prints?: readonly string[];
	/** Achievements kept for the box: for each of these printed things, the fact which says that a game has reached it. */
	readonly log?: Readonly<Record<string, string>>;
	/** The option that changes the ruling, as in the setup form. */
	readonly option?: string;
	/** Other ids under which the thing is touched: `planet:*` for all planets. Not needed where a part of the id is the id of the entry. */
	readonly of?: readonly string[];
	/** Entries of the same game worth reading next. */
	readonly related?: readonly string[];
}

export type EntryKind =
	'card' | 'foe' | 'place' | 'face' | 'piece' | 'phase' | 'term' | 'limit' | 'end' | 'variant' | 'ruling' | 'companion';

/** The words of an article in one language: our own, never a sentence of a rulebook. */
export interface EntryText {
	/** The name on the component: the same in every language. */
	readonly name: string;
	/** Its meaning, when the name is in another language. */
	readonly gloss?: string;
	/** Other names by which players search for it, misspellings included. */
	readonly aliases?: readonly string[];
	/** What it does, in one or two sentences. */
	readonly does: string;
	readonly when?: string;
	/** How it interacts with other things: one line for each. */
	readonly meets?: readonly string[];
	/** What only the component states. */
	readonly prints?: string;
	/** How the app decides what the book leaves open, and why. */
	readonly ruling?: string;
}

export type Entries = Readonly<Record<string, EntryFacts>>;
export type EntryTexts<E extends Entries> = { readonly [K in keyof E]: EntryText };

/** The articles about the app itself, the same in every game. */
export const TABLE_ENTRIES = {
	'table:over': { kind: 'companion' },
	'table:dice': { kind: 'companion' },
	'table:learned': { kind: 'companion', related: ['table:corrections'] },
	'table:corrections': { kind: 'companion', related: ['table:anyway'] },
	'table:anyway': { kind: 'companion', related: ['table:corrections'] },
	'table:close': { kind: 'companion' },
	'table:note': { kind: 'companion' },
	'table:odds': { kind: 'companion' },
	'table:luck': { kind: 'companion', related: ['table:odds'] }
} as const satisfies Entries;

/** The rules whose entry does not exist; a finished game has none. */
export const rulesWithoutEntry = (rules: Rules, entries: Entries): readonly string[] =>
	Object.entries(rules).flatMap(([rule, { entry }]) => (entry in entries ? [] : [`${rule} → ${entry}`]));

const matchesPattern = (pattern: string, thing: string): boolean => {
	const at = pattern.indexOf('*');
	if (at < 0) return pattern === thing;
	return thing.length >= pattern.length - 1 && thing.startsWith(pattern.slice(0, at)) && thing.endsWith(pattern.slice(at + 1));
};

/**
 * The article that explains a thing the table can touch: by its id, by what an entry says it stands for, or by a part of the id, its end
 * before its beginning: `lay:zaknoktel` is about the Zak’n’oktel, `fire:3` about fire numbers.
 */
export function entryOf(entries: Entries, thing: string): string | undefined {
	const ids = Object.keys(entries);
	const exact = (id: string): string | undefined =>
		Object.hasOwn(entries, id) ? id : ids.find((each) => entries[each]!.of?.some((pattern) => matchesPattern(pattern, id)));
	const ending = (id: string): string | undefined => (/^\d+$/.test(id) ? undefined : ids.find((each) => each.endsWith(`:${id}`)));
	const words = thing.split(':');
	const parts = words.flatMap((_, n) => (n === 0 ? [thing] : [words.slice(n).join(':'), words.slice(0, -n).join(':')]));
	for (const find of [exact, ending])
		for (const part of parts) {
			const found = find(part);
			if (found) return found;
		}
	return undefined;
}

/** The article of something outside of a table: an option in the setup form (`option:level3`), or a fact on the memory page, by the thing that prints it. */
export const entryBesideTable = (entries: Entries, thing: string): string | undefined =>
	Object.keys(entries).find((id) => thing === `option:${entries[id]!.option}` || entries[id]!.prints?.includes(thing)) ??
	entryOf(entries, thing);
