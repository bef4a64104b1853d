import { oneOf } from '$lib/helpers/random.ts';
import { each } from '$lib/rules/dice.ts';
import type { Ask, Choose, DiceGroup, Next, Option, Pick, Rolled, Ruling } from '$lib/rules/contract.ts';

type Any = Ask<unknown>;

/** What the questions need of a table. */
export interface Asked {
	/** Everything that may be answered now. */
	asks(): readonly Any[];
	/** Changes with every act: what was opened before belongs to another moment. */
	moment(): number;
	/** Tells an action, and the question it answers; answers with the rule that forbids it. */
	act(action: unknown, asked?: Ruling): Promise<Ruling | undefined>;
}

/** Dice that were thrown here, as they lie. */
export interface Throw {
	readonly groups: readonly DiceGroup[];
	readonly rolled: Readonly<Record<string, readonly (number | string)[]>>;
	readonly moment: number;
}

/**
 * The questions of the moment, wherever they are answered: in the tray, among the chips, or on the board where the thing lies. Holds the
 * further question somebody opened and the things picked so far; both are gone with the next act.
 */
export class Asking {
	readonly #table: Asked;
	#opened = $state.raw<{ readonly moment: number; readonly asked: Ruling; readonly asks: readonly Any[] }>();
	#picked = $state.raw<{ readonly ask: Any; readonly ids: readonly string[] }>();
	#thrown = $state.raw<Throw>();
	#barred = $state.raw<{ readonly moment: number; readonly ask: Choose<unknown>; readonly option: Option<unknown> }>();

	constructor(table: Asked) {
		this.#table = table;
	}

	readonly main: Any | undefined = $derived.by(() => this.#table.asks().find(({ aside }) => !aside));
	/** What may be passed over in silence. */
	readonly asides: readonly Any[] = $derived.by(() => this.#table.asks().filter(({ aside }) => aside));
	readonly #path = $derived.by(() => (this.#opened?.moment === this.#table.moment() ? this.#opened : undefined));
	/** The question the tray shows. */
	readonly now: Any | undefined = $derived.by(() => this.#path?.asks.at(-1) ?? this.main);
	/** Is it a further question, with a way back? */
	readonly deeper: boolean = $derived.by(() => this.#path !== undefined);
	readonly picked: readonly string[] = $derived.by(() => (this.#picked && this.#picked.ask === this.now ? this.#picked.ids : []));
	/** The dice that have just been thrown here, until the next act. */
	readonly thrown: Throw | undefined = $derived.by(() => (this.#thrown?.moment === this.#table.moment() ? this.#thrown : undefined));

	/** Something on the board was touched that a rule forbids: the tray says why, and offers to do it anyway where the rule bends. */
	readonly barred = $derived.by(() => (this.#barred?.moment === this.#table.moment() ? this.#barred : undefined));

	/** An answer was given: it is told, or leads to a further question. */
	async follow(next: Next<unknown>, asked: Ruling): Promise<Ruling | undefined> {
		if ('action' in next) return this.#table.act(next.action, this.#path?.asked ?? asked);
		const asks = [...(this.#path?.asks ?? []), next.ask()];
		this.#opened = { moment: this.#table.moment(), asked: this.#path?.asked ?? asked, asks };
		return undefined;
	}

	back(): void {
		const { moment, asked, asks } = this.#path!;
		this.#opened = asks.length > 1 ? { moment, asked, asks: asks.slice(0, -1) } : undefined;
	}

	/** The option that a thing stands for now, if it is asked about: in the open question first, then anywhere. */
	option(id: string): { readonly ask: Choose<unknown>; readonly option: Option<unknown> } | undefined {
		for (const ask of [this.now, ...this.#table.asks()]) {
			if (ask?.kind !== 'choose') continue;
			const option = ask.options.find((each) => each.id === id);
			if (option) return { ask, option };
		}
		return undefined;
	}

	/** May this thing be touched: as an option, or to be picked? */
	offers(id: string): boolean {
		const { now } = this;
		if (now?.kind === 'pick' && now.from.some((each) => each.id === id && this.room(now, id) > 0)) return true;
		const found = this.option(id);
		return found !== undefined && !found.option.refused;
	}

	async touch(id: string): Promise<Ruling | undefined> {
		if (this.now?.kind === 'pick' && this.now.from.some((each) => each.id === id)) return this.pick(this.now, id);
		const found = this.option(id);
		if (!found) return undefined;
		const { ask, option } = found;
		this.#barred = option.refused ? { moment: this.#table.moment(), ask, option } : undefined;
		return option.refused ?? this.follow(option, ask.prompt);
	}

	room({ from }: Pick<unknown>, id: string): number {
		const most = from.find((each) => each.id === id)?.most ?? 0;
		return most - this.picked.filter((each) => each === id).length;
	}

	/** One more of these. With exact numbers the last one needs no further key. */
	async pick(ask: Pick<unknown>, id: string): Promise<Ruling | undefined> {
		if (this.room(ask, id) <= 0) return undefined;
		const ids = [...this.picked, id];
		this.#picked = { ask, ids };
		const [only, ...more] = ask.ends;
		const full = only && more.length === 0 && only.least === only.most && ids.length === only.most;
		return full ? this.follow(only.then(ids), ask.prompt) : undefined;
	}
	unpick(ask: Pick<unknown>, id: string): void {
		const at = this.picked.lastIndexOf(id);
		if (at >= 0) this.#picked = { ask, ids: this.picked.toSpliced(at, 1) };
	}

	/** Throws the dice of a question here: what fell is what is told. */
	async roll(ask: Extract<Any, { kind: 'dice' }>): Promise<Ruling | undefined> {
		const rolled = Object.fromEntries(ask.groups.map((group) => [group.id, each(group).map(({ faces }) => oneOf(faces))]));
		const { groups } = ask;
		const refused = await this.follow(ask.then(rolled as Rolled), ask.prompt);
		if (!refused) this.#thrown = { groups, rolled, moment: this.#table.moment() };
		return refused;
	}

	/** Throws on until somebody must decide something. */
	async rollOn(): Promise<void> {
		for (let n = 0; n < 200 && this.now?.kind === 'dice'; n++) if (await this.roll(this.now)) return;
	}
}
