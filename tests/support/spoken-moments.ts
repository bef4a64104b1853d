/** What a screen reader finds at named moments of every game: the board in words. */
export interface SpokenMoment {
	readonly game: string;
	readonly moment: string;
	readonly session: string;
	/** How many actions have been played; negative: counted from the end. */
	readonly at: number | undefined;
	/** The lines of the outline in French; a heading begins with #. */
	readonly outline: readonly string[];
}

export const SPOKEN: readonly SpokenMoment[] = [
	{
		game: 'Stargate',
		moment: 'between turns',
		session: 'stargate/teams-win',
		at: 12,
		outline: [
			'# Léa, SG-2',
			'4 membres, 0 Jaffas',
			'1 symbole posé sur 7',
			'# Sam, SG-3',
			'4 membres, 0 Jaffas',
			'1 symbole posé sur 7',
			'# Jo, SG-4',
			'4 membres, 6 Jaffas',
			'0 symbole posé sur 7',
			'prisonnier encore 2 tours'
		]
	},
	{
		game: 'Stargate',
		moment: 'the galaxy',
		session: 'stargate/win',
		at: 60,
		outline: [
			'# Les Unas',
			'2 Unas',
			'Anna, 4 membres',
			'# Anna, SG-2',
			'4 membres, 0 Jaffas',
			'planète 4',
			'3 symboles posés sur 7',
			'1 carte en main, 6 au plus',
			'# Bruno, SG-3',
			'4 membres, 6 Jaffas',
			'planète 4',
			'1 symbole posé sur 7',
			'4 cartes en main, 6 au plus',
			'1 carte en danger',
			'# Chloé, SG-4',
			'4 membres, 0 Jaffas',
			'planète 2',
			'0 symbole posé sur 7',
			'5 cartes en main, 6 au plus',
			'1 carte en danger',
			'# Les 24 planètes',
			'planète 1, 0 carte, sans symbole',
			'planète 2, 2 cartes, sans symbole, Chloé',
			'planète 3, 0 carte, sans symbole',
			'planète 4, 0 carte, sans symbole, bloquée par Les Unas, Anna, Bruno',
			'planète 5, 0 carte, sans symbole',
			'planète 20, 4 cartes',
			'planète 21, 4 cartes',
			'planète 22, 4 cartes',
			'planète 23, 4 cartes',
			'planète 24, 4 cartes'
		]
	},
	{
		game: 'Stargate',
		moment: 'a fight',
		session: 'stargate/quick-apophis-lost-and-replayed',
		at: 2,
		outline: ['# Apophis', '3 gardes', '1 Apophis', 'Votre équipe, 2 membres', '# Votre équipe', '4 membres, 0 Jaffas']
	},
	{
		game: 'Thorgal',
		moment: 'the path',
		session: 'thorgal/victory',
		at: 120,
		outline: [
			'# Les héros',
			'Thorgal, Cité Xinjin, 5 sur 10 en main, à son tour, dés gagnés : voyage',
			'Aaricia, Lieu 2, 4 sur 10 en main',
			'Kriss de Valnor, Déesse-sans-nom (Lieu 4), 9 sur 10 en main',
			'Jolan, Cité Xinjin, 5 sur 10 en main',
			'# Le chemin',
			'1. Pays viking, 0 Chaams',
			'2. Lieu 2, 1 Chaams, Esquive 1',
			'3. Cité Xinjin, 0 Chaams',
			'4. Déesse-sans-nom (Lieu 4), 1 Chaams, Esquive 2',
			'# La guerre',
			'Ogotaï sur la case 5'
		]
	},
	{
		game: 'G-Force',
		moment: 'a turn',
		session: 'gforce/full-game',
		at: 60,
		outline: [
			'# scores',
			'Anna : 6 points, 2 cibles, à son tour',
			'Bo : 3 points, 1 cible.',
			'Cléo : 2 points, 1 cible.',
			'# Les agents',
			'Speckles, case 5',
			'Bucky, embuscade 7',
			'Hurley, case 11',
			'Blaster, case 5',
			'Mooch, camp de base',
			'Darwin, camp de base',
			'# 8 tuiles en place',
			'1, 2, 5, 6, 7, 8, 11, 12'
		]
	},
	{
		game: 'the duel',
		moment: 'a fight',
		session: 'lightsaber/seven-rounds',
		at: 20,
		outline: [
			'# Qui-Gon, Anna',
			'À vous, Anna, Retournez votre carte.',
			'total 0',
			'0 combat gagné sur 3',
			'5 en main, 3 au plan, 41 à la pioche',
			'figurine sur la carte 1',
			'# Darth Maul, Bo',
			'À vous, Bo, Retournez votre carte.',
			'total 0',
			'0 combat gagné sur 3',
			'5 en main, 3 au plan, 41 à la pioche',
			'figurine sur la carte 2'
		]
	},
	{
		game: 'Guerre',
		moment: 'a turn',
		session: 'guerre/free-four',
		at: 30,
		outline: [
			'# Anna, vaisseau mère A, à son tour',
			'0 Galactix dans le vaisseau mère',
			'2 cartes Soucoupe',
			'4 cartes en main',
			'A rouge, en vol',
			'A bleue, en vol',
			'# Bo, vaisseau mère B',
			'1 Galactix dans le vaisseau mère',
			'2 cartes Soucoupe',
			'4 cartes en main',
			'B rouge, en vol',
			'B bleue, au vaisseau mère',
			'# Carla, vaisseau mère C',
			'0 Galactix dans le vaisseau mère',
			'2 cartes Soucoupe',
			'4 cartes en main',
			'C rouge, en vol',
			'C bleue, en vol',
			'# Dan, vaisseau mère D',
			'0 Galactix dans le vaisseau mère',
			'2 cartes Soucoupe',
			'5 cartes en main',
			'D rouge, en vol',
			'D bleue, en vol'
		]
	},
	{
		game: 'Invasion',
		moment: 'a turn',
		session: 'invasion/positions',
		at: 90,
		outline: [
			'# Anna, vaisseau mère A',
			'vies restantes 4',
			'cartes en main 2',
			'A rouge, ligne n° 3, orbite 4',
			'A bleue, ligne n° 4, orbite 4',
			'# Bo, vaisseau mère B, à son tour',
			'vies restantes 3',
			'cartes en main 4',
			'B rouge, sur Terre',
			'B bleue, ligne n° 8, orbite 4',
			'# Cléo, vaisseau mère C',
			'vies restantes 4',
			'cartes en main 2',
			'C rouge, sur Terre',
			'C bleue, ligne n° 14, orbite 4',
			'# Dan, vaisseau mère D',
			'vies restantes 4',
			'cartes en main 4',
			'D rouge, ligne n° 2, orbite 4',
			'D bleue, ligne n° 12, orbite 4',
			'# Les bunkers',
			'8 bunkers en place',
			'bunker n° 2, numéro 4, en repli',
			'bunker n° 3, numéro 3, en repli',
			'bunker n° 6, numéro 4, détruit',
			'bunker n° 7, numéro 5, détruit',
			'bunker n° 9, numéro 4, détruit',
			'bunker n° 12, numéro 2, en repli'
		]
	},
	{
		game: 'Envahisseurs',
		moment: 'a turn',
		session: 'envahisseurs/positions',
		at: 60,
		outline: [
			'# Anna, vaisseau mère A',
			'1 carte Soucoupe',
			'cartes en main 4',
			'A rouge, ligne n° 1, orbite 4',
			'A bleue, au vaisseau mère',
			'# Bo, vaisseau mère B, à son tour',
			'2 cartes Soucoupe',
			'cartes en main 2',
			'B rouge, sur Terre',
			'B bleue, ligne n° 5, orbite 1',
			'# Cléo, vaisseau mère C',
			'0 carte Soucoupe',
			'cartes en main 4',
			'C rouge, au vaisseau mère',
			'C bleue, au vaisseau mère',
			'# Dan, vaisseau mère D',
			'2 cartes Soucoupe',
			'cartes en main 2',
			'D rouge, ligne n° 1, orbite 2',
			'D bleue, ligne n° 12, orbite 5',
			'# Les bunkers',
			'10 bunkers en place',
			'bunker n° 1, numéro 1, en repli',
			'bunker n° 5, numéro 2, détruit',
			'bunker n° 6, numéro 4, détruit',
			'bunker n° 9, numéro 4, en repli'
		]
	}
];
