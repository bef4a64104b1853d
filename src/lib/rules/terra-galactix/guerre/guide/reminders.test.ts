import { describe, expect, test } from 'vitest';
import { actingTable } from '../../../../../../tests/support/guerre.ts';
import type { Setup } from '../../../contract.ts';
import { words as en } from '../text/en/index.ts';
import { words as fr } from '../text/fr/index.ts';

describe('the rules about places are reminders, and their options change the reminder', () => {
	//                                                                     options │ reminded of, not reminded of
	const rows: [string, Setup['options'], string, string | undefined][] = [
		['a saucer that passes over Galactix may collect them (p. 26)', {}, 'act.load', 'act.must-load'],
		['… or must, where the table plays it so', { mustLoad: true }, 'act.must-load', 'act.load'],
		['no Trou noir in the middle of a move (p. 7)', {}, 'trou.not-in-move', undefined],
		['one attack at each intersection (p. 27, margin)', { oneAttackPerIntersection: 'total' }, 'attack.one-a-node', undefined]
	];
	test.each(rows)('%s', (_, options, yes, no) => {
		const rules = actingTable(4, options).guide.remind?.map(({ rule }) => rule);
		expect(rules).toContain(yes);
		expect(rules).not.toContain(no);
	});

	test('there is no reminder about a Trou noir in the middle of a move if the option allows it', () =>
		expect(actingTable(4, { blackHoleMidMove: true }).guide.remind?.map(({ rule }) => rule)).not.toContain('trou.not-in-move'));

	test.each(['option:mustLoad', 'option:oneAttackPerIntersection', 'option:blackHoleMidMove'])('%s says that it is a reminder', (id) => {
		expect(fr.names[id]).toMatch(/rappel/);
		expect(en.names[id]).toMatch(/reminder/);
	});
});
