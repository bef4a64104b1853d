import type { Rules, Ruling, Seat, Value } from './contract.ts';

/**
 * The forms of a name for sentences that need another one: *les Unas*, *des Unas*, *aux Unas*. `is` is the plain name, for a button or a
 * card; a sentence asks for another form with `{foe:of}`.
 */
export interface Forms {
	readonly is: string;
	readonly the?: string;
	readonly of?: string;
	readonly to?: string;
	/** The plural after a number: *gardes*. */
	readonly many?: string;
	/** For little room, under a die or on a small card: *Déesse*. */
	readonly short?: string;
}

export type Name = string | Forms;

/** The words of one game in one language: a sentence for each rule, a name for each thing. The name of `kind:#` serves all things of that kind. */
export interface Words<R extends Rules = Rules> {
	readonly locale: string;
	readonly rules: { readonly [K in keyof R]: string };
	readonly names: Readonly<Record<string, Name>>;
}

const VOWEL = /^[aeiouyhàâäéèêëîïôöùûüœæ]/i;

/** How a language forms a name that has no forms of its own: *de Léa*, *d’Anna*. */
const DEFAULT_FORMS: Readonly<Record<string, Readonly<Record<Exclude<keyof Forms, 'is'>, (name: string) => string>>>> = {
	fr: {
		the: (name) => name,
		of: (name) => (VOWEL.test(name) ? `d’${name}` : `de ${name}`),
		to: (name) => `à ${name}`,
		many: (name) => name,
		short: (name) => name
	},
	en: { the: (name) => name, of: (name) => `${name}’s`, to: (name) => `to ${name}`, many: (name) => name, short: (name) => name }
};

const inForm = (locale: string, name: Name, form: keyof Forms): string => {
	const forms: Forms = typeof name === 'string' ? { is: name } : name;
	if (form === 'is') return forms.is;
	return forms[form] ?? DEFAULT_FORMS[locale]?.[form](forms.is) ?? forms.is;
};

/** Ids come from players and files too: `constructor` has no name. */
const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

/** What a seat without a name is called: your team, the table. */
const UNNAMED = 'seat:unnamed';

/** The name of a thing: of a player from the seats, of a card or place from the words, of anything else the id itself, as a player typed it. */
export function nameOf(words: Words, id: string, seats: readonly Seat[] = [], form: keyof Forms = 'is'): string {
	const seat = seats.find((each) => each.id === id);
	if (seat) return inForm(words.locale, seat.name || (words.names[UNNAMED] ?? seat.id), form);
	const exact = own(words.names, id);
	if (exact !== undefined) return inForm(words.locale, exact, form);
	const at = id.indexOf(':');
	const pattern = at > 0 ? own(words.names, `${id.slice(0, at)}:#`) : undefined;
	return pattern === undefined
		? inForm(words.locale, id, form)
		: inForm(words.locale, pattern, form).replace('#', () => nameOf(words, id.slice(at + 1), seats));
}

/** The locale of lists and dates: British English has no comma before the last *and*, and puts the day before the month. */
export const regionalLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** `{foe}` · `{foe:of}` · `{n|hit|hits}` */
const SLOT = /\{(\w[\w-]*)(?::(is|the|of|to|many|short))?(?:\|([^|}]*)\|([^}]*))?\}/g;

/** The sentence of a ruling: `{card}` becomes its name, `{card:of}` the name in that form, `{n}` a number, a list is joined, `{n|hit|hits}` picks the plural. */
export function toSentence(words: Words, { rule, with: values = {} }: Ruling, seats: readonly Seat[] = []): string {
	// A log from a file may hold a value of another shape: its sentence must not keep the page from opening.
	const one = (thing: unknown, form?: keyof Forms): string => {
		if (typeof thing === 'number') return thing.toLocaleString(words.locale);
		return typeof thing === 'string' ? nameOf(words, thing, seats, form) : '?';
	};
	const sentence = (own(words.rules, rule) ?? rule).replace(SLOT, (_, key: string, form?: keyof Forms, single?: string, many?: string) => {
		const value: Value = own(values, key) ?? `{${key}}`;
		if (single !== undefined) return new Intl.PluralRules(words.locale).select(Number(value)) === 'one' ? single : many!;
		if (!Array.isArray(value)) return one(value, form);
		return new Intl.ListFormat(regionalLocale(words.locale), { type: 'conjunction' }).format(value.map((each) => one(each, form)));
	});
	return sentence.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** The names of the values that a sentence uses. */
export const placeholdersOf = (sentence: string): readonly string[] => [...new Set([...sentence.matchAll(SLOT)].map(([, key]) => key!))];
