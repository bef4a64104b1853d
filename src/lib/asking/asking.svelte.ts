import { oneOf } from '$lib/helpers/random.ts';
import { expandDice } from '$lib/rules/dice.ts';
import type { Ask, ChooseAsk, DiceAsk, DiceGroup, Face, Next, Option, PickAsk, Ruling } from '$lib/rules/contract.ts';

type AnyAsk = Ask<unknown>;

/** Where the player touches a thing: on the board, in the part of the tray the game lays out itself, or in the tray's plain list. */
export type Placement = 'board' | 'tray' | 'list';

/** What the asks need of the page that shows them. */
export interface AskingHost {
	/** The asks that are open now. */
	asks(): readonly AnyAsk[];
	/** A number that changes with every action: what was opened before an action is closed by it. */
	moment(): number;
	/** What the log ends with, by identity: after an undo and another action the number is the same again, but not this. */
	head?(): unknown;
	/**
	 * Plays the action that answers an ask and returns the rule that forbids it. `callerShowsRefusal`: the page need not show that rule,
	 * because the caller does.
	 */
	act(action: unknown, askId?: string, callerShowsRefusal?: boolean): Promise<Ruling | undefined>;
	/** Where an option or a pickable thing is touched, given how many its ask offers. */
	placement?(id: string, count: number): Placement;
}

/** A further ask that was opened, and the thing that was touched to open it. */
interface OpenedAsk {
	readonly ask: AnyAsk;
	readonly by: string | undefined;
}

/** The moment at which something was opened. It closes as soon as the log has another end. */
interface AtMoment {
	readonly moment: number;
	readonly head?: unknown;
}

/** The further asks that are open, and the ask of the guide from which they were opened. */
interface OpenedPath extends AtMoment {
	readonly askId: string;
	readonly steps: readonly [OpenedAsk, ...OpenedAsk[]];
}

/** Dice that the app has thrown. */
export interface Throw extends AtMoment {
	readonly groups: readonly DiceGroup[];
	readonly rolled: Readonly<Record<string, readonly Face[]>>;
}

/** Stops `rollOn` if a game should ask for dice without end. */
const MOST_THROWS = 200;

/**
 * The asks that are open now, for every place where they are answered: the tray, the chips and the board. It keeps the further ask that
 * was opened and the things picked so far; the next action discards both.
 */
export class Asking {
	readonly #host: AskingHost;
	#opened = $state.raw<OpenedPath>();
	#picked = $state.raw<{ readonly ask: AnyAsk; readonly ids: readonly string[] }>();
	#thrown = $state.raw<Throw>();
	#barred = $state.raw<AtMoment & { readonly ask: ChooseAsk<unknown>; readonly option: Option<unknown> }>();

	constructor(host: AskingHost) {
		this.#host = host;
	}

	/** Every ask that is open now. */
	get all(): readonly AnyAsk[] {
		return this.#host.asks();
	}
	/** The first ask that must be answered. */
	readonly main: AnyAsk | undefined = $derived.by(() => this.#host.asks().find(({ optional }) => !optional));
	/** Asks that may be answered instead of the main one, unless the game lays them out in the tray itself. */
	readonly others: readonly AnyAsk[] = $derived.by(() =>
		this.#host.asks().filter((ask) => !ask.optional && ask !== this.main && !this.#isLaidOut(ask))
	);
	/** The optional asks, unless the game lays them out in the tray itself. */
	readonly optionalAsks: readonly AnyAsk[] = $derived.by(() => this.#host.asks().filter((ask) => ask.optional && !this.#isLaidOut(ask)));
	readonly #path = $derived.by(() =>
		this.#opened && this.#isNow(this.#opened) && this.#asks(this.#opened.askId) ? this.#opened : undefined
	);
	/** The ask that the tray shows: the further ask that was opened last, or the main one. */
	readonly now: AnyAsk | undefined = $derived.by(() => this.#path?.steps.at(-1)?.ask ?? this.main);
	/** Whether it is a further ask, from which the player can go back. */
	readonly deeper: boolean = $derived.by(() => this.#path !== undefined);
	/** The things that were touched to open the further asks, such as an agent whose move is asked for. */
	readonly chosen: readonly string[] = $derived.by(() => this.#path?.steps.flatMap(({ by }) => by ?? []) ?? []);
	/** The ask whose options the tray lists: if all options of the open ask lie on the board, the ask that led to it. */
	readonly listing: AnyAsk | undefined = $derived.by(() => {
		// An optional ask was opened from its chip, so no ask led to it.
		if (this.#path && this.chosen.length === 0) return this.now;
		const latestFirst = [...(this.#path?.steps.map(({ ask }) => ask) ?? []).toReversed(), this.main];
		const isListed = (ask: AnyAsk): boolean => ask.kind !== 'choose' || this.listed(ask.options).length > 0 || this.#isLaidOut(ask);
		return latestFirst.find((ask) => ask && isListed(ask)) ?? this.now;
	});
	readonly picked: readonly string[] = $derived.by(() => (this.#picked && this.#picked.ask === this.now ? this.#picked.ids : []));
	/** The dice that the app threw for the last action. */
	readonly thrown: Throw | undefined = $derived.by(() => (this.#thrown && this.#isNow(this.#thrown) ? this.#thrown : undefined));
	/** The refused option whose reason is open, with "do it anyway" where the rule bends. */
	readonly barred = $derived.by(() => (this.#barred && this.#isNow(this.#barred) ? this.#barred : undefined));

	get #now(): AtMoment {
		return { moment: this.#host.moment(), head: this.#host.head?.() };
	}
	#isNow({ moment, head }: AtMoment): boolean {
		const now = this.#now;
		return moment === now.moment && head === now.head;
	}
	/** Whether the guide still asks this, in its long or its shorter form. */
	#asks(id: string): boolean {
		return this.#host.asks().some((ask) => ask.id === id || (ask.kind === 'dice' && ask.shorter?.id === id));
	}

	/**
	 * Takes an answer: plays its action or opens its further ask. `askId` is the ask that is answered. `from`: the answer belongs to an ask
	 * further up, so the asks that were opened after that one are closed.
	 */
	async follow(next: Next<unknown>, askId: string, from?: { readonly ask: AnyAsk; readonly id: string }): Promise<Ruling | undefined> {
		const path = this.#path;
		const steps = path?.steps ?? [];
		const kept = from ? steps.slice(0, steps.findLastIndex(({ ask }) => ask === from.ask) + 1) : steps;
		const rootId = path && kept.length > 0 ? path.askId : askId;
		this.#barred = undefined;
		if ('action' in next) {
			const refused = await this.#host.act(next.action, rootId);
			// An undo comes back to this moment, but not to the asks that were open before the action.
			if (!refused && this.#opened === path) this.#opened = undefined;
			return refused;
		}
		const [first, ...rest] = [...kept, { ask: next.ask(), by: from?.id }];
		if (first) this.#opened = { ...this.#now, askId: rootId, steps: [first, ...rest] };
		return undefined;
	}

	/** Closes the further ask that was opened last. */
	back(): void {
		this.#closeFrom((this.#path?.steps.length ?? 0) - 1);
	}
	/** Takes a chosen thing back, and closes every ask that was opened after it. */
	unchoose(id: string): void {
		this.#closeFrom(this.#path?.steps.findIndex(({ by }) => by === id) ?? 0);
	}
	#closeFrom(index: number): void {
		this.#barred = undefined;
		if (!this.#path) return;
		const [first, ...rest] = this.#path.steps.slice(0, Math.max(0, index));
		this.#opened = first ? { ...this.#path, steps: [first, ...rest] } : undefined;
	}

	/** The things that the tray lists. It leaves out what lies on the board, and options that the game lays out in the tray itself. */
	listed<T extends { readonly id: string }>(things: readonly T[], kind: 'choose' | 'pick' = 'choose'): readonly T[] {
		return things.filter(({ id }) => {
			const placement = this.#placement(id, things.length);
			return placement === 'list' || (placement === 'tray' && kind === 'pick');
		});
	}
	/** Whether the open ask has an answer that is touched on the board. */
	get onBoard(): boolean {
		const { now } = this;
		if (now?.kind === 'pick') return now.from.some(({ id }) => this.#placement(id, now.from.length) === 'board');
		return now?.kind === 'choose' && now.options.some(({ id, refused }) => !refused && this.#placement(id, now.options.length) === 'board');
	}
	/** Whether every answer to the open ask is touched on the board, so that the tray needs no keys for it. */
	get onlyOnBoard(): boolean {
		const { now } = this;
		if (now?.kind !== 'choose' || !this.onBoard) return false;
		return now.options.every(({ id, refused }) => refused || this.#placement(id, now.options.length) === 'board');
	}
	#placement(id: string, count: number): Placement {
		return this.#host.placement?.(id, count) ?? 'list';
	}
	#isLaidOut(ask: AnyAsk): boolean {
		return ask.kind === 'choose' && ask.options.every(({ id }) => this.#placement(id, ask.options.length) === 'tray');
	}

	/** The option that a thing stands for: in the open ask first, then in any ask. */
	option(id: string): { readonly ask: ChooseAsk<unknown>; readonly option: Option<unknown> } | undefined {
		const asks = [this.now, ...this.#host.asks()].map((ask) => (ask?.kind === 'dice' ? ask.shorter : ask));
		for (const ask of asks) {
			if (ask?.kind !== 'choose') continue;
			const option = ask.options.find((each) => each.id === id);
			if (option) return { ask, option };
		}
		return undefined;
	}

	/** Whether a thing can be touched, as an option that is not refused or as a thing to pick. */
	offers(id: string): boolean {
		const { now } = this;
		if (now?.kind === 'pick' && now.from.some((each) => each.id === id && (each.most === 1 || this.room(now, id) > 0))) return true;
		const found = this.option(id);
		return found !== undefined && !found.option.refused;
	}

	/** A thing was touched: picks it, takes its option, or takes back a thing that was chosen before. */
	async touch(id: string): Promise<Ruling | undefined> {
		const { now } = this;
		if (now?.kind === 'pick' && now.from.some((each) => each.id === id)) return this.toggle(now, id);
		if (this.chosen.includes(id)) return void this.unchoose(id);
		const found = this.option(id);
		if (!found) return undefined;
		const { ask, option } = found;
		if (!option.refused) return this.follow(option, ask.id, { ask, id });
		this.bar(ask, option);
		return option.refused;
	}

	/** A refused option was touched: opens its reason, or closes it if it is open. Only one reason is open at a time. */
	bar(ask: ChooseAsk<unknown>, option: Option<unknown>): void {
		this.#barred = this.barred?.option === option ? undefined : { ...this.#now, ask, option };
	}

	/** Plays an action against the rule whose reason is open. If another rule forbids it too, the open reason shows that one. */
	overrule(action: unknown, askId: string): Promise<Ruling | undefined> {
		return this.#host.act(action, this.#path?.askId ?? askId, true);
	}

	/** Picks one more of a thing; if no more can be picked and it exists only once, puts it back. */
	async toggle(ask: PickAsk<unknown>, id: string): Promise<Ruling | undefined> {
		if (this.room(ask, id) > 0) return this.pick(ask, id);
		if (ask.from.some((each) => each.id === id && each.most === 1)) this.unpick(ask, id);
		return undefined;
	}

	/** How many more of a thing can be picked. */
	room({ from }: PickAsk<unknown>, id: string): number {
		const most = from.find((each) => each.id === id)?.most ?? 0;
		return most - this.picked.filter((each) => each === id).length;
	}

	/** Picks one more of a thing. Where the ask wants an exact number, the last pick answers it. */
	async pick(ask: PickAsk<unknown>, id: string): Promise<Ruling | undefined> {
		if (this.room(ask, id) <= 0) return undefined;
		const ids = [...this.picked, id];
		this.#picked = { ask, ids };
		const [end, ...otherEnds] = ask.ends;
		const isComplete = end && otherEnds.length === 0 && end.least === end.most && ids.length === end.most;
		return isComplete ? this.follow(end.then(ids), ask.id) : undefined;
	}
	unpick(ask: PickAsk<unknown>, id: string): void {
		const at = this.picked.lastIndexOf(id);
		if (at >= 0) this.#picked = { ask, ids: this.picked.toSpliced(at, 1) };
	}

	/** Throws the dice of an ask in the app and answers with what they show. */
	async roll(ask: DiceAsk<unknown>): Promise<Ruling | undefined> {
		const rolled = Object.fromEntries(ask.groups.map((group) => [group.id, expandDice(group).map(({ faces }) => oneOf(faces))]));
		const refused = await this.follow(ask.then(rolled), ask.id);
		if (!refused) this.#thrown = { groups: ask.groups, rolled, ...this.#now };
		return refused;
	}

	/** Throws dice until the player has to decide something. */
	async rollOn(): Promise<void> {
		// The dice of another team are thrown by that team.
		const who = this.now?.who;
		for (let n = 0; n < MOST_THROWS && this.now?.kind === 'dice' && this.now.who === who; n++) if (await this.roll(this.now)) return;
	}
}
