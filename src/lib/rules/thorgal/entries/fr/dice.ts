import type { EntryText } from '../../../entries.ts';

export const dice = {
	'die:black': {
		name: 'Dé du Destin',
		gloss: 'le dé noir',
		aliases: ['dé noir', 'black die', 'destiny die', 'de du destin'],
		does: 'Lancé avec les dés blancs, il dit lesquels le Héros gagne. Deux faces, Déesse-sans-nom et Ogotaï, finissent la phase.',
		prints: 'Ses six faces ; un symbole de chaque, sauf indication contraire.'
	},
	'die:white': {
		name: 'Dés blancs',
		aliases: ['white dice', 'dé blanc', 'cinq dés'],
		does: 'Cinq dés identiques : 1 compétence, 2 compétences, 3 compétences/voyage, voyage, 1 Chaam, 2 Chaams. Seules les deux faces Chaams sont néfastes.',
		prints: 'Leurs six faces ; un symbole de chaque, sauf indication contraire.'
	},
	'die:travel': {
		name: 'Dé « voyage »',
		aliases: ['voyage', 'travel die', 'dé voyage', 'voyager'],
		does: 'Une face voyage ou 3 compétences/voyage. Un dé découvre le Lieu suivant (deux pour les Lieux 4 et 8), ou mène le Héros sur ce Lieu s’il est découvert.'
	},
	'face:D1': {
		name: '1 dé blanc',
		gloss: 'face du dé noir',
		aliases: ['un dé blanc', 'one white die'],
		does: 'Le Héros prend un dé du jet, à son choix, même s’ils sont tous mauvais.',
		when: 'Juste après le jet, en phase du Destin.'
	},
	'face:D2': {
		name: '2 dés blancs',
		gloss: 'face du dé noir',
		aliases: ['deux dés blancs', 'two white dice'],
		does: 'Le Héros prend deux dés du jet, ou le seul qui reste.',
		when: 'Juste après le jet, en phase du Destin.'
	},
	'face:D3': {
		name: '3 dés blancs',
		gloss: 'face du dé noir',
		aliases: ['trois dés blancs', 'three white dice'],
		does: 'Le Héros prend trois dés du jet, ou tous ceux qui restent.',
		when: 'Juste après le jet, en phase du Destin.'
	},
	'face:T': {
		name: 'Tanatloc',
		gloss: 'face du dé noir',
		aliases: ['tanatlok', 'échange', 'swap', 'tanathloc', 'échanger entre héros'],
		does: 'Le Héros prend un dé, puis peut échanger avec un autre Héros, où qu’il soit : des cartes d’une couleur contre autant d’une autre.',
		when: 'Tout de suite, avant de relancer ou de s’arrêter.'
	},
	'face:G': {
		name: 'Déesse-sans-nom',
		gloss: 'face du dé noir, et non le Lieu 4',
		aliases: ['déesse', 'nameless goddess', 'goddess', 'deesse sans nom'],
		does: 'Donne tous les bons dés du jet, sans les Chaams, et finit la phase du Destin.',
		when: 'Juste après le jet ; ce Héros ne lance plus.'
	},
	'face:O': {
		name: 'Ogotaï',
		gloss: 'face du dé noir',
		aliases: ['ogotai dé', 'face ogotaï', 'ogotäi', 'ogotai die'],
		does: 'Impose tous les dés Chaams du jet, sans rien d’autre, et finit la phase du Destin.',
		when: 'Juste après le jet ; ce Héros ne lance plus.',
		meets: ['Les dés gagnés avant restent au Héros.']
	},
	'face:S1': {
		name: '1 compétence',
		gloss: 'face blanche',
		aliases: ['une compétence', 'one skill'],
		does: 'En phase d’Action, piochez une carte Compétence.',
		when: 'Gagnée en phase du Destin, utilisée en phase d’Action.'
	},
	'face:S2': {
		name: '2 compétences',
		gloss: 'face blanche',
		aliases: ['deux compétences', 'two skills'],
		does: 'En phase d’Action, piochez deux cartes Compétence.',
		when: 'Gagnée en phase du Destin, utilisée en phase d’Action.'
	},
	'face:SV': {
		name: '3 compétences/voyage',
		gloss: 'face blanche',
		aliases: ['trois compétences', '3 compétences', 'three skills', 'compétences voyage'],
		does: 'En phase d’Action, piochez trois cartes ou utilisez-le comme dé voyage. L’un ou l’autre, jamais les deux.',
		when: 'Gagnée en phase du Destin, utilisée en phase d’Action.'
	},
	'face:V': {
		name: 'voyage',
		gloss: 'face blanche',
		aliases: ['travel', 'face voyage'],
		does: 'Un dé voyage : découvrir le Lieu suivant, ou y aller.',
		when: 'Gagnée en phase du Destin, utilisée en phase d’Action.'
	},
	'face:C1': {
		name: '1 Chaam',
		gloss: 'face blanche, néfaste',
		aliases: ['un chaam', '1 chaams', 'one chaam'],
		does: 'En phase des Chaams, piochez et posez un Chaam.',
		when: 'Gagnée en phase du Destin, subie dans la phase suivante.'
	},
	'face:C2': {
		name: '2 Chaams',
		gloss: 'face blanche, néfaste',
		aliases: ['deux chaams', 'two chaams'],
		does: 'En phase des Chaams, piochez et posez deux Chaams, l’un après l’autre.',
		when: 'Gagnée en phase du Destin, subie dans la phase suivante.'
	}
} as const satisfies Record<string, EntryText>;
