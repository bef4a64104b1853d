import { oneOf } from '$lib/helpers/random.ts';
import { expandDice } from '$lib/rules/dice.ts';
import type { Ask, ChooseAsk, DiceGroup, Next, Option, PickAsk, Rolled, Ruling } from '$lib/rules/contract.ts';

type Any = Ask<unknown>;

/** Where the player touches a thing: on the board, in the part of the tray the game lays out itself, or in the tray's plain list. */
export type Placement = 'board' | 'tray' | 'list';

/** What the questions need of a table. */
export interface AskingHost {
	/** Everything that may be answered now. */
	asks(): readonly Any[];
	/** Changes with every act: what was opened before belongs to another moment. */
	moment(): number;
	/** Tells an action, and the question it answers; answers with the rule that forbids it. `shown`: whoever tells it shows that rule. */
	act(action: unknown, asked?: Ruling, shown?: boolean): Promise<Ruling | undefined>;
	/** Where an option or a pickable thing is touched, given how many its question offers. */
	placement?(id: string, count: number): Placement;
}

/** A question that was opened, and the thing touched to open it. */
interface OpenedAsk {
	readonly ask: Any;
	readonly by: string | undefined;
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
	readonly #table: AskingHost;
	#opened = $state.raw<{ readonly moment: number; readonly asked: Ruling; readonly steps: readonly OpenedAsk[] }>();
	#picked = $state.raw<{ readonly ask: Any; readonly ids: readonly string[] }>();
	#thrown = $state.raw<Throw>();
	#barred = $state.raw<{ readonly moment: number; readonly ask: ChooseAsk<unknown>; readonly option: Option<unknown> }>();

	constructor(table: AskingHost) {
		this.#table = table;
	}

	readonly main: Any | undefined = $derived.by(() => this.#table.asks().find(({ optional }) => !optional));
	/** Questions that may be answered instead of the first one, unless the game lays their answers out on the baize. */
	readonly others: readonly Any[] = $derived.by(() =>
		this.#table.asks().filter((ask) => !ask.optional && ask !== this.main && !this.#laidOut(ask))
	);
	/** What may be passed over in silence, unless the game lays its answers out on the baize. */
	readonly asides: readonly Any[] = $derived.by(() => this.#table.asks().filter((ask) => ask.optional && !this.#laidOut(ask)));
	readonly #path = $derived.by(() => (this.#opened?.moment === this.#table.moment() ? this.#opened : undefined));
	/** The question the tray shows. */
	readonly now: Any | undefined = $derived.by(() => this.#path?.steps.at(-1)!.ask ?? this.main);
	/** Is it a further question, with a way back? */
	readonly deeper: boolean = $derived.by(() => this.#path !== undefined);
	/** What was touched to get here: an agent whose way is asked about. */
	readonly chosen: readonly string[] = $derived.by(() => this.#path?.steps.flatMap(({ by }) => by ?? []) ?? []);
	/** The question whose answers the tray lists: while those of the open one lie on the board, the one that led to it. */
	readonly listing: Any | undefined = $derived.by(() => {
		if (this.#path && this.chosen.length === 0) return this.now; // opened in passing: nothing led to it
		const back = [...(this.#path?.steps.map(({ ask }) => ask) ?? []).toReversed(), this.main];
		return back.find((ask) => ask && (ask.kind !== 'choose' || this.listed(ask.options).length > 0 || this.#laidOut(ask))) ?? this.now;
	});
	readonly picked: readonly string[] = $derived.by(() => (this.#picked && this.#picked.ask === this.now ? this.#picked.ids : []));
	/** The dice that have just been thrown here, until the next act. */
	readonly thrown: Throw | undefined = $derived.by(() => (this.#thrown?.moment === this.#table.moment() ? this.#thrown : undefined));

	/** Something was touched that a rule forbids, wherever it lies: why is said once, with an offer to do it anyway where the rule bends. */
	readonly barred = $derived.by(() => (this.#barred?.moment === this.#table.moment() ? this.#barred : undefined));

	/** An answer was given: it is told, or leads to a further question. `from`: an answer to an earlier question goes on from there. */
	async follow(next: Next<unknown>, asked: Ruling, from?: { readonly ask: Any; readonly id: string }): Promise<Ruling | undefined> {
		const path = this.#path?.steps ?? [];
		const before = from ? path.slice(0, path.findLastIndex(({ ask }) => ask === from.ask) + 1) : path;
		const first = before.length > 0 ? this.#path!.asked : asked;
		this.#barred = undefined;
		if ('action' in next) return this.#table.act(next.action, first);
		this.#opened = { moment: this.#table.moment(), asked: first, steps: [...before, { ask: next.ask(), by: from?.id }] };
		return undefined;
	}

	back(): void {
		this.#cut(this.#path!.steps.length - 1);
	}
	/** The thing chosen is put back, with whatever was asked after it. */
	unchoose(id: string): void {
		this.#cut(this.#path!.steps.findIndex(({ by }) => by === id));
	}
	#cut(length: number): void {
		this.#barred = undefined;
		const { steps, ...rest } = this.#path!;
		this.#opened = length > 0 ? { ...rest, steps: steps.slice(0, length) } : undefined;
	}

	/** What the tray lists of these: it does not repeat what lies on the board. Answers may lie on the baize too; what is picked never does. */
	listed<T extends { readonly id: string }>(things: readonly T[], kind: 'choose' | 'pick' = 'choose'): readonly T[] {
		return things.filter(({ id }) => {
			const placement = this.#placement(id, things.length);
			return placement === 'list' || (placement === 'tray' && kind === 'pick');
		});
	}
	/** Is an answer to the open question to be touched on the board? */
	get onBoard(): boolean {
		const { now } = this;
		if (now?.kind === 'pick') return now.from.some(({ id }) => this.#placement(id, now.from.length) === 'board');
		return now?.kind === 'choose' && now.options.some(({ id, refused }) => !refused && this.#placement(id, now.options.length) === 'board');
	}
	#placement(id: string, count: number): Placement {
		return this.#table.placement?.(id, count) ?? 'list';
	}
	#laidOut(ask: Any): boolean {
		return ask.kind === 'choose' && ask.options.every(({ id }) => this.#placement(id, ask.options.length) === 'tray');
	}

	/** The option that a thing stands for now, if it is asked about: in the open question first, then anywhere. */
	option(id: string): { readonly ask: ChooseAsk<unknown>; readonly option: Option<unknown> } | undefined {
		const asks = [this.now, ...this.#table.asks()].map((ask) => (ask?.kind === 'dice' ? ask.shorter : ask));
		for (const ask of asks) {
			if (ask?.kind !== 'choose') continue;
			const option = ask.options.find((each) => each.id === id);
			if (option) return { ask, option };
		}
		return undefined;
	}

	/** May this thing be touched: as an option, or to be picked? */
	offers(id: string): boolean {
		const { now } = this;
		if (now?.kind === 'pick' && now.from.some((each) => each.id === id && (each.most === 1 || this.room(now, id) > 0))) return true;
		const found = this.option(id);
		return found !== undefined && !found.option.refused;
	}

	/** One more of these; a single thing, or one that was chosen, is put back by a second touch. */
	async touch(id: string): Promise<Ruling | undefined> {
		const { now } = this;
		if (now?.kind === 'pick' && now.from.some((each) => each.id === id)) return this.toggle(now, id);
		if (this.chosen.includes(id)) return void this.unchoose(id);
		const found = this.option(id);
		if (!found) return undefined;
		const { ask, option } = found;
		if (!option.refused) return this.follow(option, ask.prompt, { ask, id });
		this.bar(ask, option);
		return option.refused;
	}

	/** Something a rule forbids was touched: its reason is opened, or shut by a second touch. One reason is open at a time. */
	bar(ask: ChooseAsk<unknown>, option: Option<unknown>): void {
		this.#barred = this.barred?.option === option ? undefined : { moment: this.#table.moment(), ask, option };
	}

	/** Told in spite of the reason that is open. It stays open, and shows the next rule that is in the way. */
	overrule(action: unknown, asked: Ruling): Promise<Ruling | undefined> {
		return this.#table.act(action, this.#path?.asked ?? asked, true);
	}

	async toggle(ask: PickAsk<unknown>, id: string): Promise<Ruling | undefined> {
		if (this.room(ask, id) > 0) return this.pick(ask, id);
		if (ask.from.find((each) => each.id === id)!.most === 1) this.unpick(ask, id);
		return undefined;
	}

	room({ from }: PickAsk<unknown>, id: string): number {
		const most = from.find((each) => each.id === id)?.most ?? 0;
		return most - this.picked.filter((each) => each === id).length;
	}

	/** One more of these. With exact numbers the last one needs no further key. */
	async pick(ask: PickAsk<unknown>, id: string): Promise<Ruling | undefined> {
		if (this.room(ask, id) <= 0) return undefined;
		const ids = [...this.picked, id];
		this.#picked = { ask, ids };
		const [only, ...more] = ask.ends;
		const full = only && more.length === 0 && only.least === only.most && ids.length === only.most;
		return full ? this.follow(only.then(ids), ask.prompt) : undefined;
	}
	unpick(ask: PickAsk<unknown>, id: string): void {
		const at = this.picked.lastIndexOf(id);
		if (at >= 0) this.#picked = { ask, ids: this.picked.toSpliced(at, 1) };
	}

	/** Throws the dice of a question here: what fell is what is told. */
	async roll(ask: Extract<Any, { kind: 'dice' }>): Promise<Ruling | undefined> {
		const rolled = Object.fromEntries(ask.groups.map((group) => [group.id, expandDice(group).map(({ faces }) => oneOf(faces))]));
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
