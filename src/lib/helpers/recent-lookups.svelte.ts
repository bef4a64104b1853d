import { array, custom, object, string } from 'valibot';
import { type GameId, isGame } from '../boxes/index.ts';
import { Persisted } from './persisted.ts';

/** An article that was read, and when. */
export interface Lookup {
	readonly game: GameId;
	readonly entry: string;
	readonly when: number;
}

const KEPT_FOR = 12 * 3600_000;
const MOST = 8;

const gameId = custom<GameId>((value) => typeof value === 'string' && isGame(value));
const time = custom<number>((value) => typeof value === 'number');
const stored = new Persisted<readonly Lookup[]>('comparse.looked', array(object({ game: gameId, entry: string(), when: time })), []);

/** The articles read on this device during the last hours, because a rule that was looked up once is often looked up again. */
class RecentLookups {
	#all = $state.raw(stored.read());

	/** The latest first. */
	get current(): readonly Lookup[] {
		return this.#all.filter(({ when }) => Date.now() - when < KEPT_FOR);
	}

	note(game: GameId, entry: string): void {
		const [last] = this.#all;
		if (last?.game === game && last.entry === entry) return;
		const others = this.current.filter((lookup) => lookup.game !== game || lookup.entry !== entry);
		this.#all = [{ game, entry, when: Date.now() }, ...others].slice(0, MOST);
		stored.write(this.#all);
	}
}

export const recentLookups = new RecentLookups();
