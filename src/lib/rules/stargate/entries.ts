import type { Entries, EntryFacts } from '../entries.ts';
import { ARMS, CARDS, CHULAK, CONTENTS, COUPLE, END, EXPLORE, FIGHT, FOES, GATE, HAND, INVASION, SETUP, TRADE, TURN } from './sections.ts';

const PIECES = {
	setup: { kind: 'phase', at: SETUP, related: ['planets', 'sgc2', 'unseen'] },
	goal: { kind: 'end', at: 'But du jeu', related: ['win', 'colour', 'thor'] },
	team: {
		kind: 'piece',
		of: ['members', 'member', 'men:*', 'woman', 'woman:*', 'unit:team'],
		at: FIGHT,
		related: ['value', 'casualties', 'jaffas']
	},
	dice: { kind: 'piece', at: CONTENTS, related: ['value', 'phase'] },
	jaffas: {
		kind: 'piece',
		of: ['jaffa'],
		at: CHULAK,
		related: ['chulak', 'casualties', 'hathor', 'reetous', 'ruling-weapons-jaffas', 'ruling-jaffas-alone']
	},
	gate: { kind: 'place', at: GATE, related: ['key', 'near', 'hop', 'gate-odds'] },
	planets: {
		kind: 'place',
		of: ['planet:*', 'cell:*'],
		at: SETUP,
		prints: ['outer:board'],
		related: ['near', 'coordinates', 'blocked', 'ruling-board', 'ruling-empty-planet', 'ruling-company']
	},
	near: { kind: 'place', at: GATE, prints: ['near:board'], related: ['key', 'planets', 'ruling-near-from-afar'] },
	sgc: { kind: 'place', at: TURN, related: ['sgc1', 'sgc2', 'bank'] },
	sgc1: { kind: 'place', at: TURN, related: ['at-risk', 'bank', 'sgc2', 'ruling-debrief-after'] },
	sgc2: { kind: 'place', at: TURN, related: ['gate', 'explore', 'ruling-waiting', 'look'] },
	bank: { kind: 'place', of: ['take:*'], at: TURN, related: ['sgc1', 'hand', 'ruling-bank-two'] },
	discard: { kind: 'place', at: CARDS, related: ['single-use', 'ruling-lost-cards', 'feasible'] },
	symbol: { kind: 'card', of: ['glyph:*'], at: CARDS, related: ['key', 'colour', 'lay', 'win', 'ruling-shown-symbol', 'ruling-laid-key'] },
	equipment: { kind: 'card', at: CARDS, related: ['single-use', 'lay', 'at-risk'] },
	contact: { kind: 'card', of: ['corner:*'], at: CARDS, related: ['lay', 'ruling-contacts-kept'] },
	combat: { kind: 'card', at: CARDS, related: ['fight', 'value', 'blocked', 'patrol'] },
	'single-use': {
		kind: 'term',
		at: CARDS,
		prints: ['once:reacteur', 'once:abydos', 'once:dhd'],
		related: ['ruling-reactor-once', 'ruling-abydos-once']
	},
	star: { kind: 'term', at: CARDS, related: ['combat', 'equipment'] }
} as const satisfies Record<string, EntryFacts>;

const FLOW = {
	turn: { kind: 'phase', at: TURN, related: ['sgc2', 'mission', 'sgc1', 'bank', 'reacteur'] },
	mission: { kind: 'phase', at: TURN, related: ['explore', 'hop', 'return', 'visits', 'ruling-return-at-once'] },
	hop: { kind: 'phase', at: TURN, related: ['visits', 'key', 'ruling-shown-symbol', 'ruling-near-from-afar'] },
	return: { kind: 'phase', at: TURN, related: ['sgc1', 'at-risk', 'ruling-return-at-once'] },
	explore: { kind: 'phase', at: EXPLORE, related: ['explore-1', 'explore-2', 'tokra', 'risk', 'ruling-second-card'] },
	'explore-1': { kind: 'phase', at: EXPLORE, related: ['explore', 'blocked', 'ruling-second-card'] },
	'explore-2': { kind: 'phase', at: EXPLORE, related: ['explore', 'tokra', 'ruling-second-card'] },
	look: { kind: 'phase', at: EXPLORE, related: ['malp', 'tablettes', 'technologie', 'ruling-probe-sees', 'ruling-probe-invasion'] },
	key: { kind: 'term', at: GATE, related: ['symbol', 'coordinates', 'abydos', 'dhd', 'technologie', 'thor', 'ruling-laid-key'] },
	coordinates: { kind: 'term', at: GATE, related: ['key', 'gate-odds'] },
	blocked: { kind: 'term', at: EXPLORE, related: ['loss', 'tollans', 'ruling-full-strength', 'ruling-tollans-fresh'] },
	'at-risk': {
		kind: 'term',
		of: ['mission:*', 'find:*', 'lost:*'],
		at: FIGHT,
		related: ['loss', 'lay', 'sgc1', 'ruling-contacts-kept', 'ruling-traded-finds']
	},
	loss: { kind: 'phase', at: FIGHT, related: ['at-risk', 'blocked', 'sgc1', 'nox', 'ruling-lost-cards'] },
	lay: { kind: 'phase', of: ['laid:*'], at: HAND, related: ['colour', 'hand', 'contact', 'ruling-laying', 'ruling-owned-zat'] },
	colour: { kind: 'term', of: ['hue:*', 'search:*', 'gone:*'], at: HAND, related: ['symbol', 'feasible', 'win'] },
	feasible: { kind: 'companion', related: ['colour', 'thor', 'discard', 'ruling-stalemate'] },
	trade: { kind: 'phase', of: ['yield'], at: TRADE, related: ['ruling-company', 'ruling-laying', 'ruling-traded-finds', 'hand'] },
	visits: { kind: 'limit', at: TURN, related: ['hop', 'technologie', 'ruling-visit'] },
	hand: { kind: 'limit', at: HAND, related: ['bank', 'lay', 'malp', 'ruling-hand-limit'] },
	unseen: { kind: 'limit', at: CONTENTS, related: ['risk', 'copies'] },
	copies: { kind: 'companion', related: ['unseen', 'risk'] },
	risk: { kind: 'companion', related: ['unseen', 'copies', 'look'] },
	'gate-odds': { kind: 'companion', related: ['coordinates', 'key'] },
	win: { kind: 'end', at: END, related: ['colour', 'thor', 'ruling-where-won'] },
	'end-invaded': { kind: 'end', at: END, related: ['invasion', 'relief', 'ruling-either-defeat'] },
	'end-infected': { kind: 'end', at: END, related: ['infected', 'ruling-either-defeat', 'ruling-wiped-team'] }
} as const satisfies Record<string, EntryFacts>;

const FIGHTS = {
	fight: { kind: 'phase', at: FIGHT, related: ['phase', 'casualties', 'verdict', 'windows'] },
	phase: { kind: 'phase', at: FIGHT, related: ['value', 'casualties', 'verdict'] },
	value: { kind: 'term', of: ['value:*'], at: FIGHT, related: ['arms', 'zaknoktel', 'baton', 'dice'] },
	casualties: { kind: 'term', of: ['unit:guard', 'unit:foe'], at: FIGHT, related: ['wounds', 'jaffas', 'verdict', 'ruling-recovery'] },
	wounds: { kind: 'term', of: ['wound:*'], at: COUPLE, related: ['apophis', 'couple', 'casualties', 'ruling-boss-wounds'] },
	infected: { kind: 'term', at: FOES, related: ['printas', 'hathor', 'end-infected', 'ruling-who-is-infected'] },
	verdict: { kind: 'end', at: FIGHT, related: ['nox', 'jolinar', 'loss', 'ruling-jaffas-alone'] },
	arms: {
		kind: 'term',
		of: ['weapon'],
		at: ARMS,
		related: ['zaknoktel', 'baton', 'grenade', 'chasseur-mort', 'gantelet', 'chasseur-psycho', 'ruling-several-weapons', 'ruling-owned-zat']
	},
	windows: {
		kind: 'term',
		at: ARMS,
		related: ['w-home', 'w-turn', 'w-gate', 'w-turned', 'w-start', 'w-grenade', 'w-weapon', 'w-phase', 'w-lost', 'w-end', 'w-lay']
	},
	'w-home': { kind: 'term', at: EXPLORE, related: ['malp', 'tablettes'] },
	'w-turn': { kind: 'term', at: EXPLORE, related: ['technologie'] },
	'w-gate': { kind: 'term', at: GATE, related: ['key', 'abydos', 'dhd', 'thor'] },
	'w-turned': { kind: 'term', at: EXPLORE, related: ['tollans'] },
	'w-start': { kind: 'term', at: COUPLE, related: ['share', 'skaara'] },
	'w-grenade': { kind: 'term', at: ARMS, related: ['grenade'] },
	'w-weapon': { kind: 'term', at: ARMS, related: ['chasseur-mort', 'gantelet', 'chasseur-psycho'] },
	'w-phase': { kind: 'term', at: COUPLE, related: ['jolinar'] },
	'w-lost': { kind: 'term', at: EXPLORE, related: ['nox'] },
	'w-end': { kind: 'term', at: TURN, related: ['reacteur'] },
	'w-lay': { kind: 'term', at: HAND, related: ['lay', 'thor'] },
	invasion: {
		kind: 'phase',
		of: ['unit:invader', 'invade'],
		at: INVASION,
		related: ['shares', 'relief', 'end-invaded', 'invasion-aliens', 'invasion-jaffa', 'ruling-invasion-split', 'ruling-probe-invasion']
	},
	shares: { kind: 'phase', at: INVASION, related: ['invasion', 'relief', 'ruling-invasion-split'] },
	relief: {
		kind: 'variant',
		of: ['call'],
		at: INVASION,
		option: 'invasionLoss',
		related: ['shares', 'end-invaded', 'ruling-invasion-split']
	},
	odds: { kind: 'companion', related: ['phase', 'risk', 'gate-odds'] },
	quick: { kind: 'companion', option: 'depth', related: ['fight'] }
} as const satisfies Record<string, EntryFacts>;

const CARD_ENTRIES = {
	zaknoktel: { kind: 'card', of: ['zat'], at: ARMS, related: ['value', 'arms', 'baton', 'ruling-owned-zat'] },
	baton: { kind: 'card', at: ARMS, related: ['value', 'arms', 'zaknoktel', 'ruling-owned-zat'] },
	grenade: { kind: 'card', at: ARMS, related: ['w-grenade', 'reetous', 'kowalski', 'ruling-grenade-surprise'] },
	'chasseur-mort': { kind: 'card', at: ARMS, prints: ['weapon:chasseur-mort'], related: ['arms', 'value', 'ruling-weapons-jaffas'] },
	gantelet: { kind: 'card', at: ARMS, prints: ['weapon:gantelet'], related: ['arms', 'value', 'ruling-weapons-jaffas'] },
	'chasseur-psycho': { kind: 'card', at: ARMS, prints: ['weapon:chasseur-psycho'], related: ['arms', 'value', 'ruling-weapons-jaffas'] },
	reacteur: { kind: 'card', at: TURN, prints: ['once:reacteur'], related: ['turn', 'w-end', 'ruling-reactor-once'] },
	abydos: { kind: 'card', at: GATE, prints: ['once:abydos'], related: ['key', 'dhd', 'ruling-abydos-once'] },
	dhd: { kind: 'card', at: GATE, prints: ['once:dhd'], related: ['key', 'abydos', 'ruling-abydos-once'] },
	malp: { kind: 'card', at: EXPLORE, related: ['look', 'hand', 'ruling-probe-sees', 'ruling-probe-hand'] },
	tablettes: { kind: 'card', at: EXPLORE, related: ['look', 'malp'] },
	technologie: { kind: 'card', at: EXPLORE, related: ['look', 'key', 'visits', 'ruling-technology'] },
	tollans: { kind: 'card', at: EXPLORE, prints: ['letter:tollans'], related: ['w-turned', 'ruling-tollans-fresh'] },
	nox: { kind: 'card', at: EXPLORE, prints: ['letter:nox'], related: ['w-lost', 'verdict', 'ruling-nox-replay'] },
	tokra: { kind: 'card', at: EXPLORE, prints: ['letter:tokra'], related: ['explore'] },
	chulak: { kind: 'card', at: CHULAK, prints: ['letter:chulak'], related: ['jaffas', 'ruling-chulak-pawns'] },
	share: { kind: 'card', at: COUPLE, option: 'shareSkaara', related: ['skaara', 'apophis', 'couple', 'ruling-share-skaara'] },
	skaara: { kind: 'card', at: COUPLE, option: 'shareSkaara', related: ['share', 'apophis', 'couple', 'ruling-share-skaara'] },
	jolinar: { kind: 'card', at: COUPLE, related: ['apophis', 'couple', 'hathor', 'w-phase', 'ruling-jolinar-saves'] },
	thor: { kind: 'card', at: END, prints: ['letter:thor'], option: 'maxThor', related: ['win', 'key', 'ruling-thor-count'] },
	unas: { kind: 'foe', at: FIGHT, prints: ['foe:unas'], related: ['value'] },
	prisonnier: {
		kind: 'foe',
		of: ['unit:prisoner', 'held:*'],
		at: TURN,
		prints: ['foe:prisonnier'],
		option: 'prisoner',
		related: ['ruling-prisoner']
	},
	reetous: {
		kind: 'foe',
		of: ['unit:reetou', 'spotters'],
		at: FOES,
		prints: ['foe:reetous'],
		option: 'reetouAttack',
		related: ['grenade', 'ruling-reetou-attack', 'ruling-jaffas-spotting']
	},
	kowalski: { kind: 'foe', at: FOES, prints: ['foe:kowalski'], related: ['grenade', 'ruling-grenade-surprise'] },
	printas: {
		kind: 'foe',
		of: ['unit:larva', 'infection'],
		at: FOES,
		prints: ['foe:printas'],
		option: 'printasDice',
		related: ['infected', 'team', 'ruling-larva-dice', 'ruling-who-is-infected']
	},
	faisceau: { kind: 'foe', of: ['unit:goauld'], at: FOES, prints: ['foe:faisceau'], related: ['casualties'] },
	hathor: {
		kind: 'foe',
		at: FOES,
		prints: ['foe:hathor'],
		option: 'hathorJaffas',
		related: ['grenade', 'jolinar', 'infected', 'ruling-jaffas-hathor', 'ruling-hathor-alone']
	},
	apophis: { kind: 'foe', at: COUPLE, prints: ['foe:apophis'], related: ['wounds', 'couple', 'share', 'skaara', 'jolinar'] },
	couple: {
		kind: 'foe',
		of: ['unit:amaunet'],
		at: COUPLE,
		prints: ['foe:couple'],
		related: ['wounds', 'apophis', 'share', 'skaara', 'jolinar', 'ruling-couple-guards']
	},
	'invasion-aliens': { kind: 'foe', at: INVASION, prints: ['foe:invasion-aliens', 'per:invasion-aliens'], related: ['invasion'] },
	'invasion-jaffa': { kind: 'foe', at: INVASION, prints: ['foe:invasion-jaffa', 'per:invasion-jaffa'], related: ['invasion'] },
	patrol: { kind: 'foe', of: ['unnamed', 'other:*'], at: CARDS, related: ['combat', 'copies'] }
} as const satisfies Record<string, EntryFacts>;

/** How the app reads what the booklet leaves open. An option is named where the table may read it otherwise. */
const RULINGS = {
	'ruling-board': { kind: 'ruling', at: SETUP, related: ['planets', 'near'] },
	'ruling-waiting': { kind: 'ruling', of: ['wait'], at: TURN, related: ['sgc2', 'malp'] },
	'ruling-return-at-once': { kind: 'ruling', at: TURN, option: 'returnAfterPlanetExploration', related: ['return', 'mission'] },
	'ruling-second-card': { kind: 'ruling', at: EXPLORE, related: ['explore'] },
	'ruling-visit': { kind: 'ruling', at: TURN, related: ['visits'] },
	'ruling-shown-symbol': { kind: 'ruling', at: TURN, option: 'hopSymbol', related: ['hop', 'symbol', 'lay'] },
	'ruling-near-from-afar': { kind: 'ruling', at: GATE, related: ['near', 'hop'] },
	'ruling-laid-key': { kind: 'ruling', at: GATE, related: ['key', 'lay'] },
	'ruling-empty-planet': { kind: 'ruling', at: EXPLORE, related: ['planets', 'explore'] },
	'ruling-company': { kind: 'ruling', at: TRADE, related: ['trade', 'planets'] },
	'ruling-technology': { kind: 'ruling', at: EXPLORE, related: ['technologie'] },
	'ruling-probe-sees': { kind: 'ruling', at: EXPLORE, related: ['malp', 'look'] },
	'ruling-probe-hand': { kind: 'ruling', at: EXPLORE, related: ['malp', 'hand'] },
	'ruling-reactor-once': { kind: 'ruling', at: TURN, related: ['reacteur', 'single-use'] },
	'ruling-abydos-once': { kind: 'ruling', at: GATE, related: ['abydos', 'dhd', 'single-use'] },
	'ruling-prisoner': { kind: 'ruling', at: TURN, option: 'prisoner', related: ['prisonnier'] },
	'ruling-lost-cards': { kind: 'ruling', at: FIGHT, option: 'lostCardsGoTo', related: ['loss', 'discard'] },
	'ruling-contacts-kept': { kind: 'ruling', at: CARDS, related: ['contact', 'at-risk'] },
	'ruling-laying': { kind: 'ruling', at: HAND, related: ['lay', 'trade'] },
	'ruling-traded-finds': { kind: 'ruling', at: TRADE, related: ['trade', 'at-risk'] },
	'ruling-hand-limit': { kind: 'ruling', at: HAND, related: ['hand'] },
	'ruling-bank-two': { kind: 'ruling', at: TURN, related: ['bank'] },
	'ruling-boss-wounds': { kind: 'ruling', at: COUPLE, option: 'bossWounds', related: ['wounds', 'grenade'] },
	'ruling-weapons-jaffas': { kind: 'ruling', at: ARMS, related: ['jaffas', 'arms'] },
	'ruling-jaffas-alone': { kind: 'ruling', at: FIGHT, related: ['verdict', 'jaffas'] },
	'ruling-recovery': { kind: 'ruling', at: FIGHT, related: ['team', 'infected'] },
	'ruling-full-strength': { kind: 'ruling', at: EXPLORE, related: ['blocked'] },
	'ruling-grenade-surprise': { kind: 'ruling', at: FOES, related: ['grenade', 'kowalski'] },
	'ruling-reetou-attack': { kind: 'ruling', at: FOES, option: 'reetouAttack', related: ['reetous'] },
	'ruling-jaffas-spotting': { kind: 'ruling', at: FOES, related: ['reetous', 'jaffas'] },
	'ruling-larva-dice': { kind: 'ruling', at: FOES, option: 'printasDice', related: ['printas'] },
	'ruling-who-is-infected': { kind: 'ruling', at: FOES, option: 'printasInfectsWiped', related: ['printas', 'infected'] },
	'ruling-jaffas-hathor': { kind: 'ruling', at: FOES, option: 'hathorJaffas', related: ['hathor', 'jaffas'] },
	'ruling-hathor-alone': { kind: 'ruling', at: FOES, related: ['hathor', 'infected', 'grenade'] },
	'ruling-couple-guards': { kind: 'ruling', at: COUPLE, related: ['couple'] },
	'ruling-share-skaara': { kind: 'ruling', at: COUPLE, option: 'shareSkaara', related: ['share', 'skaara'] },
	'ruling-jolinar-saves': { kind: 'ruling', at: COUPLE, related: ['jolinar'] },
	'ruling-nox-replay': { kind: 'ruling', at: EXPLORE, related: ['nox'] },
	'ruling-tollans-fresh': { kind: 'ruling', at: EXPLORE, related: ['tollans', 'blocked'] },
	'ruling-several-weapons': { kind: 'ruling', at: ARMS, related: ['arms', 'grenade'] },
	'ruling-chulak-pawns': { kind: 'ruling', at: CHULAK, related: ['chulak', 'jaffas'] },
	'ruling-invasion-split': { kind: 'ruling', at: INVASION, option: 'invasionLoss', related: ['invasion', 'shares', 'relief'] },
	'ruling-probe-invasion': { kind: 'ruling', at: INVASION, related: ['look', 'invasion'] },
	'ruling-owned-zat': { kind: 'ruling', at: ARMS, related: ['zaknoktel', 'baton', 'lay'] },
	'ruling-either-defeat': { kind: 'ruling', at: END, related: ['end-invaded', 'end-infected'] },
	'ruling-wiped-team': { kind: 'ruling', at: END, related: ['end-infected', 'bank'] },
	'ruling-thor-count': { kind: 'ruling', at: END, option: 'maxThor', related: ['thor'] },
	'ruling-where-won': { kind: 'ruling', at: END, related: ['win', 'lay'] },
	'ruling-stalemate': { kind: 'ruling', at: END, related: ['feasible', 'discard'] },
	'ruling-spelling': { kind: 'ruling', at: COUPLE, related: ['zaknoktel', 'printas', 'jolinar'] },
	'ruling-debrief-after': { kind: 'ruling', at: INVASION, related: ['invasion', 'sgc1'] }
} as const satisfies Record<string, EntryFacts>;

/** All articles of this game. */
export const ENTRIES = { ...PIECES, ...FLOW, ...FIGHTS, ...CARD_ENTRIES, ...RULINGS } as const satisfies Entries;
export { CARD_ENTRIES, FIGHTS, FLOW, PIECES, RULINGS };
