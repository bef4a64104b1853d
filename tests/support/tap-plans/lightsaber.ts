import { FIGHTS_PER_ROUND } from '../../../src/lib/rules/lightsaber/cards.ts';
import { game as lightsaber } from '../../../src/lib/rules/lightsaber/game.ts';
import { usualSetup } from '../../../src/lib/rules/setup.ts';
import { playMatch } from '../lightsaber-game.ts';
import { BOX } from '../lightsaber.ts';
import { TableDriver } from '../table-driver.ts';
import type { PlayCost, TapPlan } from './plan.ts';

/** Players who keep cards for the next fight, because seven cards have to last for three fights. */
const THRIFTY = { bold: 0, special: 10, thrifty: true } as const;

/** Both players with real decks; the box is known, and the phone belongs to one player. */
function playCards(seed: number): PlayCost {
	const { table } = playMatch(seed, { quigon: THRIFTY, maul: THRIFTY }, BOX, { phone: 'quigon', forced: 'alone' });
	return { taps: table.taps, turns: table.state.round * FIGHTS_PER_ROUND };
}

/** The same match on a shared phone, which keeps only who won each fight. */
function playScore(seed: number): PlayCost {
	const { table } = playMatch(seed, { quigon: THRIFTY, maul: THRIFTY }, BOX);
	const app = new TableDriver(lightsaber, usualSetup(lightsaber.form, ['Anna', 'Bo']));
	let fights = 0;
	for (const { steps } of table.history)
		for (const { rule, with: values } of steps) {
			if (rule === 'fight.won') app.tap(`${String(values?.['side'])}`);
			if (rule === 'drawn.void') app.tap('drawn');
			if (rule === 'fight.won' || rule === 'drawn.void') fights += 1;
			if (rule === 'round.over') app.tap('next');
		}
	return { taps: app.taps, turns: fights };
}

export const tapPlans: readonly TapPlan[] = [
	{ game: 'lightsaber', depth: 'score', usual: true, per: 'fight', goal: 2, play: playScore },
	// Both sides together play four and a half cards in a fight. Two that are turned at once take one touch, every other card one tap.
	{ game: 'lightsaber', depth: 'cards', per: 'fight', goal: 4, play: playCards }
];
