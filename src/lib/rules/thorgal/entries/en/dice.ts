import type { EntryText } from '../../../entries.ts';

export const dice = {
	'die:black': {
		name: 'Dé du Destin',
		gloss: 'destiny die, the black one',
		aliases: ['black die', 'destiny die', 'dé noir'],
		does: 'Thrown with the white dice, it says which of them the hero wins. Two faces, Déesse-sans-nom and Ogotaï, end the phase.',
		prints: 'Its six faces; one of each symbol unless you say otherwise.'
	},
	'die:white': {
		name: 'Dés blancs',
		gloss: 'white dice',
		aliases: ['white dice', 'white die', 'five dice'],
		does: 'Five equal dice: 1 skill, 2 skills, 3 skills/travel, travel, 1 Chaam, 2 Chaams. Only the two Chaams faces do harm.',
		prints: 'Their six faces; one of each symbol unless you say otherwise.'
	},
	'die:travel': {
		name: 'Dé « voyage »',
		gloss: 'travel die',
		aliases: ['travel die', 'travel', 'voyage'],
		does: 'A travel face or 3 skills/travel. One die discovers the next place (two for places 4 and 8), or takes the hero there if it is discovered.'
	},
	'face:D1': {
		name: '1 dé blanc',
		gloss: 'one white die (black face)',
		aliases: ['one white die'],
		does: 'The hero takes one die of the throw, its own choice, even if all are bad.',
		when: 'Right after the throw, in the destiny phase.'
	},
	'face:D2': {
		name: '2 dés blancs',
		gloss: 'two white dice (black face)',
		aliases: ['two white dice'],
		does: 'The hero takes two dice of the throw, or the only one left.',
		when: 'Right after the throw, in the destiny phase.'
	},
	'face:D3': {
		name: '3 dés blancs',
		gloss: 'three white dice (black face)',
		aliases: ['three white dice'],
		does: 'The hero takes three dice of the throw, or all that are left.',
		when: 'Right after the throw, in the destiny phase.'
	},
	'face:T': {
		name: 'Tanatloc',
		gloss: 'black face',
		aliases: ['tanatlok', 'swap', 'exchange', 'tanathloc', 'swap between heroes'],
		does: 'The hero takes one die, then may swap with another hero, wherever it is: cards of one colour for as many of another.',
		when: 'At once, before throwing again or stopping.'
	},
	'face:G': {
		name: 'Déesse-sans-nom',
		gloss: 'Nameless Goddess: black face, not place 4',
		aliases: ['goddess', 'nameless goddess', 'deesse sans nom'],
		does: 'Gives all good dice of the throw, no Chaams, and ends the destiny phase.',
		when: 'Right after the throw; this hero throws no more.'
	},
	'face:O': {
		name: 'Ogotaï',
		gloss: 'black face',
		aliases: ['ogotai die', 'ogotai face', 'ogotäi'],
		does: 'Imposes all Chaams dice of the throw, nothing else, and ends the destiny phase.',
		when: 'Right after the throw; this hero throws no more.',
		meets: ['Dice won before stay with the hero.']
	},
	'face:S1': {
		name: '1 compétence',
		gloss: 'one skill (white face)',
		aliases: ['one skill', '1 skill'],
		does: 'In the action phase, draws one skill card.',
		when: 'Won in the destiny phase, used in the action phase.'
	},
	'face:S2': {
		name: '2 compétences',
		gloss: 'two skills (white face)',
		aliases: ['two skills', '2 skills'],
		does: 'In the action phase, draws two skill cards.',
		when: 'Won in the destiny phase, used in the action phase.'
	},
	'face:SV': {
		name: '3 compétences/voyage',
		gloss: 'three skills or travel (white face)',
		aliases: ['three skills', '3 skills', 'skills travel'],
		does: 'In the action phase, draws three cards or serves as a travel die. One or the other, never both.',
		when: 'Won in the destiny phase, used in the action phase.'
	},
	'face:V': {
		name: 'voyage',
		gloss: 'travel (white face)',
		aliases: ['travel', 'travel face'],
		does: 'A travel die: discover the next place, or go there.',
		when: 'Won in the destiny phase, used in the action phase.'
	},
	'face:C1': {
		name: '1 Chaam',
		gloss: 'one Chaam (white face, harmful)',
		aliases: ['one chaam', '1 chaams'],
		does: 'In the Chaams phase, draw and place one Chaams.',
		when: 'Won in the destiny phase, suffered in the next one.'
	},
	'face:C2': {
		name: '2 Chaams',
		gloss: 'two Chaams (white face, harmful)',
		aliases: ['two chaams'],
		does: 'In the Chaams phase, draw and place two Chaams, one after the other.',
		when: 'Won in the destiny phase, suffered in the next one.'
	}
} as const satisfies Record<string, EntryText>;
