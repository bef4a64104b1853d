import { m } from '../paraglide/messages.js';
import type { Facts, Field, Json } from '../rules/contract.ts';
import { nameOf, type Words } from '../rules/words.ts';
import type { ArticleText } from './articles.ts';
import { figuresOf } from './fact-figures.ts';

/** A line of an article with a name and a value: a learned fact of this box, or the option behind a ruling. */
export interface LabelledValue {
	readonly name: string;
	readonly value: string;
}

/** The facts of an article's component that were learned from this box. */
export const learnedValues = ({ prints = [] }: ArticleText, facts: Facts, words: Words): readonly LabelledValue[] =>
	prints.flatMap((fact) => {
		const value = facts[fact];
		if (value === undefined) return [];
		return [{ name: nameOf(words, fact), value: factText(value, words) }];
	});

/** The value of a fact as a text. */
export const factText = (value: Json, words: Words): string =>
	figuresOf(value, (thing) => nameOf(words, thing))
		.map((figure) => (typeof figure === 'string' ? figure : m.memory_dice(figure)))
		.join(', ');

const SWITCH = { true: 'on', false: 'off' } as const;

/** The option behind a ruling with its value. */
export function optionValue(option: string, value: Field['usual'], words: Words): LabelledValue {
	const thing = typeof value === 'boolean' ? SWITCH[`${value}`] : value;
	return { name: nameOf(words, `option:${option}`), value: typeof thing === 'number' ? `${thing}` : nameOf(words, thing) };
}

/** An article as one text to be read aloud. */
export const textToRead = ({ name, does, when, meets = [], printed, ruling }: ArticleText): string =>
	[name, does, when, ...meets, printed, ruling].filter(Boolean).join('. ').replaceAll('..', '.');
