import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSessions } from './recorder.ts';
import { GAME_IDS, loadGame } from './games.ts';
import type { AnyGame, Ruling, TableState } from '../src/lib/rules/contract.ts';
import { upgradeLog } from '../src/lib/rules/replay.ts';
import { randomSetup } from '../tests/support/random-setup.ts';
import { answer, below, type Below, everyAsk, unasked } from '../tests/support/random-walk.ts';

/**
 * `npm run bots -- [game] [games] [seed]`: a seeded player plays offered actions until every rule of a game has been cited as a step, refusal,
 * prompt, label, reminder or chance. It prefers actions that cite a rule for the first time. Half of its games start from a moment of a
 * recorded session, because rare situations lie deep in a game. Fails if a rule was never cited, or with the seed of a game that breaks.
 */
const [only, games = '400', firstSeed = '1'] = process.argv.slice(2);
const ACTIONS_PER_GAME = 150;
/** How many offered actions are compared before one is taken. */
const CHOICES = 3;
/** Odds are slow in some games, so they are computed in one of so many states. */
const ODDS_STRIDE = 25;

/** Actions that every game accepts: they cannot be done anyway. */
const TABLE_ACTIONS: ReadonlySet<string> = new Set(['learn', 'later', 'correct', 'anyway', 'close', 'note']);
const typeOf = (action: unknown): string => (action as { readonly type: string }).type;

/** Collects the rules that are cited anywhere in a value. */
function collect(value: unknown, cited: Set<string>): void {
	if (typeof value !== 'object' || value === null) return;
	if ('rule' in value && typeof value.rule === 'string') cited.add(value.rule);
	for (const each of Object.values(value)) collect(each, cited);
}

/** The action with one of its values replaced by another, as a damaged file or an older version might have it. */
function bent(action: unknown, draw: Below): unknown {
	if (typeof action !== 'object' || action === null) return [99, -1, 'x', null][draw(4)];
	const keys = Object.keys(action);
	if (keys.length === 0) return action;
	const key = keys[draw(keys.length)]!;
	return Object.assign(structuredClone(action), { [key]: bent((action as Record<string, unknown>)[key], draw) });
}

const rulesOf = (steps: readonly Ruling[]): readonly string[] => steps.map(({ rule }) => rule);

/** Collects what the app shows in a state. */
function observe(game: AnyGame, state: TableState, cited: Set<string>, withOdds: boolean): void {
	const guide = game.guide(state);
	collect({ now: guide.now, where: guide.where, remind: guide.remind, over: state.over }, cited);
	for (const ask of guide.asks) for (const each of everyAsk(ask)) collect(each, cited);
	collect(game.dials(state), cited);
	collect(game.standing?.(state), cited);
	if (!withOdds || (game.effort?.(state) ?? 0) > 20_000) return;
	const odds = game.odds?.(state) ?? [];
	collect(odds, cited);
	collect(game.advice?.(state, odds), cited);
	collect(game.whatIfs?.(state), cited);
}

/** An offered action; the one that cites a new rule, if one of several does. */
function choose(game: AnyGame, state: TableState, cited: ReadonlySet<string>, draw: Below): unknown {
	const { asks } = game.guide(state);
	if (asks.length === 0) return undefined;
	const candidates = Array.from({ length: CHOICES }, () => answer(asks[draw(asks.length)]!, draw));
	return (
		candidates.find((action) => {
			const outcome = game.apply(state, action);
			return outcome.ok && rulesOf(outcome.steps).some((rule) => !cited.has(rule));
		}) ?? candidates[0]
	);
}

/** The state at which a game of the bot starts. */
function startOf(
	game: AnyGame,
	draw: Below,
	cited: Set<string>
): { state: TableState; seats: readonly { id: string; name: string; takes: readonly string[] }[] } {
	const recorded = readSessions().filter(([path]) => path.startsWith(`${game.id}/`));
	const log = draw(2) === 0 ? recorded[draw(recorded.length)]?.[1] : undefined;
	const { setup, facts, actions } = log
		? upgradeLog(game, log)
		: { setup: randomSetup(game, draw), facts: {}, actions: [] as readonly unknown[] };
	const start = game.start(setup, facts);
	if (!start.ok) throw new Error(`cannot start: ${start.refused.rule}`);
	collect(start.steps, cited);
	let { state } = start;
	for (const action of actions.slice(0, draw(actions.length + 1))) {
		const outcome = game.apply(state, action);
		if (!outcome.ok) break;
		collect(outcome.steps, cited);
		({ state } = outcome);
	}
	return { state, seats: setup.seats };
}

/** A damaged action is refused, or the rules throw: `replay` then stops the log there by the rule `table.unplayable`. */
function tryDamaged(game: AnyGame, state: TableState, action: unknown, cited: Set<string>): void {
	try {
		const outcome = game.apply(state, action);
		if (!outcome.ok) collect(outcome.refused, cited);
	} catch {
		cited.add('table.unplayable');
	}
}

/** Plays one game, collecting the cited rules. */
function play(game: AnyGame, seed: number, cited: Set<string>): void {
	const draw = below(seed);
	const { state: start, seats } = startOf(game, draw, cited);
	let state = start;
	const earlier: unknown[] = [];
	for (let at = 0; at < ACTIONS_PER_GAME; at++) {
		observe(game, state, cited, draw(ODDS_STRIDE) === 0);
		if (earlier.length > 0) {
			// An action of an earlier moment is often refused now; what is refused is also tried anyway.
			const past = earlier[draw(earlier.length)];
			const stale = game.apply(state, past);
			collect(stale.ok ? stale.steps : stale.refused, cited);
			if (!stale.ok && !TABLE_ACTIONS.has(typeOf(past)))
				collect(game.apply(state, { type: 'anyway', action: past, bends: [stale.refused.rule] }), cited);
			tryDamaged(game, state, bent(past, draw), cited);
		}
		const action = (draw(20) === 0 ? unasked(game.dials(state), seats, draw) : undefined) ?? choose(game, state, cited, draw);
		if (action === undefined) return;
		const outcome = game.apply(state, action);
		if (!outcome.ok) throw new Error(`refuses what it offered: ${JSON.stringify(action)} by ${outcome.refused.rule}`);
		collect(outcome.steps, cited);
		if (game.luck) game.luck(state, action);
		earlier.push(action);
		({ state } = outcome);
	}
}

/** Rules that are cited by boards, by the setup or by published tables, not by play. */
function shownElsewhere(game: AnyGame): ReadonlySet<string> {
	const files = ['src/routes', 'src/lib/components', 'src/lib/rules'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((file) => (folder === 'src/lib/rules' ? /(odds-tables|setup|printed)\.ts$/ : /\.(svelte|ts)$/).test(file))
			.map((file) => readFileSync(join(folder, file), 'utf8'))
	);
	return new Set(Object.keys(game.rules).filter((rule) => files.some((text) => text.includes(`'${rule}'`))));
}

let isComplete = true;
for (const id of only ? [only] : GAME_IDS) {
	const game = await loadGame(id);
	const cited = new Set<string>();
	const shown = shownElsewhere(game);
	/** A chance that is shown states what it assumes; assumptions of other games do not count. */
	const assumptions = (isStated: (rule: string) => boolean) =>
		new Set(Object.entries(game.rules).flatMap(([rule, { assumes = [] }]) => (isStated(rule) ? assumes : [])));
	const ofThisGame = assumptions(() => true);
	const missing = () => {
		const stated = assumptions((rule) => cited.has(rule) || shown.has(rule));
		return Object.keys(game.rules).filter((rule) =>
			rule.startsWith('assume.') ? ofThisGame.has(rule) && !stated.has(rule) : !cited.has(rule) && !shown.has(rule) && !stated.has(rule)
		);
	};
	let played = 0;
	for (; played < Number(games) && missing().length > 0; played++) {
		const seed = Number(firstSeed) * 1_000_003 + played;
		try {
			play(game, seed, cited);
		} catch (error) {
			console.error(`${id}, game ${played} (seed ${seed}): ${(error as Error).message}`);
			process.exit(1);
		}
	}
	const left = missing();
	isComplete &&= left.length === 0;
	console.log(`${id}: ${cited.size} rules cited in ${played} games${left.length ? `; never: ${left.join(', ')}` : ''}`);
}
process.exit(isComplete ? 0 : 1);
