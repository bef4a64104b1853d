import { describe, expect, test } from 'vitest';
import { diceNow, done, facing, fightState, fightTerms, planHand } from '../../../../tests/support/stargate.ts';
import { rolls } from '../odds/play-out.ts';
import { apply } from './apply.ts';
import { fightingTeam } from './fight.ts';
import { outcomesKeepingJolinar } from './jolinar-timing.ts';
import { GRENADE } from './kernel.ts';
import { fightOutcomes } from './fight-outcomes.ts';
import { hand, holding, outcomesWithNox, winningOdd } from './odds.ts';
import { type HeldCard } from './hand-plan.ts';
import type { Action, State } from './types.ts';

const BOX = { 'weapon:gantelet': 3, 'weapon:chasseur-mort': 4 } as const;
const VALUES = { gantelet: 3, 'chasseur-mort': 4 } as const;

/** The action that plays each card; `apply` decides whether it may be played now. */
const ACTIONS: Readonly<Record<Exclude<HeldCard, 'grenade' | 'chasseur-psycho'>, readonly Action[]>> = {
	gantelet: [{ type: 'arm', weapon: 'gantelet' }],
	'chasseur-mort': [{ type: 'arm', weapon: 'chasseur-mort' }],
	jolinar: [
		{ type: 'jolinar', back: 'member' },
		{ type: 'jolinar', back: 'jaffa' }
	],
	nox: [{ type: 'nox' }]
};

/**
 * The same value by brute force: every card at every moment at which `apply` accepts it, and every throw the guide asks for. A phase that
 * changes nothing leads back to the same state, so its probability is divided out.
 */
function tried(start: State, held: readonly HeldCard[]): number {
	const known = new Map<string, number>();
	const name = (state: State, cards: readonly HeldCard[]): string => {
		const { stage, members, damage, phase, spotted, fallen, replayed } = state.fight!;
		const { jaffas, drawn, infected } = fightingTeam(state);
		const fell = [fallen.member > 0, fallen.jaffa > 0];
		return JSON.stringify([stage, members, damage, phase > 0, spotted, fell, replayed, jaffas, drawn, infected, cards]);
	};

	function most(state: State, cards: readonly HeldCard[]): number {
		if (state.fight!.stage === 'won') return 1;
		const key = name(state, cards);
		const kept = known.get(key);
		if (kept !== undefined) return kept;
		const chance = Math.max(thrown(state, cards, key), ...cards.map((card) => played(state, card, cards)));
		known.set(key, chance);
		return chance;
	}

	function thrown(state: State, cards: readonly HeldCard[], key: string): number {
		const { stage } = state.fight!;
		if (stage === 'lost') return 0;
		let [chance, stay] = [0, 0];
		for (const [dice, p] of rolls(diceNow(state))) {
			const next = done(state, { type: stage as 'volley', dice });
			if (name(next, cards) === key) stay += p;
			else chance += p * most(next, cards);
		}
		return chance / (1 - stay);
	}

	function played(state: State, card: HeldCard, cards: readonly HeldCard[]): number {
		const rest = cards.filter((each) => each !== card);
		if (card === 'grenade') {
			if (!apply(state, { type: 'grenade', dice: { grenade: 0 } }).ok) return 0;
			return [...rolls([GRENADE])].reduce((sum, [dice, p]) => sum + p * most(done(state, { type: 'grenade', dice }), rest), 0);
		}
		const outcomes = ACTIONS[card as keyof typeof ACTIONS].map((action) => apply(state, action));
		return Math.max(0, ...outcomes.map((outcome) => (outcome.ok ? most(outcome.state, rest) : 0)));
	}
	return most(start, held);
}

const planned = (state: State, cards: readonly HeldCard[]): number => winningOdd(planHand(state, cards, VALUES).ends).chance;

describe('several cards held back and played as well as possible', () => {
	const volley = (state: State, ours: number, theirs: number): State => done(state, { type: 'volley', dice: { ours, theirs } });
	test.each<[string, State, readonly HeldCard[]]>([
		['nothing held', facing('unas', { men: 1 }, BOX), []],
		['a grenade and the Nox', facing('unas', { men: 2 }, BOX), ['grenade', 'nox']],
		['a weapon and the Nox', facing('unas', { men: 1, jaffas: 2 }, BOX), ['gantelet', 'nox']],
		['two weapons, a grenade and the Nox', facing('unas', { men: 1 }, BOX), ['gantelet', 'chasseur-mort', 'grenade', 'nox']],
		['Apophis: Jolinar and a grenade', facing('apophis', { men: 1, jaffas: 1 }, BOX), ['jolinar', 'grenade']],
		['Apophis: Jolinar, a weapon and the Nox', facing('apophis', { men: 1, jaffas: 1 }, BOX), ['jolinar', 'gantelet', 'nox']],
		['Apophis: everything', facing('apophis', { men: 1 }, BOX), ['jolinar', 'gantelet', 'grenade', 'nox']],
		['Apophis: a member has just fallen', volley(facing('apophis', { men: 2, jaffas: 1 }, BOX), 1, 2), ['jolinar', 'grenade', 'nox']],
		['a fight that is lost', volley(facing('unas', { men: 0 }, BOX), 0, 2), ['gantelet', 'grenade', 'nox']],
		[
			'Hathor: Jolinar and the Nox',
			facing('hathor', { men: 1, jaffas: 1 }, { ...BOX, 'foe:hathor': [{ count: 1, value: 4, wounds: 2 }] }),
			['jolinar', 'nox', 'gantelet']
		]
	])('%s: as trying everything through apply', (_, state, cards) => {
		expect(planned(state, cards)).toBeCloseTo(tried(state, cards), 11);
	});

	test.each(['unas', 'printas', 'reetous', 'kowalski'] as const)('%s: without a card it is the fight itself, including loops', (foe) => {
		const state = facing(foe, { jaffas: 1 }, { ...BOX, [`foe:${foe}`]: [{ count: 3, value: 4, wounds: 1 }] });
		const whole = fightOutcomes(fightTerms(state))([[fightState(state), 1]]);
		expect(planned(state, [])).toBeCloseTo(winningOdd(whole).chance, 12);
		const again = outcomesWithNox(whole, fightTerms(state), 4);
		expect(planned(state, ['nox'])).toBeCloseTo(winningOdd(again).chance, 12);
	});

	test('a hand entered for one look: the cards that may be held now, the chance they give, and the best first action', () => {
		const state = facing('unas', {}, BOX);
		expect(holding(state)).toEqual(['grenade', 'chasseur-mort', 'gantelet', 'chasseur-psycho', 'zat', 'nox']);
		const result = hand(state, ['grenade', 'nox'])!;
		expect(result.odd.chance).toBeCloseTo(tried(state, ['grenade', 'nox']), 11);
		expect(result.odd.how).toBeUndefined();
		// The grenade wins equally often now and in the replay that the Nox give, so it is kept. Fallen Jaffas do not come back: then it is
		// better now.
		expect(result.now).toEqual({ rule: 'counsel.hand-keep' });
		const jaffas = facing('unas', { jaffas: 2 }, BOX);
		expect(hand(jaffas, ['grenade', 'nox'])!.now).toEqual({ rule: 'counsel.hand-now', with: { card: 'grenade' } });
		expect(hand(state, ['nox'])!.now).toEqual({ rule: 'counsel.hand-keep' });
		// The weapon has not been read, so it is assumed to hit on 4.
		expect(hand(state, ['chasseur-psycho', 'nox'])!.odd.how).toBe('≥');
		expect(hand(state, ['jolinar'])).toBeUndefined();
	});

	test('a single card has the same chance as in the odds', () => {
		const state = facing('apophis', { jaffas: 2 }, BOX);
		const start = [[fightState(state), 1]] as const;
		expect(planned(state, ['jolinar'])).toBeCloseTo(winningOdd(outcomesKeepingJolinar(fightTerms(state))(start)).chance, 12);
		expect(planned(state, ['nox'])).toBeCloseTo(
			winningOdd(outcomesWithNox(fightOutcomes(fightTerms(state))(start), fightTerms(state), 4)).chance,
			12
		);
	});

	test('another card never harms, and its immediate effect is shown', () => {
		const state = facing('couple', { jaffas: 6 }, BOX);
		const hands: readonly (readonly HeldCard[])[] = [[], ['nox'], ['nox', 'grenade'], ['nox', 'grenade', 'gantelet']];
		const chances = hands.map((cards) => planned(state, cards));
		expect(chances).toEqual(chances.toSorted((a, b) => a - b));
		expect(planHand(state, ['gantelet'], VALUES).now).toBe('gantelet');
		expect(planHand(state, ['nox'], VALUES).now).toBeUndefined();
	});
});
