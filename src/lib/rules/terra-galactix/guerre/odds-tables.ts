import { type OddsTable, tableRow } from '../../odds-tables.ts';
import { answerChance, type AnswerPool } from '../answers.ts';
import { ruling } from './rules.ts';
import type { Attack } from './types.ts';

/** The hidden cards at the start, for the active player: all Boucliers, Gigas and Trous noirs are among them. */
const hidden = (n: number): AnswerPool => ({ n, bouclier: 10, giga: 2, trou: 10 });
/** Hidden cards by number of players: the deck without the open licences and the own hand of five. */
const HIDDEN_CARDS = { 2: 65, 3: 63, 4: 61 } as const;
const PLAYER_COUNTS = [2, 3, 4] as const;
const HAND_SIZES = [1, 2, 3, 4, 5] as const;
const ATTACKS: readonly (readonly [string, Pick<Attack, 'weapon' | 'n'>])[] = [
	...HAND_SIZES.map((n) => [n === 1 ? '1 Laser' : `${n} Lasers`, { weapon: 'laser', n }] as const),
	['Méga Laser', { weapon: 'mega', n: 1 }],
	['Super Nova', { weapon: 'nova', n: 2 }]
];

/** The chance that an opponent can answer: by number of players with a hand of five, and by the cards left in the hand. */
export const oddsTables = (): readonly OddsTable[] => [
	{
		id: 'answers',
		title: ruling('tables.answers'),
		entries: ['companion:odds', 'card:laser'],
		down: 'tables:weapon',
		across: 'tables:players',
		columns: PLAYER_COUNTS,
		rows: ATTACKS.map(([name, attack]) => tableRow(name, PLAYER_COUNTS, (n) => answerChance(attack, hidden(HIDDEN_CARDS[n]), 5)))
	},
	{
		id: 'hands',
		title: ruling('tables.hands'),
		entries: ['companion:odds'],
		down: 'tables:weapon',
		across: 'tables:hand',
		columns: HAND_SIZES,
		rows: ATTACKS.map(([name, attack]) => tableRow(name, HAND_SIZES, (hand) => answerChance(attack, hidden(HIDDEN_CARDS[4]), hand)))
	}
];
