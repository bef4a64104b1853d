import type { Dial, Json, Outcome, RuleInfo, Rules, Ruling, TableState, TableAction, Thing, Value } from './contract.ts';

/** Rules of the companion itself, the same at every table. As refusals they are catch-alls: nothing a player could learn from. */
export const TABLE_RULES = {
	'table.over': { at: 'table', by: 'app', entry: 'table:over' },
	'table.not-now': { at: 'table', by: 'app', entry: 'table:over' },
	'table.dice': { at: 'table', by: 'app', entry: 'table:dice' },
	'table.learned': { at: 'table', by: 'app', entry: 'table:learned', with: ['fact'] },
	'table.unreadable': { at: 'table', by: 'app', entry: 'table:learned', with: ['fact'] },
	'table.read-first': { at: 'table', by: 'app', entry: 'table:learned', with: ['fact'] },
	'table.corrected': { at: 'table', by: 'app', entry: 'table:corrections', with: ['dial', 'was', 'is'] },
	'table.no-dial': { at: 'table', by: 'app', entry: 'table:corrections', with: ['dial'] },
	'table.anyway': { at: 'table', by: 'app', entry: 'table:anyway', with: ['at'] },
	'table.stiff': { at: 'table', by: 'app', entry: 'table:anyway', with: ['at'] },
	'table.closed': { at: 'table', by: 'table', entry: 'table:close' },
	'table.noted': { at: 'table', by: 'table', entry: 'table:note', with: ['text'] },
	'assume.dice': { at: 'table', by: 'app', entry: 'table:odds' },
	'assume.no-card': { at: 'table', by: 'app', entry: 'table:odds' },
	'assume.unseen': { at: 'table', by: 'app', entry: 'table:odds' },
	'assume.behaviour': { at: 'table', by: 'app', entry: 'table:odds' },
	'assume.best': { at: 'table', by: 'app', entry: 'table:odds' },
	'assume.wants': { at: 'table', by: 'app', entry: 'table:odds' },
	'assume.alone': { at: 'table', by: 'app', entry: 'table:odds' },
	'assume.passive': { at: 'table', by: 'app', entry: 'table:odds' },
	'assume.coin': { at: 'table', by: 'app', entry: 'table:odds' },
	'assume.plain': { at: 'table', by: 'app', entry: 'table:odds' },
	'assume.way': { at: 'table', by: 'app', entry: 'table:odds' },
	'if.set': { at: 'table', by: 'app', entry: 'table:odds', with: ['dial', 'is'] },
	'if.more': { at: 'table', by: 'app', entry: 'table:odds', with: ['dial', 'n', 'is'] },
	'if.fewer': { at: 'table', by: 'app', entry: 'table:odds', with: ['dial', 'n', 'is'] }
} as const satisfies Rules;

type Numbers<Entry extends RuleInfo> = Entry extends { with: readonly (infer Key extends string)[] }
	? [numbers: { readonly [K in Key]: Value }]
	: [];

/** Told while an action is applied, in the order of the table. */
export type Say<R extends Rules> = <K extends keyof R & string>(rule: K, ...numbers: Numbers<R[K]>) => void;

export interface Refusal {
	readonly refused: Ruling;
}

export const isRefusal = (result: object): result is Refusal => 'refused' in result;

const toRuling = (rule: string, [numbers]: readonly Ruling['with'][]): Ruling => (numbers ? { rule, with: numbers } : { rule });

/** The words of one game: rulings that cannot forget their numbers. */
export function rulingsFor<R extends Rules>(_rules: R) {
	function ruling<K extends keyof R & string>(rule: K, ...numbers: Numbers<R[K]>): Ruling {
		return toRuling(rule, numbers);
	}
	function refuse<K extends keyof R & string>(rule: K, ...numbers: Numbers<R[K]>): Refusal {
		return { refused: ruling(rule, ...numbers) };
	}
	return { ruling, refuse };
}

/** Runs one action and writes down what is said on the way. */
export function collectSteps<State extends object, R extends Rules>(run: (say: Say<R>) => State | Refusal): Outcome<State> {
	const steps: Ruling[] = [];
	const result = run((rule, ...numbers) => void steps.push(toRuling(rule, numbers)));
	if (isRefusal(result)) return { ok: false, refused: result.refused };
	if (steps.length === 0) throw new Error('An accepted action says what it was: it is the history line.');
	return { ok: true, state: result, steps };
}

/** Rules the table bends in this very action; never stored, and none of a game's business. */
interface Bending {
	readonly bent?: readonly string[];
}

/** `if (tooFar && holds(state, 'go.visits')) return refuse('go.visits')`: a rule holds unless the table bends it. */
export const ruleHolds = ({ bent }: TableState & Bending, rule: string): boolean => !bent?.includes(rule);

export interface GameParts<State extends TableState, Own extends { readonly type: string }, R extends Rules> {
	readonly rules: R;
	/** One action of the game's own. */
	play(state: State, action: Own, say: Say<R>): State | Refusal;
	/** What the rules do by themselves, until somebody must decide or read something off the box. */
	settle(state: State, say: Say<R>): State;
	/** The fact the rules wait for, if any. Worked out, never stored: a correction may change it. */
	missingFact(state: State): string | undefined;
	/** Could this stand on the box? */
	isReadable(fact: string, value: Json): boolean;
	dials(state: State): readonly Dial[];
	setDial(state: State, dial: string, to: Thing): State;
	/** Actions that are told after the end: a challenge met. */
	readonly afterEnd?: readonly Own['type'][];
}

const TABLE_TYPES: ReadonlySet<string> = new Set<TableAction<never>['type']>(['learn', 'correct', 'anyway', 'close', 'note']);

const isTableAction = <Own extends { readonly type: string }>(action: Own | TableAction<Own>): action is TableAction<Own> =>
	TABLE_TYPES.has(action.type);

/** Puts a game at a table: besides its own actions it can learn, be corrected and be overruled. */
export function atTable<State extends TableState, Own extends { readonly type: string }, R extends typeof TABLE_RULES>(
	game: GameParts<State, Own, R>
) {
	const { refuse } = rulingsFor(TABLE_RULES);

	function own(state: State, action: Own, say: Say<R>): State | Refusal {
		if (state.over && !game.afterEnd?.includes(action.type)) return refuse('table.over');
		const fact = state.over ? undefined : game.missingFact(state);
		if (fact !== undefined) return refuse('table.read-first', { fact });
		const next = game.play(state, action, say);
		return isRefusal(next) ? next : game.settle(next, say);
	}

	function table(state: State, action: TableAction<Own>, say: Say<R>): State | Refusal {
		const tellTable = say as unknown as Say<typeof TABLE_RULES>;
		switch (action.type) {
			case 'learn': {
				const { fact, value, then } = action;
				if (!game.isReadable(fact, value)) return refuse('table.unreadable', { fact });
				tellTable('table.learned', { fact });
				const wiser = game.settle({ ...state, facts: { ...state.facts, [fact]: value } }, say);
				return then ? own(wiser, then, say) : wiser;
			}
			case 'correct': {
				let next = state;
				for (const [id, to] of Object.entries(action.set)) {
					const dial = game.dials(next).find((each) => each.id === id);
					if (!dial || !accepts(dial, to)) return refuse('table.no-dial', { dial: id });
					tellTable('table.corrected', { dial: id, was: dial.value, is: to });
					next = game.setDial(next, id, to);
				}
				return next === state ? refuse('table.not-now') : game.settle(next, say);
			}
			case 'anyway': {
				const rules: Rules = game.rules;
				const stiff = action.bends.find((rule) => !rules[rule]?.bends);
				if (stiff !== undefined) return refuse('table.stiff', { at: rules[stiff]?.at ?? stiff });
				const next: (State & Bending) | Refusal = own({ ...state, bent: action.bends }, action.action, say);
				if (isRefusal(next)) return next;
				for (const rule of action.bends) tellTable('table.anyway', { at: rules[rule]!.at });
				const { bent: _, ...straight } = next;
				return straight as unknown as State;
			}
			case 'close':
				tellTable('table.closed');
				return { ...state, over: { ...state.over, won: action.won, by: { rule: 'table.closed' } } };
			case 'note':
				tellTable('table.noted', { text: action.text });
				return state;
		}
	}

	return (state: State, action: Own | TableAction<Own>): Outcome<State> =>
		collectSteps<State, R>((say) => (isTableAction(action) ? table(state, action, say) : own(state, action, say)));
}

const accepts = (dial: Dial, to: Thing): boolean =>
	'from' in dial ? dial.from.includes(to as string) : typeof to === 'number' && Number.isInteger(to) && to >= dial.least && to <= dial.most;
