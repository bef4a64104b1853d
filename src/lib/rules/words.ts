import type { Rules, Ruling, Seat, Thing, Value } from './contract.ts';

/**
 * A thing may be called differently where a sentence needs it: *les Unas*, *des Unas*, *aux Unas*. `is` stands alone, on a button or a
 * card; the other forms are asked for by name: `{foe:of}`.
 */
export interface Forms {
	readonly is: string;
	readonly the?: string;
	readonly of?: string;
	readonly to?: string;
	/** Several of them, after a number: *gardes*. */
	readonly many?: string;
	/** As little room as there is under a die or on a small card: *Déesse*. */
	readonly short?: string;
}

export type Name = string | Forms;

/** One language of one game: a sentence for each rule, a name for each thing. `kind:#` names everything of a kind. */
export interface Words<R extends Rules = Rules> {
	readonly locale: string;
	readonly rules: { readonly [K in keyof R]: string };
	readonly names: Readonly<Record<string, Name>>;
}

const VOWEL = /^[aeiouyhàâäéèêëîïôöùûüœæ]/i;

/** What a language makes of a plain name: *de Léa*, *d’Anna*. */
const DEFAULT_FORMS: Readonly<Record<string, Readonly<Record<Exclude<keyof Forms, 'is'>, (name: string) => string>>>> = {
	fr: {
		the: (name) => name,
		of: (name) => (VOWEL.test(name) ? `d’${name}` : `de ${name}`),
		to: (name) => `à ${name}`,
		many: (name) => name,
		short: (name) => name
	},
	en: { the: (name) => name, of: (name) => `of ${name}`, to: (name) => `to ${name}`, many: (name) => name, short: (name) => name }
};

const inForm = (locale: string, name: Name, form: keyof Forms): string => {
	const forms: Forms = typeof name === 'string' ? { is: name } : name;
	if (form === 'is') return forms.is;
	return forms[form] ?? DEFAULT_FORMS[locale]?.[form](forms.is) ?? forms.is;
};

/** A seat nobody gave a name to: your team, the table. */
const UNNAMED = 'seat:unnamed';

/** What a thing is called: a player by name, a card or place from the list, anything else as the table wrote it. */
export function nameOf(words: Words, id: string, seats: readonly Seat[] = [], form: keyof Forms = 'is'): string {
	const seat = seats.find((each) => each.id === id);
	if (seat) return inForm(words.locale, seat.name || (words.names[UNNAMED] ?? seat.id), form);
	const exact = words.names[id];
	if (exact !== undefined) return inForm(words.locale, exact, form);
	const at = id.indexOf(':');
	const pattern = at > 0 ? words.names[`${id.slice(0, at)}:#`] : undefined;
	return pattern === undefined
		? inForm(words.locale, id, form)
		: inForm(words.locale, pattern, form).replace('#', () => nameOf(words, id.slice(at + 1), seats));
}

/** `{foe}` · `{foe:of}` · `{n|hit|hits}` */
const SLOT = /\{(\w[\w-]*)(?::(is|the|of|to|many|short))?(?:\|([^|}]*)\|([^}]*))?\}/g;

/** Says a ruling: `{card}` is named, `{card:of}` in that form, `{n}` is a number, a list is joined, `{n|hit|hits}` chooses by number. */
export function toSentence(words: Words, { rule, with: numbers = {} }: Ruling, seats: readonly Seat[] = []): string {
	const one = (thing: Thing, form?: keyof Forms): string =>
		typeof thing === 'number' ? thing.toLocaleString(words.locale) : nameOf(words, thing, seats, form);
	const sentence = (words.rules[rule] ?? rule).replace(SLOT, (_, key: string, form?: keyof Forms, single?: string, many?: string) => {
		const value: Value = numbers[key] ?? `{${key}}`;
		if (single !== undefined) return new Intl.PluralRules(words.locale).select(Number(value)) === 'one' ? single : many!;
		if (typeof value !== 'object') return one(value, form);
		return new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(value.map((each) => one(each, form)));
	});
	return sentence.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** The numbers a sentence speaks of. */
export const placeholdersOf = (sentence: string): readonly string[] => [...new Set([...sentence.matchAll(SLOT)].map(([, key]) => key!))];
