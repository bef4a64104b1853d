import type { Dial, Thing } from '../contract.ts';
import { addCards, cardCount, type CardCounts, countOf, repeat } from '../deck.ts';
import { isOptionDial, optionDials, withOption } from '../setup.ts';
import {
	type Chaam,
	HAND_LIMIT,
	type HeroId,
	LAB,
	PLACES,
	type PowerEffect,
	SKILLS,
	SUMMIT,
	WHITE_DICE,
	WHITE_FACES,
	type WhiteFace
} from './cards.ts';
import { changeDepth, needsDice, tracksHands, tracksPath } from './depth.ts';
import { activeHero, findHero, isHeroTurn, NEW_HERO_TURN, withHero, withHeroTurn } from './heroes.ts';
import { dialId, type DialKind, type DialTarget, parseDialId } from './ids.ts';
import { isChaamsDie } from './kernel.ts';
import { CHANGEABLE_OPTIONS } from './options.ts';
import { chaamsAt, chaamsPileSize, skillPileSize, unseenSkills } from './piles.ts';
import { readFact } from './printed.ts';
import { type Aim, BEARS, GOALS, type Hero, PRICES, type State } from './types.ts';

const numberDial = (target: DialTarget, value: number, least: number, most: number): Dial => ({ id: dialId(target), value, least, most });
const choiceDial = (target: DialTarget, value: string, from: readonly string[]): Dial => ({ id: dialId(target), value, from });
const switchDial = (target: DialTarget, on: boolean): Dial => choiceDial(target, on ? 'on' : 'off', ['off', 'on']);

/** Everything tracked now that the table may set by hand, including the options. */
export function dials(state: State): readonly Dial[] {
	const tracked = [
		...(tracksPath(state) ? [...pathDials(state), ...chaamsDials(state)] : []),
		...(tracksHands(state) ? handDials(state) : [])
	];
	return [...roundDials(state), ...heroTurnDials(state), ...tracked, ...optionDials(CHANGEABLE_OPTIONS, changeableOptions(state))].filter(
		(dial) => !('least' in dial) || (dial.least <= dial.most && dial.least <= dial.value)
	);
}

const changeableOptions = ({ options: { fourthHero: _, level3: __, fourthSeat: ___, ...changeable } }: State) => changeable;

const roundDials = (state: State): readonly Dial[] => {
	const { ogotai, round, heroes } = state;
	return [
		...(ogotai > 0 && ogotai < SUMMIT ? [numberDial({ kind: 'ogotai' }, ogotai, 1, SUMMIT - 1)] : []),
		numberDial({ kind: 'round' }, round, 1, Math.max(SUMMIT - 1, round)),
		choiceDial(
			{ kind: 'active' },
			activeHero(state).id,
			heroes.map(({ id }) => id)
		)
	];
};

function heroTurnDials(state: State): readonly Dial[] {
	const { phase, war, heroTurn, options } = state;
	if (phase === 'war') return [numberDial({ kind: 'due' }, war, 0, 4)];
	if (!isHeroTurn(state)) return [];
	const { won, free, chaams, power, aim, swap } = heroTurn;
	const room = phase === 'action' ? WHITE_DICE - won.length : free;
	const mayChangeDice = phase === 'decide' || ((phase === 'throw' || phase === 'action') && (needsDice(state) || won.length > 0));
	return [
		...(mayChangeDice ? WHITE_FACES.filter((die) => phase !== 'action' || !isChaamsDie(die)) : []).map((die) => {
			const value = won.filter((each) => each === die).length;
			return numberDial({ kind: 'die', die }, value, 0, value + room);
		}),
		...(phase === 'chaams' || phase === 'reveal' ? [numberDial({ kind: 'due' }, chaams, 0, Math.max(10, chaams))] : []),
		...(phase === 'decide' && options.depth === 'full' ? [switchDial({ kind: 'tanatloc' }, swap)] : []),
		...(tracksHands(state) ? [switchDial({ kind: 'power' }, power)] : []),
		choiceDial({ kind: 'goal' }, aim.goal, GOALS),
		choiceDial({ kind: 'bears' }, aim.bears, BEARS),
		choiceDial({ kind: 'price' }, aim.price, PRICES)
	];
}

/** Places with a step that is followed by a journey. */
const STEP_PLACES = [2, 4, 6] as const;

function pathDials({ heroes, places, frontier, options, passed }: State): readonly Dial[] {
	const farthest = Math.max(...heroes.map(({ at }) => at), ...places.map((cards, i) => (cards.length ? i + 1 : 1)));
	return [
		numberDial({ kind: 'frontier' }, frontier, farthest, PLACES),
		...heroes.map(({ id, at }) => numberDial({ kind: 'at', hero: id }, at, 1, frontier)),
		...(options.stepScope === 'team' ? STEP_PLACES.map((place) => switchDial({ kind: 'passed', place }, passed.includes(place))) : []),
		...(options.stepSplit
			? heroes.filter(({ at }) => at % 2 === 0 && at < LAB).map(({ id, paid }) => switchDial({ kind: 'paid', hero: id }, paid ?? false))
			: [])
	];
}

/** A hand may get any card that may be in the pile. A hand of more than ten is asked to discard afterwards. */
function handDials(state: State): readonly Dial[] {
	const pile = skillPileSize(state);
	const unseen = unseenSkills(state);
	const skills = state.options.depth === 'full' ? SKILLS : [];
	const unknownDiscards = countOf(state.skillDiscard, '?');
	return [
		...state.heroes.flatMap(({ id, hand, unknown }): readonly Dial[] => [
			numberDial({ kind: 'unknown', hero: id }, unknown, 0, Math.max(unknown, Math.min(unknown + pile, HAND_LIMIT - cardCount(hand)))),
			...skills.map((skill) => {
				const value = countOf(hand, skill);
				return numberDial({ kind: 'holds', hero: id, skill }, value, 0, value + Math.min(unseen[skill], pile));
			})
		]),
		...skills.map((skill) => {
			const value = countOf(state.skillDiscard, skill);
			return numberDial({ kind: 'discard', card: skill }, value, 0, value + Math.min(unseen[skill], pile));
		}),
		numberDial({ kind: 'discard', card: '?' }, unknownDiscards, 0, unknownDiscards + pile)
	];
}

function chaamsDials(state: State): readonly Dial[] {
	const pile = chaamsPileSize(state);
	return [
		...state.places.slice(0, state.frontier).flatMap((cards, i): readonly Dial[] => [
			numberDial({ kind: 'chaams', place: i + 1 }, cards.length, 0, cards.length + pile),
			...[...new Set(cards)]
				.filter((card) => card !== '?')
				.map((card) => {
					const value = cards.filter((each) => each === card).length;
					return numberDial({ kind: 'chaam', place: i + 1, card }, value, 0, value);
				})
		]),
		numberDial({ kind: 'fallen' }, cardCount(state.chaamsDiscard), 0, cardCount(state.chaamsDiscard) + pile)
	];
}

/** The dials that open when the active hero uses its power: those entered for its card, or all of them. */
export function powerDials(state: State): readonly Dial[] {
	const effects = readFact(state.facts, 'power', activeHero(state).id)?.touches ?? [];
	const all = dials(state).filter((dial) => !isOptionDial(dial.id));
	if (effects.length === 0 || effects.includes('other')) return all;
	const kinds = effects.flatMap((effect) => DIALS_OF_EFFECT[effect]);
	return all.filter(({ id }) => kinds.includes(parseDialId(id).kind));
}

const DIALS_OF_EFFECT: Readonly<Record<PowerEffect, readonly DialKind[]>> = {
	draw: ['holds', 'unknown'],
	discard: ['holds', 'unknown', 'discard'],
	'gain-dice': ['die'],
	'move-hero': ['at'],
	'remove-chaam': ['chaam', 'chaams', 'fallen'],
	'move-chaam': ['chaam', 'chaams'],
	'swap-cards': ['holds', 'unknown'],
	reveal: ['frontier', 'chaams'],
	other: []
};

// ── Setting dials ────────────────────────────────────────────────────────────────────────────────────────────────

/** The state after a dial was set by hand. */
export const setDial = (state: State, dial: string, to: Thing): State => {
	const next = isOptionDial(dial) ? setOption(state, dial, to) : setTracked(state, parseDialId(dial), to);
	return next.recount.includes(dial) ? { ...next, recount: next.recount.filter((each) => each !== dial) } : next;
};

function setTracked(state: State, target: DialTarget, to: Thing): State {
	const n = Number(to);
	switch (target.kind) {
		case 'ogotai':
		case 'round':
		case 'frontier':
			return { ...state, [target.kind]: n };
		case 'active':
			return { ...state, active: state.heroes.findIndex(({ id }) => id === to), phase: 'throw', heroTurn: NEW_HERO_TURN, war: 0 };
		case 'die':
			return withDice(state, target.die, n);
		case 'due':
			return state.phase === 'war' ? { ...state, war: n } : withHeroTurn(state, { chaams: n });
		case 'tanatloc':
			return withHeroTurn(state, { swap: to === 'on' });
		case 'power':
			return withHeroTurn(state, { power: to === 'on' });
		case 'goal':
		case 'bears':
		case 'price':
			return withHeroTurn(state, { aim: { ...state.heroTurn.aim, [target.kind]: to } as Aim });
		case 'at':
		case 'unknown':
			return withHero(state, target.hero, { [target.kind]: n });
		case 'passed':
			return {
				...state,
				passed: STEP_PLACES.filter((place) => (place === target.place ? to === 'on' : state.passed.includes(place)))
			};
		case 'paid':
			return withPaid(state, target.hero, to === 'on');
		case 'holds':
			return withHero(state, target.hero, { hand: withCount(findHero(state, target.hero)?.hand ?? {}, target.skill, n) });
		case 'discard':
			return { ...state, skillDiscard: withCount(state.skillDiscard, target.card, n) };
		case 'chaams':
			return withChaams(state, target.place, n);
		case 'chaam':
			return withoutChaam(state, target.place, target.card, n);
		case 'fallen':
			return withDiscardedChaams(state, n);
	}
}

const withCount = <Card extends string>(counts: CardCounts<Card>, card: Card, n: number): CardCounts<Card> => {
	const { [card]: _, ...others } = counts;
	return (n > 0 ? { ...others, [card]: n } : others) as CardCounts<Card>;
};

/** In the destiny phase, dice won and dice to be thrown are always five in total. */
function withDice(state: State, die: WhiteFace, n: number): State {
	const won = [...state.heroTurn.won.filter((each) => each !== die), ...repeat(die, n)];
	if (state.phase === 'action') return withHeroTurn(state, { won });
	const next = withHeroTurn(state, { won, free: WHITE_DICE - won.length });
	return won.length > 0 ? { ...next, phase: 'decide' } : next;
}

const withPaid = (state: State, id: HeroId, on: boolean): State => ({
	...state,
	heroes: state.heroes.map((each): Hero => {
		if (each.id !== id) return each;
		const { paid: _, ...others } = each;
		return on ? { ...others, paid: true } : others;
	})
});

function withChaams(state: State, place: number, n: number): State {
	const cards = chaamsAt(state, place);
	const more = repeat('?' as const, Math.max(0, n - cards.length));
	return {
		...state,
		places: state.places.with(place - 1, [...cards.slice(0, n), ...more]),
		chaamsDiscard: addCards(state.chaamsDiscard, ...cards.slice(n))
	};
}

function withoutChaam(state: State, place: number, card: Chaam, n: number): State {
	const cards = chaamsAt(state, place);
	const gone = cards.filter((each) => each === card).length - n;
	const others = cards.filter((each) => each !== card);
	return {
		...state,
		places: state.places.with(place - 1, [...others, ...repeat(card, n)]),
		chaamsDiscard: addCards(state.chaamsDiscard, ...repeat(card, gone))
	};
}

function withDiscardedChaams(state: State, n: number): State {
	const cards = Object.entries(state.chaamsDiscard).flatMap(([card, k]) => repeat(card as Chaam, k as number));
	const more = repeat('?' as const, Math.max(0, n - cards.length));
	return { ...state, chaamsDiscard: addCards({}, ...cards.slice(0, n), ...more) };
}

// ── Options ────────────────────────────────────────────────────────────────────────────────────────────

function setOption(state: State, dial: string, to: Thing): State {
	return changeDepth(state, { ...state.options, ...withOption(CHANGEABLE_OPTIONS, changeableOptions(state), dial, to) });
}
