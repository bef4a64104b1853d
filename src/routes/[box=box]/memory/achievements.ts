import { figuresOf } from '$lib/helpers/fact-figures.ts';
import { date, list } from '$lib/helpers/format.ts';
import type { LearnedFact, SessionRow } from '$lib/helpers/storage.ts';
import { m } from '$lib/paraglide/messages.js';

/** One thing of a lasting log, as the album shows it. */
export interface Achievement {
	/** The printed thing, and the fact that it was met. */
	readonly id: string;
	readonly fact: string;
	readonly name: string;
	/** What it asks for, in the owner's words. */
	readonly note: string | undefined;
	readonly met: LearnedFact | undefined;
	/** Who met it: for a glance, and as a sentence. */
	readonly who: { readonly short: string; readonly long: string };
	/** How the game stood that met it. */
	readonly how: readonly string[];
}

type Facts = Readonly<Record<string, LearnedFact>>;

/** Who sat at the table is read off the table, if it is still there; what they played stands in the log itself. */
export function achievement(
	[id, fact]: readonly [string, string],
	facts: Facts,
	tables: readonly SessionRow[],
	name: (thing: string) => string
): Achievement {
	const met = facts[fact];
	const note = facts[id]?.value;
	const how = met && met.value !== true ? figuresOf(met.value, name).map((each) => (typeof each === 'string' ? each : `${each.n}`)) : [];
	const seats = tables.find((row) => row.id === met?.session)?.setup.seats ?? [];
	const people = seats.map((seat) => seat.name.trim()).filter(Boolean);
	const when = met ? date(met.when) : '';
	const long = people.length > 0 ? m.memory_log_done_by({ when, who: list(people) }) : m.memory_log_done({ when });
	const short = people.length > 0 ? people.join(', ') : (how[0] ?? m.memory_log_before());
	return { id, fact, name: name(id), note: typeof note === 'string' ? note : undefined, met, who: { short, long }, how };
}
