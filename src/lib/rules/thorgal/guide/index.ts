import { answerable, choose, isLegal, optionMaker } from '../../ask.ts';
import type { Ask, Guide, Ruling } from '../../contract.ts';
import { askFact } from '../../facts.ts';
import { mayDrawMore } from '../action.ts';
import { apply, missingFact } from '../apply.ts';
import { CHALLENGES } from '../cards.ts';
import { needsDice, tracksHands, tracksPath } from '../depth.ts';
import { roundsLeft } from '../forecast.ts';
import { activeHero, activeLeader, handOverLimit, pendingThrow } from '../heroes.ts';
import { challengeId, factId, placeId } from '../ids.ts';
import { diceToTake } from '../kernel.ts';
import { emptyPlaces } from '../piles.ts';
import { PRINTED } from '../printed.ts';
import { rerollReminders } from '../reroll.ts';
import { ruling } from '../rules.ts';
import type { Action, Offer, State } from '../types.ts';
import { actionOptions, discardAsk, turnAsk } from './action.ts';
import { chaamOptions, placeChaamOption, placeOptions } from './chaams.ts';
import { gainsAsk, goalAsk, pickExactly, swapAsk, throwAsk } from './destiny.ts';
import { now } from './now.ts';
import { optionalFactAsk, optionalFactAsks, recountAsks, unknownCardsAsks } from './unknown.ts';

/** What the table may do now. */
export function guide(state: State): Guide<Action> {
	const offer = optionMaker(apply, state);
	if (state.over) return { now: now(state), asks: answerable<Action>(...afterEndAsks(state, offer)) };
	const player = activeLeader(state);
	return {
		now: now(state),
		where:
			state.ogotai === 0
				? ruling('round.where-unknown', { round: state.round, player })
				: ruling('round.where', { round: state.round, left: roundsLeft(state), player }),
		asks: asks(state, offer),
		remind: missingFact(state) ? [] : reminders(state)
	};
}

/**
 * Reminders: advice about the dice, and the hero's power; what is the same in every turn only in the first round. The pyramid shows
 * Ogotaï's next step.
 */
function reminders(state: State): readonly Ruling[] {
	const { phase, heroTurn, round } = state;
	const { id } = activeHero(state);
	const dice = phase === 'throw' && !needsDice(state) && round === 1 ? [ruling('destiny.throw', { dice: heroTurn.free })] : [];
	const isActing = phase === 'action' && tracksHands(state);
	const power = isActing && heroTurn.power ? [ruling('power.adjust', { hero: id })] : [];
	const unused = isActing && !heroTurn.power && round === 1 ? [ruling('power.unused', { hero: id })] : [];
	return [...dice, ...rerollReminders(state), ...power, ...unused];
}

/**
 * After the end: which of the twenty challenges was met, and what it demands. If no challenge may be recorded any more, none is shown,
 * because all twenty would be refused for the same reason.
 */
function afterEndAsks(state: State, offer: Offer): readonly (Ask<Action> | false | undefined)[] {
	const numbers = Array.from({ length: CHALLENGES }, (_, i) => i + 1);
	return [
		choose(
			ruling('challenge.which'),
			numbers
				.map((n) => {
					const challenge = challengeId(n);
					const label = state.facts[factId('met', n)] === undefined ? undefined : ruling('challenge.again', { challenge });
					return offer(challenge, { type: 'challenge', n }, label);
				})
				.filter(isLegal),
			{ optional: true }
		),
		optionalFactAsk(state, state.challenge !== undefined && factId('challenge', state.challenge))
	];
}

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	const fact = missingFact(state);
	if (fact !== undefined) {
		const ask = askFact(PRINTED, fact);
		return answerable<Action>(ask && state.ogotai > 0 ? { ...ask, later: true } : ask);
	}
	const over = state.options.depth === 'full' ? handOverLimit(state) : undefined;
	if (over && !mayDrawMore(state)) return answerable(discardAsk(over), ...unknownCardsAsks(state, offer));
	return answerable(
		over && discardAsk(over),
		...phaseAsks(state, offer),
		...unknownCardsAsks(state, offer),
		...recountAsks(state),
		...optionalFactAsks(state)
	);
}

function phaseAsks(state: State, offer: Offer): readonly (Ask<Action> | false | undefined)[] {
	const { phase, heroTurn, options } = state;
	const { id } = activeHero(state);
	const who = activeLeader(state);
	/** The power before the action phase: refused by the rulebook, but the text on a hero card may allow it. */
	const earlyPower = () => offer('power', { type: 'power' });
	switch (phase) {
		case 'throw':
			if (!needsDice(state)) return [turnAsk(state, offer), { ...throwAsk(ruling('destiny.here'), state), optional: true }];
			return [throwAsk(ruling('destiny.throw', { dice: heroTurn.free }), state), goalAsk(state), passAsk(offer), endAsk(state, offer)];
		case 'pick': {
			const { black, white } = pendingThrow(state);
			const dice = diceToTake(black, white.length);
			const pickAsk = pickExactly(ruling('destiny.pick', { dice }), white, dice, (taken) => ({ action: { type: 'pick', dice: taken } }));
			return [{ ...pickAsk, who }, goalAsk(state)];
		}
		case 'decide':
			return [
				heroTurn.free > 0 && throwAsk(ruling('destiny.again', { dice: heroTurn.free }), state),
				heroTurn.free > 0
					? choose(ruling('destiny.enough', { hero: id }), [offer('stop', { type: 'stop' }), earlyPower()], { who })
					: choose(ruling('tanatloc.keep'), [offer('keep', { type: 'stop' }), earlyPower()], { who }),
				heroTurn.swap && swapAsk(state),
				heroTurn.free > 0 && goalAsk(state)
			];
		case 'chaams':
			return [
				heroTurn.gains && gainsAsk(heroTurn.gains),
				options.depth === 'full'
					? choose(
							ruling('chaams.which', { left: heroTurn.chaams }),
							[...chaamOptions(state, offer, (card, offerCard) => placeChaamOption(state, card, offerCard)), earlyPower()],
							{ who }
						)
					: choose(ruling('chaams.where', { card: '?' }), [...placeOptions(state, '?', offer), earlyPower()], { who })
			];
		case 'reveal':
			return [
				choose(
					ruling('chaams.which', { left: heroTurn.chaams }),
					[...chaamOptions(state, offer, (card, offerCard) => offerCard(card, { type: 'chaam', card, to: state.frontier })), earlyPower()],
					{ who }
				)
			];
		case 'action':
			if (!needsDice(state)) return [turnAsk(state, offer)];
			return [
				heroTurn.gains && gainsAsk(heroTurn.gains),
				choose(ruling('action.now', { hero: id }), actionOptions(state, offer), { who }),
				endAsk(state, offer)
			];
		case 'ogotai':
			return [choose(ruling('ogotai.now', { space: state.ogotai + 1 }), [offer('advance', { type: 'advance' })]), endAsk(state, offer)];
		case 'war':
			return [
				choose(
					ruling('ogotai.which', { left: state.war, place: placeId(emptyPlaces(state).at(-1) ?? 1) }),
					chaamOptions(state, offer, (card, offerCard) => offerCard(card, { type: 'brought', card }))
				)
			];
		case 'uncover':
		case 'march':
			throw new Error('In this phase the game only waits for a fact.');
	}
}

/** Passes a turn of which nothing is entered. */
const passAsk = (offer: Offer): Ask<Action> => choose(ruling('turn.pass'), [offer('pass', { type: 'pass' })], { optional: true });

/** Where only dice are tracked, asks how the game ended. */
const endAsk = (state: State, offer: Offer): Ask<Action> | false =>
	!tracksPath(state) &&
	choose(
		ruling('end.told'),
		(['victory', 'no-place', 'no-chaams'] as const).map((how) => offer(`end:${how}`, { type: 'ended', how })),
		{ optional: true }
	);
