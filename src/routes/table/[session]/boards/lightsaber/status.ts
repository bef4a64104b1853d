import { m } from '$lib/paraglide/messages.js';
import type { Ruling } from '$lib/rules/contract.ts';
import { opponentOf, type Side, SIDES } from '$lib/rules/lightsaber/cards.ts';
import { deckCard, parseDeckCard } from '$lib/rules/lightsaber/ids.ts';
import { fightsWon } from '$lib/rules/lightsaber/kernel.ts';
import { situationOf, totalOf } from '$lib/rules/lightsaber/queries.ts';
import type { State } from '$lib/rules/lightsaber/types.ts';

/** The sentence over a duelist's total, addressed to that duelist. */
export interface DuelistStatus {
	readonly head: string;
	readonly then?: string | undefined;
}

interface Names {
	name(id: string): string;
}

/** How the fight stands for one duelist, in words. */
export function statusOf(state: State, side: Side, { name }: Names): DuelistStatus {
	const { duelists, turned, over } = state;
	const personOf = (who: Side): string => name(duelists[who].seat);
	const yourTurn = m.duel_your_turn({ name: personOf(side) });
	const turnedCard = turned[side] && m.duel_turned({ card: name(deckCard(side, turned[side])) });
	if (over) return { head: over.won.includes(duelists[side].seat) ? m.duel_win() : m.duel_lost() };

	const situation = situationOf(state);
	switch (situation.kind) {
		case 'score':
			return { head: m.duel_who() };
		case 'order': {
			const { order } = situation;
			return order.side === side ? { head: yourTurn, then: m.duel_order() } : { head: name(deckCard(order.side, order.card)) };
		}
		case 'reveal':
			return turnedCard ? { head: turnedCard } : { head: yourTurn, then: m.duel_lay() };
		case 'impasse':
			return { head: m.duel_impasse(), then: turnedCard || m.duel_impasse_play() };
		case 'impasse-one':
			return situation.actor === side ? { head: yourTurn, then: m.duel_alone() } : { head: m.duel_impasse(), then: m.duel_no_cards() };
		case 'behind':
			if (situation.actor === side) return { head: yourTurn, then: m.duel_answer() };
			return {
				head: m.duel_lead(),
				then: hasEqualTotals(state) ? m.duel_lead_by_cards() : m.duel_waits({ name: personOf(situation.actor) })
			};
		case 'must-concede':
			return situation.actor === side ? { head: yourTurn, then: m.duel_must_concede() } : { head: m.duel_lead() };
		case 'drawn':
			return { head: m.duel_impasse(), then: m.duel_no_cards() };
		case 'round-over':
			return { head: m.duel_round_over() };
	}
}

/** Steps after which the players have to do something with their cards: draw, discard, shuffle, or ignore one. */
const CARD_STEPS: ReadonlySet<string> = new Set([
	'fight.pair',
	'drawn.void',
	'concede.forced',
	'cards.shuffle',
	'cards.all-known',
	'round.short',
	'order.draws',
	'order.discards',
	'order.takes-back',
	'order.cancels',
	'order.cancels-next',
	'order.multiplies',
	'order.multiplies-next',
	'order.multiplies-total',
	'order.loses',
	'order.wins',
	'order.nothing'
]);

/** Reminders that the status sentence already contains. */
const SHOWN_IN_STATUS: readonly string[] = ['remind.together'];

/** A step or a reminder shown to one duelist. */
export interface Note {
	readonly ruling: Ruling;
	/** It has just happened. Otherwise it is a reminder, for which a small screen has no room. */
	readonly fresh: boolean;
}

/** What one duelist must not overlook. Reminders for both sides are shown to the side that plays now. */
export function notesOf(side: Side, isActive: boolean, happened: readonly Ruling[], remind: readonly Ruling[]): readonly Note[] {
	const isOwn = ({ with: values }: Ruling): boolean => values?.['side'] === side;
	const isCommon = ({ with: values }: Ruling): boolean => values?.['side'] === undefined;
	return [
		...happened.filter((step) => CARD_STEPS.has(step.rule) && (isOwn(step) || isCommon(step))).map((ruling) => ({ ruling, fresh: true })),
		...remind
			.filter((reminder) => !SHOWN_IN_STATUS.includes(reminder.rule) && (isOwn(reminder) || (isActive && isCommon(reminder))))
			.map((ruling) => ({ ruling, fresh: false }))
	];
}

const hasEqualTotals = (state: State): boolean => totalOf(state, 'quigon') === totalOf(state, 'maul');

/** The large number: the total of the fight or, after a round and at depth `score`, the fights won. */
export const shownNumber = (state: State, side: Side): number =>
	showsTotals(state) ? totalOf(state, side) : fightsWon(state.results, side);

/** Whether the large number is a total made of cards. */
export const showsTotals = (state: State): boolean => state.options.depth === 'cards' && state.phase !== 'round-over' && !state.over;

/** How far the blades lean towards the other side: 0 even, 1 far ahead. A lead by cards alone leans a little. */
export function bladeLean(state: State, side: Side): number {
	const gap = shownNumber(state, side) - shownNumber(state, opponentOf(side));
	const fullLean = showsTotals(state) ? 8 : 3;
	if (gap !== 0) return Math.max(-1, Math.min(1, (Math.sign(gap) * 0.25 + gap / fullLean) * 0.8));
	const situation = situationOf(state);
	if (!showsTotals(state) || (situation.kind !== 'behind' && situation.kind !== 'must-concede')) return 0;
	return situation.actor === side ? -0.15 : 0.15;
}

/** Options that are touched on the halves: cards, conceding, and at depth `score` the winner of a fight. */
export const isOnBoard = (id: string): boolean =>
	id === 'concede' ||
	(SIDES as readonly string[]).includes(id) ||
	parseDeckCard(id) !== undefined ||
	id.startsWith('both:') ||
	id.startsWith('against:');
