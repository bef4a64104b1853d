import type { Name } from '../words.ts';
import { CHAAM_FACES, levelOf, skillOf } from './cards.ts';

const SKILL_NAMES = {
	com: 'Combat',
	esq: 'Esquive',
	inf: 'Infiltration',
	per: 'Persuasion',
	ass: 'Assassinat',
	cor: 'Corruption'
} as const;

/** Names of the heroes, the same in every language. */
export const HERO_NAMES = {
	tho: 'Thorgal',
	kri: 'Kriss de Valnor',
	aar: 'Aaricia',
	jol: 'Jolan',
	tja: 'Tjall',
	pie: 'Pied-d’arbre'
} as const;

/** Names printed on the components, the same in every language. */
export const componentNames: Readonly<Record<string, Name>> = {
	...HERO_NAMES,
	kri: { is: HERO_NAMES.kri, short: 'Kriss' },
	...SKILL_NAMES,
	inf: { is: SKILL_NAMES.inf, short: 'Infiltr.' },
	per: { is: SKILL_NAMES.per, short: 'Persua.' },
	ass: { is: SKILL_NAMES.ass, short: 'Assass.' },
	cor: { is: SKILL_NAMES.cor, short: 'Corrup.' },
	...Object.fromEntries(CHAAM_FACES.map((face) => [face, `${SKILL_NAMES[skillOf(face)]} ${levelOf(face)}`])),

	D1: { is: '1 dé blanc', short: '1 dé' },
	D2: { is: '2 dés blancs', short: '2 dés' },
	D3: { is: '3 dés blancs', short: '3 dés' },
	T: 'Tanatloc',
	G: { is: 'Déesse-sans-nom', short: 'Déesse' },
	O: 'Ogotaï',
	S1: { is: '1 compétence', short: '1 carte' },
	S2: { is: '2 compétences', short: '2 cartes' },
	SV: { is: '3 compétences/voyage', short: '3 ou voyage' },
	V: 'voyage',
	C1: '1 Chaam',
	C2: '2 Chaams'
};
