import { choose, count, dice, opensAsk, pick, text } from '$lib/rules/ask.ts';
import type { Ask, Odd, Rules } from '$lib/rules/contract.ts';
import { D6, facesFrom, hitDice, facesGroup } from '$lib/rules/dice.ts';
import type { Words } from '$lib/rules/words.ts';
import type { Throw } from '$lib/asking/asking.svelte.ts';

/** Words, rules and one ask of each kind without a game, for the kit page and its tests. */

export const RULES: Rules = {
	few: { at: 'Few', by: 'table', entry: 'few' },
	long: { at: 'Long', by: 'table', entry: 'long' },
	pad: { at: 'Pad', by: 'table', entry: 'pad' },
	pick: { at: 'Pick', by: 'table', entry: 'pick' },
	exact: { at: 'Exact', by: 'table', entry: 'pick' },
	hits: { at: 'Hits', by: 'table', entry: 'hits' },
	faces: { at: 'Faces', by: 'table', entry: 'faces' },
	count: { at: 'Count', by: 'table', entry: 'count' },
	many: { at: 'Many', by: 'table', entry: 'count' },
	text: { at: 'Text', by: 'table', entry: 'text' },
	fact: { at: 'Fact', by: 'table', entry: 'fact' },
	cards: { at: 'Cards', by: 'table', entry: 'cards' },
	stop: { at: 'Stop', by: 'app', entry: 'stop' },
	bent: { at: 'Bent', by: 'app', entry: 'bent', bends: true },
	'odds.win': { at: 'Odds', by: 'app', entry: 'odds' }
};

const NAMES = [
	'Aldebaran',
	'Bételgeuse',
	'Cœur de Charles',
	'Deneb',
	'Electra',
	'Fomalhaut',
	'Gacrux',
	'Hadar',
	'Izar',
	'Jabbah',
	'Kochab',
	'Lesath',
	'Mizar',
	'Naos'
];

export const WORDS: Words = {
	locale: 'en',
	rules: {
		few: 'One of a few?',
		long: 'One of many?',
		pad: 'Which figure?',
		pick: 'Which of these?',
		exact: 'Exactly two of these?',
		hits: 'Tell the hits.',
		faces: 'Tell the faces.',
		count: 'How many?',
		many: 'How many of a lot?',
		text: 'What is it called?',
		fact: 'Which value is printed?',
		cards: 'If somebody has the card',
		stop: 'This makes no sense.',
		bent: 'Not more than three visits.',
		'odds.win': 'Winning'
	},
	names: {
		...Object.fromEntries(NAMES.map((name, i) => [`star:${i}`, name])),
		explore: 'Explore',
		leave: 'Leave',
		home: 'Home',
		guard: { is: 'Guard', the: 'a guard', many: 'guards' },
		boss: 'Boss',
		member: 'Member',
		members: 'Members',
		ours: 'Our hits',
		theirs: 'Their hits',
		black: 'Black die',
		sun: 'Sun',
		moon: 'Moon',
		skull: 'Skull',
		done: 'Done',
		none: 'None of them',
		grenade: 'Grenade',
		nox: 'Nox',
		jaffas: 'Jaffas',
		bank: 'Bank',
		switch: 'Switch',
		off: 'Off',
		on: 'On',
		'value:#': '#'
	}
};

const plays = (type: string, more: object = {}) => ({ action: { type, ...more } });

export const ASKS: readonly (readonly [string, Ask<unknown>])[] = [
	[
		'choose few',
		choose({ rule: 'few' }, [
			{ id: 'explore', ...plays('explore') },
			{ id: 'leave', ...plays('leave'), refused: { rule: 'bent' } },
			{ id: 'home', ...plays('home'), refused: { rule: 'stop' } }
		])
	],
	[
		'choose long',
		choose(
			{ rule: 'long' },
			NAMES.map((_, i) => ({ id: `star:${i}`, ...plays('go', { star: i }) }))
		)
	],
	[
		'choose further',
		choose(
			{ rule: 'pad' },
			[2, 3, 4].map((n) => opensAsk(`value:${n}`, () => count({ rule: 'count' }, [0, 4], (k) => plays('further', { n, k }))))
		)
	],
	[
		'pick',
		pick({
			prompt: { rule: 'pick' },
			from: [
				{ id: 'guard', most: 3 },
				{ id: 'boss', most: 1 }
			],
			ends: [
				{ id: 'done', least: 1, most: 4, then: (picked) => plays('picked', { picked }) },
				{ id: 'none', least: 0, most: 0, then: () => plays('none') }
			]
		})
	],
	[
		'pick exact',
		pick({
			prompt: { rule: 'exact' },
			from: [
				{ id: 'guard', most: 3 },
				{ id: 'boss', most: 1 }
			],
			ends: [{ id: 'done', least: 2, most: 2, then: (picked) => plays('exact', { picked }) }]
		})
	],
	[
		'dice hits',
		dice({
			prompt: { rule: 'hits' },
			groups: [
				{ id: 'ours', dice: [hitDice('members', 2, 6)], reach: ['guard', 'boss'] },
				{ id: 'theirs', dice: [hitDice('guard', 2, 5), hitDice('boss', 1, 3)], reach: ['member', 'member'] }
			],
			then: (dice) => plays('volley', { dice })
		})
	],
	[
		'dice faces',
		dice({
			prompt: { rule: 'faces' },
			groups: [facesGroup('black', 2, ['sun', 'moon', 'skull'])],
			then: (dice) => plays('faces', { dice })
		})
	],
	['count', count({ rule: 'count' }, [0, 5], (n) => plays('count', { n }))],
	['count many', count({ rule: 'many' }, [0, 110], (n) => plays('count', { n }), { usual: 50 })],
	['text', text({ rule: 'text' }, (name) => plays('text', { name }))],
	[
		'fact',
		choose(
			{ rule: 'fact' },
			[3, 4].map((n) => ({ id: `value:${n}`, ...plays('learn', { n }) })),
			{ fact: 'weapon:x' }
		)
	]
];

export const CHIPS: Ask<unknown> = choose(
	{ rule: 'cards' },
	[
		{ id: 'grenade', ...plays('grenade') },
		{ id: 'nox', ...plays('nox'), refused: { rule: 'stop' } }
	],
	{ optional: true }
);

export const ODDS: readonly Odd[] = [
	{
		of: { rule: 'odds.win' },
		chance: 0.33,
		how: '?',
		spread: [
			[2, 0.2],
			[1, 0.1],
			[0, 0.03]
		]
	},
	{ of: { rule: 'odds.win' }, chance: 0.87, beside: 'grenade' },
	{ of: { rule: 'odds.win' }, chance: 0.34, beside: 'nox', how: '≥' }
];

export const THROWN: Throw = {
	groups: [
		{ id: 'ours', dice: [{ id: 'members', n: 4, faces: D6, hits: facesFrom(6) }] },
		{ id: 'theirs', dice: [{ id: 'guard', n: 2, faces: D6, hits: facesFrom(5) }] }
	],
	rolled: { ours: [6, 2, 4, 1], theirs: [5, 3] },
	moment: 0
};
