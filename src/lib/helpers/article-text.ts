import { m } from '../paraglide/messages.js';
import type { Facts, Field } from '../rules/contract.ts';
import { nameOf, type Words } from '../rules/words.ts';
import type { ArticleText } from './articles.ts';
import { figuresOf } from './fact-figures.ts';

/** Something about an article that is told as a name and a value: a figure of this box, the option behind a ruling. */
export interface LabelledValue {
	readonly name: string;
	readonly value: string;
}

/** What this box has taught us of what only the component prints. */
export const learnedValues = ({ prints = [] }: ArticleText, facts: Facts, words: Words): readonly LabelledValue[] =>
	prints
		.filter((fact) => facts[fact] !== undefined)
		.map((fact) => ({
			name: nameOf(words, fact),
			value: figuresOf(facts[fact]!, (thing) => nameOf(words, thing))
				.map((figure) => (typeof figure === 'string' ? figure : m.memory_dice(figure)))
				.join(', ')
		}));

const SWITCH = { true: 'on', false: 'off' } as const;

/** The option that changes a ruling, as it stands: set at this table, or as it usually is. */
export function optionValue(option: string, is: Field['usual'], words: Words): LabelledValue {
	const value = typeof is === 'boolean' ? SWITCH[`${is}`] : is;
	return { name: nameOf(words, `option:${option}`), value: typeof value === 'number' ? `${value}` : nameOf(words, value) };
}

/** An article as it is read aloud. */
export const textToRead = ({ name, does, when, meets = [], printed, ruling }: ArticleText): string =>
	[name, does, when, ...meets, printed, ruling].filter(Boolean).join('. ').replaceAll('..', '.');
