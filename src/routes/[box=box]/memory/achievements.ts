import { figuresOf } from '$lib/helpers/fact-figures.ts';
import { date, list } from '$lib/helpers/format.ts';
import type { LearnedFact, SessionRow } from '$lib/helpers/storage.ts';
import { m } from '$lib/paraglide/messages.js';

/** An achievement that lasts from game to game, as the memory page shows it. */
export interface Achievement {
	/** The fact with what the component asks for, and the fact that it was done. */
	readonly id: string;
	readonly fact: string;
	readonly name: string;
	/** What it asks for, as the owner of the box typed it. */
	readonly note: string | undefined;
	readonly done: LearnedFact | undefined;
	/** Who has done it, in few words and as a sentence. */
	readonly who: { readonly short: string; readonly long: string };
	/** How the game was played in which it was done. */
	readonly how: readonly string[];
}

type Facts = Readonly<Record<string, LearnedFact>>;

/** Reads an achievement from the facts of the box. The players come from the session, if it is still stored. */
export function achievementOf(
	[id, fact]: readonly [string, string],
	facts: Facts,
	sessions: readonly SessionRow[],
	name: (thing: string) => string
): Achievement {
	const done = facts[fact];
	const note = facts[id]?.value;
	const how = done && done.value !== true ? figuresOf(done.value, name).map((each) => (typeof each === 'string' ? each : `${each.n}`)) : [];
	const seats = sessions.find((row) => row.id === done?.session)?.setup.seats ?? [];
	const players = seats.map((seat) => seat.name.trim()).filter(Boolean);
	const when = done ? date(done.when) : '';
	const long = players.length > 0 ? m.memory_log_done_by({ when, who: list(players) }) : m.memory_log_done({ when });
	const short = players.length > 0 ? players.join(', ') : (how[0] ?? m.memory_log_before());
	return { id, fact, name: name(id), note: typeof note === 'string' ? note : undefined, done, who: { short, long }, how };
}
