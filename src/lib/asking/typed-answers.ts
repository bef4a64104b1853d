import { foldLetters } from '../helpers/search/fold.ts';
import type { Ask } from '../rules/contract.ts';
import type { Asking } from './asking.svelte.ts';
import type { TableContext } from './table-context.ts';

/** An answer that can be typed: its text, and what takes it. */
export interface Answer {
	readonly id: string;
	readonly text: string;
	take(): void;
}

/** Answers by rank: a key that fits an answer of one rank is not looked for in the next. */
export type Ranks = readonly (readonly Answer[])[];

/** What is read of the open asks. */
type OpenAsks = Pick<Asking, 'all' | 'main' | 'now' | 'listing' | 'deeper' | 'picked' | 'follow' | 'toggle'>;

/** The names of the answers; `later` is the key that puts off a fact. */
type Names = Pick<TableContext, 'sentence' | 'name'> & { readonly later: string };

/**
 * The answers open now: those of the open ask, then those of asks that may be answered instead, then the optional ones. Dice are entered in
 * the tray, so the page passes the keys of its rows.
 */
export function answersOf(asking: OpenAsks, names: Names, diceKeys: () => readonly Answer[]): Ranks {
	const { now, listing } = asking;
	const first = [...(now?.kind === 'dice' ? diceKeys() : now ? answersTo(now, asking, names) : []), ...putOff(now, asking, names)];
	if (asking.deeper) return [first, listing && listing !== now ? answersTo(listing, asking, names) : []];
	const others = asking.all.filter((ask) => ask !== asking.main);
	const required = others.filter(({ optional }) => !optional).flatMap((ask) => answersTo(ask, asking, names));
	return [first, required, others.filter(({ optional }) => optional).flatMap((ask) => answersTo(ask, asking, names))];
}

function answersTo(ask: Ask<unknown>, asking: OpenAsks, { sentence, name }: Names): readonly Answer[] {
	const textOf = ({ id, label }: { id: string; label?: Parameters<Names['sentence']>[0] }): string => (label ? sentence(label) : name(id));
	const isOpen = ask === asking.now;
	switch (ask.kind) {
		case 'choose':
			return ask.options
				.filter(({ refused }) => !refused)
				.map((option) => {
					const from = ask.optional && !isOpen ? undefined : { ask, id: option.id };
					return { id: option.id, text: textOf(option), take: () => void asking.follow(option, ask.id, from) };
				});
		case 'count':
			return Array.from({ length: ask.most - ask.least + 1 }, (_, i) => {
				const n = ask.least + i;
				return { id: `${n}`, text: `${n}`, take: () => void asking.follow(ask.then(n), ask.id) };
			});
		case 'pick':
			if (isOpen) {
				const { picked } = asking;
				const things = ask.from
					.filter(({ most }) => most > 0)
					.map((thing) => ({ ...thing, take: () => void asking.toggle(ask, thing.id) }));
				const ends = ask.ends
					.filter(({ least, most }) => picked.length >= least && picked.length <= most)
					.map((end) => ({ ...end, take: () => void asking.follow(end.then(picked), ask.id) }));
				return [...things, ...ends].map((each) => ({ id: each.id, text: textOf(each), take: each.take }));
			}
	}
	// Every other ask is opened first.
	return isOpen ? [] : [{ id: ask.id, text: sentence(ask.prompt), take: () => void asking.follow({ ask: () => ask }, ask.id) }];
}

/** The key beside a fact that is not read off the box now. */
function putOff(ask: Ask<unknown> | undefined, asking: OpenAsks, { later }: Names): readonly Answer[] {
	if (!ask?.fact || !ask.later) return [];
	const { id, fact } = ask;
	return [{ id: 'later', text: later, take: () => void asking.follow({ action: { type: 'later', fact } }, id) }];
}

/** The answers that typed characters fit, and the one to take: the only one, or a number that is complete. */
export interface Match {
	readonly answers: readonly Answer[];
	readonly taken?: Answer | undefined;
	/** The answer that Enter takes if nothing more is typed. */
	readonly likely?: Answer | undefined;
}

/** Finds the answers that begin with what was typed: a number, or letters. */
export function matchTyped(ranks: Ranks, typed: string): Match {
	const find = /^-?\d*$/.test(typed) ? byNumber : byLetters;
	for (const [rank, answers] of ranks.entries()) {
		const match = find(answers, typed, rank === 0);
		if (match.answers.length > 0) return match;
	}
	return { answers: [] };
}

/**
 * Numbered answers by their number. If an ask has none, or several with the same number as on the faces of a die, a digit takes its first,
 * second, third … answer.
 */
function byNumber(answers: readonly Answer[], typed: string, isFirst: boolean): Match {
	const numbered = numberedIn(answers);
	if (numbered.length === 0) {
		const nth = isFirst ? answers[Number(typed) - 1] : undefined;
		return nth ? { answers: [nth], taken: nth } : { answers: [] };
	}
	const fitting = numbered.filter(({ number }) => number.startsWith(typed));
	const complete = fitting.find(({ number }) => number === typed)?.answer;
	const found = fitting.map(({ answer }) => answer);
	return { answers: found, taken: found.length === 1 ? complete : undefined, likely: complete };
}

function numberedIn(answers: readonly Answer[]): readonly { readonly answer: Answer; readonly number: string }[] {
	const numbered = answers.flatMap((answer) => {
		const number = numberOf(answer, answers);
		return number === undefined ? [] : [{ answer, number }];
	});
	return new Set(numbered.map(({ number }) => number)).size === numbered.length ? numbered : [];
}

/** The number that an answer begins with, or the one that sets it apart from others, as in "planet 7". */
function numberOf({ text }: Answer, answers: readonly Answer[]): string | undefined {
	const leading = /^[+-]?\d+/.exec(text)?.[0];
	if (leading) return leading.replace('+', '');
	const number = /\d+/.exec(text)?.[0];
	const without = (other: string): string => other.replace(/\d+/, '#').replace(/[,:(·].*/, '');
	return number && answers.some((other) => other.text !== text && without(other.text) === without(text)) ? number : undefined;
}

const ARTICLE = /^(?:l['’]|d['’]|(?:les?|la|un|une|des|du|the|an?)\s)/;

/** What can be typed for an answer, without spaces: "arouge" for "A rouge", "unas" for "Les Unas", "b3" for "bunker n° 3". */
export function spellingsOf({ text }: Answer): readonly string[] {
	const folded = foldLetters(text);
	const letters = (part: string): string => part.replace(/[^\p{L}\p{N}]/gu, '');
	const plain = letters(folded.replace(ARTICLE, ''));
	const number = /^\p{L}\D*(\d+)/u.exec(plain)?.[1];
	return [letters(folded), plain, ...(number ? [`${plain.slice(0, 1)}${number}`] : [])];
}

function byLetters(answers: readonly Answer[], typed: string): Match {
	const found = answers.filter((answer) => spellingsOf(answer).some((spelling) => spelling.startsWith(typed)));
	const exact = found.find((answer) => spellingsOf(answer).includes(typed));
	return { answers: found, taken: found.length === 1 ? found[0] : undefined, likely: exact ?? found[0] };
}

/** The key that takes an answer, or begins with it: its number, its place among the answers, or its first letter. */
export function keyFor(answer: Answer, answers: readonly Answer[], rank: number): string {
	const numbered = numberedIn(answers);
	const number = numbered.find((each) => each.answer === answer)?.number;
	if (number !== undefined) return number;
	const place = answers.indexOf(answer) + 1;
	if (rank === 0 && numbered.length === 0 && place <= 9) return `${place}`;
	return spellingsOf(answer).at(-1) ?? '';
}
