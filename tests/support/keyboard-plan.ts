import { loadGame, loadWords } from '../../scripts/games.ts';
import { type Answer, answersOf, keyFor, matchTyped, type Ranks, spellingsOf } from '../../src/lib/asking/typed-answers.ts';
import type { Ask, DiceGroup, Face, Json, Log, Next, Rolled, Ruling, TableState } from '../../src/lib/rules/contract.ts';
import { countsHits, hitsIn } from '../../src/lib/rules/dice.ts';
import { upgradeLog } from '../../src/lib/rules/replay.ts';
import { nameOf, toSentence } from '../../src/lib/rules/words.ts';

type AnyAsk = Ask<unknown>;

/** One tap of a player: the id of an answer, a number or a face, and the ask it answers. */
interface Tap {
	readonly ask: AnyAsk;
	readonly target: string | number;
	readonly group?: DiceGroup;
}
interface Path {
	readonly taps: readonly Tap[];
	/** The action as the keys enter it: the number of hits where faces were recorded. */
	readonly action: unknown;
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (value: unknown): unknown =>
	Array.isArray(value)
		? value.map(sorted)
		: value && typeof value === 'object'
			? Object.fromEntries(
					Object.entries(value)
						.toSorted(([a], [b]) => (a < b ? -1 : 1))
						.map(([key, each]) => [key, sorted(each)])
				)
			: value;

/** All strings in an action, to guess which things were picked. */
const stringsIn = (value: unknown): readonly string[] =>
	typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];

const MOST_DEPTH = 5;

/** The taps that answer an ask with an action, if there are any. */
function pathTo(ask: AnyAsk, action: unknown, depth = 0): Path | undefined {
	if (depth > MOST_DEPTH) return undefined;
	const then = (next: Next<unknown>, ...taps: readonly Tap[]): Path | undefined => {
		if ('action' in next) return isEqual(next.action, action) ? { taps, action: next.action } : undefined;
		const rest = pathTo(next.ask(), action, depth + 1);
		return rest && { taps: [...taps, ...rest.taps], action: rest.action };
	};
	if (ask.fact && isEqual(action, { type: 'later', fact: ask.fact })) return { taps: [{ ask, target: 'later' }], action };
	switch (ask.kind) {
		case 'choose':
			for (const option of ask.options) {
				const path = option.refused ? undefined : then(option, { ask, target: option.id });
				if (path) return path;
			}
			return undefined;
		case 'count':
			for (let n = ask.least; n <= ask.most; n++) {
				const path = then(ask.then(n), { ask, target: n });
				if (path) return path;
			}
			return undefined;
		case 'pick': {
			const strings = stringsIn(action);
			const picked = strings.filter((each) => ask.from.some(({ id }) => id === each));
			for (const end of ask.ends) {
				if (picked.length < end.least || picked.length > end.most) continue;
				const endsItself = ask.ends.length === 1 && end.least === end.most;
				const taps = [...picked, ...(endsItself ? [] : [end.id])].map((target) => ({ ask, target }));
				const path = then(end.then(picked), ...taps);
				if (path) return path;
			}
			return undefined;
		}
		case 'dice': {
			const shorter = ask.shorter && pathTo(ask.shorter, action, depth + 1);
			if (shorter) return shorter;
			const { dice } = action as { dice?: Rolled };
			if (!dice || !ask.groups.every(({ id }) => dice[id] !== undefined)) return undefined;
			const byHits = ask.groups.every(countsHits);
			const entered = byHits ? Object.fromEntries(ask.groups.map((group) => [group.id, hitsIn(group, dice)])) : dice;
			const taps = ask.groups.flatMap((group): readonly Tap[] => {
				const rolled = entered[group.id] as number | readonly Face[];
				return (typeof rolled === 'number' ? [rolled] : rolled).map((target) => ({ ask, target, group }));
			});
			const next = ask.then(entered);
			if (!('action' in next)) return then(next, ...taps);
			const recorded = ask.then(dice);
			return 'action' in recorded && isEqual(recorded.action, action) ? { taps, action: next.action } : undefined;
		}
		case 'text':
			return undefined;
	}
}

/** The fewest keys that take an answer. */
function keysFor(target: string, ranks: Ranks): readonly string[] | undefined {
	const rank = ranks.findIndex((answers) => answers.some(({ id }) => id === target));
	const answers = ranks[rank];
	const wanted = answers?.find(({ id }) => id === target);
	if (!answers || !wanted) return undefined;
	const spellings = [keyFor(wanted, answers, rank), ...spellingsOf(wanted)];
	const tries = spellings
		.flatMap((spelling) => Array.from({ length: spelling.length }, (_, i) => spelling.slice(0, i + 1)))
		.toSorted((a, b) => a.length - b.length);
	const found = tries.find((typed) => matchTyped(ranks, typed).taken === wanted);
	if (found) return [...found];
	const likely = tries.find((typed) => matchTyped(ranks, typed).likely === wanted);
	return likely ? [...likely, 'Enter'] : undefined;
}

/** The keys of one tap. */
export interface Press {
	readonly keys: readonly string[];
	/** The page announces something afterwards: the result of an action, or a further question. */
	readonly isAnnounced: boolean;
	/** For failure messages. */
	readonly of: string;
}

/** The key presses that play a recorded session from its start to its end. */
export async function planPresses(recorded: Log): Promise<readonly Press[]> {
	const game = await loadGame(recorded.game);
	const words = await loadWords(recorded.game, 'fr');
	const log = upgradeLog(game, recorded as Log<Json>);
	const { seats } = log.setup;
	const names = {
		sentence: (ruling: Ruling) => toSentence(words, ruling, seats),
		name: (id: string) => nameOf(words, id, seats),
		later: 'Plus tard'
	};
	const start = game.start(log.setup, log.facts);
	if (!start.ok) throw new Error('cannot start');
	let state: TableState = start.state;
	const presses: Press[] = [];
	for (const action of log.actions) {
		const of = JSON.stringify(action);
		const { asks } = game.guide(state);
		const path = asks.map((ask) => pathTo(ask, action)).find((each) => each !== undefined);
		if (!path) throw new Error(`No answer leads to ${of}`);
		const main = asks.find(({ optional }) => !optional);
		let picked: readonly string[] = [];
		for (const [i, tap] of path.taps.entries()) {
			const { ask } = tap;
			const isRoot = asks.includes(ask);
			const isShorter = main?.kind === 'dice' && main.shorter === ask;
			const opens = isRoot && ask !== main && ask.kind !== 'choose';
			if (opens && path.taps[i - 1]?.ask !== ask) {
				const keys = keysFor(
					ask.id,
					answersOf(openAsks(asks, main, main, false, []), names, () => [])
				);
				if (!keys) throw new Error(`${of}: no key opens ${ask.id}`);
				presses.push({ keys, isAnnounced: true, of });
			}
			const deeper = opens || (!isRoot && !isShorter);
			const now = deeper ? ask : main;
			const ranks = answersOf(openAsks(asks, main, now, deeper, picked), names, () => diceAnswers(isShorter ? ask : tap, names));
			const keys = keysFor(`${tap.target}`, ranks);
			if (!keys)
				throw new Error(
					`${of}: no key for ${tap.target} among ${ranks
						.flat()
						.map(({ id, text }) => `${id} ${text}`)
						.join(', ')}`
				);
			if (ask.kind === 'pick') picked = [...picked, `${tap.target}`];
			presses.push({ keys, isAnnounced: path.taps[i + 1]?.ask !== ask, of });
		}
		const outcome = game.apply(state, path.action);
		if (!outcome.ok) throw new Error(`refused: ${of}`);
		state = outcome.state;
	}
	if (!state.over) throw new Error('the recorded session has no end');
	return presses;
}

const openAsks = (
	all: readonly AnyAsk[],
	main: AnyAsk | undefined,
	now: AnyAsk | undefined,
	deeper: boolean,
	picked: readonly string[]
): Parameters<typeof answersOf>[0] => ({
	all,
	main,
	now,
	listing: now,
	deeper,
	picked,
	follow: async () => undefined,
	toggle: async () => undefined
});

/** The keys of the dice that are entered now: numbers of hits, faces, or the answers of the shorter ask. */
function diceAnswers(
	of: Tap | AnyAsk,
	{ name, sentence }: { name(id: string): string; sentence(ruling: Ruling): string }
): readonly Answer[] {
	const answer = (id: string, text: string): Answer => ({ id, text, take: () => {} });
	if ('kind' in of) return of.kind === 'choose' ? of.options.map(({ id, label }) => answer(id, label ? sentence(label) : name(id))) : [];
	const { group, target } = of;
	if (!group) return [];
	if (countsHits(group) && typeof target === 'number') {
		const most = group.dice.reduce((sum, { n }) => sum + n, 0);
		return Array.from({ length: most + 1 }, (_, n) => answer(`${n}`, `${n} x`));
	}
	const faces = group.dice.find((die) => die.faces.includes(target))?.faces ?? [];
	return faces.map((face) => answer(`${face}`, typeof face === 'number' ? `${face}` : name(face)));
}
