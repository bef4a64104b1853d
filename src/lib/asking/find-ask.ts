import type { Ask, Rolled } from '$lib/rules/contract.ts';

/** How many further questions an answer may hide behind. */
const DEPTH = 3;

/** The question that leads to an action of this type: what is asked again when it was typed wrong. */
export function findAsk<Action>(asks: readonly Ask<Action>[], type: string, depth = 0): Ask<Action> | undefined {
	for (const ask of asks) {
		if (leadsTo(ask, type)) return ask;
		if (ask.kind === 'dice' && ask.shorter && findAsk([ask.shorter], type, depth)) return ask.shorter;
		if (ask.kind !== 'choose' || depth >= DEPTH) continue;
		for (const option of ask.options) if ('ask' in option && findAsk([option.ask()], type, depth + 1)) return ask;
	}
	return undefined;
}

const typed = (action: unknown, type: string): boolean => (action as { type?: string } | undefined)?.type === type;

function leadsTo<Action>(ask: Ask<Action>, type: string): boolean {
	switch (ask.kind) {
		case 'choose':
			return ask.options.some((option) => 'action' in option && typed(option.action, type));
		case 'pick':
			return ask.ends.some(({ then }) => actionOf(() => then([]), type));
		case 'dice': {
			const rolled: Rolled = Object.fromEntries(
				ask.groups.map(({ id, dice }) => [id, dice.flatMap(({ n, faces }) => Array(n).fill(faces[0]!))])
			);
			return actionOf(() => ask.then(rolled), type);
		}
		case 'count':
			return actionOf(() => ask.then(ask.usual), type);
		case 'text':
			return actionOf(() => ask.then('?'), type);
	}
}

/** Tried with the plainest answer: some answers lead on to a further question, whose action is of the same breath. */
function actionOf<Action>(next: () => { action: Action } | { ask: () => Ask<Action> }, type: string): boolean {
	const answer = next();
	return 'action' in answer ? typed(answer.action, type) : leadsTo(answer.ask(), type);
}
