import type { TABLE_RULES } from '../table.ts';
import type { Words } from '../words.ts';

export const tableFr = {
	'table.over': 'La partie est finie.',
	'table.not-now': 'Pas maintenant.',
	'table.unplayable': 'Cette ligne est illisible.',
	'table.dice': 'Ce ne sont pas les dés attendus.',
	'table.learned': 'Retenu pour cette boîte : {fact}.',
	'table.unreadable': 'Cela ne peut pas être imprimé là : {fact}.',
	'table.read-first': 'À lire d’abord sur le matériel : {fact}.',
	'table.corrected': 'Corrigé : {dial}, {was} → {is}.',
	'table.no-dial': 'Cela ne se règle pas ainsi : {dial}.',
	'table.anyway': 'Par décision de la table, malgré la règle « {at} ».',
	'table.stiff': 'Cette règle ne peut pas être contournée : « {at} ».',
	'table.closed': 'La table s’arrête ici.',
	'table.noted': '« {text} »',
	'assume.dice': 'Des dés justes : chaque face vient aussi souvent.',
	'assume.no-card': 'Personne ne joue de carte en chemin.',
	'assume.unseen': 'Une carte que personne n’a vue peut être n’importe laquelle de celles qui restent.',
	'assume.behaviour': 'Les cartes seules : ce que chacun a fait n’en dit rien.',
	'assume.best': 'Joué au mieux pour ce but, jusqu’au bout : c’est exact.',
	'assume.wants': 'On prend d’abord ce qu’on cherche, puis le moindre mal.',
	'assume.alone': 'Personne ne s’en mêle.',
	'assume.passive': 'Personne ne fait rien contre.',
	'assume.coin': 'Chaque combat à venir se joue à pile ou face, sans combat nul.',
	'assume.plain': 'Les cartes spéciales sont laissées de côté : elles ne peuvent qu’aider.',
	'assume.way': 'Rien ne barre la route.',
	'if.set': '{dial} : {is}',
	'if.more': '{dial} : {n} de plus ({is})',
	'if.fewer': '{dial} : {n} de moins ({is})'
} as const satisfies Words<typeof TABLE_RULES>['rules'];
