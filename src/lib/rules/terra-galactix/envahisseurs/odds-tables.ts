import { type OddsTable, tableRow } from '../../odds-tables.ts';
import { shotChance } from '../odds.ts';
import { type AnswerPool, answerChance, type AttackCards } from '../answers.ts';
import { ruling } from './rules.ts';

const POOL: AnswerPool = { n: 62, bouclier: 10, giga: 2, trou: 10 };
const HANDS = [1, 2, 3, 4] as const;
const YELLOWS = [1, 2] as const;
const ATTACKS: readonly (readonly [string, AttackCards])[] = [
	...[1, 2, 3, 4].map((n) => [n === 1 ? '1 Laser' : `${n} Lasers`, { weapon: 'laser', n }] as const),
	['Méga Laser', { weapon: 'mega', n: 1 }],
	['Super Nova', { weapon: 'nova', n: 2 }]
];

/** The published tables: whether an enemy can answer, by the size of their hand; and a shot at a saucer left on a line. */
export const oddsTables = (): readonly OddsTable[] => [
	{
		id: 'answers',
		title: ruling('tables.answers'),
		entries: ['card:laser'],
		down: 'tables:weapon',
		across: 'tables:hand',
		columns: HANDS,
		rows: ATTACKS.map(([name, attack]) => tableRow(name, HANDS, (hand) => answerChance(attack, POOL, hand)))
	},
	{
		id: 'shot',
		title: ruling('tables.shot'),
		entries: ['term:line'],
		down: 'tables:throws',
		across: 'tables:yellow',
		columns: YELLOWS,
		rows: [1, 2, 3, 4].map((throws) => tableRow(throws, YELLOWS, (yellows) => shotChance(throws, yellows)))
	}
];
