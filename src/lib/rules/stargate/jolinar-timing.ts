import { chain, type Spread } from '../odds/chain.ts';
import { everyThrow, fightOutcomes, stateKey } from './fight-outcomes.ts';
import { takeBackLoss, type FightState, type FightTerms } from './kernel.ts';

/** A fight, and whether the team still holds Jolinar. */
interface FightWithJolinar {
	readonly stand: FightState;
	readonly card: boolean;
}

/** When Jolinar is played: where it helps most, at the first loss, or only to save the last member. Never in a phase already won. */
type Timing = 'best' | 'first' | 'last';

/** The fights that Jolinar could make of a phase, from the fight before and after it. */
export function jolinarChoices(before: FightState, after: FightState): readonly FightState[] {
	if (after.stage === 'won') return [];
	return [
		...(after.members < before.members ? [takeBackLoss(after, 'member')] : []),
		...(after.jaffas < before.jaffas ? [takeBackLoss(after, 'jaffa')] : [])
	];
}

type Outcomes = (starts: Spread<FightState>) => Spread<FightState>;
const cache = new Map<string, Outcomes>();
const CACHE_SIZE = 8;

/** How fights end for a team that holds Jolinar and plays it at the given moment. The results are cached for the next phase. */
export function outcomesKeepingJolinar(terms: FightTerms, timing: Timing = 'best'): Outcomes {
	const name = `${timing} ${JSON.stringify(terms)}`;
	const known = cache.get(name) ?? solveKeeping(terms, timing);
	const oldest = cache.keys().next().value;
	if (oldest !== undefined && !cache.has(name) && cache.size >= CACHE_SIZE) cache.delete(oldest);
	cache.set(name, known);
	return known;
}

function solveKeeping(terms: FightTerms, timing: Timing): Outcomes {
	const step = everyThrow(terms);
	const without = fightOutcomes(terms).worth(({ stage }) => (stage === 'won' ? 1 : 0));
	/** The best chance with the card still in hand. Only a phase without any loss or hit leads back to the same state. */
	const keeping: (stand: FightState) => number = memoized((stand) => {
		if (stand.stage === 'won') return 1;
		let [chance, stay] = [0, 0];
		step(stand, (next, p) => {
			if (stateKey(next) === stateKey(stand)) stay += p;
			else chance += p * Math.max(keeping(next), ...jolinarChoices(stand, next).map(without));
		});
		return chance / (1 - stay);
	});

	const decide = (before: FightState, after: FightState): FightWithJolinar => {
		const kept: FightWithJolinar = { stand: after, card: true };
		const saves = jolinarChoices(before, after);
		const [first] = saves;
		if (!first) return kept;
		if (timing === 'first') return { stand: first, card: false };
		if (timing === 'last') return after.stage === 'lost' ? { stand: first, card: false } : kept;
		const best = saves.reduce((a, b) => (without(b) > without(a) ? b : a));
		return without(best) >= keeping(after) ? { stand: best, card: false } : kept;
	};

	const play = chain<FightWithJolinar>(
		({ stand, card }) => `${stateKey(stand)}${card ? '+' : ''}`,
		({ stand, card }, goes) => step(stand, (next, p) => goes(card ? decide(stand, next) : { stand: next, card }, p))
	);
	return (starts) => play(starts.map(([stand, p]) => [{ stand, card: true }, p])).map(([{ stand }, p]) => [stand, p]);
}

function memoized(work: (stand: FightState) => number): (stand: FightState) => number {
	const seen = new Map<number | string, number>();
	return (stand) => {
		const name = stateKey(stand);
		const known = seen.get(name) ?? work(stand);
		seen.set(name, known);
		return known;
	};
}
