import { below } from './random-walk.ts';

/** How a name is got wrong by somebody who half remembers it, or has one thumb: one fault each, always the same ones. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTS: readonly (readonly [string, string])[] = [
	['e', 'é'],
	['a', 'à'],
	['o', 'ô'],
	['i', 'ï'],
	['u', 'ù'],
	['c', 'ç']
];

type Dice = ReturnType<typeof below>;
type Fault = (name: string, dice: Dice) => string;

const bare = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

/** All accents forgotten; or, where there are none, one too many. */
const accent: Fault = (name, dice) => {
	if (bare(name) !== name) return bare(name);
	const wrong = ACCENTS.filter(([plain]) => name.includes(plain));
	if (wrong.length === 0) return name;
	const [plain, accented] = wrong[dice(wrong.length)]!;
	return name.replace(plain, accented);
};

/** A hyphen for a space, a space for a hyphen. */
const hyphen: Fault = (name) => (name.includes('-') ? name.replace('-', ' ') : name.replace(/(?<=\p{L}) (?=\p{L})/u, '-'));

/** *d’Apophis*; and an apostrophe of the name left out, or a straight one. */
const elision: Fault = (name, dice) => {
	if (/^[aeiouyhéèêàâîôû]/i.test(name) && dice(2) === 0) return `${dice(2) === 0 ? 'd’' : "l'"}${name}`;
	return dice(2) === 0 ? name.replace('’', '') : name.replace('’', "'");
};

/** The words worth an edit: five letters or more, no digits. */
const editable = (name: string): readonly RegExpExecArray[] => [...name.matchAll(/\p{L}{5,}/gu)];

const edit: Fault = (name, dice) => {
	const words = editable(name);
	if (words.length === 0) return name;
	const word = words[dice(words.length)]!;
	const at = word.index + dice(word[0].length);
	const letter = LETTERS[dice(LETTERS.length)]!;
	const [before, here, after] = [name.slice(0, at), name[at]!, name.slice(at + 1)];
	switch (dice(4)) {
		case 0:
			return before + after;
		case 1:
			return before + letter + here + after;
		case 2:
			return before + letter + after;
		default:
			return /^\p{L}/u.test(after) ? before + after[0] + here + after.slice(1) : before + letter + after;
	}
};

/** One of its words in the plural, or no longer. */
const plural: Fault = (name, dice) => {
	const words = editable(name);
	if (words.length === 0) return name;
	const word = words[dice(words.length)]!;
	const end = word.index + word[0].length;
	return /[sx]$/.test(word[0]) ? name.slice(0, end - 1) + name.slice(end) : `${name.slice(0, end)}s${name.slice(end)}`;
};

export const FAULTS = { accent, hyphen, elision, edit, plural } as const;
