import type { Facts, Field, Form, Outcome, Seat, Setup, TableState } from '../rules/contract.ts';
import { isComplete } from '../rules/setup.ts';
import { below } from './random.ts';

/** The part of a game that the setup page needs. */
export interface GameSetup {
	form(draft: Setup): Form;
	start(setup: Setup, facts: Facts): Outcome<TableState>;
}

type OptionValue = Setup['options'][string];

/** A player of the draft. */
interface DraftSeat {
	readonly key: number;
	readonly name: string;
	/** What the player has chosen to take. Of two players who chose the same, the first one gets it. */
	readonly wants: readonly string[];
}

/** A player of the draft with what the player gets. */
export interface AssignedSeat extends DraftSeat {
	readonly takes: readonly string[];
}

/** The number of players of a new draft, if the game allows it. */
const USUAL_PLAYERS = 2;

/** "At random" uses the default arrangement after the game has refused this many random ones. */
const MOST_DRAWS = 500;

/**
 * The setup form while it is being filled in. The order of the seats is the order of play. Everything that was not chosen has its default,
 * so the game can be started at any moment.
 */
export class SetupDraft {
	readonly #game: GameSetup;
	readonly #facts: Facts;
	readonly #defaultName: (n: number) => string;
	#seats = $state.raw<readonly DraftSeat[]>([]);
	#options = $state.raw<Setup['options']>({});
	#nextKey = 0;

	readonly form: Form = $derived.by(() => this.#game.form(this.#draftOf(this.#seats)));
	readonly places: readonly AssignedSeat[] = $derived.by(() => assignSeats(this.#seats, this.form));
	readonly setup: Setup = $derived.by(() => this.#setupOf(this.#seats));
	/** What is in play but belongs to no player. */
	readonly shared: readonly string[] = $derived.by(() => this.setup.shared ?? []);
	/** What starting would give now: the checklist, or the rule that forbids it. */
	readonly outcome: Outcome<TableState> = $derived.by(() => this.#game.start(this.setup, this.#facts));
	/** Whether the number of players fits the form, and each has what the form asks for. */
	readonly complete: boolean = $derived.by(() => isComplete(this.form, this.setup));

	/** Filled in as in the last setup of this game; without one, with the players of the last session of any game. */
	constructor(game: GameSetup, facts: Facts, defaultName: (n: number) => string, last?: Setup, players: readonly string[] = []) {
		this.#game = game;
		this.#facts = facts;
		this.#defaultName = defaultName;
		if (last) this.applySetup(last);
		else {
			const { seats } = game.form({ seats: [], options: {} });
			const usual = seats.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : Math.min(...seats);
			const n = Math.max(usual, ...seats.filter((each) => each <= players.length));
			this.#seats = Array.from({ length: n }, (_, i) => this.#newSeat(players[i] ?? '', []));
		}
	}

	/** Fills the form in as in an earlier setup. What the form no longer offers is left out. */
	applySetup({ seats, options }: Setup): void {
		this.#seats = seats.map(({ name, takes }) => this.#newSeat(name, takes));
		this.#options = options;
	}

	nameOf(at: number): string {
		return this.#seats[at]?.name.trim() || this.#defaultName(at + 1);
	}

	/**
	 * The text from which the disc of a seat takes its letter. A player without a name is shown by number; otherwise every such player would
	 * get the P of "Player".
	 */
	discTextOf(at: number): string {
		return this.#seats[at]?.name.trim() || `${at + 1}`;
	}

	get canAdd(): boolean {
		return this.form.seats.some((n) => n > this.#seats.length);
	}
	get canRemove(): boolean {
		return this.form.seats.some((n) => n < this.#seats.length);
	}

	add(name: string): void {
		this.#seats = [...this.#seats, this.#newSeat(name, [])];
	}
	remove(at: number): void {
		this.#seats = this.#seats.toSpliced(at, 1);
	}
	rename(at: number, name: string): void {
		this.#seats = this.#seats.map((seat, i) => (i === at ? { ...seat, name } : seat));
	}
	/** Moves a player one place in the order of play, from the last place to the first, and returns the new place. */
	move(at: number, by: number): number {
		const to = (at + by + this.#seats.length) % this.#seats.length;
		this.#seats = this.#seats.toSpliced(at, 1).toSpliced(to, 0, ...this.#seats.slice(at, at + 1));
		return to;
	}

	/** A player takes a thing; if another player had it, that player gets the first one's thing in exchange. */
	take(at: number, thing: string): void {
		const own = this.places[at]?.takes ?? [];
		if (own.includes(thing)) return;
		const isFull = own.length >= (this.form.takes?.each ?? 1);
		const givenUp = isFull ? own.slice(0, 1) : [];
		this.#seats = this.places.map(({ key, name, takes }, i) => ({
			key,
			name,
			wants: i === at ? [...own.slice(givenUp.length), thing] : takes.flatMap((each) => (each === thing ? givenUp : [each]))
		}));
	}

	optionValue(id: string): OptionValue {
		const value = this.#options[id] ?? this.form.options[id]?.usual;
		if (value === undefined) throw new Error(`The form has no option ${id}.`);
		return value;
	}
	/** Only values that differ from the default are kept. */
	setOption(id: string, value: OptionValue): void {
		const { [id]: _, ...others } = this.#options;
		this.#options = value === this.form.options[id]?.usual ? others : { ...others, [id]: value };
	}

	/** Draws the order of the players and what they take, among the arrangements that the game accepts. */
	shuffle(): void {
		for (let draw = 0; draw < MOST_DRAWS; draw++) {
			const things = shuffled(this.form.takes?.from ?? []);
			const each = this.form.takes?.each ?? 0;
			const seats = shuffled(this.#seats).map((seat, i) => ({ ...seat, wants: things.slice(i * each, (i + 1) * each) }));
			if (!this.#isAccepted(seats)) continue;
			this.#seats = seats;
			return;
		}
		this.#seats = this.#seats.map((seat) => ({ ...seat, wants: [] }));
	}

	#isAccepted(seats: readonly DraftSeat[]): boolean {
		return this.#game.start(this.#setupOf(seats), this.#facts).ok;
	}

	#newSeat(name: string, wants: readonly string[]): DraftSeat {
		return { key: this.#nextKey++, name, wants };
	}

	/** The setup as it was entered, from which the form follows. */
	#draftOf(seats: readonly DraftSeat[]): Setup {
		return {
			seats: seats.map(({ name, wants }, i): Seat => ({
				id: `p${i + 1}`,
				name: name.trim() || (seats.length > 1 ? this.#defaultName(i + 1) : ''),
				takes: wants
			})),
			options: this.#options
		};
	}

	/** The setup that is started: everything assigned, and only options of the form. */
	#setupOf(seats: readonly DraftSeat[]): Setup {
		const draft = this.#draftOf(seats);
		const form = this.#game.form(draft);
		const assigned = assignSeats(seats, form);
		return {
			seats: draft.seats.map((seat, i) => ({ ...seat, takes: assigned[i]?.takes ?? [] })),
			...(form.takes?.shared ? { shared: unassigned(assigned, form).slice(0, form.takes.shared) } : {}),
			options: Object.fromEntries(Object.entries(draft.options).filter(([id]) => id in form.options))
		};
	}
}

/** Whether an option has more than one value to choose from. */
export const hasChoice = (field: Field): boolean => !('from' in field) || field.from.length > 1;

/** Gives each player what the player wants, as far as it is free, and then what is left. */
function assignSeats(seats: readonly DraftSeat[], { takes }: Form): readonly AssignedSeat[] {
	if (!takes) return seats.map((seat) => ({ ...seat, takes: [] }));
	const taken: string[] = [];
	const granted = seats.map((seat) => {
		const own = seat.wants.filter((thing) => takes.from.includes(thing) && !taken.includes(thing)).slice(0, takes.each);
		taken.push(...own);
		return { ...seat, takes: own };
	});
	const rest = takes.from.filter((thing) => !taken.includes(thing));
	return granted.map((seat) => ({ ...seat, takes: [...seat.takes, ...rest.splice(0, takes.each - seat.takes.length)] }));
}

const unassigned = (seats: readonly AssignedSeat[], { takes }: Form): readonly string[] =>
	(takes?.from ?? []).filter((thing) => !seats.some((seat) => seat.takes.includes(thing)));

/** A copy in random order. */
function shuffled<T>(list: readonly T[]): T[] {
	const all = [...list];
	for (let i = all.length - 1; i > 0; i--) {
		const j = below(i + 1);
		[all[i], all[j]] = [all[j]!, all[i]!];
	}
	return all;
}
