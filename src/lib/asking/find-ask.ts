import type { Ask, Face, Next, Rolled } from '$lib/rules/contract.ts';

/** How many further asks are followed to find an action. */
const MOST_DEPTH = 3;

/** The ask that leads to an action of this type, to ask it again when an action was entered wrongly. */
export function findAsk<Action>(asks: readonly Ask<Action>[], type: string, depth = 0): Ask<Action> | undefined {
	for (const ask of asks) {
		if (leadsTo(ask, type)) return ask;
		if (ask.kind === 'dice' && ask.shorter && findAsk([ask.shorter], type, depth)) return ask.shorter;
		if (ask.kind !== 'choose' || depth >= MOST_DEPTH) continue;
		for (const option of ask.options) if ('ask' in option && findAsk([option.ask()], type, depth + 1)) return ask;
	}
	return undefined;
}

const hasType = (action: unknown, type: string): boolean => (action as { type?: string } | undefined)?.type === type;

function leadsTo<Action>(ask: Ask<Action>, type: string): boolean {
	switch (ask.kind) {
		case 'choose':
			return ask.options.some((option) => 'action' in option && hasType(option.action, type));
		case 'pick':
			return ask.ends.some(({ then }) => answerLeadsTo(() => then([]), type));
		case 'dice': {
			const rolled: Rolled = Object.fromEntries(
				ask.groups.map(({ id, dice }) => [
					id,
					dice.flatMap(({ n, faces }) => faces.slice(0, 1).flatMap((face) => Array<Face>(n).fill(face)))
				])
			);
			return answerLeadsTo(() => ask.then(rolled), type);
		}
		case 'count':
			return answerLeadsTo(() => ask.then(ask.usual), type);
		case 'text':
			return answerLeadsTo(() => ask.then('?'), type);
	}
}

/** Tries one answer; if it leads to a further ask, that ask is tried in turn. */
function answerLeadsTo<Action>(next: () => Next<Action>, type: string): boolean {
	const answer = next();
	return 'action' in answer ? hasType(answer.action, type) : leadsTo(answer.ask(), type);
}
