import { expect, test } from 'vitest';
import { viewOf } from './table-view.ts';

test.each([
	[undefined, undefined, true, 'tablet'],
	[undefined, undefined, false, 'usual'],
	[undefined, 'p1', false, 'player'],
	[undefined, 'p1', true, 'usual'],
	['player', undefined, true, 'player'],
	['usual', 'p1', false, 'usual'],
	['nonsense', 'p1', false, 'player']
] as const)('chosen %j, seat %j, wide %j: %s', (chosen, seat, isWide, view) => expect(viewOf(chosen, seat, isWide)).toBe(view));
