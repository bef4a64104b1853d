import type { TABLE_RULES } from '../table.ts';
import type { Words } from '../words.ts';

export const tableFr = {
	'table.over': 'La partie est finie.',
	'table.not-now': 'Pas maintenant.',
	'table.dice': 'Ce ne sont pas les dés attendus.',
	'table.learned': 'Retenu pour cette boîte : {fact}.',
	'table.unreadable': 'Cela ne peut pas être imprimé là : {fact}.',
	'table.read-first': 'À lire d’abord sur le matériel : {fact}.',
	'table.corrected': 'Corrigé : {dial}, {was} → {is}.',
	'table.no-dial': 'Cela ne se règle pas ainsi : {dial}.',
	'table.anyway': 'Par décision de la table, malgré la règle « {at} ».',
	'table.stiff': 'Cette règle ne peut pas être contournée : « {at} ».',
	'table.closed': 'La table s’arrête ici.',
	'table.noted': '« {text} »'
} as const satisfies Words<typeof TABLE_RULES>['rules'];
