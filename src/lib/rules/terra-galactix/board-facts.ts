import { choose, opensAsk } from '../ask.ts';
import type { Ask, TableAction, TableState } from '../contract.ts';
import { askFact } from '../facts.ts';
import { unreadBunkers, unreadNumbers } from './bunkers.ts';
import type { Camp } from './cards.ts';
import { fireFact, parseFireFact, symbolFact } from './ids.ts';
import { fireAsk, PRINTED } from './printed.ts';
import { boxRuling } from './rules.ts';

/** How a fact is asked in play: the bunkers of a number only among those whose number has not been read. It can be put off. */
export function factAsk({ facts }: TableState, fact: string): Ask<TableAction<never>> {
	const number = parseFireFact(fact);
	const ask = number === undefined ? askFact(PRINTED, fact) : fireAsk(number, unreadBunkers(facts));
	if (!ask) throw new Error(`The box prints no ${fact}.`);
	return { ...ask, later: true };
}

/** Facts that may be read off the board before play needs them: all in the first round, later those that the table has put off. */
export function boardFactsAsk(state: TableState, camp: Camp, isFirstRound: boolean): Ask<TableAction<never>> {
	const { facts, later = [] } = state;
	const numbers = unreadNumbers(facts).map(fireFact);
	const early = [...numbers, symbolFact(camp), 'orbits:board', 'bluish:board'];
	// A number that was put off may have been determined by the others in the meantime.
	const putOff = later.filter((id) => parseFireFact(id) === undefined || numbers.includes(id));
	const ids = isFirstRound ? [...new Set([...early, ...putOff])] : putOff;
	return choose(
		boxRuling('box.early'),
		ids
			.filter((id) => facts[id] === undefined)
			.map((id) => {
				const { later: _, ...ask } = factAsk(state, id);
				return opensAsk(id, () => ask);
			}),
		{ optional: true }
	);
}
