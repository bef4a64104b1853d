import type { EntryText } from '../entries.ts';
import { CARDS, type CardId, type Side, SIDES } from './cards.ts';
import { CARD_NAMES } from './card-names.ts';
import { type DeckCard, deckCard } from './ids.ts';

/** The text of a card of both decks. Three cards have another name in each deck. */
export interface CardText extends Omit<EntryText, 'name' | 'gloss' | 'aliases'> {
	/** A translation of its name. */
	readonly means?: string | Readonly<Record<Side, string>>;
	readonly aliases: readonly string[] | Readonly<Record<Side, readonly string[]>>;
}

const isList = (aliases: CardText['aliases']): aliases is readonly string[] => Array.isArray(aliases);

/** An article for each card of each deck; the gloss names the deck, because most cards have the same name in both. */
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
