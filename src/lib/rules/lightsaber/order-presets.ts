import type { SpecialId } from './cards.ts';
import { parseDeckCard } from './ids.ts';
import type { OrderBlock } from './orders.ts';

/** An effect that the order editor offers as a whole sentence. */
export interface OrderPreset {
	readonly id: string;
	readonly blocks: readonly OrderBlock[];
}

/** The effects that are offered in one tap: the likeliest readings of the card names. What a card really says is read off it. */
const PRESETS = {
	'preset:cancel-last': [{ op: 'cancel', what: 'last', stays: 'counts' }],
	'preset:cancel-chosen': [{ op: 'cancel', what: 'chosen', stays: 'counts' }],
	'preset:cancel-all': [{ op: 'cancel', what: 'all', stays: 'counts' }],
	'preset:cancel-next': [{ op: 'cancel', what: 'next', stays: 'counts' }],
	'preset:double-previous': [{ op: 'multiply', by: 2, scope: 'previous' }],
	'preset:double-chosen': [{ op: 'multiply', by: 2, scope: 'chosen' }],
	'preset:double-all': [{ op: 'multiply', by: 2, scope: 'all' }],
	'preset:double-next': [{ op: 'multiply', by: 2, scope: 'next' }],
	'preset:double-total': [{ op: 'multiply', by: 2, scope: 'total' }],
	'preset:draw-1': [{ op: 'draw', who: 'self', n: 1 }],
	'preset:draw-2': [{ op: 'draw', who: 'self', n: 2 }],
	'preset:draw-3': [{ op: 'draw', who: 'self', n: 3 }],
	'preset:discard-hand': [{ op: 'discard', who: 'self', n: 'all', by: 'owner' }],
	'preset:discard-any': [{ op: 'discard', who: 'self', n: 'any', by: 'owner' }],
	'preset:discard-other-1': [{ op: 'discard', who: 'other', n: 1, by: 'owner' }],
	'preset:discard-other-2': [{ op: 'discard', who: 'other', n: 2, by: 'owner' }],
	'preset:take-back': [{ op: 'take-back', which: 'others' }],
	'preset:retreat': [{ op: 'take-back', which: 'others' }, { op: 'lose' }],
	'preset:win': [{ op: 'win' }],
	'preset:lose': [{ op: 'lose' }]
} as const satisfies Readonly<Record<string, readonly OrderBlock[]>>;

type PresetId = keyof typeof PRESETS;

/** The sentences offered for each card, so that a question has few keys. All others are behind the key for another effect. */
const CARD_PRESETS: Readonly<Record<SpecialId, readonly PresetId[]>> = {
	blocus: ['preset:cancel-last', 'preset:cancel-chosen', 'preset:cancel-all', 'preset:cancel-next'],
	puise: ['preset:draw-1', 'preset:draw-2', 'preset:draw-3'],
	chevalier: ['preset:cancel-last', 'preset:double-total', 'preset:draw-1', 'preset:win'],
	x2: ['preset:double-previous', 'preset:double-chosen', 'preset:double-all', 'preset:double-next', 'preset:double-total'],
	perte: ['preset:discard-other-1', 'preset:discard-other-2', 'preset:cancel-last', 'preset:draw-1'],
	retraite: ['preset:retreat', 'preset:take-back', 'preset:lose'],
	explosion: ['preset:discard-any', 'preset:discard-hand', 'preset:cancel-all'],
	finale: ['preset:discard-hand', 'preset:discard-any'],
	furie: ['preset:cancel-all', 'preset:double-total', 'preset:discard-other-1', 'preset:win']
};

/** The sentences for a card of either deck. */
export function presetsFor(card: string): readonly OrderPreset[] {
	const special = parseDeckCard(card)?.card as SpecialId | undefined;
	return special ? CARD_PRESETS[special].map((id) => ({ id, blocks: PRESETS[id] })) : [];
}
