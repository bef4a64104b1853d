import { chain, type Steps } from '../odds/chain.ts';
import { forEachPair } from '../odds/distribution.ts';
import { hitDistributions, resolveThrow, type FightState, type FightTerms } from './kernel.ts';

/** A stage as an even number, the most frequent ones first, because this runs for every possible roll. */
const stageNumber = (stage: FightState['stage']): number =>
	stage === 'volley' ? 0 : stage === 'won' ? 2 : stage === 'lost' ? 4 : stage === 'spot' ? 6 : 8;

/**
 * A fight as one number, because a map finds numbers faster than strings. Counts stay below 100 and wounds below 1,000. What most fights do
 * not have comes last, so that their numbers stay small.
 */
export function stateKey({ stage, begun, members, left, jaffas, spotted, infected, aim }: FightState): number | string {
	const rare = jaffas || spotted || infected ? 100_000 * (jaffas + 100 * (spotted + 100 * infected)) : 0;
	const number = stageNumber(stage) + (begun ? 1 : 0) + 10 * (members + 100 * left + rare);
	return aim ? `${number} ${aim}` : number;
}

/** Every result of the next throw, with its chance. */
export const everyThrow =
	(terms: FightTerms): Steps<FightState> =>
	(stand, goes) => {
		if (stand.stage === 'won' || stand.stage === 'lost') return;
		const { ours, theirs } = hitDistributions(terms, stand);
		forEachPair(ours, theirs, (a, b, chance) => goes(resolveThrow(terms, stand, a, b), chance));
	};

const cache = new Map<string, ReturnType<typeof chain<FightState>>>();
const CACHE_SIZE = 24;

/**
 * How fights under these terms end, from any state, if no card is played on the way. The results are cached, because the next phase, the
 * grenade and the Nox need the same fight again.
 */
export function fightOutcomes(terms: FightTerms): ReturnType<typeof chain<FightState>> {
	const name = JSON.stringify(terms);
	const known = cache.get(name) ?? chain(stateKey, everyThrow(terms));
	const oldest = cache.keys().next().value;
	if (oldest !== undefined && !cache.has(name) && cache.size >= CACHE_SIZE) cache.delete(oldest);
	cache.set(name, known);
	return known;
}

/** Empties the cache, for measurements. */
export const clearCache = (): void => cache.clear();
