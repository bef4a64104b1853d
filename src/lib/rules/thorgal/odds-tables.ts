import { type OddsTable, tableRow } from '../odds-tables.ts';
import { BLACK_FACES, WHITE_FACES } from './cards.ts';
import { atLeast, CARDS, CHAAMS, forcedChaamsChance, planner, throwDistribution, TRAVEL } from './chances.ts';
import { ruling } from './rules.ts';

/** Dice with one of each face, as the rulebook draws them. */
const DICE = { white: WHITE_FACES, black: BLACK_FACES };
const DICE_COUNTS = [5, 4, 3, 2, 1] as const;
const COLUMNS = ['count:travel', 'count:cards', 'count:chaams', 'tables:forced'] as const;
const JOURNEYS = [1, 2, 3] as const;

const throwChance = (dice: number, column: (typeof COLUMNS)[number]): number => {
	switch (column) {
		case 'count:travel':
			return atLeast(throwDistribution(DICE, dice, TRAVEL), 1);
		case 'count:cards':
			return atLeast(throwDistribution(DICE, dice, CARDS), 1);
		case 'count:chaams':
			return atLeast(throwDistribution(DICE, dice, TRAVEL, CHAAMS), 1);
		case 'tables:forced':
			return forcedChaamsChance(DICE, dice);
	}
};

/** The tables of the rules reference: one throw, and a whole destiny phase played as well as possible. */
export function oddsTables(): readonly OddsTable[] {
	const plan = planner(DICE, TRAVEL);
	return [
		{
			id: 'throw',
			title: ruling('tables.throw'),
			entries: ['odds'],
			down: 'tables:dice',
			across: 'tables:least',
			columns: COLUMNS,
			rows: DICE_COUNTS.map((dice) => tableRow(dice, COLUMNS, (column) => throwChance(dice, column)))
		},
		{
			id: 'phase',
			title: ruling('tables.phase'),
			entries: ['odds', 'advice'],
			down: 'tables:dice',
			across: 'count:travel',
			columns: JOURNEYS,
			rows: DICE_COUNTS.map((dice) => tableRow(dice, JOURNEYS, (need) => plan.chance(dice, need, 99)))
		}
	];
}
