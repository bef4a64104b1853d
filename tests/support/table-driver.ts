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

/** What is tapped: the id of an option, a face, a count or a text. */
type Target = string | number;

/** The key that puts off a fact. */
const LATER = 'later';

/**
 * Plays a game as a user does: taps options by their id, as on the tray or the board, and counts the taps. Dice of which only the hits
 * matter are entered as a number, other dice face by face.
 */
export class TableDriver<S extends TableState, A> {
	state: S;
	taps = 0;
	readonly actions: A[] = [];
	readonly history: HistoryLine[] = [];
	readonly #game: Game<S, A>;
	#open: Ask<A> | undefined;
	#entered: Target[] = [];

	constructor(game: Game<S, A>, setup: Setup, facts: Facts = {}) {
		const start = game.start(setup, facts);
		if (!start.ok) throw new Error(`cannot start: ${start.refused.rule}`);
		this.#game = game;
		this.state = start.state;
		this.history.push({ turn: start.state.turn, steps: start.steps });
	}

	get guide(): Guide<A> {
		return this.#game.guide(this.state);
	}

	/** The first step of the last action: the label of the undo button. */
	get undo(): Ruling {
		return this.history.at(-1)!.steps[0]!;
	}

	/** Plays actions without tapping, to bring the game to the moment under test. */
	act(...actions: readonly A[]): this {
		for (const action of actions) {
			const outcome = this.#game.apply(this.state, action);
			if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refused)}`);
			this.history.push({ turn: this.state.turn, steps: outcome.steps });
			this.state = outcome.state;
			this.actions.push(action);
		}
		return this;
	}

	/** Taps one target after the other and plays the actions they lead to. */
	tap(...targets: readonly Target[]): this {
		for (const target of targets) {
			this.taps += 1;
			if (target === LATER && !this.#open) {
				this.#putOff();
				continue;
			}
			this.#open ??= this.#findAsk(target);
			this.#answer(this.#open, target);
		}
		return this;
	}

	/** One touch that slides from a key to one of the keys that it opens: one tap. */
	slide(from: Target, to: Target): this {
		this.tap(from, to);
		this.taps -= 1;
		return this;
	}

	/** Taps *later* beside the fact that the guide asks for. */
	#putOff(): void {
		const ask = this.guide.asks.find(({ later }) => later);
		if (!ask?.fact) throw new Error('No fact can be put off now');
		this.act({ type: 'later', fact: ask.fact } as A);
	}

	/** The open ask that can be answered with this target. */
	#findAsk(target: Target): Ask<A> {
		const asks = this.guide.asks.flatMap((ask) => (ask.kind === 'dice' && ask.shorter ? [ask, ask.shorter] : [ask]));
		const offers = (ask: Ask<A>): boolean => {
			switch (ask.kind) {
				case 'choose':
					return ask.options.some(({ id, refused }) => id === target && !refused);
				case 'pick':
					return ask.from.some(({ id }) => id === target) || ask.ends.some(({ id }) => id === target);
				case 'dice':
					return ask.groups.some((group) =>
						countsHits(group) ? typeof target === 'number' : group.dice.some(({ faces }) => faces.includes(target))
					);
				case 'count':
					return typeof target === 'number';
				case 'text':
					return typeof target === 'string';
			}
		};
		// If dice have a shorter form, it is used, because it takes fewer taps. A text ask accepts anything, so it is tried last.
		const isCertain = ({ kind }: Ask<A>): boolean => kind !== 'dice' && kind !== 'text';
		const found = asks.toReversed().find((ask) => isCertain(ask) && offers(ask)) ?? asks.find(offers);
		if (!found) throw new Error(`No ask can be answered with ${target}: ${asks.map(describeAsk).join(' | ')}`);
		return found;
	}

	#answer(ask: Ask<A>, target: Target): void {
		switch (ask.kind) {
			case 'choose': {
				const option = ask.options.find(({ id }) => id === target);
				if (!option) throw new Error(`No ${target} in ${describeAsk(ask)}`);
				if (option.refused) throw new Error(`${target} is refused: ${option.refused.rule}`);
				return this.#followNext(option);
			}
			case 'pick':
				return this.#answerPick(ask, target);
			case 'dice':
				return this.#answerDice(ask, target);
			case 'count':
				return this.#followNext(ask.then(target as number));
			case 'text':
				return this.#followNext(ask.then(target as string));
		}
	}

	#answerPick({ ends }: PickAsk<A>, target: Target): void {
		const tappedEnd = ends.find(({ id }) => id === target);
		if (!tappedEnd) this.#entered.push(target);
		const [only, ...others] = ends;
		// With one end and an exact number the last tap ends the choice, as in the widget.
		const isFull = only && others.length === 0 && only.least === only.most && this.#entered.length === only.most;
		const end = tappedEnd ?? (isFull ? only : undefined);
		if (end) this.#followNext(end.then(this.#entered as string[]));
	}

	#answerDice(ask: DiceAsk<A>, target: Target): void {
		this.#entered.push(target);
		const rolled: Record<string, number | readonly Face[]> = {};
		let rest = this.#entered;
		for (const group of ask.groups) {
			const n = countsHits(group) ? 1 : diceCount(group);
			if (rest.length < n) return;
			rolled[group.id] = countsHits(group) ? (rest[0] as number) : rest.slice(0, n);
			rest = rest.slice(n);
		}
		this.#followNext(ask.then(rolled as Rolled));
	}

	#followNext(next: Next<A>): void {
		this.#entered = [];
		this.#open = 'ask' in next ? next.ask() : undefined;
		if ('action' in next) this.act(next.action);
	}
}

/** An ask in a failure message, with refused options in parentheses. */
const describeAsk = <A>(ask: Ask<A>): string =>
	ask.kind === 'choose'
		? `${ask.prompt.rule}: ${ask.options.map(({ id, refused }) => (refused ? `(${id})` : id)).join(' ')}`
		: `${ask.kind} ${ask.prompt.rule}`;
