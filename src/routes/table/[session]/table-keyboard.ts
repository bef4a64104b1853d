import type { Asking } from '$lib/asking/asking.svelte.ts';
import type { TableContext } from '$lib/asking/table-context.ts';
import { answersOf, matchTyped, type Ranks } from '$lib/asking/typed-answers.ts';
import { foldLetters } from '$lib/helpers/search/fold.ts';
import type { Session } from '$lib/helpers/session.svelte.ts';
import { settings } from '$lib/helpers/settings.svelte.ts';
import { m } from '$lib/paraglide/messages.js';
import { focusQuestion } from './focus-question.ts';
import { diceKeys, focusAnswer, focusNextKey, isTyping, keyOf, type TableKey } from './table-keys.ts';

/** What the keys of a keyboard act on. */
interface Host {
	readonly session: Session;
	readonly asking: Asking;
	readonly names: Pick<TableContext, 'sentence' | 'name'>;
	announce(parts: readonly string[]): void;
	undo(): void;
	open(sheet: 'search' | 'keys'): void;
}

/** The answers open at a table, as they are typed. */
export const openAnswers = (asking: Asking, names: Host['names']): Ranks => answersOf(asking, { ...names, later: m.later() }, diceKeys);

/** The shortcuts of a table. */
export class TableKeyboard {
	readonly #host: Host;
	/** What was typed so far of a number or a name that several answers begin with. */
	#typed = '';

	constructor(host: Host) {
		this.#host = host;
	}

	/** Another question is open: what was typed belongs to the last one. */
	forget(): void {
		this.#typed = '';
	}

	press(event: KeyboardEvent): void {
		const key = isTyping(event) ? undefined : keyOf(event);
		if (!key || (!settings.current.shortcuts && key.kind !== 'undo' && key.kind !== 'redo')) return;
		if (this.#act(key)) event.preventDefault();
	}

	/** Does what a key means, and returns whether it means anything now. */
	#act(key: TableKey): boolean {
		const { session, asking, undo, open } = this.#host;
		switch (key.kind) {
			case 'keys':
			case 'search':
				open(key.kind);
				return true;
			case 'undo':
				if (session.undoLabel) undo();
				return true;
			case 'redo':
				void session.redo();
				return true;
			case 'escape':
				this.forget();
				if (asking.deeper) asking.back();
				else focusQuestion(asking.now?.id, false);
				return true;
			case 'enter':
				return this.#confirm();
			case 'arrow':
				return focusNextKey(key.step);
			case 'character':
				this.#type(foldLetters(key.character));
				return true;
		}
	}

	/** Takes the answer that begins with what was typed, or moves the focus to the next one that does. */
	#type(character: string): void {
		const { asking, names, announce } = this.#host;
		const ranks = openAnswers(asking, names);
		let match = matchTyped(ranks, this.#typed + character);
		const isAgain = match.answers.length === 0 && this.#typed.endsWith(character);
		this.#typed = match.answers.length > 0 ? this.#typed + character : character;
		if (match.answers.length === 0) match = matchTyped(ranks, this.#typed);
		if (match.taken) {
			this.forget();
			return match.taken.take();
		}
		if (match.answers.length === 0) return;
		focusAnswer(match.answers, isAgain);
		announce(match.answers.map(({ text }) => text));
	}

	/** Takes the answer that was typed, although a longer one begins with it too. */
	#confirm(): boolean {
		const { asking, names } = this.#host;
		const likely = this.#typed ? matchTyped(openAnswers(asking, names), this.#typed).likely : undefined;
		this.forget();
		likely?.take();
		return likely !== undefined;
	}
}
