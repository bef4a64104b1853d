import type { EntryText } from '../../../entries.ts';

const hero = (name: string, aliases: readonly string[], gloss?: string): EntryText => ({
	name,
	...(gloss ? { gloss } : {}),
	aliases,
	does: 'One of the six heroes. The card gives three starting skills and a unique power; nothing else sets heroes apart.',
	when: 'One turn per round; the power once per turn, in the Action phase.',
	prints: 'The three starting skills and the power are printed on the hero card.'
});

const skill = (name: string, gloss: string, aliases: readonly string[]): EntryText => ({
	name,
	gloss: `${gloss} (skill card)`,
	aliases,
	does: `Eight cards. They eliminate ${name} Chaams, complete steps and can be swapped with Tanatloc. This skill has no rule of its own.`,
	when: 'Spent in the Action phase; swapped with Tanatloc.',
	meets: [`${name} Chaam: as many ${name} cards as its level.`, 'Steps: one card among others, or several identical ones.'],
	prints: 'The colour of the card.'
});

const chaam = (name: string, gloss: string, aliases: readonly string[]): EntryText => ({
	name: `${name} Chaam`,
	gloss: `${gloss} warrior, not the skill card with the same name`,
	aliases,
	does: `One of Ogotaï’s warriors. Only ${name} cards eliminate it: as many as its level.`,
	when: 'Eliminated in the Action phase by a hero on the same location.',
	prints: 'How many copies of each level the box holds.'
});

const level = (n: 1 | 2 | 3, copies: string): EntryText => ({
	name: `Level ${n} Chaam`,
	gloss: `Carte Chaams niveau ${n}`,
	aliases: [`chaam ${n}`, `level ${n} chaams`, `chaams niveau ${n}`, `value ${n}`],
	does: `Stays on a location until a hero there discards ${n} ${n === 1 ? 'card' : 'cards'} of its skill. ${copies}`,
	when: 'Arrives in the Chaams phase, when a location is revealed, or when Ogotaï climbs.'
});

export const pieces = {
	'hero:tho': hero('Thorgal', ['thorgal aegirsson', 'torgal', 'tho']),
	'hero:kri': hero('Kriss de Valnor', ['kriss', 'kriss of valnor', 'kris de valnor', 'valnor']),
	'hero:aar': hero('Aaricia', ['aricia', 'aaricia gandalfsdottir']),
	'hero:jol': hero('Jolan', ['jolan thorgalson', 'jollan']),
	'hero:tja': hero('Tjall', ['tjall the fiery', 'tjal']),
	'hero:pie': hero('Pied-d’arbre', ['tree-foot', 'treefoot', 'pied d arbre', 'pied darbre'], 'Tree-foot'),
	'hero-card': {
		name: 'Hero card',
		gloss: 'Carte Héros',
		aliases: ['hero card', 'character sheet'],
		does: 'Holds the dice you’ve won, and shows the power and starting cards. Ready side: yet to play; tired side: has played.',
		when: 'Turned at the end of its hero’s turn, and at recovery.',
		prints: 'The three starting skills and the power.'
	},
	power: {
		name: 'Hero power',
		gloss: 'Pouvoir',
		aliases: ['power', 'special power', 'ability'],
		does: 'Every hero has one: optional, once per turn. The card says what it does; enter whatever it changes by hand.',
		when: 'In the Action phase.',
		prints: 'The power’s text. Enter it in your own words: it isn’t included in Comparse.'
	},
	fit: {
		name: 'Ready',
		gloss: 'En forme',
		aliases: ['fit', 'rested', 'ready'],
		does: 'The hero hasn’t played yet this round.'
	},
	tired: {
		name: 'Tired',
		gloss: 'Fatigué',
		aliases: ['tired', 'exhausted'],
		does: 'The hero has played this round. It’s only a marker: a tired hero keeps its cards and can still swap with Tanatloc.'
	},
	silhouette: {
		name: 'Hero standees',
		gloss: 'Silhouettes des Héros',
		aliases: ['standee', 'figure', 'pawn', 'base'],
		does: 'Six heroes on bases. They all start on Pays viking; several can share a location.'
	},

	skills: {
		name: 'Skill cards',
		gloss: 'Cartes Compétence',
		aliases: ['skill', 'skills', 'competence', 'mini cards'],
		does: 'Forty-eight cards, eight of each skill. They eliminate Chaams, complete steps and can be swapped.',
		when: 'Spent in the Action phase; swapped with Tanatloc.',
		meets: ['Ten cards in hand at most.', 'When the draw pile runs out, shuffle the discards.'],
		prints: 'The colour of each skill.'
	},
	'skill:com': skill('Combat', 'combat', ['fight', 'sword']),
	'skill:esq': skill('Esquive', 'dodge', ['dodge', 'evade']),
	'skill:inf': skill('Infiltration', 'infiltration', ['stealth', 'infil']),
	'skill:per': skill('Persuasion', 'persuasion', ['persuade', 'talk']),
	'skill:ass': skill('Assassinat', 'assassination', ['assassination', 'assassin', 'asassinat']),
	'skill:cor': skill('Corruption', 'bribery', ['bribery', 'bribe', 'coruption']),
	hand: {
		name: 'Hand',
		gloss: 'a hero’s skill cards',
		aliases: ['hand', 'main', 'cards in hand'],
		does: 'Each hero has their own hand. You can’t spend another hero’s cards; only Tanatloc moves them.'
	},
	'limit:hand': {
		name: 'Ten cards in hand',
		aliases: ['hand limit', 'too many cards', 'limite de main'],
		does: 'With more than ten cards, a hero discards down to ten before the next action, choosing which; drawing with several dice is one action. Exactly ten is fine.'
	},
	'limit:eight': {
		name: 'Eight cards of a skill',
		aliases: ['eight copies', 'ninth card', '8 copies'],
		does: 'There’s no ninth card of a skill: once all eight are in hand, Comparse won’t let you draw another. If you do have one, a hand was entered wrong: fix it.'
	},

	'chaam:com': chaam('Combat', 'combat', ['combat chaam', 'combat warrior']),
	'chaam:esq': chaam('Esquive', 'dodge', ['dodge chaam', 'esquive warrior']),
	'chaam:inf': chaam('Infiltration', 'infiltration', ['infiltration chaam', 'stealth warrior']),
	'chaam:per': chaam('Persuasion', 'persuasion', ['persuasion chaam', 'persuasion warrior']),
	'chaam:ass': chaam('Assassinat', 'assassination', ['assassination chaam', 'assassin warrior']),
	'chaam:cor': chaam('Corruption', 'bribery', ['bribery chaam', 'corruption warrior']),
	'chaam:1': level(1, 'Twelve in the box, six in a hard game.'),
	'chaam:2': level(2, 'Six in the box, always in play.'),
	'chaam:3': level(3, 'Six in the box, only with the hard option.'),
	'limit:chaams': {
		name: 'Eighteen Chaams',
		aliases: ['18 chaams', 'chaams deck', 'how many chaams'],
		does: 'A game always has eighteen Chaams: twelve level 1 and six level 2, or six of each level. No limit per location.'
	},
	symbols: {
		name: 'Chaam symbols',
		gloss: 'Symboles Chaams',
		aliases: ['danger', 'chaams symbols', 'symbole chaam'],
		does: 'When you reveal a location, draw as many Chaams as it has symbols (none to three) and put them all there.',
		when: 'As soon as the card is turned over with a travel die.',
		prints: 'The number of symbols. Grande pyramide has two, according to the rulebook’s example.'
	},

	path: {
		name: 'Path',
		gloss: 'the eight locations in a row',
		aliases: ['path', 'chemin', 'places', 'locations', 'cartes lieu'],
		does: 'Eight locations, from Pays viking to the laboratory. Revealed locations are always the start of the path; heroes move forward, never back.'
	},
	'place:1': {
		name: 'Location 1: Pays viking',
		gloss: 'Viking land, the start',
		aliases: ['viking land', 'start', 'place 1'],
		does: 'Revealed at setup: all heroes start here, and there’s no step. Like any revealed location it can get Chaams, Ogotaï’s too. While it has none, it’s one of the free locations.'
	},
	'place:2': {
		name: 'Location 2',
		gloss: 'read its name off the card',
		aliases: ['second place', 'place 2'],
		does: 'Takes one travel die to reveal. You must complete its step to leave.',
		prints: 'Its name, its Chaam symbols and what its step requires.'
	},
	'place:3': {
		name: 'Location 3: Cité Xinjin',
		gloss: 'Xinjin city',
		aliases: ['xinjin', 'xinjin city', 'xin jin', 'place 3'],
		does: 'Takes one travel die to reveal. No step.',
		prints: 'Its Chaam symbols.'
	},
	'place:4': {
		name: 'Location 4: Déesse-sans-nom',
		gloss: 'Nameless Goddess: the location, not the face of the black die',
		aliases: ['nameless goddess place', 'goddess place', 'place 4', 'temple'],
		does: 'Takes two travel dice at once to reveal; entering only takes one. You must complete its step to leave.',
		prints: 'Its Chaam symbols and what its step requires.'
	},
	'place:5': {
		name: 'Location 5: Jungle',
		gloss: 'jungle',
		aliases: ['jungle', 'place 5'],
		does: 'Takes one travel die to reveal. No step.',
		prints: 'Its Chaam symbols.'
	},
	'place:6': {
		name: 'Location 6: Mayaxatl',
		gloss: 'the forbidden city',
		aliases: ['mayaxatl', 'mayaxalt', 'forbidden city', 'place 6'],
		does: 'Takes one travel die to reveal. Its step, Versatility, requires one card of each of the six skills.',
		prints: 'Its Chaam symbols.'
	},
	'place:7': {
		name: 'Location 7: Grande pyramide',
		gloss: 'great pyramid: the location, not the war track',
		aliases: ['pyramid', 'great pyramid', 'place 7'],
		does: 'Takes one travel die to reveal, and brings in two Chaams. No step.',
		meets: ['The summit where Ogotaï wins is the last space of the war track, not this location.']
	},
	'place:8': {
		name: 'Location 8: Laboratoire d’Ogotaï',
		gloss: 'Ogotaï’s laboratory',
		aliases: ['laboratory', 'lab', 'place 8', 'labo'],
		does: 'Takes two travel dice at once to reveal. Discard six identical cards here to win the game; no die needed.',
		prints: 'Its Chaam symbols.'
	},
	step: {
		name: 'Mandatory step',
		gloss: 'Étape obligatoire',
		aliases: ['mandatory step', 'step', 'etape', 'toll', 'cost of a step', 'paying a step'],
		does: 'To leave locations 2, 4 and 6, the hero discards 4 or 6 cards, different or identical, and a travel die. In the laboratory, completing the step wins the game.',
		when: 'In the Action phase. You may reveal the next location before completing the step.',
		prints: 'What locations 2 and 4 require; the reference cards remind you.'
	},
	versatility: {
		name: 'Versatility',
		gloss: 'Polyvalence',
		aliases: ['versatility', 'six different', 'polyvalance', 'one of each', 'one card of each'],
		does: 'One card of each of the six skills and a travel die, to reach Grande pyramide.'
	},
	help: {
		name: 'Reference card',
		gloss: 'Aide de jeu',
		aliases: ['help card', 'player aid', 'reference card'],
		does: 'Three cards to keep handy, with the cost of each step.',
		when: 'Whenever you like.'
	},

	'ogotai:card': {
		name: 'Ogotaï card',
		gloss: 'Carte Ogotaï',
		aliases: ['crown', 'crown card', 'ogotai card', 'ogotaï'],
		does: 'Placed after the laboratory, crown side up. It isn’t a location; when you win, turn it over and put all the heroes on it.',
		when: 'At setup, then when you win.'
	},
	'ogotai:silhouette': {
		name: 'Ogotaï’s standee',
		gloss: 'Silhouette d’Ogotaï',
		aliases: ['ogotai standee', 'ogotai figure', 'demigod', 'ogotaï'],
		does: 'Climbs one space at the end of each round.',
		prints: 'His starting space, for 3 or 4 heroes.'
	},
	track: {
		name: 'War preparations',
		gloss: 'Préparatifs de guerre',
		aliases: ['war track', 'track', 'war preparations', 'pyramid'],
		does: 'Three cards, fifteen spaces. Ogotaï climbs one per round: an empty space does nothing, a war space brings in 1 to 4 Chaams, and the last one loses you the game.',
		prints: 'The value of each space, 0 to 4.'
	},
	'space:empty': {
		name: 'Empty space',
		gloss: 'Case vide',
		aliases: ['empty space', 'blank space'],
		does: 'Ogotaï stops there and nothing happens.',
		prints: 'Which ones are empty.'
	},
	'space:war': {
		name: 'War space',
		gloss: 'Case « Guerre »',
		aliases: ['war space', 'war value'],
		does: 'Draw one to four Chaams, placed one by one on free locations, starting from the laboratory.',
		when: 'When Ogotaï gets there. His starting space doesn’t count.',
		prints: 'The number of Chaams.'
	},
	'space:summit': {
		name: 'Summit',
		gloss: 'Sommet de la pyramide',
		aliases: ['summit', 'last space', 'space 15', 'pyramid'],
		does: 'If Ogotaï gets here, you lose immediately, before anything is drawn.'
	},
	ship: {
		name: 'Flying ship',
		gloss: 'Vaisseau volant',
		aliases: ['flying ship', 'ship'],
		does: 'Ogotaï’s ship, to escape in after winning. Just a picture, not a rule.'
	}
} as const satisfies Record<string, EntryText>;
