import type { EntryTexts, TABLE_ENTRIES } from '../entries.ts';

export const tableEntriesFr: EntryTexts<typeof TABLE_ENTRIES> = {
	'table:over': {
		name: 'Partie finie',
		aliases: ['fin de partie', 'terminé'],
		does: 'Après la fin, Comparse ne prend plus de coups. On peut encore annuler, noter une remarque ou corriger le vainqueur.'
	},
	'table:dice': {
		name: 'Dire les dés',
		aliases: ['jet', 'lancer', 'touches', 'faces'],
		does: 'Un jet se dit par le nombre de touches, face par face, ou se lance ici. Comparse refuse un jet qui n’a pas le bon nombre de dés.'
	},
	'table:learned': {
		name: 'Ce que la boîte apprend à Comparse',
		aliases: ['mémoire', 'valeur inconnue', 'lire la carte'],
		does: 'Un chiffre imprimé qui n’est pas dans le livret est demandé une fois, gardé pour cette boîte et toujours corrigeable.'
	},
	'table:corrections': {
		name: 'Corriger',
		aliases: ['réglage', 'mettre à la main', 'erreur'],
		does: 'La table a raison : chaque nombre suivi peut être remis à la main. La correction est écrite dans l’histoire.'
	},
	'table:anyway': {
		name: 'Le faire quand même',
		aliases: ['malgré la règle', 'règle maison', 'passer outre'],
		does: 'Une règle qui peut plier laisse la table passer outre : un pouvoir sur une carte, une règle maison. Ce qui n’a aucun sens ne plie pas.'
	},
	'table:close': {
		name: 'Arrêter la partie',
		aliases: ['abandonner', 'finir', 'match nul'],
		does: 'La table peut s’arrêter à tout moment et dire qui a gagné.'
	},
	'table:note': { name: 'Remarque', aliases: ['note'], does: 'Une ligne écrite dans l’histoire de la partie, sans effet sur le jeu.' },
	'table:odds': {
		name: 'Chances',
		aliases: ['probabilité', 'pourcentage', 'statistiques', 'et si'],
		does: 'Chaque chance est calculée exactement, par les règles mêmes de la partie. Touchez un nombre pour voir ce qui peut arriver, ce qu’il suppose, et ce qui le changerait. Un « ? » attend un chiffre de la boîte, « ≈ » simplifie, « ≥ » et « ≤ » bornent.'
	},
	'table:luck': {
		name: 'Chance aux dés',
		aliases: ['malchance', 'veine', 'poisse', 'dés pipés'],
		does: 'Tous les jets dits ou lancés ici, comparés à ce qu’on pouvait attendre. Le pourcentage est exact : la part des soirées où les mêmes dés auraient donné au moins autant, ou pas plus.'
	}
};
