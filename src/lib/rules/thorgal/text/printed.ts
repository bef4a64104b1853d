import type { Name } from '../../words.ts';
import { KEYS, levelOf, skillOf } from '../cards.ts';

/** What stands on the components: the same in every language. */
const SKILL_NAMES = {
	com: 'Combat',
	esq: 'Esquive',
	inf: 'Infiltration',
	per: 'Persuasion',
	ass: 'Assassinat',
	cor: 'Corruption'
} as const;

export const HERO_NAMES = {
	tho: 'Thorgal',
	kri: 'Kriss de Valnor',
	aar: 'Aaricia',
	jol: 'Jolan',
	tja: 'Tjall',
	pie: 'Pied-d’arbre'
} as const;

export const printed: Readonly<Record<string, Name>> = {
	...HERO_NAMES,
	...SKILL_NAMES,
	...Object.fromEntries(KEYS.map((key) => [key, `${SKILL_NAMES[skillOf(key)]} ${levelOf(key)}`])),

	D1: '1 dé blanc',
	D2: '2 dés blancs',
	D3: '3 dés blancs',
	T: 'Tanatloc',
	G: 'Déesse-sans-nom',
	O: 'Ogotaï',
	S1: '1 compétence',
	S2: '2 compétences',
	SV: '3 compétences/voyage',
	V: 'voyage',
	C1: '1 Chaam',
	C2: '2 Chaams'
};
