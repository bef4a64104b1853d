import type { EntryText } from '../entries.ts';
import { CARDS, type CardId, type DeckCard, deckCard, type Side, SIDES } from './cards.ts';
import { CARD_NAMES } from './card-names.ts';

/** What is written of a card of both decks; three of them have another name in each. */
export interface CardText extends Omit<EntryText, 'name' | 'gloss' | 'aliases'> {
	/** What its name means. */
	readonly means?: string | Readonly<Record<Side, string>>;
	readonly aliases: readonly string[] | Readonly<Record<Side, readonly string[]>>;
}

const isList = (aliases: CardText['aliases']): aliases is readonly string[] => Array.isArray(aliases);

/** One article for each deck: cards of the same name are told apart by the deck. */
export function articlesOfDecks(
	texts: Readonly<Record<CardId, CardText>>,
	deck: Readonly<Record<Side, string>>
): Readonly<Record<DeckCard, EntryText>> {
	const entry = (side: Side, card: CardId): EntryText => {
		const { means, aliases, ...text } = texts[card];
		const meaning = typeof means === 'object' ? means[side] : means;
		return {
			...text,
			name: CARD_NAMES[side][card],
			gloss: meaning ? `${meaning} · ${deck[side]}` : deck[side],
			aliases: isList(aliases) ? aliases : aliases[side]
		};
	};
	return Object.fromEntries(SIDES.flatMap((side) => CARDS.map((card) => [deckCard(side, card), entry(side, card)]))) as Record<
		DeckCard,
		EntryText
	>;
}
