import { chain, type Spread } from '../odds/chain.ts';
import { falls, fights, key } from './ends.ts';
import { spared, type Stand, type Terms } from './kernel.ts';

/** A fight by a team that may hold Jolinar. */
interface Held {
	readonly stand: Stand;
	readonly card: boolean;
}

/** When Jolinar is played: where it helps most, at the first loss, or only to save the last member. Never in a phase already won. */
type Timing = 'best' | 'first' | 'last';

/** What Jolinar could make of a phase, from the stands before and after it. */
export function spares(before: Stand, after: Stand): readonly Stand[] {
	if (after.stage === 'won') return [];
	return [
		...(after.members < before.members ? [spared(after, 'member')] : []),
		...(after.jaffas < before.jaffas ? [spared(after, 'jaffa')] : [])
	];
}

type Fights = (starts: Spread<Stand>) => Spread<Stand>;
const kept = new Map<string, Fights>();
const KEPT = 8;

/** How fights end for a team that keeps Jolinar for the right moment. Kept: the next phase asks for the same fight again. */
export function heldFights(terms: Terms, timing: Timing = 'best'): Fights {
	const name = `${timing} ${JSON.stringify(terms)}`;
	const known = kept.get(name) ?? holding(terms, timing);
	if (!kept.has(name) && kept.size >= KEPT) kept.delete(kept.keys().next().value!);
	kept.set(name, known);
	return known;
}

function holding(terms: Terms, timing: Timing): Fights {
	const step = falls(terms);
	const without = fights(terms).worth(({ stage }) => (stage === 'won' ? 1 : 0));
	/** The best chance with the card still in hand. Only a phase without any loss or hit comes back to where it was. */
	const keeping: (stand: Stand) => number = remembered((stand) => {
		if (stand.stage === 'won') return 1;
		let [chance, stay] = [0, 0];
		step(stand, (next, p) => {
			if (key(next) === key(stand)) stay += p;
			else chance += p * Math.max(keeping(next), ...spares(stand, next).map(without));
		});
		return chance / (1 - stay);
	});

	const decide = (before: Stand, after: Stand): Held => {
		const kept: Held = { stand: after, card: true };
		const saves = spares(before, after);
		const [first] = saves;
		if (!first) return kept;
		if (timing === 'first') return { stand: first, card: false };
		if (timing === 'last') return after.stage === 'lost' ? { stand: first, card: false } : kept;
		const best = saves.reduce((a, b) => (without(b) > without(a) ? b : a));
		return without(best) >= keeping(after) ? { stand: best, card: false } : kept;
	};

	const play = chain<Held>(
		({ stand, card }) => `${key(stand)}${card ? '+' : ''}`,
		({ stand, card }, goes) => step(stand, (next, p) => goes(card ? decide(stand, next) : { stand: next, card }, p))
	);
	return (starts) => play(starts.map(([stand, p]) => [{ stand, card: true }, p])).map(([{ stand }, p]) => [stand, p]);
}

function remembered(work: (stand: Stand) => number): (stand: Stand) => number {
	const seen = new Map<number | string, number>();
	return (stand) => {
		const name = key(stand);
		const known = seen.get(name) ?? work(stand);
		seen.set(name, known);
		return known;
	};
}
