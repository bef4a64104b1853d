import { describe, expect, test } from 'vitest';
import { type GForce, keepTiles, startTable } from '../../../../../tests/support/gforce.ts';

describe('claiming the last turn', () => {
	const endOptions = (table: GForce) => {
		const [ask] = table.guide.asks;
		return ask?.kind === 'choose'
			? ask.options.filter(({ id }) => id === 'claim' || id === 'stop').map(({ id, refused }) => [id, refused?.rule])
			: [];
	};

	test.each<[string, () => GForce, readonly (readonly [string, string | undefined])[]]>([
		['many tiles are left: no last turn is in sight', () => startTable().tap(3), [['stop', 'move.all']]],
		[
			'one tile is left and no agent has arrived there: refused with the reason',
			() => keepTiles(startTable(), 7).tap(3),
			[
				['claim', 'claim.not-last'],
				['stop', 'move.all']
			]
		],
		[
			'an agent has arrived at the last tile: the claim is open',
			() => keepTiles(startTable(), 7).tap(3, 'darwin', 'hex:7'),
			[
				['claim', undefined],
				['stop', 'move.all']
			]
		],
		[
			'with several looks, as many tiles as agents may be the last ones',
			() => keepTiles(startTable({ looks: 'everyNewHex' }), 1, 2).tap(3),
			[
				['claim', 'claim.not-last'],
				['stop', 'move.all']
			]
		]
	])('%s', (_, table, options) => expect(endOptions(table())).toEqual(options));
});
