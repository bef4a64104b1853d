import { tableFr } from '../../../../../src/lib/rules/text/fr.ts';
import type { Words } from '../../../../../src/lib/rules/words.ts';
import type { RULES } from '../../rules.ts';

export const words: Words<typeof RULES> = {
	locale: 'fr',
	names: {
		candle: 'bougie',
		'storm-lamp': 'lampe-tempête',
		beacon: 'fanal',
		'stay-dark': 'rester dans le noir',
		night: 'la nuit',
		dark: 'obscurité',
		lit: 'lampe allumée',
		points: 'points',
		oil: 'huile',
		hand: 'main',
		'points:#': 'points de #',
		'oil:#': 'huile de #',
		'option:goal': 'points pour gagner'
	},
	rules: {
		...tableFr,
		'setup.form': 'Il faut deux joueurs.',
		'setup.lamps': 'Chacun prend ses trois lampes et {oil} huiles.',
		'setup.first': '{player} commence.',
		'day.now': 'Le jour {player:of}.',
		'day.which': '{player}, quelle lampe allumez-vous ?',
		'day.lit': '{player} allume : {card}.',
		'day.dark': '{player} reste dans le noir.',
		'day.not-in-hand': 'Cette lampe n’est pas dans la main : {card}.',
		'day.oil': 'Il faut {need} {need|huile|huiles}, il en reste {have}.',
		'night.now': 'La nuit tombe, lumière {light}.',
		'night.roll': 'Lancez deux dés : {light} ou moins.',
		'night.rolled': 'Total des dés : {total}.',
		'night.holds': 'La lampe tient, {player} a {points} {points|point|points}.',
		'night.rises': 'La lampe s’éteint, obscurité {dark}.',
		'night.double': 'Un double : une huile pour {player}.',
		'hand.returned': '{player} reprend ses trois lampes.',
		'end.won': '{player} a gagné.',
		'end.dark': 'L’obscurité l’emporte.',
		'end.now': 'La partie est finie.'
	}
};
