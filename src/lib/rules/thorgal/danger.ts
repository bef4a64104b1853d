import type { Distribution } from '../odds/distribution.ts';
import { SUMMIT } from './cards.ts';
import { isDefeat, type KernelPath, nextWarPlace, placeBit, placesNear } from './kernel.ts';

/** An event: a hero on a place draws Chaams with this distribution, or Ogotaï steps on a space with this war value. */
export type DangerEvent = { readonly at: number; readonly chaams: Distribution } | { readonly space: number; readonly war: number };

/**
 * The chance to lose during these events if the heroes put each Chaams where it harms least. Every card is placed by the kernel in the
 * order of the rulebook, and every defeat counts: no Chaams left to draw, no place left for Ogotaï's card, the summit.
 */
export function chanceOfLosing(start: KernelPath, events: readonly DangerEvent[]): number {
	const { frontier } = start;
	const cache = new Float64Array(events.length * (start.stock + 1) * 256).fill(NaN);

	function chanceFrom(i: number, taken: number, stock: number): number {
		const event = events[i];
		if (!event) return 0;
		const key = (i * (start.stock + 1) + stock) * 256 + taken;
		const cached = cache[key] ?? NaN;
		if (!Number.isNaN(cached)) return cached;
		return (cache[key] = 'at' in event ? afterHero(i, event, taken, stock) : afterStep(i, event, taken, stock));
	}

	function afterStep(i: number, { space, war }: Extract<DangerEvent, { space: number }>, takenBefore: number, stockBefore: number): number {
		if (space >= SUMMIT) return 1;
		let [taken, stock] = [takenBefore, stockBefore];
		for (let card = 0; card < war; card++) {
			const to = nextWarPlace({ frontier, taken, stock });
			if (isDefeat(to)) return 1;
			taken |= placeBit(to);
			stock -= 1;
		}
		return chanceFrom(i + 1, taken, stock);
	}

	function afterHero(i: number, { at, chaams }: Extract<DangerEvent, { at: number }>, taken: number, stock: number): number {
		const targets = placesNear(at, frontier);
		// Occupying one more place never helps, so cards go on a place that already has Chaams if there is one.
		const allFree = targets.every((to) => !(taken & placeBit(to)));
		let total = 0;
		for (const [n, chance] of chaams.entries()) {
			if (n === 0) total += chance * chanceFrom(i + 1, taken, stock);
			else if (n > stock) total += chance;
			else if (!allFree) total += chance * chanceFrom(i + 1, taken, stock - n);
			else total += chance * Math.min(1, ...targets.map((to) => chanceFrom(i + 1, taken | placeBit(to), stock - n)));
		}
		return total;
	}

	return chanceFrom(0, start.taken, start.stock);
}
