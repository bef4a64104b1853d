import { type OddsTable, tableRow } from '../../odds-tables.ts';
import { COLOURS } from '../cards.ts';
import { shotChance } from '../odds.ts';
import { anyResistanceChance, type RollTerms } from './kernel.ts';
import { ruling } from './rules.ts';

const KINDS = ['off', 'on', 'attenuated'] as const;
const PLAYERS = [2, 3, 4] as const;
const YELLOWS = [1, 2] as const;

const terms = (superResistance: RollTerms['superResistance'], landed: boolean): RollTerms => ({
	superResistance,
	landed: landed ? COLOURS.slice(0, 1) : []
});

/**
 * The published tables: a Resistance within a round of throws, by the number of players who have landed; and a shot at a saucer left on a
 * line until its next turn.
 */
export const oddsTables = (): readonly OddsTable[] => [
	{
		id: 'resistance',
		title: ruling('tables.resistance'),
		entries: ['term:resistance'],
		down: 'tables:landed',
		across: 'option:superResistance',
		columns: KINDS,
		rows: PLAYERS.flatMap((n) =>
			Array.from({ length: n + 1 }, (_, m) =>
				tableRow(`${m} / ${n}`, KINDS, (kind) => anyResistanceChance(Array.from({ length: n }, (_, i) => terms(kind, i < m))))
			)
		)
	},
	{
		id: 'shot',
		title: ruling('tables.shot'),
		entries: ['term:line'],
		down: 'tables:throws',
		across: 'tables:yellow',
		columns: YELLOWS,
		rows: [1, ...PLAYERS].map((throws) => tableRow(throws, YELLOWS, (yellows) => shotChance(throws, yellows)))
	}
];
