import { m } from '$lib/paraglide/messages.js';
import type { Ruling } from '$lib/rules/contract.ts';
import { opponentOf, type Side } from '$lib/rules/lightsaber/cards.ts';
import { deckCard } from '$lib/rules/lightsaber/ids.ts';
import { situationOf, totalOf } from '$lib/rules/lightsaber/queries.ts';
import { fightsWon } from '$lib/rules/lightsaber/kernel.ts';
import type { State } from '$lib/rules/lightsaber/types.ts';

/** How one duelist stands, said to them: the sentence over their total. */
export interface DuelistStatus {
	readonly head: string;
	readonly then?: string | undefined;
}

interface Speech {
	name(id: string): string;
}

export function statusOf(state: State, side: Side, { name }: Speech): DuelistStatus {
	const { duelists, turned, orders, over } = state;
	const person = (who: Side): string => name(duelists[who].seat);
	const yours = m.duel_your_turn({ name: person(side) });
	const told = turned[side] && m.duel_told({ card: name(deckCard(side, turned[side])) });
	if (over) return { head: over.won.includes(duelists[side].seat) ? m.duel_win() : m.duel_lost() };

	const now = situationOf(state);
	switch (now.kind) {
		case 'score':
			return { head: m.duel_who() };
		case 'order': {
			const [first] = orders;
			const card = name(deckCard(first!.side, first!.card));
			return first!.side === side ? { head: yours, then: m.duel_order() } : { head: card };
		}
		case 'reveal':
			return told ? { head: told } : { head: yours, then: m.duel_lay() };
		case 'impasse':
			return { head: m.duel_impasse(), then: told || m.duel_impasse_play() };
		case 'impasse-one':
			return now.actor === side ? { head: yours, then: m.duel_alone() } : { head: m.duel_impasse(), then: m.duel_no_cards() };
		case 'behind':
			if (now.actor === side) return { head: yours, then: m.duel_answer() };
			return { head: m.duel_lead(), then: level(state) ? m.duel_lead_by_cards() : m.duel_waits({ name: person(now.actor) }) };
		case 'must-concede':
			return now.actor === side ? { head: yours, then: m.duel_must_concede() } : { head: m.duel_lead() };
		case 'drawn':
			return { head: m.duel_impasse(), then: m.duel_no_cards() };
		case 'round-over':
			return { head: m.duel_round_over() };
	}
}

/** What was said in the last breath and is for the hands: cards to draw, to throw away, to shuffle, or that no longer count. */
const HANDS =
	/^(fight\.pair|drawn\.void|concede\.forced|cards\.(shuffle|all-known)|round\.short|order\.(draws|discards|takes-back|cancels|multiplies|loses|wins|nothing).*)$/;

/** Put in the sentence over the total already. */
const SAID: readonly string[] = ['remind.together'];

export interface Note {
	readonly ruling: Ruling;
	/** It has just happened; otherwise it is a reminder, for which a small screen has no room. */
	readonly fresh: boolean;
}

/** What one duelist should not overlook. What holds for both is said to whoever plays now. */
export function notesOf(side: Side, lit: boolean, happened: readonly Ruling[], remind: readonly Ruling[]): readonly Note[] {
	const mine = ({ with: about }: Ruling): boolean => about?.['side'] === side;
	const common = ({ with: about }: Ruling): boolean => about?.['side'] === undefined;
	return [
		...happened.filter((each) => HANDS.test(each.rule) && (mine(each) || common(each))).map((ruling) => ({ ruling, fresh: true })),
		...remind
			.filter((each) => !SAID.includes(each.rule) && (mine(each) || (lit && common(each))))
			.map((ruling) => ({ ruling, fresh: false }))
	];
}

const level = (state: State): boolean => totalOf(state, 'quigon') === totalOf(state, 'maul');

/** The number read across the table: the total of the fight; in the score alone and after a round, fights won. */
export const shownNumber = (state: State, side: Side): number =>
	showsTotals(state) ? totalOf(state, side) : fightsWon(state.results, side);

/** Is the number a total, made of cards? */
export const showsTotals = (state: State): boolean => state.options.depth === 'cards' && state.phase !== 'round-over' && !state.over;

/** How far the blades lean towards the other side: 0 even, 1 beaten. A lead by cards alone is a small one. */
export function bladeLean(state: State, side: Side): number {
	const gap = shownNumber(state, side) - shownNumber(state, opponentOf(side));
	const full = showsTotals(state) ? 8 : 3;
	if (gap !== 0) return Math.max(-1, Math.min(1, (Math.sign(gap) * 0.25 + gap / full) * 0.8));
	const now = situationOf(state);
	if (!showsTotals(state) || (now.kind !== 'behind' && now.kind !== 'must-concede')) return 0;
	return now.actor === side ? -0.15 : 0.15;
}

/** Told on the halves themselves: a card, a concession, who has won a fight. */
export const isOnBoard = (id: string): boolean => id === 'concede' || /^(quigon|maul)\b/.test(id);
