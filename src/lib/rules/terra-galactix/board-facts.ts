import { choose, opensAsk } from '../ask.ts';
import type { Ask, Facts, TableAction } from '../contract.ts';
import { askFact } from '../facts.ts';
import { unreadBunkers, unreadNumbers } from './bunkers.ts';
import type { Camp } from './cards.ts';
import { fireFact, parseFireFact, symbolFact } from './ids.ts';
import { fireAsk, PRINTED } from './printed.ts';
import { boxRuling } from './rules.ts';

/** How a fact is asked in play: the bunkers of a number only among those whose number has not been read. */
export function factAsk(facts: Facts, fact: string): Ask<TableAction<never>> {
	const number = parseFireFact(fact);
	const ask = number === undefined ? askFact(PRINTED, fact) : fireAsk(number, unreadBunkers(facts));
	if (!ask) throw new Error(`The box prints no ${fact}.`);
	return ask;
}

/** What may be read off the board ahead of time. */
export function earlyFactsAsk(facts: Facts, camp: Camp): Ask<TableAction<never>> {
	const ids = [...unreadNumbers(facts).map(fireFact), symbolFact(camp), 'orbits:board', 'bluish:board'];
	return choose(
		boxRuling('box.early'),
		ids.filter((id) => facts[id] === undefined).map((id) => opensAsk(id, () => factAsk(facts, id))),
		{ optional: true }
	);
}
