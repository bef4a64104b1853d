import type { GlyphName } from '$lib/components/drawings.ts';
import { m } from '$lib/paraglide/messages.js';
import type { EntryKind } from '$lib/rules/entries.ts';

/** What kind of thing an article is about: a word and a drawing. */
export const KINDS: Readonly<Record<EntryKind, { readonly name: () => string; readonly glyph: GlyphName }>> = {
	card: { name: m.kind_card, glyph: 'card' },
	foe: { name: m.kind_foe, glyph: 'serpent' },
	place: { name: m.kind_place, glyph: 'tile' },
	face: { name: m.kind_face, glyph: 'mask' },
	piece: { name: m.kind_piece, glyph: 'pawn' },
	phase: { name: m.kind_phase, glyph: 'bolt' },
	term: { name: m.kind_term, glyph: 'key' },
	limit: { name: m.kind_limit, glyph: 'shield' },
	end: { name: m.kind_end, glyph: 'crown' },
	variant: { name: m.kind_variant, glyph: 'crystal' },
	ruling: { name: m.kind_ruling, glyph: 'hand' },
	companion: { name: m.kind_companion, glyph: 'crate' }
};
