import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/lib/boxes/index.ts';
import { loadGame } from '../../src/lib/boxes/games.ts';
import type { AnyGame, Log, Odd, Option, TableState } from '../../src/lib/rules/contract.ts';
import { upgradeLog } from '../../src/lib/rules/replay.ts';
import { matchingOdd } from '../../src/lib/rules/what-if.ts';

/**
 * Odds, hands and advice are computed by different functions of a game and must give the same numbers. Checked on the states of all recorded
 * sessions.
 */

/** One state in this many is checked, because neighbouring states have similar odds. */
const STRIDE = 3;
/** States whose odds take longer than this are covered by the games' own tests. */
const MOST_EFFORT = 20_000;
const DIGITS = 9;
/**
 * Before an attack these odds treat all hidden cards alike; afterwards the attacker's own cards are known, which changes the odds a little.
 */
const BEFORE_CARDS_ARE_SHOWN: ReadonlySet<string> = new Set(['odds.answers']);

function* sampledStates(game: AnyGame): Generator<readonly [where: string, state: TableState]> {
	const folder = `tests/sessions/${game.id}`;
	// `tests/registry.test.ts` fails for a game without recorded sessions.
	for (const file of existsSync(folder) ? readdirSync(folder) : []) {
		const log = upgradeLog(game, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Log);
		const start = game.start(log.setup, log.facts);
		if (!start.ok) throw new Error(`${file} does not start: ${start.refused.rule}`);
		let { state } = start;
		for (const [at, action] of log.actions.entries()) {
			const outcome = game.apply(state, action);
			if (!outcome.ok) throw new Error(`${file} stops at ${at}: ${outcome.refused.rule}`);
			state = outcome.state;
			if (at % STRIDE === 0 && (game.effort?.(state) ?? 0) <= MOST_EFFORT) yield [`${file}, action ${at}`, state];
		}
	}
}

const optionsNow = (game: AnyGame, state: TableState): readonly Option<unknown>[] =>
	game
		.guide(state)
		.asks.flatMap((ask) => (ask.kind === 'dice' && ask.shorter ? [ask.shorter] : [ask]))
		.flatMap((ask) => (ask.kind === 'choose' ? ask.options : []));

const isExact = ({ how, eyes }: Odd): boolean => how === undefined && eyes === undefined;

describe.each(GAME_IDS)('%s', (id) => {
	test('the odds beside an option are the odds after taking it', async () => {
		const game = await loadGame(id);
		for (const [where, state] of sampledStates(game)) {
			const options = optionsNow(game, state);
			for (const odd of game.odds?.(state) ?? []) {
				const option = odd.beside === undefined || !isExact(odd) ? undefined : options.find((each) => each.id === odd.beside);
				if (!option || option.refused || !('action' in option)) continue;
				const outcome = game.apply(state, option.action);
				if (!outcome.ok) continue;
				const after = matchingOdd(game.odds?.(outcome.state) ?? [], { of: odd.of });
				if (after && isExact(after) && !BEFORE_CARDS_ARE_SHOWN.has(odd.of.rule))
					expect(after.chance, `${where}: ${odd.of.rule} beside ${odd.beside}`).toBeCloseTo(odd.chance, DIGITS);
			}
		}
	});

	test('a hand without cards has the odds of the state, and a further card never lowers them', async () => {
		const game = await loadGame(id);
		if (!game.hand || !game.holding) return;
		for (const [where, state] of sampledStates(game)) {
			const cards = game.holding(state);
			const bare = cards.length > 0 ? game.hand(state, []) : undefined;
			if (!bare) continue;
			const now = matchingOdd(game.odds?.(state) ?? [], { of: bare.odd.of });
			if (now && isExact(now)) expect(bare.odd.chance, `${where}: no cards`).toBeCloseTo(now.chance, DIGITS);
			const all = game.hand(state, cards.slice(0, 3));
			for (const card of cards.slice(0, 3)) {
				const one = game.hand(state, [card]);
				expect(one?.odd.chance ?? 0, `${where}: ${card}`).toBeGreaterThanOrEqual(bare.odd.chance - 1e-9);
				expect(all?.odd.chance ?? 0, `${where}: ${card} with others`).toBeGreaterThanOrEqual((one?.odd.chance ?? 0) - 1e-9);
			}
		}
	});

	test('the best advice names an option that can be taken now, or a card for later with odds of its own', async () => {
		const game = await loadGame(id);
		for (const [where, state] of sampledStates(game)) {
			const odds = game.odds?.(state) ?? [];
			const advice = game.advice?.(state, odds) ?? [];
			const options = optionsNow(game, state);
			const legal = new Set(options.filter(({ refused }) => !refused).map(({ id: option }) => option));
			const refused = new Set(options.map(({ id: option }) => option).filter((option) => !legal.has(option)));
			expect(
				advice.filter(
					({ beside, best }) => best && beside !== undefined && refused.has(beside) && !odds.some((odd) => odd.beside === beside)
				),
				where
			).toEqual([]);
		}
	});
});
