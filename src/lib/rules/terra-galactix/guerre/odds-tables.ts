import { type OddsTable, tableRow } from '../../odds-tables.ts';
import { answerChance, type Hidden } from './kernel.ts';
import { ruling } from './rules.ts';
import type { Attack } from './types.ts';

/** What nobody of those asking holds at the start: ten Boucliers, two Gigas, ten Trous noirs, among so many hidden cards. */
const hidden = (cards: number): Hidden => ({ cards, bouclier: 10, giga: 2, trou: 10 });
const PLAYERS = { 2: 65, 3: 63, 4: 61 } as const;
const COLUMNS = [2, 3, 4] as const;
const HANDS = [1, 2, 3, 4, 5] as const;
const ATTACKS: readonly (readonly [string, Pick<Attack, 'weapon' | 'n'>])[] = [
	...HANDS.map((n) => [n === 1 ? '1 Laser' : `${n} Lasers`, { weapon: 'laser', n }] as const),
	['Méga Laser', { weapon: 'mega', n: 1 }],
	['Super Nova', { weapon: 'nova', n: 2 }]
];

/** Can an opponent answer? By players with a fresh hand of five; and by how many cards are left in it. */
export const oddsTables = (): readonly OddsTable[] => [
	{
		id: 'answers',
		title: ruling('tables.answers'),
		entries: ['companion:odds', 'card:laser'],
		down: 'tables:weapon',
		across: 'tables:players',
		columns: COLUMNS,
		rows: ATTACKS.map(([name, attack]) => tableRow(name, COLUMNS, (n) => answerChance(hidden(PLAYERS[n]), 5, attack, 'ownTurn')))
	},
	{
		id: 'hands',
		title: ruling('tables.hands'),
		entries: ['companion:odds'],
		down: 'tables:weapon',
		across: 'tables:hand',
		columns: HANDS,
		rows: ATTACKS.map(([name, attack]) => tableRow(name, HANDS, (hand) => answerChance(hidden(PLAYERS[4]), hand, attack, 'ownTurn')))
	}
];
