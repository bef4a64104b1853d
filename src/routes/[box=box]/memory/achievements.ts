import { figuresOf } from '$lib/helpers/fact-figures.ts';
import { date, list } from '$lib/helpers/format.ts';
import type { LearnedFact, SessionRow } from '$lib/helpers/stored-rows.ts';
import { m } from '$lib/paraglide/messages.js';

/** One item of a log that lasts over several games, ready to be shown. */
export interface Achievement {
	/** The id of the printed item, and the fact that records it as achieved. */
	readonly id: string;
	readonly fact: string;
	readonly name: string;
	/** What it demands, in the words the players entered. */
	readonly note: string | undefined;
	readonly met: LearnedFact | undefined;
	/** Who achieved it: a short form, and a sentence. */
	readonly who: { readonly short: string; readonly long: string };
	/** Figures of the game in which it was achieved. */
	readonly how: readonly string[];
}

type Facts = Readonly<Record<string, LearnedFact>>;

/** Builds an item. The players come from the stored session, if it still exists; the figures are in the fact itself. */
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
