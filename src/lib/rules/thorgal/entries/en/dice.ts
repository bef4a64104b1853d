import type { EntryText } from '../../../entries.ts';

export const dice = {
	'die:black': {
		name: 'Destiny die',
		gloss: 'Dé du Destin',
		aliases: ['black die', 'destiny die', 'dé noir'],
		does: 'Rolled with the white dice, it says which ones the hero gets. Two faces, the Nameless Goddess and Ogotaï, end the phase.',
		prints: 'Its six faces; one of each symbol unless you say otherwise.'
	},
	'die:white': {
		name: 'White dice',
		gloss: 'Dés blancs',
		aliases: ['white dice', 'white die', 'five dice'],
		does: 'Five identical dice: 1 skill, 2 skills, 3 skills/travel, travel, 1 Chaam, 2 Chaams. Only the two Chaam faces are bad.',
		prints: 'Their six faces; one of each symbol unless you say otherwise.'
	},
	'die:travel': {
		name: 'Travel die',
		gloss: 'Dé « voyage »',
		aliases: ['travel die', 'travel', 'voyage'],
		does: 'A travel face or 3 skills/travel. One die reveals the next location (two for locations 4 and 8), or takes the hero there if it’s revealed.'
	},
	'face:D1': {
		name: 'One white die',
		gloss: '1 dé blanc',
		aliases: ['one white die'],
		does: 'The hero takes one die of your choice from the roll, even if they’re all bad.',
		when: 'Right after the roll, in the Destiny phase.'
	},
	'face:D2': {
		name: 'Two white dice',
		gloss: '2 dés blancs',
		aliases: ['two white dice'],
		does: 'The hero takes two dice from the roll, or the only one left.',
		when: 'Right after the roll, in the Destiny phase.'
	},
	'face:D3': {
		name: 'Three white dice',
		gloss: '3 dés blancs',
		aliases: ['three white dice'],
		does: 'The hero takes three dice from the roll, or all that are left.',
		when: 'Right after the roll, in the Destiny phase.'
	},
	'face:T': {
		name: 'Tanatloc',
		gloss: 'face of the black die',
		aliases: ['tanatlok', 'swap', 'exchange', 'tanathloc', 'swap between heroes'],
		does: 'The hero takes one die, then may swap with another hero, wherever they are: cards of one colour for the same number of another.',
		when: 'Right away, before rolling again or stopping.'
	},
	'face:G': {
		name: 'Nameless Goddess',
		gloss: 'Déesse-sans-nom: the die face, not location 4',
		aliases: ['goddess', 'nameless goddess', 'deesse sans nom'],
		does: 'Gives you all the good dice in the roll, no Chaams, and ends the Destiny phase.',
		when: 'Right after the roll; this hero can’t roll again.'
	},
	'face:O': {
		name: 'Ogotaï',
		gloss: 'face of the black die',
		aliases: ['ogotai die', 'ogotai face', 'ogotäi'],
		does: 'Gives you all the Chaam dice in the roll, nothing else, and ends the Destiny phase.',
		when: 'Right after the roll; this hero can’t roll again.',
		meets: ['The hero keeps dice won earlier.']
	},
	'face:S1': {
		name: 'One skill',
		gloss: '1 compétence',
		aliases: ['one skill', '1 skill'],
		does: 'In the Action phase, draw one skill card.',
		when: 'Won in the Destiny phase, used in the Action phase.'
	},
	'face:S2': {
		name: 'Two skills',
		gloss: '2 compétences',
		aliases: ['two skills', '2 skills'],
		does: 'In the Action phase, draw two skill cards.',
		when: 'Won in the Destiny phase, used in the Action phase.'
	},
	'face:SV': {
		name: 'Three skills or travel',
		gloss: '3 compétences/voyage',
		aliases: ['three skills', '3 skills', 'skills travel'],
		does: 'In the Action phase, draw three cards or use it as a travel die. One or the other, never both.',
		when: 'Won in the Destiny phase, used in the Action phase.'
	},
	'face:V': {
		name: 'Travel',
		gloss: 'voyage',
		aliases: ['travel', 'travel face'],
		does: 'A travel die: reveal the next location, or go there.',
		when: 'Won in the Destiny phase, used in the Action phase.'
	},
	'face:C1': {
		name: 'One Chaam',
		gloss: '1 Chaam',
		aliases: ['one chaam', '1 chaams'],
		does: 'In the Chaams phase, draw and place one Chaam.',
		when: 'Won in the Destiny phase, resolved in the next one.'
	},
	'face:C2': {
		name: 'Two Chaams',
		gloss: '2 Chaams',
		aliases: ['two chaams'],
		does: 'In the Chaams phase, draw and place two Chaams, one after the other.',
		when: 'Won in the Destiny phase, resolved in the next one.'
	}
} as const satisfies Record<string, EntryText>;
