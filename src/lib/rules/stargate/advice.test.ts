import { describe, expect, test } from 'vitest';
import { correct, done, facing, fighting, seated } from '../../../../tests/support/stargate.ts';
import { findOdd, wholePercent } from '../advice.ts';
import type { Facts } from '../contract.ts';
import { advice } from './advice.ts';
import { apply } from './apply.ts';
import type { FoeId } from './cards.ts';
import { fightingTeam } from './fight.ts';
import { whatIfs } from './insight.ts';
import { hand, holding, odds } from './odds.ts';
import type { Action, State } from './types.ts';

const BOX: Facts = {
	'foe:hathor': [{ count: 1, value: 4, wounds: 1 }],
	'foe:printas': [{ count: 3, value: 5, wounds: 1 }],
	'foe:reetous': [{ count: 2, value: 5, wounds: 1 }],
	'foe:kowalski': [{ count: 1, value: 4, wounds: 1 }],
	'foe:invasion-jaffa': [{ count: 4, value: 5, wounds: 1 }],
	'per:invasion-jaffa': 'all',
	'weapon:gantelet': 3,
	'weapon:chasseur-mort': 4,
	'weapon:chasseur-psycho': 4
};
const volley = (ours: number, theirs: number): Action => ({ type: 'volley', dice: { ours, theirs } });
/** A whole game in which the team on turn holds six cards and faces a foe. */
const full = (foe: FoeId, set: Readonly<Record<string, number | string>> = {}): State =>
	done(seated(['Anna', 'Bo'], BOX), correct({ 'hand:p1': 6, ...set }), { type: 'go', planet: 1 }, { type: 'meet', foe });

const FIGHTS: readonly (readonly [string, State])[] = [
	['Unas', facing('unas', {}, BOX)],
	['Unas, after a phase', done(facing('unas', { jaffas: 2 }, BOX), volley(1, 1))],
	['Apophis', facing('apophis', { jaffas: 1 }, BOX)],
	['Hathor', facing('hathor', {}, BOX)],
	['Hathor, the woman infected', facing('hathor', { woman: 0 }, BOX)],
	['Hathor, the woman infected, in a whole game', full('hathor', { 'woman:p1': 'infected' })],
	['Apophis in a whole game', full('apophis')],
	['Apophis in a whole game, after a loss', done(full('apophis', { 'jaffas:p1': 2 }), volley(1, 3))],
	['Apophis in a whole game, lost', done(full('apophis'), volley(0, 4))],
	['Printas', full('printas')],
	['Printas, the team is down', done(full('printas', { 'men:p1': 2 }), volley(0, 2))],
	['Reetous', full('reetous')],
	['Kowalski', full('kowalski')],
	['a share of an Invasion', done(full('invasion-jaffa'), { type: 'invade' })]
];

const close = (a: number, b: number, what: string): void => expect(Math.abs(a - b), `${what}: ${a} and ${b}`).toBeLessThan(1e-9);

describe.each(FIGHTS)('%s: hand, odds, advice and what-ifs give one answer', (_, state) => {
	const all = odds(state);
	const plain = findOdd(all, 'odds.win')!.chance;
	const beside = all.filter(({ of, beside }) => of.rule === 'odds.win' && beside !== undefined);
	const handChance = (...cards: readonly string[]): number => hand(state, cards)!.odd.chance;

	test('with an empty hand the odds are those of the fight', () => close(handChance(), plain, 'no card'));

	test('each single card has the same value in the hand, in the odds and in the advice', () => {
		const advised = new Map(advice(state, all).map(({ of, beside }) => [beside, of.with?.['win']]));
		for (const card of holding(state)) {
			const odds = beside.filter((odd) => odd.beside === card || odd.beside?.startsWith(`${card}:`));
			// Jolinar in a quick fight has no odds before a loss; a zat does not help in a fight that is already lost.
			if (odds.length === 0) continue;
			close(handChance(card), Math.max(plain, ...odds.map(({ chance }) => chance)), card);
			for (const odd of odds) expect(advised.get(odd.beside)).toBe(wholePercent(odd.chance));
		}
	});

	test('more cards never make a hand worse, and a card is advised only if it helps', () => {
		const cards = holding(state).filter((card) => !card.startsWith('chasseur'));
		for (const card of cards) expect(handChance(...cards)).toBeGreaterThanOrEqual(handChance(card) - 1e-9);
		for (const card of cards) {
			const { odd, now } = hand(state, [card])!;
			if (now.rule === 'counsel.hand-now') expect(odd.chance).toBeGreaterThanOrEqual(plain);
			if (odd.chance < 1e-12) expect(now.rule, card).toBe('counsel.hand-keep');
		}
	});

	test('a what-if that arms the team gives the same odds as the weapon itself', () => {
		const { zat, drawn } = fightingTeam(fighting(state));
		if (zat || drawn) return;
		for (const { action } of whatIfs(state)) {
			if (action.type !== 'correct') continue;
			const weapon = action.set['weapon'] ?? action.set[`arms:${fightingTeam(state).id}`];
			const odd = beside.find((each) => each.beside === weapon);
			const after = apply(state, action);
			if (!odd || !after.ok) continue;
			close(findOdd(odds(after.state), 'odds.win')!.chance, odd.chance, `${weapon}`);
		}
	});
});

test('Hathor, the woman infected, a grenade in hand: the grenade is advised and not the Nox', () => {
	const state = facing('hathor', { woman: 0 }, BOX);
	expect(hand(state, ['grenade'])).toMatchObject({ now: { rule: 'counsel.hand-now', with: { card: 'grenade' } } });
	const both = hand(state, ['grenade', 'nox'])!;
	expect(both.now).toEqual({ rule: 'counsel.hand-now', with: { card: 'grenade' } });
	close(both.odd.chance, 6305 / 6561, 'the grenade alone decides');
});
