import type { EntryText } from '../../../entries.ts';

const hero = (name: string, aliases: readonly string[], gloss?: string): EntryText => ({
	name,
	...(gloss ? { gloss } : {}),
	aliases,
	does: 'One of the six heroes. The card gives three starting skills and a power of its own; nothing else sets heroes apart.',
	when: 'One turn a round; the power once a turn, in the action phase.',
	prints: 'The three starting skills and the power are printed on the hero card.'
});

const skill = (name: string, gloss: string, aliases: readonly string[]): EntryText => ({
	name,
	gloss: `${gloss} (skill card)`,
	aliases,
	does: `Eight cards. They pay for ${name} Chaams and for steps, and can be swapped through Tanatloc. No rule belongs to this skill alone.`,
	when: 'Spent in the action phase; swapped on the face Tanatloc.',
	meets: [`${name} Chaams: as many ${name} cards as its level.`, 'Steps: one card among others, or several identical ones.'],
	prints: 'The colour of the card.'
});

const chaam = (name: string, gloss: string, aliases: readonly string[]): EntryText => ({
	name: `Chaams ${name}`,
	gloss: `${gloss} warrior, not the skill card of the same name`,
	aliases,
	does: `One of Ogotaï’s warriors. Only ${name} cards eliminate it, as many as its level.`,
	when: 'Eliminated in the action phase, by a hero on the same place.',
	prints: 'How many copies of each level the box holds.'
});

const level = (n: 1 | 2 | 3, copies: string): EntryText => ({
	name: `Carte Chaams niveau ${n}`,
	gloss: `level ${n} Chaams warrior`,
	aliases: [`chaam ${n}`, `level ${n} chaams`, `chaams niveau ${n}`, `value ${n}`],
	does: `Sits on a place until a hero there discards ${n} ${n === 1 ? 'card' : 'cards'} of its skill. ${copies}`,
	when: 'Comes in the Chaams phase, with a discovered place, or when Ogotaï advances.'
});

export const pieces = {
	'hero:tho': hero('Thorgal', ['thorgal aegirsson', 'torgal', 'tho']),
	'hero:kri': hero('Kriss de Valnor', ['kriss', 'kriss of valnor', 'kris de valnor', 'valnor']),
	'hero:aar': hero('Aaricia', ['aricia', 'aaricia gandalfsdottir']),
	'hero:jol': hero('Jolan', ['jolan thorgalson', 'jollan']),
	'hero:tja': hero('Tjall', ['tjall the fiery', 'tjal']),
	'hero:pie': hero('Pied-d’arbre', ['tree-foot', 'treefoot', 'pied d arbre', 'pied darbre'], 'Tree-foot'),
	'hero-card': {
		name: 'Carte Héros',
		gloss: 'hero card',
		aliases: ['hero card', 'character sheet'],
		does: 'Carries the dice won, the power and the starting cards. Fit side: still to play; tired side: has played.',
		when: 'Turned at the end of its hero’s turn, and at recovery.',
		prints: 'The three starting skills and the power.'
	},
	power: {
		name: 'Pouvoir',
		gloss: 'hero power',
		aliases: ['power', 'special power', 'ability'],
		does: 'Every hero has one, optional, once in its turn. The card says what it does; whatever it changes is set by hand afterwards.',
		when: 'In the action phase.',
		prints: 'The text of the power. Note it in your own words: Comparse does not ship it.'
	},
	fit: {
		name: 'En forme',
		gloss: 'fit: front of the hero card',
		aliases: ['fit', 'rested', 'ready'],
		does: 'The hero has not played yet this round.'
	},
	tired: {
		name: 'Fatigué',
		gloss: 'tired: back of the hero card',
		aliases: ['tired', 'exhausted'],
		does: 'The hero has played this round. Only a marker: a tired hero keeps its cards and may swap through Tanatloc.'
	},
	silhouette: {
		name: 'Silhouettes des Héros',
		gloss: 'hero standees',
		aliases: ['standee', 'figure', 'pawn', 'base'],
		does: 'Six heroes on bases. All start on Pays viking; several may share a place.'
	},

	skills: {
		name: 'Cartes Compétence',
		gloss: 'skill cards',
		aliases: ['skill', 'skills', 'competence', 'mini cards'],
		does: 'Forty-eight cards, eight of each of six skills. They eliminate Chaams, pay for steps and can be swapped.',
		when: 'Spent in the action phase; swapped on the face Tanatloc.',
		meets: ['Ten cards in hand at most.', 'When the pile runs out the discard is shuffled.'],
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
		does: 'Each hero has a hand of its own. Nobody spends another hero’s cards; only Tanatloc moves them.'
	},
	'limit:hand': {
		name: 'Ten cards in hand',
		aliases: ['hand limit', 'too many cards', 'limite de main'],
		does: 'With more than ten cards a hero discards cards of its choice down to ten before the next action; drawing with several dice is one action. Exactly ten is fine.'
	},
	'limit:eight': {
		name: 'Eight cards of a skill',
		aliases: ['eight copies', 'ninth card', '8 copies'],
		does: 'There is no ninth card of a skill: once all eight are in hand, Comparse lets no other be drawn. If you do hold one, a hand is noted wrongly: correct it.'
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
		does: 'A game always has eighteen Chaams: twelve of level 1 and six of level 2, or six of each level. No limit on one place.'
	},
	symbols: {
		name: 'Symboles Chaams',
		gloss: 'Chaams symbols on a place',
		aliases: ['danger', 'chaams symbols', 'symbole chaam'],
		does: 'Discovering a place draws as many Chaams as it has symbols, none to three, all put on that place.',
		when: 'As soon as the card is turned with a travel die.',
		prints: 'The number of symbols. Grande pyramide has two, by the rulebook’s example.'
	},

	path: {
		name: 'Path',
		gloss: 'the eight places in a row',
		aliases: ['path', 'chemin', 'places', 'locations', 'cartes lieu'],
		does: 'Eight places, from Pays viking to the laboratory. Discovered places are always the beginning of the path; heroes go forward, never back.'
	},
	'place:1': {
		name: 'Lieu 1 : Pays viking',
		gloss: 'Viking land, the start',
		aliases: ['viking land', 'start', 'place 1'],
		does: 'Face up from the start: all heroes set out from here, and there is no step to pay. Like any discovered place it may get Chaams, Ogotaï’s too. While it has none, it is one of the free places.'
	},
	'place:2': {
		name: 'Lieu 2',
		gloss: 'read its name off the card',
		aliases: ['second place', 'place 2'],
		does: 'Discovered with one travel die. A mandatory step to leave it.',
		prints: 'Its name, its Chaams symbols and what its step asks for.'
	},
	'place:3': {
		name: 'Lieu 3 : Cité Xinjin',
		gloss: 'Xinjin city',
		aliases: ['xinjin', 'xinjin city', 'xin jin', 'place 3'],
		does: 'Discovered with one travel die. No step.',
		prints: 'Its Chaams symbols.'
	},
	'place:4': {
		name: 'Lieu 4 : Déesse-sans-nom',
		gloss: 'Nameless Goddess: the place, not the face of the black die',
		aliases: ['nameless goddess place', 'goddess place', 'place 4', 'temple'],
		does: 'Discovered with two travel dice spent together; entering takes only one. A mandatory step to leave it.',
		prints: 'Its Chaams symbols and what its step asks for.'
	},
	'place:5': {
		name: 'Lieu 5 : Jungle',
		gloss: 'jungle',
		aliases: ['jungle', 'place 5'],
		does: 'Discovered with one travel die. No step.',
		prints: 'Its Chaams symbols.'
	},
	'place:6': {
		name: 'Lieu 6 : Mayaxatl',
		gloss: 'the forbidden city',
		aliases: ['mayaxatl', 'mayaxalt', 'forbidden city', 'place 6'],
		does: 'Discovered with one travel die. Its step, Polyvalence, asks for one card of each of the six skills.',
		prints: 'Its Chaams symbols.'
	},
	'place:7': {
		name: 'Lieu 7 : Grande pyramide',
		gloss: 'great pyramid: the place, not the war track',
		aliases: ['pyramid', 'great pyramid', 'place 7'],
		does: 'Discovered with one travel die; two Chaams come with it. No step.',
		meets: ['The top of the pyramid that loses the game is the last space of the war track.']
	},
	'place:8': {
		name: 'Lieu 8 : Laboratoire d’Ogotaï',
		gloss: 'Ogotaï’s laboratory',
		aliases: ['laboratory', 'lab', 'place 8', 'labo'],
		does: 'Discovered with two travel dice together. Six identical cards discarded here win the game, without a die.',
		prints: 'Its Chaams symbols.'
	},
	step: {
		name: 'Étape obligatoire',
		gloss: 'mandatory step',
		aliases: ['mandatory step', 'step', 'etape', 'toll', 'cost of a step', 'paying a step'],
		does: 'To leave places 2, 4 and 6 the hero discards 4 or 6 cards, different or identical, and a travel die. In the laboratory the step wins the game.',
		when: 'In the action phase. The next place may be discovered before the step is paid.',
		prints: 'What places 2 and 4 ask for; the help cards recall it.'
	},
	versatility: {
		name: 'Polyvalence',
		gloss: 'versatility, the step of Mayaxatl',
		aliases: ['versatility', 'six different', 'polyvalance', 'one of each', 'one card of each'],
		does: 'One card of each of the six skills and a travel die, to reach Grande pyramide.'
	},
	help: {
		name: 'Aide de jeu',
		gloss: 'help card',
		aliases: ['help card', 'player aid', 'reference card'],
		does: 'Three cards within reach that recall what the steps cost.',
		when: 'Whenever you like.'
	},

	'ogotai:card': {
		name: 'Carte Ogotaï',
		gloss: 'Ogotaï card, the one with the crown',
		aliases: ['crown', 'crown card', 'ogotai card', 'ogotaï'],
		does: 'Lies after the laboratory, crown up. It is no place; it is turned over at the victory and all heroes meet on it.',
		when: 'When setting up, then at the victory.'
	},
	'ogotai:silhouette': {
		name: 'Silhouette d’Ogotaï',
		gloss: 'Ogotaï’s standee on the war track',
		aliases: ['ogotai standee', 'ogotai figure', 'demigod', 'ogotaï'],
		does: 'Climbs one space of the track at the end of each round.',
		prints: 'Its start space, for 3 or for 4 heroes.'
	},
	track: {
		name: 'Préparatifs de guerre',
		gloss: 'war preparations, the track of fifteen spaces',
		aliases: ['war track', 'track', 'war preparations', 'pyramid'],
		does: 'Three cards, fifteen spaces. Ogotaï climbs one a round: an empty space does nothing, a war space brings 1 to 4 Chaams, the last one loses the game.',
		prints: 'The value of each space, 0 to 4.'
	},
	'space:empty': {
		name: 'Case vide',
		gloss: 'empty space',
		aliases: ['empty space', 'blank space'],
		does: 'Ogotaï stops there and nothing happens.',
		prints: 'Which ones are empty.'
	},
	'space:war': {
		name: 'Case « Guerre »',
		gloss: 'war space',
		aliases: ['war space', 'war value'],
		does: 'Draws one to four Chaams, placed one by one on free places, starting from the laboratory.',
		when: 'When Ogotaï arrives. His start space does not count.',
		prints: 'The number of Chaams.'
	},
	'space:summit': {
		name: 'Sommet de la pyramide',
		gloss: 'summit: fifteenth space of the track, not place 7',
		aliases: ['summit', 'last space', 'space 15', 'pyramid'],
		does: 'Ogotaï arrives: the game is lost on the spot, before anything is drawn.'
	},
	ship: {
		name: 'Vaisseau volant',
		gloss: 'flying ship',
		aliases: ['flying ship', 'ship'],
		does: 'Ogotaï’s own, to escape in after the victory. A picture, not a rule.'
	}
} as const satisfies Record<string, EntryText>;
