import { expect, test } from 'vitest';
import type { Json } from '../rules/contract.ts';
import { figuresOf, type Figure } from './fact-figures.ts';

const nameOf = (thing: string) => ({ red: 'Rouge', 'round:4': 'tour 4' })[thing] ?? thing;

test.each<[string, Json, readonly Figure[]]>([
	['a number', 7, ['7']],
	['the name of a thing', 'red', ['Rouge']],
	['ranks as dice', [{ count: 3, value: 5, wounds: 1 }], [{ n: 3, value: 5 }]],
	['several things', ['red', 4], ['Rouge', '4']],
	['the parts of an unknown shape', { from: 2, to: 'red' }, ['2', 'Rouge']],
	['parts by their name, without those that are false', { round: 4, won: true, hard: false }, ['tour 4', '✓']],
	['nothing printed', null, ['–']]
])('%s', (_, value, figures) => expect(figuresOf(value, nameOf)).toEqual(figures));
