import { answerable, choose, count, isLegal, optionMaker, pick } from '../../ask.ts';
import { askFact, knownFact } from '../../facts.ts';
import type { Ask, Guide, Ruling } from '../../contract.ts';
import { rerollReminders } from '../reroll.ts';
import { apply, missingFact } from '../apply.ts';
import { dials } from '../dials.ts';
import { CHALLENGES, PRINTED, SKILLS, SUMMIT } from '../cards.ts';
import { actionOptions, discardAsk } from './action.ts';
import { goalAsk, throwAsk, chaamOptions, pickExactly, gainsAsk, placeChaamOption, placeOptions, swapAsk } from './destiny.ts';
import { activeHero, activeLeader, handOverLimit } from '../heroes.ts';
import { diceToTake } from '../kernel.ts';
import { roundsLeft } from '../forecast.ts';
import { emptyPlaces, unseenSkills } from '../piles.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';

export type Offer = ReturnType<typeof optionMaker<State, Action>>;

export function guide(state: State): Guide<Action> {
	const offer = optionMaker(apply, state);
	if (state.over) return { now: state.over.by, asks: answerable<Action>(...afterEndAsks(state, offer)) };
	const player = activeLeader(state);
	return {
		now: now(state),
		where:
			state.ogotai === 0
				? ruling('round.where-unknown', { round: state.round, player })
				: ruling('round.where', { round: state.round, left: roundsLeft(state), player }),
		asks: asks(state, offer),
		remind: missingFact(state) ? [] : remind(state)
	};
}

function now(state: State): Ruling {
	const { ogotai, phase } = state;
	const { id } = activeHero(state);
	switch (phase) {
		case 'throw':
		case 'pick':
		case 'decide':
			return ruling('now.destiny', { hero: id, ogotai });
		case 'chaams':
			return ruling('now.chaams', { hero: id, ogotai });
		case 'action':
		case 'uncover':
		case 'reveal':
			return ruling('now.action', { hero: id, ogotai });
		default:
			return ruling('now.ogotai', { ogotai });
	}
}

/** What the dice advise, and a power nobody has used. What Ogotaï is about to do stands on the pyramid. */
function remind(state: State): readonly Ruling[] {
	const { phase, heroTurn, options } = state;
	const { id } = activeHero(state);
	const power =
		phase !== 'action' || options.depth === 'dice' ? [] : [ruling(heroTurn.power ? 'power.adjust' : 'power.unused', { hero: id })];
	return [...rerollReminders(state), ...power];
}

/** After the end, for whoever keeps the list: which of the twenty was met, and what it asks for. */
function afterEndAsks(state: State, offer: Offer): readonly (Ask<Action> | false | undefined)[] {
	const numbers = Array.from({ length: CHALLENGES }, (_, i) => i + 1);
	return [
		choose(
			ruling('challenge.which'),
			numbers
				.map((n) => {
					const challenge = `challenge:${n}`;
					const again = state.facts[`met:${n}`] === undefined ? undefined : ruling('challenge.again', { challenge });
					return offer(challenge, { type: 'challenge', n }, again);
				})
				.filter(isLegal),
			{ optional: true }
		),
		optionalFactAsk(state, state.challenge !== undefined && `challenge:${state.challenge}`)
	];
}

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	const fact = missingFact(state);
	if (fact !== undefined) return [askFact(PRINTED, fact)!];
	const over = state.options.depth === 'dice' ? undefined : handOverLimit(state);
	const goesOn = state.options.handLimit === 'batch' && state.phase === 'action';
	if (over && !goesOn) return answerable(discardAsk(over), ...unknownCardsAsks(state, offer));
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
	/** A power whose card lets it be used before the action phase: greyed, and done anyway. */
	const early = offer('power', { type: 'power' });
	switch (phase) {
		case 'throw':
			return [throwAsk(ruling('destiny.throw', { dice: heroTurn.free }), state), goalAsk(state), endAsk(state, offer)];
		case 'pick': {
			const dice = diceToTake(heroTurn.thrown!.black, heroTurn.thrown!.white.length)!;
			return [
				{
					...pickExactly(ruling('destiny.pick', { dice }), heroTurn.thrown!.white, dice, (taken) => ({
						action: { type: 'pick', dice: taken }
					})),
					who
				},
				goalAsk(state)
			];
		}
		case 'decide':
			return [
				heroTurn.free > 0 && throwAsk(ruling('destiny.again', { dice: heroTurn.free }), state),
				heroTurn.free > 0
					? choose(ruling('destiny.enough', { hero: id }), [offer('stop', { type: 'stop' }), early], { who })
					: choose(ruling('tanatloc.keep'), [offer('keep', { type: 'stop' }), early], { who }),
				heroTurn.swap && swapAsk(state),
				heroTurn.free > 0 && goalAsk(state)
			];
		case 'chaams':
			return [
				heroTurn.gains && gainsAsk(state, offer),
				options.depth === 'full'
					? choose(
							ruling('chaams.which', { left: heroTurn.chaams }),
							[...chaamOptions(state, (card) => placeChaamOption(state, card, offer)), early],
							{ who }
						)
					: choose(ruling('chaams.where', { card: '?' }), [...placeOptions(state, '?', offer), early], { who })
			];
		case 'reveal':
			return [
				choose(
					ruling('chaams.which', { left: heroTurn.chaams }),
					chaamOptions(state, (card) => offer(card, { type: 'chaam', card, to: state.frontier })),
					{ who }
				)
			];
		case 'action':
			return [
				heroTurn.gains && gainsAsk(state, offer),
				choose(ruling('action.now', { hero: id }), actionOptions(state, offer), { who }),
				endAsk(state, offer)
			];
		case 'ogotai':
			return [choose(ruling('ogotai.now', { space: state.ogotai + 1 }), [offer('advance', { type: 'advance' })]), endAsk(state, offer)];
		case 'war':
			return [
				choose(
					ruling('ogotai.which', { left: state.war, place: `L:${emptyPlaces(state).at(-1)!}` }),
					chaamOptions(state, (card) => offer(card, { type: 'brought', card }))
				)
			];
		case 'uncover':
		case 'march':
			throw new Error('Only a fact can be missing here.');
	}
}

/** A table that tracks only dice says itself how the game ended. */
const endAsk = (state: State, offer: Offer): Ask<Action> | false =>
	state.options.depth === 'dice' &&
	choose(
		ruling('end.told'),
		(['victory', 'no-place', 'no-chaams'] as const).map((how) => offer(`end:${how}`, { type: 'ended', how })).filter(isLegal),
		{ optional: true }
	);

// ── What is not told yet ─────────────────────────────────────────────────────────────────────────────────────────

/** Cards and Chaams nobody has named, where faces are tracked. Starting cards are first read off the hero card. */
function unknownCardsAsks(state: State, offer: Offer): readonly (Ask<Action> | false)[] {
	if (state.options.depth !== 'full') return [];
	const unseen = unseenSkills(state);
	const hands = state.heroes
		.filter(({ id, unknown, starting }) => unknown > 0 && !(starting && state.facts[`hand:${id}`] === undefined))
		.map(({ id, unknown }): Ask<Action> =>
			pick({
				prompt: ruling('hand.which', { hero: id, n: unknown }),
				optional: true,
				from: SKILLS.filter((skill) => unseen[skill] > 0).map((skill) => ({ id: skill, most: Math.min(unknown, unseen[skill]) })),
				ends: [
					{
						id: 'done',
						least: unknown,
						most: unknown,
						then: (cards) => ({ action: { type: 'recall', hero: id, cards: cards as (typeof SKILLS)[number][] } })
					}
				]
			})
		);
	const places = state.places.flatMap((cards, i) => (cards.includes('?') ? [i + 1] : []));
	const faces = (place: number): Ask<Action> =>
		choose(
			ruling('chaams.which-one', { place: `L:${place}` }),
			chaamOptions(state, (card) => offer(card, { type: 'recognise', place, card: card as Exclude<typeof card, '?'> })).filter(
				(option) => option.id !== '?' && isLegal(option)
			)
		);
	const named = places.filter((place) => {
		const ask = faces(place);
		return ask.kind === 'choose' && ask.options.length > 0;
	});
	return [
		...hands,
		named.length > 0 &&
			choose(
				ruling('chaams.unseen'),
				named.map((place) => ({ id: `L:${place}`, ask: () => faces(place) })),
				{ optional: true }
			)
	];
}

/** After more is tracked than before: one figure after the other, as the dials would set them. */
function recountAsks(state: State): readonly (Ask<Action> | false)[] {
	const { recount: left, frontier, heroes, places } = state;
	const told = (dial: string, n: number): Action => ({ type: 'correct', set: { [dial]: n } });
	const one = (dial: string, prompt: Ruling, value: number, least: number, most: number): Ask<Action> | false =>
		left.includes(dial) &&
		least <= most &&
		count<Action>(prompt, [least, most], (n) => ({ action: told(dial, n) }), {
			optional: true,
			usual: Math.min(most, Math.max(least, value))
		});
	const limits = Object.fromEntries(dialLimits(state));
	const asks = [
		one('frontier', ruling('recount.frontier'), frontier, ...(limits.frontier ?? [1, 0])),
		...heroes.flatMap(({ id, at, unknown }) => [
			one(`at:${id}`, ruling('recount.at', { hero: id }), at, ...(limits[`at:${id}`] ?? [1, 0])),
			one(`unknown:${id}`, ruling('recount.cards', { hero: id }), unknown, ...(limits[`unknown:${id}`] ?? [1, 0]))
		]),
		...places.map((cards, i) =>
			one(`chaams:${i + 1}`, ruling('recount.chaams', { place: `L:${i + 1}` }), cards.length, ...(limits[`chaams:${i + 1}`] ?? [1, 0]))
		)
	];
	return [
		...asks,
		left.length > 0 && choose<Action>(ruling('recount.done'), [{ id: 'counted', action: { type: 'counted' } }], { optional: true })
	];
}

const dialLimits = (state: State): readonly [string, [number, number]][] =>
	dials(state).flatMap((dial): [string, [number, number]][] => ('least' in dial ? [[dial.id, [dial.least, dial.most]]] : []));

/** A fact worth knowing early: asked in passing, never insisted upon, and never twice. */
const optionalFactAsk = (state: State, fact: string | false): Ask<Action> | false =>
	fact !== false && state.facts[fact] === undefined && { ...(askFact(PRINTED, fact) as Ask<Action>), optional: true };

function optionalFactAsks(state: State): readonly (Ask<Action> | false)[] {
	const { phase, round, active, ogotai, options, frontier, heroTurn } = state;
	const me = activeHero(state);
	const ahead = ogotai + 1;
	const open = phase === 'throw' && heroTurn.throws === 0;
	const full = options.depth === 'full';
	const first = open && round === 1 && active === 0;
	const colour = SKILLS.find((skill) => state.facts[`colour:${skill}`] === undefined);
	return [
		optionalFactAsk(state, open && me.starting === true && full && `hand:${me.id}`),
		optionalFactAsk(state, open && ahead < SUMMIT && !knownFact(PRINTED, state.facts, 'war', `${ahead}`) && `war:${ahead}`),
		optionalFactAsk(state, first && 'faces:white'),
		optionalFactAsk(state, first && 'faces:black'),
		first && full && colour !== undefined && unusedColours(state, optionalFactAsk(state, `colour:${colour}`)),
		optionalFactAsk(state, phase === 'action' && frontier === 2 && options.depth !== 'dice' && 'name:2'),
		optionalFactAsk(state, phase === 'action' && heroTurn.power && `power:${me.id}`)
	];
}

/** Six skills, six colours. */
const unusedColours = (state: State, ask: Ask<Action> | false): Ask<Action> | false => {
	const taken = SKILLS.map((skill) => `tint:${state.facts[`colour:${skill}`] as string}`);
	return ask && ask.kind === 'choose' ? { ...ask, options: ask.options.filter(({ id }) => !taken.includes(id)) } : ask;
};
