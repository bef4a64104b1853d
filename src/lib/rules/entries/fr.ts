import type { EntryTexts, TABLE_ENTRIES } from '../entries.ts';

export const tableEntriesFr: EntryTexts<typeof TABLE_ENTRIES> = {
	'table:over': {
		name: 'Partie finie',
		aliases: ['terminé'],
		does: 'Après la fin, Comparse n’accepte plus d’actions. Vous pouvez encore annuler, ajouter une remarque ou changer le vainqueur.'
	},
	'table:dice': {
		name: 'Noter un jet',
		aliases: ['jet', 'lancer', 'touches', 'faces'],
		does: 'Notez le nombre de touches ou chaque dé, ou lancez les dés ici. Comparse refuse un jet qui n’a pas le bon nombre de dés.'
	},
	'table:learned': {
		name: 'Ce que la boîte apprend à Comparse',
		aliases: ['mémoire', 'valeur inconnue', 'lire la carte'],
		does: 'Un chiffre imprimé qui n’est pas dans le livret est demandé une fois, gardé pour cette boîte et modifiable à tout moment.'
	},
	'table:corrections': {
		name: 'Corriger',
		aliases: ['réglage', 'mettre à la main', 'erreur'],
		does: 'La table a toujours raison : chaque nombre suivi peut être modifié à la main. La correction est notée dans l’historique.'
	},
	'table:anyway': {
		name: 'Le faire quand même',
		aliases: ['malgré la règle', 'règle maison', 'passer outre'],
		does: 'Quand une règle est souple, la table peut passer outre : pouvoir d’une carte, règle maison… Ce qui n’a aucun sens reste interdit.'
	},
	'table:close': {
		name: 'Arrêter la partie',
		aliases: ['abandonner', 'finir', 'match nul'],
		does: 'La table peut s’arrêter à tout moment et dire qui a gagné.'
	},
	'table:note': { name: 'Remarque', aliases: ['note'], does: 'Une ligne ajoutée à l’historique de la partie, sans effet sur le jeu.' },
	'table:odds': {
		name: 'Chances',
		aliases: ['probabilité', 'pourcentage', 'statistiques', 'et si'],
		does: 'Les chances sont calculées exactement, avec les règles de la partie. Touchez un nombre pour voir ce qui peut arriver, ce qu’il suppose et ce qui le changerait. « ? » : il manque un chiffre de la boîte ; « ≈ » : calcul simplifié ; « ≥ » et « ≤ » : au moins, au plus.'
	},
	'table:luck': {
		name: 'Chance aux dés',
		aliases: ['malchance', 'veine', 'poisse', 'dés pipés'],
		does: 'Tous les jets notés ou lancés ici, comparés à la moyenne. Le pourcentage est exact : la part des parties où les mêmes dés auraient fait au moins aussi bien, ou aussi mal.'
	}
};
