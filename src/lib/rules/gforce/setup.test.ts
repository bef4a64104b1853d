import { expect, test } from 'vitest';
import { usualSetup } from '../setup.ts';
import { game } from './game.ts';

const checklist = (options: Record<string, string | number | boolean> = {}): readonly string[] => {
	const outcome = game.start(usualSetup(game.form, ['Anna', 'Bo'], options), {});
	return outcome.ok ? outcome.steps.map(({ rule }) => rule) : [];
};

test.each<[string, Record<string, string | number | boolean>, readonly string[]]>([
	[
		'Préparer le jeu: tiles and agents are pressed out, agents get their bases, the board is laid out',
		{ depth: 'full' },
		['setup.components', 'setup.board', 'setup.agents', 'setup.tiles', 'setup.clock', 'setup.first']
	],
	[
		'with fewer tiles some go back to the box',
		{ depth: 'full', tiles: 8, start: 'rollOff' },
		['setup.components', 'setup.board', 'setup.agents', 'setup.leave-out', 'setup.tiles', 'setup.clock']
	],
	[
		'a table that keeps only the score lays out the same box',
		{},
		['setup.components', 'setup.board', 'setup.agents', 'setup.tiles', 'setup.first']
	],
	[
		'a table that keeps the tiles agrees to the memory aid',
		{ depth: 'memory' },
		['setup.components', 'setup.board', 'setup.agents', 'setup.tiles', 'setup.clock', 'setup.aid', 'setup.first']
	]
])('checklist: %s', (_, options, rules) => expect(checklist(options)).toEqual(rules));
