import { tableFr } from '../../../../text/fr.ts';
import type { Words } from '../../../../words.ts';
import { boxFr, boxNamesFr, earthFr, earthNamesFr } from '../../../text/fr.ts';
import type { RULES } from '../../rules.ts';

export const words: Words<typeof RULES> = {
	locale: 'fr',
	rules: {
		...tableFr,
		'tables.resistance': 'Au moins une Résistance dans un tour de table',
		'counsel.line':
			'Finir sur une ligne de tir : visé {shot} fois sur 100 d’ici {rolls} {rolls|jet|jets}, {shields} {shields|Bouclier|Boucliers} en moyenne.',
		'counsel.off-line': 'Finir hors des lignes de tir : aucun risque.',
		'counsel.wait': 'Attendre : pas de Résistance d’ici {rolls} {rolls|jet|jets}, {quiet} fois sur 100.',
		...boxFr,
		...earthFr,

		'setup.form': 'Deux à quatre joueurs, un vaisseau mère pour chacun.',
		'setup.lives': '{lives} {lives|carte|cartes} Soucoupe face visible par joueur. Remettez les {box} autres dans la boîte.',
		'setup.all-novas': 'Mettez à part les {novas} Super Nova : toutes sont en jeu.',
		'setup.novas': 'Mettez {novas} Super Nova de côté ; remettez {box|la dernière|les autres} dans la boîte ({box}).',
		'setup.deal': 'Mélangez les autres cartes d’action et distribuez-en {cards} à chacun, face cachée.',
		'setup.pile': 'Mélangez les {novas} Super Nova au reste : {cards} cartes dans la pioche (sabot-lune).',
		'setup.two-yellow': 'Sortez les deux dés jaunes.',

		'turn.of': 'Tour {player:of}',
		'turn.begins': '{player} pioche {drawn} {drawn|carte|cartes}.',
		'turn.plain': 'Au tour {player:of}.',
		'turn.exhausted': '{player} se régénère : ni pioche, ni carte.',
		'turn.rested': '{player} reprend ses cartes en main.',
		'turn.ends': '{player} a fini son tour.',
		'turn.landed': 'Les deux soucoupes {player:of} sont sur Terre : rien à déplacer.',

		'now.draw': 'Pioche et choix',
		'now.move': 'Déplacements',
		'now.attack': 'Attaques',
		'now.wave': 'Onde de choc',
		'now.resistance': 'Résistance terrienne',
		'now.redraw': 'Trou noir',

		'draw.choose': '{player}, jouer ou défausser ?',
		'draw.discarded': '{player} défausse : {card}.',
		'draw.ready': '{player} a fini avec ses cartes.',
		'draw.shuffled': 'La pioche est vide : {cards} cartes de la défausse sont mélangées.',
		'draw.one-choice': 'Un seul choix en phase 1.',
		'draw.limit': '{hand} cartes en main : pas plus de {most} à la fin de la phase 1.',
		'draw.never-held': 'Une Super Nova ne reste jamais en main : elle agit dès qu’elle est piochée.',
		'cards.none': '{player} ne peut pas avoir cela en main ({cards} × {card}).',
		'cards.exhausted': '{player} se régénère et ne joue aucune carte.',

		'pulsar.landed': 'La soucoupe de ce dé ({colour}) est sur Terre : rien à doubler.',

		'nova.wave': 'Super Nova : l’onde de choc repousse les trois premières orbites.',
		'nova.again': 'Une Super Nova de plus dans ce tour : sans effet, on pioche une autre carte.',
		'nova.pushed': 'L’onde pousse {saucer:the} sur l’orbite {orbit}.',
		'nova.bluish':
			'Plusieurs soucoupes sont sur des rayons bleutés : si deux partagent le même, la seconde s’arrête une orbite plus bas. Corrigez au besoin.',
		'nova.push': 'Reculez les soucoupes des orbites 1 à 3 sur la quatrième, en pile sur chaque rayon.',
		'nova.done': 'L’onde de choc est passée.',

		'hole.by': 'Qui donne une carte ?',
		'hole.shuffled': '{cards|La carte Galactix retournée est remélangée|Les cartes Galactix retournées sont remélangées} ({cards}).',

		'resistance.wakes': 'Résistance terrienne : tous les bunkers reviennent à leur place.',
		'resistance.strikes': 'La Résistance atteint {saucer:the}.',
		'resistance.spares': 'L’escadron {colour} est complet : il est épargné.',
		'resistance.frees': 'Plus personne sur Terre : la prochaine soucoupe posée choisit la couleur.',
		'resistance.rebuild': 'Remettez les bunkers à leur place et les soucoupes perdues au vaisseau mère.',
		'resistance.done': 'La Terre a retrouvé ses défenses.',

		'fire.covers': 'Ce Giga couvre-t-il aussi une soucoupe {helper:of} ?',
		'fire.covered': '{saucer:the} est derrière le Giga Bouclier.',
		'fire.destroyed': '{saucer:the} explose et retourne au vaisseau mère. {lives|Vie restante|Vies restantes} : {lives}.',

		'gift.given': '{helper} donne une carte {card} à {player} et doit se régénérer.',
		'gift.by': 'Avec une carte de {helpers}',
		'gift.pulsar': 'Dé {colour}, Pulsar {helper:of}',
		'gift.exhausted': '{helper} se régénère et ne peut rien donner.',
		'gift.one': '{helper} ne donne qu’une carte à la fois.',

		'cross.which': '{player} : ligne de tir touchée',
		'cross.line': 'Quelle ligne de tir touche {saucer:the} ?',
		'cross.how': '{saucer:the} entre sur une ligne de tir : quelle protection ?',
		'cross.paid': '{saucer:the} passe la ligne de tir ({card}).',
		'cross.burnt': '{saucer:the} est prise dans le tir continu.',
		'cross.twice': '{saucer:the} a déjà payé pour cette ligne : une carte par ligne suffit.',
		'cross.owed': '{saucer:the} est encore sur une ligne de tir.',
		'cross.variant': 'Seulement avec la variante Tirs continus.',

		'move.now': '{player}, déplacez vos soucoupes. L’une d’elles se pose ?',
		'move.before-fire': 'Faites tous vos déplacements avant les attaques.',

		'land.colour': 'L’escadron {colour} doit d’abord être complet.',
		'land.before-fire': 'On se pose en phase 4, avant les attaques.',
		'squadron.complete': 'L’escadron {colour} est complet.',

		'shoot.which': '{player} : tirer sur un bunker',

		'hold.tell': 'Chances {player:of} avec ses cartes',

		'end.won': 'Les deux escadrons sont sur Terre : vous avez gagné !',
		'end.lost': 'Plus de vie pour {player} : la Terre a gagné.',

		'odds.resistance': 'Résistance au jet {player:of}',
		'odds.round': 'Une Résistance d’ici {rolls} jets',
		'odds.either': 'Tir sur {saucers}, au moins l’une des deux ({rolls} {rolls|jet|jets})',
		'odds.draw': '{player} pioche au moins une carte {card} ({cards} {cards|carte|cartes})',
		'odds.pair': '{player} pioche deux Trous noirs ({cards} cartes)',
		'odds.holds': '{player} a cette carte : {card}',
		'odds.shield': 'Un Bouclier ou un Giga Bouclier chez les autres',
		'odds.nova': 'Super Nova à la pioche {player:of} ({cards} {cards|carte|cartes})',

		'remind.colour': 'Seul l’escadron {colour} peut se poser.',
		'remind.exhausted': '{player} se régénère : aucune carte.',
		'remind.grounded': '{saucer:the} n’a pas de dé ce tour-ci : elle reste au vaisseau mère.',
		'remind.saute': 'Saute-Soucoupes : on peut partager une intersection et passer par-dessus.',
		'remind.continuous':
			'Tirs continus : les lignes du {numbers} tirent pendant tout le tour, une carte par ligne touchée. Quitter la sienne de côté au premier pas ne coûte rien.',
		'remind.way': 'Les tirs suivent le rayon, et une soucoupe plus près de la Terre les arrête.'
	},
	names: {
		'tables:landed': 'joueurs posés',
		'count:resistances': 'Résistances',
		'luck:resistance': 'Résistances réveillées',
		...boxNamesFr,
		...earthNamesFr,
		'pulsar:given': 'Pulsar d’un partenaire',
		'nova:before': 'Super Nova avant le mélange',
		'bouclier:#': 'Bouclier donné par #',
		'giga:#': 'Giga Bouclier donné par #',
		'cross:#': 'sur une ligne de tir : #',
		'stay:#': 'bloquée : #',
		'covers-none': 'non, aucune',
		help: 'avec l’aide d’un partenaire',
		ready: 'passer aux dés',
		quiet: 'personne d’autre',
		end: 'fin du tour',
		none: 'elle explose',

		'cards:discard': 'Défausser',
		'cards:play': 'Ou jouer',
		'short:pulsar:red': 'Pulsar rouge',
		'short:pulsar:blue': 'Pulsar bleu',
		'short:pulsar:both': 'deux Pulsars',
		'short:pulsar:given': 'Pulsar donné',
		'short:nova': 'Super Nova',
		'short:nova:before': 'Super Nova, avant mélange',
		'short:ready': 'passer aux dés',
		'short:bouclier': 'Bouclier',
		'short:giga': 'Giga',
		'lives-left': 'vies restantes',
		'strip:landed-red': 'rouges posées',
		'strip:landed-blue': 'bleues posées',
		'strip:landed-none': 'posées',
		'strip:lives': 'vies en tout',
		'strip:breach': 'brèche',
		'strip:breaches': 'brèches',
		'strip:pile': 'cartes en pioche',

		'lives:#': 'vies (#)',
		'rest:#': 'régénération (#)',
		first: 'couleur du premier escadron',
		wave: 'onde de choc ce tour-ci',
		no: 'non',
		gave: 'a donné une carte',
		resting: 'se régénère',

		'option:lives': 'vies par joueur',
		'option:sauteSoucoupes': 'Saute-Soucoupes',
		'option:superResistance': 'Super résistance terrienne',
		attenuated: 'atténuée',
		'option:novas': 'Super Nova en jeu',
		'option:tirsContinus': 'Tirs continus',
		'option:bunkerAttacksPerSaucer': 'attaques par soucoupe',
		unlimited: 'sans limite',
		'option:resetColourWhenEarthEmpty': 'couleur au choix quand la Terre est vide',
		'option:doubleYellowFires': 'deux dés jaunes égaux : nombre de tirs',
		once: 'une fois',
		twice: 'deux fois',
		'option:continuousActiveDodge': 'Tirs continus : quitter sa ligne sans payer',
		'option:helpCards': 'cartes données à la fois',
		several: 'plusieurs'
	}
};
