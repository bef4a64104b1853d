import { expect, test } from 'vitest';
import type { Json } from '../rules/contract.ts';
import { figuresOf, type Figure } from './fact-figures.ts';

const say = (thing: string) => ({ red: 'Rouge', 'round:4': 'tour 4' })[thing] ?? thing;

test.each<[string, Json, readonly Figure[]]>([
	['a number', 7, ['7']],
	['a thing by its name', 'red', ['Rouge']],
	['ranks as dice', [{ count: 3, value: 5, wounds: 1 }], [{ n: 3, value: 5 }]],
	['several things', ['red', 4], ['Rouge', '4']],
	['an unknown shape by its parts', { from: 2, to: 'red' }, ['2', 'Rouge']],
	['parts by their name; what is not so is left out', { round: 4, won: true, hard: false }, ['tour 4', '✓']],
	['nothing printed', null, ['–']]
])('%s', (_, value, figures) => expect(figuresOf(value, say)).toEqual(figures));
