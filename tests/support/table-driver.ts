import type {
	Ask,
	DiceAsk,
	Face,
	Facts,
	Game,
	Guide,
	Next,
	PickAsk,
	Rolled,
	Ruling,
	Setup,
	TableState
} from '../../src/lib/rules/contract.ts';
import { countsHits, diceCount } from '../../src/lib/rules/dice.ts';
import type { HistoryLine } from '../../src/lib/rules/replay.ts';

type Touch = string | number;

/**
 * A person with one thumb: touches things by their id, as on the tray or on the board picture, and counts the taps. Dice of which
 * only the hits matter are told by a number, other dice face by face.
 */
export class TableDriver<S extends TableState, A> {
	state: S;
	taps = 0;
	readonly actions: A[] = [];
	readonly told: HistoryLine[] = [];
	readonly #game: Game<S, A>;
	#open: Ask<A> | undefined;
	#touched: Touch[] = [];

	constructor(game: Game<S, A>, setup: Setup, facts: Facts = {}) {
		const start = game.start(setup, facts);
		if (!start.ok) throw new Error(`cannot start: ${start.refused.rule}`);
		this.#game = game;
		this.state = start.state;
		this.told.push({ turn: start.state.turn, steps: start.steps });
	}

	get guide(): Guide<A> {
		return this.#game.guide(this.state);
	}

	/** What the last action was, in one sentence: the label of the undo button. */
	get undo(): Ruling {
		return this.told.at(-1)!.steps[0]!;
	}

	/** Sets the table up without touching the screen. */
	act(...actions: readonly A[]): this {
		for (const action of actions) {
			const outcome = this.#game.apply(this.state, action);
			if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refused)}`);
			this.told.push({ turn: this.state.turn, steps: outcome.steps });
			this.state = outcome.state;
			this.actions.push(action);
		}
		return this;
	}

	tap(...touches: readonly Touch[]): this {
		for (const touch of touches) {
			this.taps += 1;
			this.#open ??= this.#find(touch);
			this.#answer(this.#open, touch);
		}
		return this;
	}

	/** The ask that offers this thing, wherever it is. */
	#find(touch: Touch): Ask<A> {
		const asks = this.guide.asks.flatMap((ask) => (ask.kind === 'dice' && ask.shorter ? [ask, ask.shorter] : [ask]));
		const offers = (ask: Ask<A>): boolean => {
			switch (ask.kind) {
				case 'choose':
					return ask.options.some(({ id, refused }) => id === touch && !refused);
				case 'pick':
					return ask.from.some(({ id }) => id === touch) || ask.ends.some(({ id }) => id === touch);
				case 'dice':
					return ask.groups.some((group) =>
						countsHits(group) ? typeof touch === 'number' : group.dice.some(({ faces }) => faces.includes(touch))
					);
				case 'count':
					return typeof touch === 'number';
				case 'text':
					return typeof touch === 'string';
			}
		};
		// A real die is told the short way when there is one.
		const found = asks.toReversed().find((ask) => ask.kind !== 'dice' && offers(ask)) ?? asks.find(offers);
		if (!found) throw new Error(`Nobody asks for ${touch}: ${asks.map(shown).join(' | ')}`);
		return found;
	}

	#answer(ask: Ask<A>, touch: Touch): void {
		switch (ask.kind) {
			case 'choose': {
				const option = ask.options.find(({ id }) => id === touch);
				if (!option) throw new Error(`No ${touch} in ${shown(ask)}`);
				if (option.refused) throw new Error(`${touch} is refused: ${option.refused.rule}`);
				return this.#follow(option);
			}
			case 'pick':
				return this.#pick(ask, touch);
			case 'dice':
				return this.#dice(ask, touch);
			case 'count':
				return this.#follow(ask.then(touch as number));
			case 'text':
				return this.#follow(ask.then(touch as string));
		}
	}

	#pick({ ends }: PickAsk<A>, touch: Touch): void {
		const end = ends.find(({ id }) => id === touch);
		if (!end) this.#touched.push(touch);
		const [only, more] = ends;
		const full = !more && only!.least === only!.most && this.#touched.length === only!.most ? only : undefined;
		const done = end ?? full;
		if (done) this.#follow(done.then(this.#touched as string[]));
	}

	#dice(ask: DiceAsk<A>, touch: Touch): void {
		this.#touched.push(touch);
		const rolled: Record<string, number | readonly Face[]> = {};
		let rest = this.#touched;
		for (const group of ask.groups) {
			const n = countsHits(group) ? 1 : diceCount(group);
			if (rest.length < n) return;
			rolled[group.id] = countsHits(group) ? (rest[0] as number) : rest.slice(0, n);
			rest = rest.slice(n);
		}
		this.#follow(ask.then(rolled as Rolled));
	}

	#follow(next: Next<A>): void {
		this.#touched = [];
		this.#open = 'ask' in next ? next.ask() : undefined;
		if ('action' in next) this.act(next.action);
	}
}

const shown = <A>(ask: Ask<A>): string =>
	ask.kind === 'choose'
		? `${ask.prompt.rule}: ${ask.options.map(({ id, refused }) => (refused ? `(${id})` : id)).join(' ')}`
		: `${ask.kind} ${ask.prompt.rule}`;
