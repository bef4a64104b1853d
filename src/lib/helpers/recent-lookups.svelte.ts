import type { GameId } from '../rules/index.ts';

/** What was looked up tonight: at hand for the second time the question comes up. Kept on this device until the next day. */

export interface Lookup {
	readonly game: GameId;
	readonly entry: string;
	readonly when: number;
}

const KEY = 'comparse.looked';
const EVENING = 12 * 3600_000;
const MOST = 8;

function read(): readonly Lookup[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter((each) => typeof each?.entry === 'string' && typeof each?.when === 'number') : [];
	} catch {
		return []; // blocked or unreadable: it starts anew
	}
}

class RecentLookups {
	#all = $state.raw(read());

	get tonight(): readonly Lookup[] {
		return this.#all.filter(({ when }) => Date.now() - when < EVENING);
	}

	note(game: GameId, entry: string): void {
		const [last] = this.#all;
		if (last?.game === game && last.entry === entry) return;
		const others = this.tonight.filter((each) => each.game !== game || each.entry !== entry);
		this.#all = [{ game, entry, when: Date.now() }, ...others].slice(0, MOST);
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#all));
		} catch {
			// It holds for this visit.
		}
	}
}

export const recentLookups = new RecentLookups();
