import { expect, test } from 'vitest';
import { judgeNight } from './kernel.ts';

//                    light dice │ total holds double
test.each<[number, [number, number], number, boolean, boolean]>([
	[5, [2, 3], 5, true, false],
	[5, [2, 4], 6, false, false],
	[9, [4, 4], 8, true, true],
	[2, [1, 1], 2, true, true]
])('a light of %i against %j', (light, night, total, holds, double) =>
	expect(judgeNight(light, { night })).toEqual({ total, holds, double })
);
