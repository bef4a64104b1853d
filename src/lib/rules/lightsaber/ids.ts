import { type CardId, isCard, type Side, SIDES } from './cards.ts';

/** A card of one deck: it has a name, a key on the board and an article. */
export type DeckCard = `${Side}:${CardId}`;
export const deckCard = (side: Side, card: CardId): DeckCard => `${side}:${card}`;

const isSide = (side: string | undefined): side is Side => (SIDES as readonly (string | undefined)[]).includes(side);

/** The side and the card of an id such as `maul:x2`. */
export function parseDeckCard(id: string): { readonly side: Side; readonly card: CardId } | undefined {
	const [side, card, ...rest] = id.split(':');
	return isSide(side) && card !== undefined && isCard(card) && rest.length === 0 ? { side, card } : undefined;
}

/** The fact that holds the order printed on a special card. */
export const orderFact = (card: string): string => `order:${card}`;

/** A card to pick from the unseen discards, or from the own hand. */
export const thrownId = (side: Side, card: CardId): string => `thrown:${deckCard(side, card)}`;
export const heldId = (side: Side, card: CardId): string => `mine:${deckCard(side, card)}`;

/** The cards of ids made by `thrownId` or `heldId`. */
export const pickedCards = (ids: readonly string[]): readonly CardId[] =>
	ids.flatMap((id) => parseDeckCard(id.slice(id.indexOf(':') + 1))?.card ?? []);

/** A card that is turned together with one of the other deck, and that other card, as options. */
export const bothId = (side: Side, card: CardId): string => `both:${deckCard(side, card)}`;
export const againstId = (side: Side, card: CardId): string => `against:${deckCard(side, card)}`;

/** A card on the table by its place in the fight, as an option of a choice. */
export const placeId = (place: number): string => `place:${place}`;

/** A new total after a card that was followed by hand, as an option. */
export const newTotalId = (total: number): string => `set:${total}`;

/** The result of a fight, as an option. */
export const wonId = (won: Side | 'drawn'): string => `won:${won}`;

/** An attack value, as an option of the order editor. */
export const valueId = (value: number): string => `value:${value}`;
export const parseValue = (id: string): number => Number(id.slice('value:'.length));

/** The numbers of one side that have a dial. */
export type Counter = 'figure' | 'total' | 'cards' | 'hand' | 'plan' | 'talon' | 'unknown';
const COUNTERS: readonly string[] = ['figure', 'total', 'cards', 'hand', 'plan', 'talon', 'unknown'] satisfies readonly Counter[];

export const counterDial = (counter: Counter, side: Side): string => `${counter}:${side}`;
export const discardDial = (side: Side, card: CardId): string => `discard:${deckCard(side, card)}`;
/** The result of the first, second or third fight of this round. */
export const resultDial = (fight: number): string => `result:${fight}`;
export const ROUND_DIAL = 'round';

export type ParsedDial =
	| { readonly kind: 'round' }
	| { readonly kind: 'result'; readonly fight: number }
	| { readonly kind: 'discard'; readonly side: Side; readonly card: CardId }
	| { readonly kind: 'counter'; readonly counter: Counter; readonly side: Side };

/** What the id of a dial refers to; `undefined` for options and unknown ids. */
export function parseDial(id: string): ParsedDial | undefined {
	if (id === ROUND_DIAL) return { kind: 'round' };
	const [kind = '', of, card] = id.split(':');
	if (kind === 'result') return { kind, fight: Number(of) };
	if (!isSide(of)) return undefined;
	if (kind === 'discard' && card !== undefined && isCard(card)) return { kind, side: of, card };
	return COUNTERS.includes(kind) && card === undefined ? { kind: 'counter', counter: kind as Counter, side: of } : undefined;
}
