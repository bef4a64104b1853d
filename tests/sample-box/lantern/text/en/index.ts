import { tableEn } from '../../../../../src/lib/rules/text/en.ts';
import type { Words } from '../../../../../src/lib/rules/words.ts';
import type { RULES } from '../../rules.ts';

export const words: Words<typeof RULES> = {
	locale: 'en',
	names: {
		candle: 'candle',
		'storm-lamp': 'storm lamp',
		beacon: 'beacon',
		'stay-dark': 'stay in the dark',
		night: 'the night',
		dark: 'dark',
		lit: 'lamp lit',
		points: 'points',
		oil: 'oil',
		hand: 'hand',
		'points:#': 'points of #',
		'oil:#': 'oil of #',
		'option:goal': 'points to win'
	},
	rules: {
		...tableEn,
		'setup.form': 'Two players are needed.',
		'setup.lamps': 'Each player takes three lamps and {oil} oil.',
		'setup.first': '{player} starts.',
		'day.now': '{player} by day.',
		'day.which': '{player}, which lamp do you light?',
		'day.lit': '{player} lights: {card}.',
		'day.dark': '{player} stays in the dark.',
		'day.not-in-hand': 'This lamp is not in the hand: {card}.',
		'day.oil': 'It needs {need} oil, {have} left.',
		'night.now': 'Night falls, light {light}.',
		'night.roll': 'Roll two dice: {light} or less.',
		'night.rolled': 'Total of the dice: {total}.',
		'night.holds': 'The lamp holds, {player} has {points} {points|point|points}.',
		'night.rises': 'The lamp goes out, dark {dark}.',
		'night.double': 'A double: one oil for {player}.',
		'hand.returned': '{player} takes back all three lamps.',
		'end.won': '{player} has won.',
		'end.dark': 'The dark wins.',
		'end.now': 'The game is over.'
	}
};
