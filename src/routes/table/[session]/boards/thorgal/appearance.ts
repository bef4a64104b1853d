import type { GlyphName } from '$lib/components/drawings.ts';
import type { TableState } from '$lib/rules/contract.ts';
import { factId } from '$lib/rules/thorgal/ids.ts';
import { HEROES, type HeroId, type ChaamFace, levelOf, type Skill, skillOf, type Step } from '$lib/rules/thorgal/cards.ts';

/** Two letters for a skill, because a small card has no room for more. The names are French in every language. */
export const SIGNS: Readonly<Record<Skill, string>> = { com: 'Co', esq: 'Es', inf: 'In', per: 'Pe', ass: 'As', cor: 'Cr' };
/** The glyph of each skill. */
export const SKILL_GLYPHS: Readonly<Record<Skill, GlyphName>> = {
	com: 'blades',
	esq: 'dodge',
	inf: 'hood',
	per: 'speech',
	ass: 'dagger',
	cor: 'purse'
};

/** Screen colours for the colours a skill may have in the box. Letters and glyphs distinguish the skills without them. */
const TINTS: Readonly<Record<string, string>> = {
	red: '#c8362b',
	orange: '#e07b1f',
	yellow: '#dcb42c',
	green: '#3f8f4a',
	blue: '#2f6fb5',
	purple: '#7a4aa0',
	pink: '#d77aa0',
	brown: '#7d5232',
	grey: '#8b8b86',
	black: '#26221f',
	white: '#f4efe4'
};
/** The colour of a skill, once it has been read off the box. */
export const tint = ({ facts }: TableState, skill: Skill): string | undefined => TINTS[String(facts[factId('colour', skill)])];

/** The two letters of a Chaams. */
export const sign = (card: ChaamFace): string => SIGNS[skillOf(card)];
/** One dot for each level of a Chaams. */
export const dots = (card: ChaamFace): string => '•'.repeat(levelOf(card));

/** The colour of a hero: its index in the catalogue, as in the setup. */
export const seatOf = (hero: HeroId): number => HEROES.indexOf(hero);

/** A step in short: `4 ≠` for four different cards, `6 =` for six identical ones. */
export const stepSign = ({ cards, kind }: Step): string => `${cards} ${kind === 'different' ? '≠' : '='}`;

/** An SVG path for each place, 60 × 36. */
export const PICTURES: Readonly<Record<number, string>> = {
	1: 'M12 26c2 2 4 2 7 2h22c4 0 7-2 7-6 0-2-1-3-3-3M30 6v22M20 8c7 2 13 2 20 0 1 5 1 9 0 13-7-2-13-2-20 0-1-4-1-8 0-13z',
	2: 'M10 30V18l10-8 10 8v12zM34 30V20l8-6 8 6v10zM17 30v-7h6v7M6 30h48',
	3: 'M8 31h44M12 31v-7h8v7M20 31V17h9v14M29 31V10h8v21M37 31V20h9v11M31 14h4M22 21h5',
	4: 'M35 6a13 13 0 1 0 8 19A11 11 0 0 1 35 6zM45 8l1.300 3.200 3.200 1.300-3.200 1.300L45 17l-1.300-3.200-3.200-1.300 3.200-1.300z',
	5: 'M30 32V16M30 18c-8-8-14-7-19-3 7 1 12 3 19 3zM30 18c8-8 14-7 19-3-7 1-12 3-19 3zM30 14c-5-7-10-9-15-8 5 3 10 6 15 8zM30 14c5-7 10-9 15-8-5 3-10 6-15 8zM14 32h32',
	6: 'M8 32h44M13 32v-6h34v6M18 26v-6h24v6M23 20v-6h14v6M26 14V8h8v6',
	7: 'M6 32h48M10 32v-4h40v4M14 28v-4h32v4M18 24v-4h24v4M22 20v-4h16v4M26 16v-5h8v5M30 11V5M28 32v-4h4v4',
	8: 'M24 5h12M26 5v9L15 30c-1 2 0 3 2 3h26c2 0 3-1 2-3L34 14V5M19.500 24h21M26 28h.2M33 29.500h.2M30 20h.2'
};
