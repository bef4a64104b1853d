import type { Distribution } from '../odds/distribution.ts';
import { SUMMIT } from './cards.ts';
import { placeBit, type KernelPath, nextWarPlace, isDefeat, placesNear } from './kernel.ts';

/** What comes next: a Hero who draws Chaams by this law and lays them from where it stands, or a space Ogotaï steps on. */
export type DangerEvent = { readonly at: number; readonly chaams: Distribution } | { readonly space: number; readonly war: number };

/**
 * The chance to lose on the way through these events, if nobody does anything but lay Chaams where they harm least. Every card is laid by
 * the kernel, in the order of the book, and every defeat of it counts: no Chaams left for a Hero or for Ogotaï, no place left, the summit.
 */
export function chanceOfLosing({ frontier, taken: takenNow, stock: stockNow }: KernelPath, events: readonly DangerEvent[]): number {
	const known = new Float64Array(events.length * (stockNow + 1) * 256).fill(NaN);
	const targets = events.map((event) => ('at' in event ? placesNear(event.at, frontier) : []));

	function from(i: number, taken: number, stock: number): number {
		if (i === events.length) return 0;
		const key = (i * (stockNow + 1) + stock) * 256 + taken;
		if (!Number.isNaN(known[key]!)) return known[key]!;
		const event = events[i]!;
		return (known[key] = 'at' in event ? drew(i, event.chaams, taken, stock) : stepped(i, event, taken, stock));
	}

	function stepped(i: number, { space, war }: Extract<DangerEvent, { space: number }>, takenNow: number, stockNow: number): number {
		if (space >= SUMMIT) return 1;
		let [taken, stock] = [takenNow, stockNow];
		for (let card = 0; card < war; card++) {
			const to = nextWarPlace({ frontier, taken, stock });
			if (isDefeat(to)) return 1;
			taken |= placeBit(to);
			stock -= 1;
		}
		return from(i + 1, taken, stock);
	}

	function drew(i: number, chaams: Distribution, taken: number, stock: number): number {
		// A place more that carries Chaams never helps: whatever can be done with it can be done without. So one that does already is best.
		const all = targets[i]!;
		const free = all.every((to) => !(taken & placeBit(to)));
		let chance = chaams[0]! * from(i + 1, taken, stock);
		for (let n = 1; n < chaams.length; n++) {
			if (n > stock) chance += chaams[n]!;
			else {
				let least = free ? 1 : from(i + 1, taken, stock - n);
				if (free) for (const to of all) least = Math.min(least, from(i + 1, taken | placeBit(to), stock - n));
				chance += chaams[n]! * least;
			}
		}
		return chance;
	}

	return from(0, takenNow, stockNow);
}
