import type { Ask, Ruling, TableState } from '$lib/rules/contract.ts';
import { m } from '$lib/paraglide/messages.js';

/** A result longer than this is shortened for screen readers, at the end of a sentence. */
const LONGEST_RESULT = 280;

const withStop = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text : `${text}.`);

/** Sentences as one text for screen readers, each ending with a stop. */
export const announcement = (sentences: readonly string[]): string => sentences.map(withStop).join(' ');

/** What was last announced: the end of the log and the open ask. */
export interface Moment {
	readonly at: number;
	readonly steps: readonly Ruling[];
	readonly ask: Ask<unknown> | undefined;
	readonly over: TableState['over'];
}

/** What has changed between two moments: the result of an action or what was undone, then the question that is open now. */
export function whatToAnnounce(before: Moment, now: Moment, sentence: (ruling: Ruling) => string): readonly string[] {
	const question = now.ask ? [sentence(now.ask.prompt)] : [];
	if (now.steps !== before.steps) {
		if (now.at < before.at) return [m.undone({ what: before.steps[0] ? sentence(before.steps[0]) : '' }), ...question];
		const end = now.over && !before.over ? [sentence(now.over.by)] : [];
		const result = shortened([...new Set([...now.steps.map(sentence), ...end])]);
		return [...result, ...question.filter((text) => !result.includes(text))];
	}
	const isSame = now.ask === before.ask || (now.ask && before.ask?.id === now.ask.id && sentence(before.ask.prompt) === question[0]);
	return isSame ? [] : question;
}

/** The first sentences up to a length, and always the last one, which says what came of it. */
function shortened(sentences: readonly string[]): readonly string[] {
	const [last, ...earlier] = sentences.toReversed();
	if (last === undefined) return [];
	let length = last.length;
	const kept = earlier.toReversed().filter((text) => (length += text.length) <= LONGEST_RESULT);
	return [...kept, last];
}
