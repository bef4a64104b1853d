import { type OddsTable, tableRow } from '../odds-tables.ts';
import { BLACK_FACES, WHITE_FACES } from './cards.ts';
import { atLeast, CARDS, forcedChaamsChance, throwDistribution, planner, CHAAMS, TRAVEL } from './chances.ts';
import { ruling } from './rules.ts';

const BOX = { white: WHITE_FACES, black: BLACK_FACES };
const DICE = [5, 4, 3, 2, 1] as const;
const WHAT = ['count:travel', 'count:cards', 'count:chaams', 'tables:forced'] as const;
const NEEDS = [1, 2, 3] as const;

const once = (dice: number, what: (typeof WHAT)[number]): number => {
	switch (what) {
		case 'count:travel':
			return atLeast(throwDistribution(BOX, dice, TRAVEL), 1);
		case 'count:cards':
			return atLeast(throwDistribution(BOX, dice, CARDS), 1);
		case 'count:chaams':
			return atLeast(throwDistribution(BOX, dice, TRAVEL, CHAAMS), 1);
		case 'tables:forced':
			return forcedChaamsChance(BOX, dice);
	}
};

/** One throw, and a whole destiny phase played as well as can be. Every die with one of each face, as the booklet draws them. */
export function oddsTables(): readonly OddsTable[] {
	const plan = planner(BOX, TRAVEL);
	return [
		{
			id: 'throw',
			title: ruling('tables.throw'),
			entries: ['odds'],
			down: 'tables:dice',
			across: 'tables:least',
			columns: WHAT,
			rows: DICE.map((dice) => tableRow(dice, WHAT, (what) => once(dice, what)))
		},
		{
			id: 'phase',
			title: ruling('tables.phase'),
			entries: ['odds', 'advice'],
			down: 'tables:dice',
			across: 'count:travel',
			columns: NEEDS,
			rows: DICE.map((dice) => tableRow(dice, NEEDS, (need) => plan.chance(dice, need, 99)))
		}
	];
}
