import type { Phase as EnvahisseursPhase } from '../../src/lib/rules/terra-galactix/envahisseurs/types.ts';
import type { Phase as GuerrePhase } from '../../src/lib/rules/terra-galactix/guerre/types.ts';
import type { Phase as InvasionPhase } from '../../src/lib/rules/terra-galactix/invasion/types.ts';
import type { Phase as GForcePhase } from '../../src/lib/rules/gforce/types.ts';
import type { FightState } from '../../src/lib/rules/stargate/kernel.ts';
import type { Phase as ThorgalPhase } from '../../src/lib/rules/thorgal/types.ts';
import type { GameId } from '../../src/lib/boxes/index.ts';

/**
 * Names of the booklets that are in no catalogue of the rules: terms, pieces, places, limits, ends, variants, and other spellings that
 * players search for. Each must be the name or an alias of an article.
 */
export const NAMED: Readonly<Partial<Record<GameId, readonly string[]>>> = {
	stargate: [
		...['Porte des Étoiles', 'Planètes', 'Planètes proches', 'SG-C', 'Salle 1', 'Salle 2', 'Banque de données', 'Défausse'],
		...['Équipe SG', 'Membre infecté', 'Jaffas alliés', 'Dés de combat', 'Symboles', 'Équipement', 'Contact', 'Combat'],
		...['Tour de jeu', 'Débriefing', 'Départ', 'Voyage interplanétaire', 'Exploration', 'Échange', 'Invasion', 'Retour au SG-C'],
		...['Valeur de combat', 'Pertes', 'Deux blessures', 'Planète bloquée', 'Coordonnées', 'Couleur de recherche', 'Usage unique'],
		...['Trois planètes', 'Six cartes en main', 'Victoire', 'SG-C envahi', 'Tous infectés'],
		// Spellings of the box, the television series and players.
		...['zat', 'zatniktel', 'zak n oktel', 'baton', 'lance', 'choc', 'glider', 'planeur', 'ruban', 'sonde', 'dhd', 'naquadria', 'naquadra'],
		...['tok ra', 'tollan', 'teal’c', 'sha’uri', 'skaarra', 'malkshur', 'asgard', 'havgard', 'ree’tou', 'printa', 'prim’ta', 'larve']
	],
	thorgal: [
		...['Pays viking', 'Cité Xinjin', 'Déesse-sans-nom', 'Jungle', 'Mayaxatl', 'Grande pyramide', 'Laboratoire d’Ogotaï', 'Carte Ogotaï'],
		...['Préparatifs de guerre', 'Case vide', 'Case Guerre', 'Remise en forme', 'Fatigué', 'En forme', 'Étape obligatoire', 'Polyvalence'],
		...['Dé voyage', 'Dé du Destin', 'Pouvoir', 'Pioche', 'Défausse', 'Aide de jeu', 'Défis', '4e Héros', 'Chaams de valeur 3'],
		...[
			'Vaisseau volant',
			'Sommet de la pyramide',
			'Tree-foot',
			'Symboles Chaams',
			'Premier joueur',
			'Dix cartes en main',
			'Dix-huit Chaams'
		],
		...['Phase du Destin', 'Phase des Chaams', 'Phase d’Action', 'Phase d’Ogotaï', 'Tour de jeu']
	],
	lightsaber: [
		...['Manche', 'Combat', 'Cartes jouées', 'Valeur d’attaque totale', 'Départage', 'Impasse', 'Impasse, une main vide', 'Égalité'],
		...[
			'Deux spéciales',
			'Concéder',
			'Cartes gagnantes',
			'Pile de rejet',
			'Talon',
			'Main',
			'Figurine',
			'Duel final',
			'Regarder ses cartes'
		],
		...['Conseils', 'Carte de puissance', 'Carte spéciale', 'Chevalier Jedi', 'Lord des Sith', 'X2 Obi-Wan', 'X2 Darth Sidious'],
		...['Furie de Qui-Gon', 'Rage de Darth Maul', 'Préparation', 'Fin d’une manche', 'Gagner la partie']
	],
	gforce: [
		...[
			'Agents',
			'Camp de base',
			'Position d’embuscade',
			'Case adverse',
			'Cible adverse',
			'MIXEUR',
			'Dé',
			'Découvrir',
			'Rester ou rentrer'
		],
		...[
			'Éliminer',
			'Trophée',
			'Case vide',
			'Aller-retour interdit',
			'Pas de prise',
			'Dernier tour',
			'Fin',
			'Moins de cibles',
			'Partie longue'
		],
		...['Rester après une prise', 'Rester après un regard', 'Règles maison', 'Distances', 'Tout le dé se dépense', 'Mise en place']
	],
	invasion: [
		...['Vaisseau mère', 'base', 'Intersection', 'Déplacement', 'Orbite', 'Rayon', 'Ligne de tir', 'Lignes bleutées', 'Bunker', 'Brèche'],
		...['Ouverture', 'Faille', 'Escadron', 'Résistance terrienne', 'Défense terrienne', 'Esquive', 'Onde de choc', 'Hyperespace'],
		...['Coopération', 'Régénération', 'Galactix', 'Sabot-lune', 'Pioche', 'Défausse', 'Terre', 'Dé jaune', 'Carte Galactix'],
		...['Saute-Soucoupes', 'Super résistance terrienne', 'Univers instable', 'On ne vit que 3 fois', 'Tirs continus'],
		...['Quatre cartes en main', 'Un Pulsar par couleur', 'Une soucoupe par intersection', 'Victoire', 'Défaite']
	],
	guerre: [
		...[
			'Vaisseau mère',
			'base',
			'Intersection',
			'Déplacement',
			'Orbite',
			'Rayon',
			'Hyperespace',
			'Galactix',
			'Étoile spéciale',
			'Gisement'
		],
		...['Soute', 'Permis de naviguer', 'Sabot-lune', 'Pioche', 'Défausse', 'Camp', 'Arrimage', 'Soucoupe Porteuse', 'Soucoupe Parasite'],
		...[
			'Convoi',
			'Super Extra Terrestre',
			'Découverte',
			'Explosion',
			'Portée',
			'Tournoi galactique',
			'Alliance galactique',
			'Duel galactique'
		],
		...['Chevauchée galactique', 'Cinq cartes en main', 'Trois Galactix', 'Victoire à quatre', 'Carte Galactix']
	],
	envahisseurs: [
		...[
			'Vaisseau mère',
			'base',
			'Intersection',
			'Déplacement',
			'Orbite',
			'Rayon',
			'Ligne de tir',
			'Bunker',
			'Brèche',
			'Escadron',
			'Équipe'
		],
		...['Résistance terrienne', 'Défense terrienne', 'Esquive', 'Hyperespace', 'Galactix', 'Sabot-lune', 'Pioche', 'Défausse', 'Terre'],
		...['Dé jaune', 'Carte Galactix', 'Permis de naviguer', 'Deux dés jaunes', 'Un escadron suffit', 'Quatre cartes en main', 'Victoire']
	]
};

/** The article of each moment that the rules distinguish. A new moment does not compile without one. */
const stages: Readonly<Record<FightState['stage'], string>> = {
	spot: 'reetous',
	volley: 'phase',
	infection: 'printas',
	won: 'verdict',
	lost: 'loss'
};
const invasion: Readonly<Record<InvasionPhase, string>> = {
	draw: 'phase:draw',
	roll: 'phase:roll',
	fire: 'phase:fire',
	move: 'phase:move',
	attack: 'phase:attack'
};
const guerre: Readonly<Record<GuerrePhase, string>> = {
	draw: 'phase:draw',
	roll: 'phase:roll',
	act: 'phase:act',
	answer: 'term:defense',
	wreck: 'term:eparpillement',
	warp: 'term:hyperespace',
	between: 'variant:tournoi'
};
const envahisseurs: Readonly<Record<EnvahisseursPhase, string>> = {
	draw: 'phase:draw',
	roll: 'phase:roll',
	fire: 'phase:fire',
	act: 'phase:act'
};
const thorgal: Readonly<Record<ThorgalPhase, string>> = {
	throw: 'phase:destiny',
	pick: 'phase:destiny',
	decide: 'reroll',
	chaams: 'phase:chaams',
	action: 'phase:action',
	uncover: 'reveal',
	reveal: 'reveal',
	ogotai: 'phase:ogotai',
	march: 'phase:ogotai',
	war: 'space:war'
};
const gforce: Readonly<Record<GForcePhase, string>> = {
	lay: 'variant:fewer',
	start: 'start',
	roll: 'die',
	move: 'move',
	look: 'look',
	open: 'stay-or-go',
	rest: 'last-turn',
	tiles: 'depth',
	score: 'depth'
};
export const MOMENTS: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
	stargate: { ...stages, setup: 'setup', mission: 'mission', explore: 'explore', first: 'explore-1', second: 'explore-2', lay: 'lay' },
	thorgal: { ...thorgal, round: 'round', recovery: 'phase:recovery' },
	invasion,
	guerre,
	envahisseurs,
	lightsaber: { setup: 'preparation', round: 'manche', fight: 'combat', 'fight ends': 'fin-combat', 'round ends': 'fin-manche' },
	gforce
};
