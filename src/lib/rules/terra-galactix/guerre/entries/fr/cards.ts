import type { EntryText } from '../../../../entries.ts';

/** Articles: the cards. */
export const cards = {
	'card:soucoupe': {
		name: 'Soucoupe',
		gloss: 'permis de naviguer, dans La Guerre galactique',
		aliases: ['carte soucoupe', 'vie', 'permis', 'licence', 'permis de naviguer', 'saucer'],
		does: 'Une carte visible par soucoupe en vol. Deux au départ (quatre en Duel) ; une part à la défausse à chaque soucoupe détruite. Les autres sont dans la pioche.',
		when: 'En phase 1 : posez-en une ou deux de votre main ; la soucoupe détruite peut repartir dans le même tour.',
		meets: [
			'S’il y a plus de soucoupes en attente que de cartes posées, choisissez celle qui repart.',
			'Sans aucune carte, vous jouez quand même : piochez jusqu’à pouvoir relancer une soucoupe.',
			'La carte défaussée revient avec le prochain mélange.'
		]
	},
	'card:pulsar': {
		name: 'Pulsar',
		gloss: 'accélération',
		aliases: ['accélérateur', 'double', 'doubler le dé', 'turbo'],
		does: 'Double le dé rouge ou le dé bleu. Deux cartes doublent les deux dés.',
		when: 'En phase 1, avant les dés : annoncez la couleur.',
		meets: [
			'Un seul par couleur et par tour.',
			'Rejoindre la base à six pas : une chance sur six, quatre sur six avec un Pulsar.',
			'Chevauchée : doublez d’abord, puis retirez un point par soucoupe portée.'
		]
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'téléportation et fuite, dans La Guerre galactique',
		aliases: ['trous noirs', 'black hole', 'hyperespace', 'téléportation', 'fuite', 'saut'],
		does: 'Deux cartes envoient une de vos soucoupes, avec sa soute, sur l’étoile d’une carte Galactix. Une carte seule ne sert à rien.',
		when: 'Pendant votre tour, hors d’un déplacement ; et en réponse à une Super Nova, dont c’est la seule issue.',
		meets: [
			'Place prise, ou Galactix qui ne tiennent pas en soute : retournez une autre carte.',
			'N’évite pas un Laser, sauf si vous en décidez autrement, et jamais un Méga Laser.',
			'La carte retournée ne fait rien découvrir.',
			'Chevauchée : chaque soucoupe du convoi a sa carte ; vide, elle s’arrime à la soucoupe qui est là.'
		]
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'arrête un Laser, dans La Guerre galactique',
		aliases: ['shield', 'défense', 'protection', 'boucliers', 'parade'],
		does: 'Un Bouclier annule un Laser. Il en faut autant que de Lasers annoncés, sinon rien n’est paré.',
		when: 'Quand une de vos soucoupes est visée, pendant le tour d’un autre.',
		meets: [
			'Inutile contre un Méga Laser ou une Super Nova.',
			'Si vous ne pouvez pas tout parer, gardez vos cartes.',
			'Vous ne complétez votre main qu’à votre propre tour.'
		]
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'arrête toute une attaque, dans La Guerre galactique',
		aliases: ['giga', 'gigabouclier', 'giga shield', 'super bouclier', 'parer un méga laser'],
		does: 'Annule une attaque de un à cinq Lasers, ou un Méga Laser : c’est la seule parade à celui-ci.',
		when: 'Quand une de vos soucoupes est visée.',
		meets: ['Ne protège pas d’une Super Nova.', 'Il n’y en a que deux dans la boîte, et il part à la défausse.']
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'tir à une intersection, dans La Guerre galactique',
		aliases: ['lasers', 'tir', 'attaque', 'rayon'],
		does: 'De une à cinq cartes à la fois contre une soucoupe adverse à une intersection, le long d’une ligne, dans les quatre directions.',
		when: 'En phase 3, avant, pendant ou après un déplacement. Annoncez le nombre avant la réponse.',
		meets: [
			'Paré par autant de Boucliers, ou par un Giga Bouclier.',
			'Un deuxième Laser divise par deux les chances de parer ; trois valent presque un Méga Laser.',
			'Une attaque parée ne coûte que ses cartes.'
		]
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'tir à distance, dans La Guerre galactique',
		aliases: ['mega', 'mega laser', 'gros laser', 'sniper'],
		does: 'Touche à n’importe quelle distance le long d’un rayon, s’il n’y a ni soucoupe ni Galactix entre les deux. Sur une orbite, une seule intersection.',
		when: 'En phase 3. Toujours seul : ni avec des Lasers ni par deux.',
		meets: ['Seul un Giga Bouclier l’arrête.', 'Une soucoupe amie gêne autant qu’une autre.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'destruction à distance, dans La Guerre galactique',
		aliases: ['supernova', 'nova', 'onde de choc', 'explosion d’étoile', 'détruire n’importe où'],
		does: 'Deux cartes détruisent une soucoupe adverse n’importe où, sauf dans un vaisseau mère. Sa soute retourne au stock.',
		when: 'À votre tour, en phase 3, autant de paires que vous en avez.',
		meets: ['Seule issue : deux Trous noirs.', 'Piochée, elle reste en main : aucune onde de choc dans ce jeu.', 'Aucun bouclier ne sert.']
	},
	'card:galactix': {
		name: 'Carte Galactix',
		gloss: 'étoile et nombre',
		aliases: ['cartes galactix', 'carte étoile', 'constellation', 'galactix card'],
		does: 'Vingt-quatre cartes à part. Une découverte pose tant de Galactix sur l’étoile nommée ; un Trou noir y fait réapparaître la soucoupe.',
		when: 'À chaque découverte et à chaque voyage.',
		prints: 'La constellation, l’étoile et un nombre de 1 à 3 : à noter si vous voulez ; pour jouer, le nombre suffit.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
