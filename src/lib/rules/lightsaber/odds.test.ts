import { describe, expect, test } from 'vitest';
import { BOX, type Duel, turnBoth, setHands, playCards, startDuel } from '../../../../tests/support/lightsaber.ts';
import type { Odd } from '../contract.ts';
import { chain } from '../odds/chain.ts';
import { choose } from '../odds/distribution.ts';
import { replayWithAid } from '../replay.ts';
import { usualSetup } from '../setup.ts';
import { apply } from './apply.ts';
import { type CardId, CARDS, type Side, SIDES } from './cards.ts';
import { type Goal, type CardPool, raceOdds, chanceToReach, atLeastInHand } from './chances.ts';
import { leaderOf, situationOf } from './queries.ts';
import { game as lightsaber } from './game.ts';
import { gapOf } from './odds.ts';
import type { Own, State } from './types.ts';

const ON = { odds: true };
/** The odd of a rule; fails if it is not shown. */
function odd(state: State, rule: string, beside?: string): Odd {
	const found = lightsaber.odds(state).find(({ of, beside: at }) => of.rule === rule && at === beside);
	if (!found) throw new Error(`No odd ${rule} ${beside ?? ''}`);
	return found;
}

describe('which odds are shown', () => {
	test('none on a shared phone unless the table switches them on; on a player’s own phone they are on by default', () => {
		expect(lightsaber.odds(turnBoth(startDuel(), 'a5', 'a3').state)).toEqual([]);
		const { options } = lightsaber.form({ seats: [], options: { phone: 'maul' } });
		expect([options['odds']!.usual, options['counting']!.usual]).toEqual([true, true]);
		const shared = lightsaber.form({ seats: [], options: {} }).options;
		expect([shared['odds']!.usual, shared['counting']!.usual]).toEqual([false, false]);
		expect(lightsaber.odds(turnBoth(startDuel(BOX, { phone: 'maul' }), 'a5', 'a3').state)).not.toEqual([]);
	});

	test('behind by 2 after 5 against 3, with four unseen cards in hand: a bound, without special cards', () => {
		const { state } = turnBoth(startDuel(BOX, ON), 'a5', 'a3');
		expect(odd(state, 'odds.answer')).toMatchObject({ of: { with: { side: 'maul' } }, how: '≥' });
		expect(odd(state, 'odds.answer').chance).toBeCloseTo(5935 / 6201, 12);
		expect(odd(state, 'odds.lead').chance).toBeCloseTo(5935 / 6201, 12);
		expect(odd(state, 'odds.special').chance).toBeCloseTo(15875 / 18603, 12);
		expect(odd(state, 'odds.holds', 'maul:blocus').chance).toBeCloseTo(85951 / 316251, 12);
	});

	test('before the cards are turned: void, equal, ahead, each attack beside its key, and the race', () => {
		const { state } = startDuel(BOX, ON);
		expect(odd(state, 'odds.pair').chance).toBeCloseTo(16 / 121, 12);
		expect(odd(state, 'odds.opener', 'quigon:a3').chance).toBeCloseTo(20 / 55, 12);
		expect(odd(state, 'odds.match').chance).toBeCloseTo(1 / 2, 12);
	});

	test('in an impasse a card known to be back in a hand counts as that card', () => {
		const table = playCards(turnBoth(startDuel(BOX, ON), 'a1', 'a5'), 'quigon', 'retraite');
		setHands(turnBoth(table, 'a2', 'a2'), 1, 4);
		// Qui-Gon’s only card is the a1 that he took back: he can be equal with an a1 and is never ahead.
		expect(odd(table.state, 'odds.ahead')).toMatchObject({ of: { with: { side: 'quigon' } }, chance: 0 });
		expect(odd(table.state, 'odds.level').chance).toBeCloseTo(10 / 53, 12);
		expect(odd(table.state, 'odds.pair').chance).toBe(0);
	});

	test('a factor of a side counts in its impasse', () => {
		const facts = { ...BOX, 'order:quigon:x2': { value: 0, ops: [{ op: 'multiply', by: 2, scope: 'total' }] } };
		const table = playCards(turnBoth(startDuel(facts, ON), 'a1', 'a2'), 'quigon', 'x2').act({
			type: 'correct',
			set: { 'cards:quigon': 1 }
		});
		expect(odd(table.state, 'odds.opener', 'quigon:a3').chance).toBeCloseTo(35 / 54 - 1 / 54, 12); // 6 beats every attack that is left, 5 beats a doubled 1 and 2.
		expect(odd(table.state, 'odds.opener', 'maul:a5').chance).toBeCloseTo(19 / 53, 12); // 5 beats a doubled 1 and 2
	});

	test('the race counts the fights of the round so far', () => {
		const table = startDuel(BOX, { ...ON, depth: 'score' }).tap('quigon', 'quigon', 'drawn');
		expect(odd(table.state, 'odds.match').chance).toBeCloseTo(20659 / 32768, 12);
		expect(odd(table.state, 'odds.match').spread?.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(20659 / 32768, 12);
	});

	test('after a reshuffle chances are approximate, until no hidden card of the old set is left', () => {
		const { state } = turnBoth(startDuel(BOX, ON), 'a5', 'a3');
		const mixed: State = { ...state, duelists: { ...state.duelists, maul: { ...state.duelists.maul, mixed: true } } };
		expect(odd(mixed, 'odds.answer').how).toBe('≈');
	});

	test('a card known to be back in the hand is certain', () => {
		const table = playCards(turnBoth(startDuel(BOX, ON), 'a1', 'a5'), 'quigon', 'puise', 'retraite');
		turnBoth(table, 'a1', 'a2');
		expect(odd(table.state, 'odds.holds', 'quigon:puise').chance).toBe(1);
		expect(odd(table.state, 'odds.answer').chance).toBeGreaterThan(
			odd(turnBoth(startDuel(BOX, ON), 'a1', 'a2').state, 'odds.answer').chance
		);
	});

	test('fights recorded by their result alone leave only the odds of the race', () => {
		const table = startDuel(BOX, { ...ON, depth: 'score' })
			.tap('quigon')
			.act({ type: 'correct', set: { 'option:depth': 'cards' } });
		expect(new Set(lightsaber.odds(table.state).map(({ of }) => of.rule))).toEqual(new Set(['odds.match']));
	});

	test('the next seven cards, after a round', () => {
		const table = startDuel(BOX, ON);
		for (const _ of [1, 2, 3]) turnBoth(table, 'a2', 'a1').tap('concede');
		expect(odd(table.state, 'odds.draw-strong').chance).toBeCloseTo(atLeastInHand(52, 5, 7), 12);
		expect(odd(table.state, 'odds.draw-special').chance).toBeCloseTo(atLeastInHand(52, 20, 7), 12);
	});
});

describe('numbers of cards left', () => {
	const labels = (table: Duel) => table.guide.asks.flatMap((ask) => (ask.kind === 'choose' ? ask.options.map(({ label }) => label) : []));

	test('appear on the keys only with counting switched on', () => {
		expect(labels(startDuel()).every((label) => label === undefined)).toBe(true);
		expect(labels(startDuel(BOX, { counting: true }))).toContainEqual({ rule: 'cards.left', with: { card: 'maul:blocus', left: 4 } });
	});

	test('with counting on, a card without copies left is refused with the reason', () => {
		const table = playCards(setHands(turnBoth(startDuel(BOX, { counting: true }), 'a1', 'a5'), 9, 4), 'quigon', 'perte', 'perte');
		const keys = table.guide.asks[0]!;
		const key = keys.kind === 'choose' && keys.options.find(({ id }) => id === 'quigon:perte');
		expect(key).toMatchObject({ refused: { rule: 'cards.gone' }, label: { with: { left: 0 } } });
	});

	test('cards discarded unseen may be named, and are then no longer among those left', () => {
		const table = turnBoth(startDuel(BOX, { counting: true }), 'finale', 'a5');
		expect(table.state.duelists.quigon.unknown).toBe(4);
		table.tap('thrown:quigon:a1', 'thrown:quigon:a1', 'thrown:quigon:blocus', 'done');
		expect(table.state.duelists.quigon).toMatchObject({ unknown: 1, discard: { a1: 2, blocus: 1 } });
		expect(
			startDuel()
				.guide.asks.filter(({ optional }) => optional)
				.map(({ prompt }) => prompt.rule)
		).toEqual(['fight.settle']);
	});

	test('a table that hides its discards has no dials for them', () => {
		expect(lightsaber.dials(startDuel(BOX, { discards: false }).state).some(({ id }) => id.startsWith('discard:'))).toBe(false);
		expect(lightsaber.dials(startDuel().state).some(({ id }) => id === 'discard:maul:a1')).toBe(true);
	});
});

describe('a hand typed in by its owner', () => {
	const hold: Own = { type: 'hold', cards: ['a1', 'a2', 'a3', 'finale'], plan: ['a4', 'blocus', 'x2'] };
	const log = ({ actions }: Duel) => ({
		game: 'lightsaber',
		edition: lightsaber.edition,
		setup: usualSetup(lightsaber.form, ['Anna', 'Bo'], { depth: 'cards', forced: 'asked', ...ON }),
		facts: BOX,
		actions
	});
	const looking = (table: Duel): State => replayWithAid(lightsaber, log(table), { look: 'quigon' });
	const held = (table: Duel, action: Own = hold): State => {
		const outcome = apply(looking(table), action);
		if (!outcome.ok) throw new Error(outcome.refused.rule);
		return outcome.state;
	};

	test('it is asked for only in a state made by replayWithAid, only of its owner, and is not in the setup form', () => {
		const table = startDuel(BOX, ON);
		expect(table.guide.asks.some(({ eyes }) => eyes)).toBe(false);
		expect(lightsaber.form({ seats: [], options: {} }).options).not.toHaveProperty('look');
		expect(lightsaber.dials(table.state).map(({ id }) => id)).not.toContain('option:look');
		expect(lightsaber.guide(looking(table)).asks.at(-1)).toMatchObject({ kind: 'pick', optional: true, who: 'p1', eyes: 'p1' });
	});

	test('it makes the odds of an answer certain, and stays known while its cards are played', () => {
		const table = turnBoth(startDuel(BOX, ON), 'a1', 'a5');
		const state = held(table, { type: 'hold', cards: ['a1', 'a2', 'a3', 'finale'] });
		expect(odd(state, 'odds.answer')).toMatchObject({ chance: 1, eyes: 'p1' });
		const weak = held(table, { type: 'hold', cards: ['a1', 'a1', 'blocus', 'x2'] });
		expect(odd(weak, 'odds.answer')).toMatchObject({ chance: 0, eyes: 'p1' });
		const next = apply(state, { type: 'play', side: 'quigon', card: 'a3' });
		expect(next.ok && next.state.held).toEqual({ hand: { a1: 1, a2: 1, finale: 1 } });
		const drew = apply(state, { type: 'play', side: 'quigon', card: 'puise' });
		expect(drew.ok && drew.state).not.toHaveProperty('held');
	});

	test('in an impasse the typed hand replaces a random one, visible to its owner only', () => {
		const state = held(turnBoth(startDuel(BOX, ON), 'a2', 'a2'), { type: 'hold', cards: ['a1', 'a1', 'blocus', 'a5'] });
		const shown = (rule: string, side?: string) =>
			lightsaber.odds(state).find(({ of, beside }) => of.rule === rule && !beside && of.with?.['side'] === side);
		// Of four cards only the a5 is ahead of an attack of 1 to 4: of Maul's 54 unseen cards these are 10 + 9 + 10 + 3.
		expect(shown('odds.ahead', 'quigon')).toMatchObject({ eyes: 'p1' });
		expect(shown('odds.ahead', 'quigon')?.chance).toBeCloseTo((1 / 4) * (32 / 54), 12);
		expect(shown('odds.pair')?.chance).toBeCloseTo((1 / 4) * (20 / 54), 12);
		const keys = lightsaber.odds(state).filter(({ of }) => of.rule === 'odds.opener');
		expect(keys.filter(({ eyes }) => eyes).map(({ beside }) => beside?.split(':')[0])).toEqual(Array(5).fill('maul'));
	});

	test('before the reveal a typed plan replaces random cards, and typed hand cards cannot be planned', () => {
		const table = startDuel(BOX, ON);
		const pair = (action: Own) => lightsaber.odds(held(table, action)).find(({ of }) => of.rule === 'odds.pair');
		expect(pair(hold)).toMatchObject({ eyes: 'p1' });
		expect(pair(hold)?.chance).toBeCloseTo((2 / 3) * (20 / 55), 12);
		const withoutPlan = pair({ type: 'hold', cards: ['a1', 'a2', 'a3', 'finale'] });
		expect(withoutPlan?.chance).toBeCloseTo((19 / 51) * (20 / 55), 12);
	});

	test('a card that all players saw go back to the hand is not counted twice when the owner types in the hand', () => {
		const table = playCards(turnBoth(startDuel(BOX, ON), 'a1', 'a5'), 'quigon', 'retraite');
		for (const _ of [2, 3]) turnBoth(table, 'a1', 'a2').tap('concede');
		const state = held(table, { type: 'hold', cards: ['a1', 'a2', 'a2', 'a3'] });
		const strong = lightsaber.odds(state).find(({ of, eyes }) => of.rule === 'odds.draw-strong' && eyes);
		expect(strong?.chance).toBeCloseTo(atLeastInHand(48, 5, 7), 12);
	});

	test('with the plan typed in too, the odds of the next draw are exact', () => {
		const table = startDuel(BOX, ON);
		const over = [0, 1, 2].reduce((now) => turnBoth(now, 'a2', 'a1').tap('concede'), table);
		const state = held(over, { type: 'hold', cards: ['a1', 'a2', 'a3', 'a4'] });
		const strong = lightsaber.odds(state).find(({ of, eyes }) => of.rule === 'odds.draw-strong' && eyes)!;
		expect(strong.chance).toBeCloseTo(atLeastInHand(48, 4, 7), 12);
		expect(strong).not.toHaveProperty('how');
	});

	test('a planned card that is turned leaves the plan', () => {
		const state = held(startDuel(BOX, ON));
		const turned = apply(state, { type: 'turn', side: 'quigon', card: 'a4' });
		const both = turned.ok && apply(turned.state, { type: 'turn', side: 'maul', card: 'a1' });
		expect(both && both.ok && both.state.held).toEqual({ hand: { a1: 1, a2: 1, a3: 1, finale: 1 }, plan: { blocus: 1, x2: 1 } });
	});

	test('a state without replayWithAid refuses it', () =>
		expect(apply(startDuel(BOX, ON).state, hold)).toMatchObject({ ok: false, refused: { rule: 'hand.public' } }));
});

// ── The odds compared with play ──────────────────────────────────────────────────────────────────────────────────

describe('the odds equal playing it out with guide and apply', () => {
	/** Ten cards: 1×2, 2×3, 3, 5, Blocus, Chevalier, Attaque finale. */
	const lot = Object.fromEntries(CARDS.map((card) => [card, 0])) as Record<CardId, number>;
	const P3: CardPool = { ...lot, a1: 2, a2: 3, a3: 1, a5: 1, blocus: 1, chevalier: 1, finale: 1 };
	const usable = (card: CardId): boolean => card === 'finale' || card.startsWith('a');

	/** Every hand of h cards, with the number of ways to hold it. */
	function* dealt(h: number, from: readonly CardId[] = CARDS): Generator<readonly [readonly CardId[], number]> {
		const [card, ...others] = from;
		if (card === undefined) {
			if (h === 0) yield [[], 1];
			return;
		}
		for (let k = 0; k <= Math.min(h, P3[card]); k++)
			for (const [rest, ways] of dealt(h - k, others)) yield [[...Array<CardId>(k).fill(card), ...rest], ways * choose(P3[card], k)];
	}

	/** Whether Qui-Gon reaches the goal with these cards in some order, by the keys that the guide offers. */
	function gets(goal: Goal, state: State, hand: readonly CardId[]): boolean {
		const ahead = leaderOf(state);
		if (ahead === undefined) return goal === 'answer';
		if (ahead === 'quigon') return true;
		if (situationOf(state).kind !== 'behind') return false;
		const keys = lightsaber.guide(state).asks[0]!;
		return [...new Set(hand.filter(usable))].some((card) => {
			const option = keys.kind === 'choose' && keys.options.find(({ id }) => id === `quigon:${card}`);
			const next = option && 'action' in option && apply(state, option.action);
			if (!next || !next.ok) throw new Error(`no key for ${card}`);
			const left = card === 'finale' ? [] : hand.toSpliced(hand.indexOf(card), 1);
			return gets(goal, next.state, left);
		});
	}

	const cases: [number, number, number][] = [1, 2, 3].flatMap((h) =>
		(
			[
				[0, 1],
				[1, 0],
				[1, 1],
				[2, 1],
				[3, 2],
				[4, 0],
				[6, 0],
				[6, 1]
			] as const
		).map(([points, cards]): [number, number, number] => [h, points, cards])
	);
	test.each(cases)('a hand of %i, %i points and %i cards behind', (h, points, cards) => {
		const table = turnBoth(startDuel(BOX, ON), 'a1', 'a2').act({
			type: 'correct',
			set: { 'total:maul': 1 + points, 'cards:maul': 1 + cards, 'hand:quigon': h }
		});
		const gap = gapOf(table.state, 'quigon');
		expect(gap).toEqual({ points, cards, next: 1, times: 1 });
		for (const goal of ['answer', 'lead'] as const) {
			let [good, all] = [0, 0];
			for (const [hand, ways] of dealt(h)) {
				all += ways;
				if (gets(goal, table.state, hand)) good += ways;
			}
			expect(chanceToReach(goal, P3, h, gap), goal).toBeCloseTo(good / all, 12);
		}
	});

	test('the gap contains all factors: after an X2 that doubles the total', () => {
		const facts = {
			...BOX,
			'order:quigon:x2': { value: 0, ops: [{ op: 'multiply', by: 2, scope: 'total' }] },
			'order:quigon:perte': { value: 0, ops: [{ op: 'multiply', by: 3, scope: 'next' }] }
		};
		const table = playCards(
			setHands(turnBoth(startDuel(facts, ON), 'a1', 'a2'), 4, 4).act({ type: 'correct', set: { 'total:maul': 30 } }),
			'quigon',
			'x2',
			'perte'
		);
		expect(gapOf(table.state, 'quigon')).toEqual({ points: 28, cards: -2, next: 3, times: 2 });
		expect(gapOf(playCards(table, 'quigon', 'a2').state, 'quigon')).toEqual({ points: 16, cards: -3, next: 1, times: 2 });
	});

	/** The chances of the race played out with `apply`: every fight is even and recorded by its result. */
	function played(state: State): Readonly<Record<Side, number>> {
		const after = (now: State, action: Own): State => {
			const outcome = apply(now, action);
			if (!outcome.ok) throw new Error(outcome.refused.rule);
			return outcome.state;
		};
		const winner = ({ over, duelists }: State) => SIDES.find((side) => over?.won.includes(duelists[side].seat));
		const ends = chain<State>(
			(now) => `${winner(now)} ${now.duelists.quigon.figure} ${now.duelists.maul.figure} ${now.results.join()} ${Math.min(now.round, 3)}`,
			(now, goes) => {
				if (now.over) return;
				if (now.phase === 'round-over') return goes(after(now, { type: 'next' }), 1);
				for (const won of SIDES) goes(after(now, { type: 'result', won }), 1 / 2);
			}
		)([[state, 1]]);
		const chanceOf = (side: Side): number => ends.reduce((sum, [end, chance]) => (winner(end) === side ? sum + chance : sum), 0);
		return { quigon: chanceOf('quigon'), maul: chanceOf('maul') };
	}

	test.each([
		[1, 1, [], {}],
		[2, 4, ['quigon'], {}],
		[3, 2, ['drawn', 'maul'], {}],
		[1, 1, [], { threeRounds: true }],
		[2, 1, ['drawn', 'maul', 'drawn'], { threeRounds: true }]
	] as const)('the race from %i to %i after %j %j', (a, b, results, options) => {
		const table = startDuel(BOX, { depth: 'score', ...options })
			.tap(...results)
			.act({ type: 'correct', set: { 'figure:quigon': a, 'figure:maul': b } });
		const won = raceOdds({ figures: { quigon: a, maul: b }, round: 1, results, threeRounds: table.state.options.threeRounds });
		for (const side of SIDES) expect(won[side].reduce((sum, each) => sum + each, 0)).toBeCloseTo(played(table.state)[side], 12);
	});
});
