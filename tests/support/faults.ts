import { below } from './random-walk.ts';

/** Typical spelling mistakes, one per function. The random generator has a fixed seed, so they are always the same. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTS: readonly (readonly [string, string])[] = [
	['e', 'é'],
	['a', 'à'],
	['o', 'ô'],
	['i', 'ï'],
	['u', 'ù'],
	['c', 'ç']
];

type Draw = ReturnType<typeof below>;
type Fault = (name: string, draw: Draw) => string;

const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

/** Removes all accents, or adds one to a name without any. */
const accent: Fault = (name, draw) => {
	if (withoutAccents(name) !== name) return withoutAccents(name);
	const wrong = ACCENTS.filter(([plain]) => name.includes(plain));
	if (wrong.length === 0) return name;
	const [plain, accented] = wrong[draw(wrong.length)]!;
	return name.replace(plain, accented);
};

/** Swaps a hyphen and a space. */
const hyphen: Fault = (name) => (name.includes('-') ? name.replace('-', ' ') : name.replace(/(?<=\p{L}) (?=\p{L})/u, '-'));

/** Puts an article before the name (d’Apophis), or removes or straightens its apostrophe. */
const elision: Fault = (name, draw) => {
	if (/^[aeiouyhéèêàâîôû]/i.test(name) && draw(2) === 0) return `${draw(2) === 0 ? 'd’' : "l'"}${name}`;
	return draw(2) === 0 ? name.replace('’', '') : name.replace('’', "'");
};

/** The words that are long enough for a typing mistake: at least five letters, no digits. */
const editable = (name: string): readonly RegExpExecArray[] => [...name.matchAll(/\p{L}{5,}/gu)];

/** One letter removed, added, replaced, or swapped with the next. */
const edit: Fault = (name, draw) => {
	const words = editable(name);
	if (words.length === 0) return name;
	const word = words[draw(words.length)]!;
	const at = word.index + draw(word[0].length);
	const letter = LETTERS[draw(LETTERS.length)]!;
	const [before, here, after] = [name.slice(0, at), name[at]!, name.slice(at + 1)];
	switch (draw(4)) {
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

/** One word in the plural, or in the singular if it was a plural. */
const plural: Fault = (name, draw) => {
	const words = editable(name);
	if (words.length === 0) return name;
	const word = words[draw(words.length)]!;
	const end = word.index + word[0].length;
	return /[sx]$/.test(word[0]) ? name.slice(0, end - 1) + name.slice(end) : `${name.slice(0, end)}s${name.slice(end)}`;
};

/** All kinds of mistakes by name. */
export const FAULTS = { accent, hyphen, elision, edit, plural } as const;
