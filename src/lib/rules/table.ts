import type { Dial, Json, Outcome, RuleInfo, Rules, Ruling, TableState, TableAction, Thing, Value } from './contract.ts';

/** Rules of the app itself, the same in every game. As refusals they are catch-alls that cite no rule of the book. */
export const TABLE_RULES = {
	'table.over': { at: 'table', by: 'app', entry: 'table:over' },
	'table.not-now': { at: 'table', by: 'app', entry: 'table:over' },
	'table.unplayable': { at: 'table', by: 'app', entry: 'table:over' },
	'table.dice': { at: 'table', by: 'app', entry: 'table:dice' },
	'table.learned': { at: 'table', by: 'app', entry: 'table:learned', with: ['fact'] },
	'table.unreadable': { at: 'table', by: 'app', entry: 'table:learned', with: ['fact'] },
	'table.later': { at: 'table', by: 'app', entry: 'table:learned', with: ['fact'] },
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

type Values<Entry extends RuleInfo> = Entry extends { with: readonly (infer Key extends string)[] }
	? [values: { readonly [K in Key]: Value }]
	: [];

/** Records a step while an action is applied, in the order in which things happen at the table. */
export type Say<R extends Rules> = <K extends keyof R & string>(rule: K, ...values: Values<R[K]>) => void;

export interface Refusal {
	readonly refused: Ruling;
}

export const isRefusal = (result: object): result is Refusal => 'refused' in result;

const toRuling = (rule: string, [values]: readonly Ruling['with'][]): Ruling => (values ? { rule, with: values } : { rule });

/** Typed constructors for the rulings of one game: a missing value does not compile. */
export function rulingsFor<R extends Rules>(_rules: R) {
	function ruling<K extends keyof R & string>(rule: K, ...values: Values<R[K]>): Ruling {
		return toRuling(rule, values);
	}
	function refuse<K extends keyof R & string>(rule: K, ...values: Values<R[K]>): Refusal {
		return { refused: ruling(rule, ...values) };
	}
	return { ruling, refuse };
}

/** Runs one action and collects the steps it records. */
export function collectSteps<State extends object, R extends Rules>(run: (say: Say<R>) => State | Refusal): Outcome<State> {
	const steps: Ruling[] = [];
	const result = run((rule, ...values) => void steps.push(toRuling(rule, values)));
	if (isRefusal(result)) return { ok: false, refused: result.refused };
	if (steps.length === 0) throw new Error('An accepted action must record at least one step: it is the history line.');
	return { ok: true, state: result, steps };
}

/** The rules overruled by the action in progress. Never stored, and removed before the state is returned. */
interface Bending {
	readonly bent?: readonly string[];
}

/** Whether a rule is in force, that is, not overruled: `if (tooFar && ruleHolds(state, 'go.visits')) return refuse('go.visits')`. */
export const ruleHolds = ({ bent }: TableState & Bending, rule: string): boolean => !bent?.includes(rule);

/** What `atTable` needs of a game. */
export interface GameParts<State extends TableState, Own extends { readonly type: string }, R extends Rules> {
	readonly rules: R;
	/** Applies one action of the game's own. */
	play(state: State, action: Own, say: Say<R>): State | Refusal;
	/** What the rules do by themselves, until a player must decide or read something off the box. */
	settle(state: State, say: Say<R>): State;
	/** The id of the fact the rules need next, if any. Derived and never stored, because a correction may change it. */
	missingFact(state: State): string | undefined;
	/** Whether this value could be printed on the box. */
	isReadable(fact: string, value: Json): boolean;
	dials(state: State): readonly Dial[];
	setDial(state: State, dial: string, to: Thing): State;
	/** Action types that are accepted after the end: a challenge met. */
	readonly afterEnd?: readonly Own['type'][];
}

const TABLE_TYPES: ReadonlySet<string> = new Set<TableAction<never>['type']>(['learn', 'later', 'correct', 'anyway', 'close', 'note']);

const isTableAction = <Own extends { readonly type: string }>(action: Own | TableAction<Own>): action is TableAction<Own> =>
	TABLE_TYPES.has(action.type);

/** Makes `apply` from the parts of a game: besides its own actions it learns facts, takes corrections and can be overruled. */
export function atTable<State extends TableState, Own extends { readonly type: string }, R extends typeof TABLE_RULES>(
	game: GameParts<State, Own, R>
) {
	const { refuse } = rulingsFor(TABLE_RULES);

	function applyOwn(state: State, action: Own, say: Say<R>): State | Refusal {
		if (state.over && !game.afterEnd?.includes(action.type)) return refuse('table.over');
		const fact = state.over ? undefined : game.missingFact(state);
		if (fact !== undefined) return refuse('table.read-first', { fact });
		const next = game.play(state, action, say);
		return isRefusal(next) ? next : game.settle(next, say);
	}

	function applyTableAction(state: State, action: TableAction<Own>, say: Say<R>): State | Refusal {
		const sayTable = say as unknown as Say<typeof TABLE_RULES>;
		switch (action.type) {
			case 'learn': {
				const { fact, value, then } = action;
				if (!game.isReadable(fact, value)) return refuse('table.unreadable', { fact });
				sayTable('table.learned', { fact });
				const informed = game.settle(withFact(state, fact, value), say);
				return then ? applyOwn(informed, then, say) : informed;
			}
			case 'later': {
				const { fact } = action;
				if (state.over || game.missingFact(state) !== fact) return refuse('table.not-now');
				sayTable('table.later', { fact });
				return game.settle({ ...state, later: [...(state.later ?? []), fact] }, say);
			}
			case 'correct': {
				let next = state;
				for (const [id, to] of Object.entries(action.set)) {
					const dial = game.dials(next).find((each) => each.id === id);
					if (!dial || !accepts(dial, to)) return refuse('table.no-dial', { dial: id });
					sayTable('table.corrected', { dial: id, was: dial.value, is: to });
					next = game.setDial(next, id, to);
				}
				return next === state ? refuse('table.not-now') : game.settle(next, say);
			}
			case 'anyway': {
				const rules: Rules = game.rules;
				const rigid = action.bends.find((rule) => !rules[rule]?.bends);
				if (rigid !== undefined) return refuse('table.stiff', { at: rules[rigid]?.at ?? rigid });
				const next: (State & Bending) | Refusal = applyOwn({ ...state, bent: action.bends }, action.action, say);
				if (isRefusal(next)) return next;
				for (const rule of action.bends) sayTable('table.anyway', { at: rules[rule]?.at ?? rule });
				const { bent: _, ...rest } = next;
				return rest as unknown as State;
			}
			case 'close':
				sayTable('table.closed');
				return {
					...state,
					over: { ...state.over, won: action.won, by: { rule: 'table.closed' }, ...(action.points && { points: action.points }) }
				};
			case 'note':
				sayTable('table.noted', { text: action.text });
				return state;
		}
	}

	return (state: State, action: Own | TableAction<Own>): Outcome<State> =>
		collectSteps<State, R>((say) => (isTableAction(action) ? applyTableAction(state, action, say) : applyOwn(state, action, say)));
}

/** The state with a fact that was read: it is no longer put off. */
function withFact<State extends TableState>(state: State, fact: string, value: Json): State {
	const { later, ...rest } = state;
	const stillLater = later?.filter((each) => each !== fact) ?? [];
	return { ...rest, ...(stillLater.length > 0 && { later: stillLater }), facts: { ...state.facts, [fact]: value } } as unknown as State;
}

/** Whether the table has put off reading this fact: `missingFact` must not name it again. */
export const isPutOff = ({ later }: TableState, fact: string): boolean => later?.includes(fact) ?? false;

/** Whether a dial may be set to this value. */
const accepts = (dial: Dial, to: Thing): boolean =>
	'from' in dial ? dial.from.includes(to as string) : typeof to === 'number' && Number.isInteger(to) && to >= dial.least && to <= dial.most;
