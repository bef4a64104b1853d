import type { GlyphName } from './drawings.ts';
import { m } from '../paraglide/messages.js';
import type { EntryKind } from '../rules/entries.ts';

/** For each kind of entry: its name, its plural, and its drawing. */
export const ENTRY_KINDS: Readonly<
	Record<EntryKind, { readonly name: () => string; readonly many: () => string; readonly glyph: GlyphName }>
> = {
	card: { name: m.kind_card, many: m.kinds_card, glyph: 'card' },
	foe: { name: m.kind_foe, many: m.kinds_foe, glyph: 'serpent' },
	place: { name: m.kind_place, many: m.kinds_place, glyph: 'tile' },
	face: { name: m.kind_face, many: m.kinds_face, glyph: 'mask' },
	piece: { name: m.kind_piece, many: m.kinds_piece, glyph: 'pawn' },
	phase: { name: m.kind_phase, many: m.kinds_phase, glyph: 'bolt' },
	term: { name: m.kind_term, many: m.kinds_term, glyph: 'key' },
	limit: { name: m.kind_limit, many: m.kinds_limit, glyph: 'shield' },
	end: { name: m.kind_end, many: m.kinds_end, glyph: 'crown' },
	variant: { name: m.kind_variant, many: m.kinds_variant, glyph: 'crystal' },
	ruling: { name: m.kind_ruling, many: m.kinds_ruling, glyph: 'hand' },
	companion: { name: m.kind_companion, many: m.kinds_companion, glyph: 'crate' }
};
