import { type OddsTable, tableRow } from '../odds-tables.ts';
import { COPIES, POWER_CARDS } from './cards.ts';
import { openerOdds, winningChances } from './chances.ts';
import { ruling } from './rules.ts';

const STEPS = [1, 2, 3, 4] as const;
const AGAINST = ['lower', 'equal', 'higher', 'special'] as const;

const winningChance = (quigon: number, maul: number): number =>
	winningChances({ figures: { quigon, maul }, round: 1, results: [], threeRounds: false }).quigon;

/** The published tables: the race of the figures, and each attack against a random card of a full deck. */
export const oddsTables = (): readonly OddsTable[] => [
	{
		id: 'race',
		title: ruling('tables.race'),
		entries: ['odds'],
		down: 'quigon',
		across: 'maul',
		columns: STEPS,
		rows: STEPS.map((own) => tableRow(own, STEPS, (their) => winningChance(own, their)))
	},
	{
		id: 'opener',
		title: ruling('tables.opener'),
		entries: ['odds'],
		down: 'tables:card',
		across: 'tables:against',
		columns: AGAINST.map((each) => `tables:${each}`),
		rows: POWER_CARDS.map((card, i) => tableRow(`quigon:${card}`, AGAINST, (each) => openerOdds(i + 1, COPIES)[each]))
	}
];
