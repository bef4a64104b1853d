import type { Entries, EntryFacts } from '../entries.ts';
import { CHAAM_FACES, CHALLENGES, HEROES, skillOf, SKILLS, SUMMIT } from './cards.ts';
import { challengeId, factId } from './ids.ts';

const warFacts = Array.from({ length: SUMMIT - 1 }, (_, i) => factId('war', i + 1));
const challengeIds = Array.from({ length: CHALLENGES }, (_, i) => challengeId(i + 1));

const hero = (id: string) =>
	({
		kind: 'piece',
		at: 'Nombre de joueurs',
		prints: [factId('hand', id), factId('power', id)],
		related: ['power', 'hero-card', 'hand']
	}) as const;
const skill = (id: string) =>
	({
		kind: 'card',
		at: 'Cartes Compétence',
		prints: [factId('colour', id)],
		related: ['skills', `chaam:${id}`, 'eliminate', 'step']
	}) as const;
const chaam = (id: string) =>
	({
		kind: 'foe',
		of: [1, 2, 3].flatMap((level) => [`${id}${level}`, `${id}${level}@*`, `chaam:*:${id}${level}`]),
		at: 'Phase d’Action',
		prints: CHAAM_FACES.filter((face) => skillOf(face) === id).map((face) => factId('copies', face)),
		related: [`skill:${id}`, 'chaam:1', 'chaam:2', 'chaam:3', 'eliminate']
	}) as const;
const ruling = (at: string, related: readonly string[], option?: string): EntryFacts => ({
	kind: 'ruling',
	at,
	related,
	...(option ? { option } : {})
});

export const ENTRIES = {
	// Heroes
	'hero:tho': hero('tho'),
	'hero:kri': hero('kri'),
	'hero:aar': hero('aar'),
	'hero:jol': hero('jol'),
	'hero:tja': hero('tja'),
	'hero:pie': hero('pie'),
	'hero-card': {
		kind: 'card',
		at: 'Matériel',
		prints: HEROES.flatMap((id) => [`hand:${id}`, `power:${id}`]),
		related: ['fit', 'tired', 'power']
	},
	power: {
		kind: 'term',
		at: 'Phase d’Action',
		prints: HEROES.map((id) => `power:${id}`),
		related: ['ruling:power-when', 'ruling:power-beats']
	},
	fit: { kind: 'term', at: 'Déroulement d’un tour de jeu', related: ['tired', 'phase:recovery'] },
	tired: { kind: 'term', at: 'Déroulement d’un tour de jeu', related: ['fit', 'ruling:swap-tired'] },
	silhouette: { kind: 'piece', at: 'Matériel', related: ['ogotai:silhouette', 'path'] },

	// Skills
	skills: {
		kind: 'card',
		at: 'Cartes Compétence',
		prints: SKILLS.map((id) => `colour:${id}`),
		related: ['hand', 'limit:hand', 'limit:eight']
	},
	'skill:com': skill('com'),
	'skill:esq': skill('esq'),
	'skill:inf': skill('inf'),
	'skill:per': skill('per'),
	'skill:ass': skill('ass'),
	'skill:cor': skill('cor'),
	hand: { kind: 'term', of: ['unknown:*'], at: 'Cartes Compétence', related: ['limit:hand', 'ruling:open-hands', 'ruling:starting-cards'] },
	'limit:hand': { kind: 'limit', at: 'Cartes Compétence', related: ['ruling:limit-when', 'ruling:limit-outside'] },
	'limit:eight': { kind: 'limit', at: 'Matériel', related: ['skills', 'table:corrections'] },

	// Chaams
	'chaam:com': chaam('com'),
	'chaam:esq': chaam('esq'),
	'chaam:inf': chaam('inf'),
	'chaam:per': chaam('per'),
	'chaam:ass': chaam('ass'),
	'chaam:cor': chaam('cor'),
	'chaam:1': { kind: 'foe', at: 'Matériel', related: ['eliminate', 'limit:chaams', 'ruling:split'] },
	'chaam:2': { kind: 'foe', at: 'Matériel', related: ['eliminate', 'limit:chaams', 'ruling:split'] },
	'chaam:3': { kind: 'foe', at: 'Options de jeu', related: ['variant:level3', 'eliminate'] },
	'limit:chaams': { kind: 'limit', at: 'Matériel', related: ['end:no-chaams', 'variant:level3'] },
	symbols: {
		kind: 'term',
		at: 'Cartes Lieu et Chaams',
		prints: ['symbols:2', 'symbols:3', 'symbols:4', 'symbols:5', 'symbols:6', 'symbols:8'],
		related: ['reveal', 'ruling:reveal-chaams']
	},

	// Places
	path: { kind: 'term', at: 'Installation', related: ['place:1', 'place:8', 'reveal', 'move'] },
	'place:1': { kind: 'place', of: ['L:1', 'name:1'], at: 'Installation', related: ['path', 'ruling:viking-land', 'ruling:setup-values'] },
	'place:2': {
		kind: 'place',
		of: ['L:2', 'name:2'],
		at: 'Cartes Lieu et étape obligatoire',
		prints: ['name:2', 'symbols:2', 'step:2'],
		related: ['step', 'symbols']
	},
	'place:3': { kind: 'place', of: ['L:3', 'name:3'], at: 'Exemple de tour de jeu', prints: ['symbols:3'], related: ['symbols'] },
	'place:4': {
		kind: 'place',
		of: ['L:4', 'name:4'],
		at: 'Faces des dés blancs',
		prints: ['symbols:4', 'step:4'],
		related: ['face:G', 'ruling:two-dice', 'step']
	},
	'place:5': { kind: 'place', of: ['L:5', 'name:5'], at: 'Exemple de tour de jeu', prints: ['symbols:5'], related: ['symbols'] },
	'place:6': {
		kind: 'place',
		of: ['L:6', 'name:6'],
		at: 'Cartes Lieu et étape obligatoire',
		prints: ['symbols:6'],
		related: ['versatility', 'step']
	},
	'place:7': { kind: 'place', of: ['L:7', 'name:7'], at: 'Exemple de tour de jeu', related: ['symbols', 'space:summit'] },
	'place:8': {
		kind: 'place',
		of: ['L:8', 'name:8'],
		at: 'Gagner la partie',
		prints: ['symbols:8'],
		related: ['end:victory', 'ruling:two-dice']
	},
	step: {
		kind: 'term',
		of: ['different:*', 'identical:*', 'step:*'],
		at: 'Cartes Lieu et étape obligatoire',
		prints: ['step:2', 'step:4'],
		related: ['versatility', 'ruling:step-scope', 'ruling:step-split', 'help']
	},
	versatility: { kind: 'term', at: 'Cartes Lieu et étape obligatoire', related: ['place:6', 'step'] },
	help: { kind: 'card', at: 'Matériel', related: ['step'] },

	// Dice
	'die:black': {
		kind: 'piece',
		of: ['black'],
		at: 'Phase du Destin',
		prints: ['faces:black'],
		related: ['face:D1', 'face:D2', 'face:D3', 'face:T', 'face:G', 'face:O']
	},
	'die:white': {
		kind: 'piece',
		of: ['white'],
		at: 'Phase du Destin',
		prints: ['faces:white'],
		related: ['face:S1', 'face:S2', 'face:SV', 'face:V', 'face:C1', 'face:C2']
	},
	'die:travel': {
		kind: 'term',
		of: ['travel:*'],
		at: 'Faces des dés blancs',
		related: ['face:V', 'face:SV', 'reveal', 'move', 'ruling:sv-travels']
	},
	'face:D1': { kind: 'face', at: 'Faces du dé noir du Destin', related: ['die:black', 'ruling:forced-dice'] },
	'face:D2': { kind: 'face', at: 'Faces du dé noir du Destin', related: ['die:black', 'ruling:forced-dice'] },
	'face:D3': { kind: 'face', at: 'Faces du dé noir du Destin', related: ['die:black', 'ruling:forced-dice'] },
	'face:T': {
		kind: 'face',
		at: 'Faces du dé noir du Destin',
		related: ['ruling:swap-when', 'ruling:swap-colours', 'ruling:swap-twice', 'ruling:swap-tired']
	},
	'face:G': { kind: 'face', at: 'Faces du dé noir du Destin', related: ['place:4', 'ruling:empty-faces', 'ruling:won-dice-stay'] },
	'face:O': {
		kind: 'face',
		at: 'Faces du dé noir du Destin',
		related: ['ogotai:card', 'ogotai:silhouette', 'phase:ogotai', 'ruling:empty-faces']
	},
	'face:S1': { kind: 'face', at: 'Faces des dés blancs', related: ['draw-cards'] },
	'face:S2': { kind: 'face', at: 'Faces des dés blancs', related: ['draw-cards'] },
	'face:SV': { kind: 'face', at: 'Faces des dés blancs', related: ['draw-cards', 'die:travel', 'ruling:sv-travels'] },
	'face:V': { kind: 'face', at: 'Faces des dés blancs', related: ['die:travel', 'reveal', 'move'] },
	'face:C1': { kind: 'face', at: 'Faces des dés blancs', related: ['phase:chaams'] },
	'face:C2': { kind: 'face', at: 'Faces des dés blancs', related: ['phase:chaams'] },

	// Ogotaï and his track
	'ogotai:card': { kind: 'card', at: 'Gagner la partie', related: ['ogotai:silhouette', 'face:O', 'phase:ogotai', 'end:victory', 'ship'] },
	'ogotai:silhouette': {
		kind: 'piece',
		at: 'Phase d’Ogotaï',
		prints: ['start:3', 'start:4'],
		related: ['track', 'ogotai:card', 'face:O', 'phase:ogotai']
	},
	track: {
		kind: 'piece',
		of: ['ogotai', 'war:*', 'start:*'],
		at: 'Phase d’Ogotaï',
		prints: warFacts,
		related: ['space:empty', 'space:war', 'space:summit', 'clock', 'forecast']
	},
	'space:empty': { kind: 'term', at: 'Phase d’Ogotaï', prints: warFacts, related: ['track', 'space:war'] },
	'space:war': { kind: 'term', at: 'Phase d’Ogotaï', prints: warFacts, related: ['track', 'phase:ogotai', 'forecast'] },
	'space:summit': { kind: 'term', at: 'But du jeu', related: ['end:track', 'place:7', 'track'] },
	ship: { kind: 'term', at: 'Présentation du jeu', related: ['ogotai:card', 'end:victory'] },

	// Rounds and phases
	round: {
		kind: 'phase',
		at: 'Déroulement d’un tour de jeu',
		related: ['phase:recovery', 'phase:destiny', 'phase:chaams', 'phase:action', 'phase:ogotai']
	},
	preparation: { kind: 'term', at: 'Préparation du jeu', related: ['help', 'die:white', 'die:black', 'hero-card', 'track'] },
	'first-player': { kind: 'term', at: 'Installation', related: ['round', 'players'] },
	'phase:recovery': { kind: 'phase', at: 'Déroulement d’un tour de jeu', related: ['fit', 'round'] },
	'phase:destiny': { kind: 'phase', at: 'Phase du Destin', related: ['die:black', 'die:white', 'reroll', 'ruling:first-throw'] },
	reroll: { kind: 'term', of: ['stop'], at: 'Phase du Destin', related: ['advice', 'odds', 'ruling:won-dice-stay'] },
	'phase:chaams': {
		kind: 'phase',
		of: ['due'],
		at: 'Phase des Chaams',
		related: ['ruling:ends-of-path', 'ruling:seen-first', 'end:no-chaams']
	},
	'phase:action': {
		kind: 'phase',
		at: 'Phase d’Action',
		related: ['draw-cards', 'reveal', 'move', 'step', 'eliminate', 'power', 'ruling:dice-or-actions']
	},
	'draw-cards': {
		kind: 'term',
		of: ['skills:*', 'cards'],
		at: 'Phase d’Action',
		related: ['face:S1', 'face:S2', 'face:SV', 'limit:hand', 'ruling:full-value']
	},
	reveal: { kind: 'term', at: 'Faces des dés blancs', related: ['symbols', 'ruling:two-dice', 'ruling:adjacent'] },
	move: { kind: 'term', at: 'Faces des dés blancs', related: ['step', 'ruling:enter-one-die', 'ruling:chaams-block'] },
	eliminate: { kind: 'term', at: 'Phase d’Action', related: ['ruling:same-skill', 'ruling:which-chaams', 'chaam:1'] },
	'phase:ogotai': {
		kind: 'phase',
		at: 'Phase d’Ogotaï',
		related: ['track', 'end:track', 'end:no-place', 'end:no-chaams', 'face:O', 'ogotai:card', 'ogotai:silhouette']
	},
	pile: { kind: 'term', at: 'Installation', related: ['discard', 'reshuffle'] },
	discard: { kind: 'term', at: 'Cartes Compétence', related: ['pile', 'reshuffle'] },
	reshuffle: { kind: 'term', at: 'Phase des Chaams', related: ['ruling:reshuffle-when', 'pile', 'discard'] },

	// Ends
	'end:victory': {
		kind: 'end',
		of: ['final'],
		at: 'Gagner la partie',
		related: ['place:8', 'ruling:one-is-enough', 'ruling:final-and-chaams']
	},
	'end:track': { kind: 'end', at: 'But du jeu', related: ['space:summit', 'ruling:summit-now'] },
	'end:no-place': { kind: 'end', at: 'But du jeu', related: ['phase:ogotai', 'forecast', 'ruling:viking-land'] },
	'end:no-chaams': { kind: 'end', at: 'But du jeu', related: ['limit:chaams', 'ruling:eighteen-out', 'ruling:both-defeats'] },

	// Players and variants
	players: { kind: 'variant', at: 'Nombre de joueurs', related: ['variant:fourth-hero', 'ruling:two-players', 'ruling:hero-order'] },
	'variant:fourth-hero': { kind: 'variant', at: 'Nombre de joueurs', option: 'fourthHero', related: ['ruling:shared-hero', 'players'] },
	'variant:level3': { kind: 'variant', at: 'Options de jeu', option: 'level3', related: ['chaam:3', 'ruling:split'] },
	challenge: {
		kind: 'variant',
		of: ['challenge:*'],
		at: 'Options de jeu',
		prints: challengeIds,
		log: Object.fromEntries(challengeIds.map((challenge) => [challenge, challenge.replace('challenge', 'met')])),
		related: ['ruling:challenge-win', 'ruling:challenge-twice']
	},

	// What the book leaves open
	'ruling:chaams-block': ruling('Comment jouer à Qâ', ['move', 'eliminate'], 'chaamsBlock'),
	'ruling:step-scope': ruling('Cartes Lieu et étape obligatoire', ['step'], 'stepScope'),
	'ruling:step-split': ruling('Cartes Lieu et étape obligatoire', ['step', 'move'], 'stepSplit'),
	'ruling:two-dice': ruling('Faces des dés blancs', ['reveal', 'place:4', 'place:8']),
	'ruling:enter-one-die': ruling('Faces des dés blancs', ['move', 'place:4', 'place:8']),
	'ruling:first-throw': ruling('Phase du Destin', ['phase:destiny']),
	'ruling:swap-when': ruling('Faces du dé noir du Destin', ['face:T']),
	'ruling:swap-colours': ruling('Faces du dé noir du Destin', ['face:T']),
	'ruling:swap-twice': ruling('Faces du dé noir du Destin', ['face:T']),
	'ruling:swap-partner': ruling('Faces du dé noir du Destin', ['face:T', 'ruling:swap-tired']),
	'ruling:swap-tired': ruling('Faces du dé noir du Destin', ['face:T', 'tired']),
	'ruling:limit-when': ruling('Cartes Compétence', ['limit:hand'], 'handLimit'),
	'ruling:limit-outside': ruling('Cartes Compétence', ['limit:hand', 'power']),
	'ruling:reshuffle-when': ruling('Phase des Chaams', ['reshuffle'], 'reshuffle'),
	'ruling:skills-out': ruling('Cartes Compétence', ['pile', 'draw-cards']),
	'ruling:same-skill': ruling('Phase d’Action', ['eliminate']),
	'ruling:viking-land': ruling('Phase d’Ogotaï', ['place:1', 'end:no-place']),
	'ruling:first-free-place': ruling('Exemple de tour de jeu', ['phase:ogotai']),
	'ruling:reveal-chaams': ruling('Cartes Lieu et Chaams', ['reveal', 'symbols', 'end:no-chaams']),
	'ruling:ends-of-path': ruling('Phase des Chaams', ['phase:chaams']),
	'ruling:empty-faces': ruling('Faces du dé noir du Destin', ['face:G', 'face:O']),
	'ruling:forced-dice': ruling('Faces du dé noir du Destin', ['face:D2', 'face:D3']),
	'ruling:won-dice-stay': ruling('Phase du Destin', ['face:O', 'face:G']),
	'ruling:unused-dice': ruling('Phase d’Action', ['phase:action']),
	'ruling:power-when': ruling('Phase d’Action', ['power']),
	'ruling:shared-hero': ruling('Nombre de joueurs', ['variant:fourth-hero'], 'fourthSeat'),
	'ruling:hero-order': ruling('Nombre de joueurs', ['players', 'first-player']),
	'ruling:two-players': ruling('Nombre de joueurs', ['players']),
	'ruling:split': ruling('Matériel', ['variant:level3', 'chaam:1'], 'remove'),
	'ruling:starting-cards': ruling('Nombre de joueurs', ['hand', 'hero-card']),
	'ruling:setup-values': ruling('Installation', ['place:1', 'track']),
	'ruling:summit-now': ruling('But du jeu', ['end:track']),
	'ruling:both-defeats': ruling('Phase d’Ogotaï', ['end:no-chaams', 'end:no-place']),
	'ruling:challenge-win': ruling('Options de jeu', ['challenge'], 'challengeNeedsWin'),
	'ruling:challenge-twice': ruling('Options de jeu', ['challenge']),
	'ruling:equal-dice': {
		kind: 'ruling',
		at: 'Faces des dés blancs',
		prints: ['faces:white', 'faces:black'],
		related: ['die:white', 'die:black', 'odds']
	},
	'ruling:adjacent': ruling('Faces des dés blancs', ['reveal']),
	'ruling:sv-travels': ruling('Faces des dés blancs', ['face:SV', 'die:travel']),
	'ruling:eighteen-out': ruling('Phase des Chaams', ['end:no-chaams', 'limit:chaams']),
	'ruling:open-hands': ruling('Faces du dé noir du Destin', ['hand', 'face:T'], 'hands'),
	'ruling:one-is-enough': ruling('Gagner la partie', ['end:victory']),
	'ruling:which-chaams': ruling('Phase d’Action', ['eliminate']),
	'ruling:seen-first': ruling('Phase des Chaams', ['phase:chaams']),
	'ruling:dice-or-actions': ruling('Phase d’Action', ['phase:action']),
	'ruling:full-value': ruling('Faces des dés blancs', ['draw-cards', 'limit:hand']),
	'ruling:power-beats': ruling('Phase d’Action', ['power', 'table:anyway']),
	'ruling:final-and-chaams': ruling('Gagner la partie', ['end:victory', 'ruling:chaams-block'], 'chaamsBlock'),
	'ruling:start-space': { kind: 'ruling', at: 'Installation', prints: ['start:3', 'start:4'], related: ['track', 'ogotai:silhouette'] },

	// The app
	depth: { kind: 'companion', option: 'depth', related: ['table:corrections', 'table:learned'] },
	clock: { kind: 'companion', at: 'Phase d’Ogotaï', related: ['track', 'end:track'] },
	forecast: { kind: 'companion', at: 'Phase d’Ogotaï', related: ['phase:ogotai', 'end:no-place', 'end:no-chaams', 'clock'] },
	odds: { kind: 'companion', related: ['advice', 'die:white', 'die:black', 'ruling:equal-dice'] },
	advice: { kind: 'companion', related: ['odds', 'reroll'] }
} as const satisfies Entries;
