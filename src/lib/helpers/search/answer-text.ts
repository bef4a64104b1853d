import { loadWords } from '../../boxes/words.ts';
import { boxOf } from '../../boxes/index.ts';
import { m } from '../../paraglide/messages.js';
import type { QuantityKind } from '../../rules/quantities.ts';
import type { Locale } from '../../rules/locale.ts';
import { factText } from '../article-text.ts';
import { boxFacts } from '../storage.ts';
import type { IndexedQuantity } from './index-data.ts';

type NumberText = (range: { readonly n: number }) => string;

/** The text for a number, by what it counts. */
const TEXTS: Readonly<Record<Exclude<QuantityKind, 'ranks' | 'players'>, NumberText>> = {
	hand: m.answer_hand,
	cards: m.answer_cards,
	copies: m.answer_copies,
	count: m.answer_count,
	most: m.answer_most,
	dice: m.answer_dice,
	value: m.answer_value,
	points: m.answer_points,
	turns: m.answer_turns
};

/** A number of the rules as a text. */
export function quantityText({ kind, is }: Pick<IndexedQuantity, 'kind' | 'is'>): string {
	if (is === undefined) return m.not_learned_yet();
	if (typeof is === 'number')
		return kind === 'ranks' || kind === 'players' ? m.answer_players({ least: is, most: is }) : TEXTS[kind]({ n: is });
	const [first, second] = is;
	if (typeof first === 'number' && typeof second === 'number')
		return kind === 'players' ? m.answer_players({ least: first, most: second }) : m.answer_range({ least: first, most: second });
	return (is as readonly { readonly count: number; readonly value: number }[])
		.map(({ count, value }) => m.memory_dice({ n: count, value }))
		.join(', ');
}

/** A direct answer as a text: what was read off the box, or else the number of the rules. */
export async function answerText(answer: IndexedQuantity, locale: Locale): Promise<string> {
	const learned = answer.fact === undefined ? undefined : (await boxFacts(boxOf(answer.game)))[answer.fact]?.value;
	if (learned === undefined) return quantityText(answer);
	if (typeof learned === 'number' && answer.kind === 'value') return m.answer_value({ n: learned });
	return factText(learned, await loadWords(answer.game, locale));
}
