import type { Entries } from '../entries.ts';

const FIGHT = 'Comment combattre';
const ARMS = 'Les armes spéciales';
const FOES = 'Les adversaires particuliers';
const COUPLE = 'Apophis et Amaunet';

export const ENTRIES = {
	team: { kind: 'piece', at: FIGHT, related: ['value', 'casualties', 'jaffas'] },
	dice: { kind: 'piece', at: 'Contenu', related: ['value', 'phase'] },
	fight: { kind: 'phase', at: FIGHT, related: ['phase', 'casualties', 'verdict', 'windows'] },
	phase: { kind: 'phase', at: FIGHT, related: ['value', 'casualties', 'verdict'] },
	value: { kind: 'term', at: FIGHT, related: ['zat', 'weapons', 'dice'] },
	casualties: { kind: 'term', at: FIGHT, related: ['wounds', 'jaffas', 'verdict'] },
	wounds: { kind: 'term', at: COUPLE, related: ['apophis', 'couple', 'casualties'] },
	verdict: { kind: 'end', at: FIGHT, related: ['nox', 'jolinar'] },
	windows: { kind: 'term', at: ARMS, related: ['grenade', 'weapons', 'jolinar', 'nox'] },
	odds: { kind: 'companion', related: ['phase'] },
	unas: { kind: 'foe', at: FIGHT, prints: ['foe:unas'], related: ['value'] },
	faisceau: { kind: 'foe', at: FOES, prints: ['foe:faisceau'], related: ['casualties'] },
	apophis: { kind: 'foe', at: COUPLE, prints: ['foe:apophis'], related: ['wounds', 'couple', 'jolinar'] },
	couple: { kind: 'foe', at: COUPLE, prints: ['foe:couple'], related: ['wounds', 'apophis', 'jolinar'] },
	reetous: { kind: 'foe', at: FOES, prints: ['foe:reetous'], related: ['grenade'] },
	kowalski: { kind: 'foe', at: FOES, prints: ['foe:kowalski'], related: ['grenade'] },
	printas: { kind: 'foe', at: FOES, prints: ['foe:printas'], related: ['team'] },
	hathor: { kind: 'foe', at: FOES, prints: ['foe:hathor'], related: ['grenade', 'jolinar', 'printas'] },
	prisonnier: { kind: 'foe', at: 'Le tour de jeu', prints: ['foe:prisonnier'] },
	grenade: { kind: 'card', at: ARMS, related: ['windows', 'reetous', 'kowalski'] },
	weapons: {
		kind: 'card',
		at: ARMS,
		prints: ['weapon:chasseur-mort', 'weapon:gantelet', 'weapon:chasseur-psycho'],
		related: ['value', 'jaffas', 'zat']
	},
	zat: { kind: 'card', at: ARMS, related: ['value', 'weapons'] },
	jaffas: { kind: 'card', at: 'Rébellion Jaffa sur Chulak', related: ['casualties', 'hathor', 'reetous'] },
	jolinar: { kind: 'card', at: COUPLE, related: ['apophis', 'couple', 'hathor'] },
	nox: { kind: 'card', at: 'Comment explorer une planète', related: ['verdict'] }
} as const satisfies Entries;
