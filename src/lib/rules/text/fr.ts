import type { TABLE_RULES } from '../table.ts';
import type { Words } from '../words.ts';

export const tableFr = {
	'table.over': 'La partie est finie.',
	'table.not-now': 'Pas maintenant.',
	'table.unplayable': 'Cette ligne est illisible.',
	'table.dice': 'Ce ne sont pas les bons dés.',
	'table.learned': 'Retenu pour cette boîte : {fact}.',
	'table.unreadable': 'Valeur impossible ici : {fact}.',
	'table.later': 'À lire plus tard : {fact}.',
	'table.read-first': 'À lire d’abord sur le matériel : {fact}.',
	'table.corrected': 'Corrigé : {dial}, {was} → {is}.',
	'table.no-dial': 'Ce réglage n’est pas possible : {dial}.',
	'table.anyway': 'Décision de la table, malgré la règle « {at} ».',
	'table.stiff': 'Cette règle ne peut pas être contournée : « {at} ».',
	'table.closed': 'La partie s’arrête ici.',
	'table.noted': '« {text} »',
	'assume.dice': 'Des dés non pipés : toutes les faces ont la même chance.',
	'assume.no-card': 'Personne ne joue de carte entre-temps.',
	'assume.unseen': 'Une carte que personne n’a vue peut être n’importe laquelle de celles qui restent.',
	'assume.behaviour': 'Seules les cartes comptent, pas ce que chacun laisse deviner.',
	'assume.best': 'En jouant au mieux jusqu’au bout : c’est exact.',
	'assume.wants': 'Vous prenez d’abord ce que vous cherchez, puis le moindre mal.',
	'assume.alone': 'Personne ne s’en mêle.',
	'assume.passive': 'Personne ne riposte.',
	'assume.coin': 'Chaque combat à venir : une chance sur deux, jamais nul.',
	'assume.plain': 'Les cartes spéciales sont laissées de côté : elles ne peuvent qu’aider.',
	'assume.way': 'Rien ne barre la route.',
	'if.set': '{dial} : {is}',
	'if.more': '{dial} : {n} de plus ({is})',
	'if.fewer': '{dial} : {n} de moins ({is})'
} as const satisfies Words<typeof TABLE_RULES>['rules'];
