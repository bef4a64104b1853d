import type { Facts, Field, Form, Outcome, Seat, Setup, TableState } from '../rules/contract.ts';
import { isComplete } from '../rules/setup.ts';
import { below } from './random.ts';

/** What setting up needs of a game. */
export interface GameSetup {
	form(draft: Setup): Form;
	start(setup: Setup, facts: Facts): Outcome<TableState>;
}

type Setting = boolean | number | string;

/** Somebody at the table, as far as they are known. */
interface DraftSeat {
	readonly key: number;
	readonly name: string;
	/** What they would like; who came first gets it. */
	readonly wants: readonly string[];
}

/** Somebody who sets up a table has company, where the game lets them. */
const COMPANY = 2;

/** A place with what it gets. */
export interface AssignedSeat extends DraftSeat {
	readonly takes: readonly string[];
}

/**
 * A table being set up. Where one sits is when one plays. Everything not chosen is the usual, so a setup can be started at any moment;
 * what each one takes is worked out anew when the form changes under it.
 */
export class SetupDraft {
	readonly #game: GameSetup;
	readonly #facts: Facts;
	/** What somebody without a name is called. */
	readonly #nameless: (n: number) => string;
	#places = $state.raw<readonly DraftSeat[]>([]);
	#options = $state.raw<Setup['options']>({});
	#keys = 0;

	readonly #bare: Setup = $derived.by(() => ({
		seats: this.#places.map(({ name, wants }, i): Seat => ({
			id: `p${i + 1}`,
			name: name.trim() || (this.#places.length > 1 ? this.#nameless(i + 1) : ''),
			takes: wants
		})),
		options: this.#options
	}));
	readonly form: Form = $derived.by(() => this.#game.form(this.#bare));
	readonly places: readonly AssignedSeat[] = $derived.by(() => seated(this.#places, this.form));
	/** In play, but nobody's own. */
	readonly shared: readonly string[] = $derived.by(() => free(this.places, this.form).slice(0, this.form.takes?.shared ?? 0));
	readonly setup: Setup = $derived.by(() => ({
		seats: this.#bare.seats.map((seat, i) => ({ ...seat, takes: this.places[i]!.takes })),
		...(this.form.takes?.shared ? { shared: this.shared } : {}),
		options: Object.fromEntries(Object.entries(this.#options).filter(([id]) => id in this.form.options))
	}));
	/** The start as it would be now: the checklist, or why not. */
	readonly outcome: Outcome<TableState> = $derived.by(() => this.#game.start(this.setup, this.#facts));
	/** Does everybody have what the form asks for? If not, the number of seats is what is wrong. */
	readonly complete: boolean = $derived.by(() => isComplete(this.form, this.setup));

	constructor(game: GameSetup, facts: Facts, nameless: (n: number) => string, last?: Setup) {
		this.#game = game;
		this.#facts = facts;
		this.#nameless = nameless;
		if (last) this.as(last);
		else {
			const { seats } = game.form({ seats: [], options: {} });
			const n = seats.includes(COMPANY) ? COMPANY : Math.min(...seats);
			this.#places = Array.from({ length: n }, () => ({ key: this.#keys++, name: '', wants: [] }));
		}
	}

	/** As it was then, as far as it still makes sense. */
	as({ seats, options }: Setup): void {
		this.#places = seats.map(({ name, takes }) => ({ key: this.#keys++, name, wants: takes }));
		this.#options = options;
	}

	nameOf(at: number): string {
		return this.#places[at]?.name.trim() || this.#nameless(at + 1);
	}

	/** What stands on the disc of a seat: nobody's name begins with the word for player. */
	letterOf(at: number): string {
		return this.#places[at]?.name.trim() || `${at + 1}`;
	}

	get roomFor(): boolean {
		return this.form.seats.some((n) => n > this.#places.length);
	}
	get canLeave(): boolean {
		return this.form.seats.some((n) => n < this.#places.length);
	}

	add(name: string): void {
		this.#places = [...this.#places, { key: this.#keys++, name, wants: [] }];
	}
	leave(at: number): void {
		this.#places = this.#places.toSpliced(at, 1);
	}
	rename(at: number, name: string): void {
		this.#places = this.#places.with(at, { ...this.#places[at]!, name });
	}
	/** Earlier or later in the order of play, round the table. */
	move(at: number, by: number): number {
		const to = (at + by + this.#places.length) % this.#places.length;
		const moved = this.#places[at]!;
		this.#places = this.#places.toSpliced(at, 1).toSpliced(to, 0, moved);
		return to;
	}

	/** This one takes a thing; whoever had it gets what is given up for it. */
	take(at: number, thing: string): void {
		const mine = this.places[at]!.takes;
		if (mine.includes(thing)) return;
		const full = mine.length >= (this.form.takes?.each ?? 1);
		const dropped = full ? mine.slice(0, 1) : [];
		this.#places = this.places.map(({ key, name, takes }, i) => ({
			key,
			name,
			wants: i === at ? [...mine.slice(dropped.length), thing] : takes.flatMap((each) => (each === thing ? dropped : [each]))
		}));
	}

	setting(id: string): Setting {
		return this.#options[id] ?? this.form.options[id]!.usual;
	}
	/** Only what differs from the usual is written down. */
	set(id: string, value: Setting): void {
		const { [id]: _, ...others } = this.#options;
		this.#options = value === this.form.options[id]?.usual ? others : { ...others, [id]: value };
	}

	/** Order and pieces by lot. */
	shuffle(): void {
		const things = shuffled(this.form.takes?.from ?? []);
		const each = this.form.takes?.each ?? 0;
		this.#places = shuffled(this.#places).map((place, i) => ({ ...place, wants: things.slice(i * each, (i + 1) * each) }));
	}
}

/** A choice of one thing is none. */
export const hasChoice = (field: Field): boolean => !('from' in field) || field.from.length > 1;

function seated(places: readonly DraftSeat[], { takes }: Form): readonly AssignedSeat[] {
	if (!takes) return places.map((place) => ({ ...place, takes: [] }));
	const taken: string[] = [];
	const granted = places.map(({ wants }) => {
		const own = wants.filter((thing) => takes.from.includes(thing) && !taken.includes(thing)).slice(0, takes.each);
		taken.push(...own);
		return own;
	});
	const rest = takes.from.filter((thing) => !taken.includes(thing));
	return places.map((place, i) => {
		const own = granted[i]!;
		return { ...place, takes: [...own, ...rest.splice(0, takes.each - own.length)] };
	});
}

const free = (places: readonly AssignedSeat[], { takes }: Form): readonly string[] =>
	(takes?.from ?? []).filter((thing) => !places.some((place) => place.takes.includes(thing)));

function shuffled<T>(list: readonly T[]): T[] {
	const all = [...list];
	for (let i = all.length - 1; i > 0; i--) {
		const j = below(i + 1);
		[all[i], all[j]] = [all[j]!, all[i]!];
	}
	return all;
}
